import { Column, Index } from 'typeorm';
import { OwnedEntity } from '../../platform/persistence';
import { JobState, JobTable } from '../../platform/queue';

/** What somebody asked for. It becomes one card while it waits, runs or has failed, and one card a picture when it is done. */
@JobTable('design_requests')
@Index('design_requests_by_user', { synchronize: false })
@Index('design_requests_by_parent', { synchronize: false })
@Index('design_requests_by_prompt', { synchronize: false })
export class DesignRequest extends OwnedEntity {
  @Column(() => JobState, { prefix: false })
  job: JobState;

  /** no foreign key: a design outlives its brand */
  @Column('uuid', { nullable: true })
  brandProfileId: string | null;

  @Column('text')
  provider: string;

  @Column('text')
  operation: string;

  @Column('text')
  designType: string;

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
  parentId: string | null;

  /** the saved prompt that it was asked for with, and which version of it; stays when that one is purged */
  @Column('uuid', { nullable: true })
  promptId: string | null;

  @Column('integer', { nullable: true })
  promptVersion: number | null;

  /** read it with `parseRecipe`: an older version may have written it */
  @Column('jsonb')
  recipe: object;
}
