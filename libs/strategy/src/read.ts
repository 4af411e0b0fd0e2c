import { z } from 'zod';
import { fieldOf, fieldsByKey, isBlank, isFields, plainKey } from './keys';
import { listOf, MAX_TEXT, textOf } from './values';

/** A list is read up to here. What goes beyond is left out of the display, never out of the store. */
export const MAX_ITEMS = 250;

/** How the reader finds and understands a value of a schema; what the schema itself says is not repeated. */
export interface Reading {
  /** other names of the field; case, spaces, '-' and '_' never matter */
  aliases?: string[];
  /** the field of an object that a plain text stands for; in a list that was written as a map, the field of its keys */
  main?: string;
  /** brings the raw value into a form that can be read on; undefined when it is none */
  from?: (raw: unknown) => unknown;
}

/** What schemas say to the reader. */
export const readings = z.registry<Reading>();

/** Where something was left out, and why: 'ColorPalettes.2.primary.hex', 'is not a colour'. */
export type Complain = (path: string, problem: string) => void;

/** Lists and objects that hold nothing are nothing; numbers that defaults filled in are something. */
const orNull = (value: unknown): unknown => (isBlank(value) ? null : value);

type Reader = (value: unknown, path: string, complain: Complain) => unknown;

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
export const read = (schema: z.ZodType, value: unknown, path: string, complain: Complain): unknown =>
  readerOf(schema)(value, path, complain);

function makeReader(schema: z.ZodType): Reader {
  const { from } = readings.get(schema) ?? {};
  const nothing = schema instanceof z.ZodArray ? () => [] : () => null;
  const reader = plainReader(schema);
  return (value, path, complain) => {
    if (isBlank(value)) return nothing();
    const raw = from ? from(value) : value;
    if (raw === undefined) complain(path, 'cannot be read');
    return isBlank(raw) ? nothing() : reader(raw, path, complain);
  };
}

function plainReader(schema: z.ZodType): Reader {
  if (schema instanceof z.ZodNullable) {
    const inner = readerOf(schema.unwrap() as z.ZodType);
    return (raw, path, complain) => orNull(inner(raw, path, complain));
  }
  if (schema instanceof z.ZodObject) return objectReader(schema);
  if (schema instanceof z.ZodArray) return listReader(schema);
  if (schema instanceof z.ZodString) return readText;
  return (raw, path, complain) => {
    const result = schema.safeParse(raw);
    if (!result.success) complain(path, 'cannot be read');
    return result.success ? result.data : null;
  };
}

/** The field's name and its aliases, as they are looked up. */
const plainNames = (name: string, field: z.ZodType): string[] =>
  [name, ...(readings.get(field)?.aliases ?? [])].map(plainKey);

function objectReader(schema: z.ZodObject): Reader {
  const { main } = readings.get(schema) ?? {};
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    names: plainNames(name, field),
    reader: readerOf(field),
  }));
  return (raw, path, complain) => {
    const source = main !== undefined && typeof raw === 'string' ? { [main]: raw } : raw;
    if (!isFields(source)) {
      complain(path, 'is not an object');
      return null;
    }
    const values = fieldsByKey(source);
    const result: Record<string, unknown> = {};
    for (const { name, names, reader } of fields)
      result[name] = reader(fieldOf(values, names), `${path}.${name}`, complain);
    return orNull(result);
  };
}

/** What was written in place of a list: one item, a text with a point a line, or `{"Email": {…}, "Blog": "…"}`. */
function itemsReader(item: z.ZodType): (raw: unknown) => unknown[] {
  if (!(item instanceof z.ZodObject))
    return (raw) =>
      isFields(raw)
        ? Object.entries(raw).map(([key, value]) => [key, textOf(value)].filter(Boolean).join(': '))
        : listOf(raw);
  const { main } = readings.get(item) ?? {};
  const names = Object.entries(item.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
    plainNames(name, field),
  );
  const detail = 'description' in item.shape ? 'description' : (Object.keys(item.shape)[1] ?? '');
  return (raw) => {
    if (!isFields(raw)) return listOf(raw);
    if (main === undefined || fieldOf(fieldsByKey(raw), names) !== undefined) return [raw];
    return Object.entries(raw).map(([key, value]) => ({
      [main]: key,
      ...(isFields(value) ? value : { [detail]: value }),
    }));
  };
}

function listReader(schema: z.ZodArray): Reader {
  const item = schema.element as z.ZodType;
  const [items, reader] = [itemsReader(item), readerOf(item)];
  return (raw, path, complain) => {
    const all = items(raw);
    if (all.length > MAX_ITEMS) complain(path, `has ${all.length} items, of which the first ${MAX_ITEMS} are shown`);
    return all
      .slice(0, MAX_ITEMS)
      .map((value, index) => reader(value, `${path}.${index + 1}`, complain))
      .filter((value) => value !== null);
  };
}

function readText(raw: unknown, path: string, complain: Complain): string | null {
  if (typeof raw === 'string' && raw.length > MAX_TEXT)
    complain(path, `is too long: the first ${MAX_TEXT.toLocaleString('en')} characters are shown`);
  const text = textOf(raw);
  if (text === undefined && !isBlank(raw)) complain(path, 'is not a text');
  return text ?? null;
}
