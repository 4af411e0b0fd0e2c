import { designType } from '@maquette/generation';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type GeneratedImage, type ImageProvider, ImageProviders, ProviderTurns } from '../../../platform/ai';
import { JobError, type JobProcessor, type LeasedJob, Processes } from '../../../platform/queue';
import { Files, type Put, type Renditions, render, type StoredFile } from '../../../platform/storage';
import { DesignRequest } from '../design-request.entity';
import { parseRecipe, type Recipe } from '../recipe';
import { generateDesign } from './generate-design.job';

/** A picture whose bytes are in the store: only what its card keeps is still in memory. */
interface StoredPicture {
  seed: number | null;
  notes: string[];
  facts: Omit<Renditions, 'thumbnail' | 'thumbnail2x'>;
  image: StoredFile;
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
    const recipe = recipeOf(request);
    await this.files.together('design-images', job.userId, async (put) => {
      const pictures: StoredPicture[] = [];
      for await (const generated of this.generate(recipe, job)) {
        pictures.push(await this.store(generated, (...file) => job.outlast(() => put(...file))));
        // the last step is the one that completes the row
        await job.progress((100 * pictures.length) / (recipe.n + 1));
      }
      if (pictures.length === 0) throw new JobError('bad_output');
      await job.complete((tx) => this.write(tx, job.id, pictures));
    });
  }

  private async *generate(recipe: Recipe, { userId, signal }: LeasedJob): AsyncIterable<GeneratedImage> {
    const provider = this.providers.find(recipe.provider);
    const pictures = provider && (await this.ask(provider, recipe, signal));
    if (!pictures) throw new JobError('bad_input', 'The provider of this design is not available any more.');
    yield* this.turns.take(provider, userId, pictures, signal);
  }

  /** @returns nothing when the provider does not offer the operation */
  private async ask(
    provider: ImageProvider,
    recipe: Recipe,
    signal: AbortSignal,
  ): Promise<AsyncIterable<GeneratedImage> | undefined> {
    const { prompt, n, seed } = recipe;
    const text = {
      prompt,
      // a type that has gone since is drawn by what the words say
      designType: designType(recipe.design_type)?.id ?? 'general',
      brand: recipe.brand ? { name: recipe.brand.name } : undefined,
      n,
      seed,
    };
    if (recipe.operation === 'text-to-image') return provider.textToImage?.(text, signal);
    const image = await this.input(recipe.image_path);
    switch (recipe.operation) {
      case 'image-to-image':
        return provider.imageToImage?.({ ...text, image, strength: recipe.strength ?? provider.strength }, signal);
      case 'vectorize':
        return provider.vectorize?.({ image }, signal);
      case 'remove-background':
        return provider.removeBackground?.({ image }, signal);
      case 'change-background': {
        const background = await this.input(recipe.background_image_path);
        return provider.changeBackground?.({ image, background, prompt }, signal);
      }
    }
  }

  private input(path: string): Promise<Buffer> {
    return this.files.readAll({ bucket: 'design-images', path });
  }

  private async store({ image, svg, seed, notes }: GeneratedImage, put: Put): Promise<StoredPicture> {
    const { thumbnail, thumbnail2x, ...facts } = await render(image).catch((cause: unknown) => {
      throw new JobError('bad_output', undefined, { cause });
    });
    const [storedImage, storedThumbnail, storedThumbnail2x, storedSvg] = await Promise.all([
      put(facts.mediaType, image),
      put('image/webp', thumbnail),
      put('image/webp', thumbnail2x),
      svg === undefined ? undefined : put('image/svg+xml', Buffer.from(svg)),
    ]);
    return {
      seed: seed ?? null,
      notes,
      facts,
      image: storedImage,
      thumbnail: storedThumbnail,
      thumbnail2x: storedThumbnail2x,
      svg: storedSvg,
    };
  }

  private async write(tx: EntityManager, requestId: string, pictures: StoredPicture[]): Promise<void> {
    await this.files.record(
      tx,
      pictures
        .flatMap(({ image, thumbnail, thumbnail2x, svg }) => [image, thumbnail, thumbnail2x, svg])
        .filter((file) => file !== undefined),
    );
    for (const [index, { seed, notes, facts, image, thumbnail, thumbnail2x, svg }] of pictures.entries()) {
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
          requestId,
          index === 0 ? requestId : randomUUID(),
          index,
          seed,
          image.path,
          image.media_type,
          image.bytes,
          facts.width,
          facts.height,
          facts.averageColor,
          thumbnail.path,
          thumbnail2x.path,
          svg?.path ?? null,
          notes,
        ],
      );
    }
  }
}

function recipeOf({ recipe }: DesignRequest): Recipe {
  try {
    return parseRecipe(recipe);
  } catch (cause) {
    throw new JobError('bad_input', 'This request is of another version of the product. Please ask for it anew.', {
      cause,
    });
  }
}
