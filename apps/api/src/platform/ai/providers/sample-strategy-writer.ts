import { Injectable } from '@nestjs/common';
import type { StrategyProgress, StrategyRequest, StrategyWriter } from '../strategy-writer';

const level = (what: string) => ({ Level: 'To be researched', AdAdvice: `Sample: what to say once ${what} is known.` });
const colour = (Hex: string, Name: string, Rationale: string) => ({ Hex, Name, Rationale });

/** Every section, with nothing in it that only research could know. */
const sample = (brand: string, description: string | null) => ({
  Note: 'This is a sample document. It shows what a strategy looks like and was not written for this brand.',
  brandName: brand,
  AudienceProfile: {
    Definition: `Sample: the people ${brand} is for, in one sentence.${description ? ` What is known so far: ${description}` : ''}`,
    Situation: level('what they do today'),
    MarketDesire: level('how strongly they want a change'),
    AwarenessLevel: level('what they know of the problem'),
    SophisticationLevel: level('how many such offers they have seen'),
    DeepPains: ['To be researched: what troubles them most, in their own words'],
    BuyingObjections: ['To be researched: what keeps them from buying'],
  },
  ArchetypeStrategy: {
    BrandArchetypes: { Primary: 'Creator', Secondary: 'Sage', Justification: 'Sample: why these two fit the brand.' },
    AudienceArchetypes: { Primary: 'Explorer', Secondary: 'Creator' },
    RelationshipApproach: {
      Type: 'I can guide you',
      Justification: 'Sample: why people would accept this relationship.',
      ToneImplications: ['Sample: calm', 'Sample: exact'],
    },
    CoreEmotions: [{ Emotion: 'Sample: confidence', PeakMoment: 'Sample: the moment in which it is strongest' }],
    BrandValues: [{ Value: 'Sample: craft', Example: 'Sample: one thing the brand does that shows it' }],
    Rationale: 'Sample: how archetype, audience and relationship belong together.',
    EnhancementIdeas: ['Sample: one idea that would make it stronger'],
    keyRisks: ['Sample: one thing that could make it fail'],
  },
  ColorPalettes: [
    {
      name: 'Sample: harbour',
      Primary: colour('#1B3A4B', 'Deep water', 'Carries headings and large areas.'),
      Secondary: colour('#F2E8CF', 'Sand', 'The ground that everything stands on.'),
      Accent: colour('#D9572B', 'Buoy', 'Calls for one action, and nothing else.'),
      UsageGuidelines: ['Six parts of sand, three of deep water, one of buoy.'],
      EmotionalAlignment: 'Calm, with one call.',
    },
    {
      name: 'Sample: workshop',
      Primary: colour('#2F3E2E', 'Moss', 'Carries headings and large areas.'),
      Secondary: colour('#E9E4D8', 'Chalk', 'The ground that everything stands on.'),
      Accent: colour('#B98B2D', 'Brass', 'Marks what is chosen.'),
      UsageGuidelines: ['Moss on chalk for text; brass never for text.'],
      EmotionalAlignment: 'Made by hand, made to last.',
    },
  ],
  TypographyOptions: [
    {
      name: 'Sample: speaker and clerk',
      strategicName: 'One voice for titles, one for facts',
      HeadingPrimary: {
        Font: 'Familjen Grotesk',
        Weights: [600],
        SizesRem: [3, 2.25, 1.5],
        Rationale: 'Short words, set large.',
      },
      HeadingSecondary: { Font: 'Familjen Grotesk', Weights: [600], Usage: 'Titles within a section' },
      Body: { Font: 'Instrument Sans', Weights: [400, 600], LineHeight: 1.6, Rationale: 'Quiet at small sizes.' },
      PairingRationale: 'Two grotesques of different width: related, and never mistaken for each other.',
      SpacingNotes: 'Half a line above a heading less than below the paragraph before it.',
      hierarchyNotes: 'Three sizes of heading, one of text.',
      responsiveNotes: 'The largest size shrinks by a quarter on phones.',
    },
  ],
  PositioningStrategy: {
    Name: 'Sample: the one sentence',
    Product: {
      Description: description ?? 'To be researched: what is offered',
      Features: ['Sample: what it does'],
      Benefits: ['Sample: what that changes'],
    },
    TargetAudience: [
      {
        name: 'Sample: first audience',
        priority: 'high',
        description: 'To be researched',
        problems: ['To be researched'],
        goals: ['To be researched'],
      },
    ],
    ValueProposition: {
      statement: `Sample: what ${brand} promises, in one sentence.`,
      pillars: [{ title: 'Sample: first reason', description: 'What proves it.' }],
    },
    CompetitiveAdvantage: ['To be researched: what nobody else can say'],
    BrandPromise: 'Sample: what is always kept.',
    PositioningStatement: `Sample: for whom, against what, and why ${brand}.`,
    KeyMessages: ['Sample: the first thing that people should remember'],
  },
  MarketInsights: {
    PainPoints: [{ Name: 'To be researched', description: 'Quotes of real people belong here, with who said them.' }],
    Opportunities: [{ title: 'To be researched', description: 'A need that nobody serves yet.' }],
    marketTrends: [{ title: 'To be researched', description: 'What is changing, and where to.' }],
    competitorAnalysis: { summary: 'To be researched', keyInsights: [] },
    targetMarketSize: 'To be researched',
    growthPotential: 'To be researched',
  },
  VisualSystem: {
    Grid: '12-column grid with 24px gutters and margins of 32px',
    SpacingScale: '4pt base scale',
    ImageryStyle: {
      style: 'Sample: hands at work',
      mood: 'Calm',
      subjects: ['Work', 'Material'],
      treatment: 'Daylight, no filter',
    },
    DesignElements: { shapes: ['Rectangles with small corners'], borders: ['One thin line between regions'] },
    Composition: { hierarchy: 'One thing first', whitespace: 'More above than below', focal: 'Upper left third' },
  },
  BrandVoiceGuide: {
    PersonalityTraits: [
      { name: 'Sample: exact', intensity: 'High', description: 'Says what is.', examples: ['It takes six weeks.'] },
    ],
    BrandValues: ['Sample: craft'],
    ToneGuidelines: [
      {
        name: 'Sample: plain',
        description: 'Words that everybody knows.',
        examples: ['We made this.'],
        avoid: ['Leverage'],
      },
    ],
    StyleGuidelines: [{ name: 'Sample: short sentences', description: 'One thought each.' }],
    VocabularyPreferences: { preferred: ['make', 'show'], avoid: ['solution', 'leverage'] },
    DosDonts: { Dos: ['Say what it does.'], Donts: ['Boast.'] },
    ChannelAdaptations: [
      {
        channel: 'Website',
        tone: 'Plain',
        style: 'Headlines and short paragraphs',
        length: 'Under 60 words a section',
      },
      { channel: 'Email', tone: 'Warm', style: 'A letter', length: 'Under 120 words' },
    ],
    ScenarioExamples: [
      {
        scenario: 'Sample: something is late',
        context: 'A customer asks where it is.',
        goodExample: 'It is late. It comes on Tuesday.',
        badExample: 'We apologise for any inconvenience this may have caused.',
        explanation: 'People want to know when, not how sorry we are.',
      },
    ],
    VoiceDemonstrations: ['We made this by hand. It took six weeks.'],
    CulturalSensitivity: ['Names of people and places keep their own spelling.'],
    InclusivityStandards: ['Words for people are those that they use for themselves.'],
  },
});

const OWN = {
  brand_strategy: undefined,
  palette: ['ColorPalettes'],
  fonts: ['TypographyOptions'],
  direction: ['PositioningStrategy', 'VisualSystem'],
  voice: ['BrandVoiceGuide'],
} as const;

/** Shows what a strategy looks like, and says in each place that it is a sample. */
@Injectable()
export class SampleStrategyWriter implements StrategyWriter {
  readonly source = 'template';

  async write({ type, brand }: StrategyRequest, step: StrategyProgress): Promise<string> {
    const document: Record<string, unknown> = sample(brand.name, brand.description);
    const sections = OWN[type] ?? Object.keys(document);
    const written: Record<string, unknown> = {};
    for (const [index, section] of sections.entries()) {
      step.signal.throwIfAborted();
      written[section] = document[section];
      await step.progress((100 * (index + 1)) / (sections.length + 1));
    }
    return JSON.stringify(written, null, 2);
  }
}
