import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { JobDefinition } from './job-definition';
import { JobError } from './job-error';
import { LOCK_MS } from './queue-connections';

/** The row belongs to someone else now, or was cancelled: whatever was made for it must not be written. */
export class LeaseLost extends Error {}

export interface DueJob {
  id: string;
  userId: string;
}

export interface Lease extends DueJob {
  fence: string;
  attempts: number;
  outageSince: Date | null;
}

/** Why a worker gives a row back: its work failed, something was away, or the worker stops. Only the first is an attempt. */
export type ReleaseReason = 'failure' | 'outage' | 'shutdown';

/** What is always left of a living worker's lock: a dead worker's row is free by the time Bull hands its job out again. */
export const LEASE_SECONDS = LOCK_MS / 2 / 1_000;

const HELD = `id = $1 AND fence = $2 AND status = 'processing' AND deleted_at IS NULL`;

/** The state machine of job rows. Every transition is one conditional UPDATE, so that two workers cannot both win. */
@Injectable()
export class Leases {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @returns nothing when the row is done, cancelled, or held by a living worker */
  async take({ table }: JobDefinition, id: string): Promise<Lease | undefined> {
    const [rows] = await this.database.query<[Lease[], number]>(
      `UPDATE ${table}
          SET status = 'processing', fence = fence + 1, attempts = attempts + 1, next_attempt_at = NULL,
              leased_until = now() + make_interval(secs => $2), updated_at = now()
        WHERE id = $1 AND deleted_at IS NULL
          AND (status = 'pending' OR status = 'processing' AND leased_until < now())
        RETURNING id, user_id AS "userId", fence, attempts, outage_since AS "outageSince"`,
      [id, LEASE_SECONDS],
    );
    return rows[0];
  }

  async ownerOf({ table }: JobDefinition, id: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ userId: string }[]>(
      `SELECT user_id AS "userId" FROM ${table} WHERE id = $1`,
      [id],
    );
    return row?.userId;
  }

  /** Heartbeat and progress in one. */
  renew({ table }: JobDefinition, lease: Lease, progress = 0): Promise<void> {
    return this.change(
      this.database.manager,
      `UPDATE ${table} SET progress = GREATEST(progress, $3), leased_until = now() + make_interval(secs => $4), updated_at = now() WHERE ${HELD}`,
      [lease.id, lease.fence, Math.floor(Math.min(Math.max(progress, 0), 100)), LEASE_SECONDS],
    );
  }

  /** May be repeated when it is not known what became of the commit: it is found out, and `write` takes effect once. */
  async complete({ table }: JobDefinition, lease: Lease, write: (tx: EntityManager) => Promise<void>): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        // first, since it locks the row: a cancellation either came before and is seen here, or waits for the end
        await this.change(
          tx,
          `UPDATE ${table}
              SET status = 'completed', progress = 100, error = NULL, error_code = NULL, leased_until = NULL, outage_since = NULL, updated_at = now()
            WHERE ${HELD}`,
          [lease.id, lease.fence],
        );
        await write(tx);
      });
    } catch (error) {
      if (error instanceof LeaseLost && (await this.wasCompleted(table, lease))) return;
      throw error;
    }
  }

  fail({ table }: JobDefinition, lease: Lease, { reason, message }: JobError): Promise<void> {
    return this.change(
      this.database.manager,
      `UPDATE ${table} SET status = 'failed', error_code = $3, error = $4, leased_until = NULL, outage_since = NULL, updated_at = now() WHERE ${HELD}`,
      [lease.id, lease.fence, reason, message],
    );
  }

  /** Back to `pending`, to be handed out again in `delayMs`. */
  release({ table }: JobDefinition, lease: Lease, reason: ReleaseReason, delayMs: number): Promise<void> {
    return this.change(
      this.database.manager,
      `UPDATE ${table}
          SET status = 'pending', leased_until = NULL, next_attempt_at = now() + make_interval(secs => $3), updated_at = now(),
              attempts = attempts - CASE WHEN $4 = 'failure' THEN 0 ELSE 1 END,
              outage_since = CASE $4 WHEN 'outage' THEN COALESCE(outage_since, now()) WHEN 'shutdown' THEN outage_since END
        WHERE ${HELD}`,
      [lease.id, lease.fence, delayMs / 1000, reason],
    );
  }

  /** Ends what is not finished. The worker that holds it notices at its next heartbeat. */
  async cancel({ table }: JobDefinition, tx: EntityManager, id: string, userId: string): Promise<void> {
    const { reason, message } = new JobError('cancelled');
    await tx.query(
      `UPDATE ${table} SET status = 'failed', error_code = $3, error = $4, leased_until = NULL, next_attempt_at = NULL, updated_at = now()
        WHERE id = $1 AND user_id = $2 AND status IN ('pending', 'processing')`,
      [id, userId, reason, message],
    );
  }

  /** What has ended is to be done once more; of what has not, nothing changes. @returns whether it is */
  async reopen({ table }: JobDefinition, tx: EntityManager, id: string, userId: string): Promise<boolean> {
    const [, changed] = await tx.query<[unknown[], number]>(
      `UPDATE ${table} SET status = 'pending', progress = 0, error = NULL, error_code = NULL, attempts = 0, next_attempt_at = NULL,
              outage_since = NULL, updated_at = now()
        WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL AND status IN ('completed', 'failed')`,
      [id, userId],
    );
    return changed > 0;
  }

  /**
   * Rows that belong into the queue, oldest first: of every user's line the first `share`, as far as nobody works on
   * them. What waits for a later attempt does not stand in line.
   */
  async due({ table, share }: JobDefinition, { userId, limit }: { userId?: string; limit: number }): Promise<DueJob[]> {
    return this.database.query<DueJob[]>(
      `SELECT id, user_id AS "userId" FROM (
         SELECT id, user_id, created_at, status, leased_until,
                row_number() OVER (PARTITION BY user_id ORDER BY created_at, id) AS place
           FROM ${table}
          WHERE deleted_at IS NULL AND ($3::uuid IS NULL OR user_id = $3)
            AND (status = 'processing' OR status = 'pending' AND (next_attempt_at IS NULL OR next_attempt_at <= now()))
       ) line
        WHERE place <= $1 AND (status = 'pending' OR leased_until < now())
        ORDER BY created_at, id LIMIT $2`,
      [share, limit, userId ?? null],
    );
  }

  /** Everybody's rows that are not finished, and for how many seconds the one that is due longest has waited. */
  async open({ table }: JobDefinition): Promise<{ pending: number; processing: number; oldestSeconds: number }> {
    const [row] = await this.database.query<[{ pending: number; processing: number; oldestSeconds: number }]>(
      `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
              count(*) FILTER (WHERE status = 'processing')::int AS processing,
              GREATEST(0, extract(epoch FROM now() - min(COALESCE(next_attempt_at, updated_at)) FILTER (WHERE status = 'pending')))::float AS "oldestSeconds"
         FROM ${table} WHERE status IN ('pending', 'processing') AND deleted_at IS NULL`,
    );
    return row;
  }

  private async wasCompleted(table: string, { id, fence }: Lease): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT FROM ${table} WHERE id = $1 AND fence = $2 AND status = 'completed'`,
      [id, fence],
    );
    return rows.length > 0;
  }

  private async change(manager: EntityManager, sql: string, parameters: unknown[]): Promise<void> {
    const [, changed] = await manager.query<[unknown[], number]>(sql, parameters);
    if (changed === 0) throw new LeaseLost();
  }
}
