import { type Brief, isPublic, type Role } from './brief';
import type { Fact } from './brief/facts';
import { type Entry, entriesOf, lineOf } from './knowledge/entries';
import { LEVERS, LIMITS } from './knowledge/levers';

/** Something that the brand can be believed for, and what a strategist makes of it. */
export interface Argument {
  fact: Fact;
  id: string;
  lever: Entry;
  /** what it shows, in a word: 'Openness' */
  value: string;
}
/** What the brand does not do, with what that costs and earns where that is known. */
export interface Refusal {
  fact: Fact;
  limit?: Entry;
}

const tested = (notes: string) =>
  [...entriesOf(notes)].map(([id, entry]) => ({
    id,
    entry,
    test: entry.has('test') ? new RegExp(lineOf(entry, 'test'), 'iu') : undefined,
    role: lineOf(entry, 'role') as Role | '',
  }));
const levers = tested(LEVERS);
const limits = tested(LIMITS);

/** Conduct that costs the brand something convinces more than a result, and a result more than a circumstance. */
const RANK = [
  'marked',
  'benefit',
  'refusing',
  'candour',
  'openness',
  'comingback',
  'answer',
  'guarantee',
  'evidence',
  'counted',
  'keeping',
  'care',
  'noexception',
  'takingpart',
  'loyalty',
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
  'making',
  'refusal',
  'local',
  'waiting',
  'season',
  'volunteers',
  'certified',
  'small',
  'promptness',
  'price',
  'heritage',
  'hands',
  'origin',
  'scale',
];
const DENIED = /\b(?:no|not|never|without)\b[^,;]{0,24}$|n['’]t\b[^,;]{0,30}$/;

/** It contradicts something else in the brief: nothing is built on it. */
export const isDoubtful = ({ unit }: Fact, { conflicts }: Pick<Brief, 'conflicts'>): boolean =>
  conflicts.some(({ one, other }) =>
    [one, other].some((said) => said !== '' && (unit.plain.includes(said) || unit.text === said)),
  );

/** One fact for each kind of argument, and one argument for each fact. */
export function argumentsOf(facts: readonly Fact[], brief: Brief): Argument[] {
  const { offer } = brief;
  const all = facts
    .filter((fact) => (isPublic(fact.unit) || fact.unit.isForeign) && !isDoubtful(fact, brief))
    .flatMap((fact) => {
      const { plain, roles, index } = fact.unit;
      // what the whole brand is, is said anyway
      if (index === offer?.unit.index && offer.predicate !== '') return [];
      return levers.flatMap(({ id, entry, test, role }) => {
        // of what is refused nothing else is said
        if (roles.has('refusal') && !roles.has('candour') && role !== 'refusal' && role !== 'respect') return [];
        const match = test?.exec(fact.unit.text);
        if (!isLicensed(id, fact, brief)) return [];
        if (id === 'scale' && (roles.has('since') || roles.has('price') || !/^\D{0,20}\d/.test(fact.unit.text)))
          return [];
        if (id === 'guarantee' && roles.has('guarantee')) return [{ id, fact, lever: entry, rank: 0 }];
        if (id === 'marked' && fact.unit.isFlagged) return [{ id, fact, lever: entry, rank: -1 }];
        const fits = match ? !DENIED.test(plain.slice(0, match.index)) : role !== '' && roles.has(role);
        return fits ? [{ id, fact, lever: entry, rank: RANK.indexOf(id) }] : [];
      });
    })
    .sort((one, other) => one.rank - other.rank || one.fact.unit.index - other.fact.unit.index);
  const chosen: Argument[] = [];
  for (const { id, fact, lever } of all) {
    const value = lineOf(lever, 'value');
    if (!chosen.some((other) => other.value === value || other.fact === fact)) chosen.push({ id, fact, lever, value });
  }
  return chosen.sort((one, other) => strength(other) - strength(one)).slice(0, 6);
}

/** What a line of argument needs besides its word, lest a waiting time be called scale. */
function isLicensed(id: string, { unit: { text, plain, roles } }: Fact, { offer, name }: Brief): boolean {
  switch (id) {
    case 'scale':
      return !/\b(?:wait\w*|weeks?|days?|hours?|minutes?|months?|minimum|size|certificate|age|youngest|oldest|export|persons?|people|staff|mechanics|employees)\b/.test(
        plain,
      );
    case 'access':
      // who repairs wheelchairs speaks of them anyway
      return !/wheelchair|hearing|blind|deaf|autis|dementia/.test(`${offer?.predicate ?? ''} ${name}`.toLowerCase());
    case 'benefit':
      return !/^(?:it|they|he|she|this|that|people|if)\b|\bmight\b|\bi am \p{L}+ing\b/u.test(plain);
    case 'evidence':
      return !/\b(?:commission|pays?|paid|cost|costs|discount|export|grants?|gifts)\b/.test(plain);
    case 'origin':
    case 'heritage':
      return !roles.has('price');
    case 'promptness':
      return !/\bopening hours\b/.test(plain);
    case 'refusal':
      return text.split(' ').length > 3;
    case 'guarantee':
      return !/\bi'll send\b|\binsured\b/.test(plain);
    default:
      return true;
  }
}

const HEART =
  /\b(?:people|customers?|clients?|guests?|visitors?|students?|patients?|families|parents|members|buyers?|those who|doctors|they)\b[^.]{0,40}\b(?:want|matters?|need|come|coming|came|love|like|told|come back|laugh|cry|given up|afraid|never|finish|actually|can)\b/;
/** What it is tested by: what it says openly, stands for, or costs it something. */
const BINDING: ReadonlySet<Role> = new Set([
  'guarantee',
  'candour',
  'openness',
  'access',
  'result',
  'respect',
] as const);
/** Of the day's running: to be told, but nothing to be known for. */
const RUNNING =
  /\b(?:opening hours|phone|telephone|e-?mail|whatsapp|number|address|street|lift|parking|upstairs|ground floor|floor|rooms?|closed|open (?:from|until|on)|licen[cs]e|bonded|insured|certificate|inspected|plus gst|vat|incl|invoice|post them|costs us|bearings|book(?:ed|ing)? two)\b|\bi(?:'ll| will)\b/;
/** Said in passing, and to whoever listens. */
const TALK =
  /^(?:i have to tell|i am (?:not )?(?:proud|shy|sad|sorry|tired|alone|a craftsman)|nobody has the|we have \d+ in|you will|you'll|i (?:remember|think|guess|know|mean|must)|english must|\p{L}+ will ask|one time|there (?:is|was) one|it's fine|five stars|ok\b)/u;

/** 'never', 'always', 'without extra charge', 'if not': what somebody binds themselves to, in other languages. */
export const FOREIGN_WORD =
  /(?<!\p{L})(?:nooit|altijd|gratis|zonder (?:toeslag|kosten)|terug|nie|niemals|immer|kostenlos|garantie\p{L}*|sonst|jamais|toujours|gratuit\p{L}*|sinon|nunca|siempre|garant\p{L}*|sin (?:recargo|coste)|si no|mai|sempre|nuncas?|não|aldrig|alltid)(?!\p{L})/u;
const FOREIGN_REASON =
  /(?<!\p{L})(?:porque|omdat|weil|parce que|puisque|perché|para que|zodat|damit|afin|anders|dus|eerst|erst|d'abord|primero|selbst|zelf|nous-mêmes|mano|hand|main)(?!\p{L})/u;
/** Said in passing, or of the speaker: no feature. */
export const isTalkative = ({ unit: { plain } }: Fact): boolean => TALK.test(plain);

/** What is odd, concrete and has a reason is remembered before what any house could say. */
export function particularity({ unit: { text, plain, roles, isFlagged, isForeign } }: Fact): number {
  const words = text.split(' ').length;
  const isBrands = /^(?:\p{L}+: )?(?:we|i|our|my|nobody|every|each|no \p{L}+|if)\b/u.test(plain);
  if (isForeign)
    return (
      (isFlagged ? 3 : 0) +
      (FOREIGN_WORD.test(plain) ? 3 : 0) +
      (FOREIGN_REASON.test(plain) ? 2 : 0) +
      (/\d/.test(plain) ? 0.5 : 0) -
      (/^\p{L}+: /u.test(plain) ? 2 : 0) -
      (roles.has('price') ? 1.5 : 0) -
      (!FOREIGN_WORD.test(plain) && /(?<!\p{L})(?:niet|nicht|pas|no|non|não|geen|kein\p{L}*)(?!\p{L})/u.test(plain)
        ? 1.5
        : 0) -
      (words < 5 ? 2 : 0)
    );
  return (
    (isFlagged ? 5 : 0) +
    ([...BINDING].some((role) => roles.has(role)) ? 3 : 0) +
    // who comes, and why, is the heart of most brands
    (HEART.test(plain) ? 2 : 0) +
    (isBrands ? 1.5 : 0) +
    (/\b(?:because|so that|, so |until|even|only|whatever|nobody|each other)\b/.test(plain) ? 1.5 : 0) -
    (roles.has('refusal') && !BINDING_REASON.test(plain) ? 1.5 : 0) +
    (roles.has('method') ? 1 : 0) +
    (/\bwithout (?:\p{L}+ing|a \p{L}+)\b|\bonly rule\b/u.test(plain) ? 2.5 : 0) +
    (/[^.!?]\s\p{Lu}\p{Ll}+/u.test(text) ? 0.4 : 0) +
    (words > 5 && words < 26 ? 1 : words > 40 ? -1 : words < 4 ? -2 : 0) -
    (!roles.has('result') && (roles.has('price') || roles.has('hours') || roles.has('since')) ? 1.5 : 0) -
    (/^(?:competitors?|others?|every other|everyone else|the others)\b/.test(plain) || roles.has('trouble') ? 2 : 0) -
    (RUNNING.test(plain) ? 3 : 0) -
    (TALK.test(plain) ? 4 : 0) -
    (/→/.test(text) ? 2 : 0) -
    (/^(?:it|they|that|this|he|she|then|also|she|these|those)\b/.test(plain) ? 2.5 : 0)
  );
}
/** A no that says why is an argument. */
const BINDING_REASON = /\b(?:because|so (?:there|that|you|nobody|we)|even if|not even|instead)\b/;
const strength = ({ id, fact }: Argument): number => (RANK.length - RANK.indexOf(id)) / 8 + particularity(fact);

export const refusalsOf = (facts: readonly Fact[]): Refusal[] =>
  facts
    .filter(
      ({ unit }) => (isPublic(unit) || unit.isForeign) && unit.roles.has('refusal') && !unit.roles.has('mistaken'),
    )
    .map((fact) => {
      const limit = limits.find(({ test }) => test?.test(fact.unit.plain))?.entry;
      return { fact, ...(limit && { limit }) };
    });
