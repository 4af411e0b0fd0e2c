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

/** One fact for each kind of argument, and one argument for each fact. */
export function argumentsOf(facts: readonly Fact[], { offer, conflicts, units }: Brief): Argument[] {
  // nothing is built on what contradicts something else
  const isDoubtful = ({ unit }: Fact) =>
    conflicts.some(({ one, other }) =>
      [one, other].some((said) => said !== '' && (unit.plain.includes(said) || unit.text === said)),
    );
  const all = facts
    .filter((fact) => (isPublic(fact.unit) || fact.unit.isForeign) && !isDoubtful(fact))
    .flatMap((fact) => {
      const { plain, roles, index } = fact.unit;
      return levers.flatMap(({ id, entry, test, role }) => {
        // of what is refused nothing else is said
        if (roles.has('refusal') && !roles.has('candour') && role !== 'refusal' && role !== 'respect') return [];
        const match = test?.exec(fact.unit.text);
        if (id === 'scale' && (roles.has('since') || roles.has('price') || !/\d/.test(fact.handles[0] ?? '')))
          return [];
        const fits = match ? !DENIED.test(plain.slice(0, match.index)) : role !== '' && roles.has(role);
        // what the whole brand is, is a weaker proof than what it does besides
        const late = index === offer?.unit.index && units.length > 2 ? 3 : 0;
        return fits ? [{ id, fact, lever: entry, rank: RANK.indexOf(id) + late }] : [];
      });
    })
    .sort((one, other) => one.rank - other.rank || one.fact.unit.index - other.fact.unit.index);
  const chosen: Argument[] = [];
  for (const { id, fact, lever } of all) {
    const value = lineOf(lever, 'value');
    if (!chosen.some((other) => other.value === value || other.fact === fact)) chosen.push({ id, fact, lever, value });
  }
  return chosen.slice(0, 6);
}

export const refusalsOf = (facts: readonly Fact[]): Refusal[] =>
  facts
    .filter(
      ({ unit }) => (isPublic(unit) || unit.isForeign) && unit.roles.has('refusal') && !unit.roles.has('mistaken'),
    )
    .map((fact) => {
      const limit = limits.find(({ test }) => test?.test(fact.unit.plain))?.entry;
      return { fact, ...(limit && { limit }) };
    });
