import type { StrategyType } from '@maquette/strategy';
import { Column, ForeignKey, Index } from 'typeorm';
import { OwnedEntity, Quota } from '../../platform/persistence';
import { JobState, JobTable } from '../../platform/queue';

/** The last generation of a brand's strategy, or the one that runs: the next takes its place. */
@JobTable('strategy_generations')
@Quota(1_000, 'strategy generations')
export class StrategyGeneration extends OwnedEntity {
  @Column(() => JobState, { prefix: false })
  job: JobState;

  @Index('strategy_generations_brand')
  @ForeignKey('Brand', { onDelete: 'CASCADE' })
  @Column('uuid')
  brandId: string;

  @Column('text')
  strategyType: StrategyType;
}
