import { DESIGN_TYPE_IDS, OPERATION_IDS } from '@maquette/generation';

/** A moodboard is listed, filtered and kept like a design, but made by a call of its own. */
export const MOODBOARD = 'moodboard';

export const LISTED_DESIGN_TYPES = [...DESIGN_TYPE_IDS, MOODBOARD];
export const LISTED_OPERATIONS = [...OPERATION_IDS, MOODBOARD];

export const MAX_PROMPT = 10_000;
export const MAX_BACKGROUND_PROMPT = 1_000;
export const MAX_IMAGES = 10;
export const MAX_SEED = 2 ** 31 - 1;
