import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { notFound } from '../../platform/errors';
import { owned } from '../../platform/persistence';
import { type Revision, type RevisionHead, Revisions, type RevisionSource } from '../../platform/revisions';
import { Brand } from './brand.entity';

export interface BrandStrategy {
  brand: { name: string; description: string | null };
  /** type of the last one generated or saved */
  type: string | null;
  /** as it was generated or typed: nothing says that it is JSON */
  text: string | null;
}

interface NewStrategy {
  type: string | null;
  text: string;
  source: RevisionSource;
  /** the version that the writer had seen; without it the text is taken whatever came in between */
  basedOn?: number;
}

const toStrategy = (brand: Brand): BrandStrategy => ({
  brand: { name: brand.brandName, description: brand.businessDescription },
  type: brand.strategyInputType,
  text: brand.strategyText,
});

/** The strategy's text of a brand, and its versions. What the text says is the strategy module's. */
@Injectable()
export class BrandStrategies {
  constructor(
    @InjectRepository(Brand) private readonly brands: Repository<Brand>,
    private readonly revisions: Revisions,
  ) {}

  /** @throws 404 when the brand is absent, in the trash, or somebody else's */
  async get(brandId: string, userId: string): Promise<BrandStrategy> {
    const brand = await this.brands.findOneBy(owned(userId, brandId));
    if (!brand) throw notFound('Brand');
    return toStrategy(brand);
  }

  /** That of a brand that may lie in the trash; nothing when it was purged. */
  async find(brandId: string, userId: string): Promise<BrandStrategy | null> {
    const brand = await this.brands.findOne({ where: { id: brandId, userId }, withDeleted: true });
    return brand && toStrategy(brand);
  }

  /** Nobody else changes the brand until the transaction ends. @throws 404 as `get` does */
  async hold(tx: EntityManager, brandId: string, userId: string): Promise<BrandStrategy> {
    const brand = await tx.findOne(Brand, { where: owned(userId, brandId), lock: { mode: 'pessimistic_write' } });
    if (!brand) throw notFound('Brand');
    return toStrategy(brand);
  }

  /** As `hold`, for a brand that may lie in the trash; nothing when it was purged. */
  async holdAnywhere(tx: EntityManager, brandId: string, userId: string): Promise<BrandStrategy | null> {
    const where = { id: brandId, userId };
    const brand = await tx.findOne(Brand, { where, withDeleted: true, lock: { mode: 'pessimistic_write' } });
    return brand && toStrategy(brand);
  }

  /**
   * Puts the text on top of all versions, in the transaction that holds the brand.
   * @returns its version
   * @throws AppError 409 with both texts when there is a newer one than `basedOn`
   */
  async save(tx: EntityManager, brandId: string, userId: string, { type, text, ...by }: NewStrategy): Promise<number> {
    await tx.update(
      Brand,
      { id: brandId, userId },
      {
        strategyText: text,
        strategyInputType: type,
        // a template is no strategy of this brand
        ...(by.source === 'generated' && { strategyExecutedAt: () => 'COALESCE(strategy_executed_at, now())' }),
      },
    );
    return this.revisions.append(tx, this.textOf(brandId, userId), { content: text, ...by });
  }

  /** Newest first. */
  versions(brandId: string, userId: string, page: { limit: number; offset: number }): Promise<RevisionHead[]> {
    return this.revisions.heads(this.textOf(brandId, userId), page);
  }

  /** @throws 404 when there is no such version */
  async version(brandId: string, userId: string, version: number): Promise<Revision> {
    const revision = await this.revisions.find(this.textOf(brandId, userId), version);
    if (!revision) throw notFound('Version');
    return revision;
  }

  private textOf(id: string, userId: string) {
    return { of: Brand, id, userId, field: 'strategy' };
  }
}
