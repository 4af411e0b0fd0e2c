import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EntityTrash, Trashes } from '../../platform/trash';
import { Prompt } from './prompt.entity';

@Injectable()
@Trashes('prompt')
export class PromptsTrash extends EntityTrash<Prompt> {
  constructor(@InjectRepository(Prompt) prompts: Repository<Prompt>) {
    super(prompts, 'name');
  }
}
