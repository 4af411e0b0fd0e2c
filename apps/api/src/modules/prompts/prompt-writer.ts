import { randomInt } from 'node:crypto';
import type { DesignTypeId } from '@maquette/generation';
import { fillPrompt, promptVariables } from '@maquette/generation/prompts';
import { writePrompt } from '@maquette/writer';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { TEXT_MODEL, type TextModel } from '../../platform/ai';
import { JobError } from '../../platform/queue';
import { brandValues, type KnownBrand } from './brand-values';
import { finalPrompt } from './final-prompt';

const SEEDS = 1_000_000;
/** Somebody waits for it; the web gives up after 90 seconds. */
const DEADLINE_MS = 80_000;
const MAX_CHARACTERS = 10_000;
const MAX_TOKENS = 1_500;

const INSTRUCTIONS = `You write a prompt for a model that draws pictures: what is to be seen, how it is composed, in which style, light and colours, and which words stand on it, in at most 120 words of running text without headings.
It is for the kind of design and the brand that the data names. Use the brand's own colours as hex, its typefaces, imagery and voice where the data has them. Invent no facts: no dates, prices, addresses, people or claims that the data does not have.`;
const BEGIN = 'Write one from what is known of the brand.';
const FINISH =
  'Make the draft ready for the brand: keep everything that it asks for, in its language, and add what the brand says. Copy its variables, such as {{event}}, letter by letter: they are filled in later.';

/** Writes prompts for pictures: the text model that the operator set up, or else the built-in writer. */
@Injectable()
export class PromptWriter {
  constructor(@Inject(TEXT_MODEL) private readonly model: TextModel | null) {}

  /** One for a brand that has none yet. @throws JobError when the model fails */
  async begin(userId: string, known: KnownBrand, designType: DesignTypeId): Promise<string> {
    return this.model
      ? this.ask(this.model, userId, BEGIN, { designType, ...known }, [])
      : writePrompt({ ...known, designType, seed: randomInt(SEEDS) });
  }

  /** A draft, ready for a brand; variables that are filled in by hand stay. @throws JobError when the model fails */
  async finish(userId: string, draft: string, known: KnownBrand, designType: DesignTypeId): Promise<string> {
    const values = brandValues(known);
    if (!this.model) return finalPrompt(draft, values);
    const filled = fillPrompt(draft, values);
    return this.ask(this.model, userId, FINISH, { designType, draft: filled, ...known }, promptVariables(filled));
  }

  private async ask(
    model: TextModel,
    userId: string,
    what: string,
    data: Record<string, unknown>,
    variables: readonly string[],
  ): Promise<string> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const task = {
      userId,
      purpose: 'prompt',
      instructions: `${INSTRUCTIONS}\n${what}`,
      data,
      schema: z.object({ prompt: promptWith(variables) }),
      maxTokens: MAX_TOKENS,
    };
    try {
      return (await model.write(task, signal)).prompt;
    } catch (error) {
      throw signal.aborted ? new JobError('timed_out', undefined, { cause: error }) : error;
    }
  }
}

/** A text with these variables and no others. */
const promptWith = (variables: readonly string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .max(MAX_CHARACTERS)
    .refine(
      (text) => {
        const there = promptVariables(text);
        return there.length === variables.length && variables.every((name) => there.includes(name));
      },
      variables.length > 0
        ? `It must have these variables and no others: ${variables.map((name) => `{{${name}}}`).join(', ')}`
        : 'It must have no variables in double braces.',
    );
