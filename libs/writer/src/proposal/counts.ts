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
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10, doce: 12 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10, douze: 12 },
};

/** The English ones, as alternatives of a pattern. */
export const NUMBER_WORDS = WORDS.join('|');

/** '12', 'a' and 'three' as a number; 1 for a word that is none. */
export const countOf = (word: string): number => {
  const lower = word.toLowerCase();
  return /^\d/.test(lower) ? Number(lower) : (ABROAD[lower] ?? Math.max(1, WORDS.indexOf(lower)));
};

export const numberWord = (count: number): string => (count === 0 ? 'no' : (WORDS[count] ?? String(count)));

export const NUMBER = /\d[\d.,'’\u00a0 ]*\d|\d/;
/** '12,000', '12.000', '1,5', '16k' */
export function valueOf(text: string): number {
  const found = NUMBER.exec(text)?.[0].replace(/['’\u00a0 ]/g, '') ?? '';
  const plain = /[.,]\d{3}(?!\d)/.test(found) ? found.replace(/[.,](?=\d{3}(?!\d))/g, '') : found.replace(',', '.');
  const scale = /\d\s?k(?!\p{L})|\d\s?(?:grand|thousand|tausend|tsd|mil)(?!\p{L})/iu.test(text)
    ? 1_000
    : /million|mio|millones/iu.test(text)
      ? 1_000_000
      : 1;
  return Number.parseFloat(plain) * scale;
}
/** Equal, but for rounding. */
export const near = (one: number, other: number, share = 0.02): boolean =>
  Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));
