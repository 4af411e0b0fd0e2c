import type { Argument } from './argue';
import type { Brief } from './brief';
import { APPROACHES, ARCHETYPE_NOTES } from './knowledge/archetypes';
import { type Entry, entriesOf, lineOf, linesOf, parts } from './knowledge/entries';

const archetypes = entriesOf(ARCHETYPE_NOTES);
export type Approach = keyof typeof APPROACHES;
interface Character {
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

/** @param seed which of the things that such a character does this one is told to do */
function character(id: string, seed: number, reason?: string): Character {
  const entry: Entry = archetypes.get(id) ?? archetypes.get('creator') ?? new Map<string, readonly string[]>();
  const deeds = linesOf(entry, 'does');
  const does = deeds[seed % Math.max(1, deeds.length)] ?? '';
  return { id, entry: new Map([...entry, ['does', [does]]]), ...(reason && { reason }) };
}

/** What in a brief tells how its buyers come, besides what is known of the trade. */
const BUYERS: [string, RegExp][] = [
  ['innocent', /\b(?:afraid|nervous|worried|scared|simple|honest|first time|trust)\b/g],
  ['sage', /\b(?:measur\w+|tested|tests?|certifi\w+|figures?|reports?|explain\w*|learn\w*|know)\b/g],
  ['creator', /\b(?:design\w*|made to|bespoke|draw\w*|own (?:idea|design|plans?)|architects?|artists?)\b/g],
  ['ruler', /\b(?:deadlines?|audit\w*|contracts?|boards?|compliance|invoices?|on time|in writing|tenders?)\b/g],
  ['explorer', /\b(?:travel\w*|tourists?|trails?|routes?|mountains?|outdoors?|walks?|discover\w*|abroad)\b/g],
  ['caregiver', /\b(?:parents?|children|kids|families|patients?|elderly|mothers?|grand\w+|dogs?|cats?)\b/g],
  ['lover', /\b(?:taste\w*|smell\w*|beautiful|weddings?|gifts?|flavou?rs?|wine|flowers?)\b/g],
  ['hero', /\b(?:train(?:s|ed|ing)?|runners?|race|finish|strong\w*|emergenc\w+|night|urgent)\b/g],
  ['outlaw', /\b(?:tired of|fed up|instead of|nobody else|refus\w+|against)\b/g],
];

/** How buyers come as well: what the brief speaks of most; of a brief that speaks of none, one or another. */
function alsoComeAs(text: string, seed: number, taken: readonly string[]): string {
  const free = BUYERS.filter(([id]) => !taken.includes(id));
  const [best] = free
    .map(([id, words]) => ({ id, count: text.match(words)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return (best && best.count > 0 ? best.id : free[seed % free.length]?.[0]) ?? 'sage';
}

/** Values that most briefs show: they tell nobody apart. */
const COMMON = /^(?:An open price|Known hours|Known hands|Scale|Where it comes from)$/;

/** Which character the brand acts as: its own conduct counts more than its trade. */
export function charactersOf({ units, trades, seed, manners }: Brief, found: readonly Argument[]): Characters {
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
      .forEach((id, index) =>
        vote(id.trim(), (1 - index * 0.4) * (at < 3 ? 1 : 0.5) * (COMMON.test(lineOf(lever, 'value')) ? 0.3 : 1)),
      ),
  );
  // what the client asks for counts more than what a trade is like
  manners.forEach(({ archetype }) => archetype && vote(archetype, 1.6));
  const text = units
    .filter(({ isForeign, isToWriter }) => !isForeign && !isToWriter)
    .map(({ plain }) => plain)
    .join(' ');
  if (units.filter(({ roles, isToWriter }) => roles.has('refusal') && !isToWriter).length >= 3) vote('outlaw', 1.2);
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
  const third = theirs[1]?.[0] ?? alsoComeAs(text, seed, [buyers, first]);
  const approaches = (Object.keys(APPROACHES) as Approach[]).filter((key) =>
    (APPROACHES[key].of as readonly string[]).includes(first),
  );
  return {
    primary: character(first, seed, reasons.get(first)),
    secondary: character(second, seed >>> 3, reasons.get(second)),
    audienceArchetypes: { primary: buyers, secondary: third, ...(why && { reason: why }) },
    approach: approaches[seed % Math.max(1, approaches.length)] ?? 'I can guide you',
  };
}

export const titleOf = (id: string): string => id.replace(/\b\w/g, (letter) => letter.toUpperCase());
export const withArticle = (id: string): string => `${/^[aeio]/i.test(id) ? 'an' : 'a'} ${titleOf(id)}`;
