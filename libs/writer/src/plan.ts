import { type Brief, isPublic, LETTER, type Role, type Said } from './brief';
import { list } from './pen';

/** What a sentence of the brief shows of the brand: the stronger, the more it costs to do it. */
export const PROOFS = [
  'candour',
  'guarantee',
  'openness',
  'result',
  'respect',
  'access',
  'method',
  'hours',
  'refusal',
  'stance',
] as const;
export type Proof = (typeof PROOFS)[number];

export interface Evidence {
  proof: Proof;
  unit: Said;
}

/** What every section agrees on, decided once. */
export interface Plan extends Brief {
  /** one for each kind of proof, the strongest first */
  evidence: Evidence[];
  /** 'hospitals, weddings and churches'; undefined when the brief names nobody */
  audience?: string;
  /** the same where it was named before, or 'customers' */
  people: string;
  /** 'Roð is a tannery for fish leather in Sauðárkrókur'; undefined when the brief does not say what it is */
  what?: string;
  /** Sentences with this role, those first that were shown least. */
  having: (role: Role, ...not: Role[]) => Said[];
  /** The sentence in quotes; counts as shown. */
  quote: (unit: Said) => string;
  /** Up to so many sentences of these that were shown less often than twice, each in quotes. */
  quotes: (units: readonly Said[], most: number) => string[];
  isShown: (unit: Said) => boolean;
}

const WEIGHT: Record<Proof, number> = {
  candour: 5,
  guarantee: 4.6,
  openness: 4.4,
  result: 4.2,
  respect: 4,
  access: 3.8,
  method: 3,
  refusal: 2.6,
  hours: 2.4,
  stance: 2.2,
};
/** The brief says itself that this is what counts. */
const MARKED =
  /\bproud\b|\bwhat we'd like people to know\b|\bmain (?:point|thing)\b|\bmost important\b|\bwe promise\b|\bwhole secret\b|\bis the (?:whole )?(?:business|point|idea|trick)\b|\bwhat we've got is\b|\bis what (?:people|customers) (?:come|know)/;

/** What the brief adds to say that this is the point. */
const withoutMark = (text: string): string =>
  text
    .replace(/^What we(?:'re| are) (?:most )?proud of: (\p{Ll})/iu, (_, letter: string) => letter.toUpperCase())
    .replace(
      /,? and (?:this is what we(?:'d| would) like people to know|(?:this|that) is the most important thing[^.]*|we(?: are|'re) proud (?:of|about) (?:this|that|it)[^.]*)(?=\.$)/i,
      '',
    );

function rate(unit: Said, proof: Proof, isIdentity: boolean): number {
  const words = unit.text.split(' ').length;
  return (
    WEIGHT[proof] +
    (MARKED.test(unit.plain) ? (proof === 'result' ? 0.5 : 4) : 0) +
    (/\b(?:every|each|always|never|until|before)\b/.test(unit.plain) ? 0.4 : 0) +
    PROOFS.filter((other) => other !== proof && unit.roles.has(other)).length * 0.3 -
    (words > 45 ? 1.5 : words < 5 ? 1.5 : 0) -
    (isIdentity ? 1.2 : 0)
  );
}

const isProof = (unit: Said): boolean =>
  isPublic(unit) ||
  (!unit.isForeign &&
    unit.roles.has('aim') &&
    MARKED.test(unit.plain) &&
    !unit.roles.has('look') &&
    !unit.roles.has('private'));

function evidenceOf({ units, offer, conflicts }: Brief): Evidence[] {
  // a long letter tells of its writer's family as well
  const isPersonal = ({ plain }: Said) =>
    units.length > LETTER && /\bmy (?:sister|mother|aunt|daughter|son|father|husband|wife|uncle)\b/.test(plain);
  // nothing is built on what contradicts something else
  const isDoubtful = ({ text, plain }: Said) =>
    conflicts.some(({ one, other }) =>
      [one, other].some((said) => said !== '' && (plain.includes(said) || text === said)),
    );
  // in a letter only what speaks of the work at once counts
  const isAside = ({ plain }: Said) =>
    units.length > LETTER &&
    !MARKED.test(plain) &&
    !/^(?:we|our|nobody|every|each|i (?:do|don't|never|send|make|sharpen|won't (?!let)|also))\b/.test(plain);
  const isTooShort = ({ text, plain }: Said) => text.split(' ').length < 5 && !MARKED.test(plain);
  const all = units
    .filter((unit) => isProof(unit) && !isPersonal(unit) && !isDoubtful(unit) && !isTooShort(unit) && !isAside(unit))
    .flatMap((unit) =>
      PROOFS.filter(
        (proof) =>
          unit.roles.has(proof) && !(unit.index === offer?.unit.index && /^(?:hours|method|refusal)$/.test(proof)),
      ).map((proof) => ({
        proof,
        unit,
        score: rate(unit, proof, unit.index === offer?.unit.index),
      })),
    );
  all.sort((one, other) => other.score - one.score || one.unit.index - other.unit.index);
  const chosen: Evidence[] = [];
  for (const { proof, unit } of all)
    if (!chosen.some((other) => other.proof === proof || other.unit === unit)) chosen.push({ proof, unit });
  return chosen.slice(0, 5);
}

/** 'a and b'; 'a in b and c, and d' where one of them is a list itself */
const named = (items: string[]): string =>
  items.some((item) => / and /.test(item)) && items.length > 1
    ? `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`
    : list(items);

/** It sells nothing, so that nobody is its customer. */
/** Some word of what it costs, whoever it is said of. */
export const hasPrice = ({ units }: Brief): boolean =>
  units.some(
    ({ plain, roles }) =>
      roles.has('price') ||
      /[€$£¥₹₱₦₾]|\b(?:price|cost|fee|fare|rent|tariff|per (?:month|hour|flat|piece|user))s?\b/.test(plain),
  );

export const isForGood = ({ units }: Brief): boolean =>
  units.some(({ plain }) =>
    /\bcharity\b|\bvolunteers?\b|\bmunicipality\b|\bdonors?\b|\bnon-?profit\b|\bassociation\b/.test(plain),
  );

/** Nothing of the brief is shown more often. */
const MOST_SHOWN = 2;

export function planOf(brief: Brief): Plan {
  const shown = new Map<number, number>();
  const count = ({ index }: Said) => shown.get(index) ?? 0;
  const quote = (unit: Said) => {
    shown.set(unit.index, count(unit) + 1);
    return `“${withoutMark(unit.text).replace(/[“”]/g, '"')}”`;
  };
  const nouns = brief.groups.map(({ noun }) => noun);
  const audience = brief.groups.length > 0 ? named(brief.groups.map(({ said }) => said)) : undefined;
  return {
    ...brief,
    evidence: evidenceOf(brief),
    ...(audience !== undefined && { audience }),
    people: nouns.length > 0 && nouns.length < 3 ? list(nouns) : isForGood(brief) ? 'people' : 'customers',
    ...(brief.offer?.predicate && { what: `${brief.name} ${brief.offer.predicate}` }),
    having: (role, ...not) =>
      brief.units
        .filter(({ roles, isForeign }) => !isForeign && roles.has(role) && !not.some((other) => roles.has(other)))
        .sort((one, other) => count(one) - count(other)),
    quote,
    quotes: (units, most) =>
      units
        .filter((unit) => count(unit) < MOST_SHOWN)
        .slice(0, most)
        .map(quote),
    isShown: (unit) => count(unit) > 0,
  };
}
