import { designType, type DesignTypeId } from '@maquette/generation';
import sharp from 'sharp';
import { z } from 'zod';
import type { Config, ProviderSettings } from '../../../config';
import { hostedCall } from '../hosted-call';
import type { GeneratedImage, ImageProvider, ImageToImage, TextToImage } from '../image-provider';
import { ADDED_WORDS, picturedWords } from '../picture-words';
import { parseAnswer } from '../provider-answer';

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
  readonly model: string;
  readonly maxImages = 10;
  readonly maxPrompt = 10_000 - ADDED_WORDS;
  readonly strength = 0.75;
  readonly parallel = 1;
  readonly unit = 'pictures';
  readonly perCall = 1;
  readonly repeatable = true;

  constructor(
    private readonly settings: ProviderSettings & { url: string },
    private readonly deadlineMs: number,
  ) {
    this.model = settings.model ?? 'automatic1111';
  }

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

  private async *make(
    path: 'txt2img' | 'img2img',
    request: TextToImage,
    size: { width: number; height: number },
    input: object,
    signal: AbortSignal,
  ): AsyncIterable<GeneratedImage> {
    const { url, key, model } = this.settings;
    const { seed } = request;
    const answer = await hostedCall({
      provider: this.id,
      url: `${url}/sdapi/v1/${path}`,
      headers: key ? { authorization: `Basic ${Buffer.from(key).toString('base64')}` } : {},
      body: {
        prompt: picturedWords(request),
        seed,
        ...size,
        batch_size: 1,
        n_iter: 1,
        ...(model ? { override_settings: { sd_model_checkpoint: model } } : {}),
        ...input,
      },
      deadlineMs: this.deadlineMs,
      maxBytes: MAX_ANSWER_BYTES,
      signal,
    });
    const [image = ''] = parseAnswer(answer, answerSchema).images;
    yield { image: Buffer.from(image, 'base64'), seed, notes: [] };
  }
}

/** The proportion at about a megapixel. */
function sizeFor({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.sqrt(PIXELS / (width * height));
  const side = (length: number) => Math.max(64, Math.round((length * scale) / 64) * 64);
  return { width: side(width), height: side(height) };
}

export function automatic1111(config: Config, deadlineMs = DEADLINE_MS): ImageProvider | undefined {
  const settings = config.configured('AUTOMATIC1111');
  return settings?.url === undefined
    ? undefined
    : new Automatic1111Provider({ ...settings, url: settings.url }, deadlineMs);
}
