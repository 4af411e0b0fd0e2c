import { z } from 'zod';
import { coloursInRow, isColour } from './colours';
import { type Fields, isBlank, isFields, MAX_KEYS, plainKey } from './keys';
import { NEVER_SAY, SAY } from './names';
import { readings } from './read';
import { type SectionName, strategySchema } from './schema';

// Where in a strategy a thing belongs, by its name and by its shape: made from the schema, so that what is read has its place here too.

/** A section, or a field of it. */
export interface Place {
  section: SectionName;
  /** null: the section itself */
  field: string | null;
}

interface Known extends Place {
  isList: boolean;
  /** names in it, each with how much it tells: one that stands in many places tells little */
  names: Map<string, number>;
}

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? unwrap(schema.unwrap() as z.ZodType) : schema;
const fieldsOf = (schema: z.ZodObject): [string, z.ZodType][] => Object.entries<z.ZodType>(schema.shape);
const namesOf = (name: string, field: z.ZodType): string[] =>
  [name, ...(readings.get(field)?.aliases ?? [])].map(plainKey);

/** The names of an object's fields: its own as one, those that people give to them as half of one. */
function namesIn(schema: z.ZodObject): Map<string, number> {
  const names = new Map<string, number>();
  for (const [name, field] of fieldsOf(schema))
    namesOf(name, field).forEach((one, index) => names.set(one, Math.max(index === 0 ? 1 : 0.5, names.get(one) ?? 0)));
  return names;
}

const objectIn = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodArray ? unwrap(schema.element as z.ZodType) : schema;

const PLACES: readonly Known[] = Object.entries(strategySchema.shape).flatMap(([name, schema]) => {
  const section = name as SectionName;
  const told = unwrap(schema);
  const own = objectIn(told);
  const places: Known[] =
    own instanceof z.ZodObject
      ? [{ section, field: null, isList: told instanceof z.ZodArray, names: namesIn(own) }]
      : [];
  if (!(told instanceof z.ZodObject)) return places;
  for (const [field, inner] of fieldsOf(told)) {
    const one = unwrap(inner);
    const object = objectIn(one);
    if (object instanceof z.ZodObject)
      places.push({ section, field, isList: one instanceof z.ZodArray, names: namesIn(object) });
  }
  return places;
});
const COUNTS = new Map<string, number>();
for (const { names } of PLACES) for (const name of names.keys()) COUNTS.set(name, (COUNTS.get(name) ?? 0) + 1);

/** Less is told by any object. */
const LEAST = 0.4;
/** So many items say what a list is of. */
const ASKED = 20;

/** How surely an object stands in a place; nothing where most of it has no place there. */
function scoreOf({ names }: Known, keys: readonly string[]): number {
  const known = keys.filter((key) => names.has(key));
  if (known.length * 2 < keys.length) return 0;
  return known.reduce((sum, key) => sum + (names.get(key) ?? 0) / (COUNTS.get(key) ?? 1), 0);
}

/** The place of objects that have the same one. */
function bestOf(objects: readonly Fields[], among: readonly Known[]): Place | undefined {
  const keys = objects.slice(0, ASKED).map((one) =>
    Object.keys(one)
      .filter((key) => !isBlank(one[key]))
      .slice(0, 60)
      .map(plainKey),
  );
  // things of different kinds have no place in common
  const scores = among.map((place) =>
    Math.min(...keys.map((each) => (each.length === 0 ? Infinity : scoreOf(place, each)))),
  );
  const best = Math.max(...scores);
  return keys.length > 0 && best >= LEAST && best < Infinity ? among[scores.indexOf(best)] : undefined;
}

const LISTS = PLACES.filter(({ isList }) => isList);
/** A colour that cannot be a figure or a word. */
const isSure = (value: unknown): boolean =>
  typeof value === 'string'
    ? /#|\(|^\s*(?=[\da-f]*[a-f])[\da-f]{6}\s*$/i.test(value) && isColour(value)
    : isColour(value);
const PALETTES: Place = { section: 'colorPalettes', field: null };
/** Two colours, or a list of them, are a palette, whatever they are called. */
function hasColours(value: unknown): boolean {
  if (!isFields(value)) return false;
  const values = Object.values(value).slice(0, MAX_KEYS);
  return (
    values.filter(isSure).length > 1 ||
    values.some((inner) =>
      Array.isArray(inner)
        ? inner.length > 1 && inner.every(isSure)
        : isFields(inner) && Object.values(inner).slice(0, MAX_KEYS).filter(isSure).length > 1,
    )
  );
}

/** Where a value belongs whose name says nothing; undefined where its shape says nothing either. */
export function placeOf(value: unknown): Place | undefined {
  if (typeof value === 'string') return coloursInRow(value) ? PALETTES : undefined;
  if (Array.isArray(value)) {
    const list = value.filter((one) => !isBlank(one)).slice(0, ASKED);
    if (list.length === 0) return undefined;
    if (list.every(hasColours) || (list.length > 1 && list.every(isSure))) return PALETTES;
    return list.every(isFields) ? bestOf(list, LISTS) : undefined;
  }
  if (!isFields(value)) return undefined;
  if (hasColours(value)) return PALETTES;
  const values = Object.values(value);
  return bestOf([value], PLACES) ?? (values.length > 0 && values.every(isFields) ? placeOf(values) : undefined);
}

/** Names that stand for many things. */
const TOO_PLAIN = new Set(
  [
    'name title statement definition rationale justification approach ideas size growth style examples phrases cultural',
    'need needs goals problems challenges characteristics situation desire description summary overview text value level',
    'advice reason why type primary secondary insights keyinsights findings note notes usage items content tone',
    'who whotheyare use preferred write avoided taboo banned forbidden audience for layout',
  ]
    .join(' ')
    .split(' '),
);

/** What is said and not said is so wherever it stands. */
const ABOUT_WORDS = /say$|words|terms|phrases|vocabulary/;

/** Parts that people tell beside those that the schema names. */
const FURTHER: Partial<Record<SectionName, readonly string[]>> = {
  positioningStrategy: [
    ...['mission', 'vision', 'slogan', 'claim', 'purpose', 'missionStatement', 'visionStatement', 'keyDifferentiators'],
  ],
  visualSystem: ['logoUsage', 'iconography', 'icons'],
  brandVoiceGuide: [
    'tone',
    'dos',
    'do',
    'donts',
    'dont',
    ...[...SAY, ...NEVER_SAY].filter((name) => ABOUT_WORDS.test(plainKey(name))),
  ],
  archetypeStrategy: [
    ...['brandValues', 'values', 'coreValues', 'primaryArchetype', 'secondaryArchetype', 'split', 'archetypeSplit'],
  ],
  audienceProfile: ['painPoints', 'definition', 'who'],
};

/** The names of a section's own fields. */
const OWN = new Map<SectionName, ReadonlySet<string>>();
/** A name, by the only section that has it. */
const PARTS = new Map<string, SectionName>();
/** A name that a section may have, where it stands beside the sections. */
const BESIDE = new Map<string, SectionName>();
/** Of each section: a name, by the only of its fields that has it within. */
const INNER = new Map<SectionName, Map<string, string>>();
for (const { section, field, isList, names } of PLACES)
  if (field === null) {
    const further = (FURTHER[section] ?? []).map(plainKey);
    OWN.set(section, new Set([...names.keys(), ...further]));
    for (const name of names.keys()) {
      const isOfOne = PLACES.every(
        (other) => other.field !== null || other.section === section || !other.names.has(name),
      );
      if (!isList && isOfOne && !TOO_PLAIN.has(name)) PARTS.set(name, section);
    }
    for (const name of further) {
      if (ABOUT_WORDS.test(name)) PARTS.set(name, section);
      else BESIDE.set(name, section);
    }
  } else if (!isList) {
    const inner = INNER.get(section) ?? new Map<string, string>();
    INNER.set(section, inner);
    for (const name of names.keys()) if (!TOO_PLAIN.has(name)) inner.set(name, inner.has(name) ? '' : field);
  }

/** The section that a part belongs to which stands beside the sections. */
export const sectionOfPart = (key: string): SectionName | undefined =>
  PARTS.get(plainKey(key)) ?? BESIDE.get(plainKey(key));
/** The section that a part belongs to wherever it stands: no other has one of its name. */
export const onlySectionOf = (key: string): SectionName | undefined => PARTS.get(plainKey(key));
/** Where a name has its place within an object that only one section has. */
export function innerPlaceOf(key: string): Place | undefined {
  const found = [...INNER].flatMap(([section, inner]) => {
    const field = inner.get(plainKey(key));
    return field ? [{ section, field }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
/** Whether a section has a field of this name. */
export const isOwn = (section: SectionName, key: string): boolean => OWN.get(section)?.has(plainKey(key)) ?? false;
/** The field of a section in which a name stands that stands in no other of them. */
export const fieldWith = (section: SectionName, key: string): string | undefined =>
  INNER.get(section)?.get(plainKey(key)) || undefined;
/** Whether a section is a list of things. */
export const isListed = (section: SectionName): boolean => unwrap(strategySchema.shape[section]) instanceof z.ZodArray;
/** Whether the object in a field of a section has a field of this name. */
export const isWithin = (section: SectionName, field: string, key: string): boolean =>
  PLACES.some((place) => place.section === section && place.field === field && place.names.has(plainKey(key)));
/** Of each section: a name, by the field with one object that it means. */
const OBJECT_FIELDS = new Map(
  Object.entries(strategySchema.shape).map(([section, schema]) => {
    const own = unwrap(schema);
    const fields = own instanceof z.ZodObject ? fieldsOf(own) : [];
    const names = new Map<string, string>();
    for (const [name, field] of fields)
      if (unwrap(field) instanceof z.ZodObject)
        for (const one of namesOf(name, field)) if (!names.has(one)) names.set(one, name);
    return [section as SectionName, names];
  }),
);
/** The field of a section that a key of a document means, where it holds one object. */
export const objectFieldOf = (section: SectionName, key: string): string | undefined =>
  OBJECT_FIELDS.get(section)?.get(plainKey(key));
/** The field of a section's object that a plain text stands for. */
export const mainOf = (section: SectionName, field: string | null): string | undefined => {
  const schema = strategySchema.shape[section] as z.ZodType;
  const own = unwrap(schema);
  const told =
    field === null ? schema : own instanceof z.ZodObject ? (own.shape as Record<string, z.ZodType>)[field] : undefined;
  for (
    let at: z.ZodType | undefined = told;
    at;
    at = at instanceof z.ZodNullable ? (at.unwrap() as z.ZodType) : undefined
  ) {
    const main = readings.get(at)?.main;
    if (main !== undefined) return main;
  }
  return undefined;
};
