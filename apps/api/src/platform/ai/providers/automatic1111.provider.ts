import { designType, type DesignTypeId } from '@maquette/generation';
import sharp from 'sharp';
import { z } from 'zod';
import type { Config } from '../../../config';
import { JobError } from '../../queue';
import { hostedCall } from '../hosted-call';
import type { GeneratedImage, ImageProvider, ImageToImage, TextToImage } from '../image-provider';

/** Requests wait for each other behind one lock of the server, and a small graphics card takes minutes. Node's fetch itself waits 300 s for headers. */
const DEADLINE_MS = 290_000;
const MAX_ANSWER_BYTES = 64 * 1_048_576;
/** what the models were trained on; sides are multiples of 64 */
const PIXELS = 1_048_576;

/** Base64 in `images`, without a prefix (modules/api/models.py of the server). */
const answerSchema = z.object({ images: z.array(z.string().min(1)).min(1) });

/** A Stable Diffusion server of one's own: Automatic1111 or Forge, started with `--api`. */
class Automatic1111Provider implements ImageProvider {
  readonly id = 'automatic1111';
  readonly name = 'Stable Diffusion';
  readonly model = 'automatic1111';
  readonly maxImages = 10;
  readonly maxPrompt = 10_000;
  readonly strength = 0.75;
  readonly parallel = 1;

  constructor(
    private readonly url: string,
    private readonly login?: string,
  ) {}

  sizeOf(type: DesignTypeId): { width: number; height: number } {
    return sizeFor(designType(type));
  }

  textToImage(request: TextToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    return this.make('txt2img', request, this.sizeOf(request.designType), {}, signal);
  }

  async *imageToImage(request: ImageToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const { width = 1, height = 1 } = await sharp(request.image).metadata();
    const input = { init_images: [request.image.toString('base64')], denoising_strength: request.strength };
    yield* this.make('img2img', request, sizeFor({ width, height }), input, signal);
  }

  /** One call a picture, so that each is there as soon as it is made. */
  private async *make(
    path: 'txt2img' | 'img2img',
    { prompt, n, seed }: TextToImage,
    size: { width: number; height: number },
    input: object,
    signal: AbortSignal,
  ): AsyncIterable<GeneratedImage> {
    for (let i = 0; i < n; i++) {
      const answer = await hostedCall({
        provider: this.id,
        url: `${this.url}/sdapi/v1/${path}`,
        headers: this.login ? { authorization: `Basic ${Buffer.from(this.login).toString('base64')}` } : {},
        body: { prompt, seed: seed + i, ...size, batch_size: 1, n_iter: 1, ...input },
        deadlineMs: DEADLINE_MS,
        maxBytes: MAX_ANSWER_BYTES,
        signal,
      });
      yield { image: readAnswer(answer), seed: seed + i, notes: [] };
    }
  }
}

function readAnswer(answer: Buffer): Buffer {
  try {
    const [image = ''] = answerSchema.parse(JSON.parse(answer.toString())).images;
    return Buffer.from(image, 'base64');
  } catch (cause) {
    throw new JobError('bad_output', undefined, { cause });
  }
}

/** The proportion at about a megapixel. */
function sizeFor({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.sqrt(PIXELS / (width * height));
  const side = (length: number) => Math.max(64, Math.round((length * scale) / 64) * 64);
  return { width: side(width), height: side(height) };
}

export function automatic1111(config: Config): ImageProvider | undefined {
  const settings = config.configured('AUTOMATIC1111');
  return settings?.url === undefined ? undefined : new Automatic1111Provider(settings.url, settings.key);
}
