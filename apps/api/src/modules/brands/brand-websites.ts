import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { notFound } from '../../platform/errors';
import { withinQuota } from '../../platform/persistence';
import { type Revision, type RevisionHead, Revisions, type RevisionSource } from '../../platform/revisions';
import { Brand } from './brand.entity';
import { Website } from './website.entity';

export type BrandWebsite = Pick<Website, 'content' | 'modelUsed' | 'generatedAt'>;

interface NewWebsite {
  content: string;
  source: RevisionSource;
  /** what wrote it, when it was generated */
  modelUsed?: string;
  /** the version that the writer had seen; without it the words are taken whatever came in between */
  basedOn?: number;
}

/**
 * The words of a brand's website, and their versions, which go with the brand. What the words say is the website module's. Whoever calls has
 * asked for the brand before (BrandStrategies).
 */
@Injectable()
export class BrandWebsites {
  constructor(
    @InjectRepository(Website) private readonly websites: Repository<Website>,
    private readonly revisions: Revisions,
  ) {}

  /** Nothing before there are any. */
  find(brandId: string, userId: string, tx = this.websites.manager): Promise<BrandWebsite | null> {
    return tx.findOneBy(Website, { brandId, userId });
  }

  /**
   * Puts the words on top of all versions, in the transaction that holds the brand.
   * @returns their version
   * @throws AppError 409 with both when there is a newer one than `basedOn`
   */
  async save(tx: EntityManager, brandId: string, userId: string, words: NewWebsite): Promise<number> {
    const { content, source, modelUsed, basedOn } = words;
    const by = modelUsed === undefined ? {} : { modelUsed, generatedAt: new Date() };
    const { affected } = await tx.update(Website, { brandId, userId }, { content, ...by });
    if (affected === 0) {
      await withinQuota(tx, Website, userId);
      await tx.insert(Website, { id: randomUUID(), userId, brandId, content, ...by });
    }
    if (modelUsed !== undefined)
      await tx.update(
        Brand,
        { id: brandId, userId },
        { websiteContentExecutedAt: () => 'COALESCE(website_content_executed_at, now())' },
      );
    return this.revisions.append(tx, this.textOf(brandId, userId), { content, source, basedOn });
  }

  async newest(brandId: string, userId: string): Promise<RevisionHead | undefined> {
    const [head] = await this.versions(brandId, userId, { limit: 1, offset: 0 });
    return head;
  }

  /** Newest first. */
  versions(brandId: string, userId: string, page: { limit: number; offset: number }): Promise<RevisionHead[]> {
    return this.revisions.heads(this.textOf(brandId, userId), page);
  }

  /** @throws 404 when there is no such version */
  async version(brandId: string, userId: string, version: number): Promise<Revision> {
    const revision = await this.revisions.find(this.textOf(brandId, userId), version);
    if (!revision) throw notFound('Version');
    return revision;
  }

  private textOf(id: string, userId: string) {
    return { of: Brand, id, userId, field: 'website' };
  }
}
