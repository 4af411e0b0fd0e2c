import { Column, PrimaryColumn } from 'typeorm';
import type { FailureReason } from './job-error';

export type JobStatus = 'pending' | 'processing' | 'completed' | 'failed';

// PostgreSQL names them {table}_status_check and {table}_progress_check
export const JOB_STATUS_CHECK = `status IN ('pending', 'processing', 'completed', 'failed')`;
export const JOB_PROGRESS_CHECK = 'progress BETWEEN 0 AND 100';

/**
 * The columns that make a table's rows jobs. The row is the truth; the queue only knows its id.
 *
 * `fence` counts how often the row was taken. Whoever took it last is the only one whose writes are accepted,
 * until `leased_until` passes without a heartbeat and the row can be taken again.
 */
export abstract class JobRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  user_id: string;

  @Column('text', { default: 'pending' })
  status: JobStatus;

  /** percent, 0 to 100, never falls */
  @Column('smallint', { default: 0 })
  progress: number;

  /** a sentence for the screen */
  @Column('text', { nullable: true })
  error: string | null;

  @Column('text', { nullable: true })
  error_code: FailureReason | null;

  /** bigint: PostgreSQL hands it out as text */
  @Column('bigint', { default: 0 })
  fence: string;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('timestamptz', { nullable: true })
  leased_until: Date | null;

  @Column('timestamptz', { nullable: true })
  next_attempt_at: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  created_at: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;

  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
