import { typeset, typesetAll } from './typeset';

// what cannot be seen, made visible
const seen = (text: string) => text.replace(/\u00a0/g, '_').replace(/\u00ad/g, '-');

it.each([
  ['We are Tall Wood.', 'Tall Wood', 'We are Tall_Wood.'],
  ['At Плот · 七つ all sit', 'Плот · 七つ', 'At Плот_·_七つ all sit'],
  [
    'The Society of Bridge Keepers · Painters waits',
    'The Society of Bridge Keepers · Painters',
    'The Society of Bridge Keepers_· Painters waits',
  ],
  ['Closed 3 May, 14 boards', 'Alder', 'Closed 3_May, 14 boards'],
  ['A $& and a $1 stay', '$& and', 'A $&_and a $1 stay'],
])('binds what belongs together: “%s”', (text, name, expected) => {
  expect(seen(typeset(text, name))).toBe(expected);
});

it('hyphenates words that are longer than a line, and no others', () => {
  const set = seen(typeset('Verfahrensdokumentation der Donaudampfschiffahrtsgesellschaft', 'Alder'));
  expect(set.replace(/-/g, '')).toBe('Verfahrensdokumentation der Donaudampfschiffahrtsgesellschaft');
  const parts = set.split(/[- ]/).map((part) => part.length);
  expect(parts.length).toBeGreaterThan(5);
  // no part is so short that it is not read as one
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(2);
  expect(seen(typeset('dokumentation', 'Alder'))).toBe('dokumentation');
});

it('sets all texts of a document, and nothing else', () => {
  const document = { name: 'Open Sans', list: [{ font: 'Open Sans', weight: 600, none: null }] };
  expect(typesetAll(document, 'Open Sans')).toEqual({ ...document, name: 'Open\u00a0Sans' });
});
