import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { ImageAnalysers } from '../../platform/ai';
import { AppError, invalid, notFound } from '../../platform/errors';
import { findPage, type PageQuery } from '../../platform/pagination';
import { owned, trashed, withinQuota } from '../../platform/persistence';
import { Jobs } from '../../platform/queue';
import { Files } from '../../platform/storage';
import { PromptsService } from '../prompts';
import { AnalysedPictures, BUCKET, type PictureSource } from './analysed-pictures';
import { AnalysisMapper, toAnalyzerResponse } from './analysis.mapper';
import { analyzeImage } from './analyze-image.job';
import type { SaveAsPromptDto } from './dto/analysis.dto';
import type {
  AnalysisListResponse,
  AnalysisResponse,
  AnalyzerResponse,
  SavedAsPromptResponse,
} from './dto/analysis.response';
import { ImageAnalysis } from './image-analysis.entity';

/** Within the 90 seconds after which clients give up. */
const PATIENCE_MS = 85_000;

@Injectable()
export class AnalysisService {
  constructor(
    @InjectRepository(ImageAnalysis) private readonly analyses: Repository<ImageAnalysis>,
    private readonly analysers: ImageAnalysers,
    private readonly pictures: AnalysedPictures,
    private readonly mapper: AnalysisMapper,
    private readonly jobs: Jobs,
    private readonly files: Files,
    private readonly prompts: PromptsService,
  ) {}

  analyzers(): AnalyzerResponse[] {
    return this.analysers.all.map(toAnalyzerResponse);
  }

  /**
   * Looks at a picture, which a worker does, and answers once it has.
   *
   * @param field names the upload in errors
   * @throws AppError 502 with the reason when it fails, 504 when it takes longer than a request may: it goes on, and the list has it
   */
  async analyze(userId: string, slug: string, source: PictureSource, field: string): Promise<AnalysisResponse> {
    if (!this.analysers.find(slug)) throw invalid('analyzer_slug', 'There is no such analysis method.');
    const id = await this.create(userId, slug, source, field);
    const ended = await this.jobs.ended(id, userId, PATIENCE_MS);
    if (ended === 'gone')
      throw new AppError(409, 'ANALYSIS_REMOVED', 'This analysis was removed before it was finished.');
    if (ended === undefined)
      throw new AppError(
        504,
        'STILL_ANALYZING',
        'This takes longer than usual. It goes on in the background and shows among your analyses when it is finished.',
      );
    if (ended.status === 'failed')
      throw new AppError(502, 'ANALYSIS_FAILED', ended.error ?? 'The picture could not be analyzed.');
    return this.get(id, userId);
  }

  async list(userId: string, query: PageQuery): Promise<AnalysisListResponse> {
    const { rows, pagination } = await findPage(this.analyses, owned(userId), query);
    return { analyses: rows.map((row) => this.mapper.toSummary(row)), pagination };
  }

  async get(id: string, userId: string): Promise<AnalysisResponse> {
    const row = await this.analyses.findOneBy(owned(userId, id));
    if (!row) throw notFound('Analysis');
    return this.mapper.toResponse(row);
  }

  async saveAsPrompt(
    userId: string,
    { prompt_name, prompt_text, brand_id }: SaveAsPromptDto,
  ): Promise<SavedAsPromptResponse> {
    const { id } = await this.prompts.create(userId, {
      name: prompt_name,
      draft_content: prompt_text,
      brand_profile_id: brand_id,
    });
    return { message: 'Analysis result saved as prompt successfully.', prompt_id: id };
  }

  /** To the trash; one that still waits or runs is cancelled. */
  async remove(id: string, userId: string): Promise<void> {
    await this.analyses.manager.transaction(async (tx) => {
      await this.jobs.cancel(analyzeImage, id, userId, tx);
      const row = await lock(tx, owned(userId, id));
      if (!row) throw notFound('Analysis');
      await tx.softDelete(ImageAnalysis, { id });
      await this.files.setTrashed(tx, BUCKET, pathsOf(row), true);
    });
  }

  async restore(id: string, userId: string): Promise<AnalysisResponse> {
    await this.takeOutOfTrash(id, userId);
    return this.get(id, userId);
  }

  /** @returns false when there is no such analysis in this user's trash */
  takeOutOfTrash(id: string, userId: string): Promise<boolean> {
    return this.analyses.manager.transaction(async (tx) => {
      const row = await lock(tx, trashed(userId, id));
      if (!row) return false;
      await tx.restore(ImageAnalysis, { id });
      await this.files.setTrashed(tx, BUCKET, pathsOf(row), false);
      return true;
    });
  }

  /** @returns false when there is no such analysis in this user's trash */
  async purge(id: string, userId: string): Promise<boolean> {
    const paths = await this.analyses.manager.transaction(async (tx) => {
      const row = await lock(tx, trashed(userId, id));
      if (!row) return undefined;
      await tx.delete(ImageAnalysis, { id });
      await this.files.forget(tx, BUCKET, pathsOf(row));
      return pathsOf(row);
    });
    if (paths) await this.files.discard(BUCKET, paths);
    return paths !== undefined;
  }

  private async create(userId: string, analyzer: string, source: PictureSource, field: string): Promise<string> {
    const id = randomUUID();
    const { bytes, mediaType, ...picture } = await this.pictures.get(userId, source, field);
    await this.files.together(BUCKET, userId, async (put) => {
      const file = await put(mediaType, bytes);
      await this.analyses.manager.transaction(async (tx) => {
        await withinQuota(tx, ImageAnalysis, userId);
        await tx.insert(ImageAnalysis, { id, userId, analyzer, ...picture, mediaType, imagePath: file.path });
        await this.files.record(tx, [file]);
      });
    });
    this.jobs.enqueue(analyzeImage, userId);
    return id;
  }
}

const lock = (tx: EntityManager, which: ReturnType<typeof owned> | ReturnType<typeof trashed>) =>
  tx.findOne(ImageAnalysis, { where: which, withDeleted: true, lock: { mode: 'pessimistic_write' } });

/** Every stored object of an analysis. */
const pathsOf = ({ imagePath, thumbnails }: ImageAnalysis): string[] => [
  imagePath,
  ...thumbnails.map(({ path }) => path),
];
