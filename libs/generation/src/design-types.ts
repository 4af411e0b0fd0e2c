/** One kind of design that can be asked for. */
export interface DesignType {
  readonly id: string;
  /** as the screen names it */
  readonly label: string;
  /** pixels of the picture that the built-in studio makes, and the proportion to expect of every other */
  readonly width: number;
  readonly height: number;
  /** how a prompt names this kind, for requests that leave the kind open */
  readonly words?: RegExp;
}

/** In the order in which they are offered. */
export const DESIGN_TYPES = [
  { id: 'general', label: 'General', width: 1024, height: 1024 },
  { id: 'logo', label: 'Logo', width: 1024, height: 1024, words: /\b(?:logo|logotype|wordmark)\b/iu },
  { id: 'banner', label: 'Banner', width: 1600, height: 640, words: /\bbanner\b/iu },
  {
    id: 'social-media-post',
    label: 'Social media post',
    width: 1080,
    height: 1080,
    words: /\b(?:instagram|facebook|linkedin|social(?: media)?) post\b/iu,
  },
  {
    id: 'business-card',
    label: 'Business card',
    width: 1600,
    height: 1000,
    words: /\b(?:business|visiting) cards?\b|\bvisitenkarte\b/iu,
  },
  { id: 'flyer', label: 'Flyer', width: 1024, height: 1448, words: /\b(?:flyer|leaflet|poster)\b/iu },
  {
    id: 'website-header',
    label: 'Website header',
    width: 1600,
    height: 900,
    words: /\b(?:website|web|landing page) (?:header|hero)\b/iu,
  },
  { id: 'product-mockup', label: 'Product mock-up', width: 1200, height: 1200, words: /\bmock-?ups?\b/iu },
] as const satisfies readonly DesignType[];

export type DesignTypeId = (typeof DESIGN_TYPES)[number]['id'];
export const DESIGN_TYPE_IDS: readonly DesignTypeId[] = DESIGN_TYPES.map(({ id }) => id);

export function designType(id: DesignTypeId): DesignType & { id: DesignTypeId };
/** @returns undefined for an id of a newer or older version */
export function designType(id: string): (DesignType & { id: DesignTypeId }) | undefined;
export function designType(id: string): (DesignType & { id: DesignTypeId }) | undefined {
  return DESIGN_TYPES.find((known) => known.id === id);
}

// Of two kinds in one prompt the more telling one counts: in "a logo on a banner" the logo is wanted.
const BY_WORDS: readonly DesignTypeId[] = [
  'logo',
  'business-card',
  'product-mockup',
  'flyer',
  'website-header',
  'banner',
  'social-media-post',
];

/** The kind that a prompt asks for in so many words, within its first 300 characters. */
export const namedDesignType = (prompt: string): DesignTypeId | undefined =>
  BY_WORDS.find((id) => designType(id).words?.test(prompt.slice(0, 300)));

/** The kind that is made: 'general' leaves it to the words, so that whoever asks there for a logo gets a logo. */
export const intendedDesignType = (id: DesignTypeId, prompt: string): DesignType & { id: DesignTypeId } =>
  designType(id === 'general' ? (namedDesignType(prompt) ?? id) : id);
