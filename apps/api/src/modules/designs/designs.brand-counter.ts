import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { type BrandCounter, CountsByBrand } from '../brands';
import { Design } from './design.entity';

@Injectable()
@CountsByBrand('designs')
export class DesignsBrandCounter implements BrandCounter {
  constructor(@InjectRepository(Design) private readonly designs: Repository<Design>) {}

  async countByBrand(userId: string, brandIds: string[]): Promise<Map<string, number>> {
    const rows = await this.designs
      .createQueryBuilder('design')
      .select('design.brand_profile_id', 'brandId')
      .addSelect('count(*)::int', 'count')
      .where({ user_id: userId, brand_profile_id: In(brandIds), deleted_at: IsNull() })
      .groupBy('design.brand_profile_id')
      .getRawMany<{ brandId: string; count: number }>();
    return new Map(rows.map(({ brandId, count }) => [brandId, count]));
  }
}
