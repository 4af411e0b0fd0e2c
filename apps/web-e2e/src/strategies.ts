import { type Account, call } from '../../../tools/stack/client.mjs';
import { expect } from './fixtures';

/** A brand of the account with this strategy. @returns its id */
export async function brandWith(
  url: string,
  { headers }: Account,
  brand_name: string,
  strategy: object,
): Promise<string> {
  const { body } = await call(url, 'POST', '/api/brand-profiles', { headers, body: { brand_name } });
  const id = body.profile.id as string;
  const saved = { strategy_input_type: 'brand_strategy', strategy_text: JSON.stringify(strategy) };
  expect((await call(url, 'PATCH', `/api/brands/${id}/strategy`, { headers, body: saved })).status).toBe(200);
  return id;
}

/** A whole strategy as a model writes one; it is long because it has every key of every section. */
export const fullStrategy = {
  AudienceProfile: {
    Definition: 'People who drink one or two cups a day, buy beans by the bag, and want to know who grew them.',
    Situation: {
      Level: 'They buy coffee on the way home and brew it before anyone else is up',
      AdAdvice: 'Show the kitchen at half past six, not the café at noon.',
    },
    MarketDesire: {
      Level: 'High',
      AdAdvice: 'They want a better morning more than they want a better coffee. Sell the morning.',
    },
    AwarenessLevel: {
      Level: 'Solution aware',
      AdAdvice:
        'They know that small roasters exist. Say what this one does that others do not: the price of each farm, on each bag.',
    },
    SophisticationLevel: {
      Level: 'Intermediate',
      AdAdvice: 'Name the roast and the farm; leave out altitude and fermentation hours.',
    },
    DeepPains: [
      'The second bag never tastes like the first',
      'Every label says “ethical” and none says what was paid',
      'Advice at the counter comes with a raised eyebrow',
    ],
    BuyingObjections: [
      'Eleven euros for a bag is a lot',
      'I do not own a proper grinder',
      'What if I do not taste the difference?',
    ],
  },
  ArchetypeStrategy: {
    BrandArchetypes: {
      Primary: 'Creator',
      Secondary: 'Sage',
      Justification:
        'The roasters make by hand, show the work, and prefer patience to novelty. They explain when asked, and only then.',
    },
    AudienceArchetypes: { Primary: 'Explorer', Secondary: 'Regular guy' },
    RelationshipApproach: {
      Type: 'I can guide you',
      Justification: 'Customers arrive with one question. A good answer is the beginning of ten years of bags.',
      ToneImplications: ['Answer before explaining', 'Say what is not known', 'Never make a customer feel examined'],
    },
    CoreEmotions: [
      { Emotion: 'Calm', PeakMoment: 'The kettle, before the house is awake' },
      { Emotion: 'Pride', PeakMoment: 'Pouring a cup for somebody who notices' },
      { Emotion: 'Trust', PeakMoment: 'Reading the price of the farm on the back of the bag' },
    ],
    BrandValues: [
      { Value: 'Patience', Example: 'Nothing leaves the roastery within four days of the roast.' },
      { Value: 'Openness', Example: 'Each bag carries what the farm was paid, per kilogram.' },
      { Value: 'Use', Example: 'The bag closes again. It has always closed again.' },
    ],
    Rationale: 'A market full of stories leaves room for a maker who shows receipts.',
    EnhancementIdeas: [
      'A printed price list from the farms, once a year',
      'A grinder to borrow for a month',
      'Tasting on the first Saturday, without a word of jargon',
    ],
    keyRisks: ['Plain speaking read as coldness', 'Prices that a drought makes hard to keep'],
  },
  ColorPalettes: [
    {
      name: 'Kiln and Cream',
      Primary: {
        Hex: '#4A1708',
        Name: 'Roasted Umber',
        Rationale: 'The first crack: depth, heat, a bean that took its time. Headlines, the bag, the door.',
      },
      Secondary: { Hex: '#F7E9D7', Name: 'Oat Cream', Rationale: 'Foam and paper. Large grounds and rest.' },
      Accent: { Hex: '#CB5B33', Name: 'Ember', Rationale: 'Rare, always warm.' },
      UsageGuidelines: [
        'Umber on cream for anything that is read',
        'Ember for one thing on a page',
        'No gradients: paper has none',
      ],
      EmotionalAlignment: 'Warmth that was earned by waiting.',
    },
    {
      name: 'Harbour Morning',
      Primary: { Hex: '#1F3A44', Name: 'Quay', Rationale: 'Before sunrise' },
      Secondary: { Hex: '#DDE5E2', Name: 'Fog', Rationale: 'Quiet grounds' },
      Accent: { Hex: '#E0A458', Name: 'Lamp', Rationale: 'One window that is lit' },
      UsageGuidelines: ['For the winter blend and the wholesale list'],
      EmotionalAlignment: 'Cool, awake, unhurried.',
    },
    {
      name: 'Oak Shade',
      Primary: { Hex: '#2E3B2A', Name: 'Oak leaf', Rationale: 'Growth, slowly' },
      Secondary: { Hex: '#EAE4D3', Name: 'Husk', Rationale: 'Packaging and walls' },
      Accent: { Hex: '#A8632E', Name: 'Copper', Rationale: 'The drum of the roaster' },
      UsageGuidelines: ['For the farms and everything about them'],
      EmotionalAlignment: 'Grounded and generous.',
    },
  ],
  TypographyOptions: [
    {
      name: 'Warm Authority',
      strategicName: 'The label that is read twice',
      rationale: 'A serif with soft joints for what should be remembered, a plain sans for what should be understood.',
      HeadingPrimary: {
        Font: 'Fraunces',
        Weights: [600, 700],
        SizesRem: [4, 2.5, 1.5],
        Rationale: 'Carved rather than drawn.',
      },
      HeadingSecondary: { Font: 'Bricolage Grotesque', Weights: [500], Usage: 'Names of farms, prices' },
      Body: { Font: 'Figtree', Weights: [400], LineHeight: 1.6, Rationale: 'Open at small sizes, on kraft paper too.' },
      PairingRationale: 'One speaks, one explains; neither raises its voice.',
      SpacingNotes: 'Headings are tight, paragraphs loose. A line of space before a price.',
      hierarchyNotes: 'Three sizes on a bag, two on a receipt.',
      responsiveNotes: 'On phones the largest heading is 2.5 rem.',
    },
    {
      name: 'Counter Talk',
      strategicName: 'The menu on the wall',
      rationale: 'For the shop: quick to set, quick to read.',
      HeadingPrimary: {
        Font: 'Playfair Display',
        Weights: [700],
        SizesRem: [3, 2],
        Rationale: 'Contrast from across the room.',
      },
      HeadingSecondary: { Font: 'Inter', Weights: [600], Usage: 'Prices and opening hours' },
      Body: { Font: 'Inter', Weights: [400, 500], LineHeight: 1.5, Rationale: 'Figures that line up.' },
      PairingRationale: 'A loud heading over quiet columns.',
      SpacingNotes: 'Columns of eight, never centred.',
    },
  ],
  PositioningStrategy: {
    Name: 'The roaster that shows its receipts',
    Product: {
      Description: 'Small-batch coffee, roasted on Canal Street, sold by the bag and by the month.',
      Features: ['Eleven farms, named', 'Price of the farm on each bag', 'Roasted on Monday, sent on Friday'],
      Benefits: [
        'The second bag tastes like the first',
        'No guessing about who was paid',
        'A morning that starts well',
      ],
    },
    TargetAudience: [
      {
        name: 'The early kitchen',
        priority: 'high',
        description: 'Works from eight, brews at half past six, buys the same bag until it fails them.',
        problems: ['Bags that differ from month to month'],
        goals: ['One decision that holds for a year'],
      },
      {
        name: 'The host',
        priority: 'medium',
        description: 'Buys for guests and wants one sentence to say about it.',
        problems: ['Labels nobody can pronounce'],
        goals: ['A story that is true'],
      },
    ],
    ValueProposition: {
      statement: 'Good coffee with nothing hidden: where it grew, who roasted it, what was paid.',
      pillars: [
        { title: 'The same cup', description: 'Each batch is tasted against the last before it is sold.' },
        { title: 'The open price', description: 'What the farm was paid is printed, per kilogram.' },
        { title: 'The short way', description: 'Four days from drum to door, and never fewer.' },
      ],
    },
    CompetitiveAdvantage: [
      'Prices of farms in print since the first bag',
      'One roastery, one drum, one street',
      'Customers who stay for years',
    ],
    BrandPromise: 'Slow fire, good coffee.',
    PositioningStatement:
      'For people who drink one cup and mean it, Ember & Oak is the roaster that shows its receipts.',
    KeyMessages: [
      'We roast slowly and say what it cost',
      'The same bag, every month',
      'Ask us anything about the farm',
    ],
  },
  MarketInsights: {
    PainPoints: [
      {
        Name: 'Bags that change',
        Quotes: ['I found one that I loved and the next bag was another coffee - Regular, survey of the shop'],
        description: 'Blends are changed without a word when a harvest runs out.',
        impact: 'high',
      },
      {
        Name: 'Words without numbers',
        Quotes: ['Direct trade. Direct to whom? — Customer at the counter', 'Tell me what they got and I will pay it.'],
        description: 'Claims on labels cannot be checked by anybody who buys.',
        impact: 'medium',
      },
      {
        Name: 'Fear of asking',
        description: 'Beginners would rather buy the wrong bag than ask a simple question.',
        impact: 'low',
      },
    ],
    Opportunities: [
      {
        title: 'Subscriptions of one bag',
        description: 'The same coffee on the same day, without choosing.',
        potential: 85,
        timeframe: '6 months',
      },
      {
        title: 'Offices with twelve desks',
        description: 'Too small for a machine contract, too large for one press.',
        potential: 60,
        timeframe: '12 months',
      },
      {
        title: 'Farm price list',
        description: 'A yearly print that newspapers quote.',
        potential: '35%',
        timeframe: '1 year',
      },
    ],
    marketTrends: [
      { title: 'Brewing at home', description: 'Kitchens have better grinders every year.', direction: 'up' },
      { title: 'Capsules', description: 'Machines are kept, refills are not.', direction: 'down' },
      { title: 'Cafés on Canal Street', description: 'Three opened, three closed.', direction: 'flat' },
    ],
    competitorAnalysis: {
      summary: 'Others sell the journey. Nobody sells the receipt.',
      keyInsights: [
        'Two roasters in town, both with cafés to feed',
        'Supermarket bags that borrow the look and not the roast',
      ],
    },
    targetMarketSize: 'To be researched',
    growthPotential: 'To be researched',
  },
  VisualSystem: {
    Grid: {
      columns: 12,
      maxWidth: 1440,
      gutters: 32,
      margins: 24,
      breakpoints: [576, 768, 1024, 1280],
      usage: 'Text keeps to seven columns; pictures may have all twelve.',
    },
    SpacingScale: { base: 8, usage: 'A page breathes in 64 and 96.' },
    ImageryStyle: {
      style: 'Hands at work, in the light of one window',
      mood: 'Unhurried',
      subjects: ['The drum at the second crack', 'Sacks with their stamps', 'Cups that have been used'],
      treatment: 'Warm blacks, no filter, grain where there was grain',
      dosDonts: { dos: ['Show the maker', 'Leave the crumbs'], donts: ['No latte art', 'No stock smiles'] },
    },
    DesignElements: {
      shapes: ['Round corners of a stamp', 'The oval of a bean, once'],
      patterns: ['Jute weave, very faint'],
      effects: ['None'],
      borders: ['One fine rule above prices'],
    },
    Composition: {
      hierarchy: 'The name, then the farm, then the price.',
      balance: 'Heavy foot, open head.',
      whitespace: 'A third of each page is paper.',
      focal: 'One warm thing.',
    },
  },
  BrandVoiceGuide: {
    PersonalityTraits: [
      {
        name: 'Plain',
        intensity: 'High',
        description: 'Short words that a guest would use.',
        examples: ['It tastes of toast.', 'It costs eleven.'],
      },
      {
        name: 'Patient',
        intensity: 'Medium',
        description: 'Never hurries anybody to a decision.',
        examples: ['Try it for a month.'],
      },
      { name: 'Dry', intensity: 'Low', description: 'A joke may stand at the end, never at the start.' },
    ],
    BrandValues: ['Patience', 'Openness'],
    ToneGuidelines: [
      {
        name: 'At the counter',
        description: 'As to a neighbour who is on the way to work.',
        examples: ['Morning. The usual?'],
        avoid: ['Welcome to our coffee universe'],
      },
    ],
    StyleGuidelines: [
      {
        name: 'Short sentences',
        description: 'Twelve words, then a full stop.',
        examples: ['We roast on Monday. You drink on Friday.'],
        avoid: ['Subordinate clauses about terroir'],
      },
    ],
    VocabularyPreferences: {
      preferred: ['roast', 'bag', 'farm', 'paid', 'morning', 'kettle'],
      avoid: ['journey', 'curated', 'artisanal', 'notes of', 'passion'],
    },
    DosDonts: {
      Dos: ['Say the price first', 'Name the farmer'],
      Donts: ['Compare with wine', 'Use exclamation marks'],
    },
    ChannelAdaptations: [
      {
        channel: 'Social media',
        tone: 'A note on the door',
        style: 'One picture, one sentence',
        length: 'Up to 20 words',
        examples: ['Roasting. Door open until four.'],
      },
      {
        channel: 'Email',
        tone: 'A letter from the roastery',
        style: 'Paragraphs, no buttons but one',
        length: '120 words',
        examples: ['Good morning. This is what the rain did.'],
      },
      { channel: 'Website', tone: 'A label, enlarged', style: 'Facts in rows', length: 'As long as the fact' },
      { channel: 'Blog', tone: 'A diary of the drum', length: '600 words' },
      { channel: 'Advertising', tone: 'Three words and a bag', length: '3 words' },
      { channel: 'Customer service', tone: 'Sorry first, reason second', length: '40 words' },
      { channel: 'Press', tone: 'Numbers and a name', length: '200 words' },
    ],
    ScenarioExamples: [
      {
        scenario: 'A bag arrives late',
        context: 'The parcel was sent on Friday and is not there on Wednesday.',
        goodExample: 'It is late and that is on us. A new bag leaves today; drink both.',
        badExample: 'We apologise for any inconvenience this may have caused.',
        explanation: 'Say what happened and what happens next.',
      },
      {
        scenario: 'Somebody asks for decaf',
        goodExample: 'One. It is good, and it costs two more.',
        badExample: 'We believe in the integrity of the bean.',
        explanation: 'A question is answered, not judged.',
      },
    ],
    VoiceDemonstrations: [
      'Slow fire, good coffee. The price of the farm is on the back.',
      'Roasted in small batches on Canal Street. We buy from eleven farms and print what we paid.',
    ],
    CulturalSensitivity: ['Farms keep the names that the families use.', 'No pictures of poverty, ever.'],
    InclusivityStandards: ['Guests, not ladies and gentlemen.', 'Everything that can be heard can be read.'],
  },
};
