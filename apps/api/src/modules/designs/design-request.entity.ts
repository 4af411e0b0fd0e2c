import { Check, Column, Entity, Index } from 'typeorm';
import { JOB_PROGRESS_CHECK, JOB_STATUS_CHECK, JobRow } from '../../platform/queue';
import type { Recipe } from './recipe';

/** What somebody asked for. It becomes one card while it waits, runs or has failed, and one card a picture when it is done. */
@Entity('design_requests')
@Check('design_requests_status_check', JOB_STATUS_CHECK)
@Check('design_requests_progress_check', JOB_PROGRESS_CHECK)
@Index('design_requests_by_user', { synchronize: false })
@Index('design_requests_by_parent', { synchronize: false })
@Index('design_requests_open', { synchronize: false })
export class DesignRequest extends JobRow {
  /** no foreign key: a design outlives its brand */
  @Column('uuid', { nullable: true })
  brand_profile_id: string | null;

  @Column('text')
  provider: string;

  @Column('text')
  operation: string;

  @Column('text')
  design_type: string;

  @Column('text')
  prompt: string;

  @Column('smallint')
  n: number;

  @Column('real', { nullable: true })
  strength: number | null;

  @Column('integer')
  seed: number;

  /** the design it was run again from; stays when that one is purged */
  @Column('uuid', { nullable: true })
  parent_id: string | null;

  @Column('jsonb')
  recipe: Recipe;
}
