import { Column } from 'typeorm';
import { OwnedEntity, Quota } from '../../src/platform/persistence';
import { JobState, JobTable } from '../../src/platform/queue';

@JobTable('word_counts')
@Quota(1_000, 'word counts')
export class WordCount extends OwnedEntity {
  @Column(() => JobState, { prefix: false })
  job: JobState;

  @Column('text')
  text: string;

  @Column('integer', { nullable: true })
  words: number | null;
}
