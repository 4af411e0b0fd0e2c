import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import { owned } from '../../platform/persistence';
import { type BrandCounter, CountsByBrand } from '../brands';
import { Prompt } from './prompt.entity';

/** Of so many brands PostgreSQL counts all of the user's prompts faster than it plans the list of ids. */
const MANY = 100;

@Injectable()
@CountsByBrand('prompts')
export class PromptsBrandCounter implements BrandCounter {
  constructor(@InjectRepository(Prompt) private readonly prompts: Repository<Prompt>) {}

  async countByBrand(userId: string, brandIds: string[]): Promise<Map<string, number>> {
    const rows = await this.prompts
      .createQueryBuilder('prompt')
      .select('prompt.brandProfileId', 'brandId')
      .addSelect('count(*)::int', 'count')
      .where({ ...owned(userId), brandProfileId: brandIds.length > MANY ? Not(IsNull()) : In(brandIds) })
      .groupBy('prompt.brandProfileId')
      .getRawMany<{ brandId: string; count: number }>();
    return new Map(rows.map(({ brandId, count }) => [brandId, count]));
  }
}
