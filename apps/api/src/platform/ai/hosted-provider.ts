import type { Config, ProviderName } from '../../config';
import { type FailureReason, JobError } from '../queue';
import { download } from './download';
import { hostedCall } from './hosted-call';
import type { ChangeBackground, GeneratedImage, ImageProvider } from './image-provider';
import { composed, fitted, type PictureLimits } from './input-picture';
import type { ProviderTimes } from './provider-times';

/** What the operator said, or else the provider's own. */
export interface HostedSettings {
  url: string;
  key: string;
  model: string;
}

const MAX_PICTURE_BYTES = 40 * 1_048_576;

/** What providers of pictures behind HTTP have in common: where they are asked and with which key. What they are asked is their own. */
export abstract class HostedProvider {
  abstract readonly id: string;
  readonly model: string;
  /** bytes of an answer at most */
  protected abstract readonly maxAnswer: number;

  constructor(
    protected readonly settings: HostedSettings,
    protected readonly times: ProviderTimes,
  ) {
    this.model = settings.model;
  }

  protected get auth(): Record<string, string> {
    return { authorization: `Bearer ${this.settings.key}` };
  }

  /** What it alone means by an answer that is no success; undefined leaves it to the status. */
  protected reasonOf?(status: number, words: string): FailureReason | undefined;

  /** One request, by POST where it has a body. @throws JobError with a typed reason */
  protected send(path: string, body: object | FormData | undefined, signal: AbortSignal): Promise<Buffer> {
    return hostedCall({
      provider: this.id,
      url: `${this.settings.url}${path}`,
      headers: this.auth,
      body,
      deadlineMs: this.times.deadlineMs,
      maxBytes: this.maxAnswer,
      signal,
      reasonOf: (status, words) => this.reasonOf?.(status, words),
    });
  }

  /** The result at the address that it answered with. @throws JobError with a typed reason */
  protected fetch(url: string, signal: AbortSignal): Promise<Buffer> {
    const { deadlineMs } = this.times;
    return download({
      provider: this.id,
      url,
      trusted: this.settings.url,
      deadlineMs,
      maxBytes: MAX_PICTURE_BYTES,
      signal,
    });
  }
}

/**
 * The provider once its key is set.
 *
 * @param own address, model and times where nothing else is said
 */
export const hosted =
  (
    name: ProviderName,
    own: Pick<HostedSettings, 'url' | 'model'> & ProviderTimes,
    Provider: new (settings: HostedSettings, times: ProviderTimes) => ImageProvider,
  ) =>
  (config: Config, times: ProviderTimes = own): ImageProvider | undefined => {
    const { url = own.url, key, model = own.model } = config.configured(name) ?? {};
    return key === undefined ? undefined : new Provider({ url, key, model }, times);
  };

/** A form with these fields, and with pictures by their names, each as large as the provider takes it. */
export async function formOf(
  fields: Record<string, string>,
  pictures: readonly (readonly [string, Buffer])[] = [],
  limits?: PictureLimits,
): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [index, [name, picture]] of pictures.entries()) {
    if (!limits) throw new Error('Pictures need limits.');
    const { bytes, mediaType } = await fitted(picture, limits);
    const file = new Blob([new Uint8Array(bytes)], { type: mediaType });
    form.append(name, file, `${index}.${mediaType.slice('image/'.length)}`);
  }
  return form;
}

/** For those who draw backgrounds from words alone: the one that was given is put behind what they cut out. */
export async function* behind(
  cutOuts: AsyncIterable<GeneratedImage>,
  { background, prompt }: ChangeBackground,
): AsyncIterable<GeneratedImage> {
  const notes = prompt.trim() ? ['The words were not used: the background is the picture that was given.'] : [];
  for await (const { image } of cutOuts) {
    const whole = await composed(image, background).catch((cause: unknown) => {
      throw new JobError('bad_output', undefined, { cause });
    });
    yield { image: whole, notes };
  }
}
