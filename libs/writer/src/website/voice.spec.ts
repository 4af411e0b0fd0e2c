import { inOwnVoiceAbroad } from './abroad';
import { sentencesOf } from './sentences';
import { inOwnVoice, voiceOf } from './voice';

const told = (text: string, name = 'Suci Formulations') =>
  inOwnVoice(
    text,
    voiceOf(
      sentencesOf(text, name, true).map(({ text: one }) => one),
      name,
    ),
  );

it.each([
  ['They service lifts of every make.', 'We service lifts of every make.'],
  ['Builds saunas by hand and delivers them on a lorry.', 'We build saunas by hand and deliver them on a lorry.'],
  ['Fits, services and buys back stairlifts.', 'We fit, service and buy back stairlifts.'],
  ['The company restores clocks and winds forty of them.', 'We restore clocks and wind forty of them.'],
  ['Sells bags, prints and cards.', 'We sell bags, prints and cards.'],
  ['Tunes, restores and sells pianos.', 'We tune, restore and sell pianos.'],
  ['Only sees children, has a quiet room.', 'We only see children, and have a quiet room.'],
  ['Owner is a former marathoner.', 'Our owner is a former marathoner.'],
  ['The founders found it when they checked by hand.', 'Our founders found it when they checked by hand.'],
  ['Teachers are all former nurses.', 'Our teachers are all former nurses.'],
  ['It is a flat monthly fee and they never take a cut.', 'It is a flat monthly fee and we never take a cut.'],
  ['Builds and restores wooden boats.', 'We build and restore wooden boats.'],
  ['The company repairs bicycles and gives them away.', 'We repair bicycles and give them away.'],
  ['Suci develops the formula and does the tests.', 'We develop the formula and do the tests.'],
  ['Brands come with an idea, Suci develops the formula.', 'Brands come with an idea, we develop the formula.'],
  ['Since 2009 it has scanned four million pages.', 'Since 2009 we have scanned four million pages.'],
  ['Missing ones are copied by hand in their own kiln.', 'Missing ones are copied by hand in our own kiln.'],
  ['They bake with flour from their own mill.', 'We bake with flour from our own mill.'],
])('lets the brand speak where the grammar is sure: %s', (given, own) => expect(told(given)).toBe(own));

it.each([
  'Handles from Finnish birch.',
  'Volunteers are welcome.',
  'The owner sends hours by text message.',
  'Visits last an hour.',
  'Repairs take two weeks.',
  'Repairs and custom shapes on request.',
  'Restaurants send in their knives on Monday.',
  'The bike mechanic speaks four languages.',
])('leaves what somebody or something else does: %s', (text) => expect(told(text)).toBe(text));

it('names the brand where a second verb cannot be told from a noun', () =>
  expect(told('It repairs bikes that people bring in, and gives them away.')).toBe(
    'Suci Formulations repairs bikes that people bring in, and gives them away.',
  ));

it('does not teach children to mend our bicycles', () =>
  expect(told('They teach children to mend their own bicycles.')).toBe(
    'We teach children to mend their own bicycles.',
  ));

it('says I for one person, and we where there are more', () => {
  expect(told('She grows willow herself and weaves her baskets in Rye.', 'Weald Willow')).toBe(
    'I grow willow myself and weave my baskets in Rye.',
  );
  expect(told('Run by two brothers. They mend clocks.')).toContain('Run by two brothers.');
});

it.each([
  ['de', 'Sie verkaufen Fischbrötchen aus ihrer Küche.', 'Wir verkaufen Fischbrötchen aus unserer Küche.'],
  ['de', 'Die Firma repariert Räder und verleiht Anhänger.', 'Wir reparieren Räder und verleihen Anhänger.'],
  [
    'fr',
    'Ils restaurent des livres et fabriquent leurs boîtes.',
    'Nous restaurons des livres et fabriquons nos boîtes.',
  ],
  ['es', 'Venden pan y reparan hornos.', 'Vendemos pan y reparamos hornos.'],
  ['nl', 'Ze bakken met meel van de molen.', 'We bakken met meel van de molen.'],
  ['de', 'Der Meister schläft im Laden.', 'Der Meister schläft im Laden.'],
] as const)('does so in other languages: %s, %s', (language, given, own) =>
  expect(inOwnVoiceAbroad(given, language, 'Hafen')).toBe(own),
);
