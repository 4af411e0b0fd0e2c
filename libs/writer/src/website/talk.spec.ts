import { isBan, talkOf } from '../brief/talk';
import { withoutAsides } from './cut';
import { unwrapped } from './unwrapped';

it.each([
  'Please write it short.',
  'The site should look like a garage.',
  "Don't insult the other makers by name.",
  'Keep it dry and understated.',
  'Board members want the word in the headline.',
  'Uncle says no, Rei says yes.',
  "I'll send the number later.",
  "That's it I think.",
  'Our turnover fell.',
  'Hanne insists on the long version.',
  'Plain English, reading age 11.',
])('knows what is said to whoever makes the page: %s', (text) => expect(talkOf(text, true)).toBeDefined());

it.each([
  'Please bring the old lid.',
  "Please don't send wheelchairs.",
  'Order by Thursday noon on the site.',
  "We don't sell damp treatment.",
  'Sound therapy, sleep, counselling.',
  'We give the price in writing and leave.',
  'Children: yes please.',
  'It costs nothing and takes two weeks.',
])('knows what is said to customers: %s', (text) => expect(talkOf(text, true)).toBeUndefined());

it.each([
  'Zoals beloofd wat tekst voor de site.',
  'Bitte keine Bilder von Händen.',
  'Il ne faut pas que ça fasse musée.',
  'De tú no, de usted.',
  'Non vogliamo foto di famiglia.',
  'Não quero a palavra tradição.',
])('knows it in other languages: %s', (text) => expect(talkOf(text, false)).toBeDefined());

it.each(['Wir bauen Öfen in Erfurt.', 'Bitte Nägel vorher raus, ein Blatt kostet 380 Franken.', 'No matamos.'])(
  'takes no copy of another language for talk: %s',
  (text) => expect(talkOf(text, false)).toBeUndefined(),
);

it.each([
  ['No "oasis", no leaf icons.', true],
  ["Not 'quirky'.", true],
  ["No windows, and it's the point that there's none.", false],
])('takes words in quotes for forbidden, and no apostrophe for a quote: %s', (text, is) =>
  expect(isBan(text)).toBe(is),
);

it.each([
  ['I want people to know that we never throw a movement away.', true, 'we never throw a movement away.'],
  ['Please write about Dona Ana who chooses by hand.', true, 'Dona Ana chooses by hand.'],
  ['Queremos que la gente sepa que no matamos ningún ave.', false, 'no matamos ningún ave.'],
  ['Graag dat mensen weten dat we eerst komen kijken.', false, 'Goed om te weten: dat we eerst komen kijken.'],
])('takes what is to be told out of the wish that it be told: %s', (text, isEnglish, told) =>
  expect(unwrapped(text, isEnglish)).toBe(told),
);

it('takes out of a bracket what it asks of the makers', () =>
  expect(withoutAsides('Dr Marsh, audiologist (a PhD, must be clear somewhere).', true)).toBe(
    'Dr Marsh, audiologist (a PhD).',
  ));
