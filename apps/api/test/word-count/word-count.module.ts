import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, HttpCode, Module, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { type Caller, CurrentUser } from '../../src/platform/auth';
import { notFound } from '../../src/platform/errors';
import { ApiErrors, IdParam, IsText } from '../../src/platform/http';
import { owned, withinQuota } from '../../src/platform/persistence';
import { Jobs, QueueModule } from '../../src/platform/queue';
import { countWords, CountWordsProcessor } from './count-words.job';
import { WordCount } from './word-count.entity';

class CountWordsDto {
  @ApiProperty({ type: String, maxLength: 10_000 })
  @IsText('text', 10_000)
  text: string;
}

class WordCountResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id: string;

  @ApiProperty({ type: Number, nullable: true, description: 'null until the job is completed' })
  words: number | null;
}

@ApiTags('word-counts')
@Controller('api/word-counts')
class WordCountController {
  constructor(
    @InjectRepository(WordCount) private readonly counts: Repository<WordCount>,
    private readonly jobs: Jobs,
  ) {}

  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: WordCountResponse })
  @ApiErrors(400, 403, 409)
  async countWords(@CurrentUser() { id: userId }: Caller, @Body() { text }: CountWordsDto): Promise<WordCountResponse> {
    const id = randomUUID();
    await this.counts.manager.transaction(async (tx) => {
      await withinQuota(tx, WordCount, userId);
      await tx.insert(WordCount, { id, userId, text });
    });
    this.jobs.enqueue(countWords, userId);
    return { id, words: null };
  }

  @Get(':id')
  @ApiOkResponse({ type: WordCountResponse })
  @ApiErrors(400, 404)
  async getWordCount(@CurrentUser() user: Caller, @Param() { id }: IdParam): Promise<WordCountResponse> {
    const count = await this.counts.findOneBy(owned(user.id, id));
    if (!count) throw notFound('Word count');
    return { id, words: count.words };
  }
}

@Module({
  imports: [TypeOrmModule.forFeature([WordCount]), QueueModule.forFeature(countWords)],
  controllers: [WordCountController],
  providers: [CountWordsProcessor],
})
export class WordCountModule {}
