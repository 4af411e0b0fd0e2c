/** Objects with more keys than these are read up to here: no strategy has so many. */
export const MAX_KEYS = 300;

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document has thousands of keys and few different ones: what was made of a key is kept, of so many of them. */
const KEPT = 2_000;
function kept<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (whole) => {
    const key = whole.slice(0, LONGEST_KEY);
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as Made;
    if (made.size >= KEPT) made.clear();
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
/** What stands behind it in a key is not looked at. */
const LONGEST_KEY = 80;

/** One spelling for 'ColorPalettes', 'colorPalettes', 'color_palettes' and 'COLOR PALETTES'. */
export const plainKey = kept((key) => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

/** What people put before a name without meaning another thing: 'Key Brand Messages' are messages. */
const FILLERS = /\b(?:brand|key|core|main|our|the|overall)\b/g;
export const wordsOf = kept((key) =>
  key
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/[_-]/g, ' '),
);

/** The plain spelling of a name without what stands before it; undefined where there is nothing of that kind. */
const bareKey = kept((key) => {
  const words = wordsOf(key);
  const bare = words.replace(FILLERS, '');
  return bare === words ? undefined : plainKey(bare) || undefined;
});

/** Own keys as they are written, by their plain spelling; of two with the same one the first that says something. */
export function keysByPlain(fields: Fields): Map<string, string> {
  const found = new Map<string, string>();
  const keys = Object.keys(fields).slice(0, MAX_KEYS);
  const says = (key: string | undefined) => key !== undefined && (fields[key] ?? null) !== null;
  for (const key of keys) {
    const plain = plainKey(key);
    if (!says(found.get(plain))) found.set(plain, key);
  }
  for (const key of keys) {
    const bare = bareKey(key);
    if (bare !== undefined && !found.has(bare)) found.set(bare, key);
  }
  return found;
}

/** Own keys alone, by their plain spelling; of two with the same one the first that says something. */
export function fieldsByKey(fields: Fields): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [plain, key] of keysByPlain(fields)) found.set(plain, fields[key]);
  return found;
}

/** Short for something: 'CMYK'. */
export const SHORT =
  /^(?:cmyk|rgb|rgba|hsl|ral|pms|ncs|hks|url|seo|kpis?|faq|usp|usps|cta|sms|pdf|svg|api|ui|ux|qr|b2b|b2c|id|wcag|cagr|tam|som|roi)$/i;

/** Written in capitals throughout: 'FEATURES', 'AD_ADVICE'; what has no more than three letters is short for something. */
const IN_CAPITALS = /^(?=.*\p{Lu}{4})[\p{Lu}\p{N}\s_&/-]+$/u;

/** A key that holds a word of the document, as it is written: 'WhatsApp', 'the house'; 'statusPage' and 'status_page' are told as words. */
export const writtenKey = (key: string): string =>
  /^\p{Ll}+\p{Lu}|_/u.test(key) || SHORT.test(key) || IN_CAPITALS.test(key) || CONTRACTED.test(key)
    ? humanKey(key)
    : key.slice(0, 200).trim();

/** Where an apostrophe was left out: 'dont', 'cant', 'donts'. */
const CONTRACTED = /^(do|does|did|is|are|was|were|has|have|had|ca|could|wo|would|should|must)n['’]?t(s?)$/i;

/** No abbreviations, short as they are. */
const WORDS_IN_CAPITALS = /^(?:AGE|USE|WHY|HOW|WHO|FOR|NOT|SAY|DO)$/;
/** 'painPoints' → 'Pain points', 'FEATURES' → 'Features', 'dontSay' → 'Don’t say'; names that somebody wrote as words stay as they are. */
export function humanKey(key: string): string {
  if (WORDS_IN_CAPITALS.test(key)) return humanKey(key.toLowerCase());
  const written = key.slice(0, 200).trim();
  const isWords = /\s/.test(written) && !IN_CAPITALS.test(written);
  const words = (IN_CAPITALS.test(written) ? written.toLowerCase() : written)
    .replace(/_+/g, ' ')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const told = words.map((word, index) => {
    if (SHORT.test(word)) return word.toUpperCase().replace(/S$/, (last) => (/(?:kpi|usp)s$/i.test(word) ? 's' : last));
    const whole = word.replace(CONTRACTED, '$1n’t$2');
    return index > 0 && !isWords && /^\p{Lu}[\p{Ll}’]+$/u.test(whole) ? whole.toLowerCase() : whole;
  });
  const text = told.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names that say only that what stands under them is the text. */
const TEXTS = new Set(['statement', 'text', 'value', 'description', 'content', 'sentence', 'point', 'item', 'entry']);

/** What a key is called where its value stands; nothing where it says only that this is the text. */
export const labelOf = (key: string): string => (TEXTS.has(plainKey(key)) ? '' : humanKey(key));

/** The fields but for some. */
export function without(fields: Fields, keys: readonly (string | undefined)[]): Fields {
  const gone = new Set(keys);
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !gone.has(key)));
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

const OPTIONS =
  /^(?:(?:colou?r)?palettes?|(?:colou?r)?schemes?|options|pairings|combinations|directions|alternatives|choices|entries|items|list)$/;

/**
 * What there is to choose from in an object that says of it no more than a word: `{ recommended: 'Rain', palettes: [{ name: 'Rain', … }, …] }`.
 * Each of those words stands with the item that it names, or with the first.
 */
export function optionsIn(fields: Fields): Fields[] | undefined {
  const entries = Object.entries(fields).slice(0, MAX_KEYS);
  const lists = entries.filter(([, value]) => typeof value === 'object' && value !== null);
  const [key, list] = lists[0] ?? [];
  if (lists.length !== 1 || key === undefined || !OPTIONS.test(plainKey(key))) return undefined;
  if (!Array.isArray(list) || list.length === 0 || !list.every(isFields)) return undefined;
  const names = list.map((item) => fieldOf(fieldsByKey(item), ['name', 'title', 'palettename', 'label']));
  const options: Fields[] = [...list];
  for (const [word, told] of entries)
    if (word !== key && !isBlank(told)) {
      const at = Math.max(0, names.indexOf(told));
      options[at] = { ...options[at], [word]: told };
    }
  return options;
}
