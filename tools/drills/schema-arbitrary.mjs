import fc from 'fast-check';

/** @typedef {Record<string, any>} Schema a JSON schema of an OpenAPI document */

/** Stands for an id that the API has handed out; filled in when the request is sent. */
export const KNOWN_ID = /\{\{known:(\d+)\}\}/g;
const knownId = fc.nat(10_000).map((i) => `{{known:${i}}}`);

/** A list in a list in a list … */
function nested(/** @type {number} */ depth) {
  /** @type {unknown[]} */
  let value = [];
  for (let i = 1; i < depth; i += 1) value = [value];
  return value;
}

/** What breaks programs: injections, control characters, numbers at the edges, values of the wrong kind. */
const hostile = fc.oneof(
  // well formed for JavaScript, and refused by PostgreSQL
  fc.constantFrom('a\u0000b', 'Logo \ud83d', '2026', '2026-01', '2026-W05', '0000-01-01'),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      '\ud800',
      '\u202eevil',
      '😀'.repeat(50),
      "'; DROP TABLE designs; --",
      '%',
      '_',
      '\\',
      '100%_\\',
      '../../../../etc/passwd',
      '..%2f..%2f',
      '/etc/passwd',
      'file:///etc/passwd',
    ],
    ...[
      '<script>alert(1)</script>',
      '{{7*7}}',
      '${7*7}',
      'javascript:alert(1)',
      'http://169.254.169.254/',
      'null',
      'undefined',
      'NaN',
      'true',
      '[object Object]',
      '__proto__',
      'constructor',
      'home constructor',
      'hasOwnProperty toString valueOf',
      'x'.repeat(6_000),
      '\u0001'.repeat(99),
      `${'a'.repeat(150)}%`.repeat(3),
    ],
    ...['eq.', 'in.(a,"b",c)', 'in.(', 'id::text', 'count()', '*,users(*)', 'or', 'not.ilike.*a*', 'id.sideways'],
    ...[
      '-1',
      '0',
      '1e309',
      '9007199254740993',
      '99999999999999999999',
      '1.5',
      '0x10',
      '2026-02-31',
      '0000-00-00T00:00:00Z',
      '275760-09-13T00:00:00.001Z',
      '00000000-0000-0000-0000-000000000000',
    ],
  ),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    -2_147_483_649,
    2_147_483_648,
    [],
    {},
    [[]],
    [null],
    { $ne: null },
    { toString: 1 },
    JSON.parse('{"__proto__":{"admin":true}}'),
    { constructor: { prototype: { admin: true } } },
    nested(40),
    nested(500),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a well-meaning caller puts where the schema alone says 'any text'. */
const USUAL = /** @type {Record<string, string[]>} */ ({
  provider: ['studio'],
  bucket: ['design-images', 'inspiration-images'],
  type: ['design', 'brand'],
  ids: ['{{known:1}}', '{{known:0}},{{known:1}},{{known:2}}'],
  path: ['x/y.png', '{{known:0}}/{{known:1}}.png'],
});

/** Optional in a schema and yet what most calls live of. */
const EXPECTED = ['prompt', 'email', 'password'];

/** @param {Schema} schema @param {string} name */
function text({ format, minLength = 0, maxLength = 200, pattern }, name) {
  const usual = USUAL[name];
  if (usual) return fc.constantFrom(...usual);
  if (format === 'uuid' || name === 'id')
    return fc.oneof({ weight: 6, arbitrary: knownId }, { weight: 1, arbitrary: fc.uuid() });
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email')
    return fc
      .string({ unit: fc.constantFrom(...'abcdef'), minLength: 1, maxLength: 12 })
      .map((local) => `${local}@example.com`);
  if (format === 'binary') return fc.constant('');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) });
}

/**
 * Values of a schema: as it asks for them, or, with `wild`, now and then something hostile in their place, at any depth.
 * @param {Schema | undefined} schema
 * @param {Record<string, Schema>} named `components.schemas`
 * @param {{ wild: boolean, name?: string }} options `name`: of the parameter or property
 * @returns {fc.Arbitrary<unknown>}
 */
export function valuesOf(schema, named, { wild, name = '' }) {
  if (!schema) return hostile;
  if (schema.$ref) return valuesOf(named[schema.$ref.split('/').at(-1)], named, { wild, name });
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (variants)
    return fc.oneof(...variants.map((/** @type {Schema} */ variant) => valuesOf(variant, named, { wild, name })));
  const asked = askedFor(schema, named, wild, name);
  return wild ? fc.oneof({ weight: 6, arbitrary: asked }, { weight: 1, arbitrary: hostile }) : asked;
}

/**
 * @param {Schema} schema
 * @param {Record<string, Schema>} named
 * @param {boolean} wild
 * @param {string} name
 * @returns {fc.Arbitrary<unknown>}
 */
function askedFor(schema, named, wild, name) {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text(schema, name);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: Math.floor(schema.maximum ?? 100) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items, named, { wild, name }), { minLength: schema.minItems ?? 0, maxLength: 4 });
    default: {
      const properties = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, property]) => [
          key,
          valuesOf(property, named, { wild, name: key }),
        ]),
      );
      const record = objectOf(properties, schema.required ?? []);
      return wild
        ? fc.oneof(
            { weight: 10, arbitrary: record },
            {
              weight: 1,
              arbitrary: fc.tuple(record, hostile).map(([whole, value]) => ({ ...whole, unforeseen: value })),
            },
          )
        : record;
    }
  }
}

/**
 * Objects with all required keys and up to three of the others: with half of many there, nothing would ever fit together.
 * @param {Record<string, fc.Arbitrary<unknown>>} properties
 * @param {string[]} required
 */
export function objectOf(properties, required) {
  const expected = [...required, ...EXPECTED.filter((key) => !required.includes(key))];
  const optional = Object.keys(properties).filter((key) => !expected.includes(key));
  return fc
    .tuple(fc.record(properties), fc.subarray(optional, { maxLength: Math.min(3, optional.length) }))
    .map(([all, chosen]) =>
      Object.fromEntries([...expected, ...chosen].filter((key) => key in all).map((key) => [key, all[key]])),
    );
}
