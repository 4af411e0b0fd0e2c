import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Brand } from './brand.entity';
import { BrandCounters } from './brand-counts';
import { BrandStrategies } from './brand-strategies';
import { BrandsController } from './brands.controller';
import { BrandsService } from './brands.service';
import { BrandsTrash } from './brands.trash';

@Module({
  imports: [TypeOrmModule.forFeature([Brand]), DiscoveryModule],
  controllers: [BrandsController],
  providers: [BrandsService, BrandCounters, BrandStrategies, BrandsTrash],
  exports: [BrandsService, BrandStrategies],
})
export class BrandsModule {}
