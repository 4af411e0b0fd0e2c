import { type Fields, isFields, keysByPlain, labelOf, plainKey } from './keys';
import { raised, textOf } from './values';

// Figures as a document writes them: their own names and units are kept, and what can be drawn has its size beside them.

/** No scale has more steps. */
const MAX_FIGURES = 250;

/** A figure under its own name, as it is written: 'h1' and '64 px', 'Gutters' and '16 px / 12 mm'. */
export interface Figure {
  name: string | null;
  text: string;
}
/** One that can be drawn. */
export interface Measure extends Figure {
  /** CSS pixels; null where the text is more than one size */
  px: number | null;
}

const PX: Readonly<Record<string, number>> = { '': 1, px: 1, dp: 1, pt: 4 / 3, rem: 16, em: 16, mm: 96 / 25.4 };
const SIZE = /^\s*(\d{1,5}(?:[.,]\d{1,4})?)\s?(px|dp|pt|rem|em|mm)?\s*$/i;

/** Pixels of '24', '1.5 rem' and '12pt'; null of anything that says more. */
export const pxOf = (text: string): number | null => {
  const [, digits, unit = ''] = SIZE.exec(text.slice(0, 60)) ?? [];
  const factor = PX[unit.toLowerCase()];
  return digits === undefined || factor === undefined
    ? null
    : Math.min(10_000, Number(digits.replace(',', '.')) * factor);
};

/** '4, 8, 16 px', '4 / 8 / 16' and '4px 8px': each part of a row of figures; a text that is none is one part. */
function partsOf(text: string): string[] {
  const row = text.slice(0, 500);
  if (row.length < text.length || !/^[\d\s.,;/|·、،→>–-]*$/.test(row.replace(/px|dp|pt|rem|em|mm/gi, '')))
    return [text];
  // '16/26 px' is a size on its line
  if (/^[^/]*\d\s?\/\s?\d[^/]*$/.test(row)) return [text];
  // '4-8-12-16' has more of them than a range
  if (/^\s*\d+(?:-\d+){2,}\s*$/.test(row)) return row.trim().split('-');
  const marks = /[;/|·、،→>–]|,\s|\s-\s/;
  const parts = marks.test(row)
    ? row.split(marks)
    : /^[\d\s]*\d,\d+,\d/.test(row)
      ? row.split(',')
      : row.split(/\s+(?=\d)/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

const NAMED_SIZE = /^([\p{L}][\p{L}\d -]{0,20}?)\s*[:=]?\s+(\d{1,5}(?:[.,]\d{1,4})?\s?(?:px|dp|pt|rem|em|mm))$/iu;
/** 'h1 3.25rem, h2 2.25rem': sizes with their names; nothing of a text that is not throughout. */
function namedPartsOf(text: string): Figure[] {
  const parts = text.slice(0, 500).split(/[;|]|,\s/);
  const named = parts.flatMap((part) => {
    const [, name, size] = NAMED_SIZE.exec(part.trim()) ?? [];
    return name !== undefined && size !== undefined ? [{ name: figureName(name), text: size }] : [];
  });
  return text.length <= 500 && parts.length > 1 && named.length === parts.length ? named : [];
}

const NAMES = ['name', 'label', 'token', 'step', 'level', 'key', 'title'];

/** What is said of one step that is written as an object. */
function stepOf(raw: Fields): Figure[] {
  const keys = keysByPlain(raw);
  const key = NAMES.map((name) => keys.get(name)).find((one) => one !== undefined && typeof raw[one] === 'string');
  const others = Object.entries(raw).filter(([other]) => other !== key);
  const text = others.flatMap(([, value]) => textOf(value)?.replaceAll('\n', ', ') ?? []).join(', ');
  const name = key === undefined ? null : (textOf(raw[key]) ?? null);
  return text === '' ? (name === null ? [] : [{ name: null, text: name }]) : [{ name, text }];
}

/** 'h1', 'sm' and 'xl' are written as they are; 'max' and 'caption' are words. */
const figureName = (key: string): string => (/^\p{Ll}{3,}$/u.test(key) ? raised(key) : key);

function figuresOf(raw: unknown, name: string | null): Figure[] {
  if (Array.isArray(raw))
    return raw
      .slice(0, MAX_FIGURES)
      .flatMap((one: unknown) => (isFields(one) && name === null ? stepOf(one) : figuresOf(one, name)));
  if (isFields(raw))
    return Object.entries(raw)
      .slice(0, MAX_FIGURES)
      .flatMap(([key, value]) => figuresOf(value, name === null ? figureName(key) : `${name} ${key}`));
  const text = textOf(raw);
  if (text === undefined) return [];
  const named = name === null && typeof raw === 'string' ? namedPartsOf(text) : [];
  if (named.length > 0) return named;
  return typeof raw === 'string' ? partsOf(text).map((part) => ({ name, text: part })) : [{ name, text }];
}

/** @param unit of bare numbers, where the key of the document says it */
export function measuresOf(raw: unknown, unit = ''): Measure[] {
  return figuresOf(raw, null)
    .slice(0, MAX_FIGURES)
    .map(({ name, text }) => {
      const told = unit !== '' && /^\d+(?:[.,]\d+)?$/.test(text) ? `${text} ${unit}` : text;
      return { name, text: told, px: pxOf(told) };
    });
}

/** The unit that a key names: 'rem' of 'SizesRem'. */
export const unitOf = (key: string): string => /(?:rem|px|pt|mm)$/.exec(plainKey(key))?.[0] ?? '';

/** A value on one line: '4 on phones, 8 on posters', 'sm 640 px, md 960 px'. */
export function lineOf(raw: unknown): string | undefined {
  if (Array.isArray(raw)) return raw.flatMap((one: unknown) => lineOf(one) ?? []).join(', ') || undefined;
  if (isFields(raw))
    return (
      Object.entries(raw)
        .flatMap(([key, value]) => {
          const line = lineOf(value);
          return line === undefined ? [] : `${key} ${line}`;
        })
        .join(', ') || undefined
    );
  return textOf(raw);
}

/** Every field as a figure under its own name. */
export const figuresIn = (fields: Fields): Figure[] =>
  Object.entries(fields).flatMap(([key, value]) => {
    const text = lineOf(value);
    return text === undefined ? [] : [{ name: labelOf(key) || null, text }];
  });
