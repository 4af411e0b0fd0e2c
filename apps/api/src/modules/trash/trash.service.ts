import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { notFound } from '../../platform/errors';
import { paginate, type PageQuery, toLimitOffset } from '../../platform/pagination';
import { FileLinks } from '../../platform/storage';
import { type TrashItem, TrashMark, type TrashSource } from '../../platform/trash';
import type { EmptiedResponse, RestoredResponse, TrashListResponse, TrashReference } from './dto/trash.dto';

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;
const PURGE_BATCH = 100;
/** How much one call removes: it is over well before anybody gives up waiting for it. */
const EMPTY_BATCH = 200;

@Injectable()
export class TrashService implements OnApplicationBootstrap {
  private readonly sources = new Map<string, TrashSource>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly links: FileLinks,
  ) {}

  onApplicationBootstrap(): void {
    for (const wrapper of this.discovery.getProviders({ metadataKey: TrashMark.KEY })) {
      const type = this.discovery.getMetadataByDecorator(TrashMark, wrapper);
      if (type !== undefined) this.sources.set(type, wrapper.instance as TrashSource);
    }
  }

  async list(userId: string, query: PageQuery): Promise<TrashListResponse> {
    const { limit, offset } = toLimitOffset(query);
    const sources = [...this.sources];
    const [all, counts] = await Promise.all([
      Promise.all(
        sources.map(async ([type, source]) =>
          (await source.list(userId, { limit: offset + limit })).map((item) => ({ ...item, type })),
        ),
      ),
      Promise.all(sources.map(([, source]) => source.count(userId))),
    ]);
    const newestFirst = all
      .flat()
      .sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime() || (a.id < b.id ? 1 : -1));
    const { rows, pagination } = paginate(newestFirst.slice(offset, offset + limit), query);
    const items = rows.map(({ type, id, title, deletedAt, picture }) => ({
      type,
      id,
      title,
      deleted_at: deletedAt.toISOString(),
      purged_at: new Date(deletedAt.getTime() + KEPT_MS).toISOString(),
      picture: picture ? this.toPicture(picture) : null,
    }));
    return { items, total: counts.reduce((sum, count) => sum + count, 0), pagination };
  }

  private toPicture({ bucket, path, width, height, averageColor }: NonNullable<TrashItem['picture']>) {
    return {
      thumbnail_url: this.links.signTrashed(bucket, path),
      width,
      height,
      average_color: averageColor,
    };
  }

  /** Takes out what is still there; the rest has been taken out or removed meanwhile. */
  async restore(items: TrashReference[], userId: string): Promise<RestoredResponse> {
    const restored: TrashReference[] = [];
    for (const { type, id } of items)
      if (await this.sources.get(type)?.restore(id, userId)) restored.push({ type, id });
    return { restored };
  }

  /** Removes for good what was deleted before `before`, as much as one call can. */
  async empty(userId: string, before = new Date()): Promise<EmptiedResponse> {
    let tried = 0;
    let purged = 0;
    for (const source of this.sources.values()) {
      const batch = await source.list(userId, { limit: EMPTY_BATCH - tried + 1, before });
      for (const { id } of batch) {
        if (tried === EMPTY_BATCH) return { purged, has_more: true, before: before.toISOString() };
        tried += 1;
        // one that is gone by now was removed or taken out elsewhere
        if (await source.purge(id, userId)) purged += 1;
      }
    }
    return { purged, has_more: false, before: before.toISOString() };
  }

  async purge(type: string, id: string, userId: string): Promise<void> {
    if (!(await this.sources.get(type)?.purge(id, userId))) throw notFound('Item');
  }

  /**
   * Removes for good what has been in the trash for 30 days. What cannot be removed holds up nothing else.
   * @throws Error with the first reason as its cause, when something is left
   */
  async purgeExpired(now = Date.now()): Promise<void> {
    const before = new Date(now - KEPT_MS);
    const failures: unknown[] = [];
    for (const source of this.sources.values())
      failures.push(...(await purgeAll(source, before).catch((error: unknown) => [error])));
    if (failures.length > 0) throw new Error('something due is left', { cause: failures[0] });
  }
}

/** @returns why things of this kind are left; as many reasons as a batch has things, at most */
async function purgeAll(source: TrashSource, before: Date): Promise<unknown[]> {
  for (;;) {
    const batch = await source.expired(before, PURGE_BATCH);
    const failures: unknown[] = [];
    let removed = 0;
    for (const { id, userId } of batch) {
      try {
        if (await source.purge(id, userId)) removed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    // a full batch of which something went has others behind it
    if (batch.length < PURGE_BATCH || removed === 0) return failures;
  }
}
