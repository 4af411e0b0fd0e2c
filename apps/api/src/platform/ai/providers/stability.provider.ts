import { designType } from '@maquette/generation';
import { z } from 'zod';
import { type FailureReason, JobError } from '../../queue';
import { formOf, hosted, HostedProvider } from '../hosted-provider';
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

/** it asks not to be asked more often than every 10 seconds */
const OWN = { url: 'https://api.stability.ai', model: 'sd3.5-large', deadlineMs: 180_000, pollMs: 10_000 };
const V2 = '/v2beta';
const MAX_ANSWER_BYTES = 64 * 1_048_576;
const LIMITS = { bytes: 10_000_000, pixels: 4_000_000, minSide: 64, maxSide: 8_192 };
const RATIOS = ['1:1', '16:9', '21:9', '2:3', '3:2', '4:5', '5:4', '9:16', '9:21'] as const;

const finish_reason = z.string();
const answerSchema = z.object({ image: z.string().min(1), finish_reason });
const acceptedSchema = z.object({ id: z.string().min(1) });
/** `result`, not `image`; without it, it is not done yet */
const resultSchema = z.object({ result: z.string().min(1).optional(), finish_reason: finish_reason.optional() });

/** https://platform.stability.ai/docs/api-reference (v2beta): always a form, one picture a request. */
class StabilityProvider extends HostedProvider implements ImageProvider {
  readonly id = 'stability';
  readonly name = 'Stability AI';
  readonly maxImages = 10;
  readonly maxPrompt = 10_000 - ADDED_WORDS;
  readonly strength = 0.7;
  readonly parallel = 5;
  readonly unit = 'pictures';
  readonly perCall = 1;
  protected readonly maxAnswer = MAX_ANSWER_BYTES;

  async *textToImage(request: TextToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const aspect_ratio = nearestRatio(designType(request.designType), RATIOS);
    const form = await formOf({ ...this.words(request), mode: 'text-to-image', aspect_ratio });
    yield { image: await this.made('generate/sd3', form, signal), seed: request.seed, notes: [] };
  }

  async *imageToImage(request: ImageToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const { strength, image, seed } = request;
    const fields = { ...this.words(request), mode: 'image-to-image', strength: String(strength) };
    const form = await formOf(fields, [['image', image]], LIMITS);
    yield { image: await this.made('generate/sd3', form, signal), seed, notes: [] };
  }

  async *removeBackground({ image }: ImageOnly, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const form = await formOf({ output_format: 'png' }, [['image', image]], LIMITS);
    yield { image: await this.made('edit/remove-background', form, signal), notes: [] };
  }

  async *changeBackground(
    { image, background, prompt }: ChangeBackground,
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    if (!call.ticket) {
      const fields = { output_format: 'png', ...(prompt.trim() ? { foreground_prompt: prompt } : {}) };
      const pictures = [
        ['subject_image', image],
        ['background_reference', background],
      ] as const;
      const form = await formOf(fields, pictures, LIMITS);
      const answer = await this.send(`${V2}/stable-image/edit/replace-background-and-relight`, form, signal);
      await call.keep(parseAnswer(answer, acceptedSchema).id);
    }
    const id = encodeURIComponent(call.ticket ?? '');
    const made = await poll(
      async () => {
        const answer = parseAnswer(await this.send(`${V2}/results/${id}`, undefined, signal), resultSchema);
        return answer.result === undefined ? undefined : { image: answer.result, finish_reason: answer.finish_reason };
      },
      { everyMs: this.times.pollMs, deadlineMs: this.times.deadlineMs, signal },
    );
    yield { image: bytesOf(made), notes: ['The light on the subject was fitted to the background.'] };
  }

  private words(request: TextToImage): Record<string, string> {
    // 0 stands for any seed there
    const seed = String(request.seed || 1);
    return { prompt: picturedWords(request), model: this.model, seed, output_format: 'png' };
  }

  private async made(path: string, form: FormData, signal: AbortSignal): Promise<Buffer> {
    return bytesOf(parseAnswer(await this.send(`${V2}/stable-image/${path}`, form, signal), answerSchema));
  }

  /** A result that is not there any more is asked for anew. */
  protected override reasonOf(status: number, words: string): FailureReason | undefined {
    if (status === 403 && /moderation|filtered/i.test(words)) return 'refused';
    return status === 404 ? 'bad_output' : undefined;
  }
}

/** What its filter finds is a success with a blurred picture. */
function bytesOf({ image, finish_reason }: { image: string; finish_reason?: string }): Buffer {
  if (finish_reason === 'CONTENT_FILTERED') throw new JobError('refused');
  return Buffer.from(image, 'base64');
}

export const stability = hosted('STABILITY', OWN, StabilityProvider);
