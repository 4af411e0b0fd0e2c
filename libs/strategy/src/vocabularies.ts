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
