import { type Fields, fieldOf, fieldsByKey, humanKey, isFields, keysByPlain, plainKey } from './keys';

const HEX = /^\s*#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i;
const RGB = /^\s*rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i;

/** '#' and six small digits, of three, four, six or eight with or without '#', or of 'rgb(…)'; what is transparent is told without it. */
export function hexOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const digits = HEX.exec(raw.slice(0, 40))?.[1]?.toLowerCase();
  if (digits !== undefined)
    return digits.length < 6
      ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`
      : `#${digits.slice(0, 6)}`;
  const channels = RGB.exec(raw.slice(0, 60))?.slice(1).map(Number);
  return channels?.every((value) => value <= 255)
    ? `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    : undefined;
}

const CODES = ['hex', 'hexcode', 'hexvalue', 'color', 'colour', 'value', 'code'];
const LISTS = ['colors', 'colours', 'swatches', 'palette', 'shades'];
const ROLES = {
  primary: ['primary', 'primarycolor', 'primarycolour', 'main'],
  secondary: ['secondary', 'secondarycolor', 'secondarycolour'],
  accent: ['accent', 'accentcolor', 'accentcolour', 'highlight'],
};
const WORDS = [
  'name',
  'palettename',
  'title',
  'label',
  'usageguidelines',
  'usage',
  'usageguideline',
  'guidelines',
  'emotionalalignment',
  'emotion',
  'emotionalimpact',
  'mood',
  'feeling',
];
const KNOWN = new Set([...WORDS, ...LISTS, ...Object.values(ROLES).flat()]);

/** A colour by its code alone, or with what is said of it. A code that cannot be read is told as it was written. */
export function colourOf(raw: unknown): unknown {
  if (typeof raw === 'string') return hexOf(raw) === undefined ? { code: raw } : { hex: raw };
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const key = CODES.map((name) => keys.get(name)).find((one) => one !== undefined && typeof raw[one] === 'string');
  if (key === undefined || (key === 'hex' && hexOf(raw[key]) !== undefined) || String(raw[key]).trim() === '')
    return raw;
  const { [key]: code, ...rest } = raw;
  if (hexOf(code) !== undefined) return { ...rest, hex: code };
  return { ...rest, code: fieldOf(fieldsByKey(rest), ['code']) ?? code };
}

const isColour = (value: unknown): boolean =>
  hexOf(value) !== undefined ||
  (isFields(value) && CODES.some((name) => typeof fieldsByKey(value).get(name) === 'string'));

/** A palette whose colours stand in a list, or under names of their own, has its three main ones from their roles. */
export function paletteOf(raw: unknown): unknown {
  if (Array.isArray(raw)) return paletteOf({ colors: raw as unknown[] });
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const listKey = LISTS.map((name) => keys.get(name)).find((key) => key !== undefined && raw[key] !== null);
  const own = Object.keys(raw).filter((key) => !KNOWN.has(plainKey(key)) && isColour(raw[key]));
  if (listKey === undefined && own.length === 0) return raw;
  const told = listKey === undefined ? [] : raw[listKey];
  const listed: unknown[] = Array.isArray(told) ? (told as unknown[]) : isFields(told) ? namedColours(told) : [told];
  const colors = [...listed, ...own.map((key) => namedColour(key, raw[key]))];
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== listKey && !own.includes(key)));
  const roles = Object.entries(ROLES).flatMap(([role, names]) => {
    if (names.some((name) => keys.has(name))) return [];
    const of = colors.find((colour) => roleOf(colour) === role);
    return of === undefined ? [] : [[role, withoutRole(of)] as const];
  });
  return { ...rest, ...Object.fromEntries(roles), colors };
}

const namedColour = (key: string, value: unknown): Fields =>
  isFields(value)
    ? fieldOf(fieldsByKey(value), ['name', 'colorname', 'colourname', 'title']) === undefined
      ? { ...value, name: key }
      : { role: key, ...value }
    : { name: key, hex: value };

const namedColours = (raw: Fields): Fields[] => Object.entries(raw).map(([key, value]) => namedColour(key, value));

/** 'primary' of 'Primary colour'; undefined when it is none of the three. */
function roleOf(colour: unknown): string | undefined {
  if (!isFields(colour)) return undefined;
  const role = fieldOf(fieldsByKey(colour), ['role', 'type', 'function', 'purpose', 'category']);
  const plain = typeof role === 'string' ? plainKey(role) : '';
  return Object.entries(ROLES).find(([, names]) => names.includes(plain))?.[0];
}

/** As one of the three its role is told by its place; all of it is told in the list. */
function withoutRole(colour: unknown): unknown {
  if (!isFields(colour)) return colour;
  const fields = fieldsByKey(colour);
  return {
    hex: fieldOf(fields, CODES) ?? null,
    name: fieldOf(fields, ['name', 'colorname', 'colourname', 'title', 'label']) ?? null,
    rationale: fieldOf(fields, ['rationale', 'reason', 'description', 'usage', 'use']) ?? null,
  };
}

/** Palettes by their names, one palette, or colours of which no palette is told. */
export function palettesOf(raw: unknown): unknown {
  if (Array.isArray(raw)) {
    const isList = raw.length > 0 && raw.every((item) => isColour(item) && !isPalette(item));
    return isList ? [{ colors: raw as unknown[] }] : raw;
  }
  if (!isFields(raw)) return raw;
  const values = Object.entries(raw);
  const fields = fieldsByKey(raw);
  const inner = fieldOf(fields, ['palettes', 'colorpalettes', 'colourpalettes']);
  if (Array.isArray(inner) && values.length === 1) return palettesOf(inner);
  // 'main' is a colour of a palette, and the name of one
  const areNamed = values.length > 0 && values.every(([, value]) => hasRoles(value));
  if (!areNamed && isPalette(raw)) return [raw];
  if (values.some(([, value]) => isColour(value) && !isPalette(value))) return [raw];
  return values.map(([key, value]) =>
    Array.isArray(value)
      ? { name: humanKey(key), colors: value as unknown[] }
      : isFields(value)
        ? fieldOf(fieldsByKey(value), ['name', 'palettename', 'title']) === undefined
          ? { name: humanKey(key), ...value }
          : value
        : { name: humanKey(key), colors: [value] },
  );
}

const hasRoles = (value: unknown): boolean => {
  if (!isFields(value)) return false;
  const fields = fieldsByKey(value);
  return [...Object.keys(ROLES), ...LISTS].some((name) => (fields.get(name) ?? null) !== null);
};

const isPalette = (value: unknown): boolean => {
  if (!isFields(value)) return false;
  const fields = fieldsByKey(value);
  return [...LISTS, ...Object.values(ROLES).flat(), 'palettename', 'mood'].some(
    (name) => (fields.get(name) ?? null) !== null,
  );
};
