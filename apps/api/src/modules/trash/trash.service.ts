import { Inject, Injectable } from '@nestjs/common';
import { notFound } from '../../platform/errors';
import { paginate, type PageQuery, toLimitOffset } from '../../platform/pagination';
import type { TrashSource } from '../../platform/trash';
import type { TrashListResponse } from './dto/trash.dto';

export const TRASH_SOURCES = Symbol('TrashSources');

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;
const PURGE_BATCH = 100;

@Injectable()
export class TrashService {
  constructor(@Inject(TRASH_SOURCES) private readonly sources: readonly TrashSource[]) {}

  async list(userId: string, query: PageQuery): Promise<TrashListResponse> {
    const { limit, offset } = toLimitOffset(query);
    const all = await Promise.all(
      this.sources.map(async (source) =>
        (await source.list(userId, offset + limit)).map((item) => ({ ...item, type: source.type })),
      ),
    );
    const newestFirst = all
      .flat()
      .sort((a, b) => b.deleted_at.getTime() - a.deleted_at.getTime() || (a.id < b.id ? 1 : -1));
    const { rows, pagination } = paginate(newestFirst.slice(offset, offset + limit), query);
    const items = rows.map(({ type, id, title, deleted_at }) => ({
      type,
      id,
      title,
      deleted_at: deleted_at.toISOString(),
      purged_at: new Date(deleted_at.getTime() + KEPT_MS).toISOString(),
    }));
    return { items, pagination };
  }

  async purge(type: string, id: string, userId: string): Promise<void> {
    const source = this.sources.find((candidate) => candidate.type === type);
    if (!source || !(await source.purge(id, userId))) throw notFound('Item');
  }

  /** Removes for good what has been in the trash for 30 days. */
  async purgeExpired(now = Date.now()): Promise<void> {
    const before = new Date(now - KEPT_MS);
    for (const source of this.sources) {
      for (
        let batch = await source.expired(before, PURGE_BATCH);
        batch.length > 0;
        batch = await source.expired(before, PURGE_BATCH)
      ) {
        for (const { id, user_id } of batch) await source.purge(id, user_id);
      }
    }
  }
}
