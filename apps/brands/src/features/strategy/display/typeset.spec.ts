import { asEntry, leadingWords, typeset, typesetAll } from './typeset';

// what cannot be seen, made visible
const seen = (text: string) =>
  text
    .replace(/\u00a0/g, '_')
    .replace(/\u00ad/g, '-')
    .replace(/\u2060/g, '|');

it.each([
  ['We are Tall Wood.', 'Tall Wood', 'We are Tall_Wood.'],
  ['At Плот · 七つ all sit', 'Плот · 七つ', 'At Плот_·_七|つ all sit'],
  [
    'The Society of Bridge Keepers · Painters waits',
    'The Society of Bridge Keepers · Painters',
    'The Society of Bridge Keepers_· Painters waits',
  ],
  ['株式会社山田の補聴器', '株式会社山田の補聴器', '株|式|会|社山|田|の補|聴|器'],
  ['바닷가 책방에서', '바닷가 책방', '바닷가_책방에서'],
  ['Le pays décide ; « nous » : rien !', 'Alder', 'Le pays décide_; «_nous_»_: rien_!'],
  ['the Haute-Saône and Saint-Symphorien', 'Haute-Saône', 'the Haute-|Saône and Saint-Symphorien'],
  ['Closed 3 May, 14 boards', 'Alder', 'Closed 3_May, 14 boards'],
  ['A $& and a $1 stay', '$& and', 'A $&_and a $1 stay'],
])('binds what belongs together: “%s”', (text, name, expected) => {
  expect(seen(typeset(text, name))).toBe(expected);
});

it('hyphenates German words that are longer than a line, and no others', () => {
  const set = seen(typeset('Verfahrensdokumentation der Donaudampfschiffahrtsgesellschaft', 'Alder', 'de'));
  expect(set.replace(/-/g, '')).toBe('Verfahrensdokumentation der Donaudampfschiffahrtsgesellschaft');
  const parts = set.split(/[- ]/).map((part) => part.length);
  expect(parts.length).toBeGreaterThan(5);
  // no part is so short that it is not read as one
  expect(Math.min(...parts)).toBeGreaterThanOrEqual(2);
  expect(seen(typeset('dokumentation', 'Alder', 'de'))).toBe('dokumentation');
  expect(seen(typeset('Wohnungseigentum', 'Alder', 'de'))).toBe('Wohnungs-eigentum');
  // the rules of another language part it wrongly
  expect(seen(typeset('lämmöntalteenottolaitteisto', 'Alder', 'fi'))).toBe('lämmöntalteenottolaitteisto');
});

it.each([
  ['76 × 127 mm', '76_×_127_mm'],
  ['31 000 households', '31_000 households'],
  ['a 5-mm-Raster', 'a 5-|mm-|Raster'],
  ['by M-Pesa', 'by M-|Pesa'],
  ['on Hàng Thiếc street in Hà Nội.', 'on Hàng_Thiếc street in Hà_Nội.'],
  ['Luft-Wasser', 'Luft-Wasser'],
])('keeps what is one thing on one line: “%s”', (text, expected) => {
  expect(seen(typeset(text, 'Alder'))).toBe(expected);
});

it('sets all texts of a document, and nothing else', () => {
  const document = { name: 'Open Sans', list: [{ font: 'Open Sans', weight: 600, none: null }] };
  expect(typesetAll(document, 'Open Sans')).toEqual({ ...document, name: 'Open\u00a0Sans' });
});

it('runs figures without letters as the text around them does', () => {
  expect(typeset('٦٠٪ / ٣٠٪\nعود ١٢', 'Oud', 'ar', 'rtl')).toBe('\u200f٦٠٪ / ٣٠٪\nعود ١٢');
  expect(typeset('60 / 30', 'Oud')).toBe('60 / 30');
});

it.each([
  ['CHF 1190', 'CHF\u00a01190'],
  ['38 min under 4 m', '38\u00a0min under 4\u00a0m'],
  ['₹ 1.8 lakh', '₹\u00a01.8\u00a0lakh'],
  ['in 2026 many', 'in 2026 many'],
])('keeps the number and the unit of “%s” together', (text, set) => {
  expect(typeset(text, 'Oud')).toBe(set);
});

it.each([
  ['Clean Water for Schools', 8, 'Clean Water'],
  ['Clean Water for Schools', 40, 'Clean Water for Schools'],
  ['Ladu\u00a0– warehouse software', 6, 'Ladu'],
  ['Straßenverkehrsordnung', 3, 'Straßenverkehrsordnung'],
])('of “%s” on %d em stands “%s”', (text, room, line) => {
  expect(leadingWords(text, room)).toBe(line);
});

it.each([
  ['customer_service', 'Customer service'],
  ['the morning after', 'The morning after'],
  ['iris', 'Iris'],
  ['ince bir ışık', 'İnce bir ışık'],
  ['pH of 5', 'pH of 5'],
  ['h1 to h3', 'h1 to h3'],
  ['nomad is slow', 'nomad is slow'],
])('the entry “%s” begins as “%s”', (text, entry) => {
  expect(asEntry(text, 'nomad')).toBe(entry);
});

it('leaves the words and the copy of a brand as they are written', () => {
  const told = { avoid: ['solution'], quotes: [{ text: 'we waited' }], usage: 'for prices', font: 'inter' };
  expect(typesetAll(told, 'Nomad')).toEqual({ ...told, usage: 'For prices' });
});
