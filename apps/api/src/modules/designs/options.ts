import { OPERATIONS } from '../../platform/ai';

export const DESIGN_TYPES = [
  'general',
  'logo',
  'banner',
  'social-media-post',
  'business-card',
  'flyer',
  'website-header',
  'product-mockup',
] as const;

/** A moodboard is listed, filtered and kept like a design, but made by a call of its own. */
export const MOODBOARD = 'moodboard';

export const LISTED_DESIGN_TYPES = [...DESIGN_TYPES, MOODBOARD] as const;
export const LISTED_OPERATIONS = [...OPERATIONS, MOODBOARD] as const;

export const MAX_PROMPT = 10_000;
export const MAX_IMAGES = 10;
export const MAX_SEED = 2 ** 31 - 1;
