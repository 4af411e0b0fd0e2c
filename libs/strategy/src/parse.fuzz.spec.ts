import fc from 'fast-check';
import { fullDocument } from '../test/full-document';
import { parseStrategy, SECTIONS, strategySchema, type StrategySections } from './index';
import { readings } from './read';
import { z } from 'zod';

/** Valid sections, made from the schema itself. */
function documents(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodNullable)
    return fc.option(documents(schema.unwrap() as z.ZodType), { nil: null, freq: 9 });
  if (schema instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(Object.entries(schema.shape).map(([key, child]) => [key, documents(child as z.ZodType)])),
    );
  if (schema instanceof z.ZodArray) {
    const least = (schema.def.checks ?? []).some((check) => check._zod.def.check === 'min_length') ? 1 : 0;
    return fc.array(documents(schema.element as z.ZodType), { minLength: least, maxLength: 4 });
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, format } = schema;
    return format === 'safeint'
      ? fc.integer({ min: minValue ?? 0, max: maxValue ?? 100 })
      : fc.integer({ min: Math.ceil((minValue ?? 0) * 2), max: (maxValue ?? 100) * 2 }).map((half) => half / 2);
  }
  if (readings.get(schema)?.from || schema.safeParse('#12ab34').success !== schema.safeParse('words').success)
    return fc.stringMatching(/^#[0-9a-f]{6}$/);
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `A${text}z`);
}

/** Sections and items that say nothing are left out when they are read. */
const withoutBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item)).filter((item) => item !== null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutBlanks(inner)] as const);
  const isBlank = entries.every(([, inner]) => inner === null || (Array.isArray(inner) && inner.length === 0));
  return isBlank ? null : Object.fromEntries(entries);
};

const sound = (text: unknown) => {
  const { sections, metadata } = parseStrategy(text);
  expect(strategySchema.safeParse(sections).error).toBeUndefined();
  expect(metadata.isFallback).toBe(metadata.fallbackReason !== null);
};

describe('the parser', () => {
  it('gives a valid document back as it was', () => {
    fc.assert(
      fc.property(documents(strategySchema), (document) => {
        const valid = withoutBlanks(document) as StrategySections | null;
        // a section that is an empty list is none
        for (const section of ['colorPalettes', 'typographyOptions'] as const)
          if (valid?.[section]?.length === 0) valid[section] = null;
        const { sections, metadata } = parseStrategy(JSON.stringify(document));
        if (valid === null || SECTIONS.every((section) => valid[section] === null))
          expect(metadata.isFallback).toBe(true);
        else expect(sections).toEqual(valid);
      }),
      { numRuns: 150 },
    );
  });

  it('loses nothing: each text of a document stands in a section, or beside it under its own name', () => {
    const words = fc.stringMatching(/^[a-zäéß]{3,9} [a-z]{3,9}$/);
    const keys = [
      ...Object.keys(fullDocument),
      'targetAudience',
      'brandVoice',
      'competitors',
      'logo',
      'notes',
      'Wärme',
    ];
    const inner = [
      ...Object.values(fullDocument).flatMap((section) => Object.keys(section)),
      ...[
        'colors',
        'hex',
        'name',
        'role',
        'primary',
        'secondary',
        'do',
        'dont',
        'needs',
        'grid',
        'usage',
        'weight',
        'x',
      ],
    ];
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        words,
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...inner), tie('value'), { maxKeys: 5 }),
      ),
    })).value;
    const textsOf = (told: unknown): string[] =>
      typeof told === 'string'
        ? [told]
        : typeof told === 'object' && told !== null
          ? Object.values(told).flatMap(textsOf)
          : [];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 5 }), (document) => {
        const { sections, further, metadata } = parseStrategy(JSON.stringify(document));
        if (metadata.isFallback) return;
        const told = JSON.stringify([sections, further, metadata.brandName]).toLowerCase();
        expect(textsOf(document).filter((text) => !told.includes(text.toLowerCase()))).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  it('takes anything at all', () => {
    fc.assert(fc.property(fc.anything(), sound), { numRuns: 300 });
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), sound), { numRuns: 300 });
    fc.assert(fc.property(fc.json(), sound), { numRuns: 300 });
  });

  it('takes a document with any values in place of its own', () => {
    const keys = Object.keys(fullDocument);
    const values = fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor', 'toString'), fc.jsonValue());
    fc.assert(
      fc.property(values, (fields) => sound(JSON.stringify(fields))),
      { numRuns: 500 },
    );
    const inner = Object.values(fullDocument).flatMap((section) => Object.keys(section));
    const nested = fc.dictionary(
      fc.constantFrom(...keys),
      fc.dictionary(fc.constantFrom(...inner, '__proto__', 'constructor'), fc.jsonValue()),
    );
    fc.assert(
      fc.property(nested, (fields) => sound(JSON.stringify(fields))),
      { numRuns: 500 },
    );
  });

  it('takes a document that was cut, or has something put into it, anywhere', () => {
    const text = JSON.stringify(fullDocument, null, 1);
    const place = fc.integer({ min: 0, max: text.length });
    fc.assert(
      fc.property(place, fc.string({ unit: 'binary', maxLength: 5 }), place, (at, inserted, end) =>
        sound(text.slice(0, at) + inserted + text.slice(at, end)),
      ),
      { numRuns: 300 },
    );
  });

  it('takes what somebody pastes: a megabyte in one word, and palettes by the hundred, of which it keeps each', () => {
    sound('a'.repeat(1_000_000));
    sound(`{"AudienceProfile": {"Definition": "${'a'.repeat(1_000_000)}"}}`);
    // texts that never end, whose quotes are all escaped, and ends without number
    for (const open of ['{"a": "', "{'a': ('b', '"])
      for (const quote of ['\\"', "\\'", "\\\n'"]) sound(`${open}${quote.repeat(300_000)}\\`);
    sound(`{"a": 1${'}'.repeat(900_000)}`);
    const palettes = Array.from({ length: 200 }, (_, index) => ({
      name: `Palette ${index}`,
      Primary: { Hex: (index + 0x10_00_00).toString(16) },
    }));
    const { sections } = parseStrategy(JSON.stringify({ ColorPalettes: palettes }));
    expect(sections.colorPalettes).toHaveLength(200);
    expect(sections.colorPalettes?.at(-1)?.primary?.hex).toBe('#1000c7');
  });

  it('leaves prototypes alone', () => {
    sound(
      '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "ColorPalettes": {"__proto__": []}}',
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('shows whole characters alone', () => {
    const { sections } = parseStrategy('{"AudienceProfile": {"Definition": "a\\ud800b"}}');
    expect(sections.audienceProfile?.definition).toBe('a\uFFFDb');
  });
});
