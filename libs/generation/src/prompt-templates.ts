import { DESIGN_TYPE_IDS, type DesignTypeId } from './design-types';

const keyOf = (id: DesignTypeId) => `${id.replaceAll('-', '_')}_prompt`;

/** The kinds that come first, and that are offered where the list of them cannot be read. */
const FIRST: readonly DesignTypeId[] = ['logo', 'business-card', 'social-media-post'];
export const FALLBACK_PROMPT_TEMPLATES: readonly string[] = FIRST.map(keyOf);

/** What a prompt can be begun with: one key for each kind of design. */
export const PROMPT_TEMPLATES: readonly string[] = [
  ...FALLBACK_PROMPT_TEMPLATES,
  ...DESIGN_TYPE_IDS.filter((id) => !FIRST.includes(id)).map(keyOf),
];

/** The kind of design that a template is for. @returns undefined for a key that there is not */
export const templateDesignType = (key: string): DesignTypeId | undefined =>
  DESIGN_TYPE_IDS.find((id) => keyOf(id) === key);

/** As the screen names it: 'business_card_prompt' is 'Business Card Prompt'. */
export const templateLabel = (key: string): string =>
  key
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
