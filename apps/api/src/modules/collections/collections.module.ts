import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InspirationsModule } from '../inspirations';
import { Collection, CollectionItem } from './collection.entity';
import { CollectionsController } from './collections.controller';
import { CollectionsRepository } from './collections.repository.sql';
import { CollectionsService } from './collections.service';
import { CollectionsTrash } from './collections.trash';

@Module({
  imports: [TypeOrmModule.forFeature([Collection, CollectionItem]), InspirationsModule],
  controllers: [CollectionsController],
  providers: [CollectionsService, CollectionsRepository, CollectionsTrash],
})
export class CollectionsModule {}
