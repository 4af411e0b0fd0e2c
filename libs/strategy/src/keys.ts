/** Objects with more keys than these are read up to here: no strategy has so many. */
const MAX_KEYS = 300;

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One spelling for 'ColorPalettes', 'colorPalettes', 'color_palettes' and 'COLOR PALETTES'. */
export const plainKey = (key: string): string =>
  key
    .slice(0, 80)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Own keys alone, by their plain spelling; of two with the same one the first that says something. */
export function fieldsByKey(fields: Fields): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const key of Object.keys(fields).slice(0, MAX_KEYS)) {
    const plain = plainKey(key);
    if ((found.get(plain) ?? null) === null) found.set(plain, fields[key]);
  }
  return found;
}

/** The first of the names, in plain spelling, that the object has a value for. */
export function fieldOf(fields: Map<string, unknown>, names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** Nothing, blank, or lists and objects of such. A number is always something. */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return (
    isFields(value) &&
    Object.values(value).every((field) => field === null || (Array.isArray(field) && field.length === 0))
  );
};
