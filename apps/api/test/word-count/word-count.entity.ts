import { Column } from 'typeorm';
import { OwnedEntity } from '../../src/platform/persistence';
import { JobState, JobTable } from '../../src/platform/queue';

@JobTable('word_counts')
export class WordCount extends OwnedEntity {
  @Column(() => JobState, { prefix: false })
  job: JobState;

  @Column('text')
  text: string;

  @Column('integer', { nullable: true })
  words: number | null;
}
