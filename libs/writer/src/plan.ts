import type { Brief, Fact } from './brief';
import { entriesOf, type Entry, lineOf, linesOf, parts } from './knowledge/entries';
import { APPROACHES, ARCHETYPE_NOTES } from './knowledge/archetypes';
import { familyOf } from './knowledge/trade';
import { bare, Draw, small } from './pen';

const archetypes = entriesOf(ARCHETYPE_NOTES);
export type Approach = keyof typeof APPROACHES;

/** What every section agrees on, decided once. */
export interface Plan extends Omit<Brief, 'trade'> {
  trade: Brief['trade'];
  /** one fact for each kind of argument, the strongest first */
  arguments: Fact[];
  /** what the brand does not do, each of another kind first */
  refusals: Fact[];
  /** whom it is for: in the brief's words, else in those of its trade */
  audience: string;
  /** the same where it was named before: 'schools', 'these buyers' */
  readers: string;
  primary: { id: string; entry: Entry };
  secondary: { id: string; entry: Entry };
  audienceArchetypes: { primary: string; secondary: string };
  approach: Approach;
  levels: { desire: string; awareness: string; sophistication: string };
  /** lines of the trade by key, in this brand's own order, nothing twice and nothing that it rules out */
  draw(key: string): Draw;
  /** true when something of that kind is ruled out: 'website' */
  rulesOut(pattern: RegExp): boolean;
}

/** Where a trade knows fewer than these, its family helps out. */
const ENOUGH: Record<string, number> = { pain: 4, doubt: 3, feel: 2, rival: 3, no: 3, see: 5, moment: 2, value: 2 };

const weightOf = ({ limit, statement: { subject, tokens } }: Fact): number =>
  (limit ? 2 : 0) + (subject === 'brand' ? 2 : 0) + (subject === 'none' && tokens.length > 4 ? 1 : 0);

const strength = ({ statement, points, isLimit, told }: Fact): number =>
  (points.length > 0 ? 2 : 0) +
  (statement.figures.length > 0 ? 2 : 0) +
  (isLimit ? 0.5 : 0) +
  (statement.subject === 'brand' ? 1 : 0) -
  (told.length > 140 ? 2 : 0) -
  (told.length < 18 ? 1 : 0);

const ofEachKind = (facts: Fact[], kindOf: (fact: Fact) => string | undefined): Fact[] => {
  const seen = new Set<string>();
  const first = facts.filter((fact) => {
    const kind = kindOf(fact);
    if (kind === undefined || seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
  return [...first, ...facts.filter((fact) => !first.includes(fact))];
};

function chooseArchetypes(brief: Brief, facts: Fact[]) {
  const votes = new Map<string, number>();
  const vote = (id: string, count: number) => votes.set(id, (votes.get(id) ?? 0) + count);
  const [own = '', buyers = ''] = (brief.trade.lines('arch')[0] ?? 'creator, sage > regular guy')
    .split('>')
    .map((text) => text.trim());
  own.split(',').forEach((id, index) => vote(id.trim(), brief.isKnownTrade ? 2 - index * 0.6 : 1.5 - index * 0.5));
  for (const { lever } of facts.flatMap(({ points }) => points).slice(0, 7))
    if (lever)
      lineOf(lever.entry, 'arch')
        .split(',')
        .forEach((id, index) => vote(id.trim(), 0.8 - index * 0.35));
  if (brief.limits.length >= 3) vote('outlaw', 1.6);
  const text = brief.reading.text;
  if (
    /\b(?:funny|ironic|absurd|silly|joke|humou?r|ridiculous|boring|nobody asked|yes, another)\b/i.test(text) &&
    !/\bnot? (?:jok|fun|sill|ironic)/i.test(text)
  )
    vote('jester', 1.8);
  if (/\b(?:quiet|calm|gentle|patient(?:ly)?|dignity|grief)\b/i.test(text)) vote('caregiver', 0.8);
  const ranked = [...votes].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([id]) => id);
  const [first = 'creator', second = 'sage'] = ranked;
  const entry = (id: string) => ({ id, entry: archetypes.get(id) as Entry });
  const third = ranked.find((id) => id !== first && id !== second && id !== buyers) ?? 'explorer';
  return {
    primary: entry(first),
    secondary: entry(second),
    audienceArchetypes: { primary: buyers || 'regular guy', secondary: third },
    approach: (Object.entries(APPROACHES).find(([, { of }]) => (of as readonly string[]).includes(first))?.[0] ??
      'I can guide you') as Approach,
  };
}

/** Content words of what the brand says no to; a line of the trade that speaks of them is left out. */
function ruledOut({ refused, limits }: Brief): RegExp | undefined {
  const words = refused
    .flatMap((phrase) => phrase.split(/[^\p{L}]+/u))
    .map((word) =>
      word
        .toLowerCase()
        .replace(/(?:ies)$/, 'y')
        .replace(/s$/, ''),
    )
    .filter(
      (word) =>
        word.length > 3 &&
        !/^(?:more|than|other|people|thing|time|year|customer|want|need|question|work|kind|person|anyone)$/.test(word),
    );
  const text = limits.map(({ said }) => said.toLowerCase()).join(' ');
  if (/website|online|internet/.test(text)) words.push('site', 'online', 'screen');
  if (/photograph|pictures?|faces?/.test(text)) words.push('face', 'portrait');
  return words.length > 0 ? new RegExp(`\\b(?:${[...new Set(words)].join('|')})`, 'i') : undefined;
}

export function planOf(brief: Brief): Plan {
  const { facts, trade, second, limits } = brief;
  const sorted = [...facts].sort((one, other) => strength(other) - strength(one));
  const positive = [
    ...sorted.flatMap((fact) => fact.points.map((point) => ({ ...fact, ...point }))),
    ...sorted.filter(({ isLimit, points }) => !isLimit && points.length === 0),
  ];
  const out = ruledOut(brief);
  const lines = (key: string) => {
    const own = [
      ...new Set([
        ...trade.lines(key),
        ...(ENOUGH[key] !== undefined && trade.lines(key).length < ENOUGH[key]
          ? familyOf(trade.family).lines(key)
          : []),
      ]),
    ];
    const both = second ? interleave(own, second.lines(key)) : own;
    const fit = both.filter((line) => !out?.test(line));
    return fit.length > 0 ? fit : both;
  };
  const [desire = 'medium', awareness = 'solution aware', sophistication = 'intermediate'] = (
    trade.lines('levels')[0] ?? ''
  )
    .split(',')
    .map((text) => text.trim());
  const draws = new Map<string, Draw>();
  return {
    ...brief,
    arguments: ofEachKind(positive, ({ lever }) => lever?.id).slice(0, 12),
    // a refusal that we understand, or that the brand speaks of itself, says more than 'No croissants'
    refusals: ofEachKind(
      [...limits].sort((one, other) => weightOf(other) - weightOf(one)),
      ({ limit }) => limit?.id,
    ).filter((fact) => weightOf(fact) > 0),
    readers: readersOf(brief),
    audience: brief.audiences[0] ?? bare(small(trade.lines('buyer')[0] ?? 'customers')),
    ...chooseArchetypes(brief, sorted),
    levels: { desire, awareness, sophistication },
    draw(key) {
      const known = draws.get(key) ?? new Draw(lines(key), brief.seed ^ key.length, key === 'pain' ? 1 : 0);
      draws.set(key, known);
      return known;
    },
    rulesOut: (pattern) =>
      limits.some(
        ({ said, isLimit }) => isLimit && /\b(?:no|not|never|without|n't|nothing)\b/i.test(said) && pattern.test(said),
      ),
  };
}

/** The audience's noun alone. */
function readersOf({ audiences, trade }: Brief): string {
  const first = audiences[0];
  if (first === undefined) return trade.lines('people')[0] ?? 'customers';
  return (
    first.split(
      / (?:who|that|which|with|in|at|from|of|whose|on|coming|looking|living|without|and|to|near|about) /,
    )[0] ?? first
  );
}

function interleave(one: readonly string[], other: readonly string[]): string[] {
  const result: string[] = [];
  for (let index = 0; index < Math.max(one.length, other.length); index++)
    for (const line of [one[index], other[index]]) if (line !== undefined && !result.includes(line)) result.push(line);
  return result;
}

/** 'Title | description' in its two parts. */
export const titled = (line: string): { title: string; text: string } => {
  const [title = '', text = ''] = parts(line);
  return { title, text };
};
export { lineOf, linesOf };
