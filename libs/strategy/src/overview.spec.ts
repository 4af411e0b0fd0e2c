import { fullDocument } from '../test/full-document';
import {
  AWARENESS_LEVELS,
  completeness,
  DESIRE_LEVELS,
  fallbackStrategy,
  givenBeside,
  keyInsights,
  nextSteps,
  parseStrategy,
  termOf,
} from './index';

const sectionsOf = (document: object) => parseStrategy(JSON.stringify(document)).sections;
const full = sectionsOf(fullDocument);
const part = sectionsOf({ AudienceProfile: { DeepPains: ['a', 'b'], AwarenessLevel: 'Unaware' } });

it('A whole strategy has three insights', () => {
  expect(keyInsights(full).map(({ parts }) => parts)).toEqual([
    [
      { label: null, text: 'Sage' },
      { label: 'Relationship approach', text: 'I can guide you' },
    ],
    [
      { label: 'Awareness', text: 'Solution aware' },
      { label: 'Sophistication', text: 'Intermediate' },
    ],
    [{ label: null, text: '1 market opportunity' }],
  ]);
});

it('A part has the insights and steps that it can have', () => {
  expect(keyInsights(part)).toEqual([{ kind: 'audience', parts: [{ label: 'Awareness', text: 'Unaware' }] }]);
  expect(nextSteps(part)).toEqual([{ kind: 'pains', count: 2, section: 'audienceProfile' }]);
});

it('A whole strategy leads to colours, type and pain points, with their counts', () => {
  expect(nextSteps(full)).toEqual([
    { kind: 'palette', count: 1, section: 'colorPalettes' },
    { kind: 'typography', count: 1, section: 'typographyOptions' },
    { kind: 'pains', count: 1, section: 'marketInsights' },
  ]);
});

it('Completeness names six things, in the order of the specification', () => {
  expect(completeness(full).map(({ label, done }) => [label, done])).toEqual([
    ['Target Audience', true],
    ['Brand Archetype', true],
    ['Color System', true],
    ['Typography', true],
    ['Positioning', true],
    ['Market Analysis', true],
  ]);
  expect(completeness(part).map(({ extent }) => extent)).toEqual(['partly', 'none', 'none', 'none', 'none', 'none']);
});

it('The default template has nothing done, no insight and no pain point: its texts are placeholders', () => {
  const { sections } = fallbackStrategy('No strategy text available');
  expect(completeness(sections).filter(({ done }) => done)).toEqual([]);
  expect(keyInsights(sections)).toEqual([]);
  expect(nextSteps(sections).map(({ kind }) => kind)).toEqual(['palette', 'typography']);
});

it('A placeholder does not count; what is written beside it does', () => {
  const sections = sectionsOf({
    AudienceProfile: {
      AwarenessLevel: { Level: 'To be researched', AdAdvice: 'Sample: what to say.' },
      SophisticationLevel: 'Expert',
    },
    ArchetypeStrategy: {
      BrandArchetypes: { Primary: 'Creator', Justification: 'Sample: why it fits.' },
      AudienceArchetypes: { Primary: 'Explorer' },
      RelationshipApproach: { Type: 'I can guide you', Justification: 'Sample: why people accept it.' },
    },
    ColorPalettes: [{ name: 'Sample: harbour', Primary: { Hex: '#1b3a4b' } }],
    PositioningStrategy: {
      Name: 'Sample: the one sentence',
      Product: { Description: 'Lamps', Features: ['Sample: x'] },
    },
    MarketInsights: {
      PainPoints: [{ Name: 'To be researched', description: 'Quotes belong here.' }, { Name: 'Cost' }],
      Opportunities: [{ title: 'To be researched', description: 'A need that nobody serves yet.' }],
    },
  });
  expect(keyInsights(sections)).toEqual([{ kind: 'audience', parts: [{ label: 'Sophistication', text: 'Expert' }] }]);
  expect(nextSteps(sections)).toContainEqual({ kind: 'pains', count: 1, section: 'marketInsights' });
  expect(completeness(sections).filter(({ done }) => done)).toEqual([]);
});

const hex = (Hex: string) => ({ Hex });

it.each([
  ['one field', { AudienceProfile: { Definition: 'Cooks' } }],
  ['one field of a list', { MarketInsights: { PainPoints: ['Waste', 'Noise'] } }],
  ['one colour', { ColorPalettes: [{ Primary: hex('#1b3a4b') }] }],
  ['two colours', { ColorPalettes: [{ Primary: hex('#1b3a4b'), Accent: hex('#ee6633') }] }],
  [
    'three colours of which one cannot be read',
    { ColorPalettes: [{ Primary: hex('#1b3a4b'), Secondary: hex('#f2e8cf'), Accent: hex('sea') }] },
  ],
  ['one face', { TypographyOptions: [{ HeadingPrimary: { Font: 'Fraunces' } }] }],
  ['a name', { ArchetypeStrategy: { BrandArchetypes: { Primary: 'Sage' } } }],
  ['a promise', { PositioningStrategy: { BrandPromise: 'You will sleep.' } }],
])('A section of %s is there in part', (_, document) => {
  expect(completeness(sectionsOf(document)).flatMap(({ extent }) => (extent === 'none' ? [] : [extent]))).toEqual([
    'partly',
  ]);
});

it.each([
  [{ AudienceProfile: { Definition: 'Cooks', DeepPains: ['Waste'] } }],
  [{ MarketInsights: { PainPoints: ['Waste'], marketTrends: ['Local food'] } }],
  [{ ColorPalettes: [{ Primary: hex('#1b3a4b'), Secondary: hex('#f2e8cf'), Accent: hex('#ee6633') }] }],
  [{ ColorPalettes: [['#1b3a4b', '#f2e8cf', '#ee6633', '#ffffff']] }],
  [{ TypographyOptions: [{ HeadingPrimary: { Font: 'Fraunces' }, Body: { Font: 'Figtree' } }] }],
  [{ ArchetypeStrategy: { BrandArchetypes: { Primary: 'Sage', Secondary: 'Hero' } } }],
  [{ PositioningStrategy: { BrandPromise: 'You will sleep.', KeyMessages: ['Ten minutes a week'] } }],
])('What a section is there for, and something beside it, is done: %j', (document) => {
  expect(completeness(sectionsOf(document)).filter(({ done }) => done)).toHaveLength(1);
});

it.each([
  [{ AudienceProfile: { Definition: 'To be researched', DeepPains: ['Receipts in a box'] } }],
  [{ ArchetypeStrategy: { BrandArchetypes: { Primary: 'To be researched', Secondary: 'Sage' } } }],
  [{ PositioningStrategy: { BrandPromise: 'Who is it for?', KeyMessages: ['Sold by the dozen'] } }],
])('A section whose answer is open is not done, whatever stands beside it: %j', (document) => {
  expect(completeness(sectionsOf(document)).filter(({ done }) => done)).toEqual([]);
});

it.each([
  [DESIRE_LEVELS, 'Very High (they search daily)', 'very high'],
  [DESIRE_LEVELS, 'HIGH', 'high'],
  [AWARENESS_LEVELS, 'Problem-Aware, stage 2', 'problem aware'],
  [AWARENESS_LEVELS, 'The most aware', 'most aware'],
  [AWARENESS_LEVELS, 'aware', null],
  [DESIRE_LEVELS, 'highly', null],
  [DESIRE_LEVELS, null, null],
])('Of %j, %j means %j', (vocabulary, text, term) => {
  expect(termOf<string>(vocabulary, text)).toBe(term);
});

it('What people write in place of words counts as none', () => {
  const guide = (tone: string) => sectionsOf({ PositioningStrategy: 'We mend nets.', BrandVoiceGuide: { Tone: tone } });
  expect(givenBeside(guide('TBD'))).toEqual([]);
  expect(givenBeside(guide('To be defined with Ana.'))).toEqual([]);
  expect(givenBeside(guide('Dry.'))).toEqual(['brandVoiceGuide']);
});
