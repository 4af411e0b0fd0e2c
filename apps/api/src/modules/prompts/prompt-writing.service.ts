import { designType, intendedDesignType } from '@maquette/generation';
import { BRAND_VARIABLES, templateDesignType } from '@maquette/generation/prompts';
import { parseStrategy } from '@maquette/strategy';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/errors';
import { BrandStrategies } from '../brands';
import { brandValues, type KnownBrand } from './brand-values';
import type { BrandVariablesResponse, GeneratedPromptResponse, GeneratedTextResponse } from './dto/prompt.response';
import { PromptWriter } from './prompt-writer';
import { PromptsService } from './prompts.service';

/** How often a prompt may be written. */
export const WRITING = {
  perUser: { name: 'prompt-writing', points: 60, seconds: 60 },
  perAddress: { name: 'prompt-writing-address', points: 300, seconds: 60 },
};

/** Prompts made from what is known of a brand. */
@Injectable()
export class PromptWriting {
  constructor(
    private readonly prompts: PromptsService,
    private readonly strategies: BrandStrategies,
    private readonly writer: PromptWriter,
  ) {}

  /** @throws 404 when the brand is absent, in the trash, or somebody else's */
  async variables(brandId: string, userId: string): Promise<BrandVariablesResponse> {
    const values = brandValues(await this.known(brandId, userId));
    return { variables: BRAND_VARIABLES.map(({ name }) => ({ name, value: values.get(name) ?? null })) };
  }

  /** @throws 404 when there is no such template, or as `variables` does */
  async start(brandId: string, userId: string, template: string): Promise<GeneratedTextResponse> {
    const type = templateDesignType(template);
    if (!type) throw notFound('Template');
    return { generated_text: await this.writer.begin(userId, await this.known(brandId, userId), type) };
  }

  /** A draft without a word becomes one that is written for the brand. @throws 404 when one of both is not the user's */
  async generate(userId: string, promptId: string, brandId: string): Promise<GeneratedPromptResponse> {
    const [prompt, known] = await Promise.all([this.prompts.getOwned(promptId, userId), this.known(brandId, userId)]);
    const type = designType(prompt.promptType ?? '')?.id ?? intendedDesignType('general', prompt.name).id;
    const text =
      prompt.draftContent.trim() === ''
        ? await this.writer.begin(userId, known, type)
        : await this.writer.finish(userId, prompt.draftContent, known, type);
    await this.prompts.saveFinal(promptId, userId, text);
    return { final_prompt: text, generated_text: text };
  }

  private async known(brandId: string, userId: string): Promise<KnownBrand> {
    const [{ brand, text }, [head]] = await Promise.all([
      this.strategies.get(brandId, userId),
      this.strategies.versions(brandId, userId, { limit: 1, offset: 0 }),
    ]);
    const { sections, metadata } = parseStrategy(text ?? '');
    // a sample says nothing of this brand
    return { brand, strategy: metadata.isFallback || head?.source === 'template' ? null : sections };
  }
}
