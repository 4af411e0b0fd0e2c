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
