import { COLOUR_NAMES } from '../knowledge/colour-names';
import { MATERIALS } from '../knowledge/materials';
import type { Role } from './roles';
import type { Unit } from './units';

type Read = Unit & { roles: ReadonlySet<Role> };

/** Something in the brief that has a colour of its own, and the sentence it stands in. */
export interface Material {
  name: string;
  hex: string;
  unit: Unit;
}

const NEGATED = /\b(?:no|not|never|without|nor|instead of|than|n't)\b[^,.;]*$|n't\b[^,.;]*$/;
const COLOUR = new RegExp(
  `\\b((?:dark|light|pale|deep|bright|bottle|racing|brick|sky|navy|moss|forest) )?(${Object.keys(COLOUR_NAMES).join('|')})s?\\b`,
  'g',
);
/** 'NO BLUE anywhere', 'nothing on the drum may be yellow' */
const BANNED = new RegExp(
  `\\b(?:no|never use|never|nothing [^.]{0,30}may be|without) (?:any )?(${Object.keys(COLOUR_NAMES).join('|')})\\b`,
  'g',
);
/** Words that are a colour only where colours are spoken of. */
const AMBIGUOUS =
  /^(?:orange|salmon|sand|rust|olive|mint|brick|forest|moss|ink|sky|racing|signal|bottle|gold|rose|coral|cream|silver|petrol|mustard)$/;

/** Colours that the brief asks for, and those that it does not want, by name. */
export function coloursOf(units: readonly Read[]): { wanted: { name: string; unit: Unit }[]; banned: string[] } {
  const [wanted, banned] = [new Map<string, Unit>(), new Set<string>()];
  for (const unit of units) {
    const { plain, roles } = unit;
    for (const match of plain.matchAll(BANNED)) banned.add(match[1] ?? '');
    const speaksOfLooks = roles.has('look') || /\bcolou?rs?\b/.test(plain);
    for (const match of plain.matchAll(COLOUR)) {
      const [whole, , base = ''] = match;
      const before = plain.slice(0, match.index);
      const denies =
        NEGATED.test(before.slice(-60)) ||
        (/\b(?:no|never|not|don't)\b/.test(before) &&
          speaksOfLooks &&
          !/\b(?:but|like|should|want(?! to look))\b[^.]*$/.test(before));
      if (denies && speaksOfLooks) banned.add(base);
      else if (roles.has('look') && !AMBIGUOUS.test(base) && !/n't|\bno\b|\bnot\b|never|everything/.test(plain))
        wanted.set(whole.trim(), unit);
    }
  }
  return {
    wanted: [...wanted].map(([name, unit]) => ({ name, unit })).filter(({ name }) => !banned.has(name)),
    banned: [...banned],
  };
}

/** What has a meaning besides its matter, and is a matter only beside another one. */
const LOOSE =
  /^(?:harbour|salmon|port|card|stage|screen|night|orange|salt|field|desert|rose|tower|gate|oil|ash|prison|hospital|stone|rain|fire|ice|fog|egg|tile|tin|chain|paper|felt|glass|gold|silver|fish|horse|forest|sea|river|lake|lemon|apple|plum|cherry|orchard|harbour|smoke|steam|piano|screen|elevator|denture|tooth|crane|knife|blade|scissors|diesel|rust|pepper|bee|leaf|flower|snow|bread|butter|sugar|milk|rice|coffee|tea|wine|beer)$/;

/** The materials that the brief speaks of, where it speaks of its own work. */
export function materialsOf(units: readonly Read[]): Material[] {
  const found = new Map<string, Material>();
  const shown = units.filter(
    ({ roles, isForeign }) =>
      !isForeign && !['aside', 'private', 'mistaken', 'look', 'irony', 'legal'].some((role) => roles.has(role as Role)),
  );
  for (const unit of shown)
    for (const match of unit.plain.matchAll(/[a-z]+/g)) {
      const [word] = match;
      const key = Object.hasOwn(MATERIALS, word) ? word : word.replace(/s$/, '');
      const hex = Object.hasOwn(MATERIALS, key) ? MATERIALS[key] : undefined;
      if (!hex || found.has(key) || NEGATED.test(unit.plain.slice(0, match.index).slice(-50))) continue;
      // a town that is called like a matter
      if (match.index > 1 && /^\p{Lu}/u.test(unit.text.slice(match.index))) continue;
      // 'grind to meal', 'in fish': what is only mentioned is no matter of the brand
      const ground = /\b(?:white |live |local |old )$/.test(unit.plain.slice(0, match.index));
      if (!unit.roles.has('method') && unit.index > 1) continue;
      if (LOOSE.test(key) && !ground && !unit.roles.has('method') && unit.index > 0) continue;
      if (
        /^(?:chain|crane|elevator|motorbike|harbour|orchard|tooth|piano|port|card|stage|screen|night|prison|hospital|tower|gate|fire|field|orange|salt|leaf|rust|oil)$/.test(
          key,
        )
      )
        continue;
      found.set(key, { name: key, hex, unit });
    }
  return [...found.values()].slice(0, 6);
}
