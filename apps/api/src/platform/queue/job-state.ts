import { applyDecorators } from '@nestjs/common';
import { Check, Column, Entity, Index } from 'typeorm';
import type { FailureReason } from './job-error';

export type JobStatus = 'pending' | 'processing' | 'completed' | 'failed';

/**
 * What makes a row a job, embedded in the entity of every kind: `@Column(() => JobState, { prefix: false })`. The row
 * is the truth; the queue only knows its id. Leases alone writes here.
 *
 * `fence` counts how often the row was taken. Whoever took it last is the only one whose writes are accepted, until
 * `leasedUntil` passes without a heartbeat and the row can be taken again.
 */
export class JobState {
  @Column('text', { default: 'pending' })
  status: JobStatus;

  /** percent, 0 to 100, never falls */
  @Column('smallint', { default: 0 })
  progress: number;

  /** a sentence for the screen */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('text', { nullable: true })
  errorCode: FailureReason | null;

  /** bigint: PostgreSQL hands it out as text */
  @Column('bigint', { default: 0 })
  fence: string;

  /** outages and shutdowns do not count */
  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  /** since when this job has met nothing but an outage */
  @Column('timestamptz', { nullable: true })
  outageSince: Date | null;

  /** of the state, heartbeats included */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;
}

/** `@Entity` of a table whose rows are jobs; its class is an OwnedEntity with a JobState. */
export const JobTable = (name: string): ClassDecorator =>
  applyDecorators(
    Entity(name),
    // each user's line, in order; TypeORM cannot name columns that the table's class declares
    Index(`${name}_open`, { synchronize: false }),
    // those that operators look at
    Index(`${name}_failed`, { synchronize: false }),
    // PostgreSQL's own names
    Check(`${name}_status_check`, `status IN ('pending', 'processing', 'completed', 'failed')`),
    Check(`${name}_progress_check`, 'progress BETWEEN 0 AND 100'),
  );
