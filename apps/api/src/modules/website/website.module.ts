import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/queue';
import { BrandsModule } from '../brands';
import { generateWebsite, GenerateWebsiteProcessor } from './generate-website.job';
import { WebsiteController } from './website.controller';
import { WebsiteGeneration } from './website-generation.entity';
import { WebsiteService } from './website.service';

@Module({
  imports: [TypeOrmModule.forFeature([WebsiteGeneration]), QueueModule.forFeature(generateWebsite), BrandsModule],
  controllers: [WebsiteController],
  providers: [WebsiteService, GenerateWebsiteProcessor],
})
export class WebsiteModule {}
