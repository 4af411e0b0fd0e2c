/** A whole strategy as a model writes one: PascalCase, every section and every key of the specification. */
export const fullDocument = {
  AudienceProfile: {
    Definition: 'Owners of small restaurants who cook themselves.',
    Situation: { Level: 'Busy and short of staff', AdAdvice: 'Show an evening that goes well.' },
    MarketDesire: { Level: 'High', AdAdvice: 'Name the wish.' },
    AwarenessLevel: { Level: 'Solution aware', AdAdvice: 'Compare with what they know.' },
    SophisticationLevel: { Level: 'Intermediate', AdAdvice: 'Explain how.' },
    DeepPains: ['No time for guests', 'Waste at the end of the week'],
    BuyingObjections: ['Too dear', 'Too hard to learn'],
  },
  ArchetypeStrategy: {
    BrandArchetypes: { Primary: 'Sage', Secondary: 'Caregiver', Justification: 'They ask for advice.' },
    AudienceArchetypes: { Primary: 'Creator', Secondary: 'Hero' },
    RelationshipApproach: {
      Type: 'I can guide you',
      Justification: 'They look for a guide.',
      ToneImplications: ['Calm', 'Sure'],
    },
    CoreEmotions: [{ Emotion: 'Relief', PeakMoment: 'The first quiet evening' }],
    BrandValues: [{ Value: 'Care', Example: 'We answer at night.' }],
    Rationale: 'Advice is what is missing.',
    EnhancementIdeas: ['A weekly letter'],
    keyRisks: ['To sound like a teacher'],
  },
  ColorPalettes: [
    {
      name: 'Harbour',
      Primary: { Hex: '#1B3A4B', Name: 'Deep water', Rationale: 'Depth' },
      Secondary: { Hex: 'F2E8CF', Name: 'Sand', Rationale: 'Warmth' },
      Accent: { Hex: '#e63', Name: 'Buoy', Rationale: 'Calls' },
      UsageGuidelines: 'Buoy for one thing only.',
      EmotionalAlignment: 'Calm with one call.',
    },
  ],
  TypographyOptions: [
    {
      name: 'Old and new',
      strategicName: 'The kitchen table',
      rationale: 'Warm and clear',
      HeadingPrimary: { Font: 'Fraunces', Weights: [600, 700], SizesRem: [3, 2.25], Rationale: 'Warm' },
      HeadingSecondary: { Font: 'Fraunces', Weights: [500], Usage: 'Titles of cards' },
      Body: { Font: 'Instrument Sans', Weights: [400], LineHeight: 1.6, Rationale: 'Clear' },
      PairingRationale: 'One speaks, one explains.',
      SpacingNotes: 'Loose',
      hierarchyNotes: 'Three steps',
      responsiveNotes: 'Two on phones',
    },
  ],
  PositioningStrategy: {
    Name: 'The calm kitchen',
    Product: { Description: 'Planning for kitchens', Features: ['Plan'], Benefits: ['Time'] },
    TargetAudience: [
      { name: 'Owners', priority: 'high', description: 'Cook and own', problems: ['Time'], goals: ['Sleep'] },
    ],
    ValueProposition: {
      statement: 'A week in ten minutes',
      pillars: ['Calm', { title: 'Clear', description: 'One page' }],
    },
    CompetitiveAdvantage: 'Made by cooks',
    BrandPromise: 'You will sleep.',
    PositioningStatement: 'For owners who cook.',
    KeyMessages: ['Ten minutes a week'],
  },
  MarketInsights: {
    PainPoints: [
      {
        Name: 'Waste',
        Quotes: ['We throw away so much - Owner, Porto'],
        description: 'At the end of the week',
        impact: 'high',
      },
    ],
    Opportunities: [
      {
        title: 'Small kitchens',
        description: 'Nobody serves them',
        potential: '85%',
        timeframe: '6 months',
        icon: 'store',
      },
    ],
    marketTrends: [{ title: 'Local food', description: 'More of it', direction: 'up' }],
    competitorAnalysis: { summary: 'Big tools for big kitchens', keyInsights: ['None is simple'] },
    targetMarketSize: 'To be researched',
    growthPotential: 'To be researched',
  },
  VisualSystem: {
    Grid: '12-column grid with 24px gutters and margins of 32px',
    SpacingScale: '4pt base scale',
    ImageryStyle: 'Hands at work, in daylight',
    DesignElements: 'Round corners',
    Composition: 'One thing at a time',
  },
  BrandVoiceGuide: {
    PersonalityTraits: [
      { name: 'Calm', intensity: 'High', description: 'Never hurries', examples: ['Take your time.'] },
    ],
    BrandValues: ['Care'],
    ToneGuidelines: [
      { name: 'Warm', description: 'As to a friend', examples: ['Good evening'], avoid: ['Dear customer'] },
    ],
    StyleGuidelines: { 'Short sentences': { description: 'Twelve words', examples: ['It is done.'] } },
    VocabularyPreferences: { preferred: ['kitchen'], avoid: ['solution'] },
    DosDonts: { Dos: ['Say what it does'], Donts: ['Boast'] },
    ChannelAdaptations: { Email: { tone: 'Warm', style: 'Letter', length: '120 words', examples: ['Good evening'] } },
    ScenarioExamples: [
      {
        scenario: 'Complaint',
        context: 'An order is late',
        goodExample: 'We are late. It comes at six.',
        badExample: 'We apologise for any inconvenience.',
        explanation: 'Say what is.',
      },
    ],
    VoiceDemonstrations: ['Good evening. Your week is planned.'],
    CulturalSensitivity: 'Dishes keep their own names.',
    InclusivityStandards: 'Guests, not ladies and gentlemen.',
  },
};
