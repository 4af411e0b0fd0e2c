import type { CreateDesignForm } from '@maquette/api-client';
import type { OperationId } from '../designs/vocabulary';

/** What the form holds, under the names in which it is sent. */
export interface CreateDesignValues {
  operation: OperationId;
  /** '' while none is chosen. */
  provider: string;
  design_type: NonNullable<CreateDesignForm['design_type']>;
  /** '' for no brand. */
  brand_profile_id: string;
  /** the brand's palette and typefaces flow into the pictures */
  use_brand_style: boolean;
  prompt: string;
  n: number;
  /** 0 keeps the image, 1 ignores it; undefined takes the provider's default. */
  strength: number | undefined;
  image: File | undefined;
  background_image: File | undefined;
  /** Whether the background is given as a picture or described. */
  background_by: 'image' | 'words';
  background_prompt: string;
  /** The design whose recipe the form began with. */
  parent_id: string | undefined;
  /** The saved prompt that its words come from. */
  prompt_id: string | null | undefined;
}

export const EMPTY_DESIGN: CreateDesignValues = {
  operation: 'text-to-image',
  provider: '',
  design_type: 'general',
  brand_profile_id: '',
  use_brand_style: true,
  prompt: '',
  n: 1,
  strength: undefined,
  image: undefined,
  background_image: undefined,
  background_by: 'image',
  background_prompt: '',
  parent_id: undefined,
  prompt_id: undefined,
};

export const BACKGROUND_LIMIT = 1_000;
export const PROMPT_LIMIT = 10_000;
export const MAX_IMAGES = 10;
export const DEFAULT_STRENGTH = 0.5;
