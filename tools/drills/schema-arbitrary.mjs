import fc from 'fast-check';

/** @typedef {Record<string, any>} Schema a JSON schema of an OpenAPI document */

/** Stands for an id that the API has handed out; filled in when the request is sent. */
export const KNOWN_ID = /\{\{known:(\d+)\}\}/g;
const knownId = fc.nat(10_000).map((i) => `{{known:${i}}}`);

/** What breaks programs: injections, control characters, numbers at the edges, values of the wrong kind. */
const hostile = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202eevil', '😀'.repeat(50), "'; DROP TABLE designs; --", '%', '_', '\\', '100%_\\', '../../../../etc/passwd', '..%2f..%2f', '/etc/passwd', 'file:///etc/passwd'],
    ...['<script>alert(1)</script>', '{{7*7}}', '${7*7}', 'javascript:alert(1)', 'http://169.254.169.254/', 'null', 'undefined', 'NaN', 'true', '[object Object]', '__proto__', 'constructor', 'x'.repeat(20_000)],
    ...['-1', '0', '1e309', '9007199254740993', '99999999999999999999', '1.5', '0x10', '2026-02-31', '0000-00-00T00:00:00Z', '275760-09-13T00:00:00.001Z', '00000000-0000-0000-0000-000000000000'],
  ),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, -2_147_483_649, 2_147_483_648, [], {}, [[]], [null], { $ne: null }, { toString: 1 }, JSON.parse('{"__proto__":{"admin":true}}')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const sometimesHostile = (/** @type {fc.Arbitrary<unknown>} */ valid) => fc.oneof({ weight: 8, arbitrary: valid }, { weight: 1, arbitrary: hostile });

/** @param {Schema} schema */
function text({ format, minLength = 0, maxLength = 200, pattern }) {
  if (format === 'uuid') return fc.oneof({ weight: 4, arbitrary: knownId }, { weight: 1, arbitrary: fc.uuid() });
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email') return fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 1, maxLength: 12 }).map((name) => `${name}@example.com`);
  if (format === 'binary') return fc.constant('');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof({ weight: 1, arbitrary: knownId }, { weight: 6, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 300) }) });
}

/**
 * Values of a schema, now and then with something hostile at any depth.
 * @param {Schema | undefined} schema
 * @param {Record<string, Schema>} named `components.schemas`
 * @returns {fc.Arbitrary<unknown>}
 */
export function valuesOf(schema, named) {
  if (!schema) return hostile;
  if (schema.$ref) return valuesOf(named[schema.$ref.split('/').at(-1)], named);
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (variants) return fc.oneof(...variants.map((/** @type {Schema} */ variant) => valuesOf(variant, named)));
  if (schema.enum) return sometimesHostile(fc.constantFrom(...schema.enum));
  switch (schema.type) {
    case 'string':
      return sometimesHostile(text(schema));
    case 'integer':
    case 'number':
      return sometimesHostile(fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 1_000 }));
    case 'boolean':
      return sometimesHostile(fc.boolean());
    case 'array':
      return sometimesHostile(fc.array(valuesOf(schema.items, named), { maxLength: 4 }));
    default: {
      const properties = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valuesOf(property, named)]));
      const record = fc.record(properties, { requiredKeys: schema.required ?? [] });
      return fc.oneof({ weight: 10, arbitrary: record }, { weight: 1, arbitrary: fc.tuple(record, hostile).map(([whole, value]) => ({ .../** @type {object} */ (whole), unforeseen: value })) }, { weight: 1, arbitrary: hostile });
    }
  }
}
