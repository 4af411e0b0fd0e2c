import { designType } from '@maquette/generation';
import { z } from 'zod';
import type { Config, ProviderSettings } from '../../../config';
import { type FailureReason, JobError } from '../../queue';
import { hostedCall } from '../hosted-call';
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
import { parseAnswer, poll } from '../provider-answer';
import type { ProviderTimes } from '../provider-times';

const API = 'https://api.stability.ai';
/** it asks not to be asked more often than every 10 seconds */
const TIMES: ProviderTimes = { deadlineMs: 180_000, pollMs: 10_000 };
const MAX_ANSWER_BYTES = 64 * 1_048_576;
const LIMITS = { bytes: 10_000_000, pixels: 4_000_000, minSide: 64, maxSide: 8_192 };
const RATIOS = ['1:1', '16:9', '21:9', '2:3', '3:2', '4:5', '5:4', '9:16', '9:21'] as const;

const finish_reason = z.string();
const answerSchema = z.object({ image: z.string().min(1), finish_reason });
const acceptedSchema = z.object({ id: z.string().min(1) });
/** `result`, not `image`; without it, it is not done yet */
const resultSchema = z.object({ result: z.string().min(1).optional(), finish_reason: finish_reason.optional() });

/** https://platform.stability.ai/docs/api-reference (v2beta): always a form, one picture a request. */
class StabilityProvider implements ImageProvider {
  readonly id = 'stability';
  readonly name = 'Stability AI';
  readonly model: string;
  readonly maxImages = 10;
  readonly maxPrompt = 10_000 - ADDED_WORDS;
  readonly strength = 0.7;
  readonly parallel = 5;
  readonly unit = 'pictures';
  readonly perCall = 1;

  constructor(
    private readonly settings: ProviderSettings,
    private readonly times: ProviderTimes,
  ) {
    this.model = settings.model ?? 'sd3.5-large';
  }

  async *textToImage(request: TextToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const aspect_ratio = nearestRatio(designType(request.designType), RATIOS);
    const form = formOf({ ...this.words(request), mode: 'text-to-image', aspect_ratio });
    yield { image: await this.made('generate/sd3', form, signal), seed: request.seed, notes: [] };
  }

  async *imageToImage(request: ImageToImage, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const { strength, image, seed } = request;
    const fields = { ...this.words(request), mode: 'image-to-image', strength: String(strength) };
    const form = await withPictures(formOf(fields), { image });
    yield { image: await this.made('generate/sd3', form, signal), seed, notes: [] };
  }

  async *removeBackground({ image }: ImageOnly, signal: AbortSignal): AsyncIterable<GeneratedImage> {
    const form = await withPictures(formOf({ output_format: 'png' }), { image });
    yield { image: await this.made('edit/remove-background', form, signal), notes: [] };
  }

  async *changeBackground(
    { image, background, prompt }: ChangeBackground,
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    if (!call.ticket) {
      const fields = { output_format: 'png', ...(prompt.trim() ? { foreground_prompt: prompt } : {}) };
      const form = await withPictures(formOf(fields), { subject_image: image, background_reference: background });
      const answer = await this.send('/stable-image/edit/replace-background-and-relight', form, signal);
      await call.keep(parseAnswer(answer, acceptedSchema).id);
    }
    const id = encodeURIComponent(call.ticket ?? '');
    const made = await poll(
      async () => {
        const answer = parseAnswer(await this.send(`/results/${id}`, undefined, signal), resultSchema);
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
    return bytesOf(parseAnswer(await this.send(`/stable-image/${path}`, form, signal), answerSchema));
  }

  private send(path: string, body: FormData | undefined, signal: AbortSignal): Promise<Buffer> {
    const { url = API, key = '' } = this.settings;
    return hostedCall({
      provider: this.id,
      url: `${url}/v2beta${path}`,
      headers: { authorization: `Bearer ${key}` },
      body,
      deadlineMs: this.times.deadlineMs,
      maxBytes: MAX_ANSWER_BYTES,
      signal,
      reasonOf,
    });
  }
}

/** A result that is not there any more is asked for anew. */
function reasonOf(status: number, words: string): FailureReason | undefined {
  if (status === 403 && /moderation|filtered/i.test(words)) return 'refused';
  return status === 404 ? 'bad_output' : undefined;
}

/** What its filter finds is a success with a blurred picture. */
function bytesOf({ image, finish_reason }: { image: string; finish_reason?: string }): Buffer {
  if (finish_reason === 'CONTENT_FILTERED') throw new JobError('refused');
  return Buffer.from(image, 'base64');
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

async function withPictures(form: FormData, pictures: Record<string, Buffer>): Promise<FormData> {
  for (const [name, picture] of Object.entries(pictures)) {
    const { bytes, mediaType } = await fitted(picture, LIMITS);
    form.set(
      name,
      new Blob([new Uint8Array(bytes)], { type: mediaType }),
      `${name}.${mediaType.slice('image/'.length)}`,
    );
  }
  return form;
}

export function stability(config: Config, times = TIMES): ImageProvider | undefined {
  const settings = config.configured('STABILITY');
  return settings?.key === undefined ? undefined : new StabilityProvider(settings, times);
}
