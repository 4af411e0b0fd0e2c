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
  audienceProfile: named(
    audienceProfile,
    'audience',
    'targetAudience',
    'targetAudiences',
    'audiences',
    'personas',
    'targetAudienceProfile',
    'targetGroup',
    'targetGroups',
    'zielgruppe',
    'zielgruppen',
  ),
  archetypeStrategy: named(
    archetypeStrategy,
    'archetype',
    'archetypes',
    'brandArchetype',
    'brandArchetypes',
    'brandArchetypeStrategy',
  ),
  colorPalettes: named(
    colorPalettes,
    'colourPalettes',
    'colorPalette',
    'colourPalette',
    'palettes',
    'colors',
    'colours',
    'colorSystem',
    'colourSystem',
    'brandColors',
    'brandColours',
    'farben',
    'farbpalette',
    'farbpaletten',
    'couleurs',
    'colores',
    'cores',
    'colori',
  ),
  typographyOptions: named(
    typographyOptions,
    'typography',
    'typographyOption',
    'fonts',
    'font',
    'typefaces',
    'typeface',
    'typographySystem',
    'typographyPairings',
    'fontPairings',
    'typografie',
    'typographie',
    'schriften',
    'tipografia',
    'tipografía',
  ),
  positioningStrategy: named(
    positioningStrategy,
    'positioning',
    'brandPositioning',
    'brandPositioningStrategy',
    'positionierung',
    'posicionamiento',
    'positionnement',
    'posicionamento',
    'posizionamento',
  ),
  marketInsights: named(
    marketInsights,
    'marketAnalysis',
    'market',
    'marketResearch',
    'marketOverview',
    'marketInsight',
    'markt',
    'marktanalyse',
    'mercado',
    'marché',
  ),
  visualSystem: named(
    visualSystem,
    'visualIdentity',
    'visualSystemGuidelines',
    'visualLanguage',
    'visual',
    'visuals',
    'visualStyle',
    'designSystem',
  ),
  brandVoiceGuide: named(
    brandVoiceGuide,
    'brandVoice',
    'voiceGuide',
    'voice',
    'brandVoiceGuidelines',
    'brandVoiceAndTone',
    'brandVoiceAndCommunicationGuidelines',
    'brandVoiceAndCommunication',
    'voiceAndCommunicationGuidelines',
    'brandVoiceAndToneGuidelines',
    'brandVoiceAndToneGuide',
    'brandVoiceStrategy',
    'brandVoiceGuidelinesAndTone',
    'voiceAndTone',
    'verbalIdentity',
  ),
});

export type StrategySections = z.infer<typeof strategySchema>;
export type SectionName = keyof StrategySections;
/** A section that is there. */
export type Section<Name extends SectionName> = NonNullable<StrategySections[Name]>;
export const SECTIONS = Object.keys(strategySchema.shape) as SectionName[];

export type Palette = Section<'colorPalettes'>[number];
export type Typography = Section<'typographyOptions'>[number];

/** The form of a section that a model is asked for: without what only people say. */
export function askedSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return askedSchema(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodArray) {
    const items = z.array(askedSchema(schema.element as z.ZodType));
    return schema.safeParse([]).success ? items : items.min(1);
  }
  if (!(schema instanceof z.ZodObject)) return schema;
  const asked = Object.entries(schema.shape as Record<string, z.ZodType>).filter(
    ([, field]) => readings.get(field)?.unasked !== true,
  );
  return z.object(Object.fromEntries(asked.map(([name, field]) => [name, askedSchema(field)])));
}
