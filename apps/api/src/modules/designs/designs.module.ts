import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/queue';
import { BrandsModule } from '../brands';
import { PromptsModule } from '../prompts';
import { ArchivesController } from './archive/archives.controller';
import { ArchivesService } from './archive/archives.service';
import { Design } from './design.entity';
import { DesignRequest } from './design-request.entity';
import { DesignsController } from './designs.controller';
import { DesignsBrandCounter } from './designs.brand-counter';
import { DesignsPromptFinder } from './designs.prompt-finder';
import { DesignsMapper } from './designs.mapper';
import { DesignsService } from './designs.service';
import { DesignsTrash } from './designs.trash';
import { DesignsRepository } from './designs.repository.sql';
import { InputImages } from './input-images';
import { generateDesign } from './jobs/generate-design.job';
import { GenerateDesignProcessor } from './jobs/generate-design.processor';

@Module({
  imports: [
    TypeOrmModule.forFeature([Design, DesignRequest]),
    QueueModule.forFeature(generateDesign),
    BrandsModule,
    PromptsModule,
  ],
  controllers: [DesignsController, ArchivesController],
  providers: [
    DesignsService,
    ArchivesService,
    DesignsMapper,
    DesignsRepository,
    InputImages,
    GenerateDesignProcessor,
    DesignsTrash,
    DesignsBrandCounter,
    DesignsPromptFinder,
  ],
  exports: [DesignsService],
})
export class DesignsModule {}
