import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { defineJob, JobError, type JobProcessor, type LeasedJob, Processes } from '../../src/platform/queue';
import { WordCount } from './word-count.entity';

export const countWords = defineJob({
  name: 'count-words',
  table: 'word_counts',
  deadline: 30,
  words: { pending: 'queued', processing: 'counting' },
});

@Injectable()
@Processes(countWords)
export class CountWordsProcessor implements JobProcessor {
  constructor(@InjectRepository(WordCount) private readonly counts: Repository<WordCount>) {}

  async process(job: LeasedJob): Promise<void> {
    const { text } = await this.counts.findOneByOrFail({ id: job.id });
    const words = text.match(/\p{L}+/gu)?.length ?? 0;
    if (words === 0) throw new JobError('bad_input', 'There are no words in this text.');
    await job.progress(50);
    await job.complete(async (tx) => void (await tx.update(WordCount, { id: job.id }, { words })));
  }
}
