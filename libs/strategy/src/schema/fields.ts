import { z } from 'zod';
import { humanKey } from '../keys';
import { MAX_ITEMS, type Reading, readings } from '../read';
import { MAX_NUMBERS, MAX_TEXT, percentOf, wordsOfRow } from '../values';
import { inOneCase } from '../vocabularies';

// What the sections are made of: each says its names in a document beside the form that is displayed.

/** A text as it is written: a name, a code, words that somebody says. */
export const written = (...aliases: string[]) => z.string().max(MAX_TEXT).nullable().register(readings, { aliases });
/** A text that stands by itself, and so begins with a capital. */
export const text = (...aliases: string[]) =>
  z.string().max(MAX_TEXT).nullable().register(readings, { aliases, isEntry: true });
/** What people say and no model is asked for. */
export const unasked = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { ...readings.get(schema), unasked: true });
  return schema;
};
export const share = (...aliases: string[]) =>
  unasked(z.number().int().min(0).max(100).nullable().register(readings, { aliases, from: percentOf }));
/** Texts that stand by themselves. */
export const entry = <Schema extends z.ZodType>(schema: Schema): Schema => {
  readings.add(schema, { ...readings.get(schema), isEntry: true });
  return schema;
};
/** The same, where words of a scale are told in one case: 'PROBLEM AWARE' and 'Problem-aware'. */
export const term = <Schema extends z.ZodType>(vocabulary: readonly string[], schema: Schema): Schema => {
  readings.add(schema, { ...readings.get(schema), from: inOneCase(vocabulary), isEntry: true });
  return schema;
};
/** Words of the brand, which begin as it begins them. */
export const phrases = (...aliases: string[]) =>
  z.array(z.string().min(1).max(MAX_TEXT)).max(MAX_ITEMS).register(readings, { aliases });
export const texts = (...aliases: string[]) => entry(phrases(...aliases));
export const from = <Schema extends z.ZodType>(brought: (raw: unknown) => unknown, schema: Schema): Schema => {
  readings.add(schema, { ...readings.get(schema), from: brought });
  return schema;
};
/** Words or names, which may stand in a row. */
export const inRow = <Schema extends z.ZodType>(schema: Schema): Schema => from(wordsOfRow, schema);
export const list = <Item extends z.ZodType>(item: Item, ...aliases: string[]) =>
  z.array(item).max(MAX_ITEMS).register(readings, { aliases });
export const object = <Shape extends z.ZodRawShape>(shape: Shape, { aliases, ...reading }: Reading = {}) => {
  const schema = z.object(shape).register(readings, reading);
  return schema.nullable().register(readings, { aliases });
};
/** 'customer_service' and 'customerService' are how programs write names. */
export const nameOfProgram = (raw: unknown): unknown =>
  typeof raw === 'string' && /^(?:\p{Ll}{2,}(?:_[\p{Ll}\d]+)+|\p{Ll}{4,}(?:\p{Lu}\p{Ll}{3,})+)$/u.test(raw)
    ? humanKey(raw)
    : raw;
/** An object as the item of a list. */
export const item = <Shape extends z.ZodRawShape>(main: string, shape: Shape, reading: Reading = {}) => {
  const name = shape[main];
  if (name) {
    const { from: brought, ...reading } = readings.get(name as z.ZodType) ?? {};
    readings.add(name as z.ZodType, { ...reading, from: brought ?? nameOfProgram, isEntry: true });
  }
  return z.object(shape).register(readings, { main, ...reading });
};
/** Figures as a document writes them, beside the numbers that are read from them. */
export const figures = () => unasked(z.array(z.object({ name: written(), text: written() })).max(MAX_ITEMS));
/** What is said of a thing beside that for which its form has a place, under its own names. */
export const more = figures;
/** Those of which each can be drawn. */
export const measures = () =>
  unasked(
    z
      .array(z.object({ name: written(), text: written(), px: z.number().min(0).max(10_000).nullable() }))
      .max(MAX_ITEMS),
  );
/** A number as it is written, where that is more than the number: 'High (85 %) within two years', '28/18'. */
export const said = () => unasked(written());
export const numbers = (brought: (raw: unknown) => unknown, ...aliases: string[]) =>
  z.array(z.number().min(0).max(10_000)).max(MAX_NUMBERS).register(readings, { aliases, from: brought });
