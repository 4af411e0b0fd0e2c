import type { Brief, Fact } from './brief';
import { APPROACHES, ARCHETYPE_NOTES } from './knowledge/archetypes';
import { entriesOf, type Entry, lineOf, linesOf, parts } from './knowledge/entries';
import { GENERAL } from './knowledge/general';
import { TELL_TALE } from './knowledge/tell-tale';
import { familyOf } from './knowledge/trade';
import { bare, capital, Draw, sentence, small } from './pen';

const archetypes = entriesOf(ARCHETYPE_NOTES);
const general = entriesOf(GENERAL).get('general') as Entry;
export type Approach = keyof typeof APPROACHES;

/** Something that the brand can be believed for, and what a strategist makes of it. */
export interface Argument {
  fact: Fact;
  lever: Entry;
  /** what it shows, in a word: 'Openness' */
  value: string;
  /** the brand's words in quotes, whole; the value where they are too long to be quoted */
  quote: string;
}

/** What every section agrees on, decided once. */
export interface Plan extends Brief {
  /** the strongest first: conduct before result, result before circumstance */
  arguments: Argument[];
  /** what customers ask for and do not get */
  refusals: Fact[];
  /** whom it is for: in the brief's words, else in those of its trade; undefined when neither says */
  audience?: string;
  /** the same where it was named before: 'schools', 'customers' */
  readers: string;
  primary: { id: string; entry: Entry };
  secondary: { id: string; entry: Entry };
  audienceArchetypes: { primary: string; secondary: string };
  approach: Approach;
  levels: { desire: string; awareness: string; sophistication: string };
  /** facts about prices, whole */
  prices: Fact[];
  /** what may be printed as it stands, shortest first */
  copy: Draw;
  /** what is known of the trade and holds for this brand, in its own order, nothing twice */
  draw: (key: string) => Draw;
  /** the same, all of it */
  lines: (key: string) => string[];
  /** true when something of that kind is ruled out: 'website' */
  rulesOut: (pattern: RegExp) => boolean;
}

/** Conduct that costs the brand something convinces more than a result, and a result more than a circumstance. */
const RANK = [
  'marked',
  'refusing',
  'openness',
  'comingback',
  'answer',
  'guarantee',
  'evidence',
  'keeping',
  'free',
  'nothing-added',
  'secret',
  'owned',
  'access',
  'repairable',
  'reuse',
  'hand',
  'bespoke',
  'slow',
  'fast',
  'teach',
  'local',
  'waiting',
  'season',
  'volunteers',
  'certified',
  'small',
  'heritage',
];
const MAX_QUOTE = 130;

function argumentsOf(facts: Fact[]): Argument[] {
  const all = facts
    .filter(({ isPublic }) => isPublic)
    .flatMap((fact) => fact.points.map(({ lever }) => ({ fact, lever: lever.entry, id: lever.id })))
    .sort((one, other) => RANK.indexOf(one.id) - RANK.indexOf(other.id));
  const chosen: (Argument & { id: string })[] = [];
  for (const { fact, lever, id } of all) {
    if (chosen.some((other) => other.id === id || other.fact === fact)) continue;
    const value = lineOf(lever, 'value');
    chosen.push({
      id,
      fact,
      lever,
      value,
      quote: fact.said.length <= MAX_QUOTE ? `“${bare(fact.said)}”` : small(value),
    });
  }
  return chosen.slice(0, 6);
}

function chooseArchetypes(brief: Brief, found: Argument[]) {
  const votes = new Map<string, number>();
  const vote = (id: string, count: number) => votes.set(id, (votes.get(id) ?? 0) + count);
  const [own = '', buyers = ''] = (brief.trade.lines('arch')[0] ?? 'creator, sage > regular guy')
    .split('>')
    .map((text) => text.trim());
  own.split(',').forEach((id, index) => vote(id.trim(), (brief.isKnownTrade ? 1.6 : 1) - index * 0.5));
  found.forEach(({ lever }, at) =>
    lineOf(lever, 'arch')
      .split(',')
      .forEach((id, index) => vote(id.trim(), (1 - index * 0.4) * (at < 3 ? 1 : 0.5))),
  );
  if (brief.limits.length >= 3) vote('outlaw', 1.2);
  const { text } = brief.reading;
  if (/\b(?:funny|ironic|absurd|silly|humou?r|ridiculous|nobody asked|yes, another|craic)\b/i.test(text))
    vote('jester', 1.5);
  if (/\b(?:pity|nobody's victim|proud|stubborn|own stall|on their own)\b/i.test(text)) vote('hero', 1.6);
  if (/\b(?:quiet|calm|gentle|dignity|grief|rest\b)\b/i.test(text)) vote('caregiver', 0.8);
  if (/\b(?:pity)\b/i.test(text)) votes.delete('caregiver');
  const ranked = [...votes].sort(([one, a], [other, b]) => b - a || one.localeCompare(other)).map(([id]) => id);
  const [first = 'creator', second = 'sage'] = ranked;
  const entry = (id: string) => ({ id, entry: archetypes.get(id) as Entry });
  const third = ranked.find((id) => id !== first && id !== second && id !== buyers) ?? 'explorer';
  const approaches = Object.entries(APPROACHES).filter(
    ([, { of }]) => (of as readonly string[]).includes(first) || (of as readonly string[]).includes(second),
  );
  return {
    primary: entry(first),
    secondary: entry(second),
    audienceArchetypes: { primary: buyers || 'regular guy', secondary: third },
    approach: (approaches[brief.seed % Math.max(approaches.length, 1)]?.[0] ?? 'I can guide you') as Approach,
  };
}

/** Words that a brand may not or will not use or do; lines with them are left out. */
function ruledOut({ refused, reading, limits }: Brief): RegExp | undefined {
  const words = refused
    .flatMap((phrase) => phrase.split(/[^\p{L}]+/u))
    .map((word) => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, ''))
    .filter(
      (word) =>
        word.length > 3 &&
        !/^(?:more|than|other|people|thing|time|year|customer|want|need|question|work|kind|person|anyone)$/.test(word),
    );
  const text = limits.map(({ said }) => said.toLowerCase()).join(' ');
  if (/website|online|internet/.test(text)) words.push('site', 'online', 'screen');
  for (const { text: said } of reading.statements) {
    const forbidden =
      /\b(?:may|must|can)(?: not|not) (?:say|hint|claim|use the word|call)(.*)$/i.exec(said)?.[1] ??
      /(?:n't|not|never) (?:use|say) the words? (.*)$/i.exec(said)?.[1];
    if (forbidden === undefined) continue;
    words.push(
      ...(forbidden.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
        (word) => !/^(?:hint|that|anything|word|anybody|with|never|about|claim)$/.test(word),
      ),
    );
    if (/heal|cure|treat|reliev/i.test(forbidden))
      words.push(
        'patient',
        'treat',
        'therap',
        'symptom',
        'medic',
        'heal',
        'cure',
        'reliev',
        'pain',
        'diagnos',
        'doctor',
        'care',
        'finding',
        'ill',
        'appointment',
        'clinic',
        'practice',
      );
  }
  return words.length > 0 ? new RegExp(`\\b(?:${[...new Set(words)].join('|')})`, 'i') : undefined;
}

/** Where fewer lines than these are known, the general ones fill up. */
const ENOUGH: Record<string, number> = {
  when: 1,
  show: 1,
  stance: 1,
  tension: 1,
  pain: 3,
  wish: 2,
  doubt: 2,
  feel: 2,
  rival: 1,
  no: 1,
  see: 3,
  value: 1,
  chance: 1,
  trend: 1,
  mood: 1,
};

export function planOf(brief: Brief): Plan {
  const { facts, trade, second, limits, reading } = brief;
  const found = argumentsOf(facts);
  const out = ruledOut(brief);
  const readers = readersOf(brief);
  const said = reading.text.toLowerCase();
  // of a family only what fits its every trade, or what the brief speaks of itself
  const holds = (line: string, isOwn: boolean) =>
    !out?.test(line) &&
    (isOwn ||
      (line.match(new RegExp(TELL_TALE, 'gi')) ?? []).every((word) =>
        said.includes(word.toLowerCase().replace(/s$/, '')),
      ));
  const fill = (line: string) =>
    line
      .replaceAll('{offer}', brief.offer)
      .replaceAll('{readers}', readers)
      .replaceAll('{Readers}', capital(readers))
      .replaceAll('{name}', brief.name)
      .replaceAll('{noun}', brief.noun);
  const known = new Map<string, string[]>();
  const lines = (key: string): string[] => {
    const before = known.get(key);
    if (before) return before;
    const own = trade.lines(key).filter((line) => holds(line, brief.isKnownTrade && !trade.isFamily));
    const shared = brief.isKnownTrade
      ? familyOf(trade.family)
          .lines(key)
          .filter((line) => holds(line, false))
      : [];
    const others = second ? second.lines(key).filter((line) => holds(line, !second.isFamily)) : [];
    const enough = ENOUGH[key] ?? 0;
    const both = others.length > 0 && enough > 1 ? interleave(own, others) : own;
    const more = [
      ...(both.length < enough ? shared : []),
      ...linesOf(general, key)
        .map(fill)
        .filter((line) => !out?.test(line)),
    ];
    const all = [...new Set([...both, ...more.slice(0, Math.max(0, enough - both.length))])];
    known.set(key, all);
    return all;
  };
  const [desire = 'medium', awareness = 'solution aware', sophistication = 'intermediate'] = (
    trade.lines('levels')[0] ?? ''
  )
    .split(',')
    .map((text) => text.trim());
  const isProfessional = brief.kinds.some((kind) => /defend the choice|knows it as well/.test(lineOf(kind, 'goal')));
  const draws = new Map<string, Draw>();
  const publishable = facts.filter(({ isPublic, said: text }) => isPublic && text.length < 170);
  return {
    ...brief,
    arguments: found,
    refusals: limits.filter(({ isPublic, isRefusal }) => isPublic && isRefusal),
    audience:
      brief.audiences[0] ?? (brief.isKnownTrade ? bare(small(trade.lines('buyer')[0] ?? '')) || undefined : undefined),
    readers,
    ...chooseArchetypes(brief, found),
    levels: { desire, awareness, sophistication: isProfessional ? 'expert' : sophistication },
    prices: facts.filter(
      ({ statement, isPublic }) => isPublic && statement.figures.some(({ kind }) => kind === 'money'),
    ),
    copy: new Draw(
      [
        ...new Set(
          [...found.map(({ fact }) => fact), ...publishable]
            .map(({ said: text }) => sentence(text))
            .filter((text) => text.length < 170),
        ),
      ],
      0,
      99,
    ),
    lines,
    draw(key) {
      const before = draws.get(key) ?? new Draw(lines(key), brief.seed ^ key.length, 1);
      draws.set(key, before);
      return before;
    },
    rulesOut: (pattern) =>
      limits.some(({ said: text }) => /\b(?:no|not|never|without|n't|nothing)\b|n't/i.test(text) && pattern.test(text)),
  };
}

/** The audience's noun alone. */
function readersOf({ audiences, trade, isKnownTrade }: Brief): string {
  const first = audiences[0];
  if (first === undefined || first.includes(','))
    return isKnownTrade || /^(?:users|guests|learners|passengers)$/.test(trade.lines('people')[0] ?? '')
      ? (trade.lines('people')[0] ?? 'customers')
      : 'customers';
  const head = (
    first.split(
      /,| (?:who|that|which|with|in|at|from|of|whose|on|coming|looking|living|without|and|to|near|about|aged|behind|between) /,
    )[0] ?? first
  ).trim();
  return head.length > 2 && head.length < 40 ? head : 'customers';
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
