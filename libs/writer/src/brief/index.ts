import { hash } from '../pen';
import { type Conflict, conflictsOf } from './conflicts';
import { type Errand, errandsOf, FLAGS, isHeading, TO_BE_KNOWN } from './talk';
import { coloursOf, type Material, materialsOf } from './looks';
import { foreignPlaceOf } from './place';
import { type Manner, mannersOf } from './manner';
import { type Role, rolesOf } from './roles';
import { type Unit, unitsOf } from './units';
import { forbiddenIn, wordingOf } from './wording';

export type Said = Unit & {
  roles: ReadonlySet<Role>;
  /** said to whoever writes or designs, and to no reader of the brand */
  isToWriter: boolean;
  /** what it asks of them */
  errand?: Errand;
  /** the brief says that it counts most */
  isFlagged: boolean;
};
export type { Conflict, Errand, Manner, Material, Role };

export interface StrategyBrand {
  name: string;
  description: string | null;
  /** the present year, where periods are to be checked against it */
  year?: number;
}

/** What a brief says, sentence by sentence, and what can be told from it with certainty. */
export interface Brief {
  name: string;
  /** the same for the same brand, another for every other */
  seed: number;
  units: Said[];
  /** where a brief that is not in English says that it is */
  place?: string;
  conflicts: Conflict[];
  colours: { wanted: { name: string; unit: Unit }[]; banned: string[] };
  materials: Material[];
  wording: { preferred: string[]; avoided: string[] };
  /** how it wants to sound */
  manners: Manner[];
  /** words that may not be said */
  forbidden: string[];
}

/** Sentences that clients of the brand may see: no instruction, nothing private, no joke, nothing about the writing. */
export const isPublic = ({ roles, isForeign, isForMakers, isToWriter: isRule, text }: Said): boolean =>
  !isForeign &&
  !isForMakers &&
  !isRule &&
  text.length < 420 &&
  !(['aside', 'private', 'legal', 'look', 'aim', 'irony', 'mistaken', 'difficulty'] as const).some((role) =>
    roles.has(role),
  );

/** A brief of more sentences is a letter: it tells of the writer's day as well. */
export const LETTER = 15;

export function briefOf({ name, description, year }: StrategyBrand): Brief {
  const brand = name.trim();
  const sentences = unitsOf(description ?? '', brand);
  const errands = errandsOf(sentences);
  const read = sentences.map((unit, at): Said => {
    const errand = errands[at];
    const roles = isHeading(unit) ? new Set<Role>(['aside']) : rolesOf(unit, sentences.length > LETTER);
    return {
      ...unit,
      roles: errand === 'goal' ? new Set([...roles, 'aim'] as const) : roles,
      isToWriter: errand !== undefined,
      ...(errand && { errand }),
      isFlagged: FLAGS.test(sentences[at + 1]?.plain ?? '') || TO_BE_KNOWN.test(unit.plain),
    };
  });
  // 'that is what's on the current website': what stands before it is not said in earnest
  const units = read.map((unit, at) =>
    /\bwhat's on (?:the|our) (?:current |old )?(?:website|site)\b/.test(read[at + 1]?.plain ?? '')
      ? { ...unit, roles: new Set<Role>(['irony', 'aside']) }
      : unit,
  );
  // 'we do not make butter', says Butter: that is about the name
  const words = brand
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  for (const unit of units) {
    const denies =
      unit.roles.has('refusal') && unit.text.split(' ').length < 8 && words.some((word) => unit.plain.includes(word));
    if (denies) unit.roles = new Set<Role>(['mistaken']);
  }
  const place = units.every(({ isForeign }) => isForeign) ? foreignPlaceOf(units) : undefined;
  return {
    name: brand,
    seed: hash(`${brand}\n${description ?? ''}`),
    units,
    ...(place !== undefined && { place }),
    conflicts: conflictsOf(units, year),
    colours: coloursOf(units),
    materials: materialsOf(units),
    wording: wordingOf(units, brand),
    manners: mannersOf(units),
    forbidden: forbiddenIn(units),
  };
}
