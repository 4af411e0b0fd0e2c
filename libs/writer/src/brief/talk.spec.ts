import { isBan, talkOf } from './talk';

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
  'Whatever is in season, never flown in.',
  'Farmers want someone who turns up.',
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
  ['Tone: dry and short.', 'voice'],
  ['No sob stories.', 'voice'],
  ['Do not call them clients.', 'ban'],
  ['We want them to ring before noon.', 'goal'],
  ['English now, Hungarian after.', 'page'],
  ['My brother wants it in green.', 'open'],
  ['We might open on Saturdays, funding not confirmed.', 'open'],
  ['Confidential for you: we are being merged.', 'secret'],
  ["You're the writer.", 'chat'],
  ['I am talking into the phone, hope this helps.', 'chat'],
])('knows what is asked: %s', (text, asked) => expect(talkOf(text, true)).toBe(asked));

it.each([
  'Report in 9 working days, PDF, in plain English.',
  "We're not lawyers, we don't give advice, don't represent you.",
  'Reminder letter €12.',
  'A client says yes or no, I hold the bag.',
  'No weapons, no real brand logos.',
  'Measure on site, then four weeks.',
  'Text me your bridge number.',
])('takes no term, limit or rule of the house for talk: %s', (text) => expect(talkOf(text, true)).toBeUndefined());
