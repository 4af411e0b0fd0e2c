import { type Fields, isFields, keysByPlain, labelOf, SHORT } from './keys';
import { withoutControlCharacters } from './plain-text';

/** Longer texts are cut before anything else looks at them. */
export const MAX_TEXT = 10_000;
/** Numbers of one list. */
export const MAX_NUMBERS = 50;

/** Trimmed, without control characters and halves of characters; undefined when nothing is left. */
export function cleanText(raw: string): string | undefined {
  const text = withoutControlCharacters(raw.slice(0, MAX_TEXT))
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  // a dash is how people leave a place empty
  return text === '' || /^(?:[-–—]|n\/a)$/i.test(text) ? undefined : text;
}

const TITLE = [
  'title',
  'name',
  'label',
  'word',
  'term',
  'phrase',
  'audience',
  'objection',
  'risk',
  'idea',
  'benefit',
  'feature',
];
const BODY = [
  'text',
  'description',
  'statement',
  'value',
  'content',
  'quote',
  'summary',
  'message',
  'detail',
  'details',
];
/** Of one text that was written as a list or an object. */
const MAX_LINES = 500;

/** Begins with a word of small letters; 'iPhone', 'rip.ie' and 'h1' are none. Not all scripts that have capitals begin a sentence with one. */
const SMALL_WORD =
  /^(?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}])\p{Ll}[\p{Ll}\p{M}'’-]*(?=[\s,;:!?…)]|\.?$)/u;
/** With a capital at its beginning, as what stands by itself has. */
export function raised(text: string): string {
  if (SHORT.test(text)) return text.toUpperCase();
  // a dotless ı and a dotted İ
  const isTurkic = /[ğışİ]/.test(text.slice(0, 200));
  const first = isTurkic ? text.charAt(0).toLocaleUpperCase('tr') : text.charAt(0).toUpperCase();
  return first.length === 1 && SMALL_WORD.test(text.slice(0, 60)) ? first + text.slice(1) : text;
}

/** Whether an object says one thing: a title, or a statement, and what belongs to it. */
export const isTitled = (raw: Fields): boolean => {
  const keys = keysByPlain(raw);
  return [...TITLE, 'statement', 'text', 'quote'].some((name) => keys.has(name));
};

/** What an object says when a text was expected: a title with its explanation, and all else under its own name. */
function textOfFields(raw: Fields): string | undefined {
  const keys = keysByPlain(raw);
  const first = (names: readonly string[]) =>
    names.map((name) => keys.get(name)).find((key) => key && typeof raw[key] === 'string' && raw[key].trim() !== '');
  const [title, body] = [first(TITLE), first(BODY)];
  const head = [title, body].flatMap((key) => (key ? (textOf(raw[key]) ?? []) : [])).join(': ');
  const rest = Object.keys(raw)
    .slice(0, MAX_LINES)
    .flatMap((key) => {
      const text = key === title || key === body ? undefined : textOf(raw[key]);
      return text === undefined ? [] : [labelOf(key), text].filter(Boolean).join(': ');
    });
  const lines = [head, ...rest].filter(Boolean);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

/** A list of these stands in one line where a text is expected. */
const LONGEST_IN_ROW = 32;

export function textOf(raw: unknown): string | undefined {
  if (typeof raw === 'string') return cleanText(raw);
  // a year is none of these
  if (typeof raw === 'number' && Number.isInteger(raw) && Math.abs(raw) >= 10_000) return raw.toLocaleString('en');
  if ((typeof raw === 'number' && Number.isFinite(raw)) || typeof raw === 'boolean') return String(raw);
  if (Array.isArray(raw)) {
    const lines = raw.slice(0, MAX_LINES).flatMap((line: unknown) => textOf(line) ?? []);
    const isRow = lines.every((line) => line.length <= LONGEST_IN_ROW && !/[.!?:;,\n]/.test(line));
    return lines.length > 0 ? cleanText(lines.join(isRow ? ', ' : '\n')) : undefined;
  }
  const text = isFields(raw) ? textOfFields(raw) : undefined;
  return text === undefined ? undefined : cleanText(text);
}

/** 0.4, and '0.4' too. */
const shareNumber = (raw: unknown): number | undefined =>
  typeof raw === 'number' ? raw : typeof raw === 'string' && /^\s*0?\.\d+\s*$/.test(raw) ? Number(raw) : undefined;

/** The number as it is written, where that is more than the number that was read from it. */
export function saidOf(raw: unknown, read: unknown): string | null {
  if (typeof read !== 'number') return textOf(raw) ?? null;
  const share = shareNumber(raw);
  if (share !== undefined) return share === read || Math.round(share * 100) === read ? null : String(raw);
  const text = textOf(raw);
  return text === undefined ||
    text === String(read) ||
    text.replace(/\s*(?:%|per\s?cent|prozent|pour cent|por ciento)$/i, '') === String(read)
    ? null
    : text;
}

/** Whether nothing is lost of a value when its numbers are read: '24 px', ['400', 700], { h1: 3 }. */
export function saysNumbersOnly(raw: unknown): boolean {
  if (typeof raw === 'number') return true;
  if (typeof raw === 'string')
    return /^[\d\s.,;/|·×x%–-]*$/.test(raw.slice(0, 500).replace(/px|pt|rem|em|dp|mm/gi, ''));
  return Array.isArray(raw) ? raw.every(saysNumbersOnly) : isFields(raw) && Object.values(raw).every(saysNumbersOnly);
}

/** A list, or a text with a point on each line, with or without a bullet. */
export function listOf(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw as unknown[];
  if (typeof raw === 'string') {
    const points = raw
      .slice(0, MAX_TEXT)
      .split('\n')
      .map((line) => line.replace(/^\s*(?:(?:[-*•–‣▪◦●]|\d{1,2}[.)])\s+|[・●○◦▪■□]\s*)/, ''))
      .filter((line) => line.trim() !== '');
    return points;
  }
  return [raw];
}

const LONGEST_WORD = 32;
/** A list, or words in a row: 'mug, foot, slip'. */
export function wordsOfRow(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.includes('\n')) return raw;
  const parts = raw
    .slice(0, MAX_TEXT)
    .split(/\s*[,;、，،؛]\s*/)
    .filter((part) => part !== '');
  const areWords = parts.every(
    (part) => part.length <= LONGEST_WORD && !/[.!?:。：]|\p{L}\s+\p{L}+\s+\p{L}+\s+\p{L}/u.test(part),
  );
  return parts.length > 1 && areWords ? parts : raw;
}

/** The numbers of `[400, 700]`, `'400, 700'`, `{"h1": 3}` and `'clamp(2rem, 3rem)'`, in their order. */
export function numbersOf(raw: unknown): number[] {
  if (typeof raw === 'number') return Number.isFinite(raw) && raw >= 0 ? [Math.min(raw, 10_000)] : [];
  if (typeof raw === 'string')
    return (raw.slice(0, 500).match(/\d{1,6}(?:\.\d{1,6})?/g) ?? [])
      .slice(0, MAX_NUMBERS)
      .map((digits) => Math.min(Number(digits), 10_000));
  if (Array.isArray(raw))
    return raw.slice(0, MAX_NUMBERS).flatMap((value) => (typeof value === 'object' ? [] : numbersOf(value)));
  if (isFields(raw))
    return Object.values(raw)
      .slice(0, MAX_NUMBERS)
      .flatMap((value) => (typeof value === 'object' ? [] : numbersOf(value)));
  return [];
}

/** 0 to 100, of `85`, `'85%'`, `'High (85%) within 2 years'`, `0.85` and `'0.85'`. */
export function percentOf(raw: unknown): number | undefined {
  const marked =
    typeof raw === 'string'
      ? /\d{1,6}(?:\.\d{1,6})?(?=\s?(?:%|per\s?cent\b|prozent\b|pour cent\b|por ciento\b))/i.exec(
          raw.slice(0, 500),
        )?.[0]
      : undefined;
  const [number] = numbersOf(marked ?? raw);
  if (number === undefined) return undefined;
  const isShare =
    (typeof raw === 'number' || /^\s*0?\.\d+\s*$/.test(String(raw).slice(0, 20))) && number > 0 && number < 1;
  return Math.min(100, Math.round(isShare ? number * 100 : number));
}

/** 2140 as '2,140'. */
export const countAsText = (raw: unknown): unknown => (typeof raw === 'number' ? raw.toLocaleString('en') : raw);
/** 0.12 as '12%'. */
export const shareAsText = (raw: unknown): unknown =>
  typeof raw === 'number' && raw > 0 && raw < 1 ? `${Math.round(raw * 1_000) / 10}%` : raw;

const MAX_SOURCE = 120;

/** A quote may end with a dash and who said it: `"I never find it." – Ana, buyer`. */
export function quoteOf(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  const text = cleanText(raw) ?? '';
  const dash = Math.max(
    ...[' | ', ' - ', ' – ', ' — ', '"-', '"–', '"—', '”-', '”–', '”—'].map((mark) => text.lastIndexOf(mark)),
  );
  const source = dash > 0 ? text.slice(dash + 1).replace(/^\s*[-–—|]\s*/, '') : '';
  const isSource = source !== '' && source.length <= MAX_SOURCE && !/[.!?]["”]?$|^[^«»]*[«»][^«»]*$/.test(source);
  const quote = isSource ? text.slice(0, dash + 1).trim() : text;
  return { text: quote.replace(/^["“„'«»‹›]+|["”“'«»‹›]+$/g, '').trim(), source: isSource ? source : null };
}

/** A factor: 1.6 of `1.6`, `'1.6em'` and `'160%'`. */
export function factorOf(raw: unknown): number | undefined {
  const [number] = numbersOf(typeof raw === 'string' ? raw.replace(/^(\s*\d),(?=\d)/, '$1.') : raw);
  return number !== undefined && number > 10 ? number / 100 : number;
}
