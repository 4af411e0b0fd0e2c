import { WEB, PRODUCT, SOCIAL, MOTION } from './digital';
import { GOODS } from './goods';
import { IDENTITY } from './identity';
import { IMAGE } from './images';
import { PACKAGING } from './packaging';
import { BOOK, PRINT } from './print';
import { FAIR, SPACE } from './spaces';
import type { Deliverable } from './types';
import { ADVICE, EVENT, WORDS } from './words';

export type { Deliverable, FamilyId } from './types';

const LEXICON: readonly Deliverable[] = [
  ...IDENTITY,
  ...PACKAGING,
  ...PRINT,
  ...BOOK,
  ...SPACE,
  ...FAIR,
  ...WEB,
  ...PRODUCT,
  ...SOCIAL,
  ...MOTION,
  ...IMAGE,
  ...GOODS,
  ...WORDS,
  ...EVENT,
  ...ADVICE,
];

interface Entry {
  of: Deliverable;
  /** also means much else */
  isWeak: boolean;
}
const ENTRIES = new Map<string, Entry>();
let longest = 1;
for (const of of LEXICON)
  for (const written of of.names.split('|')) {
    const isWeak = written.startsWith('~');
    const name = isWeak ? written.slice(1) : written;
    longest = Math.max(longest, name.split(' ').length);
    if (!ENTRIES.has(name)) ENTRIES.set(name, { of, isWeak });
  }

/** A name of the lexicon in a text. */
interface Hit {
  of: Deliverable;
  isWeak: boolean;
  at: number;
  end: number;
}

interface Word {
  lower: string;
  at: number;
  end: number;
}

/** Words; a hyphen parts them as a blank does. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].map((match) => ({
    lower: match[0].toLowerCase(),
    at: match.index,
    end: match.index + match[0].length,
  }));

/** The forms under which a word may stand in the lexicon: itself, and what a plural is made from. */
function formsOf(word: string, isForeign: boolean): string[] {
  const forms = [word];
  if (word.length > 2 && word.endsWith('s')) forms.push(word.slice(0, -1));
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (isForeign && word.length > 4) {
    for (const ending of ['n', 'e', 'er', 'en', 'ern', 's', 'x'])
      if (word.endsWith(ending)) forms.push(word.slice(0, -ending.length));
    if (word.endsWith('i') || word.endsWith('e'))
      forms.push(`${word.slice(0, -1)}o`, `${word.slice(0, -1)}a`, `${word.slice(0, -1)}e`);
    if (word.endsWith('ões')) forms.push(`${word.slice(0, -3)}ão`);
  }
  return forms;
}

const find = (words: readonly Word[], isForeign: boolean): Entry | undefined => {
  const last = words.at(-1)!;
  const before = words.slice(0, -1).map(({ lower }) => lower);
  for (const form of formsOf(last.lower, isForeign)) {
    const found = ENTRIES.get([...before, form].join(' '));
    if (found) return found;
    // 'Trailers for vans': the first word of a name in the plural, 'cartes de visite'
    if (isForeign && before.length > 0)
      for (const first of formsOf(before[0]!, true)) {
        const other = ENTRIES.get([first, ...before.slice(1), form].join(' '));
        if (other) return other;
      }
  }
  return undefined;
};

/** German and Dutch write in one word what others write in two: 'Teeverpackung'. */
function tailOf(word: string): Entry | undefined {
  for (let from = 2; from <= word.length - 4; from++)
    for (const form of formsOf(word.slice(from), true)) {
      const found = form.length > 3 ? ENTRIES.get(form) : undefined;
      // Obstbrand and Waldbrand are no brands
      if (found && form !== 'brand') return { ...found, isWeak: false };
    }
  return undefined;
}

/** The deliverables that a text names, in their order; a longer name goes before what stands in it. */
export function hitsIn(text: string, isForeign = false): Hit[] {
  const words = wordsOf(text);
  const hits: Hit[] = [];
  for (let index = 0; index < words.length;) {
    let length = Math.min(longest, words.length - index);
    let found: Entry | undefined;
    for (; length > 0; length--) {
      const span = words.slice(index, index + length);
      // no name goes across a comma or a stop
      if (length > 1 && /[^\s\p{L}\d'’&-]/u.test(text.slice(span[0]!.at, span.at(-1)!.end))) continue;
      found = find(span, isForeign);
      if (found) break;
    }
    if (!found && isForeign && words[index]!.lower.length > 6 && words[index]!.lower.length < 40) {
      found = tailOf(words[index]!.lower);
      length = 1;
    }
    if (found) hits.push({ ...found, at: words[index]!.at, end: words[index + length - 1]!.end });
    index += found ? length : 1;
  }
  return hits;
}
