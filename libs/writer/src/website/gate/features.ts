// What the classifier sees of a part of a note: which words, pairs of words and parts of words it has, what stands beside it, and where in
// the note it stands. Each such feature is a number below BUCKETS (feature hashing: Weinberger et al., 2009), so that no word list is
// needed, and German, French and Spanish are read as English is.

/** A part of a note: a sentence, or what stands of it before or after a semicolon, a dash or a bracket. */
export interface Part {
  text: string;
  /** false for what continues the sentence of the part before it */
  isNewSentence: boolean;
}

/** How many features are told apart. */
export const BUCKETS = 1 << 16;

/** FNV-1a, 32 bits */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (hash >>> 0) % BUCKETS;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\d[\d.,:]*|[^\s\p{L}\d]/gu;
const NAME = '\u0001';
/** Of a long sentence the beginning is enough. */
const MOST_WORDS = 60;
const LONGEST_WORD = 16;

/** The words and marks of a text: figures are all alike, and the name of the brand may be any. */
function wordsOf(text: string, name: string): string[] {
  const unnamed = name.length > 2 ? text.replaceAll(name, NAME) : text;
  return (unnamed.match(WORD) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) =>
      word === NAME
        ? '#name'
        : !/^\d/.test(word)
          ? word.toLowerCase().replaceAll('’', "'")
          : /^(?:19|20)\d\d$/.test(word)
            ? '#year'
            : '#figure',
    );
}

/** Parts of a word: they are the same in the words of a family, and in languages that join words. */
function lettersOf(word: string): string[] {
  const marked = `<${word.slice(0, LONGEST_WORD)}>`;
  const found: string[] = [];
  for (let length = 3; length <= 5; length++)
    for (let at = 0; at + length <= marked.length; at++) found.push(marked.slice(at, at + length));
  return found;
}

const placeOf = (part: Part, index: number, count: number): string[] => [
  ...(index === 0 ? ['first'] : []),
  ...(index === count - 1 && index > 0 ? ['last'] : []),
  `quarter ${String(Math.floor((4 * index) / count))}`,
  part.isNewSentence ? 'new' : 'goes on',
];

const formOf = (words: readonly string[]): string[] => [
  `length ${String(Math.min(6, Math.floor(words.length / 4)))}`,
  ...(words.some((word) => /^#(?:figure|year)$/.test(word)) ? ['figure'] : []),
];

/** The features of each part with their strength, in the order of the note. */
export function featuresOf(parts: readonly Part[], name: string): Map<number, number>[] {
  const words = parts.map(({ text }) => wordsOf(text, name));
  return parts.map((part, index) => {
    const own = words[index] ?? [];
    const features = new Map<number, number>();
    /** All features of a group together weigh the same, however many they are. */
    const group = (kind: string, weight: number, found: readonly string[]) => {
      const share = weight / Math.sqrt(Math.max(1, found.length));
      for (const feature of found) {
        const bucket = bucketOf(`${kind} ${feature}`);
        features.set(bucket, (features.get(bucket) ?? 0) + share);
      }
    };
    group('word', 2, own);
    group(
      'pair',
      2,
      own.map((word, at) => `${own[at - 1] ?? ''} ${word}`),
    );
    group('letters', 1.5, own.flatMap(lettersOf));
    group('opening', 1, [own[0] ?? '', own.slice(0, 2).join(' ')]);
    group('end', 0.7, [own.at(-1) ?? '', own.slice(-2).join(' ')]);
    group('before', 0.4, words[index - 1] ?? []);
    group('after', 0.4, words[index + 1] ?? []);
    group('place', 0.8, placeOf(part, index, parts.length));
    group('form', 0.8, formOf(own));
    return features;
  });
}
