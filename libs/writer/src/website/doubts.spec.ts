import { doubtIn } from './doubts';

const asked = (text: string, isFirst = false) => doubtIn(text, isFirst);

it.each([
  'About 60% hotels (or 60 hotels?).',
  'Lifetime guarantee on the shell (check with Dean if it is 25 years).',
  'From memory: his name is Callum or Colin.',
  'Half board is 120 lari, or 150 lari.',
  'Open all year, closed November to April.',
  'Open on Sundays?',
  'Creo que abren también los domingos.',
  'Ouvert le dimanche (à vérifier).',
  'Name under discussion (Night Kitchen / Graveyard Soup).',
])('asks the client about what its colleague is not sure of: %s', (text) =>
  expect(asked(text)).toEqual({ said: '', asked: text, why: 'please ask whether it is so' }),
);

it.each(['English and Danish.', 'Idiomas: gallego y castellano.', 'Zweisprachig, Deutsch und Italienisch.'])(
  'asks which languages the page is to be in: %s',
  (text) => expect(asked(text)).toMatchObject({ said: '', why: 'please ask: which languages the page is in' }),
);

it.each([
  'Open all year, closed on Mondays.',
  'Repairs take two or three weeks.',
  'Did you lose your keys?',
  'Visits by appointment (or just ring the bell).',
  'The owner teaches English and Danish.',
  'Check the tides before you come.',
])('doubts nothing that visitors are told: %s', (text) => expect(asked(text)).toBeUndefined());

it('keeps what the brand is, and what stands before the doubt', () => {
  expect(asked('Rope maker in Hull (or Goole?).', true)).toMatchObject({ said: 'Rope maker in Hull.' });
  expect(asked('Yarn for £9.50 a skein, and blankets woven in Shetland (or on Harris?).')).toMatchObject({
    said: 'Yarn for £9.50 a skein.',
    asked: 'And blankets woven in Shetland (or on Harris?)',
  });
});
