import { DEFAULT_BRAND_NAME, templateFor } from './fallback';
import { readJson } from './json';
import { fieldOf, fieldsByKey, isFields, plainKey } from './keys';
import { type Complain, read, readings } from './read';
import { SECTIONS, type SectionName, strategySchema, type StrategySections } from './schema';
import { cleanText } from './values';

/** 'brand_strategy' makes the whole; each of the others its own sections. */
export const STRATEGY_TYPES = ['brand_strategy', 'palette', 'fonts', 'direction', 'voice'] as const;
export type StrategyType = (typeof STRATEGY_TYPES)[number];

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
  /** it had to be repaired and stops in the middle: what stood at its end is lost */
  isCutOff: boolean;
  /** what could not be shown, at most 100 */
  normalizationErrors: NormalizationError[];
  brandName: string;
  /** the sections that the built-in writer drafted: from the brief alone, with no research and no model */
  draftedSections: SectionName[];
  /** what is shown is the default template, and no strategy of this brand */
  isFallback: boolean;
  fallbackReason: string | null;
  /** ISO 8601 */
  fallbackAt: string | null;
}

export interface ParsedStrategy {
  sections: StrategySections;
  metadata: ParseMetadata;
}

export interface ParseOptions {
  strategyType?: string | null;
  brandName?: string | null;
  now?: Date;
}

const MAX_ERRORS = 100;
/** A bracket is the last thing but for what a fence or a sentence may add. */
const CLOSED = /[}\]][^{}[\]"]*$/;

/** Where a document tells which of its sections the built-in writer drafted: a list of their names. */
export const DRAFTED = 'DraftedByBuiltInWriter';

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

/** Which section a key of a document holds; undefined when it is none. */
export const sectionOf = (key: string): SectionName | undefined => SECTION_OF.get(plainKey(key));

/** A document that stands within another object, as `{"brandStrategy": {…}}`, comes out of it. */
function unwrapped(fields: Record<string, unknown>): Record<string, unknown> {
  const hasSections = (value: Record<string, unknown>) => Object.keys(value).slice(0, 300).some(sectionOf);
  if (hasSections(fields)) return fields;
  const inner = Object.values(fields)
    .slice(0, 20)
    .find((value) => isFields(value) && hasSections(value));
  return isFields(inner) ? inner : fields;
}

/** The object that a strategy's text holds, repaired where needed, with all of its keys as they are; or why there is none. */
export function readDocument(
  text: unknown,
): { document: Record<string, unknown>; wasFixed: boolean; lost: string[] } | { reason: string } {
  if (typeof text !== 'string') return { reason: 'Invalid input - not a string' };
  if (text.trim() === '') return { reason: 'Empty strategy text' };
  const json = readJson(text.slice(0, MAX_STRATEGY), (key) => SECTION_OF.has(key));
  if ('reason' in json) return json;
  if (Object.keys(json.fields).length === 0) return { reason: 'Parsed object is empty' };
  return { document: unwrapped(json.fields), wasFixed: json.wasFixed, lost: json.lost };
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
    metadata: {
      parsedAt: now.toISOString(),
      strategyType: strategyType ?? 'brand_strategy',
      wasFixed: false,
      isCutOff: false,
      normalizationErrors: [],
      brandName: name,
      draftedSections: [],
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
  const fields = fieldsByKey(found.document);
  const normalizationErrors: NormalizationError[] = [];
  const note = (section: SectionName, message: string) => {
    if (normalizationErrors.length < MAX_ERRORS) normalizationErrors.push({ section, message });
  };
  for (const key of found.lost) note(sectionOf(key) as SectionName, 'could not be repaired');
  const sections = Object.fromEntries(
    SECTIONS.map((section) => {
      const complain: Complain = (path, problem) => note(section, `${path} ${problem}`.replace(/^[.\s]+/, ''));
      const raw = fieldOf(fields, SECTION_NAMES.get(section) as string[]);
      const value = read(strategySchema.shape[section], raw, '', complain);
      if (raw !== undefined && value === null && !normalizationErrors.some((error) => error.section === section))
        note(section, 'says nothing that is known');
      return [section, value];
    }),
  ) as StrategySections;
  if (SECTIONS.every((section) => sections[section] === null)) {
    const [error] = normalizationErrors;
    const detail = error ? `${error.section} ${error.message}` : 'no section of a strategy was found';
    return fallbackStrategy(`Invalid structure: ${detail}`, options);
  }
  const ownName = fieldOf(fields, ['brandname', 'brand']);
  return {
    sections,
    metadata: {
      ...fallbackStrategy('', options).metadata,
      brandName:
        cleanText(options.brandName ?? '') ??
        (typeof ownName === 'string' ? cleanText(ownName) : undefined) ??
        DEFAULT_BRAND_NAME,
      draftedSections: draftedIn(found.document).filter((section) => sections[section] !== null),
      wasFixed: found.wasFixed,
      isCutOff: found.wasFixed && !CLOSED.test(String(text)),
      normalizationErrors,
      isFallback: false,
      fallbackReason: null,
      fallbackAt: null,
    },
  };
}
