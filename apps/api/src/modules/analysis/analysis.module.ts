import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/queue';
import { DesignsModule } from '../designs';
import { InspirationsModule } from '../inspirations';
import { PromptsModule } from '../prompts';
import { AnalysisController } from './analysis.controller';
import { AnalysisMapper } from './analysis.mapper';
import { AnalysisService } from './analysis.service';
import { AnalysisTrash } from './analysis.trash';
import { AnalyzeImageProcessor, analyzeImage } from './analyze-image.job';
import { ImageAnalysis } from './image-analysis.entity';
import { AnalysedPictures } from './analysed-pictures';

@Module({
  imports: [
    TypeOrmModule.forFeature([ImageAnalysis]),
    QueueModule.forFeature(analyzeImage),
    DesignsModule,
    InspirationsModule,
    PromptsModule,
  ],
  controllers: [AnalysisController],
  providers: [AnalysisService, AnalysedPictures, AnalysisMapper, AnalyzeImageProcessor, AnalysisTrash],
})
export class AnalysisModule {}
