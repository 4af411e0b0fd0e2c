import { NO_NOTES, read } from './read';
import { type Section, strategySchema, type StrategySections } from './schema';

export const DEFAULT_BRAND_NAME = 'Your Brand';

/**
 * The default strategy, shown where there is no real one. It invents nothing: what only research can say is marked, and
 * what stands there is a neutral start.
 */
export function templateFor(brandName: string): StrategySections {
  const open = (what: string) => `To be researched: ${what}`;
  const level = (what: string) => ({ level: 'To be researched', description: null, advice: open(what), more: [] });
  const colour = (hex: string, name: string) => ({
    hex,
    code: null,
    name,
    rationale: 'A neutral start, to be replaced.',
    application: null,
    more: [],
  });
  return {
    audienceProfile: {
      definition: open(`who ${brandName} is for`),
      demographics: null,
      psychographics: null,
      needs: [],
      segments: [],
      situation: level('what these people do today'),
      marketDesire: level('how strongly they want a change'),
      awarenessLevel: level('what they know about the problem and its solutions'),
      sophisticationLevel: level('how much they have seen of such offers'),
      painPoints: [open('what troubles them most, in their own words')],
      buyingObjections: [open('what keeps them from buying')],
    },
    archetypeStrategy: null,
    colorPalettes: [
      {
        name: 'Neutral start',
        description: null,
        primary: colour('#1a1f22', 'Ink'),
        secondary: colour('#eef0f2', 'Stone'),
        accent: colour('#545a5e', 'Slate'),
        colors: [],
        usageGuidelines: ['Ink on stone for text; slate for what is secondary.'],
        emotionalAlignment: null,
        more: [],
      },
    ],
    typographyOptions: [
      {
        name: 'Plain start',
        strategicName: null,
        headingPrimary: {
          font: 'Familjen Grotesk',
          weights: [600],
          weightNames: null,
          sizesRem: [3, 2.25, 1.5],
          more: [],
          sizes: [3, 2.25, 1.5].map((rem) => ({ name: null, text: `${rem} rem`, px: rem * 16 })),
          rationale: null,
        },
        headingSecondary: {
          font: 'Familjen Grotesk',
          weights: [600],
          weightNames: null,
          sizes: [],
          more: [],
          usage: 'Titles within a section',
        },
        body: {
          font: 'Instrument Sans',
          weights: [400],
          weightNames: null,
          lineHeight: 1.6,
          lineHeightSaid: null,
          sizes: [],
          more: [],
          rationale: null,
        },
        scale: null,
        rationale: 'A neutral start, to be replaced.',
        pairingRationale: null,
        spacingNotes: null,
        hierarchyNotes: null,
        responsiveNotes: null,
        more: [],
      },
    ],
    positioningStrategy: null,
    marketInsights: null,
    visualSystem: read(
      strategySchema.shape.visualSystem,
      'A layout to start from.',
      NO_NOTES,
    ) as Section<'visualSystem'>,
    brandVoiceGuide: null,
  };
}
