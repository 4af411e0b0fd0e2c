import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { type Caller, CurrentUser } from '../../src/platform/auth';
import { IsText } from '../../src/platform/http';
import { withinQuota } from '../../src/platform/persistence';
import { Jobs, QueueModule } from '../../src/platform/queue';
import { countWords, CountWordsProcessor } from './count-words.job';
import { WordCount } from './word-count.entity';

class CountWordsDto {
  @IsText('text', 10_000)
  text: string;
}

@Controller('api/word-counts')
class WordCountController {
  constructor(
    @InjectRepository(WordCount) private readonly counts: Repository<WordCount>,
    private readonly jobs: Jobs,
  ) {}

  @Post()
  @HttpCode(202)
  async countWords(@CurrentUser() { id: userId }: Caller, @Body() { text }: CountWordsDto) {
    const id = randomUUID();
    await this.counts.manager.transaction(async (tx) => {
      await withinQuota(tx, WordCount, userId);
      await tx.insert(WordCount, { id, userId, text });
    });
    this.jobs.enqueue(countWords, userId);
    return { id, status: countWords.words.pending };
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([WordCount]), QueueModule.forFeature(countWords)],
  controllers: [WordCountController],
  providers: [CountWordsProcessor],
})
export class WordCountModule {}
