import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { GeneratedImage, ImageProvider, TextToImage } from '../../image-provider';
import type { DrawTask, Drawing } from './draw.worker';

/** The built-in drawing engine: no key, no network, and no model. */
@Injectable()
export class StudioProvider implements ImageProvider, OnApplicationShutdown {
  readonly id = 'studio';
  readonly name = 'Studio (built in)';
  readonly model = 'studio-1';
  readonly maxImages = 10;
  readonly maxPrompt = 10_000;
  readonly strength = 0.5;
  private readonly threads = new Piscina<DrawTask, Drawing>({
    filename: join(__dirname, `draw.worker${extname(__filename)}`),
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
    execArgv: process.execArgv,
  });

  async *textToImage({ prompt, designType, brand, n, seed }: TextToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    for (let option = 0; option < n; option++) {
      const { svg, png, unpictured } = await this.threads.run({ request: { prompt, designType, brand }, seed, option }, { signal });
      yield { image: Buffer.from(png), svg, seed, notes: unpictured.length > 0 ? [`Not pictured: ${unpictured.join(', ')}.`] : [] };
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }
}
