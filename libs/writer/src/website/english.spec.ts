import { inEnglish, priced } from './english';
import { inFull } from './in-full';

it.each([
  ['We are factory of buttons in Braga.', 'We are a factory of buttons in Braga.'],
  ['We tune also bad pianos.', 'We also tune bad pianos.'],
  ['We specialise on runners and on dancers.', 'We specialise in runners and in dancers.'],
  ['You can come without letter.', 'You can come without a letter.'],
  ['Ana chooses by hand since 41 years.', 'Ana has been choosing by hand for 41 years.'],
  ['I have her since 2009.', 'I have had her since 2009.'],
  ["We don't send it to abroad.", "We don't send it abroad."],
  ['1,1 million of buttons.', '1.1 million of buttons.'],
  ['Workshops take two hours and half.', 'Workshops take two and a half hours.'],
])('puts right what can mean only one thing: %s', (slip, right) => expect(inEnglish(slip)).toBe(right));

it.each(['We are part of a valley.', 'They open since nobody else does.', 'She sells seven since last spring.'])(
  'leaves what it does not know: %s',
  (text) => expect(inEnglish(text)).toBe(text),
);

it.each([
  ['All in incl. permit and hauling.', 'All in including permit and hauling.'],
  ['Open Mon/Wed/Fri till late.', 'Open Monday, Wednesday and Friday till late.'],
  ['A 3 hour workshop, max 5 people.', 'A 3 hour workshop, up to 5 people.'],
  ['A minute is a minute, and Maxine is Max.', 'A minute is a minute, and Maxine is Max.'],
  ['Workshop in Kraków that restores pianos', 'Workshop in Kraków that restores pianos'],
])('writes in full what is written short, and nothing else: %s', (note, full) => expect(inFull(note)).toBe(full));

it('gives each amount of a sentence its currency', () =>
  expect(priced('A wash is 9 € and 25 for the workshop.')).toBe('A wash is 9 € and 25 € for the workshop.'));
