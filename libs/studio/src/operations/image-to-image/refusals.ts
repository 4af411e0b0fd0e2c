import { AIR_WORDS, GRADE_WORDS } from './lights';
import { TREATMENT_WORDS } from './treatment-words';

/** What no treatment brings unless it is asked for. */
const ABSENT =
  /^(?:gradients?|borders?|frames?|textures?|noise|blur|grain|filters?|effects?|vignett\w+|distortion|photo(?:graph)?\w*|realis\w+|fuss|clutter|outlines?)$/iu;
const NOT = '(?:not|no|never|avoid(?:ing)?|without)';
const NEGATED = new RegExp(
  `\\b${NOT} (?:(?:too|so|very|overly|any|an?|much|more|quite) )*((?!(?:just|only|the|his|her|its|their)\\b)[\\p{L}-]+)(?: ([\\p{L}-]+))?`,
  'giu',
);
const LESS = String.raw`\b(?:less|lower|reduced?|reduce (?:the )?|fewer|tone(?:d)? down (?:the )?|not so|softer)`;
/** The light that is asked for by having less of another. */
const OPPOSITES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${LESS} (?:saturat\\w+|vivid\\w*|vibran\\w+|colou?r(?:ful|s)?|garish|loud)\\b`, 'giu'), 'muted'],
  [new RegExp(`${LESS} contrast(?:y|ed)?\\b|\\bsoft contrast\\b`, 'giu'), 'low contrast'],
  [new RegExp(`${LESS} (?:dark|gloomy|dull|dim|shadows?)\\b`, 'giu'), 'brighter'],
  [new RegExp(`${LESS} (?:bright(?:ness)?|light)\\b`, 'giu'), 'darker'],
  [new RegExp(`${LESS} (?:warm|yellow|orange|red|brown|sepia)\\b`, 'giu'), 'cooler'],
  [new RegExp(`${LESS} (?:pink|purple|violet|magenta|turquoise)\\b`, 'giu'), 'muted'],
  [new RegExp(`${LESS} (?:cold|cool|blue|green)\\b`, 'giu'), 'warmer'],
  [/\b(?:no|without(?: any)?) colou?rs?\b|\bcolou?rless\b/giu, 'black and white'],
];

/** A wish without what is wanted not: the name of a light is no wish for it there. */
export function withoutRefused(written: string): { text: string; refused: string[] } {
  const refused: string[] = [];
  const text = OPPOSITES.reduce((so, [words, other]) => so.replace(words, other), written).replace(
    NEGATED,
    (all: string, one: string, two?: string) => {
      const rest = two ? ` ${two}` : '';
      if (ABSENT.test(one) || isKnown(one)) return /^without\b/iu.test(all) && isFallen(one) ? all : rest;
      if (two && (ABSENT.test(two) || isKnown(`${one} ${two}`))) return ' ';
      // an order to take something out is told with the others
      if (!/^(?:no|never|avoid)/iu.test(all)) return all;
      refused.push(all);
      return ' ';
    },
  );
  return { text, refused };
}
const isFallen = (word: string): boolean => AIR_WORDS.some(([, words]) => words.test(word));
const isKnown = (words: string): boolean =>
  [...GRADE_WORDS.map(([of]) => of), ...[...AIR_WORDS, ...TREATMENT_WORDS].map(([, of]) => of)].some((of) =>
    of.test(words),
  );
