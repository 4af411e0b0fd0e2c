const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** Of other languages those that letters write with weeks and months. */
const ABROAD: Readonly<Record<string, number>> = {
  ...{ zwei: 2, drei: 3, vier: 4, sechs: 6, acht: 8 },
  ...{ dos: 2, tres: 3, cuatro: 4, seis: 6, ocho: 8 },
  ...{ deux: 2, trois: 3, quatre: 4, huit: 8 },
};

/** The English ones, as alternatives of a pattern. */
export const NUMBER_WORDS = WORDS.join('|');

/** '12', 'a' and 'three' as a number; 1 for a word that is none. */
export const countOf = (word: string): number => {
  const lower = word.toLowerCase();
  return /^\d/.test(lower) ? Number(lower) : (ABROAD[lower] ?? Math.max(1, WORDS.indexOf(lower)));
};

export const numberWord = (count: number): string => (count === 0 ? 'no' : (WORDS[count] ?? String(count)));
