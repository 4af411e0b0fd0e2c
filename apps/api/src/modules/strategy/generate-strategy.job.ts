import { canMerge, mergeStrategy, parseStrategy } from '@maquette/strategy';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { STRATEGY_WRITER, type StrategyWriter } from '../../platform/ai';
import { defineJob, JobError, type JobProcessor, type LeasedJob, Processes } from '../../platform/queue';
import { BrandStrategies } from '../brands';
import { StrategyGeneration } from './strategy-generation.entity';

export const generateStrategy = defineJob({
  name: 'generate-strategy',
  table: 'strategy_generations',
  // eight texts, of which a model on a small machine writes each in minutes
  deadline: 1_200,
  words: { pending: 'queued', processing: 'generating' },
});

@Injectable()
@Processes(generateStrategy)
export class GenerateStrategyProcessor implements JobProcessor {
  constructor(
    @InjectRepository(StrategyGeneration) private readonly generations: Repository<StrategyGeneration>,
    private readonly strategies: BrandStrategies,
    @Inject(STRATEGY_WRITER) private readonly writer: StrategyWriter,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const { brandId, strategyType: type } = await this.generations.findOneByOrFail({ id: job.id });
    const before = await this.strategies.find(brandId, job.userId);
    if (!before) throw new JobError('bad_input', 'The brand was deleted before its strategy was written.');
    job.askedOf(this.writer.provider);
    const written = await this.writer.write(
      { type, brand: before.brand, current: before.text },
      { userId: job.userId, signal: job.signal, progress: (percent) => job.progress(percent) },
    );
    if (parseStrategy(written).metadata.isFallback)
      throw new JobError('bad_output', 'What was written is no brand strategy. Please try again.');
    await job.complete(async (tx) => {
      // once more, since somebody may have saved in between; a brand that went to the trash meanwhile keeps its strategy there
      const strategy = await this.strategies.holdAnywhere(tx, brandId, job.userId);
      if (!strategy) throw new JobError('cancelled');
      if (!canMerge(strategy.text, type))
        throw new JobError(
          'bad_input',
          'The strategy was changed meanwhile and cannot be read, so nothing was put into it.',
        );
      const text = mergeStrategy(strategy.text, written, type);
      await this.strategies.save(tx, brandId, job.userId, { type, text, source: 'generated' });
    });
  }
}
