import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SampleNote } from './sample-note.entity';
import { SampleNotesController } from './sample-notes.controller';
import { SampleNotesService } from './sample-notes.service';
import { SampleNotesTrash } from './sample-notes.trash';

@Module({
  imports: [TypeOrmModule.forFeature([SampleNote])],
  controllers: [SampleNotesController],
  providers: [SampleNotesService, SampleNotesTrash],
})
export class SampleNotesModule {}
