import type { Entry } from '../knowledge/entries';
import { entriesOf, lineOf } from '../knowledge/entries';
import { type Archetype, ARCHETYPE_NOTES } from '../knowledge/archetypes';
import type { Note } from './notes';

const ENTRIES = entriesOf(ARCHETYPE_NOTES);
const entryOf = (id: Archetype): Entry => ENTRIES.get(id) ?? new Map();
export const titleOf = (id: Archetype): string => id.replace(/\b\w/g, (letter) => letter.toUpperCase());

export interface Character {
  id: Archetype;
  entry: Entry;
  /** the note that speaks for it */
  proof?: Note;
  /** the word with which the notes ask for it */
  asked?: string;
  /** why such a brand is one */
  why: string;
}

const [OF_HOUSE, ALSO_OF_HOUSE] = [2, 1.2];
/** How it wants to sound says more of who it is than what it offers. */
const OF_WISH = 2.6;
const TOLD = 5;

/** The two characters of a brand: what the notes ask for and are evidence of counts before the kind of house it is. */
export function charactersOf(
  lead: readonly Note[],
  asked: readonly { word: string; archetype?: string }[],
  house: readonly Archetype[],
  barred: readonly Archetype[],
): { primary: Character; secondary: Character } {
  const votes = new Map<Archetype, number>();
  const vote = (id: Archetype, count: number) => votes.set(id, (votes.get(id) ?? 0) + count);
  house.forEach((id, at) => vote(id, at === 0 ? OF_HOUSE : ALSO_OF_HOUSE));
  asked.forEach(({ archetype }, at) => {
    if (archetype) vote(archetype as Archetype, at === 0 ? OF_WISH : OF_WISH / 2);
  });
  lead.slice(0, TOLD).forEach(({ kinds: [kind], weight }, at) =>
    // what most brands could say speaks for none of them
    kind?.archetypes.forEach((id, index) => {
      if (weight > 2) vote(id, (1 - at * 0.15) * (index === 0 ? 1 : 0.5));
    }),
  );
  for (const id of barred) votes.delete(id);
  const [first = 'sage', second = first === 'sage' ? 'regular guy' : 'sage'] = [...votes]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .map(([id]) => id);
  const character = (id: Archetype, but?: Note): Character => {
    const proof = lead.find((note) => note !== but && note.weight > 1.5 && note.kinds[0]?.archetypes.includes(id));
    const word = asked.find(({ archetype }) => archetype === id)?.word;
    return {
      id,
      entry: entryOf(id),
      why: lineOf(entryOf(id), 'because'),
      ...(proof && { proof }),
      ...(word !== undefined && { asked: word }),
    };
  };
  const primary = character(first);
  return { primary, secondary: character(second, primary.proof) };
}
