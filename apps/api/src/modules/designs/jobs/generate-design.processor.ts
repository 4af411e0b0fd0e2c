import { designType, type OperationId } from '@maquette/generation';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type GeneratedImage, ImageProviders, ProviderTurns, supports } from '../../../platform/ai';
import { JobError, type JobProcessor, type LeasedJob, Processes } from '../../../platform/queue';
import { Files, type Renditions, render, type StoredFile } from '../../../platform/storage';
import { DesignRequest } from '../design-request.entity';
import { parseRecipe, type Recipe } from '../recipe';
import { generateDesign } from './generate-design.job';

interface StoredDesign {
  generated: GeneratedImage;
  renditions: Renditions;
  picture: StoredFile;
  thumbnail: StoredFile;
  thumbnail2x: StoredFile;
  svg?: StoredFile;
}

/** Makes the pictures of one request, stores each as it comes, and turns the request into finished cards. */
@Injectable()
@Processes(generateDesign)
export class GenerateDesignProcessor implements JobProcessor {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly providers: ImageProviders,
    private readonly turns: ProviderTurns,
    private readonly files: Files,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const request = await this.database.manager.findOneByOrFail(DesignRequest, { id: job.id });
    const recipe = parseRecipe(request.recipe);
    const designs: StoredDesign[] = [];
    let committing = false;
    try {
      for await (const generated of this.generate(recipe, request.user_id, job.signal)) {
        designs.push(await this.store(request.user_id, generated));
        // the last step is the one that completes the row
        await job.progress((100 * designs.length) / (recipe.n + 1));
      }
      if (designs.length === 0) throw new JobError('bad_output');
      committing = true;
      await job.complete((tx) => this.write(tx, request, designs));
    } catch (error) {
      // when the connection broke during the commit, the rows may be there: the sweep knows, we do not
      const unknown = committing && !job.signal.aborted;
      if (!unknown)
        await this.files.discard(
          'design-images',
          designs.flatMap(filesOf).map(({ path }) => path),
        );
      throw error;
    }
  }

  private async *generate(recipe: Recipe, userId: string, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const { operation, prompt, design_type, n, seed, strength } = recipe;
    const provider = this.providers.find(recipe.provider);
    if (!provider || !supports(provider, operation))
      throw new JobError('bad_input', 'The provider of this design is not available any more.');
    const text = {
      prompt,
      // a type that has gone since is drawn by what the words say
      designType: designType(design_type)?.id ?? 'general',
      brand: recipe.brand ? { name: recipe.brand.name } : undefined,
      n,
      seed,
    };
    const [image, background] = await Promise.all([
      this.input(recipe.image_path),
      this.input(recipe.background_image_path),
    ]);
    const calls: Record<OperationId, () => AsyncIterable<GeneratedImage> | undefined> = {
      'text-to-image': () => provider.textToImage?.(text, signal),
      'image-to-image': () =>
        provider.imageToImage?.({ ...text, image, strength: strength ?? provider.strength }, signal),
      vectorize: () => provider.vectorize?.({ image }, signal),
      'remove-background': () => provider.removeBackground?.({ image }, signal),
      'change-background': () => provider.changeBackground?.({ image, background, prompt }, signal),
    };
    const pictures = calls[operation]();
    if (pictures) yield* this.turns.take(provider, userId, pictures, signal);
  }

  /** Empty for an operation that takes none. */
  private input(path: string | null): Promise<Buffer> {
    return path === null ? Promise.resolve(Buffer.alloc(0)) : this.files.readAll({ bucket: 'design-images', path });
  }

  private async store(userId: string, generated: GeneratedImage): Promise<StoredDesign> {
    const renditions = await render(generated.image).catch((cause: unknown) => {
      throw new JobError('bad_output', undefined, { cause });
    });
    const put = (mediaType: string, bytes: Buffer) => this.files.put('design-images', userId, mediaType, bytes);
    const [picture, thumbnail, thumbnail2x, svg] = await Promise.all([
      put(renditions.mediaType, generated.image),
      put('image/webp', renditions.thumbnail),
      put('image/webp', renditions.thumbnail2x),
      generated.svg === undefined ? undefined : put('image/svg+xml', Buffer.from(generated.svg)),
    ]);
    return { generated, renditions, picture, thumbnail, thumbnail2x, svg };
  }

  private async write(tx: EntityManager, request: DesignRequest, designs: StoredDesign[]): Promise<void> {
    await this.files.record(tx, designs.flatMap(filesOf));
    for (const [index, { generated, renditions, picture, thumbnail, thumbnail2x, svg }] of designs.entries()) {
      await tx.query(
        `INSERT INTO designs (id, request_id, user_id, image_index, brand_profile_id, provider, operation, design_type, prompt, created_at,
                              seed, image_path, media_type, bytes, width, height, average_color, thumbnail_path, thumbnail_2x_path, svg_path, notes)
         SELECT $2, id, user_id, $3::int, brand_profile_id, provider, operation, design_type, prompt, created_at - $3::int * interval '1 microsecond',
                $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 FROM design_requests WHERE id = $1
         ON CONFLICT (request_id, image_index) DO UPDATE SET
           seed = EXCLUDED.seed, image_path = EXCLUDED.image_path, media_type = EXCLUDED.media_type, bytes = EXCLUDED.bytes,
           width = EXCLUDED.width, height = EXCLUDED.height, average_color = EXCLUDED.average_color, thumbnail_path = EXCLUDED.thumbnail_path,
           thumbnail_2x_path = EXCLUDED.thumbnail_2x_path, svg_path = EXCLUDED.svg_path, notes = EXCLUDED.notes`,
        [
          request.id,
          index === 0 ? request.id : randomUUID(),
          index,
          generated.seed ?? null,
          picture.path,
          picture.media_type,
          picture.bytes,
          renditions.width,
          renditions.height,
          renditions.averageColor,
          thumbnail.path,
          thumbnail2x.path,
          svg?.path ?? null,
          generated.notes,
        ],
      );
    }
  }
}

const filesOf = ({ picture, thumbnail, thumbnail2x, svg }: StoredDesign): StoredFile[] => [
  picture,
  thumbnail,
  thumbnail2x,
  ...(svg ? [svg] : []),
];
