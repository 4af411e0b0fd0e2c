import { read } from '../../prompt/read';
import { IDLE } from './manners';
import { TREATMENT_WORDS } from './treatment-words';

// What of a wish nothing was made of, in its own words.

/** The things that a text names, and the words in it that name nothing known. */
export function beyondOf(rest: string): { things: string[]; unknown: string[] } {
  if (!/\p{L}{2}/u.test(rest)) return { things: [], unknown: [] };
  const { name, quotes, subjects, unknown, person, facts } = read(rest);
  const seen = subjects.filter(({ kind }) => kind !== 'setting').map(({ words }) => words);
  const things = distinct([name, person?.name, ...quotes, ...facts.map(({ text }) => text), ...seen]);
  return { things, unknown: distinct([...things, ...unknown]).slice(things.length) };
}

const CLAUSE = /[,.;:!?]|(?= with )| but | and (?!white\b)/iu;

/**
 * What could not be read, in the client's own words: a word alone ("long", "rose") tells nobody what was left out. Where a clause has nothing
 * else in it it is told whole, else from the first to the last such word of a row.
 */
export function inClauses(text: string, things: readonly string[], unknown: readonly string[]): [string[], string[]] {
  const told: [string[], string[]] = [[], []];
  const left = [...things, ...unknown].flatMap((words) => words.toLowerCase().split(/\s+/u));
  const isLeft = (word: string): boolean => left.includes(word.toLowerCase());
  const isIdle = (word: string): boolean => word.replace(new RegExp(IDLE, 'giu'), '').trim() === '';
  for (const clause of text.split(CLAUSE)) {
    const words = clause.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    if (!words.some(isLeft)) continue;
    const isMade = TREATMENT_WORDS.some(([, made]) => made.test(clause));
    const isAll = !isMade && words.every((word) => isLeft(word) || isIdle(word));
    const rows = isAll ? [clause.trim()] : rowsOf(words, isLeft);
    for (const row of rows) {
      const isThing = things.some((thing) => row.toLowerCase().includes(thing.toLowerCase()));
      told[isThing ? 0 : 1].push(inShort(row));
    }
  }
  return [distinct(told[0]), distinct(told[1])];
}
function rowsOf(words: readonly string[], isLeft: (word: string) => boolean): string[] {
  const rows: string[][] = [];
  words.forEach((word, at) => {
    if (!isLeft(word)) return;
    if (isLeft(words[at - 1] ?? '')) rows.at(-1)?.push(word);
    else rows.push([word]);
  });
  return rows.map((row) => row.join(' '));
}

export const distinct = (texts: readonly (string | undefined)[]): string[] =>
  [...new Set(texts.filter((text) => text !== undefined).map((text) => text.trim()))]
    .filter((text) => /\p{L}{2}/u.test(text))
    .filter((text, i, list) => !list.some((other, j) => j < i && other.toLowerCase().includes(text.toLowerCase())));

/** Those of them that are not told in other words already. */
export const told = (all: readonly string[], others: readonly string[]): string[] =>
  distinct(all.filter((words) => !others.some((other) => other.toLowerCase().includes(words.toLowerCase()))));
export const inShort = (order: string): string => order.trim().slice(0, 80);
