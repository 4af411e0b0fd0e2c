import { repairsTold } from './repairs-told';

const READ = { wasFixed: false, isCutOff: false };
const NOTHING = { breaksOffAt: null, comments: 0, wordsBefore: false, wordsAfter: false };

it.each([
  ['that was read as it stands', READ, NOTHING, []],
  [
    'with a comma too many',
    { wasFixed: true, isCutOff: false },
    NOTHING,
    ['Punctuation that was missing or out of place was put right.'],
  ],
  [
    'that stops within a word',
    { wasFixed: true, isCutOff: true },
    { ...NOTHING, breaksOffAt: '"font": "DM Sans", "LineHe' },
    ['The text breaks off at “font: DM Sans, LineHe”; what stood after that is lost.'],
  ],
  [
    'with notes and a letter around it',
    { wasFixed: true, isCutOff: false },
    { ...NOTHING, comments: 2, wordsBefore: true, wordsAfter: true },
    ['2 comments in the text are left out.', 'Words before and after the strategy are left out.'],
  ],
  [
    'with one note',
    { wasFixed: true, isCutOff: false },
    { ...NOTHING, comments: 1 },
    ['One comment in the text is left out.'],
  ],
])('of a text %s only what was done is told', (_, how, repairs, told) => {
  expect(repairsTold({ ...how, repairs })).toEqual(told);
});
