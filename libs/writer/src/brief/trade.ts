import { singular, tokensOf } from '@maquette/reading';
import { familyOf, KNOWN, type Trade } from '../knowledge/trade';
import { HOUSE } from './facts';
import type { Group } from './audience';
import type { Offer } from './offer';
import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role> };

/** Which trade a brief speaks of: with certainty one, or two of equal rank; else what they have in common; else none. */
export interface Trades {
  /** the trade, or the family where only that is sure */
  main?: Trade;
  second?: Trade;
}

const MAX_WORDS = 4;
/** Below this a brief has only mentioned a trade. */
const ENOUGH = 1.5;
/** The same where it is not said with what the brand is. */
const SURE = 2.6;
/** How much stronger the first has to be than the second. */
const MARGIN = 1.3;

interface Term {
  trades: { trade: Trade; isNaming: boolean }[];
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? [];
/** One form for singular and plural; the rest stays as it is. */
const plainWord = (word: string): string => {
  const small = word.toLowerCase().replace(/['’]s$/, '');
  return /^[a-z]{4,}s$/.test(small) && !/(?:ss|us|is)$/.test(small) ? singular(small) : small;
};
const keyOf = (words: readonly string[]): string => words.map(plainWord).join(' ');

let known: ReadonlyMap<string, Term> | undefined;
/** Naming words of all trades and families with those they speak for. */
function terms(): ReadonlyMap<string, Term> {
  if (known) return known;
  const found = new Map<string, Term>();
  for (const trade of KNOWN)
    for (const [list, isNaming] of [
      [trade.terms, true],
      [trade.weak, false],
    ] as const)
      for (const term of list) {
        const key = keyOf(wordsOf(term));
        if (key === '') continue;
        const entry = found.get(key) ?? { trades: [] };
        if (!entry.trades.some((other) => other.trade === trade)) entry.trades.push({ trade, isNaming });
        found.set(key, entry);
      }
  known = found;
  return found;
}

/** What stands before a word that speaks of somebody else's trade, of another time, or of none. */
const NOT_OURS =
  /\b(?:no|not|never|nor|without|instead of|rather than|than|unlike|like an?|as an?|former|formerly|ex|once an?|used to be an?|next to|beside|behind|above|under|opposite|near|across from|in an? old|in the old|tired of|another|other|left|worked (?:in|at|for)|studied|was an?|were|between an?|from an?)\b[^,.;:()]{0,28}$|n't\b[^,.;:()]{0,40}$/;
/** 'for bakeries', 'to restaurants and hotels', 'at theatres' */
const FOR = /\b(?:for|to|serving|supply(?:ing)?|with|between)\b(?: [\p{L}'&-]+,?){0,7} ?$/u;
const SILENT = ['aside', 'private', 'irony', 'mistaken', 'rivals', 'look', 'words', 'legal', 'name'] as const;

/** What is done with a trade's matter may be another trade: teaching it, writing software for it. */
const KINDS: [RegExp, string][] = [
  [
    /^(?:teaches|tutors|coaches|trains (?!dogs|horses|animals))|^offers [^,]*\b(?:lessons|courses|tuition|classes)\b|\b(?:school|academy|evening class)(?: |$)/,
    'learning',
  ],
  [
    /^(?:offers|makes|sells|develops|builds|writes|is an?)(?: [\p{L}-]+){0,3} (?:software|app|platform|saas)\b/u,
    'software',
  ],
];
const GIVING = 'giving';
/** A form that any trade may have. */
const FORM = 'housing';
const LIVED_IN =
  /hous|wohn|flat|garden|hall|church|resident|vivienda|habit|woning|allotment|parish|monaster|mosque|synagog|kirche/;
const isForGood = (units: readonly Read[]): boolean =>
  units.some(({ plain }) =>
    /\b(?:charity|volunteers? only|non-?profit|run by (?:\d+ )?volunteers|volunteers)\b/.test(plain),
  );

const weighed = (trade: Trade): Weighed => ({ trade, score: 0, named: 0, words: new Set(), isFirst: false });
interface Weighed {
  trade: Trade;
  score: number;
  /** how much of it comes from where the brief says what it is */
  named: number;
  /** its words, each once */
  words: Set<string>;
  /** one of them begins the brief */
  isFirst: boolean;
}

/** Places of work and people, who may be customers as well as what the brand is. */
const CUSTOMER =
  /(?:ies|ers|ors|ists|ians|shops|houses|schools|clinics|hotels|bars|cafés|cafes|restaurants|theatres|museums|churches|hospitals|farms|clubs|studios|companies|firms|practices|markets|kitchens|weddings|boats|ships|gardens)$/i;

/** @param offer where the brief says what it is */
export function tradesOf(
  units: readonly Read[],
  offer: Offer | undefined,
  groups: readonly Group[],
  name: string,
): Trades {
  const scores = new Map<Trade, Weighed>();
  const index = terms();
  const groupWords = new Set(groups.flatMap(({ said }) => wordsOf(said).map(plainWord)));
  const nameWords = new Set(wordsOf(name).map(plainWord));
  const offered = offer?.unit.index ?? units[0]?.index ?? 0;
  const count = new Map<string, number>();
  for (const unit of units) {
    if (SILENT.some((role) => unit.roles.has(role)) && unit.index !== offered) continue;
    if (unit.roles.has('refusal') && unit.index !== offered) continue;
    const verbs = new Set(
      unit.isForeign
        ? []
        : tokensOf(unit.text)
            .flat()
            .filter(({ pos, lower }) => pos === 'VERB' && !/ing$/.test(lower))
            .map(({ lower }) => lower),
    );
    const nouns = new Set(
      unit.isForeign
        ? []
        : tokensOf(unit.text)
            .flat()
            .filter(({ pos }) => pos === 'NOUN')
            .map(({ lower }) => lower),
    );
    const words = [...unit.text.matchAll(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu)].map((match) => ({
      text: match[0],
      at: match.index,
      plain: plainWord(match[0]),
    }));
    let at = 0;
    while (at < words.length) {
      let taken = 0;
      for (let length = Math.min(MAX_WORDS, words.length - at); length > 0 && taken === 0; length--) {
        const key = words
          .slice(at, at + length)
          .map(({ plain }) => plain)
          .join(' ');
        const term = index.get(key) ?? (length === 1 && unit.isForeign ? compound(key, index) : undefined);
        if (!term) continue;
        taken = length;
        const [first, last] = [words[at], words[at + length - 1]];
        if (!first || !last) continue;
        const before = unit.plain.slice(0, first.at);
        const after = unit.text.slice(last.at + last.text.length);
        const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf(': '), 0));
        const isOwn = /^(?:oh,? \p{L}+,? |yes,? |just |yet )*another(?: \p{L}+)? $/u.test(clause);
        if (NOT_OURS.test(clause) && !isOwn) continue;
        const isCustomer = FOR.test(clause) && (CUSTOMER.test(last.text) || groupWords.has(last.plain));
        if (isCustomer) continue;
        // 'bakery software': the word after it says what it is
        const next = /^(?: |-)\p{Ll}{3,}/u.test(after) ? (wordsOf(after)[0] ?? '') : '';
        const describes =
          next !== '' && !HOUSE.test(next) && (index.has(plainWord(next)) || nouns.has(next.toLowerCase()));
        // the same word again says little more
        const times = (count.get(key) ?? 0) + 1;
        count.set(key, times);
        const inCategory =
          unit.index === offered && (offer?.category ?? '').toLowerCase().includes(first.text.toLowerCase());
        // 'trains dogs that are afraid of traffic': what comes after the first thing only describes it
        const isHead = first.at < headEnd(unit.text);
        const zone = isOwn
          ? 3
          : unit.index !== offered
            ? unit.index <= 2
              ? 1
              : 0.6
            : inCategory
              ? 4
              : isHead
                ? 2.4
                : 0.7;
        const only =
          nameWords.has(first.plain) &&
          unit.text.slice(first.at).startsWith(first.text) &&
          /^\p{Lu}/u.test(first.text) &&
          first.at > 0
            ? 0.3
            : 1;
        const isVerb =
          length === 1 &&
          (verbs.has(first.text.toLowerCase()) ||
            (unit.index === offered && (offer?.predicate ?? '').startsWith(`${first.text.toLowerCase()} `)));
        for (const { trade, isNaming: names } of term.trades) {
          const isNaming = names && !isVerb;
          const weight =
            (((zone * (isNaming ? 1 : 0.4) * (describes && isNaming ? 0.35 : 1) * (length > 1 ? 1.4 : 1) * only) /
              Math.sqrt(term.trades.filter((other) => other.trade.isFamily === trade.isFamily).length)) *
              (trade.isFamily ? 0.6 : 1)) /
            times;
          const so = scores.get(trade) ?? weighed(trade);
          so.score += weight;
          so.words.add(key);
          so.isFirst ||= isNaming && unit.index <= 1 && at < 3;
          if ((isOwn || (unit.index === offered && (isHead || inCategory))) && !(isNaming && describes))
            so.named += weight;
          scores.set(trade, so);
        }
      }
      at += Math.max(1, taken);
    }
  }
  // 'trains dogs' is dog training
  for (const key of deedsOf(offer))
    for (const { trade, isNaming } of index.get(key)?.trades ?? []) {
      const so = scores.get(trade) ?? weighed(trade);
      so.score += isNaming ? 6 : 1;
      so.named += isNaming ? 6 : 1;
      scores.set(trade, so);
    }
  const kind = KINDS.find(([pattern]) => pattern.test(`${offer?.predicate ?? ''} ${offer?.category ?? ''}`))?.[1];
  const isAbroad = units.length > 0 && units.every(({ isForeign }) => isForeign);
  const all = [...scores.values()].filter(
    ({ trade, words, isFirst }) =>
      (!kind || trade.family === kind) &&
      // of a language that nobody here reads one word proves nothing
      (!isAbroad || isFirst || words.size > 2),
  );
  // a cooperative of bookkeepers keeps books
  const others = all.filter(({ trade }) => trade.id !== FORM);
  const ofWork = chosen(others, offer);
  const ofForm = ofWork.main ? ofWork : chosen(all, offer);
  const found = ofForm.main?.id === FORM && !units.some(({ plain }) => LIVED_IN.test(plain)) ? {} : ofForm;
  const isGiving = isForGood(units) && found.main?.family !== GIVING;
  // what a charity does is done otherwise than by those who sell it
  if (isGiving && units.slice(0, 2).some(({ plain }) => /\b(?:charity|non-?profit|ngo)\b/.test(plain)))
    return { main: familyOf(GIVING), ...(found.main && { second: found.main }) };
  const second = found.second ?? (isGiving ? familyOf(GIVING) : undefined);
  const main = found.main ?? (kind ? familyOf(kind) : undefined) ?? second;
  return { ...(main && { main }), ...(second && second !== main && { second }) };
}

/** What is done to what, as a trade is named: 'trains dogs' → 'dog training', 'dog trainer', 'dog train'. */
function deedsOf(offer: Offer | undefined): string[] {
  const [verb = '', ...rest] = wordsOf(
    offer?.predicate.split(/[:;,]| (?:that|which|who|of|from|with|in|at|for) /)[0] ?? '',
  );
  if (/^is$/.test(verb)) {
    // 'candle workshop' is a candle maker's
    const words = wordsOf(offer?.category ?? '');
    const house = words.findIndex((word) => HOUSE.test(word));
    return house > 0 ? [keyOf([words[house - 1] ?? '', 'maker'])] : [];
  }
  if (!/s$/.test(verb) || /^(?:offers|has)$/.test(verb)) return [];
  const base = verb
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/s$/, '');
  const stems = [base, base.replace(/e$/, '')];
  return rest
    .slice(0, 4)
    .flatMap((word) => stems.flatMap((one) => [`${one}ing`, `${one}er`, one].map((deed) => keyOf([word, deed]))));
}

/** Up to where a sentence names what is made or done. */
const headEnd = (text: string): number => {
  const end =
    /[:;,(]| (?:that|which|who|of|from|with|in|at|behind|near|where|because|since|für|de|pour|mit|aus|con|dans) /u.exec(
      text.slice(8),
    );
  return end ? end.index + 8 : text.length;
};

/** 'Holzofenbäckerei' ends in what it is. */
function compound(word: string, index: ReadonlyMap<string, Term>): Term | undefined {
  for (let from = 3; from <= word.length - 5; from++) {
    const term = index.get(word.slice(from));
    if (term) return term;
  }
  return undefined;
}

function chosen(all: Weighed[], offer: Offer | undefined): Trades {
  const own = all.filter(({ trade }) => !trade.isFamily).sort((one, other) => other.score - one.score);
  const [best, next] = own;
  const byFamily = familyScores(all);
  if (!best || best.score < ENOUGH || (best.named === 0 && best.score < SURE)) {
    const [family] = byFamily;
    return family && family[1] >= SURE ? { main: familyOf(family[0]) } : {};
  }
  const isPair =
    next !== undefined &&
    next.named >= 2 &&
    best.named >= 2 &&
    / and |, | under one roof|\+|&/.test(`${offer?.unit.text ?? ''} ${offer?.besides ?? ''}`);
  if (isPair) return { main: best.trade, second: next.trade };
  if (!next || best.score >= next.score * MARGIN || best.named >= next.named + 2) return { main: best.trade };
  if (best.trade.family === next.trade.family) {
    const family = familyOf(best.trade.family);
    if (family) return { main: family };
    if (best.named === next.named) return {};
    return { main: best.named > next.named ? best.trade : next.trade };
  }
  const [family, second] = byFamily;
  return family && (!second || family[1] >= second[1] * MARGIN) ? { main: familyOf(family[0]) } : {};
}

/** What the trades of each family have together. */
function familyScores(all: Weighed[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { trade, score } of all) sums.set(trade.family, (sums.get(trade.family) ?? 0) + score);
  return [...sums].sort(([, one], [, other]) => other - one);
}
