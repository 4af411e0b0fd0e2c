import type { Trades } from './brief/trade';
import type { Fact } from './brief/facts';
import { type Guard, stem, stemsOf } from './guard';
import { parts } from './knowledge/entries';
import { THINGS } from './knowledge/things';
import { familyOf, KNOWN } from './knowledge/trade';
import { hash } from './pen';

/** What is known of the trade, and what in the brief it comes nearest to. */
export interface Line {
  /** its parts, as the notes divide them */
  parts: string[];
  near?: Fact;
}
interface Slots {
  name: string;
  people: string;
  place: string | undefined;
  offer: string;
}

/** Matters that a line and a fact can share without sharing a word. */
const TOPICS: [line: RegExp, fact: (fact: Fact) => boolean][] = [
  [
    /\b(?:prices?|costs?|pays?|cheap\w*|expensive|money|fees?|invoices?|quotes?)\b/i,
    ({ unit }) => unit.roles.has('price'),
  ],
  [
    /\b(?:wait\w*|hours?|late|weeks?|deadlines?|quick\w*|slow\w*|dates?|delays?|days?)\b/i,
    ({ unit }) => unit.roles.has('hours') || /\b(?:within|weeks?|waiting|same day|hours)\b/.test(unit.plain),
  ],
  [
    /\b(?:made|hands?|craft\w*|materials?|ingredients?|quality|inside|built)\b/i,
    ({ unit }) => unit.roles.has('method'),
  ],
  [
    /\b(?:trust\w*|believ\w*|prov\w*|check\w*|tests?|honest\w*|promises?|guarantee\w*)\b/i,
    ({ unit }) => ['openness', 'guarantee', 'result', 'candour'].some((role) => unit.roles.has(role as 'openness')),
  ],
  [/\b(?:who|somebody|stranger|names?|person)\b/i, ({ unit }) => unit.roles.has('people')],
];

/** Lines of the trade for one brand: those first that come near to what its brief says, nothing twice. */
export class Notes {
  private readonly heart: ReadonlySet<string>;
  private readonly foreign: ReadonlySet<string>;
  private readonly stemsOfFacts: { fact: Fact; stems: ReadonlySet<string> }[];
  private readonly rest = new Map<string, Line[]>();
  private readonly taken = new Map<string, Line[]>();
  private readonly used = new Map<Fact, number>();

  constructor(
    private readonly trades: Trades,
    facts: readonly Fact[],
    private readonly guard: Guard,
    private readonly seed: number,
    private readonly slots: Slots,
    /** what the brief says best: what comes near to it counts twice */
    heart: Fact | undefined,
  ) {
    this.heart = new Set(
      heart && !heart.unit.isForeign
        ? stemsOf(heart.unit.text).filter((word) => word.length > 3 && !COMMON.test(word))
        : [],
    );
    this.foreign = foreignTo(trades, new Set(facts.flatMap(({ unit }) => stemsOf(unit.text))));
    this.stemsOfFacts = facts
      .filter(({ unit }) => !unit.isForeign)
      .map((fact) => ({
        fact,
        stems: new Set(stemsOf(fact.unit.text).filter((word) => word.length > 3 && !COMMON.test(word))),
      }));
  }

  get isKnown(): boolean {
    return this.trades.main !== undefined;
  }

  /** Up to so many lines of a kind that were not taken before. */
  take(key: string, most: number): Line[] {
    const rest = this.rest.get(key) ?? this.sorted(key);
    const taken = rest.splice(0, most);
    this.rest.set(key, rest);
    this.taken.set(key, [...(this.taken.get(key) ?? []), ...taken]);
    for (const { near } of taken) if (near) this.used.set(near, (this.used.get(near) ?? 0) + 1);
    return taken;
  }
  /** The same, and where too few are left those that were taken first. */
  some(key: string, most: number): Line[] {
    const before = [...(this.taken.get(key) ?? [])];
    const fresh = this.take(key, most);
    return fresh.length > 1 ? fresh : [...fresh, ...before.slice(0, 2 - fresh.length)];
  }
  /** The nearest ones, which others may still take. */
  peek(key: string, most: number): Line[] {
    const rest = this.rest.get(key) ?? this.sorted(key);
    this.rest.set(key, rest);
    return rest.slice(0, most);
  }
  one(key: string): Line | undefined {
    return this.take(key, 1)[0];
  }

  private sorted(key: string): Line[] {
    const { main, second } = this.trades;
    const own = [...new Set([...(main?.lines(key) ?? []), ...(second?.lines(key) ?? [])])];
    const family =
      main && !main.isFamily && own.length === 0 && GENERAL.test(key) ? (familyOf(main.family)?.lines(key) ?? []) : [];
    const lines = [...own, ...family]
      .filter(
        (line) =>
          this.guard.holds(line) &&
          !stemsOf(line).some((word) => this.foreign.has(word)) &&
          (this.slots.place !== undefined || !line.includes('{place}')),
      )
      .map((line) => this.filled(line));
    return lines
      .map((line, at) => {
        const { near, score } = this.nearest(line);
        const isOwn = at < own.length;
        return {
          line: { parts: parts(line), ...(near && { near }) },
          score: score * 2 + (isOwn ? 1 : 0) + (hash(`${this.seed} ${line}`) % 100) / 40,
        };
      })
      .sort((one, other) => other.score - one.score)
      .map(({ line }) => line);
  }

  private nearest(line: string): { near?: Fact; score: number } {
    const stems = stemsOf(line);
    const hearty = new Set(stems.filter((word) => this.heart.has(word))).size;
    let best: { near?: Fact; score: number } = { score: 0 };
    for (const { fact, stems: own } of this.stemsOfFacts) {
      const shared = new Set(stems.filter((word) => own.has(word))).size;
      const topics = TOPICS.filter(([test, holds]) => test.test(line) && holds(fact)).length;
      const score = shared + topics * 0.8 + hearty;
      if (score > best.score) best = { near: fact, score };
    }
    return best;
  }

  private filled(line: string): string {
    const { name, people, place, offer } = this.slots;
    return line
      .replaceAll('{name}', name)
      .replaceAll('{people}', people)
      .replaceAll('{place}', place ?? '')
      .replaceAll('{offer}', offer);
  }
}

/** Words of one that name a trade, or with all that only speak for it: 'dentist', not 'dental practice'. */
const single = (terms: readonly string[]): string[] => terms.filter((term) => /^[a-z]{4,}$/.test(term)).map(stem);

/**
 * What a note may not speak of: what names a neighbouring trade, and things that a neighbour works on, unless the brief speaks
 * of them. A trade that works on several things is this brand's only as far as the brief names them.
 */
function foreignTo({ main, second }: Trades, said: ReadonlySet<string>): Set<string> {
  if (!main) return new Set();
  const own = [main, ...(second ? [second] : [])];
  const neighbours = KNOWN.filter(
    (trade) => trade.family === main.family && !trade.isFamily && !own.some(({ id }) => id === trade.id),
  );
  const things = (words: readonly string[]) =>
    single(words.filter((word) => THINGS.has(word) || THINGS.has(stem(word))));
  const theirs = neighbours.flatMap(({ terms, weak }) => [
    ...single(terms),
    ...(main.isFamily ? single(weak) : things(weak)),
  ]);
  const ours = new Set(own.flatMap(({ terms, weak }) => [...single(terms), ...single(weak)]));
  const made = own.filter(({ isFamily }) => !isFamily).flatMap(({ terms, weak }) => things([...terms, ...weak]));
  const others = made.some((thing) => said.has(thing)) ? made : [];
  return new Set([...theirs.filter((word) => !ours.has(word)), ...others].filter((word) => !said.has(word)));
}

/** What all trades of a family have in common, where one says nothing of it. */
const GENERAL = /^(?:value|trend|chance|cliche|form|mood|rival|no|say|avoid|type)$/;
const COMMON =
  /^(?:with|that|this|they|them|from|have|what|when|where|which|than|then|people|year|time|only|never|always|every|each|other|more|most|first|last|come|make|made|take|give|need|want|know|work|thing|their|there|about|after|before|into|your|some|very|also|just|like|over|hour|good|place|much|many|even|still|back|well|part|half|once|keep|kept|customer|name)$/;
