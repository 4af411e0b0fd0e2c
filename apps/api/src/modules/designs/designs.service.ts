import { BOARD, boardLayout, designType, intendedDesignType, MOODBOARD_IMAGES } from '@maquette/generation';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { type ImageProvider, ImageProviders, supports } from '../../platform/ai';
import { notFound } from '../../platform/errors';
import { paginate } from '../../platform/pagination';
import { owned, trashed, withinQuota } from '../../platform/persistence';
import { Jobs } from '../../platform/queue';
import { Files, type Put } from '../../platform/storage';
import { BrandsService, BrandStrategies } from '../brands';
import { PromptsService } from '../prompts';
import { brandStyle } from './brand-style';
import { Design } from './design.entity';
import { DesignRequest } from './design-request.entity';
import { noImages, noPicture, tooManyImages, unknownProvider } from './designs.errors';
import { DesignsMapper, toProviderResponse } from './designs.mapper';
import type { CreateDesignDto } from './dto/create-design.dto';
import type { CreateMoodboardDto } from './dto/create-moodboard.dto';
import type {
  DesignDetailResponse,
  DesignListResponse,
  DesignRequestResponse,
  DesignResponse,
  NeighboursResponse,
} from './dto/design.response';
import type { DesignsFilter, ListDesignsQuery } from './dto/list-designs.query';
import type { FilterOptionsResponse, ProvidersResponse } from './dto/options.response';
import type { UpdateDesignDto } from './dto/update-design.dto';
import { DesignsRepository } from './designs.repository.sql';
import { type InputImage, InputImages, type InputUploads } from './input-images';
import { generateDesign } from './jobs/generate-design.job';
import { LISTED_DESIGN_TYPES, LISTED_OPERATIONS, MOODBOARD } from './options';
import { randomSeed, type Recipe, type RecipeResponse, toMoodboardRecipe, toRecipe, toRecipeResponse } from './recipe';
import { providerFor } from './request-rules';

/** What a module gets that keeps a copy of a design's picture. */
interface DesignPicture extends Pick<Design, 'prompt' | 'designType' | 'provider' | 'seed'> {
  bytes: Buffer;
  mediaType: string;
  recipe: RecipeResponse;
}

@Injectable()
export class DesignsService {
  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    @InjectRepository(DesignRequest) private readonly requests: Repository<DesignRequest>,
    private readonly repository: DesignsRepository,
    private readonly mapper: DesignsMapper,
    private readonly providers: ImageProviders,
    private readonly brands: BrandsService,
    private readonly strategies: BrandStrategies,
    private readonly prompts: PromptsService,
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
    const provider = providerFor(this.providers, dto, uploads);
    const [brand, prompt, seed] = await Promise.all([
      dto.brand_profile_id ? this.getBrand(dto.brand_profile_id, userId, dto.use_brand_style ?? true) : null,
      dto.prompt_id ? this.getPrompt(dto.prompt_id, userId) : null,
      this.seedFor(userId, dto, provider),
      dto.parent_id ? this.getRelated(dto.parent_id, userId) : null,
    ]);
    const id = await this.files.together('design-images', userId, async (put) => {
      const [image, background, vectors] = await Promise.all([
        this.inputImages.store(put, userId, 'image', uploads, dto.image_path),
        this.inputImages.store(put, userId, 'background_image', uploads, dto.background_image_path),
        this.storeVectors(put, userId, dto),
      ]);
      const files = [image?.file.path, background?.file.path, vectors?.path] as const;
      const recipe = toRecipe({ ...dto, seed }, provider, brand, ...files);
      return this.designs.manager.transaction(async (tx) => {
        if (vectors) await this.files.record(tx, [vectors]);
        return this.insert(tx, userId, recipe, [image, background], prompt);
      });
    });
    this.enqueue(userId);
    return { design_request_id: id, status: 'pending' };
  }

  /** Of pictures by words the next are not to look like the last, where the provider can see to it. */
  private async seedFor(userId: string, dto: CreateDesignDto, provider: ImageProvider): Promise<number | undefined> {
    if (dto.seed !== undefined || !provider.seedAfter || dto.operation !== 'text-to-image') return dto.seed;
    const last = await this.repository.lastSeed(userId, provider.id);
    return last === undefined ? undefined : provider.seedAfter(last, randomSeed());
  }

  /** As `create`, of a board of pictures. */
  async createMoodboard(
    userId: string,
    { title = '', brand_profile_id, parent_id, image_paths = [] }: CreateMoodboardDto,
    uploads: readonly Express.Multer.File[] = [],
  ): Promise<DesignRequestResponse> {
    const count = uploads.length + image_paths.length;
    if (count === 0) throw noImages();
    if (count > MOODBOARD_IMAGES) throw tooManyImages(MOODBOARD_IMAGES);
    const provider = this.providers.all.find((one) => supports(one, MOODBOARD));
    if (!provider) throw unknownProvider();
    const [brand] = await Promise.all([
      brand_profile_id ? this.getBrand(brand_profile_id, userId, true) : null,
      parent_id ? this.getRelated(parent_id, userId) : null,
    ]);
    const id = await this.files.together('design-images', userId, async (put) => {
      const images = await this.inputImages.storeAll(put, userId, uploads, image_paths);
      const paths = images.map(({ file }) => file.path);
      const recipe = toMoodboardRecipe(title.trim(), provider, brand, paths, parent_id);
      return this.designs.manager.transaction((tx) => this.insert(tx, userId, recipe, images));
    });
    this.enqueue(userId);
    return { design_request_id: id, status: 'pending' };
  }

  /** As `create`, without pictures and in the caller's transaction, which may just have made the brand. `enqueue` follows its commit. */
  createIn(tx: EntityManager, userId: string, dto: CreateDesignDto, brand: Recipe['brand']): Promise<string> {
    return this.insert(tx, userId, toRecipe(dto, providerFor(this.providers, dto, {}), brand), []);
  }

  enqueue(userId: string): void {
    this.jobs.enqueue(generateDesign, userId);
  }

  async list(userId: string, query: ListDesignsQuery): Promise<DesignListResponse> {
    const { rows, pagination } = paginate(await this.repository.list(userId, query), query);
    return { designs: rows.map((row) => this.mapper.card(row)), pagination };
  }

  async get(id: string, userId: string): Promise<DesignDetailResponse> {
    const row = await this.getRow(id, userId);
    const request = await this.requests.findOneByOrFail({ id: row.requestId, userId });
    const recipe = toRecipeResponse(request.recipe);
    const [prompt, parent, children, siblings] = await Promise.all([
      request.promptId ? this.prompts.find(request.promptId, userId) : null,
      recipe.parent_id ? this.repository.findRelated(recipe.parent_id, userId) : undefined,
      this.repository.children(id, userId),
      this.repository.siblings(row.requestId, userId),
    ]);
    return {
      ...this.mapper.card(row),
      recipe,
      saved_prompt: prompt && { id: prompt.id, name: prompt.name, version: request.promptVersion ?? 0 },
      parent: parent ? this.mapper.related(parent) : null,
      children: children.map((child) => this.mapper.related(child)),
      siblings: siblings.map((sibling) => this.mapper.card(sibling)),
    };
  }

  async getNeighbours(id: string, userId: string, filter: DesignsFilter): Promise<NeighboursResponse> {
    await this.getRelated(id, userId);
    const { previous, next } = await this.repository.neighbours(id, userId, filter);
    return { previous: previous && this.mapper.related(previous), next: next && this.mapper.related(next) };
  }

  /**
   * The picture of a design with what it was asked for and how it was made, for a module that keeps a copy.
   * @throws AppError 404 where there is no such design, 400 while it has no picture
   */
  async getPicture(id: string, userId: string): Promise<DesignPicture> {
    const design = await this.designs.findOneBy(owned(userId, id));
    if (!design) throw notFound('Design');
    const { prompt, designType, provider, seed, imagePath, mediaType, requestId } = design;
    if (imagePath === null || mediaType === null) throw noPicture();
    const [bytes, request] = await Promise.all([
      this.files.readAll({ bucket: 'design-images', path: imagePath }),
      this.requests.findOneByOrFail({ id: requestId, userId }),
    ]);
    return { prompt, designType, provider, seed, mediaType, bytes, recipe: toRecipeResponse(request.recipe) };
  }

  /** Changes what is given and leaves the rest. */
  async update(id: string, userId: string, { favorite, brand_profile_id }: UpdateDesignDto): Promise<DesignResponse> {
    if (brand_profile_id) await this.brands.getNamed(brand_profile_id, userId);
    if (favorite !== undefined || brand_profile_id !== undefined)
      await this.designs.update(owned(userId, id), { favorite, brandProfileId: brand_profile_id });
    return this.mapper.card(await this.getRow(id, userId));
  }

  /** To the trash. A request that still waits or runs is cancelled. */
  async remove(id: string, userId: string): Promise<void> {
    await this.designs.manager.transaction(async (tx) => {
      const { requestId } = await this.getOwned(tx, id, userId);
      await lockRequest(tx, requestId);
      await this.jobs.cancel(generateDesign, requestId, userId, tx);
      // read again: until the lock was there, a worker may have given it its picture, and another call may have removed it
      const design = await this.getOwned(tx, id, userId);
      await tx.softDelete(Design, { id });
      await this.files.setTrashed(tx, 'design-images', pathsOf(design), true);
      // the request leaves the counts together with its last card
      if (!(await tx.existsBy(Design, { requestId }))) await tx.softDelete(DesignRequest, { id: requestId });
    });
  }

  async restore(id: string, userId: string): Promise<DesignResponse> {
    if (!(await this.takeOutOfTrash(id, userId))) throw notFound('Design');
    return this.mapper.card(await this.getRow(id, userId));
  }

  /** @returns false when there is no such design in this user's trash */
  takeOutOfTrash(id: string, userId: string): Promise<boolean> {
    return this.designs.manager.transaction(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const design = await tx.findOne(Design, { where: trashed(userId, id), withDeleted: true, lock });
      if (!design) return false;
      await tx.restore(Design, { id });
      await this.files.setTrashed(tx, 'design-images', pathsOf(design), false);
      await tx.restore(DesignRequest, { id: design.requestId });
      return true;
    });
  }

  private async getRow(id: string, userId: string) {
    const row = await this.repository.find(id, userId);
    if (!row) throw notFound('Design');
    return row;
  }

  private async getOwned(tx: EntityManager, id: string, userId: string): Promise<Design> {
    const design = await tx.findOneBy(Design, owned(userId, id));
    if (!design) throw notFound('Design');
    return design;
  }

  private async getRelated(id: string, userId: string) {
    const design = await this.repository.findRelated(id, userId);
    if (!design) throw notFound('Design');
    return design;
  }

  private async getBrand(id: string, userId: string, withStyle: boolean): Promise<Recipe['brand']> {
    const brand = await this.brands.getNamed(id, userId);
    if (!withStyle) return brand;
    const [{ text }, [head]] = await Promise.all([
      this.strategies.get(id, userId),
      this.strategies.versions(id, userId, { limit: 1, offset: 0 }),
    ]);
    // a sample was not written for this brand
    return head?.source === 'template' ? brand : { ...brand, ...brandStyle(text) };
  }

  /** A copy of the vectors that the studio drew this picture from, where it did: nothing has to be traced then. */
  private async storeVectors(put: Put, userId: string, { provider, operation, image_path }: CreateDesignDto) {
    if (operation !== 'vectorize' || provider !== 'studio' || image_path === undefined) return undefined;
    const path = await this.repository.findVectors(userId, image_path);
    return path === null
      ? undefined
      : put('image/svg+xml', await this.files.readAll({ bucket: 'design-images', path }));
  }

  private async getPrompt(id: string, userId: string) {
    const prompt = await this.prompts.find(id, userId);
    if (!prompt) throw notFound('Prompt');
    return prompt;
  }

  private async insert(
    tx: EntityManager,
    userId: string,
    recipe: Recipe,
    inputs: (InputImage | undefined)[],
    from: { id: string; version: number } | null = null,
  ): Promise<string> {
    const { brand, provider, operation, design_type, prompt, n, seed, parent_id } = recipe;
    const id = randomUUID();
    const shared = { userId, brandProfileId: brand?.id ?? null, provider, operation, designType: design_type, prompt };
    const strength = 'strength' in recipe ? recipe.strength : null;
    await withinQuota(tx, Design, userId, n);
    await tx.insert(DesignRequest, {
      ...shared,
      id,
      n,
      strength,
      seed,
      parentId: parent_id,
      recipe,
      promptId: from?.id,
      promptVersion: from?.version,
    });
    await tx.insert(Design, { ...shared, id, requestId: id, imageIndex: 0, ...expectedSize(recipe, inputs) });
    await this.files.record(
      tx,
      inputs.flatMap((input) => input?.file ?? []),
    );
    return id;
  }
}

/** The pixels that the pictures will have: those of the picture that is worked on, else those of what is asked for. */
function expectedSize(
  { operation, design_type, prompt }: Recipe,
  inputs: (InputImage | undefined)[],
): Pick<Design, 'width' | 'height'> {
  if (operation === MOODBOARD) {
    const ratios = inputs.flatMap((input) => (input ? [input.width / input.height] : []));
    return { width: BOARD.width, height: boardLayout(ratios, prompt !== '').height };
  }
  const [input] = inputs;
  const type = designType(design_type);
  const { width, height } = input ?? intendedDesignType(type?.id ?? 'general', prompt);
  return { width, height };
}

/** Every stored object of a design. */
export const pathsOf = (design: Design): string[] =>
  [
    design.imagePath,
    design.thumbnailPath,
    design.thumbnail2xPath,
    design.thumbnail3xPath,
    design.thumbnail4xPath,
    design.svgPath,
  ].filter((path) => path !== null);

/** Whoever changes which cards a request has waits for others who do, and for its worker. */
export const lockRequest = (tx: EntityManager, id: string): Promise<DesignRequest | null> =>
  tx.findOne(DesignRequest, { where: { id }, withDeleted: true, lock: { mode: 'pessimistic_write' } });
