type CamelKey<K> = K extends `${infer Head}_${infer Tail}`
  ? Tail extends ''
    ? K
    : Head extends ''
      ? K
      : `${Head}${Capitalize<CamelKey<Tail> & string>}`
  : K;

/** A wire type with its snake_case keys in camelCase, all the way down. */
export type Camelized<T> = T extends readonly (infer Item)[]
  ? Camelized<Item>[]
  : T extends object
    ? { [K in keyof T as CamelKey<K>]: Camelized<T[K]> }
    : T;

const camelKey = (key: string) =>
  key.replace(/([a-z0-9])_+([a-z0-9])/gi, (_, before: string, after: string) => before + after.toUpperCase());

/**
 * The members of answers, in camelCase, whose own keys are data: ids or names, which others look up as they are. The API's description
 * tells them by the schema of their `additionalProperties`, and a test holds this list to it.
 */
export const KEYED_BY_DATA: ReadonlySet<string> = new Set(['providers']);

/**
 * Turns the snake_case keys of an answer into camelCase. When both spellings of a key are there, the camelCase one wins unless
 * it is null or undefined. Keys that are data stay as they are: those of the members named above, and all that nobody would spell
 * so (with spaces, dashes, a leading underscore).
 *
 * @param keyedByData whether the keys of `value` itself are data
 */
export function camelize<T>(value: T, keyedByData = false): Camelized<T> {
  if (Array.isArray(value)) return value.map((item: unknown) => camelize(item)) as Camelized<T>;
  if (value === null || typeof value !== 'object') return value as Camelized<T>;
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const target = keyedByData ? key : camelKey(key);
    const spelledOut = target === key;
    if (result[target] == null || (spelledOut && item != null))
      result[target] = camelize(item, KEYED_BY_DATA.has(target));
  }
  return result as Camelized<T>;
}
