import { z } from 'zod';
import { readings } from '../read';
import { archetypeStrategy } from './archetype-strategy';
import { audienceProfile } from './audience-profile';
import { brandVoiceGuide } from './brand-voice-guide';
import { colorPalettes } from './color-palettes';
import { marketInsights } from './market-insights';
import { positioningStrategy } from './positioning-strategy';
import { typographyOptions } from './typography-options';
import { visualSystem } from './visual-system';

const named = <Schema extends z.ZodType>(schema: Schema, ...aliases: string[]): Schema => {
  readings.add(schema, { ...readings.get(schema), aliases });
  return schema;
};

/**
 * The parsed brand strategy, in the form that is displayed. Every key is there: what a document does not say is null,
 * or an empty list. A document may spell its keys in other ways (PascalCase, capitals, long names): the reader knows
 * them from here.
 */
export const strategySchema = z.object({
  audienceProfile: named(audienceProfile, 'audience', 'targetAudienceProfile'),
  archetypeStrategy: named(archetypeStrategy, 'archetype', 'archetypes', 'brandArchetypeStrategy'),
  colorPalettes: named(colorPalettes, 'colourPalettes', 'colorPalette', 'colourPalette', 'palettes', 'colors'),
  typographyOptions: named(typographyOptions, 'typography', 'typographyOption', 'fonts', 'typographySystem'),
  positioningStrategy: named(positioningStrategy, 'positioning', 'brandPositioning', 'brandPositioningStrategy'),
  marketInsights: named(marketInsights, 'marketAnalysis', 'market', 'marketResearch'),
  visualSystem: named(visualSystem, 'visualIdentity', 'visualSystemGuidelines', 'visualLanguage'),
  brandVoiceGuide: named(brandVoiceGuide, 'brandVoice', 'voiceGuide', 'voice', 'brandVoiceGuidelines'),
});

export type StrategySections = z.infer<typeof strategySchema>;
export type SectionName = keyof StrategySections;
/** A section that is there. */
export type Section<Name extends SectionName> = NonNullable<StrategySections[Name]>;
export const SECTIONS = Object.keys(strategySchema.shape) as SectionName[];

export type Palette = Section<'colorPalettes'>[number];
export type Typography = Section<'typographyOptions'>[number];
