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
  const { offer, units } = brief;
  const all = facts
    .filter((fact) => (isPublic(fact.unit) || fact.unit.isForeign) && !isDoubtful(fact, brief))
    .flatMap((fact) => {
      const { plain, roles, index } = fact.unit;
      // what the whole brand is, is said anyway
      if (index === offer?.unit.index && offer.predicate !== '' && units.length > 2) return [];
      return levers.flatMap(({ id, entry, test, role }) => {
        // of what is refused nothing else is said
        if (roles.has('refusal') && !roles.has('candour') && role !== 'refusal' && role !== 'respect') return [];
        const match = test?.exec(fact.unit.text);
        if (id === 'scale' && (roles.has('since') || roles.has('price') || !/^\D{0,20}\d/.test(fact.unit.text)))
          return [];
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

const HEART =
  /\b(?:people|customers?|clients?|guests?|visitors?|students?|patients?|families|parents|members|buyers?|those who|doctors|they)\b[^.]{0,40}\b(?:want|matters?|need|come|coming|came|love|like|bring|told|come back|given up|afraid|never|finish|actually|can)\b/;

/** What is odd, concrete and has a reason is remembered before what any house could say. */
export function particularity({ unit: { text, plain, roles } }: Fact): number {
  const words = text.split(' ').length;
  return (
    // who comes, and why, is the heart of most brands
    (HEART.test(plain) ? 2.5 : 0) +
    (/\b(?:because|so that|, so |until|even|only|whatever|nobody|each other)\b/.test(plain) ? 1.5 : 0) -
    (roles.has('refusal') ? 1.5 : 0) +
    (/[^.!?]\s\p{Lu}\p{Ll}+/u.test(text) ? 0.8 : 0) +
    (/\b(?:we|our|you|my|I)\b/i.test(text) ? 0.6 : 0) +
    (words > 5 && words < 26 ? 1 : words > 40 ? -1 : 0) -
    (roles.has('price') || roles.has('hours') || roles.has('since') ? 0.8 : 0) -
    (/^(?:it|they|that|this|he|she|then|also)\b/.test(plain) ? 1 : 0)
  );
}
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
