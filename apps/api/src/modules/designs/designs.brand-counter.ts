import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import { owned } from '../../platform/persistence';
import { type BrandCounter, type BrandPicture, CountsByBrand } from '../brands';
import { Design } from './design.entity';
import { DesignsMapper } from './designs.mapper';
import { DesignsRepository } from './designs.repository.sql';

/** Of so many brands PostgreSQL counts all of the user's designs faster than it plans the list of ids. */
const MANY = 100;

@Injectable()
@CountsByBrand('designs')
export class DesignsBrandCounter implements BrandCounter {
  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly repository: DesignsRepository,
    private readonly mapper: DesignsMapper,
  ) {}

  async countByBrand(userId: string, brandIds: string[]): Promise<Map<string, number>> {
    const rows = await this.designs
      .createQueryBuilder('design')
      .select('design.brandProfileId', 'brandId')
      .addSelect('count(*)::int', 'count')
      .where({ ...owned(userId), brandProfileId: brandIds.length > MANY ? Not(IsNull()) : In(brandIds) })
      .groupBy('design.brandProfileId')
      .getRawMany<{ brandId: string; count: number }>();
    return new Map(rows.map(({ brandId, count }) => [brandId, count]));
  }

  async newestPictures(userId: string, brandIds: string[]): Promise<Map<string, BrandPicture>> {
    const rows = await this.repository.newestPictures(userId, brandIds);
    return new Map(rows.map((row) => [row.brandId, this.mapper.brandPicture(row)]));
  }
}
