import { DRAFTED } from './drafted';
import { DEFAULT_BRAND_NAME, templateFor } from './fallback';
import { NO_REPAIRS, readJson, type Repairs } from './json';
import { fieldOf, type Fields, fieldsByKey, isBlank, isFields, plainKey, without, wordsOf } from './keys';
import { apart, fromList, merged } from './documents';
import { withFewNames } from './excess';
import { hoisted, wholePlace } from './hoist';
import { type Place, placeOf, sectionOfPart } from './places';
import { MAX_ITEMS, type Notes, read, readings } from './read';
import { SECTIONS, type SectionName, strategySchema, type StrategySections } from './schema';
import { dataIn, type DocumentData, nameIn, nameInWords, typeIn } from './meta';
import { type Told, Telling } from './told';
import { tidied } from './tidy';
import { cleanText } from './values';
import { type DefaultFigure, defaultFigures } from './visual';

/** The longest strategy that is taken, in characters. */
export const MAX_STRATEGY = 1_000_000;

export interface NormalizationError {
  section: SectionName;
  /** where in the section, and what: 'palettes.2.primary.hex cannot be read' */
  message: string;
}

export interface ParseMetadata {
  /** ISO 8601 */
  parsedAt: string;
  strategyType: string;
  /** the text was no JSON and had to be repaired */
  wasFixed: boolean;
  /** what was done to it */
  repairs: Repairs;
  /** so many fields stand under names beyond those that any strategy has, and are not shown */
  leftOut: number;
  /** what could not be shown, at most 100 */
  normalizationErrors: NormalizationError[];
  brandName: string;
  /** what the document says of itself */
  document: DocumentData | null;
  /** the sections that the built-in writer drafted: from the brief alone, with no research and no model */
  draftedSections: SectionName[];
  /** figures of the visual system that nobody said: the usual ones stand in */
  defaultFigures: DefaultFigure[];
  /** what is shown is the default template, and no strategy of this brand */
  isFallback: boolean;
  fallbackReason: string | null;
  /** ISO 8601 */
  fallbackAt: string | null;
}

/** What a strategy says beside the forms that its sections have; under 'document' what belongs to none of them. */
export type Further = Partial<Record<SectionName | 'document', Told[]>>;

export interface ParsedStrategy {
  sections: StrategySections;
  further: Further;
  metadata: ParseMetadata;
}

export interface ParseOptions {
  strategyType?: string | null;
  brandName?: string | null;
  now?: Date;
}

const MAX_ERRORS = 100;
/** The names that a section may have in a document, in plain spelling. */
const SECTION_NAMES = new Map(
  SECTIONS.map((section) => [
    section,
    [section, ...(readings.get(strategySchema.shape[section])?.aliases ?? [])].map(plainKey),
  ]),
);
const SECTION_OF = new Map(
  [...SECTION_NAMES].flatMap(([section, names]) => names.map((name) => [name, section] as const)),
);

/** What the name of a section is about. */
const TOPICS: Readonly<Record<string, SectionName>> = {
  audience: 'audienceProfile',
  audiences: 'audienceProfile',
  archetype: 'archetypeStrategy',
  archetypes: 'archetypeStrategy',
  color: 'colorPalettes',
  colors: 'colorPalettes',
  colour: 'colorPalettes',
  colours: 'colorPalettes',
  palette: 'colorPalettes',
  palettes: 'colorPalettes',
  typography: 'typographyOptions',
  typographic: 'typographyOptions',
  font: 'typographyOptions',
  fonts: 'typographyOptions',
  typeface: 'typographyOptions',
  typefaces: 'typographyOptions',
  market: 'marketInsights',
  positioning: 'positioningStrategy',
  visual: 'visualSystem',
  voice: 'brandVoiceGuide',
};
/** What stands beside that and means no other thing: 'Color Palette Options', 'Market Insights & Analysis'. */
const BESIDE_TOPIC =
  /^(?:brand|our|the|and|of|for|target|strateg(?:y|ies|ic)|options?|recommend(?:ations?|ed)|guid(?:e|elines?|ance)|systems?|analysis|insights?|overview|profiles?|directions?|identity|language|tone|communications?|pairings?|research|section|messaging|trends?|landscape|statements?|personas?|swatches|choices|directions?|rules|principles|standards|expression|personality)$/;

/** Which section a key of a document holds; undefined when it is none. */
export function sectionOf(key: string): SectionName | undefined {
  const known = SECTION_OF.get(plainKey(key));
  if (known) return known;
  const words = wordsOf(key).match(/[\p{L}\p{N}]+/gu) ?? [];
  // 'Positioning Strategy & What We Say'
  for (let count = words.length - 1; count > 1; count -= 1) {
    const leading = SECTION_OF.get(words.slice(0, count).join(''));
    if (leading) return leading;
  }
  const topics = new Set(words.filter((word) => !BESIDE_TOPIC.test(word)).map((word) => TOPICS[word]));
  return words.length > 1 && topics.size === 1 ? [...topics][0] : undefined;
}

const isSection = (key: string): boolean => SECTION_OF.has(plainKey(key));

/** Things of one kind, [{ name: 'Ebb', colors: […] }, { name: 'Flood', colors: […] }], of which a part is called as a section is. */
function isOfOneKind(list: readonly unknown[]): boolean {
  const keys = list.slice(0, MAX_ITEMS).map((one) => (isFields(one) ? Object.keys(one) : []));
  const [first = []] = keys;
  const own = first.filter(isSection);
  const [only] = own;
  return (
    own.length === 1 &&
    only !== undefined &&
    (list.length > 1 || first.length > 1) &&
    keys.every((each) => each.includes(only) && each.filter(isSection).length === 1) &&
    placeOf(list) !== undefined
  );
}

/** The document that a list at the root is: each of its entries in the place that its shape says; undefined where that says nothing of them. */
function byShape(list: readonly unknown[]): Fields | undefined {
  const whole = placeOf(list);
  if (whole) return { [whole.section]: whole.field === null ? list : { [whole.field]: list } };
  const document: Record<string, unknown> = {};
  const [left, found]: [unknown[], [Place, unknown[]][]] = [[], []];
  for (const one of list.slice(0, MAX_ITEMS)) {
    // { type: 'palette', … } says what it is, and nothing of that
    const kind = isFields(one) ? Object.keys(one).find((key) => /^(?:type|kind)$/i.test(key)) : undefined;
    const told = isFields(one) ? without(one, [kind]) : one;
    const named = isFields(one) && kind !== undefined ? one[kind] : undefined;
    const part = typeof named === 'string' ? sectionOfPart(named) : undefined;
    const place: Place | undefined = isFields(told)
      ? (placeOf([told]) ?? placeOf(told) ?? (part && { section: part, field: String(named) }))
      : undefined;
    if (!place) {
      left.push(one);
      continue;
    }
    const same = found.find(([{ section, field }]) => section === place.section && field === place.field);
    if (same) same[1].push(told);
    else found.push([place, [told]]);
  }
  for (const [{ section, field }, items] of found) {
    const value = items.length === 1 && field !== null ? items[0] : items;
    if (field === null) document[section] ??= value;
    else document[section] = { ...(isFields(document[section]) ? document[section] : {}), [field]: value };
  }
  const rest = left.concat(list.slice(MAX_ITEMS));
  return found.length > 0 ? { ...document, ...(rest.length > 0 && { notes: rest }) } : undefined;
}

/** No document has more parts. */
const MAX_PAIRS = 100;
/** [['Target Audience', 'Museums'], ['Tone', 'Dry']] */
function fromPairs(list: readonly unknown[]): Fields | undefined {
  if (list.length > MAX_PAIRS) return undefined;
  const pairs = list.flatMap((one) =>
    Array.isArray(one) && one.length === 2 && typeof one[0] === 'string' ? [one] : [],
  );
  return pairs.length > 0 && pairs.length === list.length && pairs.some(([key]) => sectionOf(String(key)) !== undefined)
    ? merged(pairs.map(([key, value]: unknown[]) => ({ [String(key)]: value })))
    : undefined;
}

/** The document that a list is: sections with their names, documents, or things that say what they are by their shape. */
const listAsDocument = (list: readonly unknown[]): Fields | undefined =>
  fromPairs(list) ?? (isOfOneKind(list) ? undefined : fromList(list, isSection)) ?? byShape(list);

/** Wrappers around wrappers are opened up to here. */
const MAX_WRAPPERS = 3;

/** What a text holds that is JSON itself, as programs put one into the other. */
function jsonIn(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A document that stands within another object, as `{"brandStrategy": {…}}`, comes out of it; what stands beside it is told. */
function unwrapped(
  fields: Record<string, unknown>,
  depth = 0,
): { document: Record<string, unknown>; beside: [string, unknown][] } {
  // { font: 'Bitter' } is a typeface and no document
  const hasSections = (value: Fields) => {
    const sections = Object.keys(value).slice(0, 300).filter(sectionOf);
    return sections.length > 1 || sections.some((key) => typeof value[key] === 'object');
  };
  const keys = Object.keys(fields).slice(0, 300);
  if (keys.some(sectionOf) || depth >= MAX_WRAPPERS) return { document: fields, beside: [] };
  for (const key of keys.slice(0, 20)) {
    const value = fields[key];
    const told = typeof value === 'string' ? jsonIn(value) : value;
    const listed = Array.isArray(told) ? listAsDocument(told) : told;
    if (!isFields(listed)) continue;
    const inner = unwrapped(listed, depth + 1);
    if (!hasSections(inner.document)) continue;
    const beside = Object.entries(fields).filter(([other]) => other !== key);
    return { document: inner.document, beside: [...beside, ...inner.beside] };
  }
  return { document: fields, beside: [] };
}

/** The object that a strategy's text holds, repaired where needed, with all of its keys as they are; or why there is none. */
export function readDocument(text: unknown):
  | {
      document: Record<string, unknown>;
      /** of the object that the document stands in */
      beside: [string, unknown][];
      wasFixed: boolean;
      repairs: Repairs;
      lost: string[];
      before?: string;
    }
  | { reason: string } {
  if (typeof text !== 'string') return { reason: 'Invalid input - not a string' };
  if (text.trim() === '') return { reason: 'Empty strategy text' };
  const json = readJson(text.slice(0, MAX_STRATEGY), isSection, listAsDocument);
  if ('reason' in json) return json;
  if (Object.keys(json.fields).length === 0) return { reason: 'Parsed object is empty' };
  const { fields, ...how } = json;
  return { ...unwrapped(fields), ...how };
}

/** The sections that a document says were drafted by the built-in writer. */
export function draftedIn(document: Record<string, unknown>): SectionName[] {
  const told = fieldOf(fieldsByKey(document), [plainKey(DRAFTED)]);
  const names = (Array.isArray(told) ? told : []).slice(0, 50);
  const drafted = new Set(names.map((name) => (typeof name === 'string' ? sectionOf(name) : undefined)));
  return SECTIONS.filter((section) => drafted.has(section));
}

/** The default template in place of a strategy, with the reason why there is no real one. */
export function fallbackStrategy(
  reason: string,
  { strategyType, brandName, now = new Date() }: ParseOptions = {},
): ParsedStrategy {
  const name = cleanText(brandName ?? '') ?? DEFAULT_BRAND_NAME;
  return {
    sections: templateFor(name),
    further: {},
    metadata: {
      parsedAt: now.toISOString(),
      strategyType: strategyType ?? 'brand_strategy',
      wasFixed: false,
      repairs: NO_REPAIRS,
      leftOut: 0,
      normalizationErrors: [],
      brandName: name,
      document: null,
      draftedSections: [],
      defaultFigures: defaultFigures(''),
      isFallback: true,
      fallbackReason: reason,
      fallbackAt: now.toISOString(),
    },
  };
}

/**
 * Reads a brand strategy from text that a model or a person wrote. Never throws; a text of up to MAX_STRATEGY characters
 * takes 50 ms at most. Each section is read by itself: one that cannot be read is null, and the metadata says why.
 */
export function parseStrategy(text: unknown, options: ParseOptions = {}): ParsedStrategy {
  const found = readDocument(text);
  if ('reason' in found) return fallbackStrategy(found.reason, options);
  const { repairs } = found;
  const inner = withFewNames(found.document);
  const outer = withFewNames(apart(found.beside));
  const around = outer.fields;
  // the name of a single thing is not that of the brand
  const ownName = wholePlace(inner.fields, sectionOf) ? nameIn({}, around) : nameIn(inner.fields, around);
  const kept = Object.entries(tidied(around) as Fields);
  const { document, beside } = hoisted(tidied(inner.fields) as Fields, kept, sectionOf, ownName);
  const fields = fieldsByKey(document);
  const normalizationErrors: NormalizationError[] = [];
  const note = (section: SectionName, message: string) => {
    if (normalizationErrors.length < MAX_ERRORS) normalizationErrors.push({ section, message });
  };
  for (const key of found.lost) note(sectionOf(key) as SectionName, 'could not be repaired');
  const tellings: Partial<Record<SectionName | 'document', Telling>> = {};
  const tellingOf = (name: SectionName | 'document') => (tellings[name] ??= new Telling());
  const sections = Object.fromEntries(
    SECTIONS.map((section) => {
      const notes: Notes = {
        complain: (path, problem) => note(section, `${path} ${problem}`.replace(/^[.\s]+/, '')),
        leave: (trail, left) => tellingOf(section).add(trail, left),
      };
      const byName = (SECTION_NAMES.get(section) as string[]).map((name) => fields.get(name));
      const byTopic = Object.keys(document)
        .filter((key) => !SECTION_OF.has(plainKey(key)) && sectionOf(key) === section)
        .map((key) => document[key]);
      const [raw, ...again] = [...byName, ...byTopic].filter((told) => (told ?? null) !== null);
      const value = read(strategySchema.shape[section], raw, notes);
      // a section that is told twice, by two of its names
      for (const other of new Set(again)) if (other !== raw) notes.leave(null, other);
      const isTold = (tellings[section]?.told.length ?? 0) > 0;
      if (!isBlank(raw) && value === null && !isTold && !normalizationErrors.some((error) => error.section === section))
        note(section, 'says nothing that is known');
      return [section, value];
    }),
  ) as StrategySections;
  if (SECTIONS.every((section) => sections[section] === null)) {
    const [error] = normalizationErrors;
    const detail = error ? `${error.section} ${error.message}` : 'no section of a strategy was found';
    return fallbackStrategy(`Invalid structure: ${detail}`, options);
  }
  for (const [key, value] of beside) tellingOf('document').add({ parent: null, key }, value);
  for (const [section, { missed }] of Object.entries(tellings))
    if (missed > 0 && section !== 'document') note(section as SectionName, `says ${missed} more than a page shows`);
  return {
    sections,
    further: Object.fromEntries(Object.entries(tellings).map(([section, { told }]) => [section, told])),
    metadata: {
      parsedAt: (options.now ?? new Date()).toISOString(),
      brandName: ownName ?? cleanText(options.brandName ?? '') ?? nameInWords(found.before ?? '') ?? DEFAULT_BRAND_NAME,
      strategyType: typeIn(inner.fields, around) ?? options.strategyType ?? 'brand_strategy',
      document: dataIn(inner.fields, around),
      draftedSections: draftedIn(inner.fields).filter((section) => sections[section] !== null),
      defaultFigures: defaultFigures(fieldOf(fields, SECTION_NAMES.get('visualSystem') as string[])),
      wasFixed: found.wasFixed,
      repairs,
      leftOut: inner.leftOut + outer.leftOut,
      normalizationErrors,
      isFallback: false,
      fallbackReason: null,
      fallbackAt: null,
    },
  };
}
