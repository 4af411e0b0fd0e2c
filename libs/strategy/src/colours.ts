import {
  clampChroma,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
} from 'culori/fn';
import { fieldOf, type Fields, fieldsByKey, humanKey, isFields, keysByPlain, optionsIn, plainKey } from './keys';
import { lineOf } from './measures';
import { isRank } from './names';

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeOklab, modeOklch, modeLab, modeLch, modeXyz50, modeXyz65])
  register(mode);

const HEX = /^\s*#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i;
/** '#1B3A4B, Pantone 539 C' */
const HEX_FIRST = /^\s*#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/i;
/** A colour as CSS writes it, the small words for colours too: 'Teal' may be a name, 'teal' is a code. */
const CSS = /^\s*(?:(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^()]{1,60}\)|[a-z]{3,22})\s*$/;

/** '#' and six small digits, of three, four, six or eight with or without '#', or of a colour of CSS; what is transparent is told without it. */
export function hexOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const digits = (HEX.exec(raw.slice(0, 40)) ?? HEX_FIRST.exec(raw.slice(0, 40)))?.[1]?.toLowerCase();
  if (digits !== undefined)
    return digits.length < 6
      ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`
      : `#${digits.slice(0, 6)}`;
  const css = CSS.exec(raw.slice(0, 90)) ? parse(raw.trim()) : undefined;
  return css && formatHex(clampChroma(css, 'oklch'));
}

/** A hex of six digits, or of three: nothing more is said with it. */
const isPlainHex = (raw: string): boolean => /^\s*#?(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{6}ff)\s*$/i.test(raw);

/** Stands between the codes of one colour. */
const AND = ' · ';
/**
 * A colour's code as its document writes it: the hex, and what else it is called beside it, or what stands in its place.
 *
 * @returns null where it has none
 */
export function colourCode({ hex, code }: { hex: string | null; code: string | null }): string | null {
  if (code === null) return hex?.toUpperCase() ?? null;
  return hex === null || hexOf(code.split(AND)[0]) === hex ? code : hex.toUpperCase() + AND + code;
}

const CODES = ['hex', 'hexcode', 'hexvalue', 'color', 'colour', 'value', 'code'];
/** What colours are called in print and on screens, as it is written. */
const SYSTEMS: Readonly<Record<string, string>> = {
  rgb: 'RGB',
  rgba: 'RGBA',
  hsl: 'HSL',
  hsla: 'HSLA',
  hsb: 'HSB',
  hsv: 'HSV',
  hwb: 'HWB',
  lab: 'Lab',
  lch: 'LCH',
  oklab: 'OKLab',
  oklch: 'OKLCH',
  cmyk: 'CMYK',
  pantone: 'Pantone',
  pms: 'PMS',
  ral: 'RAL',
  ncs: 'NCS',
  hks: 'HKS',
  toyo: 'TOYO',
  dic: 'DIC',
  munsell: 'Munsell',
};
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
const IN_ROLES = new Set(Object.values(ROLES).flat());
const KNOWN = new Set([...WORDS, ...LISTS, ...Object.values(ROLES).flat()]);

/** Its codes in other systems than hex, by the keys that they stand under. */
function otherCodes(raw: Fields): { keys: string[]; texts: string[]; hex: string | undefined } {
  const told = Object.entries(raw).flatMap(([key, value]) => {
    const system = SYSTEMS[plainKey(key)];
    const text = system === undefined ? undefined : lineOf(isFields(value) ? Object.values(value) : value);
    return system === undefined || text === undefined ? [] : [{ key, system, text }];
  });
  const css = told.map(({ key, text }) => hexOf(text.includes('(') ? text : `${plainKey(key)}(${text})`));
  return {
    keys: told.map(({ key }) => key),
    texts: told.map(({ system, text }) =>
      text.toLowerCase().startsWith(system.toLowerCase()) ? text : `${system} ${text}`,
    ),
    hex: css.find((hex) => hex !== undefined),
  };
}

const HEX_WITHIN = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/i;
/** Codes, and no names, beside a hex. */
const OTHER_CODES = /\b(?:rgba?|hsla?|cmyk|pantone|pms|ral|ncs|hks|dic|toyo|oklch)\b|\d\s?%/i;

/** 'Ink #10212B', '#F2C14E (lamp)' and 'Lamp: #F2C14E': a hex with the name of the colour. */
function namedHex(raw: string): Fields | undefined {
  const text = raw.slice(0, 200);
  const found = HEX_WITHIN.exec(text);
  if (!found || text.length < raw.length) return undefined;
  const sides = [text.slice(0, found.index), text.slice(found.index + found[0].length)].map((side) =>
    side.replace(/^[\s:=–—,()-]+|[\s:=–—,()-]+$/g, ''),
  );
  const [name, ...others] = sides.filter((side) => side !== '');
  return name === undefined || others.length > 0 || OTHER_CODES.test(name) ? undefined : { hex: found[0], name };
}

/** A colour by its code alone, or with what is said of it. What is more than a hex is told as it was written. */
export function colourOf(raw: unknown): unknown {
  if (typeof raw === 'string') {
    const named = namedHex(raw);
    if (named) return named;
    const hex = hexOf(raw);
    return { ...(hex !== undefined && { hex }), ...((hex === undefined || !isPlainHex(raw)) && { code: raw.trim() }) };
  }
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const key = CODES.map((name) => keys.get(name)).find(
    (one) => one !== undefined && typeof raw[one] === 'string' && raw[one].trim() !== '',
  );
  const other = otherCodes(raw);
  const code = key === undefined ? undefined : (raw[key] as string);
  const isPlain = code !== undefined && isPlainHex(code);
  if ((key === 'hex' && isPlain && other.keys.length === 0) || (key === undefined && other.keys.length === 0))
    return raw;
  const rest = Object.fromEntries(Object.entries(raw).filter(([one]) => one !== key && !other.keys.includes(one)));
  const own = lineOf(fieldsByKey(rest).get('code'));
  const codes = [
    ...(code === undefined || isPlain ? [] : [code.trim()]),
    ...(own === undefined ? [] : [own]),
    ...other.texts,
  ];
  const hex = hexOf(code) ?? other.hex;
  return { ...rest, ...(hex !== undefined && { hex }), ...(codes.length > 0 && { code: codes.join(AND) }) };
}

export const isColour = (value: unknown): boolean =>
  hexOf(value) !== undefined ||
  (isFields(value) &&
    (CODES.some((name) => typeof fieldsByKey(value).get(name) === 'string') || otherCodes(value).keys.length > 0));

/** A palette whose colours stand in a list, or under names of their own, has its three main ones from their roles. */
export function paletteOf(raw: unknown): unknown {
  if (Array.isArray(raw)) return paletteOf({ colors: raw as unknown[] });
  if (!isFields(raw)) return raw;
  const keys = keysByPlain(raw);
  const listKey = LISTS.map((name) => keys.get(name)).find((key) => key !== undefined && raw[key] !== null);
  const own = Object.keys(raw).filter(
    (key) =>
      (!KNOWN.has(plainKey(key)) && (isColour(raw[key]) || areColours(raw[key]))) ||
      // several of one role
      (IN_ROLES.has(plainKey(key)) && Array.isArray(raw[key]) && areColours(raw[key])),
  );
  if (listKey === undefined && own.length === 0) return raw;
  const told = listKey === undefined ? [] : raw[listKey];
  const listed: unknown[] = Array.isArray(told) ? (told as unknown[]) : isFields(told) ? namedColours(told) : [told];
  const colors = [...listed, ...own.flatMap((key) => namedColoursOf(key, raw[key]))];
  const taken = new Set([listKey, ...own]);
  const rest = Object.fromEntries(Object.entries(raw).filter(([key]) => !taken.has(key)));
  const roles = Object.entries(ROLES).flatMap(([role, names]) => {
    if (names.some((name) => keys.has(name) && !own.includes(keys.get(name) ?? ''))) return [];
    const of = colors.find((colour) => roleOf(colour) === role);
    return of === undefined ? [] : [[role, withoutRole(of)] as const];
  });
  // the three alone need no list: each stands in its own place
  if (roles.length === colors.length)
    return {
      ...rest,
      ...Object.fromEntries(roles.map(([role]) => [role, roleless(colors.find((one) => roleOf(one) === role))])),
    };
  return { ...rest, ...Object.fromEntries(roles), colors };
}

const ROLE_NAMES = ['role', 'type', 'function', 'purpose', 'category'];
const roleless = (colour: unknown): unknown =>
  isFields(colour)
    ? Object.fromEntries(Object.entries(colour).filter(([key]) => !ROLE_NAMES.includes(plainKey(key))))
    : colour;

const namedColour = (key: string, value: unknown): Fields =>
  isRank(key) && !isFields(value)
    ? { role: key, ...(colourOf(value) as Fields) }
    : isFields(value)
      ? fieldOf(fieldsByKey(value), ['name', 'colorname', 'colourname', 'title']) === undefined
        ? { ...value, name: key }
        : { role: key, ...value }
      : { name: key, hex: value };

/** 'neutrals': several colours of one role. */
const areColours = (value: unknown): boolean => {
  const list = Array.isArray(value) ? (value as unknown[]) : isFields(value) ? Object.values(value) : [];
  return list.length > (Array.isArray(value) ? 0 : 1) && list.every(isColour);
};
const namedColoursOf = (key: string, value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.map((one: unknown) => ({ role: key, ...(colourOf(one) as Fields) }))
    : isFields(value) && !isColour(value)
      ? Object.entries(value).map(([name, one]) => ({ role: key, name, ...(colourOf(one) as Fields) }))
      : [namedColour(key, value)];

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
  const read = colourOf(colour);
  if (!isFields(read)) return colour;
  const fields = fieldsByKey(read);
  return {
    hex: fieldOf(fields, ['hex']) ?? null,
    code: fieldOf(fields, ['code']) ?? null,
    name: fieldOf(fields, ['name', 'colorname', 'colourname', 'title', 'label']) ?? null,
    rationale: fieldOf(fields, ['rationale', 'reason', 'description', 'usage', 'use']) ?? null,
  };
}

/** '#10212B, #F2C14E (lamp), white': colours in a row; undefined where most of it are words. */
export function coloursInRow(raw: string): string[] | undefined {
  const parts = raw
    .slice(0, 2_000)
    .split(/\s*[;\n]\s*|\s*,\s*(?![^(]*\))/)
    .filter((part) => part !== '');
  const read = parts.filter((part) => HEX_WITHIN.test(part) || hexOf(part) !== undefined);
  return raw.length <= 2_000 && parts.length > 1 && read.length === parts.length ? parts : undefined;
}

/** Palettes by their names, one palette, or colours of which no palette is told. */
export function palettesOf(raw: unknown): unknown {
  const row = typeof raw === 'string' ? coloursInRow(raw) : undefined;
  if (row) return [{ colors: row }];
  if (Array.isArray(raw)) {
    const isList = raw.length > 0 && raw.every((item) => isColour(item) && !isPalette(item));
    return isList ? [{ colors: raw as unknown[] }] : raw;
  }
  if (!isFields(raw)) return raw;
  const options = optionsIn(raw);
  if (options) return palettesOf(options);
  const values = Object.entries(raw);
  const fields = fieldsByKey(raw);
  const inner = fieldOf(fields, ['palettes', 'colorpalettes', 'colourpalettes']);
  const [only] = values;
  if (values.length === 1 && Array.isArray(inner ?? only?.[1])) {
    const list = (inner ?? only?.[1]) as unknown[];
    if (inner !== undefined || list.some(isPalette)) return palettesOf(list);
  }
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
