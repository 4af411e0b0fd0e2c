import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type FailureReason, type JobDefinition, Jobs } from '../queue';

/** `waiting` for a worker, `delayed` until its next attempt, `active` with a worker, or `failed` for good and not by a cancellation. */
export const STATES = ['active', 'waiting', 'delayed', 'failed'] as const;
export type State = (typeof STATES)[number];

export interface JobRow {
  id: string;
  userId: string;
  state: State;
  progress: number;
  attempts: number;
  errorCode: FailureReason | null;
  createdAt: Date;
  updatedAt: Date;
  nextAttemptAt: Date | null;
}

/** The words of the table's index of failed jobs stand here too, so that it is used. */
const WHERE: Record<State, string> = {
  active: `status = 'processing'`,
  waiting: `status = 'pending' AND (next_attempt_at IS NULL OR next_attempt_at <= now())`,
  delayed: `status = 'pending' AND next_attempt_at > now()`,
  failed: `status = 'failed' AND error_code <> 'cancelled'`,
};
const CASES = STATES.map((state) => `WHEN ${WHERE[state]} THEN '${state}'`).join(' ');
const COLUMNS = `id, user_id AS "userId", CASE ${CASES} END AS state, progress, attempts, error_code AS "errorCode",
  created_at AS "createdAt", updated_at AS "updatedAt", next_attempt_at AS "nextAttemptAt"`;

/** Everybody's jobs, for operators: where they stand and nothing of what they are about. Changes go by the product's own rules. */
@Injectable()
export class JobRows {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly jobs: Jobs,
  ) {}

  async count({ table }: JobDefinition): Promise<Record<State, number>> {
    const counts = STATES.map(
      (state) => `(SELECT count(*) FROM ${table} WHERE deleted_at IS NULL AND ${WHERE[state]})::int AS ${state}`,
    );
    const [row] = await this.database.query<[Record<State, number>]>(`SELECT ${counts.join(', ')}`);
    return row;
  }

  /** Open ones oldest first, as they stand in line; failed ones newest first. */
  list(
    { table }: JobDefinition,
    state: State,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<JobRow[]> {
    const order = state === 'failed' ? 'updated_at DESC, id' : 'created_at, id';
    return this.database.query<JobRow[]>(
      `SELECT ${COLUMNS} FROM ${table} WHERE deleted_at IS NULL AND ${WHERE[state]} ORDER BY ${order} LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
  }

  /** @returns undefined for what is unknown, completed, cancelled or in the trash */
  async find({ table }: JobDefinition, id: string): Promise<JobRow | undefined> {
    const [row] = await this.database.query<(JobRow & { state: State | null })[]>(
      `SELECT ${COLUMNS} FROM ${table} WHERE id = $1 AND deleted_at IS NULL`,
      [id],
    );
    return row?.state ? row : undefined;
  }

  /**
   * From its first attempt, as when its owner asks for it once more. The row is locked until it waits again, so that two who ask get one.
   * @returns false for what has not failed, or was cancelled
   */
  async retry(job: JobDefinition, id: string): Promise<boolean> {
    const userId = await this.database.transaction(async (tx) => {
      const [row] = await tx.query<{ userId: string }[]>(
        `SELECT user_id AS "userId" FROM ${job.table} WHERE id = $1 AND deleted_at IS NULL AND ${WHERE.failed} FOR UPDATE`,
        [id],
      );
      return row && (await this.jobs.again(job, id, row.userId, tx)) ? row.userId : undefined;
    });
    if (userId !== undefined) this.jobs.enqueue(job, userId);
    return userId !== undefined;
  }

  /** As its owner would. Of what has ended nothing changes. */
  cancel(job: JobDefinition, { id, userId }: JobRow): Promise<void> {
    return this.jobs.cancel(job, id, userId);
  }
}
