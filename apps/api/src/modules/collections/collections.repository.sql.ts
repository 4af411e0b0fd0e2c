import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { containing, toLimitOffset } from '../../platform/pagination';
import { columnsOf } from '../../platform/persistence';
import { LIVING_INSPIRATIONS } from '../inspirations';
import { Collection } from './collection.entity';
import type { ListCollectionsQuery } from './dto/collection.dto';

const PICTURES = 4;

const ITEMS = `collection_items m JOIN ${LIVING_INSPIRATIONS} i ON i.id = m.inspiration_id AND i.user_id = c.user_id
  WHERE m.collection_id = c.id`;

/** A collection with what it holds. */
export type CollectionRow = Collection & {
  designCount: number;
  /** at most four, the cover first */
  pictureIds: string[];
};

/** What collections hold, in SQL: counted and chosen from in one go. Every query names the owner. */
@Injectable()
export class CollectionsRepository {
  private readonly columns: string;

  constructor(@InjectRepository(Collection) private readonly collections: Repository<Collection>) {
    this.columns = `${columnsOf(collections.metadata, 'c')},
      (SELECT count(*)::int FROM ${ITEMS}) AS "designCount",
      ARRAY(SELECT i.id FROM ${ITEMS}
             ORDER BY i.id = c.cover_id DESC NULLS LAST, m.added_at DESC, i.id LIMIT ${PICTURES}) AS "pictureIds"`;
  }

  /** One page, and one row more when there are others. */
  list(userId: string, query: ListCollectionsQuery): Promise<CollectionRow[]> {
    const parameters: unknown[] = [userId];
    const put = (value: unknown) => `$${parameters.push(value)}`;
    const conditions = ['c.user_id = $1', 'c.deleted_at IS NULL'];
    if (query.search !== undefined) conditions.push(`c.name ILIKE ${put(containing(query.search))}`);
    if (query.inspiration_id !== undefined)
      conditions.push(
        `c.id IN (SELECT m.collection_id FROM collection_items m WHERE m.inspiration_id = ${put(query.inspiration_id)})`,
      );
    const { limit, offset } = toLimitOffset(query);
    return this.collections.query<CollectionRow[]>(
      `SELECT ${this.columns}
         FROM (SELECT * FROM collections c WHERE ${conditions.join(' AND ')}
                ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit} OFFSET ${offset}) c
        ORDER BY c.created_at DESC, c.id DESC`,
      parameters,
    );
  }

  async find(id: string, userId: string): Promise<CollectionRow | undefined> {
    const rows = await this.collections.query<CollectionRow[]>(
      `SELECT ${this.columns} FROM collections c WHERE c.id = $1 AND c.user_id = $2 AND c.deleted_at IS NULL`,
      [id, userId],
    );
    return rows[0];
  }

  /** @returns how many were not in it already */
  async add(tx: EntityManager, id: string, inspirationIds: string[]): Promise<number> {
    const rows = await tx.query<unknown[]>(
      `INSERT INTO collection_items (collection_id, inspiration_id) SELECT $1, unnest($2::uuid[])
         ON CONFLICT DO NOTHING RETURNING inspiration_id`,
      [id, inspirationIds],
    );
    return rows.length;
  }
}
