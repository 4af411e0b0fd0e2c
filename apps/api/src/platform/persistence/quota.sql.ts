import type { EntityManager } from 'typeorm';
import { AppError } from '../errors';
import { advisoryLock } from './advisory-lock.sql';

type EntityClass = new () => object;

interface Limit {
  /** rows of one user, with those in the trash */
  rows: number;
  /** their plural in a sentence: 'brands' */
  things: string;
}

const limits = new Map<unknown, Limit>();

/** Says how many rows of a kind one user may have; the table has `user_id` and `deleted_at`. Whoever inserts one asks `withinQuota` before, in the same transaction. */
export const Quota =
  (rows: number, things: string): ClassDecorator =>
  (entity) =>
    void limits.set(entity, { rows, things });

export const quotaOf = (entity: unknown): Limit | undefined => limits.get(entity);

/**
 * Makes sure that `adding` more rows are within the user's quota. Requests that come together wait for each other, so
 * that none is let in beside the last place.
 * @throws AppError 409 QUOTA_REACHED with a sentence
 */
export async function withinQuota(tx: EntityManager, entity: EntityClass, userId: string, adding = 1): Promise<void> {
  const limit = quotaOf(entity);
  if (!limit) throw new Error(`${entity.name} has no quota`);
  await advisoryLock(tx, `quota ${entity.name} ${userId}`);
  const { tablePath } = tx.dataSource.getMetadata(entity);
  // counted apart, since kept and trashed rows have an index each
  const [{ kept, in_trash }] = await tx.query<[Record<'kept' | 'in_trash', number>]>(
    `SELECT (SELECT count(*)::int FROM ${tablePath} WHERE user_id = $1 AND deleted_at IS NULL) AS kept,
            (SELECT count(*)::int FROM ${tablePath} WHERE user_id = $1 AND deleted_at IS NOT NULL) AS in_trash`,
    [userId],
  );
  if (kept + in_trash + adding > limit.rows)
    throw new AppError(
      409,
      'QUOTA_REACHED',
      `You have reached the limit of ${limit.rows.toLocaleString('en')} ${limit.things}, with those in the trash. Delete some for good to make room.`,
      { details: { limit: limit.rows, kept, in_trash } },
    );
}
