import { AGAIN } from './documents';
import { type Fields, isBlank, isFields, keysByPlain, MAX_KEYS, plainKey, without } from './keys';
import { isMeta, isMetaKey, NAMES } from './meta';
import {
  fieldWith,
  innerPlaceOf,
  isOwn,
  isWithin,
  mainOf,
  isListed,
  objectFieldOf,
  onlySectionOf,
  type Place,
  placeOf,
  sectionOfPart,
} from './places';
import type { SectionName } from './schema';

// What stands beside its place in a document, or above or within it, is brought there before anything is read.

/** Their own fields are those of the document. */
const WRAPPERS = new Set(['brand', 'company', 'business', 'client']);
/** Groups of sections within groups are opened up to here. */
const MOST_GROUPS = 3;

type SectionOf = (key: string) => SectionName | undefined;
/** What belongs into a section: under its key, or the section itself. */
interface Part {
  section: SectionName;
  key: string | null;
  value: unknown;
  /** its name in the document */
  name: string;
}

const hasPlaces = (value: Fields, sectionOf: SectionOf): boolean =>
  Object.keys(value)
    .slice(0, 60)
    .some((key) => sectionOf(key) !== undefined || sectionOfPart(key) !== undefined);
/** The place of a document that is no document, but one thing of those that a strategy has. */
export const wholePlace = (fields: Fields, sectionOf: SectionOf): Place | undefined =>
  hasPlaces(fields, sectionOf) ? undefined : placeOf(fields);

/** A document whose sections have the parts that stood elsewhere, and what belongs to none. */
export function hoisted(
  fields: Fields,
  around: readonly (readonly [string, unknown])[],
  sectionOf: SectionOf,
  ownName: string | undefined,
): { document: Fields; beside: [string, unknown][] } {
  const document: Fields = {};
  const beside: [string, unknown][] = [];
  const parts: Part[] = [];
  const taken = new Set<string>();
  const sort = (entries: readonly (readonly [string, unknown])[], depth: number) => {
    for (const [index, [key, value]] of entries.entries()) {
      if (value === null || value === undefined) continue;
      if (index >= MAX_KEYS) {
        beside.push([key, value]);
        continue;
      }
      if (sectionOf(key) !== undefined && !taken.has(plainKey(key))) {
        taken.add(plainKey(key));
        document[key] = value;
        continue;
      }
      if (isMeta(key.replace(AGAIN, ''), value, ownName)) continue;
      const owner = sectionOfPart(key);
      const isWrapper = WRAPPERS.has(plainKey(key)) || isMetaKey(key);
      if (owner !== undefined) parts.push({ section: owner, key, value, name: key });
      else if (isFields(value) && depth < MOST_GROUPS && (isWrapper || hasPlaces(value, sectionOf)))
        sort(
          Object.entries(value).filter(([inner]) => !isWrapper || !NAMES.includes(plainKey(inner))),
          depth + 1,
        );
      else {
        const place = placeOf(value);
        const within = place ? undefined : innerPlaceOf(key);
        if (place) parts.push({ section: place.section, key: place.field, value, name: key });
        else if (within) parts.push({ section: within.section, key: within.field, value: { [key]: value }, name: key });
        else beside.push([key, value]);
      }
    }
  };
  const whole = wholePlace(fields, sectionOf);
  if (whole) parts.push({ section: whole.section, key: whole.field, value: fields, name: whole.section });
  sort([...(whole ? [] : Object.entries(fields)), ...around], 0);
  for (const [key, value] of Object.entries(document)) {
    const section = sectionOf(key);
    if (section !== undefined && isFields(value) && !isListed(section))
      document[key] = settled(section, value, document, parts, sectionOf);
  }
  for (const { section, key, value, name } of parts) {
    const named = Object.keys(document).filter((one) => sectionOf(one) === section);
    const at = named.find((one) => !isBlank(document[one])) ?? named[0];
    const before = at === undefined || isBlank(document[at]) ? undefined : document[at];
    const put = key === null ? (before === undefined ? value : undefined) : withPart(before, section, key, value);
    if (put === undefined) beside.push([name, value]);
    else document[at ?? section] = put;
  }
  return { document, beside };
}

/** What a section says that is a list. */
const LISTED: Partial<Record<SectionName, string>> = {
  brandVoiceGuide: 'toneGuidelines',
  archetypeStrategy: 'brandArchetypes',
  audienceProfile: 'segments',
};

/** A section, told or not, with one part more; undefined where it has that already. */
function withPart(before: unknown, section: SectionName, key: string, value: unknown): Fields | undefined {
  const main = Array.isArray(before) ? LISTED[section] : mainOf(section, null);
  const told = main !== undefined && !isFields(before) && before !== undefined ? { [main]: before } : (before ?? {});
  if (!isFields(told)) return undefined;
  const own =
    keysByPlain(told).get(plainKey(key)) ?? Object.keys(told).find((one) => objectFieldOf(section, one) === key);
  const there = own === undefined ? undefined : told[own];
  if (own === undefined || isBlank(there)) return { ...told, [key]: value };
  // two parts of one object
  const isApart = isFields(there) && isFields(value) && Object.keys(value).every((one) => !Object.hasOwn(there, one));
  return isApart ? { ...told, [own]: { ...there, ...value } } : undefined;
}

/** A section whose parts stand where they belong: one level up, one level down, or in another section. */
function settled(section: SectionName, raw: Fields, document: Fields, parts: Part[], sectionOf: SectionOf): Fields {
  let result = raw;
  const has = (one: SectionName) =>
    Object.keys(document).some((key) => sectionOf(key) === one && !isBlank(document[key]));
  for (const [key, value] of Object.entries(raw).slice(0, MAX_KEYS)) {
    if (isBlank(value)) continue;
    const field = objectFieldOf(section, key);
    if (field !== undefined) result = lifted(section, field, key, result);
    if (isOwn(section, key)) continue;
    const [other, owner, within] = [sectionOf(key), onlySectionOf(key), fieldWith(section, key)];
    if (other !== undefined && other !== section && !has(other) && typeof value === 'object')
      parts.push({ section: other, key: null, value, name: key });
    else if (owner !== undefined && owner !== section) parts.push({ section: owner, key, value, name: key });
    else if (within === undefined) {
      // { Details: { Definition: … } }
      const inner = isFields(value) ? Object.keys(value) : [];
      const isGroup = inner.some((one) => sectionOfPart(one) === section) && areNew(inner, result);
      const place = isGroup ? placeOf(value) : undefined;
      if (!isGroup || (place && place.section !== section)) continue;
      result = { ...result, ...(value as Fields) };
    } else {
      const put = lowered(section, within, key, value, result);
      if (put) result = put;
      continue;
    }
    result = without(result, [key]);
  }
  return result;
}

/** Whether an object has none of these keys yet. */
function areNew(keys: readonly string[], fields: Fields): boolean {
  const there = keysByPlain(fields);
  return keys.every((key) => !there.has(plainKey(key)));
}

/** What stands in an object and belongs beside it. */
function lifted(section: SectionName, field: string, key: string, raw: Fields): Fields {
  const inner = raw[key];
  if (!isFields(inner)) return raw;
  const own = keysByPlain(raw);
  const out = Object.keys(inner).filter(
    (one) =>
      !isWithin(section, field, one) && sectionOfPart(one) === section && isBlank(raw[own.get(plainKey(one)) ?? '']),
  );
  return out.length === 0
    ? raw
    : { ...raw, ...Object.fromEntries(out.map((one) => [one, inner[one]])), [key]: without(inner, out) };
}

/** What stands beside an object and belongs into it. */
function lowered(section: SectionName, field: string, key: string, value: unknown, raw: Fields): Fields | undefined {
  const at = Object.keys(raw).find((one) => objectFieldOf(section, one) === field && !isBlank(raw[one]));
  const before = at === undefined ? {} : raw[at];
  const main = mainOf(section, field);
  const told = typeof before === 'string' || Array.isArray(before) ? { [main ?? 'usage']: before } : before;
  return isFields(told) && !keysByPlain(told).has(plainKey(key))
    ? { ...without(raw, [key]), [at ?? field]: { ...told, [key]: value } }
    : undefined;
}
