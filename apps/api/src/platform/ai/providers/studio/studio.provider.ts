import { designType, type DesignTypeId } from '@maquette/generation';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { GeneratedImage, ImageProvider, TextToImage } from '../../image-provider';
import { DrawingThreads } from './drawing-threads';

/** The ideas that the studio can have of one request under one seed. */
const OPTIONS = 16;

/** The built-in drawing engine: no key, no network, and no model. */
@Injectable()
export class StudioProvider implements ImageProvider, OnApplicationShutdown {
  readonly id = 'studio';
  readonly name = 'Studio (built in)';
  readonly model = 'studio-1';
  readonly maxImages = 10;
  readonly maxPrompt = 10_000;
  readonly strength = 0.5;
  private readonly threads = new DrawingThreads();
  readonly parallel = this.threads.size;

  sizeOf(type: DesignTypeId): { width: number; height: number } {
    const { width, height } = designType(type);
    return { width, height };
  }

  async *textToImage(
    { prompt, designType, brand, n, seed }: TextToImage,
    signal: AbortSignal,
  ): AsyncIterable<GeneratedImage> {
    for (let i = 0; i < n; i++) {
      // A seed names base and option in one number, so that it makes a picture again that was one of several.
      const option = (seed + i) % OPTIONS;
      const base = Math.floor(seed / OPTIONS);
      const { svg, png, unpictured } = await this.threads.draw(
        { request: { prompt, designType, brand }, seed: base, option },
        signal,
      );
      yield {
        image: Buffer.from(png),
        svg,
        seed: base * OPTIONS + option,
        notes: unpictured.length > 0 ? [`Not pictured: ${unpictured.join(', ')}.`] : [],
      };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.close();
  }
}
