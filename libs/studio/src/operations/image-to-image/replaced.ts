import { AIR_WORDS, GRADE_WORDS } from './lights';

/** One colour that is to become another, as hex, and the words for the first. */
export interface Swap {
  from: string;
  to: string;
  words: string;
  /** The thing that was to have the other colour, where one was named: it is not alone in having it. */
  thing?: string;
}
interface Replaced {
  text: string;
  swaps: Swap[];
  /** What falls in the picture already, and stays there. */
  fallen: string[];
  /** Things that were to have a colour, and have none in the wish by which they could be found. */
  parts: string[];
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

/** "make the red barn blue", "repaint the yellow parts in green" */
const MADE = new RegExp(
  `\\b(?:and )?(?:turn|make|(?:re-?)?paint|dye|re-?colou?r|colou?r|tint)(?:ing)? (?:(?:all|every|the|his|her|its|this|that) )+([\\p{L}-]+ [\\p{L}-]+) (?:in )?((?:(?:deep|dark|pale|light|bright) )?[\\p{L}-]+)${END}`,
  'giu',
);
/** What is all that has a colour. */
const ANY_PART = /^(?:parts?|areas?|bits?|elements?|sections?|tones?|shades?|pixels?|surfaces?|ones?)$/iu;
/** What a swap does by itself: all but the colour stays. */
const LEFT_ALONE =
  /[,;]?\s*(?:and |but )?(?:otherwise )?(?:leave|keep) (?:it|everything else|(?:all )?the rest|all else|the other colou?rs)(?: (?:exactly )?as (?:it|they|is)(?: (?:is|are))?| alone| unchanged| untouched)?(?=\s*(?:$|[,.;:!]))/giu;
/** And what else is named to be kept. */
const KEPT =
  /[,;]?\s*(?:and |but )?(?:leave|keep) the \p{L}+(?: as (?:it|they) (?:is|are)| alone| unchanged| untouched)?(?=\s*(?:$|[,.;:!]))/giu;
/** A norm that a colour is named by beside its name. */
const NORMS = /\(?\b(?:RAL|NCS|Pantone|PMS|HKS)\b[ -]?[\w -]*\d\w*\)?/giu;
/** What stands for all of a picture. */
const WHOLE =
  /^(?:it|this|that|everything|all|picture|image|photo(?:graph)?|scene|colou?rs?|whole(?: \p{L}+)?|tones?|palette)$/iu;

/**
 * A text without the things that are to be replaced in it: they are wanted no more. "Snow into rain" is a wish for rain.
 *
 * @param colourOf the colour that words are, where they are one and nothing else
 */
export function replacedIn(written: string, colourOf: (words: string) => string | undefined): Replaced {
  const swaps: Swap[] = [];
  const fallen: string[] = [];
  const parts: string[] = [];
  const replace = (all: string, one: string, other: string): string => {
    const [from, to] = [colourOf(one), colourOf(other)];
    if (from && to) {
      swaps.push({ from, to, words: one.trim() });
      return ' ';
    }
    const [, hue = '', thing = ''] = /^(.*\p{L}) ([\p{L}-]+)$/u.exec(one.trim()) ?? [];
    const own = thing && colourOf(hue);
    if (own && to) {
      swaps.push({ from: own, to, words: hue, thing: ANY_PART.test(thing) ? undefined : thing });
      return ' ';
    }
    if (to && !from && !WHOLE.test(one.trim())) {
      parts.push(all.trim());
      return ' ';
    }
    if (!isWeather(one) || !isWeather(other)) return all;
    if (AIR_WORDS.some(([, words]) => words.test(one))) fallen.push(`take the ${one.trim()} away`);
    return ` ${other}`;
  };
  const asked = written
    .replace(INTO, (all, from: string, to: string) => replace(all, from, to))
    .replace(INSTEAD, (all, to: string, from: string) => replace(all, from, to))
    .replace(MADE, (all, from: string, to: string) =>
      colourOf(to) && colourOf(from.split(' ')[0]!) ? replace(all, from, to) : all,
    );
  const left = asked.replace(LEFT_ALONE, ' ');
  const text = swaps.length > 0 ? left.replace(KEPT, ' ').replace(NORMS, ' ') : left;
  return { text, swaps, fallen, parts };
}

const isWeather = (words: string): boolean =>
  [...AIR_WORDS.map(([, of]) => of), ...GRADE_WORDS.map(([of]) => of)].some((of) => of.test(words));
