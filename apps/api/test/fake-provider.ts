import sharp from 'sharp';
import type {
  ChangeBackground,
  GeneratedImage,
  ImageOnly,
  ImageProvider,
  ImageToImage,
  TextToImage,
} from '../src/platform/ai';

/** A provider whose every call does what the test says; without an order it makes a small picture. `createTestApp({}, { imageProviders: [fake] })`. */
export class FakeProvider implements ImageProvider {
  readonly id = 'fake';
  readonly name = 'Fake';
  readonly model = 'fake-1';
  readonly maxImages = 10;
  readonly maxPrompt = 10_000;
  readonly strength = 0.5;
  readonly showsStrength = true;
  readonly parallel = 10;
  seedAfter?: ImageProvider['seedAfter'];
  readonly calls: TextToImage[] = [];
  private readonly orders: ((request: TextToImage, signal: AbortSignal) => AsyncIterable<GeneratedImage>)[] = [];

  /** What the next call does. */
  next(order: (request: TextToImage, signal: AbortSignal) => AsyncIterable<GeneratedImage>): void {
    this.orders.push(order);
  }

  async *textToImage(request: TextToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    this.calls.push(request);
    yield* (this.orders.shift() ?? pictures)(request, signal);
  }

  /** Without an order the input, as it came, is the result: the test sees what the provider was given. */
  async *imageToImage(request: ImageToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const order = this.orders.shift();
    if (order) yield* order(request, signal);
    else yield await Promise.resolve({ image: request.image, seed: request.seed, notes: [] });
  }

  async *removeBackground({ image }: ImageOnly): AsyncIterable<GeneratedImage> {
    yield await Promise.resolve({ image, notes: [] });
  }

  async *changeBackground({ background }: ChangeBackground): AsyncIterable<GeneratedImage> {
    yield await Promise.resolve({ image: background, notes: [] });
  }
}

export async function* pictures({ n, seed }: TextToImage): AsyncIterable<GeneratedImage> {
  for (let i = 0; i < n; i++) {
    const image = await sharp({ create: { width: 120, height: 80, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    yield { image, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', seed: seed + i, notes: [] };
  }
}
