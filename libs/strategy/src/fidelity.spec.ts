import fc from 'fast-check';
import { z } from 'zod';
import { headingsOf, shown } from '../test/shown';
import { parseStrategy, strategySchema } from './index';
import { sectionOf } from './parse';
import { readings } from './read';

// Documents in all the ways in which people spell their keys and put their values, made from the schema itself.

/** Stand for a text, a figure and a colour, each of which is there once. */
const TEXT = '§text';
const FIGURE = '§figure';
const COLOUR = '§colour';
type Made = string | null | Made[] | { [key: string]: Made };

/** What this library alone writes. */
const OWN = /Said$|^(?:figures|steps|sizes|weightNames|code|sizesRem)$/;

const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.charAt(0).toUpperCase() + name.slice(1),
  (name) => name.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase(),
  (name) => name.replace(/(?<=[a-z])[A-Z]/g, ' $&'),
  (name) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase(),
];
const keyOf = (name: string, aliases: readonly string[] = []): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(name, name, ...aliases), fc.constantFrom(...SPELLINGS)).map(([key, spell]) => spell(key));

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? unwrap(schema.unwrap() as z.ZodType) : schema;

/** For what no schema has a place. */
const extra: fc.Arbitrary<Made> = fc.oneof(
  fc.constant<Made>(TEXT),
  fc.constant<Made>(FIGURE),
  fc.constant<Made>([TEXT, TEXT]),
  fc.constant<Made>({ madeUp: TEXT, further: [FIGURE] }),
);

const lists = new Map<z.ZodType, fc.Arbitrary<Made>>();

function made(schema: z.ZodType): fc.Arbitrary<Made> {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) return objects(inner);
  if (inner instanceof z.ZodArray) {
    const known = lists.get(inner) ?? listsOf(inner);
    lists.set(inner, known);
    return known;
  }
  if (inner instanceof z.ZodNumber) return fc.constant(FIGURE);
  return fc.constant(inner.safeParse('#12ab34').success && !inner.safeParse('words').success ? COLOUR : TEXT);
}

function objects(schema: z.ZodObject): fc.Arbitrary<Made> {
  const { main } = readings.get(schema) ?? {};
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([name]) => !OWN.test(name));
  const entries = fields.map(([name, field]) =>
    fc.option(fc.tuple(keyOf(name, readings.get(field)?.aliases), made(field)), { freq: 3 }),
  );
  const whole = fc
    .tuple(fc.option(fc.tuple(fc.constantFrom('xMadeUp', 'Wärme', 'made_up'), extra), { freq: 1 }), ...entries)
    .map((told) => Object.fromEntries(told.filter((entry) => entry !== null)) as Made);
  return main === undefined
    ? whole
    : fc.oneof({ arbitrary: whole, weight: 5 }, { arbitrary: fc.constant<Made>(TEXT), weight: 1 });
}

function listsOf(schema: z.ZodArray): fc.Arbitrary<Made> {
  const item = made(schema.element as z.ZodType);
  const isText = unwrap(schema.element as z.ZodType) instanceof z.ZodString;
  const all = fc.array(item, { minLength: 1, maxLength: 3 });
  if (isText)
    return fc.oneof(all, fc.constant(TEXT), fc.constant(`- ${TEXT}\n- ${TEXT}`), fc.constant({ One: TEXT, Two: TEXT }));
  const main = readings.get(schema.element as z.ZodType)?.main;
  return main === undefined
    ? all
    : fc.oneof(all, fc.constantFrom<Made>([`${TEXT}: ${TEXT}`, TEXT], [{ [TEXT]: TEXT }], { [TEXT]: TEXT }));
}

/** 'qaz', 'qbz', … 'qbaz': none of them stands within another one. */
const wordOf = (index: number): string =>
  `q${[...index.toString(16)].map((digit) => String.fromCharCode(97 + parseInt(digit, 16))).join('')}z`;
const FORMS: readonly ((figure: number) => unknown)[] = [
  (figure) => figure,
  (figure) => String(figure),
  (figure) => `${figure} mm`,
  (figure) => `${figure}px`,
  (figure) => `about ${figure} %`,
];

interface Given {
  document: unknown;
  texts: string[];
  figures: string[];
  colours: string[];
}

/** Each of the marks as a text, a figure or a colour of its own. */
function filled(document: Made): Given {
  const given: Given = { document, texts: [], figures: [], colours: [] };
  const text = () => {
    given.texts.push(wordOf(given.texts.length));
    return given.texts.at(-1) as string;
  };
  const fill = (value: Made): unknown => {
    if (value === FIGURE) {
      const figure = 101 + given.figures.length;
      given.figures.push(String(figure));
      return FORMS[figure % FORMS.length]?.(figure);
    }
    if (value === COLOUR) {
      given.colours.push(`#${(0xa0_b1_c2 + given.colours.length * 257).toString(16)}`.toUpperCase());
      return given.colours.at(-1);
    }
    if (typeof value === 'string') return value.replaceAll(TEXT, text);
    if (Array.isArray(value)) return value.map(fill);
    return value === null
      ? null
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.replaceAll(TEXT, text), fill(inner)]));
  };
  given.document = fill(document);
  return given;
}

const documents = objects(strategySchema)
  .filter((document) => typeof document === 'object')
  .map(filled);

type Sections = Record<string, unknown>;
/** Other ways to hand over the same document. */
const WAYS: readonly ((document: Sections) => string)[] = [
  (document) => `Here it is:\n\`\`\`json\n${JSON.stringify(document, null, 2)}\n\`\`\`\nTell me what you think.`,
  (document) => `// reviewed\n${JSON.stringify(document, null, 1).replaceAll(/,(?=\n)/g, ', /* and */')}`,
  (document) => JSON.stringify(document).replaceAll(/([}\]])(?=[}\]])/g, '$1,'),
  (document) => JSON.stringify({ data: { result: document }, status: 'completed', isFinal: true }),
  (document) => JSON.stringify(Object.entries(document).map(([section, content]) => ({ section, content }))),
  (document) => {
    const entries = Object.entries(document);
    const half = Math.ceil(entries.length / 2);
    const [foundation, expression] = [entries.slice(0, half), entries.slice(half)].map((one) =>
      Object.fromEntries(one),
    );
    return JSON.stringify({ foundation, expression });
  },
];

describe('a strategy', () => {
  it('shows each text of its document once, and all of its figures and colours', () => {
    fc.assert(
      fc.property(documents, ({ document, texts, figures, colours }) => {
        const parsed = parseStrategy(JSON.stringify(document));
        if (parsed.metadata.isFallback) return;
        const read = shown(parsed).join('\n').toLowerCase();
        const over = headingsOf(parsed).join('\n').toLowerCase();
        const count = (text: string) => read.split(text).length - 1;
        expect(texts.filter((text) => count(text) > 1)).toEqual([]);
        expect(texts.filter((text) => count(text) === 0 && !over.includes(text))).toEqual([]);
        const all = new Set(read.match(/\d+/g));
        expect(figures.filter((figure) => !all.has(figure))).toEqual([]);
        expect(colours.filter((colour) => !read.includes(colour.toLowerCase()))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('is the same in whatever way it is handed over', () => {
    const filledIn = documents.filter(
      ({ document }) => Object.values(document as Sections).filter((section) => section !== null).length > 1,
    );
    fc.assert(
      fc.property(filledIn, fc.constantFrom(...WAYS), ({ document }, way) => {
        const told = Object.entries(document as Sections).filter(([key]) => sectionOf(key) !== undefined);
        const plain = parseStrategy(JSON.stringify(Object.fromEntries(told)));
        if (plain.metadata.isFallback) return;
        const other = parseStrategy(way(Object.fromEntries(told)));
        expect(other.metadata.fallbackReason).toBeNull();
        expect(other.sections).toEqual(plain.sections);
      }),
      { numRuns: 150 },
    );
  });

  it('that breaks off shows nothing that it does not say, and all that stands before its last pair', () => {
    fc.assert(
      fc.property(documents, fc.double({ min: 0.3, max: 0.99, noNaN: true }), ({ document, texts }, share) => {
        const whole = JSON.stringify(document);
        const text = whole.slice(0, Math.floor(whole.length * share));
        const parsed = parseStrategy(text);
        if (parsed.metadata.isFallback) return;
        const read = [...shown(parsed), ...headingsOf(parsed)].join('\n').toLowerCase();
        const before = text.slice(0, Math.max(0, text.lastIndexOf(',')));
        expect(texts.filter((one) => before.includes(`"${one}",`) && !read.includes(one))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('shows no figure that its document does not give', () => {
    fc.assert(
      fc.property(documents, ({ document, figures, colours }) => {
        const parsed = parseStrategy(JSON.stringify(document));
        if (parsed.metadata.isFallback) return;
        const given = new Set([...figures, ...(JSON.stringify(document).match(/\d+/g) ?? [])]);
        const read = shown(parsed).map((text) => colours.reduce((rest, colour) => rest.replaceAll(colour, ''), text));
        expect(read.flatMap((text) => text.match(/\d+/g) ?? []).filter((figure) => !given.has(figure))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
