import { AIR_WORDS, GRADE_WORDS } from './lights';

/** One colour that is to become another, as hex, and the words for the first. */
export interface Swap {
  from: string;
  to: string;
  words: string;
}
interface Replaced {
  text: string;
  swaps: Swap[];
  /** What falls in the picture already, and stays there. */
  fallen: string[];
}

const WORDS = "[\\p{L}' -]{2,30}?";
const END = '(?=\\s*(?:$|[,.;:!?]| and | but | in | on | with ))';
/** "turn the blues into greens", "swap red for lime" */
const INTO = new RegExp(
  `\\b(?:and )?(?:turn|change|convert|transform|replace|swap|switch|substitute|re-?colou?r|make)(?:ing)? ` +
    `(?:(?:all|every|only|just|of|the|its|everything|that is|which is) )*(${WORDS}) (?:into|to|for|with|by) (?:(?:an?|the) )?(${WORDS})${END}`,
  'giu',
);
/** "in green instead of orange" */
const INSTEAD = new RegExp(
  `(?:(?<=^|[,.;:!?]\\s*)|\\b(?:in|and|use|make it|to be) )(${WORDS}) (?:instead of|in place of|rather than) (?:(?:all|the|its) )*(${WORDS})${END}`,
  'giu',
);

/**
 * A text without the things that are to be replaced in it: they are wanted no more. "Snow into rain" is a wish for rain.
 *
 * @param colourOf the colour that words are, where they are one and nothing else
 */
export function replacedIn(written: string, colourOf: (words: string) => string | undefined): Replaced {
  const swaps: Swap[] = [];
  const fallen: string[] = [];
  const replace = (all: string, one: string, other: string): string => {
    const [from, to] = [colourOf(one), colourOf(other)];
    if (from && to) {
      swaps.push({ from, to, words: one.trim() });
      return ' ';
    }
    if (!isWeather(one) || !isWeather(other)) return all;
    if (AIR_WORDS.some(([, words]) => words.test(one))) fallen.push(`take the ${one.trim()} away`);
    return ` ${other}`;
  };
  const text = written
    .replace(INTO, (all, from: string, to: string) => replace(all, from, to))
    .replace(INSTEAD, (all, to: string, from: string) => replace(all, from, to));
  return { text, swaps, fallen };
}

const isWeather = (words: string): boolean =>
  [...AIR_WORDS.map(([, of]) => of), ...GRADE_WORDS.map(([of]) => of)].some((of) => of.test(words));
