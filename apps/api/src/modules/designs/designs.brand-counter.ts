import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { owned } from '../../platform/persistence';
import { type BrandCounter, CountsByBrand } from '../brands';
import { Design } from './design.entity';

@Injectable()
@CountsByBrand('designs')
export class DesignsBrandCounter implements BrandCounter {
  constructor(@InjectRepository(Design) private readonly designs: Repository<Design>) {}

  async countByBrand(userId: string, brandIds: string[]): Promise<Map<string, number>> {
    const rows = await this.designs
      .createQueryBuilder('design')
      .select('design.brandProfileId', 'brandId')
      .addSelect('count(*)::int', 'count')
      .where({ ...owned(userId), brandProfileId: In(brandIds) })
      .groupBy('design.brandProfileId')
      .getRawMany<{ brandId: string; count: number }>();
    return new Map(rows.map(({ brandId, count }) => [brandId, count]));
  }
}
