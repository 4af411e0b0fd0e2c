import { designType } from '@maquette/generation';
import { z } from 'zod';
import { type FailureReason, JobError } from '../../queue';
import { behind, hosted, HostedProvider, type HostedSettings } from '../hosted-provider';
import type {
  ChangeBackground,
  GeneratedImage,
  ImageOnly,
  ImageProvider,
  ImageToImage,
  ProviderCall,
  TextToImage,
} from '../image-provider';
import { fitted, nearestRatio } from '../input-picture';
import { ADDED_WORDS, picturedWords } from '../picture-words';
import { parseAnswer } from '../provider-answer';
import type { ProviderTimes } from '../provider-times';
import { cleanVectors } from '../vectors';

const OWN = {
  url: 'https://external.api.recraft.ai/v1',
  model: 'recraftv4_1',
  deadlineMs: 180_000,
  pollMs: 0,
};
/** six pictures as base64 */
const MAX_ANSWER_BYTES = 96 * 1_048_576;
/** 5 MB, not 10, is the limit of older accounts */
const LIMITS = { bytes: 5_000_000, pixels: 16_000_000, minSide: 256, maxSide: 4_096 };
const RATIOS = [
  '1:1',
  '2:1',
  '1:2',
  '3:2',
  '2:3',
  '4:3',
  '3:4',
  '5:4',
  '4:5',
  '6:10',
  '14:10',
  '10:14',
  '16:9',
  '9:16',
] as const;

const picture = z.object({ b64_json: z.string().min(1).nullish(), url: z.string().nullish() });
// most answers have a list, those of vectorize and removeBackground one picture
const answerSchema = z
  .object({
    credits: z.number().nonnegative().default(0),
    data: z.array(picture).min(1).optional(),
    image: picture.optional(),
  })
  .transform(({ credits, data, image }) => ({ credits, pictures: data ?? (image ? [image] : []) }))
  .refine(({ pictures }) => pictures.length > 0);

/** https://www.recraft.ai/docs/api-reference */
class RecraftProvider extends HostedProvider implements ImageProvider {
  readonly id = 'recraftai';
  readonly name = 'Recraft';
  readonly maxImages = 10;
  readonly maxPrompt: number;
  readonly strength = 0.5;
  readonly showsStrength = true;
  // 5 requests a second, 100 pictures a minute
  readonly parallel = 4;
  readonly unit = 'credits';
  readonly perCall = 6;
  protected readonly maxAnswer = MAX_ANSWER_BYTES;

  constructor(settings: HostedSettings, times: ProviderTimes) {
    super(settings, times);
    this.maxPrompt = (/^recraftv[23]/.test(this.model) ? 1_000 : 10_000) - ADDED_WORDS;
  }

  async *textToImage(request: TextToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    const size = nearestRatio(designType(request.designType), RATIOS);
    yield* this.made(await this.ask('generations', { ...this.words(request), size }, signal, call), request);
  }

  async *imageToImage(request: ImageToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    const { strength, image } = request;
    const body = { ...this.words(request), strength, image_url: await dataUrl(image) };
    yield* this.made(await this.ask('imageToImage', body, signal, call), request);
  }

  async *vectorize({ image }: ImageOnly, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    for (const svg of await this.ask('vectorize', { image_url: await dataUrl(image) }, signal, call))
      yield { ...(await cleanVectors(svg)), notes: [] };
  }

  async *removeBackground(
    { image }: ImageOnly,
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    const body = { image_url: await dataUrl(image), image_format: 'png' };
    for (const cutOut of await this.ask('removeBackground', body, signal, call)) yield { image: cutOut, notes: [] };
  }

  /** Recraft draws backgrounds from words alone: the one that was given is put behind what it cuts out. */
  changeBackground(request: ChangeBackground, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    return behind(this.removeBackground(request, signal, call), request);
  }

  private words(request: TextToImage): object {
    const { n, seed } = request;
    return { prompt: picturedWords(request), n, model: this.model, random_seed: seed, image_format: 'png' };
  }

  private *made(images: Buffer[], { n, seed }: TextToImage): Iterable<GeneratedImage> {
    // of several that one seed has made, none can be made again by itself
    for (const image of images) yield { image, seed: n === 1 ? seed : undefined, notes: [] };
  }

  private async ask(path: string, body: object, signal: AbortSignal, call: ProviderCall): Promise<Buffer[]> {
    const answer =
      call.ticket ?? (await this.send(`/images/${path}`, { ...body, response_format: 'b64_json' }, signal)).toString();
    const { credits, pictures } = parseAnswer(answer, answerSchema);
    call.charge(credits);
    // they are paid for: what fails from here on begins here again
    if (pictures.some((one) => !one.b64_json)) await call.keep(answer);
    return Promise.all(pictures.map((one) => this.bytesOf(one, signal)));
  }

  // how it refuses is not documented
  protected override reasonOf(status: number, words: string): FailureReason | undefined {
    return status < 500 && /nsfw|moderation|content[ _]policy|prohibited|inappropriate/i.test(words)
      ? 'refused'
      : undefined;
  }

  private async bytesOf({ b64_json, url }: z.infer<typeof picture>, signal: AbortSignal): Promise<Buffer> {
    if (b64_json) return Buffer.from(b64_json, 'base64');
    if (!url) throw new JobError('bad_output', undefined, { cause: 'a picture without bytes and address' });
    return this.fetch(url, signal);
  }
}

async function dataUrl(image: Buffer): Promise<string> {
  const { bytes, mediaType } = await fitted(image, LIMITS);
  return `data:${mediaType};base64,${bytes.toString('base64')}`;
}

export const recraft = hosted('RECRAFTAI', OWN, RecraftProvider);
