import { type Fields, isFields, keysByPlain, plainKey, without } from './keys';
import { keyOf } from './names';
import { percentOf } from './values';
import { ARCHETYPES, termOf } from './vocabularies';

// Who the brand is, in the forms in which people write it.

const NAMES = ['name', 'title', 'archetype', 'type'];
const SHARES = ['percentage', 'percent', 'share', 'weight', 'ratio'];
const TEXTS = ['description', 'justification', 'rationale', 'reason', 'why', 'summary'];

/** Two archetypes as a list, each with its share, or as objects of their own. */
export function archetypesOf(told: unknown): unknown {
  const raw = namedArchetypes(told);
  if (Array.isArray(raw)) {
    const [primary, second, ...others] = raw as unknown[];
    // more than two of which no more is told
    const areNames = others.length > 0 && raw.every((one) => typeof one === 'string');
    const secondary = areNames ? [second, ...others].join(', ') : second;
    return archetypesOf({ primary, secondary, ...(others.length > 0 && !areNames && { others }) });
  }
  if (!isFields(raw)) return typeof raw === 'string' ? withShares({ primary: raw }) : raw;
  const keys = keysByPlain(raw);
  let result = raw;
  for (const role of ['primary', 'secondary'] as const) {
    const key = [role, `${role}archetype`].map((name) => keys.get(name)).find((one) => one !== undefined);
    const told = key === undefined ? undefined : raw[key];
    if (key === undefined || !isFields(told)) continue;
    const inner = keysByPlain(told);
    const [name, share, text] = [NAMES, SHARES, TEXTS].map((names) => names.map((one) => inner.get(one)).find(Boolean));
    if (name === undefined) continue;
    const rest = without(told, [name, share, text]);
    result = {
      ...without(result, [key]),
      [role]: told[name],
      ...(share && { [`${role}Percentage`]: told[share] }),
      ...(text && { [`${role}Description`]: told[text] }),
      ...(Object.keys(rest).length > 0 && { [`${String(told[name])}`]: rest }),
    };
  }
  return withSplit(withShares(result));
}

const SPLITS = ['split', 'archetypeSplit', 'shares', 'weights', 'weighting', 'ratio', 'balance', 'percentages', 'mix'];
const ROLES = [
  ['primary', 'primaryArchetype', 'main', 'first', 'dominant'],
  ['secondary', 'secondaryArchetype', 'second', 'supporting'],
] as const;

/** '60:40', '60 / 40', [60, 40], { primary: 0.6, secondary: 0.4 } and { Magician: '60%', 'Regular Guy': '40%' }. */
function withSplit(raw: Fields): Fields {
  const keys = keysByPlain(raw);
  const key = keyOf(keys, SPLITS);
  const told = key === undefined ? undefined : raw[key];
  const shares = ROLES.map((names, index) => shareIn(told, names, raw[keyOf(keys, names) ?? ''], index));
  if (key === undefined || shares.some((share) => share === undefined)) return raw;
  return { ...without(raw, [key]), primaryPercentage: shares[0], secondaryPercentage: shares[1] };
}

const TWO_SHARES = /^\s*(\d{1,3}(?:[.,]\d+)?)\s?%?\s*(?:[:/|–—-]|to|zu|à|a)\s*(\d{1,3}(?:[.,]\d+)?)\s?%?\s*$/;

/** Of one of the two. */
function shareIn(told: unknown, names: readonly string[], name: unknown, index: number): number | undefined {
  if (typeof told === 'string') {
    const found = TWO_SHARES.exec(told.slice(0, 60))?.[index + 1];
    return found === undefined ? undefined : percentOf(Number(found.replace(',', '.')));
  }
  if (Array.isArray(told)) return told.length === 2 && !told.some(isFields) ? percentOf(told[index]) : undefined;
  if (!isFields(told) || Object.keys(told).length !== 2) return undefined;
  const keys = keysByPlain(told);
  const key = keyOf(keys, [...(typeof name === 'string' ? [name, name.replace(/^the\s+/i, '')] : []), ...names]);
  return key === undefined ? undefined : percentOf(told[key]);
}

/** 'Creator / Lover (70/30)' */
const WITH_SPLIT = /^(\D{5,80}?)\s*[(（,]\s*(\d{1,3})\s?%?\s*[:/–-]\s*(\d{1,3})\s?%?\s*[)）]?\s*$/;

/** { Sage: '60%', Hero: '40%' }, and 'Sage 60 / Hero 40' or 'Sage + Hero': names that say themselves that they are archetypes. */
function namedArchetypes(raw: unknown): unknown {
  if (typeof raw === 'string') {
    const [, names, one, other] = WITH_SPLIT.exec(raw.slice(0, 120)) ?? [];
    const both = names === undefined ? undefined : namedArchetypes(names);
    if (Array.isArray(both)) return both.map((name, index) => `${String(name)} (${index === 0 ? one : other}%)`);
    const parts = raw
      .slice(0, 120)
      .split(/\s*(?:[/+&,|]|\band\b)\s*/)
      .filter(Boolean);
    return parts.length === 2 && parts.every((part) => isArchetype(part.replace(/[\s(:–-]*\d{1,3}\s?%?\)?$/, '')))
      ? parts.map((part) => part.replace(/(?<=\d)\s*\)?$/, '%').replace(/[(]/, ''))
      : raw;
  }
  if (!isFields(raw)) return raw;
  const names = Object.keys(raw);
  return names.length > 0 &&
    names.length <= 3 &&
    names.every(isArchetype) &&
    names.every((name) => percentOf(raw[name]) !== undefined)
    ? names.map((name) => `${name} (${percentOf(raw[name])}%)`)
    : raw;
}
const isArchetype = (text: string): boolean => {
  const term = termOf(ARCHETYPES, text);
  return term !== null && plainKey(text).replace(/^the/, '') === plainKey(term);
};

const NAME_AND_SHARE = /^([^()（）\d]{2,60}?)\s*[:–—-]?\s*[(（]?\s*(\d{1,3}\s?%)\s*[)）]?$/;

/** 'The Sage (60%)' has its share in its name. */
function withShares(raw: Fields): Fields {
  let result = raw;
  for (const role of ['primary', 'secondary'] as const) {
    const keys = keysByPlain(result);
    const key = [role, `${role}archetype`].map((name) => keys.get(name)).find((one) => one !== undefined);
    const told = key === undefined ? undefined : result[key];
    const [, name, share] = typeof told === 'string' ? (NAME_AND_SHARE.exec(told.trim()) ?? []) : [];
    if (key === undefined || name === undefined || share === undefined) continue;
    const said = SHARES.map((one) => keys.get(`${role}${one}`) ?? keys.get(`${role}archetype${one}`)).find(Boolean);
    // the same said twice, or another figure
    if (said !== undefined && percentOf(result[said]) !== percentOf(share)) continue;
    result = { ...without(result, [key, said]), [role]: name, [`${role}Percentage`]: share };
  }
  return result;
}

const OWN = [
  'primary',
  'secondary',
  'primaryarchetype',
  'secondaryarchetype',
  'primarypercentage',
  'secondarypercentage',
  'primaryarchetypepercentage',
  'secondaryarchetypepercentage',
  'archetypedescription',
  'description',
  ...SPLITS.map(plainKey),
];

/** { type: 'Caregiver', share: '80%', secondaryArchetype: 'Outlaw' } */
function oneArchetype(raw: Fields, keys: Map<string, string>): Fields {
  const name = NAMES.map((one) => keys.get(one)).find((key) => key !== undefined && typeof raw[key] === 'string');
  if (name === undefined || keys.has('brandarchetypes') || keys.has('brandarchetype')) return raw;
  const [share, second] = [SHARES.map((one) => keys.get(one)).find(Boolean), keys.get('secondaryarchetype')];
  const text = TEXTS.map((one) => keys.get(one)).find(Boolean);
  return {
    ...without(raw, [name, share, second, text]),
    brandArchetypes: {
      primary: raw[name],
      ...(share && { primaryPercentage: raw[share] }),
      ...(second && { secondary: raw[second] }),
      ...(text && { justification: raw[text] }),
    },
  };
}

/** The archetypes themselves where their strategy is expected. */
export function archetypeStrategyOf(raw: unknown): unknown {
  if (typeof raw === 'string' || Array.isArray(raw)) return { brandArchetypes: raw };
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const inner = ['brandarchetypes', 'brandarchetype', 'archetypes'].map((name) => keys.get(name)).find(Boolean);
  const split = keyOf(keys, SPLITS);
  // the split may stand beside the two
  if (inner !== undefined && split !== undefined) {
    const both = archetypesOf(raw[inner]);
    return isFields(both) ? { ...without(raw, [split]), [inner]: { ...both, split: raw[split] } } : raw;
  }
  if (!['primary', 'primaryarchetype', 'secondary'].some((name) => keys.has(name))) return oneArchetype(raw, keys);
  if (inner !== undefined) return raw;
  const own = OWN.map((name) => keys.get(name)).filter((key) => key !== undefined);
  return {
    brandArchetypes: Object.fromEntries(own.map((key) => [key, raw[key]])),
    ...without(raw, own),
  };
}
