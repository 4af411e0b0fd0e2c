import { languageOf, lettersOf } from './scripts';

it.each([
  ['Ember & Oak', 'Aa', undefined],
  ['ميزان اللازورد Co', 'أب', undefined],
  ['四時豆腐の朝', 'あ', 'ja'],
  ['四时豆腐', '永', undefined],
  ['Тверь', 'Дд', undefined],
  ['סדנה', 'אב', undefined],
  ['', 'Aa', undefined],
])('“%s” is shown by %s', (text, letters, language) => {
  expect([lettersOf(text), languageOf(text)]).toEqual([letters, language]);
});
