import { INPUT_FIELDS, missingFields, operation } from '@maquette/generation';
import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type ImageProvider, ImageProviders, supports } from '../../platform/ai';
import { notFound } from '../../platform/errors';
import { paginate } from '../../platform/pagination';
import { withinQuota } from '../../platform/persistence';
import { Jobs } from '../../platform/queue';
import { Files, type StoredFile } from '../../platform/storage';
import { BrandsService } from '../brands';
import { Design } from './design.entity';
import { DesignRequest } from './design-request.entity';
import {
  missingField,
  oneImage,
  promptTooLong,
  tooMany,
  unknownProvider,
  unsupported,
  unusedInput,
} from './designs.errors';
import { DesignsMapper, toProviderResponse } from './designs.mapper';
import type { CreateDesignDto } from './dto/create-design.dto';
import type {
  DesignDetailResponse,
  DesignListResponse,
  DesignRequestResponse,
  DesignResponse,
} from './dto/design.response';
import type { ListDesignsQuery } from './dto/list-designs.query';
import type { FilterOptionsResponse, ProvidersResponse } from './dto/options.response';
import { DesignsRepository } from './designs.repository';
import { InputImages, type InputUploads } from './input-images';
import { generateDesign } from './jobs/generate-design.job';
import { LISTED_DESIGN_TYPES, LISTED_OPERATIONS, MAX_SEED } from './options';
import { parseRecipe, type Recipe, toRecipeResponse } from './recipe';

@Injectable()
export class DesignsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly repository: DesignsRepository,
    private readonly mapper: DesignsMapper,
    private readonly providers: ImageProviders,
    private readonly brands: BrandsService,
    private readonly jobs: Jobs,
    private readonly files: Files,
    private readonly inputImages: InputImages,
  ) {}

  getProviders(): ProvidersResponse {
    return {
      providers: Object.fromEntries(this.providers.all.map((provider) => [provider.id, toProviderResponse(provider)])),
    };
  }

  async getFilterOptions(userId: string): Promise<FilterOptionsResponse> {
    return {
      brands: await this.brands.names(userId),
      design_types: [...LISTED_DESIGN_TYPES],
      operations: [...LISTED_OPERATIONS],
      providers: this.providers.all.map(({ id }) => id),
    };
  }

  /** Accepts a request: once this resolves, the request survives anything but its owner. */
  async create(userId: string, dto: CreateDesignDto, uploads: InputUploads = {}): Promise<DesignRequestResponse> {
    const provider = this.providerFor(dto, uploads);
    const [brand] = await Promise.all([
      dto.brand_profile_id ? this.brands.getNamed(dto.brand_profile_id, userId) : null,
      dto.parent_id ? this.getRelated(dto.parent_id, userId) : null,
    ]);
    const id = await this.files.together('design-images', userId, async (put) => {
      const [image, background] = await Promise.all([
        this.inputImages.store(put, userId, 'image', uploads, dto.image_path),
        this.inputImages.store(put, userId, 'background_image', uploads, dto.background_image_path),
      ]);
      const recipe = toRecipe(dto, provider, brand, image?.path, background?.path);
      return this.database.transaction((tx) => this.insert(tx, userId, recipe, [image, background]));
    });
    this.enqueue(userId);
    return { design_request_id: id, status: 'pending' };
  }

  /** As `create`, without pictures and in the caller's transaction, which may just have made the brand. `enqueue` follows its commit. */
  createIn(tx: EntityManager, userId: string, dto: CreateDesignDto, brand: Recipe['brand']): Promise<string> {
    return this.insert(tx, userId, toRecipe(dto, this.providerFor(dto, {}), brand), []);
  }

  enqueue(userId: string): void {
    this.jobs.enqueue(generateDesign, userId);
  }

  async list(userId: string, query: ListDesignsQuery): Promise<DesignListResponse> {
    const { rows, pagination } = paginate(await this.repository.list(userId, query), query);
    return { designs: rows.map((row) => this.mapper.card(row)), pagination };
  }

  async get(id: string, userId: string): Promise<DesignDetailResponse> {
    const row = await this.repository.find(id, userId);
    if (!row) throw notFound('Design');
    const request = await this.database.manager.findOneByOrFail(DesignRequest, { id: row.request_id, userId });
    const recipe = toRecipeResponse(request.recipe);
    const [parent, children] = await Promise.all([
      recipe.parent_id ? this.repository.findRelated(recipe.parent_id, userId) : undefined,
      this.repository.children(id, userId),
    ]);
    return {
      ...this.mapper.card(row),
      recipe,
      parent: parent ? this.mapper.related(parent) : null,
      children: children.map((child) => this.mapper.related(child)),
    };
  }

  async setFavorite(id: string, userId: string, favorite: boolean): Promise<DesignResponse> {
    await this.database.query(
      'UPDATE designs SET favorite = $3 WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL',
      [id, userId, favorite],
    );
    const row = await this.repository.find(id, userId);
    if (!row) throw notFound('Design');
    return this.mapper.card(row);
  }

  /** To the trash. A request that still waits or runs is cancelled. */
  async remove(id: string, userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const [request] = await tx.query<{ id: string }[]>(
        `SELECT r.id FROM design_requests r JOIN designs d ON d.request_id = r.id WHERE d.id = $1 AND d.user_id = $2 AND d.deleted_at IS NULL FOR UPDATE OF r`,
        [id, userId],
      );
      if (!request) throw notFound('Design');
      await this.jobs.cancel(generateDesign, request.id, userId, tx);
      const [[design]] = await tx.query<[Design[], number]>(
        'UPDATE designs SET deleted_at = now() WHERE id = $1 AND deleted_at IS NULL RETURNING *',
        [id],
      );
      if (!design) throw notFound('Design');
      await this.files.setTrashed(tx, 'design-images', pathsOf(design), true);
      // the request leaves the counts together with its last card
      await tx.query(
        'UPDATE design_requests r SET deleted_at = now() WHERE id = $1 AND NOT EXISTS (SELECT FROM designs WHERE request_id = r.id AND deleted_at IS NULL)',
        [request.id],
      );
    });
  }

  async restore(id: string, userId: string): Promise<DesignResponse> {
    await this.database.transaction(async (tx) => {
      const [[design]] = await tx.query<[Design[], number]>(
        'UPDATE designs SET deleted_at = NULL WHERE id = $1 AND user_id = $2 AND deleted_at IS NOT NULL RETURNING *',
        [id, userId],
      );
      if (!design) throw notFound('Design');
      await this.files.setTrashed(tx, 'design-images', pathsOf(design), false);
      await tx.query('UPDATE design_requests SET deleted_at = NULL WHERE id = $1', [design.request_id]);
    });
    const row = await this.repository.find(id, userId);
    if (!row) throw notFound('Design');
    return this.mapper.card(row);
  }

  private providerFor(dto: CreateDesignDto, uploads: InputUploads): ImageProvider {
    const { prompt = '', n = 1 } = dto;
    const provider = this.providers.find(dto.provider);
    if (!provider) throw unknownProvider();
    if (!supports(provider, dto.operation)) throw unsupported(provider.name, dto.operation);
    const rules = operation(dto.operation);
    const given = {
      prompt,
      image: uploads.image ?? dto.image_path,
      background_image: uploads.background_image ?? dto.background_image_path,
    };
    for (const field of missingFields(rules, given)) throw missingField(field);
    const unused = INPUT_FIELDS.find((field) => given[field] !== undefined && !rules.inputs.includes(field));
    if (unused) throw unusedInput(unused, rules.id);
    if (n > 1 && !rules.several) throw oneImage(rules.id);
    if (n > provider.maxImages) throw tooMany(provider.name, provider.maxImages);
    if (prompt.length > provider.maxPrompt) throw promptTooLong(provider.name, provider.maxPrompt);
    return provider;
  }

  private async getRelated(id: string, userId: string) {
    const design = await this.repository.findRelated(id, userId);
    if (!design) throw notFound('Design');
    return design;
  }

  private async insert(
    tx: EntityManager,
    userId: string,
    recipe: Recipe,
    inputs: (StoredFile | undefined)[],
  ): Promise<string> {
    const { brand, provider, operation, design_type, prompt, n, seed, parent_id } = recipe;
    const id = randomUUID();
    await withinQuota(tx, Design, userId, n);
    await tx.insert(DesignRequest, {
      id,
      userId,
      brandProfileId: brand?.id ?? null,
      provider,
      operation,
      designType: design_type,
      prompt,
      n,
      strength: 'strength' in recipe ? recipe.strength : null,
      seed,
      parentId: parent_id,
      recipe,
    });
    await tx.query(
      `INSERT INTO designs (id, request_id, user_id, image_index, brand_profile_id, provider, operation, design_type, prompt, created_at)
       SELECT id, id, user_id, 0, brand_profile_id, provider, operation, design_type, prompt, created_at FROM design_requests WHERE id = $1`,
      [id],
    );
    await this.files.record(
      tx,
      inputs.filter((file) => file !== undefined),
    );
    return id;
  }
}

const toRecipe = (
  dto: CreateDesignDto,
  provider: ImageProvider,
  brand: Recipe['brand'],
  image_path?: string,
  background_image_path?: string,
): Recipe =>
  parseRecipe({
    ...dto,
    prompt: dto.prompt?.trim(),
    brand,
    model: provider.model,
    seed: dto.seed ?? randomInt(MAX_SEED + 1),
    strength: dto.strength ?? provider.strength,
    image_path,
    background_image_path,
  });

/** Every stored object of a design. */
export const pathsOf = ({ image_path, thumbnail_path, thumbnail_2x_path, svg_path }: Design): string[] =>
  [image_path, thumbnail_path, thumbnail_2x_path, svg_path].filter((path) => path !== null);
