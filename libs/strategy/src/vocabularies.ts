/** The words that the levels of a strategy are told in, weakest first where there is an order. */
export const AWARENESS_LEVELS = ['unaware', 'problem aware', 'solution aware', 'product aware', 'most aware'] as const;
export const SOPHISTICATION_LEVELS = ['novice', 'beginner', 'intermediate', 'advanced', 'expert'] as const;
export const DESIRE_LEVELS = ['very low', 'low', 'medium', 'high', 'very high'] as const;
export const ARCHETYPES = [
  'innocent',
  'explorer',
  'sage',
  'hero',
  'outlaw',
  'magician',
  'regular guy',
  'lover',
  'jester',
  'caregiver',
  'creator',
  'ruler',
] as const;
export const RELATIONSHIP_APPROACHES = [
  'we are the same',
  'i can guide you',
  'you can be me',
  'you can be great',
] as const;
export const IMPACTS = ['low', 'medium', 'high'] as const;
export const TREND_DIRECTIONS = ['up', 'down', 'flat'] as const;

/** Small letters with single spaces: 'The Most-Aware' → 'the most aware'. */
const plain = (text: string): string =>
  text
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/**
 * The word of a vocabulary that a text means: the longest that stands in it as whole words, so that 'Very High (they
 * search daily)' is 'very high' and not 'high'.
 */
export function termOf<Term extends string>(vocabulary: readonly Term[], text: string | null): Term | null {
  if (text === null) return null;
  const words = ` ${plain(text)} `;
  return (
    vocabulary
      .filter((term) => words.includes(` ${term} `))
      .sort((one, other) => other.length - one.length)
      .at(0) ?? null
  );
}

const END = '(?=\\s*(?:$|[.,;:(（–—/|]))';
/** As the vocabulary writes it, with a capital. */
const titled = (term: string, isName: boolean): string =>
  term.replace(isName ? /\b[a-z]/g : /^[a-z]|\bi\b/g, (letter) => letter.toUpperCase());

/** A word or two that are shouted. */
const quiet = (text: string): string =>
  /^[A-Z]{4,}(?: [A-Z]{2,}){0,2}$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text;

/** Brings a text that is a word of the vocabulary, or begins with one, into the case of all: 'PROBLEM_AWARE', 'Problem-Aware: they search'. */
export function inOneCase(vocabulary: readonly string[]): (raw: unknown) => unknown {
  const terms = [...vocabulary].sort((one, other) => other.length - one.length);
  const lettersOf = (text: string) => plain(text).replaceAll(' ', '');
  const byLetters = new Map(terms.toReversed().map((term) => [lettersOf(term), term]));
  const pattern = new RegExp(
    `^(\\s*the\\s+)?(${terms.map((term) => term.replaceAll(' ', '[\\s_-]?')).join('|')})${END}`,
    'i',
  );
  return (raw) =>
    typeof raw === 'string'
      ? quiet(raw).replace(pattern, (_, the: string | undefined, found: string) => {
          const term = byLetters.get(lettersOf(found)) ?? found;
          return (the === undefined ? '' : 'The ') + titled(term, vocabulary === ARCHETYPES);
        })
      : raw;
}

/** What else is said for the ways that a trend can go, in the languages that documents come in. */
const DIRECTION_WORDS: Readonly<Record<(typeof TREND_DIRECTIONS)[number], string>> = {
  up: 'up upward upwards rising rise growing growth increasing increase positive ↑ ↗ ▲ + steigend hausse alza subiendo crescente aumento рост вверх 上昇 上升 상승 صاعد',
  down: 'down downward downwards falling fall shrinking declining decline decreasing decrease negative ↓ ↘ ▼ - − fallend sinkend baisse baja bajando decrescente calo спад вниз 下降 하락 هابط',
  flat: 'flat stable steady constant unchanged sideways neutral → ↔ = stabil stabile estable estável стабильно 横ばい 持平 보합 ثابت',
};
const DIRECTION_OF = new Map(
  TREND_DIRECTIONS.flatMap((direction) =>
    DIRECTION_WORDS[direction].split(' ').map((word) => [word, direction] as const),
  ),
);
/** The way that a word or an arrow alone says; null where it says more, or another thing. */
export const directionOf = (text: string): (typeof TREND_DIRECTIONS)[number] | null => {
  const words = text.slice(0, 40).trim().toLowerCase().split(/\s+/);
  const ways = new Set(words.map((word) => DIRECTION_OF.get(word) ?? null));
  // 'up ↑'
  return words.length <= 2 && ways.size === 1 ? ([...ways][0] ?? null) : null;
};

/** Where a level stands on its scale, of '4', '4/5', '4 of 5' and 'Advanced'; null where it says another thing, or more. */
export function stepOf(vocabulary: readonly string[], text: string | null): { step: number; of: number } | null {
  const told = text?.trim().slice(0, 60) ?? '';
  const [, digits, of] = /^(\d{1,2})(?:\s*(?:\/|of|von|de|di|sur|av|z|из|από|من)\s*(\d{1,2}))?$/i.exec(told) ?? [];
  const step = digits === undefined ? vocabulary.indexOf(plain(told)) + 1 : Number(digits);
  const isOfIt = of === undefined || Number(of) === vocabulary.length;
  return step >= 1 && step <= vocabulary.length && isOfIt ? { step, of: vocabulary.length } : null;
}
