import type { Argument } from './argue';
import type { Brief } from './brief';
import { APPROACHES, ARCHETYPE_NOTES } from './knowledge/archetypes';
import { type Entry, entriesOf, lineOf, parts } from './knowledge/entries';

const archetypes = entriesOf(ARCHETYPE_NOTES);
export type Approach = keyof typeof APPROACHES;
export interface Character {
  id: string;
  entry: Entry;
  /** what speaks for it in this trade, where the trade says so */
  reason?: string;
}
export interface Characters {
  primary: Character;
  secondary: Character;
  audienceArchetypes: { primary: string; secondary: string; reason?: string };
  approach: Approach;
}

const character = (id: string, reason?: string): Character => ({
  id,
  entry: archetypes.get(id) ?? (archetypes.get('creator') as Entry),
  ...(reason && { reason }),
});

/** Which character the brand acts as: its own conduct counts more than its trade. */
export function charactersOf({ units, trades, seed }: Brief, found: readonly Argument[]): Characters {
  const votes = new Map<string, number>();
  const reasons = new Map<string, string>();
  const vote = (id: string, count: number) => archetypes.has(id) && votes.set(id, (votes.get(id) ?? 0) + count);
  (trades.main?.lines('arch') ?? []).forEach((line, at) => {
    const [id = '', reason] = parts(line);
    vote(id, 1.3 - at * 0.4);
    if (reason) reasons.set(id, reason);
  });
  found.forEach(({ lever }, at) =>
    lineOf(lever, 'arch')
      .split(',')
      .forEach((id, index) => vote(id.trim(), (1 - index * 0.4) * (at < 3 ? 1 : 0.5))),
  );
  const text = units
    .filter(({ isForeign }) => !isForeign)
    .map(({ plain }) => plain)
    .join(' ');
  if (units.filter(({ roles }) => roles.has('refusal')).length >= 3) vote('outlaw', 1.2);
  if (units.some(({ roles }) => roles.has('irony')) || /\b(?:funny|absurd|silly|humou?r|craic)\b/.test(text))
    vote('jester', 0.9);
  if (/\b(?:quiet|calm|gentle|dignity|grief|afraid)\b/.test(text)) vote('caregiver', 0.8);
  if (/\bpity\b|\bproud\b|\bstubborn\b/.test(text)) {
    vote('hero', 1.4);
    if (/\bpity\b/.test(text)) votes.delete('caregiver');
  }
  const ranked = [...votes].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([id]) => id);
  const [first = 'creator', second = first === 'sage' ? 'creator' : 'sage'] = ranked;
  const theirs = (trades.main?.lines('theirs') ?? []).map(parts);
  const [buyers = 'regular guy', why] = theirs[0] ?? [];
  const third =
    theirs[1]?.[0] ??
    ['explorer', 'caregiver', 'sage', 'creator'].find((id) => id !== buyers && id !== first) ??
    'explorer';
  const approaches = (Object.keys(APPROACHES) as Approach[]).filter((key) =>
    (APPROACHES[key].of as readonly string[]).includes(first),
  );
  return {
    primary: character(first, reasons.get(first)),
    secondary: character(second, reasons.get(second)),
    audienceArchetypes: { primary: buyers, secondary: third, ...(why && { reason: why }) },
    approach: approaches[seed % Math.max(1, approaches.length)] ?? 'I can guide you',
  };
}

export const titleOf = (id: string): string => id.replace(/\b\w/g, (letter) => letter.toUpperCase());
export const withArticle = (id: string): string => `${/^[aeio]/i.test(id) ? 'an' : 'a'} ${titleOf(id)}`;
