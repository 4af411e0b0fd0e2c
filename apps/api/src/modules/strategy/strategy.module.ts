import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QueueModule } from '../../platform/queue';
import { BrandsModule } from '../brands';
import { generateStrategy, GenerateStrategyProcessor } from './generate-strategy.job';
import { StrategyController } from './strategy.controller';
import { StrategyGeneration } from './strategy-generation.entity';
import { StrategyService } from './strategy.service';

@Module({
  imports: [TypeOrmModule.forFeature([StrategyGeneration]), QueueModule.forFeature(generateStrategy), BrandsModule],
  controllers: [StrategyController],
  providers: [StrategyService, GenerateStrategyProcessor],
})
export class StrategyModule {}
