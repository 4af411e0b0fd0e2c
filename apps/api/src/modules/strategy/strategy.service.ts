import { randomUUID } from 'node:crypto';
import { canMerge, type StrategyType } from '@maquette/strategy';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { AppError } from '../../platform/errors';
import { type PageQuery, paginate, toLimitOffset } from '../../platform/pagination';
import { owned, withinQuota } from '../../platform/persistence';
import { Jobs } from '../../platform/queue';
import { toRevisionResponse } from '../../platform/revisions';
import { BrandStrategies } from '../brands';
import { type BrandView, brandView } from './brand-views';
import type { SaveStrategyDto } from './dto/strategy.dto';
import type {
  BrandViewResponse,
  StrategyQueuedResponse,
  StrategyResponse,
  StrategyResultResponse,
  StrategyStatusResponse,
  StrategyVersionDetailResponse,
  StrategyVersionListResponse,
} from './dto/strategy.response';
import { generateStrategy } from './generate-strategy.job';
import { StrategyGeneration } from './strategy-generation.entity';

/** Within the 90 seconds after which clients give up. */
const INSTANT_PATIENCE_MS = 85_000;

const IDLE: StrategyStatusResponse = {
  status: 'idle',
  progress: 0,
  error: null,
  strategy_type: null,
  strategy_text: null,
  completed_at: null,
};

@Injectable()
export class StrategyService {
  constructor(
    @InjectRepository(StrategyGeneration) private readonly generations: Repository<StrategyGeneration>,
    private readonly strategies: BrandStrategies,
    private readonly jobs: Jobs,
  ) {}

  async status(brandId: string, userId: string): Promise<StrategyStatusResponse> {
    const [strategy, generation] = await Promise.all([
      this.strategies.get(brandId, userId),
      this.last(brandId, userId),
    ]);
    if (!generation || generation.job.errorCode === 'cancelled') return IDLE;
    const { job, strategyType } = generation;
    const seen = { ...IDLE, progress: job.progress, error: job.error, strategy_type: strategyType };
    if (job.status === 'failed') return { ...seen, status: 'failed' };
    if (job.status !== 'completed') return { ...seen, status: job.status === 'pending' ? 'queued' : 'generating' };
    return {
      ...seen,
      status: 'completed',
      strategy_type: strategy.type,
      strategy_text: strategy.text,
      completed_at: job.updatedAt.toISOString(),
    };
  }

  /**
   * Queues a generation.
   * @throws AppError 409 while one runs for this brand, and when its sections would not fit into the current text
   */
  async generate(brandId: string, userId: string, type: StrategyType): Promise<StrategyQueuedResponse> {
    const id = randomUUID();
    await this.generations.manager.transaction(async (tx) => {
      const { text } = await this.strategies.hold(tx, brandId, userId);
      if (await this.open(tx, brandId, userId))
        throw new AppError(409, 'STRATEGY_RUNNING', 'Strategy generation already in progress');
      if (!canMerge(text, type))
        throw new AppError(
          409,
          'STRATEGY_UNREADABLE',
          'The current strategy cannot be read, so nothing can be put into it. Correct its text first, or generate the whole brand strategy.',
        );
      await tx.delete(StrategyGeneration, { brandId, userId });
      await withinQuota(tx, StrategyGeneration, userId);
      await tx.insert(StrategyGeneration, { id, userId, brandId, strategyType: type });
    });
    this.jobs.enqueue(generateStrategy, userId);
    return { status: 'queued', job_id: id };
  }

  /** The same, answered once it is written. */
  async generateNow(brandId: string, userId: string, type: StrategyType): Promise<StrategyResultResponse> {
    const { job_id: id } = await this.generate(brandId, userId, type);
    const ended = await this.jobs.ended(id, userId, INSTANT_PATIENCE_MS);
    // without its row another generation has taken its place: it was cancelled before
    if (ended === 'gone' || ended?.errorCode === 'cancelled')
      throw new AppError(409, 'STRATEGY_CANCELLED', 'This was cancelled before it was finished.');
    if (ended?.status === 'failed')
      throw new AppError(502, 'STRATEGY_FAILED', ended.error ?? 'The strategy could not be generated.');
    if (ended) {
      const { text } = await this.strategies.get(brandId, userId);
      return { result: text ?? '', strategy_type: type };
    }
    throw new AppError(
      504,
      'STILL_GENERATING',
      'This takes longer than usual. It goes on in the background and shows here when it is finished.',
    );
  }

  /** Ends what runs, if anything does. */
  async cancel(brandId: string, userId: string): Promise<void> {
    await this.generations.manager.transaction(async (tx) => {
      await this.strategies.hold(tx, brandId, userId);
      const open = await this.open(tx, brandId, userId);
      if (open) await this.jobs.cancel(generateStrategy, open.id, userId, tx);
    });
  }

  async save(
    brandId: string,
    userId: string,
    { strategy_input_type: type, strategy_text: text, version: basedOn }: SaveStrategyDto,
  ): Promise<StrategyResponse> {
    const version = await this.generations.manager.transaction(async (tx) => {
      await this.strategies.hold(tx, brandId, userId);
      return this.strategies.save(tx, brandId, userId, { type, text, source: 'edited', basedOn });
    });
    return { strategy_input_type: type, strategy_text: text, version };
  }

  async versions(brandId: string, userId: string, query: PageQuery): Promise<StrategyVersionListResponse> {
    await this.strategies.get(brandId, userId);
    const found = await this.strategies.versions(brandId, userId, toLimitOffset(query));
    const { rows, pagination } = paginate(found, query);
    return { versions: rows.map(toRevisionResponse), pagination };
  }

  async version(brandId: string, userId: string, version: number): Promise<StrategyVersionDetailResponse> {
    await this.strategies.get(brandId, userId);
    const revision = await this.strategies.version(brandId, userId, version);
    return { ...toRevisionResponse(revision), strategy_text: revision.content };
  }

  /** The old text becomes the newest version; none is lost. */
  async restore(brandId: string, userId: string, version: number): Promise<StrategyResponse> {
    return this.generations.manager.transaction(async (tx) => {
      const { type } = await this.strategies.hold(tx, brandId, userId);
      const { content: text } = await this.strategies.version(brandId, userId, version);
      const restored = await this.strategies.save(tx, brandId, userId, { type, text, source: 'restored' });
      return { strategy_input_type: type, strategy_text: text, version: restored };
    });
  }

  async view(brandId: string, userId: string, view: BrandView): Promise<BrandViewResponse> {
    const { text } = await this.strategies.get(brandId, userId);
    return { data: brandView(view, text) };
  }

  private last(brandId: string, userId: string): Promise<StrategyGeneration | null> {
    return this.generations.findOne({ where: { ...owned(userId), brandId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  private open(tx: EntityManager, brandId: string, userId: string): Promise<StrategyGeneration | null> {
    return tx.findOneBy(StrategyGeneration, {
      ...owned(userId),
      brandId,
      job: { status: In(['pending', 'processing']) },
    });
  }
}
