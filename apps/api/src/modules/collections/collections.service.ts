import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { AppError, invalid, notFound } from '../../platform/errors';
import { paginate } from '../../platform/pagination';
import { owned, trashed, withinQuota } from '../../platform/persistence';
import { type InspirationListResponse, type InspirationResponse, InspirationsService } from '../inspirations';
import type { ListInspirationsQuery } from '../inspirations';
import { Collection, CollectionItem } from './collection.entity';
import { type CollectionRow, CollectionsRepository } from './collections.repository.sql';
import type { CreateCollectionDto, ListCollectionsQuery, UpdateCollectionDto } from './dto/collection.dto';
import type { CollectionItemsResponse, CollectionListResponse, CollectionResponse } from './dto/collection.response';

const MAX_ITEMS = 10_000;

@Injectable()
export class CollectionsService {
  constructor(
    @InjectRepository(Collection) private readonly collections: Repository<Collection>,
    private readonly repository: CollectionsRepository,
    private readonly inspirations: InspirationsService,
  ) {}

  async list(userId: string, query: ListCollectionsQuery): Promise<CollectionListResponse> {
    const { rows, pagination } = paginate(await this.repository.list(userId, query), query);
    return { data: await this.toResponses(rows, userId), pagination };
  }

  async get(id: string, userId: string): Promise<CollectionResponse> {
    const row = await this.repository.find(id, userId);
    const [collection] = row ? await this.toResponses([row], userId) : [];
    if (!collection) throw notFound('Collection');
    return collection;
  }

  /** The inspirations in it, found and ordered as they are elsewhere. */
  async listItems(id: string, userId: string, query: ListInspirationsQuery): Promise<InspirationListResponse> {
    if (!(await this.collections.existsBy(owned(userId, id)))) throw notFound('Collection');
    const sql = 'i.id IN (SELECT m.inspiration_id FROM collection_items m WHERE m.collection_id = ?)';
    return this.inspirations.list(userId, query, { sql, value: id });
  }

  async create(userId: string, { name }: CreateCollectionDto): Promise<CollectionResponse> {
    const id = randomUUID();
    await this.collections.manager.transaction(async (tx) => {
      await withinQuota(tx, Collection, userId);
      await tx.insert(Collection, { id, userId, name });
    });
    return this.get(id, userId);
  }

  async update(id: string, userId: string, { name, cover_id }: UpdateCollectionDto): Promise<CollectionResponse> {
    await this.collections.manager.transaction(async (tx) => {
      await getLocked(tx, id, userId);
      if (cover_id && !(await tx.existsBy(CollectionItem, { collectionId: id, inspirationId: cover_id })))
        throw invalid('cover_id', 'The cover must be one of the collection.');
      if (name !== undefined || cover_id !== undefined)
        await tx.update(Collection, { id }, { name, coverId: cover_id });
    });
    return this.get(id, userId);
  }

  async addItems(id: string, userId: string, inspirationIds: string[]): Promise<CollectionItemsResponse> {
    const found = await this.inspirations.findAll(inspirationIds, userId);
    const changed = await this.collections.manager.transaction(async (tx) => {
      await getLocked(tx, id, userId);
      if (found.size === 0) throw notFound('Inspiration');
      const added = await this.repository.add(tx, id, [...found.keys()]);
      if ((await tx.countBy(CollectionItem, { collectionId: id })) > MAX_ITEMS)
        throw new AppError(
          409,
          'QUOTA_REACHED',
          `A collection holds at most ${MAX_ITEMS.toLocaleString('en')} inspirations.`,
        );
      return added;
    });
    return {
      collection: await this.get(id, userId),
      changed,
      not_found: inspirationIds.filter((one) => !found.has(one)),
    };
  }

  /** Takes them out of the collection; they stay inspirations. */
  async removeItems(id: string, userId: string, inspirationIds: string[]): Promise<CollectionItemsResponse> {
    const found = await this.inspirations.findAll(inspirationIds, userId);
    const changed = await this.collections.manager.transaction(async (tx) => {
      await getLocked(tx, id, userId);
      const { affected } = await tx.delete(CollectionItem, { collectionId: id, inspirationId: In(inspirationIds) });
      return affected ?? 0;
    });
    return {
      collection: await this.get(id, userId),
      changed,
      not_found: inspirationIds.filter((one) => !found.has(one)),
    };
  }

  async remove(id: string, userId: string): Promise<void> {
    const { affected } = await this.collections.softDelete(owned(userId, id));
    if (affected === 0) throw notFound('Collection');
  }

  async restore(id: string, userId: string): Promise<CollectionResponse> {
    await this.collections.restore(trashed(userId, id));
    return this.get(id, userId);
  }

  private async toResponses(rows: CollectionRow[], userId: string): Promise<CollectionResponse[]> {
    const found = await this.inspirations.findAll([...new Set(rows.flatMap(({ pictureIds }) => pictureIds))], userId);
    return rows.map(({ id, name, designCount, pictureIds, createdAt, updatedAt }) => {
      const pictures = pictureIds.flatMap((one) => found.get(one) ?? []).filter(({ image_url }) => image_url !== null);
      return {
        id,
        name,
        image: coverUrl(pictures[0]),
        design_count: designCount,
        pictures: pictures.map(({ id: pictureId, thumbnails, width, height, average_color }) => ({
          id: pictureId,
          thumbnails,
          width,
          height,
          average_color,
        })),
        created_at: createdAt.toISOString(),
        updated_at: updatedAt.toISOString(),
      };
    });
  }
}

/** Sharp on most cards; the smallest where there is no larger one. */
const coverUrl = (picture?: InspirationResponse) => (picture?.thumbnails[1] ?? picture?.thumbnails[0])?.url ?? null;

async function getLocked(tx: EntityManager, id: string, userId: string): Promise<void> {
  const lock = { mode: 'pessimistic_write' as const };
  if (!(await tx.findOne(Collection, { where: owned(userId, id), lock }))) throw notFound('Collection');
}
