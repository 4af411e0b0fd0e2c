import { type Fields, isFields } from './keys';

/** A document has a few hundred different names; one with more is no strategy, and each of them is looked up in many tables. */
const MAX_NAMES = 1_500;
/** Of a longer list nothing is shown from here on. */
const MAX_LISTED = 2_000;

/**
 * A parsed document with its first MAX_NAMES different names, and how many fields stood under others. What has no more comes back as it is.
 */
export function withFewNames(document: Fields): { fields: Fields; leftOut: number } {
  const names = new Set<string>();
  let leftOut = 0;
  const reduced = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const count = Math.min(value.length, MAX_LISTED);
      for (let at = 0; at < count; at += 1) {
        const item: unknown = value[at];
        if (typeof item === 'object') value[at] = reduced(item);
      }
      return value;
    }
    if (!isFields(value)) return value;
    const all = Object.keys(value);
    const known = all.filter((name) => names.has(name) || (names.size < MAX_NAMES && names.add(name)));
    for (const name of known) if (typeof value[name] === 'object') value[name] = reduced(value[name]);
    if (known.length === all.length) return value;
    leftOut += all.length - known.length;
    return Object.fromEntries(known.map((name) => [name, value[name]]));
  };
  return { fields: reduced(document) as Fields, leftOut };
}
