import { DRAFTED, type StrategyType } from '@maquette/strategy';
import { briefOf } from './brief';
import { type Plan, planOf } from './plan';
import { archetypeStrategy } from './sections/archetype';
import { audienceProfile } from './sections/audience';
import { marketInsights } from './sections/market';
import { colorPalettes } from './sections/palettes';
import { positioningStrategy } from './sections/positioning';
import { typographyOptions } from './sections/typography';
import { visualSystem } from './sections/visual';
import { brandVoiceGuide } from './sections/voice';

export interface StrategyBrand {
  name: string;
  description: string | null;
  /** the present year, where periods are to be checked against it */
  year?: number;
}

const SECTIONS = {
  AudienceProfile: audienceProfile,
  ArchetypeStrategy: archetypeStrategy,
  ColorPalettes: colorPalettes,
  TypographyOptions: typographyOptions,
  PositioningStrategy: positioningStrategy,
  MarketInsights: marketInsights,
  VisualSystem: visualSystem,
  BrandVoiceGuide: brandVoiceGuide,
} satisfies Record<string, (plan: Plan) => object>;
export type SectionKey = keyof typeof SECTIONS;

const OF_TYPE: Record<StrategyType, readonly SectionKey[]> = {
  brand_strategy: Object.keys(SECTIONS) as SectionKey[],
  palette: ['ColorPalettes'],
  fonts: ['TypographyOptions'],
  direction: ['PositioningStrategy', 'VisualSystem'],
  voice: ['BrandVoiceGuide'],
};

/** The sections that a type of strategy has, in the order in which they are written. */
export const sectionsOf = (type: StrategyType): readonly SectionKey[] => OF_TYPE[type];

/** What the document says of its own making, before its sections. */
export const draftMark = (type: StrategyType): Record<string, readonly SectionKey[]> => ({
  [DRAFTED]: sectionsOf(type),
});

/**
 * Writes one section from what a brand's name and description say; nothing that needs evidence is made up. Takes some
 * hundredths of a second. Pure: the same brand gives the same words, and all sections of it agree with each other.
 */
export const writeSection = (brand: StrategyBrand, key: SectionKey): object => SECTIONS[key](planOf(briefOf(brand)));

/** All sections of a type as one JSON text. */
export function writeStrategy(brand: StrategyBrand, type: StrategyType = 'brand_strategy'): string {
  const brief = briefOf(brand);
  // each section draws from a plan of its own, so that it reads the same when it is written alone
  return JSON.stringify(
    {
      ...draftMark(type),
      ...Object.fromEntries(sectionsOf(type).map((key) => [key, SECTIONS[key](planOf(brief))])),
    },
    null,
    2,
  );
}
