import type { WebsiteSectionKey } from '@maquette/website';
import { Column, ForeignKey, Index } from 'typeorm';
import { OwnedEntity, Quota } from '../../platform/persistence';
import { JobState, JobTable } from '../../platform/queue';

/** The last generation of a brand's website, or the one that runs: the next takes its place. */
@JobTable('website_generations')
@Quota(1_000, 'website generations')
export class WebsiteGeneration extends OwnedEntity {
  @Column(() => JobState, { prefix: false })
  job: JobState;

  @Index('website_generations_brand')
  @ForeignKey('Brand', { onDelete: 'CASCADE' })
  @Column('uuid')
  brandId: string;

  /** what was asked for; those that are locked when it is written stay as they are */
  @Column('jsonb')
  sections: WebsiteSectionKey[];
}
