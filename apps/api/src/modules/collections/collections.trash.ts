import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EntityTrash, Trashes } from '../../platform/trash';
import { Collection } from './collection.entity';

@Injectable()
@Trashes('collection')
export class CollectionsTrash extends EntityTrash<Collection> {
  constructor(@InjectRepository(Collection) collections: Repository<Collection>) {
    super(collections, 'name');
  }
}
