import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EntityTrash, Trashes } from '../../../src/platform/trash';
import { SampleNote } from './sample-note.entity';

@Injectable()
@Trashes('sample-note')
export class SampleNotesTrash extends EntityTrash<SampleNote> {
  constructor(@InjectRepository(SampleNote) sampleNotes: Repository<SampleNote>) {
    super(sampleNotes, 'title');
  }
}
