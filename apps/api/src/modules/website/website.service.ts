import { randomUUID } from 'node:crypto';
import { inOrder, readWebsite, WEBSITE_SECTIONS, type WebsiteContent, type WebsiteSectionKey } from '@maquette/website';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import { AppError } from '../../platform/errors';
import { type PageQuery, paginate, toLimitOffset } from '../../platform/pagination';
import { owned, withinQuota } from '../../platform/persistence';
import { Jobs } from '../../platform/queue';
import { toRevisionResponse } from '../../platform/revisions';
import { BrandStrategies, type BrandWebsite, BrandWebsites } from '../brands';
import type { SaveWebsiteDto } from './dto/website.dto';
import type {
  WebsiteEnvelope,
  WebsiteQueuedResponse,
  WebsiteResponse,
  WebsiteStatusResponse,
  WebsiteVersionDetailResponse,
  WebsiteVersionListResponse,
} from './dto/website.response';
import { generateWebsite } from './generate-website.job';
import { WebsiteGeneration } from './website-generation.entity';

/** Within the 90 seconds after which clients give up. */
const INSTANT_PATIENCE_MS = 85_000;

const IDLE: WebsiteStatusResponse = { status: 'idle', progress: 0, error: null, content_data: null };

const notWritten = () => new AppError(404, 'NOT_FOUND', 'Website content not found');

const toContent = (
  { structured_content: sections, order, locked, seo }: SaveWebsiteDto,
  notes = '',
): WebsiteContent => {
  const there = Object.fromEntries(Object.entries(sections).filter(([, section]) => section !== undefined));
  const content = { sections: there, order, locked, seo, notes };
  return { ...content, order: inOrder(content), locked: locked.filter((key) => content.sections[key]) };
};

@Injectable()
export class WebsiteService {
  constructor(
    @InjectRepository(WebsiteGeneration) private readonly generations: Repository<WebsiteGeneration>,
    private readonly strategies: BrandStrategies,
    private readonly websites: BrandWebsites,
    private readonly jobs: Jobs,
  ) {}

  /** @throws 404 before there is any */
  async get(brandId: string, userId: string): Promise<WebsiteEnvelope> {
    await this.strategies.get(brandId, userId);
    const content = await this.response(brandId, userId);
    if (!content) throw notWritten();
    return { content };
  }

  async status(brandId: string, userId: string): Promise<WebsiteStatusResponse> {
    await this.strategies.get(brandId, userId);
    const generation = await this.last(brandId, userId);
    if (!generation || generation.job.errorCode === 'cancelled') return IDLE;
    const { status, progress, error } = generation.job;
    if (status === 'failed') return { ...IDLE, status, progress, error };
    if (status !== 'completed') return { ...IDLE, status: status === 'pending' ? 'queued' : 'generating', progress };
    return { ...IDLE, status, progress: 100, content_data: await this.response(brandId, userId) };
  }

  /**
   * Queues a generation of all sections, or of one.
   * @throws AppError 409 while one runs for this brand, and for a section that is locked
   */
  async generate(brandId: string, userId: string, section?: WebsiteSectionKey): Promise<WebsiteQueuedResponse> {
    const id = randomUUID();
    await this.generations.manager.transaction(async (tx) => {
      await this.strategies.hold(tx, brandId, userId);
      if (await this.open(tx, brandId, userId))
        throw new AppError(409, 'WEBSITE_RUNNING', 'Website content generation already in progress');
      const locked = readWebsite((await this.websites.find(brandId, userId, tx))?.content ?? '')?.locked ?? [];
      if (section && locked.includes(section))
        throw new AppError(409, 'SECTION_LOCKED', 'This section is locked. Unlock it to have it written anew.');
      if (locked.length === WEBSITE_SECTIONS.length)
        throw new AppError(409, 'SECTION_LOCKED', 'All sections are locked. Unlock those that are to be written anew.');
      await tx.delete(WebsiteGeneration, { brandId, userId });
      await withinQuota(tx, WebsiteGeneration, userId);
      const sections = section ? [section] : [...WEBSITE_SECTIONS];
      await tx.insert(WebsiteGeneration, { id, userId, brandId, sections });
    });
    this.jobs.enqueue(generateWebsite, userId);
    return { status: 'queued', job_id: id };
  }

  /** The same, answered once it is written. */
  async generateNow(brandId: string, userId: string, section?: WebsiteSectionKey): Promise<WebsiteEnvelope> {
    const { job_id: id } = await this.generate(brandId, userId, section);
    const ended = await this.jobs.ended(id, userId, INSTANT_PATIENCE_MS);
    if (ended === 'gone' || ended?.errorCode === 'cancelled')
      throw new AppError(409, 'WEBSITE_CANCELLED', 'This was cancelled before it was finished.');
    if (ended?.status === 'failed')
      throw new AppError(502, 'WEBSITE_FAILED', ended.error ?? 'Website content generation failed');
    if (ended) return this.get(brandId, userId);
    throw new AppError(
      504,
      'STILL_GENERATING',
      'This takes longer than usual. It goes on in the background and shows here when it is finished.',
    );
  }

  async save(brandId: string, userId: string, dto: SaveWebsiteDto): Promise<WebsiteEnvelope> {
    await this.generations.manager.transaction(async (tx) => {
      await this.strategies.hold(tx, brandId, userId);
      const before = readWebsite((await this.websites.find(brandId, userId, tx))?.content ?? '');
      const content = JSON.stringify(toContent(dto, dto.notes ?? before?.notes));
      await this.websites.save(tx, brandId, userId, { content, source: 'edited', basedOn: dto.version });
    });
    return this.get(brandId, userId);
  }

  async versions(brandId: string, userId: string, query: PageQuery): Promise<WebsiteVersionListResponse> {
    await this.strategies.get(brandId, userId);
    const found = await this.websites.versions(brandId, userId, toLimitOffset(query));
    const { rows, pagination } = paginate(found, query);
    return { versions: rows.map(toRevisionResponse), pagination };
  }

  async version(brandId: string, userId: string, version: number): Promise<WebsiteVersionDetailResponse> {
    await this.strategies.get(brandId, userId);
    const revision = await this.websites.version(brandId, userId, version);
    return { ...toRevisionResponse(revision), content: revision.content };
  }

  /** The old words become the newest version; none are lost. */
  async restore(brandId: string, userId: string, version: number): Promise<WebsiteEnvelope> {
    await this.generations.manager.transaction(async (tx) => {
      await this.strategies.hold(tx, brandId, userId);
      const { content } = await this.websites.version(brandId, userId, version);
      await this.websites.save(tx, brandId, userId, { content, source: 'restored' });
    });
    return this.get(brandId, userId);
  }

  private async response(brandId: string, userId: string): Promise<WebsiteResponse | null> {
    const [website, newest] = await Promise.all([
      this.websites.find(brandId, userId),
      this.websites.newest(brandId, userId),
    ]);
    return website && this.toResponse(website, newest?.version ?? 0);
  }

  private toResponse({ content, generatedAt, modelUsed }: BrandWebsite, version: number): WebsiteResponse | null {
    const words = readWebsite(content);
    return (
      words && {
        structured_content: words.sections,
        order: words.order,
        locked: words.locked,
        seo: words.seo,
        notes: words.notes ?? '',
        generated_at: generatedAt?.toISOString() ?? null,
        model_used: modelUsed,
        version,
      }
    );
  }

  private last(brandId: string, userId: string): Promise<WebsiteGeneration | null> {
    return this.generations.findOne({ where: { ...owned(userId), brandId }, order: { createdAt: 'DESC', id: 'DESC' } });
  }

  private open(tx: EntityManager, brandId: string, userId: string): Promise<WebsiteGeneration | null> {
    return tx.findOneBy(WebsiteGeneration, {
      ...owned(userId),
      brandId,
      job: { status: In(['pending', 'processing']) },
    });
  }
}
