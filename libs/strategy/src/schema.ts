import { z } from 'zod';
import { MAX_ITEMS, type Reading, readings } from './read';
import { factorOf, hexOf, MAX_NUMBERS, MAX_TEXT, numbersOf, percentOf, quoteOf, visualSystemOf } from './values';

const text = (...aliases: string[]) => z.string().max(MAX_TEXT).nullable().register(readings, { aliases });
const texts = (...aliases: string[]) =>
  z.array(z.string().min(1).max(MAX_TEXT)).max(MAX_ITEMS).register(readings, { aliases });
const list = <Item extends z.ZodType>(item: Item, ...aliases: string[]) =>
  z.array(item).max(MAX_ITEMS).register(readings, { aliases });
const object = <Shape extends z.ZodRawShape>(shape: Shape, { aliases, ...reading }: Reading = {}) => {
  const schema = z.object(shape).register(readings, reading);
  return schema.nullable().register(readings, { aliases });
};
/** An object as the item of a list. */
const item = <Shape extends z.ZodRawShape>(main: string, shape: Shape) => z.object(shape).register(readings, { main });
const numbers = (from: (raw: unknown) => unknown, ...aliases: string[]) =>
  z.array(z.number().min(0).max(10_000)).max(MAX_NUMBERS).register(readings, { aliases, from });

const level = (...aliases: string[]) =>
  object(
    { level: text('value', 'name', 'stage'), advice: text('adAdvice', 'advertisingAdvice', 'recommendation') },
    { aliases, main: 'level' },
  );

const audienceProfile = object(
  {
    definition: text('audienceDefinition', 'description', 'summary'),
    situation: level('currentSituation'),
    marketDesire: level('desire', 'desireLevel'),
    awarenessLevel: level('awareness', 'marketAwareness'),
    sophisticationLevel: level('sophistication', 'marketSophistication'),
    painPoints: texts('deepPains', 'deepPainPoints', 'pains'),
    buyingObjections: texts('objections'),
  },
  { main: 'definition' },
);

const archetypes = (...aliases: string[]) =>
  object(
    { primary: text('primaryArchetype'), secondary: text('secondaryArchetype'), justification: text('rationale') },
    { aliases, main: 'primary' },
  );

const brandValue = item('value', {
  value: text('name', 'title'),
  example: text('description', 'examples', 'inPractice'),
});

const archetypeStrategy = object({
  brandArchetypes: archetypes('brandArchetype', 'archetypes'),
  audienceArchetypes: archetypes('audienceArchetype'),
  relationshipApproach: object(
    {
      type: text('approach', 'name', 'value'),
      justification: text('rationale'),
      toneImplications: texts('toneImplication', 'tone'),
    },
    { aliases: ['relationship', 'approach'], main: 'type' },
  ),
  coreEmotions: list(
    item('emotion', { emotion: text('name', 'title'), peakMoment: text('moment', 'description') }),
    'emotions',
  ),
  brandValues: list(brandValue, 'values', 'coreValues'),
  rationale: text('justification'),
  enhancementIdeas: texts('enhancements', 'ideas'),
  keyRisks: texts('risks'),
});

const colour = (...aliases: string[]) =>
  object(
    {
      hex: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .nullable()
        .register(readings, { aliases: ['hexCode', 'hexValue', 'color', 'colour', 'value', 'code'], from: hexOf }),
      name: text('colorName', 'colourName', 'title'),
      rationale: text('reason', 'description', 'usage'),
    },
    { aliases, main: 'hex' },
  );

const palette = item('name', {
  name: text('paletteName', 'title'),
  primary: colour('primaryColor', 'primaryColour', 'main'),
  secondary: colour('secondaryColor', 'secondaryColour'),
  accent: colour('accentColor', 'accentColour', 'highlight'),
  usageGuidelines: texts('usage', 'usageGuideline', 'guidelines'),
  emotionalAlignment: text('emotion', 'emotionalImpact', 'mood'),
});

const font = text('fontFamily', 'family', 'name', 'typeface');
const weights = () => numbers(numbersOf, 'weight', 'fontWeights', 'fontWeight');

const typography = item('name', {
  name: text('optionName', 'title'),
  strategicName: text('strategyName'),
  headingPrimary: object(
    {
      font,
      weights: weights(),
      sizesRem: numbers(numbersOf, 'sizes', 'sizeRem', 'size'),
      rationale: text('reason', 'description'),
    },
    { aliases: ['primaryHeading', 'heading', 'headings', 'headingFont'], main: 'font' },
  ),
  headingSecondary: object(
    { font, weights: weights(), usage: text('whenToUse', 'use', 'rationale') },
    { aliases: ['secondaryHeading', 'subheading', 'subheadings'], main: 'font' },
  ),
  body: object(
    {
      font,
      weights: weights(),
      lineHeight: z
        .number()
        .min(0.5)
        .max(4)
        .nullable()
        .register(readings, { aliases: ['leading'], from: factorOf }),
      rationale: text('reason', 'description'),
    },
    { aliases: ['bodyText', 'bodyFont', 'text', 'paragraph'], main: 'font' },
  ),
  rationale: text('justification', 'description'),
  pairingRationale: text('pairing'),
  spacingNotes: text('spacing'),
  hierarchyNotes: text('hierarchy'),
  responsiveNotes: text('responsive', 'responsiveness'),
});

const positioningStrategy = object(
  {
    name: text('title', 'strategyName'),
    product: object(
      { description: text('summary', 'name'), features: texts('feature'), benefits: texts('benefit') },
      { aliases: ['productOrService', 'offer', 'service'], main: 'description' },
    ),
    targetAudience: list(
      item('name', {
        name: text('title', 'segment'),
        priority: text('importance'),
        description: text('summary'),
        problems: texts('problem', 'painPoints', 'pains'),
        goals: texts('goal', 'needs'),
      }),
      'targetAudiences',
      'audiences',
      'segments',
    ),
    valueProposition: object(
      {
        statement: text('description', 'summary', 'text'),
        pillars: list(
          item('title', { title: text('name', 'pillar', 'value'), description: text('detail', 'explanation') }),
          'pillar',
          'valuePillars',
        ),
      },
      { aliases: ['valueProp'], main: 'statement' },
    ),
    competitiveAdvantage: texts('competitiveAdvantages', 'advantage', 'differentiators', 'unfairAdvantage'),
    brandPromise: text('promise'),
    positioningStatement: text('statement'),
    keyMessages: texts('keyMessage', 'messages'),
  },
  { main: 'positioningStatement' },
);

const marketInsights = object({
  painPoints: list(
    item('title', {
      title: text('name', 'painPoint', 'pain'),
      quotes: list(
        z
          .object({ text: text('quote', 'comment'), source: text('author', 'attribution') })
          .register(readings, { main: 'text', from: quoteOf }),
        'quote',
        'customerQuotes',
      ),
      description: text('summary', 'detail'),
      impact: text('severity'),
    }),
    'pains',
    'customerPainPoints',
  ),
  opportunities: list(
    item('title', {
      title: text('name', 'opportunity'),
      description: text('summary', 'detail'),
      potential: z
        .number()
        .int()
        .min(0)
        .max(100)
        .nullable()
        .register(readings, { aliases: ['potentialPercent', 'score'], from: percentOf }),
      timeframe: text('timeFrame', 'timeline', 'horizon'),
      icon: text(),
    }),
    'marketOpportunities',
    'opportunity',
  ),
  marketTrends: list(
    item('title', {
      title: text('name', 'trend'),
      description: text('summary', 'detail'),
      direction: text('trendDirection', 'movement'),
    }),
    'trends',
  ),
  competitorAnalysis: object(
    { summary: text('overview', 'description'), keyInsights: texts('insights', 'keyInsight', 'findings') },
    { aliases: ['competitors', 'competition', 'competitiveAnalysis'], main: 'summary' },
  ),
  targetMarketSize: text('marketSize'),
  growthPotential: text('growth'),
});

const visualSystem = z
  .object({
    /** what was told as one text, and belongs to no part */
    description: text('summary', 'overview'),
    gridSystem: z.object({
      columns: z.number().int().min(1).max(48),
      /** px */
      maxWidth: z.number().min(1).max(10_000),
      /** px */
      gutters: z.number().min(0).max(1_000),
      /** px */
      margins: z.number().min(0).max(1_000),
      /** px, of the window's width */
      breakpoints: z.array(z.number().min(0).max(10_000)).min(1).max(MAX_NUMBERS),
      usage: text(),
    }),
    spacingScale: z.object({
      /** px */
      base: z.number().min(0.5).max(600),
      /** px, smallest first */
      values: z.array(z.number().min(0).max(10_000)).min(1).max(MAX_NUMBERS),
      usage: text(),
    }),
    imageryGuidelines: object(
      {
        style: text('imageryStyle', 'description'),
        mood: text('feeling'),
        subjects: texts('subject', 'subjectMatter'),
        treatment: text('treatments', 'processing'),
        dosDonts: object({ dos: texts('do'), donts: texts('dont', 'avoid') }, { aliases: ['dosAndDonts', 'doDont'] }),
      },
      { aliases: ['imageryStyle', 'imagery', 'photography'], main: 'style' },
    ),
    designElements: object(
      { shapes: texts('shape'), patterns: texts('pattern'), effects: texts('effect'), borders: texts('border') },
      { aliases: ['elements', 'graphicElements'], main: 'shapes' },
    ),
    compositionRules: object(
      {
        hierarchy: text('visualHierarchy'),
        balance: text('symmetry'),
        whitespace: text('negativeSpace'),
        focal: text('focalPoint', 'focalPoints', 'focus'),
      },
      { aliases: ['composition', 'layout'], main: 'hierarchy' },
    ),
  })
  .register(readings, { main: 'description', from: visualSystemOf })
  .nullable()
  .register(readings, {});

const guideline = item('name', {
  name: text('title', 'guideline', 'tone', 'style', 'principle'),
  description: text('summary', 'explanation', 'rule'),
  examples: texts('example'),
  avoid: texts('avoids', 'dont', 'donts'),
});

const brandVoiceGuide = object(
  {
    personalityTraits: list(
      item('name', {
        name: text('trait', 'title'),
        intensity: text('level', 'strength'),
        description: text('summary', 'explanation'),
        examples: texts('example'),
      }),
      'brandPersonalityTraits',
      'voicePersonalityTraits',
      'personality',
      'traits',
      'coreVoiceCharacteristics',
    ),
    brandValues: list(brandValue, 'values', 'coreBrandValues', 'coreValues', 'brandValuesExpression'),
    toneGuidelines: list(guideline, 'tone', 'toneOfVoice', 'toneOfVoiceGuidelines', 'brandToneGuidelines'),
    styleGuidelines: list(guideline, 'style', 'writingStyle', 'writingStyleGuidelines', 'languageStyleGuidelines'),
    vocabularyPreferences: object(
      {
        preferred: texts('preferredWords', 'preferredTerms', 'use', 'preferredVocabulary'),
        avoid: texts('avoided', 'avoidedWords', 'avoidedTerms', 'wordsToAvoid', 'avoidVocabulary'),
      },
      {
        aliases: ['vocabulary', 'wordChoice', 'vocabularyGuidelines', 'vocabularyAndLanguagePreferences'],
        main: 'preferred',
      },
    ),
    dosDonts: object(
      { dos: texts('do', 'always'), donts: texts('dont', 'never', 'avoid') },
      { aliases: ['dosAndDonts', 'doAndDont', 'brandVoiceDosAndDonts', 'communicationDosAndDonts'], main: 'dos' },
    ),
    channelAdaptations: list(
      item('channel', {
        channel: text('name', 'title', 'platform'),
        tone: text('toneOfVoice', 'description'),
        style: text('format'),
        length: text('contentLength'),
        examples: texts('example'),
      }),
      'channels',
      'channelGuidelines',
      'channelSpecificAdaptations',
      'communicationChannelAdaptations',
    ),
    scenarioExamples: list(
      item('scenario', {
        scenario: text('name', 'title', 'situation'),
        context: text('background', 'description'),
        goodExample: text('good', 'do', 'example', 'recommended'),
        badExample: text('bad', 'dont', 'avoid'),
        explanation: text('rationale', 'why', 'reason'),
      }),
      'scenarios',
      'scenarioBasedExamples',
      'realWorldScenarioExamples',
    ),
    voiceDemonstrations: texts('demonstrations', 'voiceSamples', 'brandVoiceDemonstrations', 'voiceInAction'),
    culturalSensitivity: texts('culturalSensitivityGuidelines', 'culturalSensitivityConsiderations', 'cultural'),
    inclusivityStandards: texts('inclusivity', 'inclusivityGuidelines', 'inclusiveLanguageStandards'),
  },
  {},
);

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
  colorPalettes: named(
    list(palette).min(1).nullable(),
    'colourPalettes',
    'colorPalette',
    'colourPalette',
    'palettes',
    'colors',
  ),
  typographyOptions: named(
    list(typography).min(1).nullable(),
    'typography',
    'typographyOption',
    'fonts',
    'typographySystem',
  ),
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
