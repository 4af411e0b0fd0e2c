import { DRAFTED, type StrategyType } from '@maquette/strategy';
import type { StrategyBrand } from '../brief';
import { type Plan, planOf } from './plan';
import { archetypeStrategy } from './sections/archetype';
import { audienceProfile } from './sections/audience';
import { marketInsights } from './sections/market';
import { colorPalettes } from './sections/palettes';
import { positioningStrategy } from './sections/positioning';
import { typographyOptions } from './sections/typography';
import { visualSystem } from './sections/visual';
import { brandVoiceGuide } from './sections/voice';

export type { StrategyBrand };

/** In the order in which they may choose from what the brief says: what is asked of it first. */
const SECTIONS = {
  AudienceProfile: audienceProfile,
  PositioningStrategy: positioningStrategy,
  ArchetypeStrategy: archetypeStrategy,
  MarketInsights: marketInsights,
  VisualSystem: visualSystem,
  BrandVoiceGuide: brandVoiceGuide,
  ColorPalettes: colorPalettes,
  TypographyOptions: typographyOptions,
} satisfies Record<string, (plan: Plan) => object>;
export type SectionKey = keyof typeof SECTIONS;

const OF_TYPE: Record<StrategyType, readonly SectionKey[]> = {
  brand_strategy: [
    'AudienceProfile',
    'ArchetypeStrategy',
    'ColorPalettes',
    'TypographyOptions',
    'PositioningStrategy',
    'MarketInsights',
    'VisualSystem',
    'BrandVoiceGuide',
  ],
  palette: ['ColorPalettes'],
  fonts: ['TypographyOptions'],
  direction: ['PositioningStrategy', 'VisualSystem'],
  voice: ['BrandVoiceGuide'],
};

/** The sections that a type of strategy has, in the order of the document. */
export const sectionsOf = (type: StrategyType): readonly SectionKey[] => OF_TYPE[type];

/** What the document says of its own making, before its sections. */
export const draftMark = (type: StrategyType): Record<string, readonly SectionKey[]> => ({
  [DRAFTED]: sectionsOf(type),
});

/** The brand that was written last: its sections are asked for one after the other. */
let last: { key: string; all: Record<SectionKey, object> } | undefined;

/** All sections: what one of them has shown is left to it by the others, so they are written together. */
function writeAll(brand: StrategyBrand): Record<SectionKey, object> {
  const key = JSON.stringify([brand.name, brand.description, brand.year]);
  if (last?.key === key) return last.all;
  const plan = planOf(brand);
  const all = Object.fromEntries(Object.entries(SECTIONS).map(([section, write]) => [section, write(plan)])) as Record<
    SectionKey,
    object
  >;
  last = { key, all };
  return all;
}

/**
 * Writes one section as a strategist's first draft. What the brief says stands in its own words, as evidence; what follows from it is
 * argued with what is known of its trade. Takes some tenths of a second.
 * Pure: the same brand gives the same words, whether its sections are written alone or together.
 */
export const writeSection = (brand: StrategyBrand, key: SectionKey): object => writeAll(brand)[key];

/** All sections of a type as one JSON text. */
export function writeStrategy(brand: StrategyBrand, type: StrategyType = 'brand_strategy'): string {
  const all = writeAll(brand);
  const wanted = sectionsOf(type).map((key) => [key, all[key]]);
  return JSON.stringify({ ...draftMark(type), ...Object.fromEntries(wanted) }, null, 2);
}
