import { designType, type DesignTypeId } from '@maquette/generation';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type {
  ChangeBackground,
  DrawBackground,
  GeneratedImage,
  ImageOnly,
  ImageProvider,
  ImageToImage,
  Moodboard,
  TextToImage,
  Vectorize,
} from '../../image-provider';
import type { Drawing } from './draw.worker';
import { DrawingThreads } from './drawing-threads';
import { ideaOf, seedAfter, seedsOf } from './seeds';

/** Changes whenever the same request would give another picture. */
export const STUDIO_MODEL = 'studio-8';

const DRAWN_FROM = 'These are the vectors that the picture was drawn from, not a tracing of it.';

/** The built-in drawing engine: no key, no network, and no model. */
@Injectable()
export class StudioProvider implements ImageProvider, OnApplicationShutdown {
  readonly id = 'studio';
  readonly name = 'Studio (built in)';
  readonly model = STUDIO_MODEL;
  readonly maxImages = 10;
  readonly maxPrompt = 10_000;
  /** enough that nothing of the source is mixed in any more */
  readonly strength = 0.7;
  private readonly threads = new DrawingThreads();
  readonly parallel = this.threads.size;

  seedAfter = seedAfter;

  sizeOf(type: DesignTypeId): { width: number; height: number } {
    const { width, height } = designType(type);
    return { width, height };
  }

  textToImage({ prompt, designType, brand, n, seed }: TextToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    return this.several(n, seed, (at) =>
      this.threads.draw({ operation: 'text-to-image', request: { prompt, designType, brand }, ...at }, signal),
    );
  }

  imageToImage(
    { image, prompt, brand, strength, n, seed }: ImageToImage,
    signal: AbortSignal,
  ): AsyncIterable<GeneratedImage> {
    return this.several(n, seed, (at) =>
      this.threads.draw({ operation: 'image-to-image', request: { image, prompt, brand, strength }, ...at }, signal),
    );
  }

  async *vectorize({ image, svg }: Vectorize, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    if (svg !== undefined) {
      yield { image, svg, notes: [DRAWN_FROM] };
      return;
    }
    yield generated(await this.threads.draw({ operation: 'vectorize', image }, signal));
  }

  async *removeBackground({ image }: ImageOnly, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    yield generated(await this.threads.draw({ operation: 'remove-background', image }, signal));
  }

  async *changeBackground(request: ChangeBackground, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    yield generated(await this.threads.draw({ operation: 'change-background', request, seed: 0 }, signal));
  }

  async *drawBackground(
    { image, words, prompt, brand, seed }: DrawBackground,
    signal: AbortSignal,
  ): AsyncIterable<GeneratedImage> {
    const request = { image, prompt: [words, prompt].filter(Boolean).join('. '), colours: brand?.palette };
    yield { ...generated(await this.threads.draw({ operation: 'change-background', request, seed }, signal)), seed };
  }

  async *moodboard(request: Moodboard, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    yield generated(await this.threads.draw({ operation: 'moodboard', request }, signal));
  }

  private async *several(
    n: number,
    seed: number,
    draw: (at: { seed: number; option: number }) => Promise<Drawing>,
  ): AsyncIterable<GeneratedImage> {
    for (const each of seedsOf(seed, n)) yield { ...generated(await draw(ideaOf(each))), seed: each };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}

const generated = ({ image, svg, notes }: Drawing): GeneratedImage => ({ image: Buffer.from(image), svg, notes });
