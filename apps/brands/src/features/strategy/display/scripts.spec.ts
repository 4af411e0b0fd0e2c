import { directionOf, languageOf, lettersOf, listed, quotesOf } from './scripts';

it.each([
  ['Ember & Oak', 'Aa', undefined],
  ['ميزان اللازورد Co', 'أب', 'ar'],
  ['四時豆腐の朝', 'あ', 'ja'],
  ['四时豆腐', '永', 'zh'],
  ['Тверь', 'Дд', undefined],
  ['סדנה', 'אב', 'he'],
  ['Wir sind es nicht, und das ist die Lage.', 'Aa', 'de'],
  [
    'Those who die of thirst are met at the well, and those who do not are met at the door of the inn; nobody is met at sea, where the wind is.',
    'Aa',
    undefined,
  ],
  ['', 'Aa', undefined],
])('“%s” is shown by %s', (text, letters, language) => {
  expect([lettersOf(text), languageOf(text)]).toEqual([letters, language]);
});

it.each([
  ['We mend.', undefined],
  ['Wer kommt, steht auf dem Zettel, und das ist gut.', '"„" "“"'],
  ['نقرأ قبل أن نطبع', '"«" "»"'],
  ['Ничего', '"«" "»"'],
  ['まず、屋根に登らない', '"「" "」"'],
  ['חפשו', '"”" "”"'],
])('“%s” is quoted as its readers do', (text, quotes) => {
  expect(quotesOf(text)).toBe(quotes);
});

it.each([
  [['Tanbark', undefined, 'Stencil'], 'Tanbark, Stencil'],
  [['زيت وورق', 'نسخ وكوفي'], 'زيت وورق، نسخ وكوفي'],
  [['灯と海', '明朝と角'], '灯と海、明朝と角'],
])('%j are listed with the comma of their script', (names, list) => {
  expect(listed(names)).toBe(list);
});

it('a text runs as most of its letters do', () => {
  expect([directionOf('سدנה אבן Even'), directionOf('Those who call it نار')]).toEqual(['rtl', 'ltr']);
});
