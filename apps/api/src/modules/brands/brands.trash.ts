import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { EntityTrash, Trashes } from '../../platform/trash';
import { Brand } from './brand.entity';

@Injectable()
@Trashes('brand')
export class BrandsTrash extends EntityTrash<Brand> {
  constructor(@InjectRepository(Brand) brands: Repository<Brand>) {
    super(brands, 'brandName');
  }
}
