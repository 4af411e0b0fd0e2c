import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrandsModule } from '../brands';
import { BrandPromptsController } from './brand-prompts.controller';
import { PromptDesigns } from './prompt-designs';
import { PromptWriter } from './prompt-writer';
import { PromptWriting } from './prompt-writing.service';
import { Prompt } from './prompt.entity';
import { PromptsBrandCounter } from './prompts.brand-counter';
import { PromptsController } from './prompts.controller';
import { PromptsService } from './prompts.service';
import { PromptsTrash } from './prompts.trash';

@Module({
  imports: [TypeOrmModule.forFeature([Prompt]), DiscoveryModule, BrandsModule],
  controllers: [PromptsController, BrandPromptsController],
  providers: [PromptsService, PromptWriting, PromptWriter, PromptDesigns, PromptsBrandCounter, PromptsTrash],
  exports: [PromptsService],
})
export class PromptsModule {}
