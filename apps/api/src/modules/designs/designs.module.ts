import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands';
import { DesignsController } from './designs.controller';
import { DesignsMapper } from './designs.mapper';
import { DesignsService } from './designs.service';
import { DesignsTrash } from './designs.trash';
import { Gallery } from './gallery';
import { Inputs } from './inputs';
import { GenerateDesignProcessor } from './jobs/generate-design.processor';

@Module({
  imports: [BrandsModule],
  controllers: [DesignsController],
  providers: [DesignsService, DesignsMapper, Gallery, Inputs, GenerateDesignProcessor, DesignsTrash],
  exports: [DesignsService, DesignsTrash],
})
export class DesignsModule {}
