import { designType } from '@maquette/generation';
import sharp from 'sharp';
import { z } from 'zod';
import type { FailureReason } from '../../queue';
import { formOf, hosted, HostedProvider, type HostedSettings } from '../hosted-provider';
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
import { parseAnswer } from '../provider-answer';
import type { ProviderTimes } from '../provider-times';

const OWN = { url: 'https://api.openai.com/v1', model: 'gpt-image-1', deadlineMs: 240_000, pollMs: 0 };
/** ten pictures as base64 */
const MAX_ANSWER_BYTES = 128 * 1_048_576;
const LIMITS = { bytes: 20_000_000, pixels: 16_000_000, minSide: 1, maxSide: 8_192 };
const SIZES = ['1024x1024', '1536x1024', '1024x1536'] as const;
/** this one model draws no transparency */
const OPAQUE = /^gpt-image-2(-\d{4}-|$)/;

const DRAWN_ANEW = 'The subject was drawn anew and may differ in details.';
const CUT_OUT =
  'Cut the main subject out: make the background fully transparent. Keep the subject, its place and its size exactly as they are.';
const NEW_BACKGROUND =
  'Put the main subject of the first picture in front of the second picture, which becomes the whole background. Keep the subject, its place and its size exactly as they are.';

const answerSchema = z.object({
  data: z.array(z.object({ b64_json: z.string().min(1) })).min(1),
  usage: z.object({ total_tokens: z.number().int().nonnegative() }).nullish(),
});

/** The gpt-image models: https://platform.openai.com/docs/api-reference/images */
class OpenAiProvider extends HostedProvider implements ImageProvider {
  readonly id = 'openai';
  readonly name = 'OpenAI';
  readonly maxImages = 10;
  readonly maxPrompt = 32_000 - ADDED_WORDS;
  readonly strength = 0.5;
  readonly parallel = 4;
  readonly unit = 'tokens';
  readonly perCall = 10;
  protected readonly maxAnswer = MAX_ANSWER_BYTES;
  readonly removeBackground?: ImageProvider['removeBackground'];

  constructor(settings: HostedSettings, times: ProviderTimes) {
    super(settings, times);
    if (!OPAQUE.test(this.model)) this.removeBackground = (request, signal, call) => this.cutOut(request, signal, call);
  }

  textToImage(request: TextToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    const body = {
      model: this.model,
      prompt: picturedWords(request),
      n: request.n,
      size: nearestRatio(designType(request.designType), SIZES),
      output_format: 'png',
    };
    return this.made('generations', body, [], signal, call);
  }

  async *imageToImage(request: ImageToImage, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    // it knows no strength between the two
    const keeps = request.strength < 0.5;
    const fields: Record<string, string> = { prompt: picturedWords(request), n: String(request.n) };
    if (!this.model.includes('mini')) fields.input_fidelity = keeps ? 'high' : 'low';
    const notes = [
      fields.input_fidelity
        ? `OpenAI knows two strengths: this picture was to keep ${keeps ? 'much' : 'little'} of the input.`
        : 'This model of OpenAI knows no strength.',
    ];
    yield* this.edit(fields, [request.image], notes, signal, call);
  }

  changeBackground(
    { image, background, prompt }: ChangeBackground,
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    const fields = { prompt: [NEW_BACKGROUND, prompt.trim()].filter(Boolean).join('\n'), n: '1' };
    return this.edit(fields, [image, background], [DRAWN_ANEW], signal, call);
  }

  private cutOut({ image }: ImageOnly, signal: AbortSignal, call: ProviderCall): AsyncIterable<GeneratedImage> {
    return this.edit({ prompt: CUT_OUT, n: '1', background: 'transparent' }, [image], [DRAWN_ANEW], signal, call);
  }

  private async *edit(
    fields: Record<string, string>,
    images: Buffer[],
    notes: string[],
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    const { width, height } = await sharp(images[0]).metadata();
    const size = nearestRatio({ width, height }, SIZES);
    const name = images.length > 1 ? 'image[]' : 'image';
    const form = await formOf(
      { model: this.model, ...fields, size, output_format: 'png' },
      images.map((image) => [name, image] as const),
      LIMITS,
    );
    yield* this.made('edits', form, notes, signal, call);
  }

  private async *made(
    path: string,
    body: object | FormData,
    notes: string[],
    signal: AbortSignal,
    call: ProviderCall,
  ): AsyncIterable<GeneratedImage> {
    const { data, usage } = parseAnswer(await this.send(`/images/${path}`, body, signal), answerSchema);
    call.charge(usage?.total_tokens ?? 0);
    for (const { b64_json } of data) yield { image: Buffer.from(b64_json, 'base64'), notes: [...notes] };
  }

  protected override reasonOf(status: number, words: string): FailureReason | undefined {
    return status === 451 || /moderation_blocked|content_policy_violation/.test(words) ? 'refused' : undefined;
  }
}

export const openai = hosted('OPENAI', OWN, OpenAiProvider);
