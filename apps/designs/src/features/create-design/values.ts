import type { OperationId } from '../designs/vocabulary';

/** What the form holds. */
export interface CreateDesignValues {
  operation: OperationId;
  /** '' while none is chosen. */
  provider: string;
  designType: string;
  /** '' for no brand. */
  brandId: string;
  prompt: string;
  n: number;
  /** 0 keeps the image, 1 ignores it; undefined takes the provider's default. */
  strength: number | undefined;
  image: File | undefined;
  backgroundImage: File | undefined;
  /** The design whose recipe the form began with. */
  parentId: string | undefined;
}

export const EMPTY_DESIGN: CreateDesignValues = {
  operation: 'text-to-image',
  provider: '',
  designType: 'general',
  brandId: '',
  prompt: '',
  n: 1,
  strength: undefined,
  image: undefined,
  backgroundImage: undefined,
  parentId: undefined,
};

export const PROMPT_LIMIT = 10_000;
export const DEFAULT_STRENGTH = 0.5;
/** The one provider for which the form offers the strength. */
export const STRENGTH_PROVIDER = 'recraftai';
