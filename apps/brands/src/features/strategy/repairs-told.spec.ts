import { breakTold, repairsTold } from './repairs-told';

const NOTHING = { breaksOffAt: null, comments: 0, wordsBefore: false, wordsAfter: false };

it.each([
  ['that was read as it stands', false, NOTHING, []],
  ['with a comma too many', true, NOTHING, ['Punctuation that was missing or out of place was put right.']],
  [
    'that stops within a word',
    true,
    { ...NOTHING, breaksOffAt: '"font": "DM Sans", "LineHe' },
    ['The text breaks off at “font: DM Sans, LineHe”; what stood after that is lost.'],
  ],
  [
    'with notes and a letter around it',
    true,
    { ...NOTHING, comments: 2, wordsBefore: true, wordsAfter: true },
    ['Comments in the text are not shown.', 'Words before and after the strategy are not shown.'],
  ],
  ['with one note', true, { ...NOTHING, comments: 1 }, ['Comments in the text are not shown.']],
])('of a text %s only what was done is told', (_, wasFixed, repairs, told) => {
  expect(repairsTold({ wasFixed, repairs, leftOut: 0 })).toEqual(told);
});

it('tells on paper of a lost end alone', () => {
  const repairs = { breaksOffAt: 'and the', comments: 2, wordsBefore: true, wordsAfter: false };
  expect(breakTold({ repairs })).toEqual(['The text breaks off at “and the”; what stood after that is lost.']);
});

it('tells of fields under more names than a strategy has', () => {
  expect(repairsTold({ wasFixed: false, repairs: NOTHING, leftOut: 38_500 })).toEqual([
    'It has more different names than any strategy: 38500 fields are not shown.',
  ]);
});
