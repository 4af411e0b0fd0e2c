import { Module } from '@nestjs/common';
import { BrandsController } from './brands.controller';
import { BrandsService } from './brands.service';
import { BrandsTrash } from './brands.trash';

@Module({
  controllers: [BrandsController],
  providers: [BrandsService, BrandsTrash],
  exports: [BrandsService, BrandsTrash],
})
export class BrandsModule {}
