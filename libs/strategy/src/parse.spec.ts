import { fullDocument } from '../test/full-document';
import {
  askedSchema,
  colourCode,
  fallbackStrategy,
  humanKey,
  parseStrategy,
  sidesOf,
  SOPHISTICATION_LEVELS,
  stepOf,
  strategySchema,
  type StrategySections,
} from './index';

const now = new Date('2026-03-01T10:00:00Z');
const parse = (document: unknown) =>
  parseStrategy(typeof document === 'string' ? document : JSON.stringify(document), { now });
const sections = (document: unknown): StrategySections => {
  const { metadata, sections } = parse(document);
  expect(metadata.fallbackReason).toBeNull();
  return sections;
};

/** Every key of a document, at every depth, in another spelling. */
const spelled = (value: unknown, spell: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => spelled(item, spell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [spell(key), spelled(inner, spell)]));
};

describe('a whole strategy', () => {
  it('is read in every section and every key', () => {
    const strategy = parse(fullDocument);
    expect(strategy.metadata).toEqual({
      parsedAt: '2026-03-01T10:00:00.000Z',
      strategyType: 'brand_strategy',
      wasFixed: false,
      repairs: { breaksOffAt: null, comments: 0, wordsBefore: false, wordsAfter: false },
      leftOut: 0,
      normalizationErrors: [],
      brandName: 'Your Brand',
      document: null,
      draftedSections: [],
      defaultFigures: ['maxWidth', 'breakpoints'],
      isFallback: false,
      fallbackReason: null,
      fallbackAt: null,
    });
    expect(strategySchema.parse(strategy.sections)).toEqual(strategy.sections);
    const nulls = (value: unknown, path: string): string[] =>
      value === null || (Array.isArray(value) && value.length === 0)
        ? [path]
        : typeof value === 'object'
          ? Object.entries(value).flatMap(([key, inner]) => nulls(inner, `${path}.${key}`))
          : [];
    // what the document does not say
    expect(nulls(askedSchema(strategySchema).parse(strategy.sections), '')).toEqual([
      '.archetypeStrategy.audienceArchetypes.justification',
      '.positioningStrategy.valueProposition.pillars.0.description',
      '.visualSystem.description',
      '.visualSystem.imageryGuidelines.mood',
      '.visualSystem.imageryGuidelines.subjects',
      '.visualSystem.imageryGuidelines.treatment',
      '.visualSystem.imageryGuidelines.dosDonts',
      '.visualSystem.designElements.patterns',
      '.visualSystem.designElements.effects',
      '.visualSystem.designElements.borders',
      '.visualSystem.compositionRules.hierarchy',
      '.visualSystem.compositionRules.balance',
      '.visualSystem.compositionRules.whitespace',
      '.visualSystem.compositionRules.focal',
      '.brandVoiceGuide.brandValues.0.example',
      '.brandVoiceGuide.styleGuidelines.0.avoid',
    ]);
  });

  it.each([
    ['camelCase', (key: string) => key.charAt(0).toLowerCase() + key.slice(1)],
    ['PascalCase', (key: string) => key.charAt(0).toUpperCase() + key.slice(1)],
    ['snake_case', (key: string) => key.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()],
    ['CAPITALS', (key: string) => key.toUpperCase()],
    ['words', (key: string) => key.replace(/(?<=[a-z])[A-Z]/g, ' $&')],
  ])('is the same with its keys in %s', (_, spell) => {
    const read = (document: unknown) => JSON.stringify(parse(document).sections).toLowerCase();
    expect(read(spelled(fullDocument, spell)).replaceAll('short_sentences', 'short sentences')).toBe(
      read(fullDocument),
    );
  });

  it('is read from within another object, and says whose it is', () => {
    const { sections, metadata } = parse({ brandStrategy: { brandName: 'Alder', ...fullDocument } });
    expect(sections).toEqual(parse(fullDocument).sections);
    expect(metadata.brandName).toBe('Alder');
    expect(parseStrategy(JSON.stringify(fullDocument), { brandName: 'Birch' }).metadata.brandName).toBe('Birch');
  });
});

describe('a section', () => {
  it('that fails is null, with the reason, and costs none of the others', () => {
    const { sections, metadata } = parse({ ...fullDocument, ColorPalettes: 12, ArchetypeStrategy: 12 });
    expect(sections.colorPalettes).toBeNull();
    expect(sections.archetypeStrategy).toBeNull();
    expect(sections.audienceProfile).not.toBeNull();
    expect(metadata.normalizationErrors).toEqual([
      { section: 'archetypeStrategy', message: 'is not an object' },
      { section: 'colorPalettes', message: '1 is not an object' },
    ]);
  });

  it('keeps what can be read when a part of it cannot', () => {
    const { sections, metadata } = parse({
      ColorPalettes: [
        { name: 'Good', Primary: '1b3a4b', Secondary: { Hex: 'teal?' }, Accent: { Hex: '#E63C' } },
        'nonsense that is a name',
        null,
      ],
    });
    expect(sections.colorPalettes).toMatchObject([
      {
        name: 'Good',
        primary: { hex: '#1b3a4b', name: null, rationale: null },
        // as it was written
        secondary: { hex: null, code: 'teal?' },
        accent: { hex: '#ee6633', name: null, rationale: null },
        usageGuidelines: [],
        emotionalAlignment: null,
      },
      expect.objectContaining({ name: 'Nonsense that is a name' }),
    ]);
    expect(metadata.normalizationErrors).toEqual([
      { section: 'colorPalettes', message: '1.secondary is no colour that can be shown' },
    ]);
  });

  it.each([
    ['1B3A4B', '#1b3a4b', '#1B3A4B'],
    ['#1b3a4b', '#1b3a4b', '#1B3A4B'],
    ['e63', '#ee6633', '#EE6633'],
    [' #E63C ', '#ee6633', '#E63C'],
    ['1b3a4bff', '#1b3a4b', '#1B3A4B'],
    ['#1b3a4b80', '#1b3a4b', '#1b3a4b80'],
    ['1b3a4', null, '1b3a4'],
    ['rgb(27, 58, 75)', '#1b3a4b', 'rgb(27, 58, 75)'],
    ['hsl(210 50% 40%)', '#336699', 'hsl(210 50% 40%)'],
    ['oklch(62% 0.12 240)', '#338fc7', 'oklch(62% 0.12 240)'],
    ['teal', '#008080', 'teal'],
    ['Teal', null, 'Teal'],
    ['#1B3A4B (Pantone 539 C)', '#1b3a4b', '#1B3A4B (Pantone 539 C)'],
  ])('reads the colour %j as %j, and shows it as it is written', (Hex, hex, written) => {
    const palettes = sections({ ColorPalettes: [{ Primary: { Hex, Name: 'Harbour' } }] }).colorPalettes;
    const primary = palettes?.[0]?.primary;
    expect(primary).toMatchObject({ hex, name: 'Harbour' });
    expect(primary && colourCode(primary)).toBe(written);
  });

  it('of colours keeps their codes of print, and finds what can be shown among them', () => {
    const primary = (told: object) => sections({ ColorPalettes: [{ primary: told }] }).colorPalettes?.[0]?.primary;
    const full = primary({ hex: '#1b3a4b', cmyk: { c: 64, m: 23, y: 0, k: 71 }, pantone: '539 C', name: 'Harbour' });
    expect(full).toMatchObject({ hex: '#1b3a4b', code: 'CMYK 64, 23, 0, 71 · Pantone 539 C' });
    expect(full && colourCode(full)).toBe('#1B3A4B · CMYK 64, 23, 0, 71 · Pantone 539 C');
    expect(primary({ RGB: '27, 58, 75' })).toMatchObject({ hex: '#1b3a4b', code: 'RGB 27, 58, 75' });
    expect(primary({ ral: 5001 })).toMatchObject({ hex: null, code: 'RAL 5001' });
  });

  it('tells each quote from who said it', () => {
    const quotes = (...Quotes: unknown[]) =>
      sections({ MarketInsights: { PainPoints: [{ Name: 'Waste', Quotes }] } }).marketInsights?.painPoints[0]?.quotes;
    expect(
      quotes('We throw away so much - Owner, Porto', '“I never find it.” — Ana', 'A well-known thing', {
        quote: 'Said',
        author: 'Ben',
      }),
    ).toEqual([
      { text: 'We throw away so much', source: 'Owner, Porto' },
      { text: 'I never find it.', source: 'Ana' },
      { text: 'A well-known thing', source: null },
      { text: 'Said', source: 'Ben' },
    ]);
  });

  it('reads shares and percents alike', () => {
    const potentials = [85, '85%', 0.85, '0.85', '.85', '0', 'about 85 percent', 300, 'none'].map((potential) => ({
      title: 'x',
      potential,
    }));
    expect(
      sections({ MarketInsights: { Opportunities: potentials } }).marketInsights?.opportunities.map(
        ({ potential }) => potential,
      ),
    ).toEqual([85, 85, 85, 85, 85, 0, 85, 100, null]);
  });

  it('of the voice may have what is done and what is not as lists of its own', () => {
    expect(
      sections({ brand_voice: { dos: ['Name the part'], donts: 'Say heritage', example_phrases: ['Part 14.'] } })
        .brandVoiceGuide,
    ).toMatchObject({
      dosDonts: { dos: ['Name the part'], donts: ['Say heritage'] },
      voiceDemonstrations: ['Part 14.'],
    });
  });

  it('of colours may be palettes by their names, one of which is that of a colour', () => {
    expect(
      sections({ palettes: { main: { primary: '#f05a28', secondary: '#222' }, atNight: { primary: '#0a0a0a' } } })
        .colorPalettes,
    ).toMatchObject([
      { name: 'Main', primary: { hex: '#f05a28' }, secondary: { hex: '#222222' } },
      { name: 'At night', primary: { hex: '#0a0a0a' } },
    ]);
    expect(sections({ palettes: { main: '#f05a28', accent: '#222' } }).colorPalettes).toMatchObject([
      { primary: { hex: '#f05a28' }, accent: { hex: '#222222' } },
    ]);
  });

  it('of a grid are figures only where they are nothing else, and stand as they were said', () => {
    const grid = { columns: '4 on phones, 8 on posters', gutters: '16 px', margins: '外側 12%', usage: 'Set left.' };
    const { gridSystem } = sections({ VisualSystem: { GridSystem: grid } }).visualSystem ?? {};
    expect(gridSystem).toMatchObject({
      gutters: 16,
      margins: 24,
      figures: [
        { name: 'Columns', text: '4 on phones, 8 on posters' },
        { name: 'Gutters', text: '16 px' },
        { name: 'Margins', text: '外側 12%' },
      ],
      usage: 'Set left.',
    });
  });

  it('of sizes and spaces keeps names and units as they were written, and knows what can be drawn', () => {
    const heading = (told: object) =>
      sections({ TypographyOptions: [{ HeadingPrimary: { Font: 'Inter', ...told } }] }).typographyOptions?.[0]
        ?.headingPrimary;
    expect(heading({ SizesRem: 'h1 3.25rem, h2: 36px' })?.sizes).toEqual([
      { name: 'h1', text: '3.25rem', px: 52 },
      { name: 'h2', text: '36px', px: 36 },
    ]);
    expect(heading({ SizesRem: 'h1 3.25rem, never below 16px on a phone' })?.sizes).toHaveLength(1);
    expect(heading({ SizesRem: { h1: 3.25, h2: '36px' } })).toMatchObject({
      sizes: [
        { name: 'h1', text: '3.25 rem', px: 52 },
        { name: 'h2', text: '36px', px: 36 },
      ],
      sizesRem: [3.25, 2.25],
    });
    expect(heading({ sizes: ['clamp(2.5rem, 5vw, 4rem)', 'as large as it goes'] })?.sizes).toMatchObject([
      { text: 'clamp(2.5rem, 5vw, 4rem)', px: 64 },
      { text: 'as large as it goes', px: null },
    ]);
    const spacing = (SpacingScale: unknown) =>
      sections({ VisualSystem: { SpacingScale } }).visualSystem?.spacingScale.steps;
    expect(spacing('4 / 8 / 20 mm')).toMatchObject([{ text: '4' }, { text: '8' }, { text: '20 mm' }]);
    expect(spacing({ xs: '4px', xl: '100px' })).toEqual([
      { name: 'xs', text: '4px', px: 4 },
      { name: 'xl', text: '100px', px: 100 },
    ]);
    expect(spacing({ base: '6 mm', steps: [1, 2], usage: 'Never tighter.' })).toEqual([
      { name: 'Base', text: '6 mm', px: null },
      { name: null, text: '1', px: 1 },
      { name: null, text: '2', px: 2 },
    ]);
    expect(spacing({ unit: 6, scale: [1, 2] })).toMatchObject([
      { text: '6' },
      { text: '1', px: 6 },
      { text: '2', px: 12 },
    ]);
    expect(spacing('Everything in multiples of 8.')).toEqual([]);
  });

  it('has its labels from its keys in one form', () => {
    const labels = ['dontSay', 'DONT_SAY', 'weCantDo', 'adAdvice', 'AD_ADVICE', 'Regular Guy', 'KPIs', 'ctaStyle', 'x'];
    expect(labels.map(humanKey)).toEqual([
      ...['Don’t say', 'Don’t say', 'We can’t do', 'Ad advice', 'Ad advice', 'Regular Guy', 'KPIs', 'CTA style', 'X'],
    ]);
    const { competitiveAdvantage, product } =
      sections({
        PositioningStrategy: {
          CompetitiveAdvantage: { statement: 'Sets in salt water', proof: '14 months' },
          Product: { Features: { set: '38 min', value: 'Low' } },
        },
      }).positioningStrategy ?? {};
    expect(competitiveAdvantage).toEqual(['Sets in salt water\nProof: 14 months']);
    expect(product?.features).toEqual(['Set: 38 min', 'Low']);
  });

  it('has names as people write them, whatever program wrote them, and capitals of their language', () => {
    const channels = ['customer_service', 'statusPage', 'iPhone', 'rip.ie notice', 'sms', 'ışık', 'iğne'];
    const { channelAdaptations } =
      sections({ BrandVoiceGuide: { ChannelAdaptations: channels.map((channel) => ({ channel, tone: 'Dry' })) } })
        .brandVoiceGuide ?? {};
    expect(channelAdaptations?.map(({ channel }) => channel)).toEqual([
      ...['Customer service', 'Status page', 'iPhone', 'rip.ie notice', 'SMS', 'Işık', 'İğne'],
    ]);
  });

  it('knows ranks as ranks, in their order, and shares as shares', () => {
    const read = sections({
      ColorPalettes: [{ name: 'Ebb', colors: { accent: '#c2571a', secondary: '#d6d2c4', primary: '#3b4a3f' } }],
      PositioningStrategy: { TargetAudience: { secondary: 'Dykers', primary: 'Harbour masters' } },
      ArchetypeStrategy: {
        BrandArchetypes: {
          primary: 'MAGICIAN',
          secondary: 'regular guy',
          split: { Magician: 0.6, 'Regular Guy': 0.4 },
        },
      },
      TypographyOptions: [{ name: 'A', HeadingPrimary: { font: 'Lato', sizes: { max: 5, min: 2 } } }],
    });
    expect(read).toMatchObject({
      colorPalettes: [
        { primary: { hex: '#3b4a3f' }, secondary: { hex: '#d6d2c4' }, accent: { hex: '#c2571a' }, colors: [] },
      ],
      positioningStrategy: {
        targetAudience: [
          { name: 'Harbour masters', priority: 'Primary' },
          { name: 'Dykers', priority: 'Secondary' },
        ],
      },
      archetypeStrategy: {
        brandArchetypes: {
          primary: 'Magician',
          secondary: 'Regular Guy',
          primaryPercentage: 60,
          secondaryPercentage: 40,
        },
      },
      typographyOptions: [{ headingPrimary: { sizes: [{ name: 'Min' }, { name: 'Max' }] } }],
    });
  });

  it.each([
    [{ primary: 'Sage', secondary: 'Hero', split: '60:40' }],
    [{ primary: 'Sage', secondary: 'Hero', ratio: '0.6 / 0.4' }],
    [{ primary: 'Sage', secondary: 'Hero', weights: [60, 40] }],
    [{ Sage: '60%', Hero: '40%' }],
    ['Sage (60%) / Hero (40%)'],
  ])('of archetypes has the split that its document gives: %j', (BrandArchetypes) => {
    expect(sections({ ArchetypeStrategy: { BrandArchetypes } }).archetypeStrategy?.brandArchetypes).toMatchObject({
      ...{ primary: 'Sage', secondary: 'Hero', primaryPercentage: 60, secondaryPercentage: 40 },
    });
  });

  it('shows no marks of how it is kept', () => {
    const { sections: read, further } = parse({
      ArchetypeStrategy: { BrandArchetypes: { Primary: 'Sage' }, isFinal: true, status: 'draft', version: '2.1' },
      BrandVoiceGuide: { InclusivityStandards: { altText: true, captions: true, audio: false } },
      MarketInsights: { competitors: [{ name: 'Two', status: 'closing down in May' }] },
    });
    expect(further).toEqual({});
    expect(read.brandVoiceGuide?.inclusivityStandards).toEqual(['Alt text', 'Captions']);
    expect(read.marketInsights?.competitors[0]?.more).toEqual([{ name: 'Status', text: 'closing down in May' }]);
    const told = parse({ meta: { status: 'approved by Ana', version: 2.3 }, data: { ValueProposition: 'Fits.' } });
    expect(told.metadata.document).toEqual({
      title: null,
      version: '2.3',
      date: null,
      author: null,
      status: 'approved by Ana',
    });
    expect(told.further.document).toBeUndefined();
    expect(parse({ status: 'success', version: 2, ValueProposition: 'Fits.' }).metadata.document).toBeNull();
    const answer = { success: true, version: 2, note: 'For Ana.', strategy: { ValueProposition: 'Fits.' } };
    expect(JSON.stringify(parse(answer).further.document)).toMatch(/For Ana/);
    expect(JSON.stringify(parse(answer).further.document)).not.toMatch(/success|true|version|2/i);
  });

  it('knows an item by what it is called, and both halves of a vocabulary, under names that say what they are of', () => {
    const { brandVoiceGuide: voice } = sections({
      brand_voice_guide: {
        personality_traits: [{ trait_name: 'Motherly', intensity_level: 8 }],
        channels: [{ channel_name: 'Blog', tone: 'Telling' }],
        scenarios: [{ scenario_title: 'Out of stock', context: 'In March' }],
        preferred_vocabulary: ['batch'],
        vocabulary_to_avoid: ['detox'],
      },
    });
    const [option] =
      sections({ TypographyOptions: [{ StrategicName: 'Two voices', Body: { Font: 'Inter' } }] }).typographyOptions ??
      [];
    expect(option).toMatchObject({ name: null, strategicName: 'Two voices' });
    expect(voice).toMatchObject({
      personalityTraits: [{ name: 'Motherly', intensity: '8', more: [] }],
      channelAdaptations: [{ channel: 'Blog', tone: 'Telling', more: [] }],
      scenarioExamples: [{ scenario: 'Out of stock', context: 'In March', more: [] }],
      vocabularyPreferences: { preferred: ['batch'], avoid: ['detox'] },
    });
  });

  it('knows both halves of what is said and done, by whatever names and wherever they stand', () => {
    const voice = (told: object) => sections({ 'Tone of Voice': told }).brandVoiceGuide;
    expect(
      voice({
        'We say': ['turn back'],
        'We never say': ['epic'],
        'Dos and Donts': "DO state the level. DON'T state the fun.",
      }),
    ).toMatchObject({
      vocabularyPreferences: { preferred: ['turn back'], avoid: ['epic'] },
      dosDonts: { dos: ['State the level.'], donts: ['State the fun.'] },
    });
    expect(voice({ vocabulary: { preferred: ['lift'] }, never_use: ['elevator'] })).toMatchObject({
      vocabularyPreferences: { preferred: ['lift'], avoid: ['elevator'] },
    });
    expect(voice({ scenarios: [{ situation: 'A whisper', say: 'Tap once.', dontSay: 'Speak up!' }] })).toMatchObject({
      scenarioExamples: [{ scenario: 'A whisper', goodExample: 'Tap once.', badExample: 'Speak up!' }],
    });
  });

  it('takes no side where a text does not say which', () => {
    const { sections: read, further } = parse({
      BrandVoiceGuide: { DosDonts: 'Name the level, leave the fun alone.', PersonalityTraits: ['Dry'] },
    });
    expect(read.brandVoiceGuide?.dosDonts).toBeNull();
    expect(JSON.stringify(further)).toContain('Name the level, leave the fun alone.');
  });

  it('says which way a trend goes, and who says so, wherever that is written', () => {
    const market = (told: object) => sections({ MarketInsights: told }).marketInsights;
    const trends = [
      { title: 'Ski touring', direction: 'up' },
      { title: 'Season length', direction: 'down' },
    ];
    for (const marketTrends of [
      { down: ['Season length'], up: ['Ski touring'] },
      ['Ski touring: up', 'Season length | down'],
      ['↑ Ski touring', 'Season length (falling)'],
      { 'Ski touring': 'rising', 'Season length': 'DOWN' },
    ])
      expect(market({ marketTrends })?.marketTrends).toMatchObject(trends);
    expect(
      market({ painPoints: ['One in four never tested – SLF survey', 'Keys | Users, 2023', 'Cold – boots freeze'] })
        ?.painPoints,
    ).toMatchObject([
      { title: 'One in four never tested', source: 'SLF survey' },
      { title: 'Keys', source: 'Users, 2023' },
      { title: 'Cold', description: 'Boots freeze' },
    ]);
    expect(market({ 'Growth Opportunities': ['Probe kit (+18%)'] })?.opportunities).toMatchObject([
      { title: 'Probe kit', potential: 18, potentialSaid: '+18%' },
    ]);
  });

  it('has words of a scale in one case, and what stands by itself with a capital', () => {
    const read = sections({
      AudienceProfile: { AwarenessLevel: 'PROBLEM-AWARE: they search', MarketDesire: { level: 'very high' } },
      VisualSystem: { imagery: { style: 'wet', do: ['shoot at low water'] } },
      BrandVoiceGuide: { Traits: ['quick', 'iPod-like'], Vocabulary: { say: ['wake'] } },
    });
    expect(read).toMatchObject({
      audienceProfile: {
        awarenessLevel: { level: 'Problem aware: they search' },
        marketDesire: { level: 'Very high' },
      },
      visualSystem: { imageryGuidelines: { style: 'Wet', dosDonts: { dos: ['Shoot at low water'] } } },
      brandVoiceGuide: {
        personalityTraits: [{ name: 'Quick' }, { name: 'iPod-like' }],
        vocabularyPreferences: { preferred: ['wake'] },
      },
    });
  });

  it('of a number keeps the words that it stands in', () => {
    const opportunity = (potential: unknown) =>
      sections({ MarketInsights: { Opportunities: [{ title: 'x', potential }] } }).marketInsights?.opportunities[0];
    expect(opportunity('High (85 %) within two years')).toMatchObject({
      potential: 85,
      potentialSaid: 'High (85 %) within two years',
    });
    expect(opportunity('85 %')).toMatchObject({ potential: 85, potentialSaid: null });
    expect(
      sections({ TypographyOptions: [{ Body: { Font: 'Inter', LineHeight: '28/18' } }] }).typographyOptions?.[0]?.body,
    ).toMatchObject({ lineHeightSaid: '28/18' });
  });

  it('tells names from their explanations, however they are put together', () => {
    const told = [
      { name: 'Quick', description: 'Says what is wrong' },
      { name: 'Dry', description: 'Never cute' },
    ];
    const traits = (PersonalityTraits: unknown) =>
      sections({ BrandVoiceGuide: { PersonalityTraits } }).brandVoiceGuide?.personalityTraits;
    expect(traits(['Quick: says what is wrong', 'Dry – never cute'])).toMatchObject(told);
    expect(traits([{ Quick: 'says what is wrong' }, { Dry: 'never cute' }])).toMatchObject(told);
    expect(traits({ Quick: 'says what is wrong', Dry: 'never cute' })).toMatchObject(told);
    // a colon in one of them is no form, and names are those of the document
    expect(traits(['Plain', 'On time: 8:00 is 8:00'])).toMatchObject([
      { name: 'Plain' },
      { name: 'On time: 8:00 is 8:00' },
    ]);
    expect(traits({ WhatsApp: 'short', 'the house': 'long' })).toMatchObject([
      { name: 'WhatsApp' },
      { name: 'The house' },
    ]);
    expect(
      sections({ ArchetypeStrategy: { BrandValues: ['修復 — 直せるものだけ作る'] } }).archetypeStrategy?.brandValues,
    ).toMatchObject([{ value: '修復', example: '直せるものだけ作る' }]);
  });

  it('keeps what nobody has a form for with the thing that it is said of', () => {
    const { sections: read, further } = parse({
      BrandVoiceGuide: {
        ChannelAdaptations: [{ channel: 'Plaque', tone: 'Flat', fontSize: '24 pt', limits: { max: '35 words' } }],
      },
    });
    expect(read.brandVoiceGuide?.channelAdaptations[0]).toMatchObject({
      tone: 'Flat',
      more: [
        { name: 'Font size', text: '24 pt' },
        { name: 'Limits', text: 'Max: 35 words' },
      ],
    });
    expect(further).toEqual({});
  });

  it('keeps what is told beside its parts in its place', () => {
    const read = sections({
      'Target Audience': {
        'Target Audience Definition': 'Wine bars',
        Situation: { Level: 'Aware', Description: 'Burned once' },
      },
      ColorPalettes: [{ name: 'Tiles', description: 'Of 1598', primary: '#21409a', neutrals: ['#3b3a36', '#8d8a80'] }],
      'Positioning Strategy & Messaging': { 'Positioning name': 'The second amber' },
      'Market Insights & Trends': { OPPORTUNITIES: [{ title: 'Kegs' }] },
    });
    expect(read).toMatchObject({
      audienceProfile: { definition: 'Wine bars', situation: { level: 'Aware', description: 'Burned once' } },
      colorPalettes: [
        { description: 'Of 1598', primary: { hex: '#21409a' }, colors: [{ role: 'Neutrals' }, { hex: '#8d8a80' }] },
      ],
      positioningStrategy: { name: 'The second amber' },
      marketInsights: { opportunities: [{ title: 'Kegs' }] },
    });
  });

  it('may put words in a row, colours too, and a share into a name', () => {
    const read = sections({
      Voice: {
        Personality: 'Calm, exact',
        Vocabulary: { Use: 'mug; foot', Avoid: 'Never write in capitals, please.' },
      },
      Colors: '#10212B, Lamp #F2C14E, rgb(1, 2, 3)',
      Archetypes: ['The Sage (60%)', 'Jester: 40 %'],
    });
    expect(read.brandVoiceGuide?.personalityTraits.map(({ name }) => name)).toEqual(['Calm', 'Exact']);
    expect(read.brandVoiceGuide?.vocabularyPreferences).toEqual({
      preferred: ['mug', 'foot'],
      avoid: ['Never write in capitals, please.'],
    });
    expect(read.colorPalettes?.[0]?.colors).toMatchObject([
      { hex: '#10212b', name: null },
      { hex: '#f2c14e', name: 'Lamp' },
      { hex: '#010203', code: 'rgb(1, 2, 3)' },
    ]);
    expect(read.archetypeStrategy?.brandArchetypes).toMatchObject({
      primary: 'The Sage',
      primaryPercentage: 60,
      secondary: 'Jester',
      secondaryPercentage: 40,
    });
  });

  it('knows its parts by longer names that mean nothing else', () => {
    expect(
      sections({
        brandVoice: {
          personality_traits_and_characteristics: ['Calm'],
          language_and_vocabulary: { words_to_use: ['rings'], words_to_avoid: ['war room'] },
          'channel-specific-guidelines': { Alarm: 'seven words' },
          realWorldScenarios: { 'We missed one': 'This month is free.' },
        },
      }).brandVoiceGuide,
    ).toMatchObject({
      personalityTraits: [{ name: 'Calm' }],
      vocabularyPreferences: { preferred: ['rings'], avoid: ['war room'] },
      channelAdaptations: [{ channel: 'Alarm', tone: 'Seven words' }],
      scenarioExamples: [{ scenario: 'We missed one', goodExample: 'This month is free.' }],
    });
  });

  it('of pictures may be done or not in one list', () => {
    const dosDonts = ['Do name everyone', 'Do not photograph misery', 'しない:桜'];
    expect(
      sections({ VisualSystem: { ImageryGuidelines: { style: 'Close', dosDonts } } }).visualSystem?.imageryGuidelines
        ?.dosDonts,
    ).toEqual({ dos: ['Name everyone'], donts: ['Photograph misery', '桜'] });
  });

  it('of the archetypes may stand beside them', () => {
    expect(
      sections({ brand_archetype: { primary: 'Ruler' }, audience_archetypes: { primary: 'Hero' } }).archetypeStrategy,
    ).toMatchObject({ brandArchetypes: { primary: 'Ruler' }, audienceArchetypes: { primary: 'Hero' } });
  });

  it('of the voice is known by its long names', () => {
    expect(
      sections({
        BrandVoiceGuidelines: {
          BrandPersonalityTraits: ['Calm'],
          WritingStyleGuidelines: 'Short sentences',
          VocabularyAndLanguagePreferences: { PreferredTerms: ['kitchen'], WordsToAvoid: ['solution'] },
          BrandVoiceDosAndDonts: { Do: 'Say it', Dont: ['Boast'] },
          ChannelSpecificAdaptations: { Email: 'Warm' },
          CulturalSensitivityConsiderations: 'Names stay.',
          InclusiveLanguageStandards: ['Guests'],
        },
      }).brandVoiceGuide,
    ).toMatchObject({
      personalityTraits: [{ name: 'Calm' }],
      styleGuidelines: [{ name: 'Short sentences' }],
      vocabularyPreferences: { preferred: ['kitchen'], avoid: ['solution'] },
      dosDonts: { dos: ['Say it'], donts: ['Boast'] },
      channelAdaptations: [{ channel: 'Email', tone: 'Warm' }],
      culturalSensitivity: ['Names stay.'],
      inclusivityStandards: ['Guests'],
    });
  });
});

describe('a visual system', () => {
  const defaults = {
    gridSystem: {
      columns: 12,
      maxWidth: 1440,
      gutters: 32,
      margins: 24,
      breakpoints: [576, 768, 1024, 1280],
      usage: null,
    },
    spacingScale: { base: 8, values: [8, 16, 24, 32, 48, 64, 96, 128], usage: null },
  };

  it('that is a plain text has the defaults, and what the text says', () => {
    expect(sections({ VisualSystem: 'Quiet and clear.' }).visualSystem).toMatchObject({
      description: 'Quiet and clear.',
      ...defaults,
    });
    expect(
      sections({ VisualSystem: 'An 8-column layout, max-width 1200px, gutters of 20px, a 4pt base.' }).visualSystem,
    ).toMatchObject({
      gridSystem: { columns: 8, maxWidth: 1200, gutters: 20, margins: 24 },
      spacingScale: { base: 4, values: [4, 8, 12, 16, 24, 32, 48, 64] },
    });
  });

  it('takes texts and structures by part', () => {
    expect(sections(fullDocument).visualSystem).toMatchObject({
      gridSystem: { columns: 12, gutters: 24, margins: 32, usage: fullDocument.VisualSystem.Grid },
      spacingScale: { base: 4, usage: '4pt base scale' },
      imageryGuidelines: { style: 'Hands at work, in daylight' },
      designElements: { shapes: ['Round corners'] },
      compositionRules: { said: 'One thing at a time' },
    });
    expect(
      sections({
        visualSystem: {
          GridSystem: { Columns: 6, Gutters: '16px', Breakpoints: { sm: 600, lg: 900 } },
          SpacingScale: [2, 4, 8],
        },
      }).visualSystem,
    ).toMatchObject({
      gridSystem: { columns: 6, gutters: 16, margins: 24, breakpoints: [600, 900] },
      spacingScale: { base: 2, values: [2, 4, 8] },
    });
  });
});

describe('what is broken', () => {
  it.each([
    ['trailing commas', '{"AudienceProfile": {"Definition": "Cooks",},}'],
    ['keys without quotes', '{AudienceProfile: {Definition: "Cooks"}}'],
    ['single quotes', "{'AudienceProfile': {'Definition': 'Cooks'}}"],
    ['control characters', '{"AudienceProfile": {"Definition": "Co\u0001oks\n"}}'.replace('o\u0001o', '\u0001oo')],
    ['braces that are not closed', '{"AudienceProfile": {"Definition": "Cooks"'],
    ['braces too many', '{"AudienceProfile": {"Definition": "Cooks"}}}}'],
    ['a fence around it', 'Here it is:\n```json\n{"AudienceProfile": {"Definition": "Cooks"}}\n```\nGood luck!'],
    [
      'an answer with braces after the fence',
      'Here it is {draft}:\n```json\n{"AudienceProfile": {"Definition": "Cooks"},}\n```\nUse {yellow} with care.',
    ],
    ['comments', '{/* who */ "AudienceProfile": {"Definition": "Cooks"} // end\n}'],
  ])('by %s is repaired', (_, text) => {
    const { sections, metadata } = parse(text);
    expect([sections.audienceProfile?.definition, metadata.wasFixed, metadata.isFallback]).toEqual([
      'Cooks',
      true,
      false,
    ]);
  });

  it('in one section of a long document costs only that section', () => {
    const long = { ...fullDocument, BrandVoiceGuide: { VoiceDemonstrations: ['word '.repeat(4_000)] } };
    const text = JSON.stringify(long, null, 2);
    const broken = text.replace('"Harbour",', "'Harbour'").replace(/\}\s*$/, '');
    const { sections, metadata } = parse(broken);
    expect(metadata.wasFixed).toBe(true);
    expect({ ...sections, brandVoiceGuide: null }).toEqual({ ...parse(fullDocument).sections, brandVoiceGuide: null });
    const hopeless = text.replace('"Harbour"', ']]]}{{:::"');
    expect(parse(hopeless).sections).toMatchObject({ audienceProfile: { definition: expect.any(String) } });
  });
});

describe('other ways to write the same', () => {
  it('tells each colour of a list with its role and use, and knows the three main ones by their roles', () => {
    const [palette] =
      sections({
        colorPalettes: [
          {
            name: 'Shore',
            colors: [
              { name: 'Sand', hex: 'EFE8D8', role: 'Background', usage: 'Paper' },
              { name: 'Larch', hex: '#1F2321', role: 'Primary', usage: 'Text' },
              { name: 'Ink', hex: 'Pantone 300', role: 'Accent' },
            ],
          },
        ],
      }).colorPalettes ?? [];
    expect(palette?.colors).toMatchObject([
      { name: 'Sand', hex: '#efe8d8', role: 'Background', rationale: 'Paper' },
      { name: 'Larch', hex: '#1f2321', role: 'Primary', rationale: 'Text' },
      { name: 'Ink', hex: null, code: 'Pantone 300', role: 'Accent' },
    ]);
    expect(palette?.primary).toMatchObject({ name: 'Larch', hex: '#1f2321' });
  });

  it('reads archetypes with their shares, groups, products and competitors wherever they stand', () => {
    expect(
      sections({
        brandArchetype: {
          primary: 'Everyman',
          secondary: 'Caregiver',
          primaryPercentage: 65,
          secondaryPercentage: '35%',
        },
        targetAudience: {
          primary: { description: 'Chefs', needs: ['A day that holds'] },
          secondary: 'Owners of boats',
        },
        productFeatures: [{ name: 'Slip', description: 'A tag', benefit: 'An answer' }],
        marketAnalysis: { competitors: [{ name: 'Growers', strengths: 'Volume', weaknesses: 'No names' }] },
      }),
    ).toMatchObject({
      archetypeStrategy: { brandArchetypes: { primary: 'Everyman', primaryPercentage: 65, secondaryPercentage: 35 } },
      audienceProfile: {
        segments: [
          { rank: 'Primary', description: 'Chefs', needs: ['A day that holds'] },
          { rank: 'Secondary', description: 'Owners of boats' },
        ],
      },
      positioningStrategy: { offers: [{ name: 'Slip', description: 'A tag', benefit: 'An answer' }] },
      marketInsights: { competitors: [{ name: 'Growers', strengths: ['Volume'], weaknesses: ['No names'] }] },
    });
  });

  it.each([
    ['Six columns', 6],
    ['ثمانية أعمدة تبدأ من اليمين.', 8],
    ['画面は8列、印刷物はB5判3列。', 8],
    ['12 Spalten, 24 px Zwischenraum', 12],
    ['Vier Spalten', 4],
    ['Modular de 6 × 8', null],
  ])('takes the columns of a grid from its words, and says where there are none: %s', (grid, columns) => {
    const { sections: read, metadata } = parse({ visualSystem: { grid } });
    if (columns === null) expect(metadata.defaultFigures).toContain('columns');
    else expect(read.visualSystem?.gridSystem.columns).toBe(columns);
  });

  it('keeps what has no form under its own name', () => {
    const { further } = parse({
      ...fullDocument,
      brandVoice: undefined,
      Mission: undefined,
      houseRules: { wet_paint: 'Wait' },
    });
    expect(further.document).toEqual([
      { name: 'House rules', text: null, items: [{ name: 'Wet paint', text: 'Wait', items: [] }] },
    ]);
  });
});

describe('what is around it', () => {
  const AudienceProfile = { Definition: 'Cooks' };

  it.each([
    { brandName: 'Alder', AudienceProfile },
    { brand: { name: 'Alder' }, AudienceProfile },
    { meta: { brand_name: 'Alder', strategy_type: 'voice', version: 3 }, AudienceProfile },
    { result: { meta: { brand_name: 'Alder', generated_at: '2026-01-02' }, brand_strategy: { AudienceProfile } } },
    { name: 'Alder', status: 'completed', data: { AudienceProfile } },
  ])('gives the brand its own name, before any other, and is told nowhere else: %j', (document) => {
    const { metadata, further, sections: read } = parseStrategy(JSON.stringify(document), { brandName: 'Birch' });
    expect([metadata.brandName, read.audienceProfile?.definition, further]).toEqual(['Alder', 'Cooks', {}]);
  });

  it('says what type of strategy it is', () => {
    const typeOf = (document: object) =>
      parseStrategy(JSON.stringify({ ...document, AudienceProfile }), { strategyType: 'fonts' }).metadata.strategyType;
    expect([
      typeOf({ strategyType: 'Voice' }),
      typeOf({ meta: { type: 'palette' } }),
      typeOf({ type: 'a letter' }),
    ]).toEqual(['voice', 'palette', 'fonts']);
  });

  it('may be words that say something, which are kept', () => {
    expect(
      parse({ meta: { brand_name: 'Alder', prepared_for: 'The board' }, AudienceProfile }).further.document,
    ).toEqual([{ name: 'Prepared for', text: 'The board', items: [] }]);
  });

  it('may be a list of sections', () => {
    const list = [
      { section: 'Color Palettes', content: [{ name: 'Low tide', Primary: { Hex: '#2f4858' } }] },
      { section: 'Positioning Strategy', PositioningStatement: 'For swimmers.' },
    ];
    for (const document of [list, { sections: list }])
      expect(parse(document).sections).toMatchObject({
        colorPalettes: [{ name: 'Low tide' }],
        positioningStrategy: { positioningStatement: 'For swimmers.' },
      });
  });

  it('may be parts of a section that is told in one sentence', () => {
    expect(
      sections({
        Positioning: 'The only shop that is open',
        Products: { Fitting: '20 min' },
        Archetype: { Type: 'Caregiver', Share: '80%' },
      }),
    ).toMatchObject({
      positioningStrategy: { positioningStatement: 'The only shop that is open', offers: [{ name: 'Fitting' }] },
      archetypeStrategy: { brandArchetypes: { primary: 'Caregiver', primaryPercentage: 80 } },
    });
  });

  it('may be a second document, which is read with the first', () => {
    const text = [
      'The colours:',
      '{"ColorPalettes": [{"name": "Day", "Primary": {"Hex": "#123456"}}]}',
      'and the rest:',
      '```json',
      '{"ColorPalettes": [{"name": "Night", "Primary": {"Hex": "#654321"}}], "AudienceProfile": {"Definition": "Cooks"}}',
      '```',
    ].join('\n');
    const { sections: read, metadata } = parse(text);
    expect(read.colorPalettes?.map(({ name }) => name)).toEqual(['Day', 'Night']);
    expect([read.audienceProfile?.definition, metadata.repairs.wordsBefore]).toEqual(['Cooks', true]);
  });
});

describe('what says by its shape what it is', () => {
  const palette = { name: 'Ebb', primary: '#3b4a3f', secondary: '#d6d2c4', accent: '#c2571a' };
  const fonts = { headingPrimary: { font: 'Bitter' }, body: { font: 'Karla' } };
  const isEbb = { name: 'Ebb', primary: { hex: '#3b4a3f' }, accent: { hex: '#c2571a' } };

  it.each([
    ['a list at the root', [palette, { ...palette, name: 'Flood' }], { colorPalettes: [isEbb, { name: 'Flood' }] }],
    ['one palette', palette, { colorPalettes: [isEbb] }],
    [
      'lists of colours',
      [
        { name: 'Ebb', colors: ['#111', '#222'] },
        { name: 'Flood', colors: ['#333'] },
      ],
      { colorPalettes: [{ name: 'Ebb' }, { name: 'Flood' }] },
    ],
    ['one pair of typefaces', fonts, { typographyOptions: [{ body: { font: 'Karla' } }] }],
    ['things by names of their own', { 'Option A': fonts }, { typographyOptions: [{ name: 'Option A' }] }],
    [
      'a list under any name',
      { stuff: [{ name: 'Radio', tone: 'Dry', length: '9 words' }], voice: {} },
      { brandVoiceGuide: { channelAdaptations: [{ channel: 'Radio', tone: 'Dry' }] } },
    ],
    [
      'a list of different things',
      [palette, fonts, { title: 'Repairs', direction: 'growing' }],
      { colorPalettes: [isEbb], typographyOptions: [{}], marketInsights: { marketTrends: [{ direction: 'up' }] } },
    ],
    ['JSON within JSON', { result: JSON.stringify({ ColorPalettes: [palette] }) }, { colorPalettes: [isEbb] }],
    [
      'a section alone',
      { definition: 'Bakers', deepPains: ['Flour'], awarenessLevel: 'most_aware' },
      { audienceProfile: { definition: 'Bakers', painPoints: ['Flour'], awarenessLevel: { level: 'Most aware' } } },
    ],
  ])('is read where it stands: %s', (_, document, read) => {
    expect(sections(document)).toMatchObject(read);
    expect(parse(document).metadata.brandName).toBe('Your Brand');
  });

  it('comes to its place from above, from below and from another section', () => {
    const { sections: read, further } = parse({
      Foundation: {
        AudienceProfile: { Details: { Definition: 'Crews', DeepPains: ['Rotas'] } },
        ArchetypeStrategy: { BrandArchetypes: { Primary: 'Hero', CoreEmotions: ['ease'] } },
      },
      Expression: {
        VisualIdentity: {
          ColorPalettes: [palette],
          Grid: { Columns: 6 },
          Gutters: '12px',
          Breakpoints: { S: '400px', L: '1100px' },
        },
        Positioning: { 'We say': ['crossing'], 'We never say': ['cruise'], 'Unique Value Proposition': 'On time' },
      },
    });
    expect(further).toEqual({});
    expect(read).toMatchObject({
      audienceProfile: { definition: 'Crews', painPoints: ['Rotas'] },
      archetypeStrategy: { brandArchetypes: { primary: 'Hero' }, coreEmotions: [{ emotion: 'Ease' }] },
      colorPalettes: [isEbb],
      visualSystem: { gridSystem: { columns: 6, gutters: 12, breakpoints: [400, 1100] } },
      positioningStrategy: { valueProposition: { statement: 'On time' } },
      brandVoiceGuide: { vocabularyPreferences: { preferred: ['crossing'], avoid: ['cruise'] } },
    });
  });
});

describe('a level', () => {
  it.each([
    ['4', { step: 4, of: 5 }],
    ['4/5', { step: 4, of: 5 }],
    ['Advanced', { step: 4, of: 5 }],
    ['4 of 10', null],
    ['High, for a week', null],
    [null, null],
  ])('stands on its scale where it says nothing else: %j', (text, step) => {
    expect(stepOf(SOPHISTICATION_LEVELS, text)).toEqual(step);
  });
});

describe('a text', () => {
  it('may hold quotes and line ends that are not escaped', () => {
    const text = `{"AudienceProfile": {"Definition": "People who say "never again", then "well, once more": cooks",
      "DeepPains": ["A tray called "the last one"", "Noise
and heat"]}}`;
    expect(sections(text).audienceProfile).toMatchObject({
      definition: 'People who say "never again", then "well, once more": cooks',
      painPoints: ['A tray called "the last one"', 'Noise\nand heat'],
    });
  });

  it.each([
    ["Instead of 'we are passionate': 'Bring me the noise.'", 'we are passionate', 'Bring me the noise.'],
    ['Not “synergy” but “we share a van”.', 'synergy', 'we share a van.'],
    ['Nicht „innovativ“, sondern „acht Minuten“', 'innovativ', 'acht Minuten'],
    ['×『逸品』 ○『二十四回染めた』', '逸品', '二十四回染めた'],
    ['する:暮らしの場で撮る しない:着物姿の演出', '着物姿の演出', '暮らしの場で撮る'],
    ["Before: 'Solutions.' After: 'Eight minutes.'", 'Solutions.', 'Eight minutes.'],
    ['Not this: We regret.\nBut this: We are late.', 'We regret.', 'We are late.'],
    ['بدلاً من «خبز فاخر»: «خبزناه اليوم»', 'خبز فاخر', 'خبزناه اليوم'],
  ])('that says what is not said and what is has both: %s', (text, not, but) => {
    expect(sidesOf(text)).toEqual({ not, but });
  });

  it.each([
    'Not knowing what is fair to pay, and to whom.',
    'Good evening: your week is planned.',
    'No wind, no charge.',
  ])('that says one thing has no sides: %s', (text) => {
    expect(sidesOf(text)).toBeUndefined();
  });
});

describe('the default template', () => {
  it.each([
    [undefined, 'Invalid input - not a string'],
    [12, 'Invalid input - not a string'],
    ['', 'Empty strategy text'],
    [' \n ', 'Empty strategy text'],
    ['[1, 2]', 'Parsed data is not a valid object'],
    ['"text"', 'Parsed data is not a valid object'],
    ['null', 'Parsed data is not a valid object'],
    ['no strategy at all', 'Parsed data is not a valid object'],
    ['{}', 'Parsed object is empty'],
    ['{"title": "Something else"}', 'Invalid structure: no section of a strategy was found'],
    ['{"ColorPalettes": 12}', 'Invalid structure: colorPalettes 1 is not an object'],
  ])('stands for %j, with the reason', (text, reason) => {
    const { metadata, sections } = parseStrategy(text, { now, brandName: 'Alder', strategyType: 'palette' });
    expect(metadata).toMatchObject({
      isFallback: true,
      fallbackReason: reason,
      fallbackAt: '2026-03-01T10:00:00.000Z',
      brandName: 'Alder',
      strategyType: 'palette',
    });
    expect(strategySchema.parse(sections)).toEqual(sections);
    expect(sections.audienceProfile?.definition).toBe('To be researched: who Alder is for');
  });

  it('is repaired where comments, commas, single quotes and quotes within quotes come together, and is not said to be cut', () => {
    const { sections: read, metadata } = parse(`Here is "it":
\`\`\`json
{
  // --- who ---
  'AudienceProfile': { 'Definition': 'Cooks who don't rush', 'DeepPains': ['It's hot', ] },
  /* agreed with "Normand"
     in March */
  "ArchetypeStrategy": {
    "BrandArchetypes": { "Primary": "Hero", "Justification": "They say "we are the town" (twice)." },
    CoreEmotions: [ { "Emotion": "Swagger"
      "PeakMoment": "Overtaking" }, ], // the end
  },
}
\`\`\`
Check whether "Rang 9" is free`);
    expect(read.audienceProfile).toMatchObject({ definition: "Cooks who don't rush", painPoints: ["It's hot"] });
    expect(read.archetypeStrategy).toMatchObject({
      brandArchetypes: { primary: 'Hero', justification: 'They say "we are the town" (twice).' },
      coreEmotions: [{ emotion: 'Swagger', peakMoment: 'Overtaking' }],
    });
    expect([metadata.repairs.breaksOffAt, metadata.repairs.wordsBefore]).toEqual([null, true]);
  });

  it('keeps every part where brackets are missing, and where one is too many', () => {
    const { sections: read, further } = parse(`{
      "AudienceProfile": {
        "Definition": "Joiners", "Situation": { "Level": "Squeezed" ,
        "AwarenessLevel": { "Level": "Solution aware" },
        "DeepPains": ["Parking"]
      },
      "ArchetypeStrategy": { "BrandValues": [{ "Value": "Carry", "Example": "Tested" } },
      "PositioningStrategy": {
        "Name": "Ox", "ValueProposition": { "statement": "Two more jobs" } },
        "BrandPromise": "A day at most",
        "KeyMessages": ["Strong"]
      } },
      "BrandVoiceGuide": { "PersonalityTraits": ["Blunt"] }
    ]`);
    expect(read.audienceProfile).toMatchObject({
      awarenessLevel: { level: 'Solution aware' },
      painPoints: ['Parking'],
    });
    expect(read.positioningStrategy).toMatchObject({ brandPromise: 'A day at most', keyMessages: ['Strong'] });
    expect(read.brandVoiceGuide?.personalityTraits).toMatchObject([{ name: 'Blunt' }]);
    expect(further).toEqual({});
  });

  it.each([
    // every whole pair is there; of the last, a text as far as it goes
    ['"LineHe', { font: 'DM Sans', weights: [400, 700], rationale: null }, 'LineHe'],
    ['"LineHeight": 1.', { font: 'DM Sans', weights: [400, 700], lineHeight: null }, 'LineHeight": 1.'],
    ['"Rationale": "Clear in small si', { rationale: 'Clear in small si […]' }, 'Clear in small si'],
    ['"Rationale": "Says \\"yes\\" \\u00', { rationale: 'Says "yes" […]' }, '\\u00'],
    ['"Rationale": ', { font: 'DM Sans', rationale: null }, 'Rationale'],
  ])('keeps what is whole before the place where it breaks off: %s', (end, body, last) => {
    const { sections: read, metadata } = parse(
      `Sure:\n{"ColorPalettes": [{"name": "Day", "Primary": {"Hex": "#fff"}}], // now
       "TypographyOptions": [{"name": "Lid", "Body": {"Font": "DM Sans", "Weights": [400, 700], ${end}`,
    );
    expect(read.typographyOptions).toMatchObject([{ name: 'Lid', body }]);
    expect(read.colorPalettes).toMatchObject([{ name: 'Day' }]);
    expect(last).toContain(metadata.repairs.breaksOffAt);
    expect(metadata.repairs).toMatchObject({ comments: 1, wordsBefore: true, wordsAfter: false });
  });

  it('has the name of its brand from its project, or from the words before it', () => {
    const document = '{"AudienceProfile": {"Definition": "Cooks"}}';
    const name = (text: string) => parse(text).metadata.brandName;
    expect(name(document.replace('{', '{"project": "La Tahona", '))).toBe('La Tahona');
    expect(name(`Here is the **strategy** for **Marimba y Manglar**:\n${document}`)).toBe('Marimba y Manglar');
    expect(name(`For **Alder** and **Birch**:\n${document}`)).toBe('Your Brand');
    expect(parseStrategy(`For **Alder**:\n${document}`, { brandName: 'Birch' }).metadata.brandName).toBe('Birch');
  });

  it('says of what it left out only what it did', () => {
    const repairs = (text: string) => parse(text).metadata.repairs;
    const none = { breaksOffAt: null, comments: 0, wordsBefore: false, wordsAfter: false };
    const document = '{"AudienceProfile": {"Definition": "Cooks",}}';
    expect(repairs(document)).toEqual(none);
    expect(repairs(`\`\`\`json\n${document}\n\`\`\``)).toEqual(none);
    expect(repairs(`${document}\nLet me know!`)).toEqual({ ...none, wordsAfter: true });
    expect(repairs(document.replace('{', '{ # one\n /* two */'))).toEqual({ ...none, comments: 2 });
    expect(repairs(`// from https://example.com\n${document} // two`)).toEqual({ ...none, comments: 2 });
    expect(repairs('{"Colors": {primary: #F4A300, accent: #222},')).toMatchObject({
      ...{ comments: 0, breaksOffAt: 'primary: #F4A300, accent: #222' },
    });
  });

  it('takes the tuples of Python for lists, and parentheses in a text for what they are', () => {
    const read = sections(
      "{'PositioningStrategy': {'BrandPromise': \"Kept (always), or paid back\", 'KeyMessages': ('Calm', 'Clear')}, 'MarketInsights': None}",
    );
    expect(read.positioningStrategy).toMatchObject({
      brandPromise: 'Kept (always), or paid back',
      keyMessages: ['Calm', 'Clear'],
    });
  });

  it('knows a section by what its name is about', () => {
    const read = sections({
      'Color Palette Options': [{ PaletteName: 'Yoke', Primary: { Hex: '#3b3f42' } }],
      'Typography Recommendations': [{ Name: 'One', Body: { Font: 'Inter' } }],
      'Market Insights & Analysis': { targetMarketSize: '4,100 farms' },
    });
    expect(read).toMatchObject({
      colorPalettes: [{ name: 'Yoke' }],
      typographyOptions: [{ name: 'One' }],
      marketInsights: { targetMarketSize: '4,100 farms' },
    });
  });

  it('reads up to as many names as a strategy may have, and says how many fields stood under others', () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`name ${i}`, 'x']));
    const { sections: read, metadata } = parse({ AudienceProfile: { Definition: 'Calm', ...many } });
    expect(read.audienceProfile).toMatchObject({ definition: 'Calm' });
    expect(metadata.leftOut).toBe(1_502);
    const repeated = Array.from({ length: 2_000 }, () => ({ name: 'x', description: 'y' }));
    expect(parse({ MarketInsights: { PainPoints: repeated } }).metadata.leftOut).toBe(0);
  });

  it('keeps what somebody says whole, whatever marks it has, and takes its source from behind it', () => {
    const quotes = ['»Im Mai hieß es: kommen Sie im Juli wieder.« – Pfleger, 41', '« Trop tard. » — Ana'];
    expect(
      parse({ MarketInsights: { PainPoints: [{ Name: 'Waiting', Quotes: quotes }] } }).sections.marketInsights,
    ).toMatchObject({
      painPoints: [
        {
          quotes: [
            { text: 'Im Mai hieß es: kommen Sie im Juli wieder.', source: 'Pfleger, 41' },
            { text: 'Trop tard.', source: 'Ana' },
          ],
        },
      ],
    });
  });

  it('gives those of one list one form, and names in capitals among others theirs', () => {
    const audience = {
      primary: 'Couples on a week off',
      secondary: 'Groups where one wants to fly and another wants to be told that it is safe',
    };
    const read = parse({
      Positioning: { target_audience: audience },
      BrandVoiceGuide: { ChannelAdaptations: { LINE: 'One message.', 'Door and window': 'Three words.' } },
      MarketInsights: { Opportunities: [{ Title: 'Lapsed pilots', Potential: '55 percent' }] },
    }).sections;
    expect(read.positioningStrategy?.targetAudience.map(({ name, description }) => [name, description])).toEqual([
      [null, audience.primary],
      [null, audience.secondary],
    ]);
    expect(read.brandVoiceGuide?.channelAdaptations.map(({ channel }) => channel)).toEqual(['LINE', 'Door and window']);
    expect(read.marketInsights?.opportunities).toMatchObject([{ potential: 55, potentialSaid: null }]);
  });

  it('reads weights that stand beside their face, a scale with dashes, and examples that say when they are said', () => {
    const read = parse({
      typography: [{ headingFont: 'Lora', headingWeights: [500, 700], bodyFont: 'Inter', bodyWeights: [400] }],
      visualSystem: { spacing: '4-8-12-16' },
      voice: { tone: 'Dry', examples: [{ situation: 'A refund', we_say: 'It is on its way.' }] },
    }).sections;
    expect(read.typographyOptions).toMatchObject([
      { headingPrimary: { weights: [500, 700] }, body: { weights: [400] } },
    ]);
    expect(read.visualSystem?.spacingScale.steps.map(({ px }) => px)).toEqual([4, 8, 12, 16]);
    expect(read.brandVoiceGuide?.scenarioExamples).toMatchObject([
      { scenario: 'A refund', goodExample: 'It is on its way.' },
    ]);
  });

  it('knows a field that says again what it is part of, and the name of the brand in other languages', () => {
    const read = parse({
      Markenname: 'Lauschgold',
      document_version: 'v3 – after client call',
      archetype_strategy: { relationshipApproach: { approach_type: 'We are the same', why: 'Same rain.' } },
      positioning: {
        product_offering: { product_description: 'Seaweed feed.', key_features: ['Hand-cut'], key_benefits: ['Roots'] },
        audience_segments: [{ segment_name: 'Allotments', segment_description: 'Read the label.' }],
      },
    });
    expect(read.metadata).toMatchObject({ brandName: 'Lauschgold', document: { version: 'v3 – after client call' } });
    expect(read.further).toEqual({});
    expect(read.sections.archetypeStrategy?.relationshipApproach).toMatchObject({
      type: 'We are the same',
      justification: 'Same rain.',
    });
    expect(read.sections.positioningStrategy).toMatchObject({
      product: { description: 'Seaweed feed.', features: ['Hand-cut'], benefits: ['Roots'] },
      targetAudience: [{ name: 'Allotments', description: 'Read the label.' }],
    });
  });

  it('finds what there is to choose from beside the word that recommends one of it', () => {
    const palettes = [
      { name: 'Rain', Primary: { Hex: '#26404A' } },
      { name: 'Galley', Primary: { Hex: '#7A4B2A' } },
    ];
    const read = parse({ ColorPalettes: { recommended: 'Galley', palettes }, AudienceProfile: 'Travellers' });
    expect(read.sections.colorPalettes).toMatchObject([
      { name: 'Rain', primary: { hex: '#26404a' }, more: [] },
      { name: 'Galley', more: [{ name: 'Recommended', text: 'Galley' }] },
    ]);
    const fonts = [
      { name: 'A', heading: 'Lora', body: 'Inter' },
      { name: 'B', heading: 'Sora', body: 'Inter' },
    ];
    expect(parse({ Typography: { preferred: 'A', options: fonts } }).sections.typographyOptions).toHaveLength(2);
  });

  it('tells the title of a document, and nothing of the tool that it comes from', () => {
    const from = { tool: 'Board', format: 'v4', exported_at: '2025-05-21T09:42:10Z', locale: 'en-IN' };
    const read = parse({ export: from, documentTitle: 'After the workshop', AudienceProfile: 'Weavers' });
    expect(read.metadata.document).toMatchObject({ title: 'After the workshop' });
    expect(read.further.document).toBeUndefined();
  });

  it('says Don’t once where a list under it begins with it again', () => {
    const voice = {
      dosDonts: { do: ['Do name the street', 'count'], dont: ["Don't say 'home'", 'Never shout', 'jargon'] },
    };
    expect(parse({ BrandVoiceGuide: voice }).sections.brandVoiceGuide?.dosDonts).toEqual({
      dos: ['Name the street', 'Count'],
      donts: ["Say 'home'", 'Shout', 'Jargon'],
    });
  });

  it('keeps what two wrappers around a document call by one name', () => {
    const told = JSON.stringify(
      parse({ book: { part: { Product: 'Tea in tins', colours: { colors: {} } }, Product: 'Tea in bags' } }),
    );
    expect(told).toContain('Tea in tins');
    expect(told).toContain('Tea in bags');
  });

  it('says what the parser said of what cannot be repaired', () => {
    expect(parse(`{"a": ${'['.repeat(50_000)}`).metadata.fallbackReason).toMatch(/^Parse error: ./);
  });

  it('is named for no brand in particular when there is none', () => {
    expect(fallbackStrategy('No strategy text available').metadata).toMatchObject({
      brandName: 'Your Brand',
      fallbackReason: 'No strategy text available',
    });
  });
});
