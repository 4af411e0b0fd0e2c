import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Brand } from './brand.entity';
import { BrandCounters } from './brand-counts';
import { BrandStrategies } from './brand-strategies';
import { BrandWebsites } from './brand-websites';
import { BrandsController } from './brands.controller';
import { BrandsService } from './brands.service';
import { BrandsTrash } from './brands.trash';
import { Website } from './website.entity';

@Module({
  imports: [TypeOrmModule.forFeature([Brand, Website]), DiscoveryModule],
  controllers: [BrandsController],
  providers: [BrandsService, BrandCounters, BrandStrategies, BrandWebsites, BrandsTrash],
  exports: [BrandsService, BrandStrategies, BrandWebsites],
})
export class BrandsModule {}
