import { once, readTable } from '../assets';

const words = once(() => readTable<string>('words.json'));
/** How nouns end in the plural, and how German, Polish and Italian bend them. */
const ENDINGS = [/s$/u, /es$/u, /n$/u, /en$/u, /e$/u, /er$/u, /ar$/u];

/** A noun of another language in English, where a picture of it has a name there: 'trompette' is a trumpet. */
export function nounInEnglish(word: string): string | undefined {
  const lower = word.toLowerCase();
  const found = words().get(lower);
  if (found !== undefined || lower.length < 5) return found;
  return ENDINGS.map((ending) => (ending.test(lower) ? words().get(lower.replace(ending, '')) : undefined)).find(
    (name) => name !== undefined,
  );
}
