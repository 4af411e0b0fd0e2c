import type { Entry } from '../knowledge/entries';
import { entriesOf } from '../knowledge/entries';
import { type Archetype, ARCHETYPE_NOTES } from '../knowledge/archetypes';
import type { Note } from './notes';

const ENTRIES = entriesOf(ARCHETYPE_NOTES);
export const entryOf = (id: Archetype): Entry => ENTRIES.get(id) ?? new Map();
export const titleOf = (id: Archetype): string => id.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** What in a brief speaks for a character, and why it does. */
const SIGNS: readonly [Archetype, RegExp, number, string][] = [
  [
    'jester',
    /\bapologi[sz]e for\b|\bcompliments not\b|\bpersonal loss\b|\bjoke\b|\bcheeky\b|\bwink\b|\bfunny\b|\bif they agree\b|\bone of them level\b/,
    4,
    'the humour is already in the way the house talks of itself',
  ],
  [
    'hero',
    /\b24\/7\b|\bhours['’]? notice\b|\bsame day\b|\bwithin \d+ min|\bemergenc|\bnight\b(?! shifts)|\bon time\b|\bwe come\b|\bnervous starters\b/,
    1.6,
    'it is measured by what it does when time is short or courage is low',
  ],
  [
    'sage',
    /\bnumbers, not\b|\banalysis\b|\breport\b|\bgraded\b|\bexplain\b|\bplain talk\b|\bdown to -?\d|\bask the same\b|\b\d+(?:\.\d+)? ?%|\bone in ten\b|\bmax \d/,
    1.5,
    'people want to understand it before they believe it',
  ],
  [
    'caregiver',
    /\bnervous\b|\bshame\b|\bkids\b|\bpatients?\b|\bpregnan|\bmidwi|\bquiet room\b|\bcalm\b|\bafraid\b|\bfunerals?\b|\bwomen instructors\b|\bautism/,
    1.6,
    'people arrive with something that weighs on them',
  ],
  [
    'creator',
    /\bby hand\b|\bcarved\b|\bat the bench\b|\btrained in\b|\bin-house\b|\bhandmade\b|\bsewed\b|\bbind(?:ing|ers)\b|\bown kiln\b|\bwoven\b|\bforged\b/,
    1.8,
    'the skill of the hand is what is paid for',
  ],
  [
    'innocent',
    /\borganic\b|\bnothing added\b|\bno pesticides\b|\bno tv\b|\bmust be said\b|\bsimple\b|\bno contract\b/,
    1.1,
    'it convinces by what it leaves out',
  ],
  [
    'ruler',
    /\bcertified\b|\blicen[cs]ed\b|\bwarranty\b|\bguarantee|\bregistered\b|\bprice not change\b|\binsured\b|\bfixed fees?\b|\bcontract\b(?<!no contract)/,
    1.3,
    'what is promised is written down and stands',
  ],
  [
    'regular guy',
    /\bfamily\b|\bneighbou?rs?\b|\bregulars\b|\btext simple\b|\bby phone\b|\bbrother\b|\bno self-employed\b|\bin three parts\b|\bfrom €?\d/,
    1.2,
    'it deals with everybody on level ground',
  ],
  [
    'explorer',
    /\bharvest, guests\b|\btrail\b|\bmountains?\b|\bexpedition|\bguided\b|\bvisitors\b|\bsea\b/,
    1,
    'one goes there for what one does not have at home',
  ],
  [
    'outlaw',
    /, ever\b|\brefuses\b|\bcompetitors all\b|\bnot like\b|\bwe don['’]t do\b|\bnot luxury\b|\byes both\b|\bnot artisan\b/,
    1.4,
    'it openly refuses a habit of its trade',
  ],
  [
    'lover',
    /\btaste\b|\bjollof\b|\bperfum|\bscent\b|\bwine\b|\bchocolate\b|\bhoney\b|\bweddings?\b|\bbeautiful\b/,
    1.1,
    'the difference reaches the senses before the mind',
  ],
  [
    'magician',
    /\bimports? from\b|\bin about \d+ minutes\b|\bpuppet|\blamplighter\b|\btransform/,
    1.6,
    'something tedious or dead comes to life in front of people’s eyes',
  ],
];

export interface Character {
  id: Archetype;
  entry: Entry;
  /** the note that speaks for it, and why */
  proof?: { note: Note; why: string };
}

/** The two characters of a brand: its own notes count before the kind of house it is. */
export function charactersOf(
  notes: readonly Note[],
  wishes: string,
  house: readonly Archetype[],
  lead: readonly Note[],
  barred: readonly Archetype[],
): { primary: Character; secondary: Character } {
  const votes = new Map<Archetype, number>();
  const vote = (id: Archetype, count: number) => votes.set(id, (votes.get(id) ?? 0) + count);
  house.forEach((id, at) => vote(id, at === 0 ? 2 : 1.2));
  for (const [id, test, weight] of SIGNS) {
    const count = notes.filter(({ text }) => test.test(text.toLowerCase())).length;
    if (count > 0) vote(id, weight * Math.min(1.5, 0.75 + count * 0.25));
    if (test.test(wishes)) vote(id, weight * 0.5);
  }
  lead
    .slice(0, 3)
    .forEach(({ kinds: [kind] }, at) =>
      kind?.archetypes.forEach((id, index) => vote(id, (0.9 - at * 0.2) * (index === 0 ? 1 : 0.5))),
    );
  for (const id of barred) votes.delete(id);
  const [first = 'sage', second = first === 'sage' ? 'regular guy' : 'sage'] = [...votes]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .map(([id]) => id);
  const proofOf = (id: Archetype, but?: Note) => {
    const free = notes.filter((note) => note !== but);
    const sign = SIGNS.find(([other]) => other === id);
    const told = free.find(({ text }) => sign?.[1].test(text.toLowerCase()));
    if (told && sign) return { note: told, why: sign[3] };
    const lent = lead.find((note) => note !== but && note.kinds[0]?.archetypes.includes(id));
    return lent && sign ? { note: lent, why: sign[3] } : undefined;
  };
  const one = proofOf(first);
  const other = proofOf(second, one?.note);
  return {
    primary: { id: first, entry: entryOf(first), ...(one && { proof: one }) },
    secondary: { id: second, entry: entryOf(second), ...(other && { proof: other }) },
  };
}
