import type { Analysis, PictureFacts } from '@maquette/seeing';
import type { BrandInput } from './image-provider';
import type { DesignTypeId } from '@maquette/generation';

/** What is known of a picture that was made or saved here. Data for the analysis, never instructions. */
export interface PictureOrigin {
  prompt: string;
  /** as the screen names it; undefined where it is general */
  designType?: string;
  /** the name of what made it */
  maker: string;
  /** where the studio drew it from words alone: what it was asked, from which follows exactly what stands in it */
  drawing?: { model: string; prompt: string; designType: DesignTypeId; brand?: BrandInput; seed: number };
}

export interface AnalysisRequest {
  /** whole JPEG, PNG or WebP, upright and at most 40 megapixels */
  image: Buffer;
  origin?: PictureOrigin;
}

export interface AnalysisStep {
  /** who asked for it */
  userId: string;
  /** of the job: what costs something is not asked for twice under it */
  jobId: string;
  /** aborted when nobody wants the result any more */
  signal: AbortSignal;
}

/** Says what is in a picture. Adding one: its file, and one line in `ai.module.ts`. */
export interface ImageAnalyser {
  /** stable, stored with every analysis */
  readonly slug: string;
  readonly name: string;
  /** what it tells, in a sentence */
  readonly about: string;
  /** whether what it says is of use as a prompt */
  readonly canSaveAsPrompt: boolean;
  /** @throws JobError with the reason */
  analyse(request: AnalysisRequest, step: AnalysisStep): Promise<Analysis>;
}

export type { Analysis, PictureFacts };
