import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What kind of thing a noun names, as far as it matters for what it looks like and where it stands. */
export type NounClass =
  | 'bird'
  | 'fish'
  | 'insect'
  | 'animal'
  | 'tree'
  | 'flower'
  | 'plant'
  | 'drink'
  | 'food'
  | 'container'
  | 'building'
  | 'boat'
  | 'aircraft'
  | 'vehicle'
  | 'furniture'
  | 'garment'
  | 'instrument'
  | 'tool'
  | 'book'
  | 'person'
  | 'body'
  | 'weather'
  | 'water'
  | 'land'
  | 'place'
  | 'material'
  | 'object'
  | 'act'
  | 'group'
  | 'time'
  | 'abstract';

/** One sense of a noun. */
export interface NounSense {
  class: NounClass;
  /** What it is a kind of, the nearest first: 'heron' → 'wading bird', 'aquatic bird', 'bird'; empty for what can't be seen. */
  kinds: string[];
}

interface Kind {
  name: string;
  up: number;
  own?: NounClass;
}
interface Nouns {
  kinds: Kind[];
  senses: Map<string, string>;
}

let nouns: Nouns | undefined;
/** Read when it is first needed, and not with the module. */
function table(): Nouns {
  if (nouns) return nouns;
  const file = readFileSync(path.join(__dirname, '..', 'assets', 'nouns.txt'), 'utf8');
  const gap = file.indexOf('\n\n');
  const kinds = file
    .slice(0, gap)
    .split('\n')
    .map((line): Kind => {
      const [name = '', up = '', own] = line.split('\t');
      return { name, up: Number(up), own: own as NounClass | undefined };
    });
  const senses = new Map<string, string>();
  for (const line of file.slice(gap + 2).split('\n')) {
    const tab = line.indexOf('\t');
    if (tab > 0) senses.set(line.slice(0, tab), line.slice(tab + 1));
  }
  return (nouns = { kinds, senses });
}

function senseOf(said: string, kinds: readonly Kind[]): NounSense {
  if (!/^\d/.test(said)) return { class: said as NounClass, kinds: [] };
  const names: string[] = [];
  let found: NounClass | undefined;
  for (let kind = kinds[Number(said) - 1]; kind; kind = kinds[kind.up - 1]) {
    names.push(kind.name);
    found ??= kind.own;
  }
  return { class: found ?? 'object', kinds: names };
}

/** The senses of an English noun in the order of their use; none for a word that is unknown. Base form, small letters. */
export function nounSenses(lemma: string): NounSense[] {
  const { kinds, senses } = table();
  return (senses.get(lemma)?.split(' ') ?? []).map((said) => senseOf(said, kinds));
}

const UNSEEN: ReadonlySet<NounClass> = new Set(['act', 'group', 'time', 'abstract']);
export const canBeSeen = (sense: NounSense): boolean => !UNSEEN.has(sense.class);
