import { z } from 'zod';
import type { Config, ProviderSettings } from '../../../config';
import { JobError } from '../../queue';
import type { CallJournal } from '../call-journal';
import { hostedCall } from '../hosted-call';
import type { Analysis, AnalysisRequest, AnalysisStep, ImageAnalyser } from '../image-analyser';
import { fitted } from '../input-picture';
import { parseAnswer } from '../provider-answer';
import type { Usage } from '../usage';

const API = 'https://api.ideogram.ai';
const DEADLINE_MS = 80_000;
const MAX_ANSWER_BYTES = 1_048_576;
const MAX_TEXT = 10_000;
const MAX_TEXTS = 10;
const LIMITS = { bytes: 10_000_000, pixels: 16_000_000, minSide: 1, maxSide: 8_192 };

const answerSchema = z.object({
  descriptions: z.array(z.object({ text: z.string().nullish() })).min(1),
});

/** https://developer.ideogram.ai/api-reference/api-reference/describe: texts for a picture, as prompts. */
class IdeogramAnalyser implements ImageAnalyser {
  readonly slug = 'ideogram-describe';
  readonly name = 'Ideogram Describe';
  readonly about = 'Texts that tell what it shows, each of use as a prompt. They inspire; they do not reproduce.';
  readonly canSaveAsPrompt = true;

  constructor(
    private readonly settings: ProviderSettings,
    private readonly usage: Usage,
    private readonly journal: CallJournal,
  ) {}

  async analyse({ image }: AnalysisRequest, { userId, jobId, signal }: AnalysisStep): Promise<Analysis> {
    const key = { jobId, step: 0 };
    // it was sent, and whatever came back was lost: it may have been charged for
    if (await this.journal.find(key)) throw new JobError('unanswered');
    await this.usage.refuseOverBudget('ideogram');
    const { bytes, mediaType } = await fitted(image, LIMITS);
    const body = new FormData();
    body.set(
      'image_file',
      new Blob([new Uint8Array(bytes)], { type: mediaType }),
      `input.${mediaType.slice('image/'.length)}`,
    );
    await this.journal.begin(key);
    const answer = await this.send(body, signal).catch(async (error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof JobError && error.mayBeDone) throw new JobError('unanswered', undefined, { cause: error });
      await this.journal.drop(key);
      throw error;
    });
    await this.usage.record({
      userId,
      provider: 'ideogram',
      model: 'describe',
      purpose: 'describe',
      units: 1,
      unit: 'pictures',
    });
    await this.journal.drop(key);
    const texts = parseAnswer(answer, answerSchema)
      .descriptions.flatMap(({ text }) => text?.trim().slice(0, MAX_TEXT) || [])
      .slice(0, MAX_TEXTS);
    if (texts.length === 0) throw new JobError('bad_output');
    return { descriptions: texts.map((text) => ({ text })), method: 'Written by Ideogram’s describer.' };
  }

  private send(body: FormData, signal: AbortSignal): Promise<Buffer> {
    const { url = API, key = '' } = this.settings;
    return hostedCall({
      provider: 'ideogram',
      url: `${url}/describe`,
      headers: { 'api-key': key },
      body,
      deadlineMs: DEADLINE_MS,
      maxBytes: MAX_ANSWER_BYTES,
      signal,
      reasonOf: (status) => (status === 422 ? 'refused' : undefined),
    });
  }
}

export function ideogramAnalyser(config: Config, usage: Usage, journal: CallJournal): ImageAnalyser | undefined {
  const settings = config.configured('IDEOGRAM');
  return settings?.key === undefined ? undefined : new IdeogramAnalyser(settings, usage, journal);
}
