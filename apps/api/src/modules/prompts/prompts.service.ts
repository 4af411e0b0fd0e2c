import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Equal, type FindOptionsOrder, ILike, IsNull, Or, Repository } from 'typeorm';
import { invalid, notFound } from '../../platform/errors';
import { containing, type PageQuery, paginate, toLimitOffset } from '../../platform/pagination';
import { owned, trashed, withinQuota } from '../../platform/persistence';
import { type Revision, Revisions, type RevisionSource, toRevisionResponse } from '../../platform/revisions';
import { BrandsService } from '../brands';
import type { CreatePromptDto, ListPromptsQuery, PromptSort, UpdatePromptDto } from './dto/prompt.dto';
import {
  type BrandPromptsResponse,
  type NewPromptResponse,
  type PromptEnvelope,
  type PromptListResponse,
  type PromptTypesResponse,
  type PromptVersionResponse,
  type PromptVersionListResponse,
  toPromptResponse,
} from './dto/prompt.response';
import { PromptDesigns } from './prompt-designs';
import { Prompt } from './prompt.entity';

const ORDERS: Record<PromptSort, FindOptionsOrder<Prompt>> = {
  newest: { createdAt: 'DESC', id: 'DESC' },
  oldest: { createdAt: 'ASC', id: 'ASC' },
  alphabetical: { name: 'ASC', id: 'ASC' },
};
/** The type of those that have none. */
const GENERAL = 'general';
const MAX_TYPES = 500;
const MAX_OF_BRAND = 100;
const MAX_NAME = 99;

/** What a version keeps of a prompt, under the names of the wire. */
interface PromptTexts {
  name: string;
  draft_content: string;
  final_prompt: string | null;
  prompt_type: string | null;
}

const textsOf = (prompt: Prompt): PromptTexts => ({
  name: prompt.name,
  draft_content: prompt.draftContent,
  final_prompt: prompt.finalPrompt,
  prompt_type: prompt.promptType,
});
const columnsOf = (texts: PromptTexts) => ({
  name: texts.name,
  draftContent: texts.draft_content,
  finalPrompt: texts.final_prompt,
  promptType: texts.prompt_type,
});
const toVersion = (revision: Revision): PromptVersionResponse => ({
  ...toRevisionResponse(revision),
  ...(JSON.parse(revision.content) as PromptTexts),
});
/** The one folder of the general ones, however somebody writes it. */
const folderOf = (type: string | null | undefined) => (type?.toLowerCase() === GENERAL ? GENERAL : (type ?? null));

@Injectable()
export class PromptsService {
  constructor(
    @InjectRepository(Prompt) private readonly prompts: Repository<Prompt>,
    private readonly brands: BrandsService,
    private readonly designs: PromptDesigns,
    private readonly revisions: Revisions,
  ) {}

  async list(userId: string, query: ListPromptsQuery): Promise<PromptListResponse> {
    const { skip, limit } = query;
    const type = folderOf(query.prompt_type);
    const which = {
      ...owned(userId),
      ...(query.brand_id !== undefined && { brandProfileId: query.brand_id }),
      ...(type !== null && { promptType: type === GENERAL ? Or(Equal(GENERAL), IsNull()) : type }),
    };
    const text = query.search === undefined ? undefined : ILike(containing(query.search));
    const [rows, total] = await this.prompts.findAndCount({
      where: text
        ? [
            { ...which, name: text },
            { ...which, draftContent: text },
          ]
        : which,
      order: ORDERS[query.sort],
      skip,
      take: limit,
    });
    return {
      prompts: rows.map(toPromptResponse),
      pagination: { skip, limit, total, has_more: skip + rows.length < total },
    };
  }

  /** The newest of a brand. @throws 404 when that is absent, in the trash, or somebody else's */
  async ofBrand(brandId: string, userId: string): Promise<BrandPromptsResponse> {
    await this.brands.getNamed(brandId, userId);
    const { prompts } = await this.list(userId, { skip: 0, limit: MAX_OF_BRAND, sort: 'newest', brand_id: brandId });
    return { prompts };
  }

  async types(userId: string): Promise<PromptTypesResponse> {
    const folders = await this.prompts
      .createQueryBuilder('prompt')
      .select(`COALESCE(prompt.promptType, '${GENERAL}')`, 'type')
      .addSelect('count(*)::int', 'count')
      .where(owned(userId))
      .groupBy('1')
      .orderBy('1')
      .limit(MAX_TYPES)
      .getRawMany<{ type: string; count: number }>();
    return { types: folders.map(({ type }) => type), folders };
  }

  async get(id: string, userId: string): Promise<PromptEnvelope> {
    return this.revisions.atOneMoment(async (tx) => {
      const prompt = await this.getOwned(id, userId, tx);
      const versions = await this.revisions.currentVersions(tx, { of: Prompt, field: 'texts', userId }, [id]);
      return { prompt: { ...toPromptResponse(prompt), version: versions.get(id) ?? 0 } };
    });
  }

  /** @throws 404 when the brand or the design that it is saved from is not the user's; 400 for another user's id */
  async create(userId: string, dto: CreatePromptDto): Promise<NewPromptResponse> {
    const { brand_profile_id, design_request_id } = dto;
    if (dto.user_id && dto.user_id !== userId) throw invalid('user_id', 'A prompt can be saved for yourself only.');
    if (brand_profile_id) await this.brands.getNamed(brand_profile_id, userId);
    if (design_request_id && !(await this.designs.hasRequest(userId, design_request_id))) throw notFound('Design');
    return this.insert(userId, {
      name: dto.name ?? '',
      draftContent: dto.draft_content ?? '',
      finalPrompt: dto.final_prompt ?? null,
      promptType: folderOf(dto.prompt_type),
      brandProfileId: brand_profile_id ?? null,
      designRequestId: design_request_id ?? null,
    });
  }

  /** A copy with a name of its own; it begins without the versions of the first. */
  async clone(id: string, userId: string): Promise<NewPromptResponse> {
    const { name, draftContent, finalPrompt, promptType, brandProfileId, designRequestId } = await this.getOwned(
      id,
      userId,
    );
    const copied = { draftContent, finalPrompt, promptType, brandProfileId, designRequestId };
    const copy = ' (Copy)';
    return this.insert(userId, {
      ...copied,
      name: name && `${[...name].slice(0, MAX_NAME - copy.length).join('')}${copy}`,
    });
  }

  /**
   * Changes what is given and leaves the rest; what was there before is kept as a version.
   * @throws AppError 409 with both when somebody else saved since `version`
   */
  async update(id: string, userId: string, { version, ...changes }: UpdatePromptDto): Promise<PromptEnvelope> {
    if (changes.prompt_type !== undefined) changes.prompt_type = folderOf(changes.prompt_type);
    await this.change(id, userId, changes, 'edited', version);
    return this.get(id, userId);
  }

  /** Keeps what was made of it for a brand; the same again is no new version. */
  async saveFinal(id: string, userId: string, final_prompt: string): Promise<void> {
    if ((await this.getOwned(id, userId)).finalPrompt === final_prompt) return;
    await this.change(id, userId, { final_prompt }, 'generated');
  }

  async remove(id: string, userId: string): Promise<void> {
    const { affected } = await this.prompts.softDelete(owned(userId, id));
    if (affected === 0) throw notFound('Prompt');
  }

  async restore(id: string, userId: string): Promise<PromptEnvelope> {
    await this.prompts.restore(trashed(userId, id));
    return this.get(id, userId);
  }

  async versions(id: string, userId: string, query: PageQuery): Promise<PromptVersionListResponse> {
    await this.getOwned(id, userId);
    const found = await this.revisions.list(this.textOf(id, userId), toLimitOffset(query));
    const { rows, pagination } = paginate(found, query);
    return { versions: rows.map(toVersion), pagination };
  }

  async version(id: string, userId: string, version: number): Promise<PromptVersionResponse> {
    await this.getOwned(id, userId);
    const revision = await this.revisions.find(this.textOf(id, userId), version);
    if (!revision) throw notFound('Version');
    return toVersion(revision);
  }

  /** The old texts become the newest version; none is lost. */
  async restoreVersion(id: string, userId: string, version: number): Promise<PromptEnvelope> {
    const { name, draft_content, final_prompt, prompt_type } = await this.version(id, userId, version);
    await this.change(id, userId, { name, draft_content, final_prompt, prompt_type }, 'restored');
    return this.get(id, userId);
  }

  /** A prompt as others name it, and which version of it is current. @returns null when it is not there, or not the user's */
  async find(id: string, userId: string): Promise<{ id: string; name: string; version: number } | null> {
    return this.revisions.atOneMoment(async (tx) => {
      const prompt = await tx.findOne(Prompt, { select: { id: true, name: true }, where: owned(userId, id) });
      const versions = await this.revisions.currentVersions(tx, { of: Prompt, field: 'texts', userId }, [id]);
      return prompt && { id, name: prompt.name, version: versions.get(id) ?? 0 };
    });
  }

  /** @throws 404 when it is absent, in the trash, or somebody else's */
  async getOwned(id: string, userId: string, tx: EntityManager = this.prompts.manager): Promise<Prompt> {
    const prompt = await tx.findOneBy(Prompt, owned(userId, id));
    if (!prompt) throw notFound('Prompt');
    return prompt;
  }

  private async insert(
    userId: string,
    fields: Omit<Prompt, 'id' | 'userId' | 'createdAt' | 'updatedAt' | 'deletedAt'>,
  ): Promise<NewPromptResponse> {
    const id = randomUUID();
    await this.prompts.manager.transaction(async (tx) => {
      await withinQuota(tx, Prompt, userId);
      await tx.insert(Prompt, { id, userId, ...fields });
      await this.append(tx, id, userId, textsOf({ ...fields } as Prompt), 'edited');
    });
    return { id, ...(await this.get(id, userId)) };
  }

  private change(
    id: string,
    userId: string,
    changes: Partial<PromptTexts>,
    source: RevisionSource,
    basedOn?: number,
  ): Promise<void> {
    return this.prompts.manager.transaction(async (tx) => {
      const prompt = await tx.findOne(Prompt, { where: owned(userId, id), lock: { mode: 'pessimistic_write' } });
      if (!prompt) throw notFound('Prompt');
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      const texts = { ...textsOf(prompt), ...given };
      await tx.update(Prompt, owned(userId, id), columnsOf(texts));
      await this.append(tx, id, userId, texts, source, basedOn);
    });
  }

  private append(
    tx: EntityManager,
    id: string,
    userId: string,
    texts: PromptTexts,
    source: RevisionSource,
    basedOn?: number,
  ): Promise<number> {
    return this.revisions.append(tx, this.textOf(id, userId), { content: JSON.stringify(texts), source, basedOn });
  }

  private textOf(id: string, userId: string) {
    return { of: Prompt, id, userId, field: 'texts' };
  }
}
