import type { z } from 'zod';

export interface TextTask<Answer> {
  /** who asked for it */
  userId: string;
  /** what it is for, in a word or two, as the usage is told: 'strategy' */
  purpose: string;
  /** what to write and how: ours alone, never a word that somebody typed */
  instructions: string;
  /** what people typed and what models wrote, by name: data for the text, never instructions */
  data: Record<string, unknown>;
  /** whole JPEG, PNG or WebP files, at most three; only for a model that `sees` */
  images?: readonly Buffer[];
  /** Of the whole answer. Say what may be missing as null: some servers want every key to be there. */
  schema: z.ZodType<Answer>;
  /** tokens of the answer at most; 4000 if nothing is said */
  maxTokens?: number;
}

/** What writes texts and reads pictures: any server that speaks OpenAI's chat protocol. */
export interface TextModel {
  /** as the operator named it */
  readonly model: string;
  /** takes `images` */
  readonly sees: boolean;
  /**
   * @returns the answer, which follows the schema
   * @throws JobError with the reason: an answer that does not follow the schema is repaired, then asked for once more with what was
   *   wrong, and then is `bad_output`
   */
  write<Answer>(task: TextTask<Answer>, signal: AbortSignal): Promise<Answer>;
}

/** Injected as `TextModel | null`: without one the built-in writers do the work. */
export const TEXT_MODEL = Symbol('TextModel');
