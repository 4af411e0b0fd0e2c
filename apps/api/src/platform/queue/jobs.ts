import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { JobTraces } from '../tracing';
import type { JobDefinition } from './job-definition';
import type { FailureReason } from './job-error';
import type { JobStatus } from './job-state';
import { Leases } from './leases';
import { Queues } from './queues';

/** Between two looks at a job that somebody waits for. */
const LOOK_MS = 150;

/** Where a job stands, whatever its kind. */
export interface JobStanding {
  id: string;
  job: JobDefinition;
  status: JobStatus;
  progress: number;
  error: string | null;
  errorCode: FailureReason | null;
}

/** What modules use of the queue. */
@Injectable()
export class Jobs {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly queues: Queues,
    private readonly leases: Leases,
    private readonly traces: JobTraces,
  ) {}

  /**
   * Call it after the row of this user's is committed. It waits for nothing and does not fail: while Redis is away the
   * row stays `pending` and the reconciler queues it.
   *
   * @throws Error when no module of this application registers the job
   */
  enqueue(job: JobDefinition, userId: string): void {
    this.queues.get(job);
    this.queues.fill(job, userId);
  }

  /** Ends what is not finished, as `failed` with the reason `cancelled`; of what has ended nothing changes. */
  async cancel(job: JobDefinition, id: string, userId: string, tx: EntityManager = this.database.manager) {
    await this.leases.cancel(job, tx, id, userId);
  }

  /** Makes what has ended wait again, from its first attempt; `enqueue` follows the commit. @returns false for what has not ended */
  again(job: JobDefinition, id: string, userId: string, tx: EntityManager): Promise<boolean> {
    this.traces.remember(id);
    return this.leases.reopen(job, tx, id, userId);
  }

  /**
   * Waits for one of this user's jobs, for callers that want the result in their answer.
   *
   * @returns how it stands once it has ended, undefined when it has not within `patience` milliseconds, or 'gone' without its row
   */
  async ended(id: string, userId: string, patience: number): Promise<JobStanding | 'gone' | undefined> {
    for (const end = Date.now() + patience; Date.now() < end; await delay(LOOK_MS)) {
      const [job] = await this.find(userId, [id]);
      if (!job) return 'gone';
      if (job.status === 'completed' || job.status === 'failed') return job;
    }
    return undefined;
  }

  /** This user's, of every kind; what is unknown, somebody else's or in the trash is left out. */
  async find(userId: string, ids: string[]): Promise<JobStanding[]> {
    const { jobs } = this.queues;
    if (jobs.length === 0) return [];
    const rows = await this.database.query<(Omit<JobStanding, 'job'> & { kind: number })[]>(
      jobs
        .map(
          ({ table }, kind) =>
            `SELECT ${kind} AS kind, id, status, progress, error, error_code AS "errorCode" FROM ${table} WHERE id = ANY($1) AND user_id = $2 AND deleted_at IS NULL`,
        )
        .join(' UNION ALL '),
      [ids, userId],
    );
    return rows.flatMap(({ kind, ...row }) => (jobs[kind] ? [{ ...row, job: jobs[kind] }] : []));
  }
}
