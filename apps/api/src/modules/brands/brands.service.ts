import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsSelect, ILike, Repository } from 'typeorm';
import { notFound } from '../../platform/errors';
import { containing, findPage } from '../../platform/pagination';
import { owned, trashed, withinQuota } from '../../platform/persistence';
import { Revisions } from '../../platform/revisions';
import { Brand } from './brand.entity';
import { BrandCounters } from './brand-counts';
import { toBrandProfile, toBrandProfileDetail } from './brands.mapper';
import type { CreateBrandProfileDto, ListBrandProfilesQuery, UpdateBrandProfileDto } from './dto/brand-profile.dto';
import type { BrandProfileEnvelope, BrandProfileListResponse } from './dto/brand-profile.response';

/** Not the strategy, which may be long. */
const LISTED: FindOptionsSelect<Brand> = {
  id: true,
  brandName: true,
  businessDescription: true,
  strategyExecutedAt: true,
  websiteContentExecutedAt: true,
  createdAt: true,
  updatedAt: true,
};

@Injectable()
export class BrandsService {
  constructor(
    @InjectRepository(Brand) private readonly brands: Repository<Brand>,
    private readonly counters: BrandCounters,
    private readonly revisions: Revisions,
  ) {}

  async list(userId: string, query: ListBrandProfilesQuery): Promise<BrandProfileListResponse> {
    const text = query.search === undefined ? undefined : ILike(containing(query.search));
    const { rows, pagination } = await findPage(
      this.brands,
      text
        ? [
            { ...owned(userId), brandName: text },
            { ...owned(userId), businessDescription: text },
          ]
        : owned(userId),
      query,
      { select: LISTED },
    );
    const ids = rows.map(({ id }) => id);
    const [countsOf, pictures] = await Promise.all([
      this.counters.count(userId, ids),
      this.counters.newestPictures(userId, ids),
    ]);
    return {
      profiles: rows.map((brand) => toBrandProfile(brand, countsOf(brand.id), pictures.get(brand.id))),
      pagination,
    };
  }

  async get(id: string, userId: string): Promise<BrandProfileEnvelope> {
    const [[brand, newest], countsOf, pictures] = await Promise.all([
      this.revisions.atOneMoment(
        async (tx) =>
          [await this.getOwned(id, userId, tx), await this.revisions.newest(tx, Brand, id, userId)] as const,
      ),
      this.counters.count(userId, [id]),
      this.counters.newestPictures(userId, [id]),
    ]);
    return { profile: toBrandProfileDetail(brand, countsOf(id), pictures.get(id), newest) };
  }

  async create(userId: string, dto: CreateBrandProfileDto): Promise<BrandProfileEnvelope> {
    const { id } = await this.brands.manager.transaction((tx) => this.createIn(tx, userId, dto));
    return this.get(id, userId);
  }

  /** As `create`, in the caller's transaction. */
  async createIn(
    tx: EntityManager,
    userId: string,
    { brand_name, business_description }: CreateBrandProfileDto,
  ): Promise<{ id: string; name: string }> {
    const id = randomUUID();
    await withinQuota(tx, Brand, userId);
    await tx.insert(Brand, { id, userId, brandName: brand_name, businessDescription: business_description || null });
    return { id, name: brand_name };
  }

  /**
   * Changes what is given and leaves the rest; what was there before is kept as a version.
   * @throws AppError 409 with both when somebody else saved since `version`
   */
  async update(
    id: string,
    userId: string,
    { name, description, version }: UpdateBrandProfileDto,
  ): Promise<BrandProfileEnvelope> {
    await this.brands.manager.transaction(async (tx) => {
      const brand = await tx.findOne(Brand, { where: owned(userId, id), lock: { mode: 'pessimistic_write' } });
      if (!brand) throw notFound('Brand');
      const brandName = name ?? brand.brandName;
      const businessDescription = description === undefined ? brand.businessDescription : description || null;
      const content = JSON.stringify({ name: brandName, description: businessDescription });
      await tx.update(Brand, owned(userId, id), { brandName, businessDescription });
      const text = { of: Brand, id, userId, field: 'details' };
      await this.revisions.append(tx, text, { content, source: 'edited', basedOn: version });
    });
    return this.get(id, userId);
  }

  /** To the trash. Its designs and prompts stay, without a brand's name. */
  async remove(id: string, userId: string): Promise<void> {
    const { affected } = await this.brands.softDelete(owned(userId, id));
    if (affected === 0) throw notFound('Brand');
  }

  async restore(id: string, userId: string): Promise<BrandProfileEnvelope> {
    await this.brands.restore(trashed(userId, id));
    return this.get(id, userId);
  }

  /** @throws 404 when the brand is absent, in the trash, or somebody else's */
  async getNamed(id: string, userId: string): Promise<{ id: string; name: string }> {
    const { brandName } = await this.getOwned(id, userId);
    return { id, name: brandName };
  }

  /** The names of all the user's brands, each once, in order. */
  async names(userId: string): Promise<string[]> {
    const rows = await this.brands
      .createQueryBuilder('brand')
      .select('DISTINCT brand.brandName', 'name')
      .where(owned(userId))
      .orderBy('name')
      .getRawMany<{ name: string }>();
    return rows.map(({ name }) => name);
  }

  async idsNamed(userId: string, brandName: string): Promise<string[]> {
    const rows = await this.brands.find({ select: { id: true }, where: { ...owned(userId), brandName } });
    return rows.map(({ id }) => id);
  }

  /** Of the brands whose name has that text somewhere, in any case. */
  async idsContaining(userId: string, text: string): Promise<string[]> {
    const brandName = ILike(containing(text));
    const rows = await this.brands.find({ select: { id: true }, where: { ...owned(userId), brandName } });
    return rows.map(({ id }) => id);
  }

  private async getOwned(id: string, userId: string, tx: EntityManager = this.brands.manager): Promise<Brand> {
    const brand = await tx.findOneBy(Brand, owned(userId, id));
    if (!brand) throw notFound('Brand');
    return brand;
  }
}
