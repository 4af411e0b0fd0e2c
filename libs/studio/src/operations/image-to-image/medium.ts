import { nounSenses } from '@maquette/reading';
import { colourOf } from './colour-words';
import { inShort } from './left-over';
import { AIR_WORDS, GRADE_WORDS } from './lights';
import { IDLE, SCHOOLS } from './manners';
import { TREATMENT_WORDS } from './treatment-words';

// A material that a picture is to look made of, and the hand that it is to look made by: where no treatment comes near it is told.

/** What is said of the whole picture, not of a thing that is to be in it. */
const OF_ALL =
  '(?<=^\\s*|[,.;:!?]\\s*|\\b(?:looks?|looking|like|as|if|though|it|this|is|was|were|be|been|picture|image|photo|everything|all) (?:an? )?)';
const SHAPED = 'carved|sculpted|chisell?ed|whittled|hewn|cast|mou?lded|modell?ed|etched';
const BUILT = 'built|constructed|assembled|made|crafted|woven|blown|folded|baked|stacked|pieced';
const MADE_OF = new RegExp(
  `${OF_ALL}\\b(?:(?:${SHAPED}) (?:(?:out )?of|from|in(?:to)?)|(?:${BUILT})(?: up)? (?:(?:out )?of|from)) [^,.;:!?]+`,
  'giu',
);
/** "sand painting", "ivory carving" */
const WORK =
  /(?<![\p{L}-])(?:[\p{L}-]+-and-[\p{L}-]+ )?([\p{L}-]+) (painting|drawing|print|carving|inlay|statuette|figurine|bust)s?\b/giu;
const SOLID_WORK = /^(?:carving|inlay|statuette|figurine|bust)$/iu;
/** What something is made of or with, as the dictionary has it. */
const MATERIAL = /^(?:material|tool|garment)$/u;
const NAME = "\\p{Lu}[\\p{L}'’.]+";
/** "Anna Muster style", "in the manner of A. Muster" */
const BY_HAND = new RegExp(
  `(?<![\\p{L}-])(?:${NAME} ){0,2}${NAME}[ -]style[d]?(?!\\p{L})|\\b(?:in the (?:style|manner|spirit) of|inspired by) ${NAME}(?: (?:(?:de|da|van|von|der|del) )?${NAME}){0,3}`,
  'gu',
);

const isKnown = (words: string): boolean =>
  SCHOOLS.test(words) ||
  [...TREATMENT_WORDS, ...AIR_WORDS].some(([, of]) => of.test(words)) ||
  GRADE_WORDS.some(([of]) => of.test(words));
const isIdle = (words: string): boolean => !/\p{L}{2}/u.test(words.replace(new RegExp(IDLE, 'giu'), ' '));

/** The materials and hands that a wish names and no treatment has, and the wish without them. */
export function unmadeMediaIn(written: string): { media: string[]; hands: string[]; text: string } {
  const media: string[] = [];
  const hands: string[] = [];
  const take = (list: string[], words: string): string => {
    list.push(inShort(words));
    return ' ';
  };
  const text = written
    .replace(MADE_OF, (all: string) =>
      isKnown(all) || isIdle(all.replace(/^\p{L}+/u, ''))
        ? all
        : take(media, all.replace(/ (?:and|but|with) .*$/iu, '')),
    )
    .replace(WORK, (all: string, material: string, work: string) => {
      const isOne = nounSenses(material.toLowerCase()).some((sense) => MATERIAL.test(sense.class));
      const isHue = !SOLID_WORK.test(work) && colourOf(material) !== undefined;
      return !isOne || isHue || isIdle(material) || isKnown(material) || isNamed(all) ? all : take(media, all);
    })
    .replace(BY_HAND, (all: string) => (isKnown(all) || isIdle(all) ? all : take(hands, all)));
  return { media, hands, text };
}

/** Whether both words together are the name of a treatment, as a block print is. */
const isNamed = (words: string): boolean =>
  TREATMENT_WORDS.some(([, of]) => (of.exec(words)?.[0] ?? '').trim().includes(' '));
