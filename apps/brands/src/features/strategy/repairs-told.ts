import type { ParseMetadata } from '@maquette/strategy';

/** So many letters tell where a text ends. */
const LONGEST_END = 40;

/** What was done to a text so that it could be read, each part in a sentence; nothing of one that was read as it stands. */
export function repairsTold({
  wasFixed,
  repairs: { breaksOffAt, comments, wordsBefore, wordsAfter },
  leftOut,
}: Pick<ParseMetadata, 'wasFixed' | 'repairs' | 'leftOut'>): string[] {
  const beside = [wordsBefore && 'before', wordsAfter && 'after'].filter(Boolean).join(' and ');
  const told = [
    ...(breaksOffAt === null ? [] : [`The text breaks off at “${endOf(breaksOffAt)}”; what stood after that is lost.`]),
    ...(comments === 0 ? [] : ['Comments in the text are not shown.']),
    ...(beside === '' ? [] : [`Words ${beside} the strategy are not shown.`]),
    ...(leftOut === 0 ? [] : [`It has more different names than any strategy: ${leftOut} fields are not shown.`]),
  ];
  return told.length === 0 && wasFixed ? ['Punctuation that was missing or out of place was put right.'] : told;
}

/** Of these what a reader on paper has to know: that an end is missing. */
export const breakTold = ({ repairs }: Pick<ParseMetadata, 'repairs'>): string[] =>
  repairsTold({
    wasFixed: false,
    leftOut: 0,
    repairs: { ...repairs, comments: 0, wordsBefore: false, wordsAfter: false },
  });

const endOf = (text: string): string => {
  const end = text
    .replace(/["“”\s]+/g, ' ')
    .replace(/ (?=[:,])/g, '')
    .trim();
  return end.length > LONGEST_END ? `…${end.slice(-LONGEST_END)}` : end;
};
