import { designType } from '@maquette/generation';
import sharp from 'sharp';
import { z } from 'zod';
import { type FailureReason, JobError } from '../../queue';
import { behind, formOf, hosted, HostedProvider } from '../hosted-provider';
import type {
  ChangeBackground,
  GeneratedImage,
  ImageOnly,
  ImageProvider,
  ImageToImage,
  ProviderCall,
  TextToImage,
} from '../image-provider';
import { nearestRatio } from '../input-picture';
import { ADDED_WORDS, picturedWords } from '../picture-words';
import { parseAnswer, poll } from '../provider-answer';
import { cleanVectors } from '../vectors';

const OWN = { url: 'https://api.ideogram.ai', model: 'ideogram-v3', deadlineMs: 180_000, pollMs: 2_000 };
const MAX_ANSWER_BYTES = 1_048_576;
const LIMITS = { bytes: 10_000_000, pixels: 16_000_000, minSide: 1, maxSide: 8_192 };
const RATIOS = [
  '1x1',
  '16x9',
  '9x16',
  '4x3',
  '3x4',
  '3x2',
  '2x3',
  '4x5',
  '5x4',
  '1x2',
  '2x1',
  '1x3',
  '3x1',
  '10x16',
  '16x10',
] as const;

/** What safety withholds has no address, though the answer is a success. */
const answerSchema = z.object({
  data: z
    .array(
      z.object({ url: z.string().nullish(), seed: z.number().int().nullish(), is_image_safe: z.boolean().nullish() }),
    )
    .min(1),
});
type Answer = z.infer<typeof answerSchema>;
const acceptedSchema = z.object({ generation_id: z.string().min(1) });
const generationSchema = z.object({
  status: z.enum(['pending', 'completed', 'failed']),
  failure_reason: z.string().nullish(),
  data: z.array(z.object({ url: z.string() })).nullish(),
});

/** https://developer.ideogram.ai: the first version of the API, which answers at once, and the second for vectors, which does not. */
class IdeogramProvider extends HostedProvider implements ImageProvider {
  readonly id = 'ideogram';
  readonly name = 'Ideogram';
  readonly maxImages = 10;
  readonly maxPrompt = 10_000 - ADDED_WORDS;
  readonly strength = 0.5;
  // ten pictures may be under way for an account
  readonly parallel = 2;
  readonly unit = 'pictures';
  readonly perCall = 5;
  protected readonly maxAnswer = MAX_ANSWER_BYTES;

  protected override get auth(): Record<string, string> {
    return { 'api-key': this.settings.key };
  }

  async *textToImage(request: TextToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    const { n, seed } = request;
    const aspect_ratio = nearestRatio(designType(request.designType), RATIOS);
    const body = { prompt: picturedWords(request), num_images: n, seed, aspect_ratio };
    yield* this.made(`/v1/${this.model}/generate`, body, signal, call);
  }

  async *imageToImage(request: ImageToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    const { n, seed, strength, image } = request;
    const { width, height } = await sharp(image).metadata();
    const fields = {
      prompt: picturedWords(request),
      // 100 keeps the input, 1 ignores it
      image_weight: String(Math.min(100, Math.max(1, Math.round(100 - 99 * strength)))),
      num_images: String(n),
      seed: String(seed),
      // it cuts the input to the proportion
      aspect_ratio: nearestRatio({ width, height }, RATIOS),
    };
    yield* this.made(`/v1/${this.model}/remix`, await withImage(image, fields), signal, call);
  }

  async *vectorize({ image }: ImageOnly, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    const { deadlineMs, pollMs } = this.times;
    if (!call.ticket) {
      const form = await withImage(image, { mode: 'auto' });
      const answer = await this.send('/v2/svg/vectorize/ideogram-vector-1', form, signal);
      await call.keep(parseAnswer(answer, acceptedSchema).generation_id);
    }
    const id = encodeURIComponent(call.ticket ?? '');
    const url = await poll(
      async () => {
        const generation = parseAnswer(await this.send(`/v2/generations/${id}`, undefined, signal), generationSchema);
        if (generation.status === 'pending') return undefined;
        const found = generation.data?.[0]?.url;
        if (generation.status === 'completed' && found) return found;
        const isRefused = /safety|moderation|policy/i.test(generation.failure_reason ?? '');
        throw new JobError(isRefused ? 'refused' : 'bad_output', undefined, { cause: generation.failure_reason });
      },
      { everyMs: pollMs, deadlineMs, signal },
    );
    yield { ...(await cleanVectors(await this.fetch(url, signal))), notes: [] };
  }

  removeBackground({ image }: ImageOnly, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    return this.made('/v1/remove-background', withImage(image), signal, call);
  }

  /** Its own way keeps people and no products: the background that was given is put behind what it cuts out. */
  changeBackground(request: ChangeBackground, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    return behind(this.removeBackground(request, signal, call), request);
  }

  private async *made(
    path: string,
    body: object | FormData | Promise<FormData>,
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    const answer = call.ticket ?? (await this.send(path, await body, signal)).toString();
    const { data }: Answer = parseAnswer(answer, answerSchema);
    // what is withheld is charged for too
    call.charge(data.length);
    // they are paid for: what fails from here on begins here again
    await call.keep(answer);
    const safe = data.flatMap(({ url, seed, is_image_safe }) =>
      url && is_image_safe !== false ? [{ url, seed }] : [],
    );
    const withheld = data.length - safe.length;
    const notes = withheld > 0 ? [`${withheld} of ${data.length} pictures were withheld by the provider.`] : [];
    const images = await Promise.all(safe.map(({ url }) => this.fetch(url, signal)));
    if (safe.length === 0) throw new JobError('refused');
    for (const [index, image] of images.entries())
      yield { image, seed: safe[index]?.seed ?? undefined, notes: index === 0 ? notes : [] };
  }

  /** 422 is its refusal for safety; a generation that is not there any more is asked for anew. */
  protected override reasonOf(status: number): FailureReason | undefined {
    return status === 422 ? 'refused' : status === 404 ? 'bad_output' : undefined;
  }
}

const withImage = (image: Buffer, fields: Record<string, string> = {}): Promise<FormData> =>
  formOf(fields, [['image', image]], LIMITS);

export const ideogram = hosted('IDEOGRAM', OWN, IdeogramProvider);
