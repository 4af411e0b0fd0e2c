import { designType } from '@maquette/generation';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import {
  CallJournal,
  type GeneratedImage,
  type ImageProvider,
  ImageProviders,
  PictureCalls,
  type ProviderCall,
  supports,
} from '../../../platform/ai';
import { JobError, type JobProcessor, type LeasedJob, Processes } from '../../../platform/queue';
import { Files, type Put, type Renditions, render, type StoredFile } from '../../../platform/storage';
import { DesignRequest } from '../design-request.entity';
import { MOODBOARD } from '../options';
import { parseRecipe, type Recipe } from '../recipe';
import { generateDesign } from './generate-design.job';
import { writeCards } from './write-cards.sql';

/** A picture whose bytes are in the store: only what its card keeps is still in memory. */
interface StoredPicture {
  seed: number | null;
  notes: string[];
  facts: Omit<Renditions, 'thumbnails'>;
  image: StoredFile;
  thumbnails: StoredFile[];
  svg?: StoredFile;
}

/** Makes the pictures of one request, stores each as it comes, and turns the request into finished cards. */
@Injectable()
@Processes(generateDesign)
export class GenerateDesignProcessor implements JobProcessor {
  constructor(
    @InjectRepository(DesignRequest) private readonly requests: Repository<DesignRequest>,
    private readonly providers: ImageProviders,
    private readonly calls: PictureCalls,
    private readonly journal: CallJournal,
    private readonly files: Files,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const request = await this.requests.findOneByOrFail({ id: job.id });
    const recipe = recipeOf(request);
    await this.files.together('design-images', job.userId, async (put) => {
      const pictures: StoredPicture[] = [];
      const spoiled: JobError[] = [];
      for await (const generated of this.generate(recipe, job)) {
        try {
          pictures.push(await this.store(generated, (...file) => job.outlast(() => put(...file))));
        } catch (error) {
          // the others were paid for all the same
          if (!(error instanceof JobError) || error.reason !== 'bad_output') throw error;
          spoiled.push(error);
        }
        // the last step is the one that completes the row
        await job.progress((100 * pictures.length) / (recipe.n + 1));
      }
      const [first] = pictures;
      if (!first) throw spoiled[0] ?? new JobError('bad_output');
      if (spoiled.length > 0) first.notes.push(`${spoiled.length} of ${recipe.n} pictures came damaged.`);
      await job.complete((tx) => this.write(tx, job.id, pictures));
    });
  }

  private generate(recipe: Recipe, job: LeasedJob): AsyncIterable<GeneratedImage> {
    const { n, seed, operation } = recipe;
    const provider = this.providers.find(recipe.provider);
    if (!provider || !supports(provider, operation))
      throw new JobError('bad_input', 'The provider of this design is not available any more.');
    job.askedOf(provider.id);
    const ask = (part: { n: number; seed: number }, call: ProviderCall) =>
      this.ask(provider, { ...recipe, ...part }, job.signal, call);
    return this.calls.make({ provider, purpose: operation, job, n, seed, ask });
  }

  /** The inputs are read when it is its turn: what waits holds no pictures. */
  private async *ask(
    provider: ImageProvider,
    recipe: Recipe,
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    const { prompt, n, seed } = recipe;
    const text = {
      prompt,
      // a type that has gone since is drawn by what the words say
      designType: designType(recipe.design_type)?.id ?? ('general' as const),
      brand: recipe.brand
        ? { name: recipe.brand.name, palette: recipe.brand.palette, fonts: recipe.brand.fonts }
        : undefined,
      n,
      seed,
    };
    const none: GeneratedImage[] = [];
    if (recipe.operation === 'text-to-image') {
      yield* provider.textToImage?.(text, signal, call) ?? none;
      return;
    }
    if (recipe.operation === MOODBOARD) {
      const images = await Promise.all(recipe.image_paths.map((path) => this.input(path)));
      yield* provider.moodboard?.({ images, title: prompt, brand: text.brand }, signal, call) ?? none;
      return;
    }
    const image = await this.input(recipe.image_path);
    switch (recipe.operation) {
      case 'image-to-image': {
        const strength = recipe.strength ?? provider.strength;
        yield* provider.imageToImage?.({ ...text, image, strength }, signal, call) ?? none;
        return;
      }
      case 'vectorize':
        {
          const svg = recipe.svg_path === null ? undefined : (await this.input(recipe.svg_path)).toString();
          yield* provider.vectorize?.({ image, svg }, signal, call) ?? none;
        }
        return;
      case 'remove-background':
        yield* provider.removeBackground?.({ image }, signal, call) ?? none;
        return;
      case 'change-background': {
        if (recipe.background_image_path === null) {
          const { background_prompt: words } = recipe;
          yield* provider.drawBackground?.({ image, words, prompt, brand: text.brand, seed }, signal, call) ?? none;
          return;
        }
        const background = await this.input(recipe.background_image_path);
        yield* provider.changeBackground?.({ image, background, prompt }, signal, call) ?? none;
      }
    }
  }

  private input(path: string): Promise<Buffer> {
    return this.files.readAll({ bucket: 'design-images', path });
  }

  private async store({ image, svg, seed, notes }: GeneratedImage, put: Put): Promise<StoredPicture> {
    const { thumbnails, ...facts } = await render(image).catch((cause: unknown) => {
      throw new JobError('bad_output', undefined, { cause });
    });
    const [storedImage, storedThumbnails, storedSvg] = await Promise.all([
      put(facts.mediaType, image),
      Promise.all(thumbnails.map((thumbnail) => put('image/webp', thumbnail))),
      svg === undefined ? undefined : put('image/svg+xml', Buffer.from(svg)),
    ]);
    return {
      seed: seed ?? null,
      notes,
      facts,
      image: storedImage,
      thumbnails: storedThumbnails,
      svg: storedSvg,
    };
  }

  private async write(tx: EntityManager, requestId: string, pictures: StoredPicture[]): Promise<void> {
    await this.files.record(
      tx,
      pictures
        .flatMap(({ image, thumbnails, svg }) => [image, ...thumbnails, svg])
        .filter((file) => file !== undefined),
    );
    await this.journal.forget(tx, requestId);
    await writeCards(
      tx,
      requestId,
      pictures.map(
        ({ seed, notes, facts, image, thumbnails: [thumbnail, thumbnail2x, thumbnail3x, thumbnail4x], svg }) => ({
          ...facts,
          seed,
          notes,
          bytes: image.bytes,
          imagePath: image.path,
          thumbnailPath: thumbnail?.path ?? null,
          thumbnail2xPath: thumbnail2x?.path ?? null,
          thumbnail3xPath: thumbnail3x?.path ?? null,
          thumbnail4xPath: thumbnail4x?.path ?? null,
          svgPath: svg?.path ?? null,
        }),
      ),
    );
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
