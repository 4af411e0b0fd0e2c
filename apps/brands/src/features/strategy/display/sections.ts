import type { SectionName } from '@maquette/strategy';

/** What the navigation calls each section, in the order in which they are shown. */
export const SECTION_LABELS: Record<SectionName, string> = {
  marketInsights: 'Market Insights',
  audienceProfile: 'Audience',
  archetypeStrategy: 'Archetype',
  colorPalettes: 'Colors',
  typographyOptions: 'Typography',
  positioningStrategy: 'Positioning',
  visualSystem: 'Visual System',
  brandVoiceGuide: 'Brand Voice',
};

export const SHOWN_SECTIONS = Object.keys(SECTION_LABELS) as SectionName[];

/** What the cover calls a document that is a part of a strategy. */
const TITLES: Readonly<Record<string, string>> = {
  palette: 'Brand colors',
  fonts: 'Brand typography',
  direction: 'Brand direction',
  voice: 'Brand voice',
};
/** With so many chapters it is the whole strategy, whatever part of it was made last. */
const WHOLE = 5;
/** A type in words of its own: 'messaging_guide'. */
const OWN_TYPE = /^\p{L}[\p{L}\s_-]{2,39}$/u;

/** What the cover says that the document is: its type, or the chapter that it consists of. */
export function titleOf(type: string, chapters: readonly { label: string }[]): string {
  const [only, ...others] = chapters;
  if (chapters.length >= WHOLE) return 'Brand strategy';
  if (type in TITLES) return TITLES[type] as string;
  if (type !== 'brand_strategy' && OWN_TYPE.test(type)) {
    const words = type.replace(/[\s_-]+/g, ' ').trim();
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  }
  if (!only || others.length > 0) return 'Brand strategy';
  return only.label.startsWith('Brand')
    ? only.label.replace(/(?<= )\w/, (letter) => letter.toLowerCase())
    : `Brand ${only.label.toLowerCase()}`;
}
