import { z } from 'zod';
import {
  fieldOf,
  fieldsByKey,
  humanKey,
  isBlank,
  isFields,
  keysByPlain,
  labelOf,
  optionsIn,
  plainKey,
  wordsOf,
  writtenKey,
} from './keys';
import { isRank } from './names';
import { sidesOf } from './sides';
import type { Trail } from './told';
import { AWARENESS_LEVELS, DESIRE_LEVELS, inOneCase, SOPHISTICATION_LEVELS } from './vocabularies';
import { isTitled, listOf, MAX_TEXT, raised, saidOf, saysNumbersOnly, textOf } from './values';

/** A list is read up to here. What goes beyond is left out of the display, never out of the store. */
export const MAX_ITEMS = 250;

/** How the reader finds and understands a value of a schema; what the schema itself says is not repeated. */
export interface Reading {
  /** other names of the field; case, spaces, '-' and '_' never matter */
  aliases?: string[];
  /** the field of an object that a plain text stands for; in a list that was written as a map, the field of its keys */
  main?: string;
  /** brings the raw value into a form that can be read on; undefined when it is none, AS_IT_STANDS where it fits no form and says something all the same */
  from?: (raw: unknown) => unknown;
  /** a text, or each of its texts, stands by itself and begins with a capital */
  isEntry?: boolean;
  /** only people say it: no model is asked for it */
  unasked?: boolean;
  /** what is told of it where it says something, by what was read before it in the same object */
  problem?: (read: Readonly<Record<string, unknown>>) => string | undefined;
}

/** What a reading says of a value that no form holds without turning its meaning. */
export const AS_IT_STANDS = Symbol('as it stands');

/** What schemas say to the reader. */
export const readings = z.registry<Reading>();

/** Where something was left out, and why: 'ColorPalettes.2.primary.hex', 'is not a colour'. */
type Complain = (path: string, problem: string) => void;

/** What becomes of that for which a schema has no place. */
export interface Notes {
  complain: Complain;
  /** a value, whole, with the names that lead to it in the document */
  leave: (trail: Trail | null, value: unknown) => void;
}

/** Nobody wants to know. */
export const NO_NOTES: Notes = { complain: () => undefined, leave: () => undefined };

/** Lists and objects that hold nothing are nothing; numbers that defaults filled in are something. */
const orNull = (value: unknown): unknown => (isBlank(value) ? null : value);

/** Each value that is read stands in the result, or is left. */
type Reader = (value: unknown, path: string, trail: Trail | null, notes: Notes) => unknown;

/** What is asked of a schema again and again, asked once: a document has thousands of values. */
const readers = new WeakMap<z.ZodType, Reader>();

function readerOf(schema: z.ZodType): Reader {
  const known = readers.get(schema);
  if (known) return known;
  const reader = makeReader(schema);
  readers.set(schema, reader);
  return reader;
}

/** The value in the form of its schema; null, or an empty list, where nothing can be made of it. */
export const read = (schema: z.ZodType, value: unknown, notes: Notes, trail: Trail | null = null): unknown =>
  readerOf(schema)(value, '', trail, notes);

function makeReader(schema: z.ZodType): Reader {
  const { from, isEntry = false } = readings.get(schema) ?? {};
  const nothing = schema instanceof z.ZodArray ? () => [] : () => null;
  const reader = plainReader(schema);
  if (!from && !isEntry)
    return (raw, path, trail, notes) => (isBlank(raw) ? nothing() : reader(raw, path, trail, notes));
  return (value, path, trail, notes) => {
    if (isBlank(value)) return nothing();
    const raw = from ? from(value) : value;
    if (raw === undefined) notes.complain(path, 'cannot be read');
    if (raw === undefined || raw === AS_IT_STANDS) notes.leave(trail, value);
    if (isBlank(raw) || raw === AS_IT_STANDS) return nothing();
    const made = reader(raw, path, trail, notes);
    return isEntry ? raisedIn(made) : made;
  };
}

const raisedIn = (value: unknown): unknown =>
  typeof value === 'string' ? raised(value) : Array.isArray(value) ? value.map(raisedIn) : value;

function plainReader(schema: z.ZodType): Reader {
  if (schema instanceof z.ZodNullable) {
    const inner = readerOf(schema.unwrap() as z.ZodType);
    return (raw, path, trail, notes) => orNull(inner(raw, path, trail, notes));
  }
  if (schema instanceof z.ZodObject) return objectReader(schema);
  if (schema instanceof z.ZodArray) return listReader(schema);
  if (schema instanceof z.ZodString) return readText;
  return (raw, path, trail, notes) => {
    const result = schema.safeParse(raw);
    if (result.success) return result.data;
    notes.complain(path, 'cannot be read');
    notes.leave(trail, raw);
    return null;
  };
}

/** The field's name and its aliases, as they are looked up. */
const plainNames = (name: string, field: z.ZodType): string[] =>
  [name, ...(readings.get(field)?.aliases ?? [])].map(plainKey);

/** Whether a schema brings its values into another form, in which words of the document may be missing. */
const isNumeric = (schema: z.ZodType): boolean => {
  const inner = schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
  return inner instanceof z.ZodNumber || (inner instanceof z.ZodArray && inner.element instanceof z.ZodNumber);
};

/** What stands in long names and means no other thing: 'Language and vocabulary', 'Channel-specific guidelines'. */
const BESIDE =
  /^(?:and|of|the|for|to|in|with|our|brand|key|core|main|overall|guide|guideline|guidance|rule|preference|standard|consideration|specific|real|world|language|list|note|section|set|strateg(?:y|ie)|recommendation|recommended|detail|option|profile|analysi|overview|target|audience|positioning|market|insight|archetype|palette|typography|visual|system)$/;
/** 'Personality Traits' → 'personality', 'trait'. */
const stemsOf = (key: string): string[] =>
  wordsOf(key)
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => word.replace(/s$/, '')) ?? [];

/** Keys of more words than any known name has, by the field that all of those mean. */
function byWords(
  fields: readonly { name: string; names: readonly string[]; words: ReadonlySet<string> }[],
  keys: readonly string[],
) {
  const known = new Set(fields.flatMap(({ names }) => names));
  const found = new Map<string, string[]>();
  for (const key of keys) {
    if (known.has(plainKey(key))) continue;
    const stems = stemsOf(key);
    const words = stems.filter((word) => !BESIDE.test(word));
    if (stems.length < 2 || words.length === 0) continue;
    const meant = fields.filter((field) => words.every((word) => field.words.has(word)));
    const [only] = meant;
    if (only && meant.length === 1) found.set(only.name, [...(found.get(only.name) ?? []), key]);
  }
  return found;
}

/** 'channel_name' and 'Tone title': what an item is called, said with what it is; no name of another field. */
const titleIn = (source: Record<string, unknown>, known: ReadonlySet<string>, says: (key: string) => boolean) =>
  Object.keys(source)
    .slice(0, MAX_ITEMS)
    .find(
      (key) =>
        typeof source[key] === 'string' &&
        says(key) &&
        /(?:name|title)$/i.test(key) &&
        stemsOf(key).length > 1 &&
        !known.has(plainKey(key)),
    );

const scaled = inOneCase([...AWARENESS_LEVELS, ...DESIRE_LEVELS, ...SOPHISTICATION_LEVELS]);
/** A word of a scale in the case of all. */
const ofAnyScale = (text: string): string => (text.length < 30 ? String(scaled(text)) : text);

/** What a form has no place for, as figures beside it. */
const moreOf = (source: Record<string, unknown>, keys: readonly string[]) =>
  keys.slice(0, MAX_ITEMS).flatMap((key) => {
    const text = textOf(source[key]);
    return text === undefined ? [] : [{ name: labelOf(key) || null, text: ofAnyScale(text) }];
  });

function objectReader(schema: z.ZodObject): Reader {
  const { main } = readings.get(schema) ?? {};
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    names: plainNames(name, field),
    words: new Set([name, ...(readings.get(field)?.aliases ?? [])].flatMap(stemsOf)),
    reader: readerOf(field),
    isNumeric: isNumeric(field),
    // where a number is told as it is written
    said: `${name}Said` in schema.shape ? `${name}Said` : undefined,
    problem: readings.get(field)?.problem,
  }));
  const hasMore = 'more' in schema.shape;
  const known = new Set(fields.flatMap(({ names }) => names));
  return (raw, path, trail, notes) => {
    const isMain = typeof raw === 'string' || (Array.isArray(raw) && !raw.some((one) => typeof one === 'object'));
    const source = main !== undefined && isMain ? { [main]: raw } : raw;
    if (!isFields(source)) {
      notes.complain(path, 'is not an object');
      notes.leave(trail, raw);
      return null;
    }
    const keys = keysByPlain(source);
    const longer = trail === null ? byWords(fields, Object.keys(source).slice(0, MAX_ITEMS)) : undefined;
    const used = new Set<string>();
    const result: Record<string, unknown> = {};
    const saids: [string, string | null][] = [];
    const says = (key: string | undefined) => key !== undefined && !used.has(key) && !isBlank(source[key]);
    for (const { name, names, reader, isNumeric: counts, said, problem } of fields) {
      const plain = names.find((one) => says(keys.get(one)));
      const longerKey = () =>
        longer?.get(name)?.find(says) ??
        (name === main && names.includes('name') ? titleIn(source, known, says) : undefined);
      const key = plain === undefined ? longerKey() : keys.get(plain);
      const value = key === undefined ? undefined : source[key];
      if (key !== undefined) used.add(key);
      const within = { parent: trail, key: key ?? name };
      result[name] = reader(value, `${path}.${name}`, within, said === undefined ? notes : NO_NOTES);
      const trouble = isBlank(result[name]) ? undefined : problem?.(result);
      if (trouble !== undefined) notes.complain(path, trouble);
      // 'High (85%)' is more than the number that is read from it
      if (said !== undefined) saids.push([said, raisedIn(saidOf(value, result[name])) as string | null]);
      else if (
        counts &&
        !isBlank(value) &&
        !saysNumbersOnly(value) &&
        (Array.isArray(result[name]) || !isBlank(result[name]))
      )
        notes.leave(within, value);
    }
    for (const [name, told] of saids) result[name] ??= told;
    const others = Object.keys(source).filter(says);
    if (hasMore && others.length > 0)
      result.more = [...(result.more as unknown[]), ...moreOf(source, others)].slice(0, MAX_ITEMS);
    if (!hasMore) for (const key of others) notes.leave({ parent: trail, key }, source[key]);
    return orNull(result);
  };
}

const LONGEST_NAME = 48;
const MOST_WORDS = 6;
/** 'Quick: says what is wrong', 'Candid – the price first', 'Calm | never hurries'. */
const NAME_AND_MORE = /^([^:：–—|\n.!?。]{1,60}?)(?::\s+|：\s*|\s+[–—|]\s+|——)(\S.*)$/s;

/** A name and its explanation, of a text that is both. */
function namedText(text: string): [string, string] | undefined {
  const [, name = '', more = ''] = NAME_AND_MORE.exec(text.slice(0, MAX_TEXT)) ?? [];
  // a colon within what somebody says parts nothing
  const isWhole = (name.match(/["“”„«»‹›]/g)?.length ?? 0) % 2 === 0;
  const isName =
    isWhole && name.trim() !== '' && name.length <= LONGEST_NAME && name.trim().split(/\s+/).length <= MOST_WORDS;
  return isName && more !== '' && sidesOf(text) === undefined ? [name.trim(), more] : undefined;
}

const RANK_FIELDS = ['rank', 'priority', 'role'];
const saysName = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 60 && !/[.!?。]\s*$/.test(value);

/** What was written in place of a list: one item, a text with a point a line, or `{"Email": {…}, "Blog": "…"}`. */
function itemsReader(item: z.ZodType): (raw: unknown) => unknown[] {
  if (!(item instanceof z.ZodObject))
    return (raw) =>
      isFields(raw) && !isTitled(raw)
        ? Object.entries(raw).flatMap(([key, value]) =>
            (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) =>
              [labelOf(key) && writtenKey(key), textOf(one)].filter(Boolean).join(': '),
            ),
          )
        : listOf(raw);
  const { main } = readings.get(item) ?? {};
  const names = Object.entries(item.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
    plainNames(name, field),
  );
  const detail = 'description' in item.shape ? 'description' : (Object.keys(item.shape)[1] ?? '');
  const rank = RANK_FIELDS.find((name) => name in item.shape);
  const pair = (key: string, value: unknown, isName = saysName(value)): unknown => {
    if (main === undefined) return value;
    // 'primary' is which of them it is, and no name
    if (isRank(key)) {
      const told = isFields(value) ? value : { [isName ? main : detail]: value };
      return rank === undefined ? told : { [rank]: humanKey(key), ...told };
    }
    return { [main]: labelOf(key) && key, ...(isFields(value) ? value : { [detail]: value }) };
  };
  /** { Quick: 'says what is wrong' } */
  const named = (one: unknown): unknown => {
    if (main === undefined) return one;
    const entries = isFields(one) ? Object.entries(one).filter(([, value]) => !isBlank(value)) : [];
    const [only] = entries;
    return only && entries.length === 1 && !names.includes(plainKey(only[0]))
      ? pair(writtenKey(only[0]), only[1])
      : one;
  };
  /** 'Quick: says what is wrong', where all texts of the list are of that form */
  const all = (whole: unknown[]): unknown[] => {
    // what goes beyond is counted, and not looked at
    const list = whole.slice(0, MAX_ITEMS);
    const told = list.map((one) => (typeof one === 'string' ? namedText(one) : undefined));
    const isForm =
      main !== undefined && list.every((one, index) => typeof one !== 'string' || told[index] !== undefined);
    const shown = list.map((one, index) => {
      const text = told[index];
      return isForm && text ? pair(...text) : named(one);
    });
    return shown.concat(whole.slice(MAX_ITEMS));
  };
  return (raw) => {
    if (!isFields(raw)) return all(listOf(raw));
    const options = main === undefined ? undefined : optionsIn(raw);
    if (options) return all(options);
    if (main === undefined || fieldOf(fieldsByKey(raw), names) !== undefined) return [raw];
    const [only, ...others] = Object.values(raw);
    // { options: [{ … }, { … }] }
    if (others.length === 0 && Array.isArray(only) && only.some(isFields)) return only.map(named);
    // those of one list have one form: a name in capitals among others is a name, and texts are names together or not at all
    const isInCapitals = Object.keys(raw).every((key) => !/\p{Ll}/u.test(key));
    const areNames = Object.values(raw).every(saysName);
    return Object.entries(raw).map(([key, value]) =>
      pair(isInCapitals || /[\p{Ll}_]/u.test(key) ? writtenKey(key) : key, value, areNames),
    );
  };
}

/** What an item of a list is called in a trail: its own name where it has one. */
const nameOf = (item: unknown, index: number, names: readonly string[]): string => {
  const name = isFields(item) ? fieldOf(fieldsByKey(item), names) : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 120) : String(index);
};

function listReader(schema: z.ZodArray): Reader {
  const item = schema.element as z.ZodType;
  const [items, reader] = [itemsReader(item), readerOf(item)];
  const isPlain = !(item instanceof z.ZodObject);
  const { main } = readings.get(item) ?? {};
  const title = isPlain || main === undefined ? undefined : (item.shape as Record<string, z.ZodType>)[main];
  const names = ['name', 'title', ...(main !== undefined && title ? plainNames(main, title) : [])];
  return (raw, path, trail, notes) => {
    const all = items(raw);
    if (all.length > MAX_ITEMS)
      notes.complain(path, `has ${all.length} items, of which the first ${MAX_ITEMS} are shown`);
    return all
      .slice(0, MAX_ITEMS)
      .map((value, index) =>
        reader(
          value,
          `${path}.${index + 1}`,
          isPlain ? trail : { parent: trail, key: nameOf(value, index, names) },
          notes,
        ),
      )
      .filter((value) => value !== null);
  };
}

function readText(raw: unknown, path: string, trail: Trail | null, notes: Notes): string | null {
  if (typeof raw === 'string' && raw.length > MAX_TEXT)
    notes.complain(path, `is too long: the first ${MAX_TEXT.toLocaleString('en')} characters are shown`);
  const text = textOf(raw);
  if (text === undefined && !isBlank(raw) && typeof raw !== 'string') {
    notes.complain(path, 'is not a text');
    notes.leave(trail, raw);
  }
  return text ?? null;
}
