import { fieldOf, fieldsByKey, isBlank, isFields } from './keys';
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
  return text === '' ? undefined : text;
}

/** What an object says when a text was expected: its own words, or a title with its explanation. */
function textOfFields(raw: Record<string, unknown>): string | undefined {
  const fields = fieldsByKey(raw);
  const title = fieldOf(fields, ['title', 'name', 'label']);
  const body = fieldOf(fields, ['text', 'description', 'statement', 'value', 'content', 'quote', 'summary']);
  const parts = [title, body].flatMap((part) => (typeof part === 'string' ? (cleanText(part) ?? []) : []));
  return parts.length > 0 ? parts.join(': ') : undefined;
}

export function textOf(raw: unknown): string | undefined {
  if (typeof raw === 'string') return cleanText(raw);
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (Array.isArray(raw)) {
    const lines = raw
      .slice(0, 100)
      .flatMap((line: unknown) => (typeof line === 'string' ? (cleanText(line) ?? []) : []));
    return lines.length > 0 ? cleanText(lines.join('\n')) : undefined;
  }
  const text = isFields(raw) ? textOfFields(raw) : undefined;
  return text === undefined ? undefined : cleanText(text);
}

/** A list, or a text with a point on each line, with or without a bullet. */
export function listOf(raw: unknown): unknown[] {
  if (Array.isArray(raw)) return raw as unknown[];
  if (typeof raw === 'string') {
    const points = raw
      .slice(0, MAX_TEXT)
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, ''))
      .filter((line) => line.trim() !== '');
    return points;
  }
  return [raw];
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

/** 0 to 100, of `85`, `'85%'`, `'High (85%) within 2 years'` and `0.85`. */
export function percentOf(raw: unknown): number | undefined {
  const marked = typeof raw === 'string' ? /\d{1,6}(?:\.\d{1,6})?(?=\s?%)/.exec(raw.slice(0, 500))?.[0] : undefined;
  const [number] = numbersOf(marked ?? raw);
  if (number === undefined) return undefined;
  const isShare = typeof raw === 'number' && number > 0 && number < 1;
  return Math.min(100, Math.round(isShare ? number * 100 : number));
}

/** '#' and six small digits, of three, four, six or eight with or without '#'; what is transparent is told without it. */
export function hexOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  const digits = /^\s*#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i.exec(raw.slice(0, 40))?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length < 6
    ? `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`
    : `#${digits.slice(0, 6)}`;
}

const MAX_SOURCE = 120;

/** A quote may end with a dash and who said it: `"I never find it." – Ana, buyer`. */
export function quoteOf(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  const text = cleanText(raw) ?? '';
  const dash = Math.max(
    ...[' - ', ' – ', ' — ', '"-', '"–', '"—', '”-', '”–', '”—'].map((mark) => text.lastIndexOf(mark)),
  );
  const source = dash > 0 ? text.slice(dash + 1).replace(/^\s*[-–—]\s*/, '') : '';
  const isSource = source !== '' && source.length <= MAX_SOURCE && !/[.!?]["”]?$/.test(source);
  const quote = isSource ? text.slice(0, dash + 1).trim() : text;
  return { text: quote.replace(/^["“„']+|["”']+$/g, '').trim(), source: isSource ? source : null };
}

/** A factor: 1.6 of `1.6`, `'1.6em'` and `'160%'`. */
export function factorOf(raw: unknown): number | undefined {
  const [number] = numbersOf(raw);
  return number !== undefined && number > 10 ? number / 100 : number;
}

// --- the visual system: text or structured, with defaults for what it does not say

const BASE = 8;
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16];
const GRID = { columns: 12, maxWidth: 1440, gutters: 32, margins: 24, breakpoints: [576, 768, 1024, 1280] };

const within = (number: number | undefined, low: number, high: number): number | undefined =>
  number !== undefined && number >= low && number <= high ? number : undefined;

/** The number that stands right before or after a word: '24px gutters', 'gutters of 24px', '12-column'. */
function numberAt(text: string, word: string): number | undefined {
  const before = new RegExp(`(\\d{1,5}(?:\\.\\d{1,3})?)\\s?(?:px|pt)?[\\s-]{0,2}${word}`, 'i').exec(text)?.[1];
  const after = new RegExp(`${word}s?\\s?(?:width|of|is|are|:|=)?\\s{0,2}(\\d{1,5}(?:\\.\\d{1,3})?)`, 'i').exec(
    text,
  )?.[1];
  const found = before ?? after;
  return found === undefined ? undefined : Number(found);
}

function gridOf(raw: unknown, said: string): object {
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const text = textOf(raw);
  const told = (text ?? said).slice(0, 2_000);
  const one = (names: string[], word: string) => numbersOf(fieldOf(fields, names))[0] ?? numberAt(told, word);
  const breakpoints = numbersOf(fieldOf(fields, ['breakpoints', 'breakpoint']));
  return {
    columns: within(Math.round(one(['columns', 'columncount'], 'column') ?? 0), 1, 48) ?? GRID.columns,
    maxWidth:
      within(one(['maxwidth', 'containerwidth', 'width'], 'max(?:imum)?[ -]?width'), 1, 10_000) ?? GRID.maxWidth,
    gutters: within(one(['gutters', 'gutter', 'gap'], 'gutter'), 0, 1_000) ?? GRID.gutters,
    margins: within(one(['margins', 'margin'], 'margin'), 0, 1_000) ?? GRID.margins,
    breakpoints: breakpoints.length > 0 ? breakpoints : GRID.breakpoints,
    usage: fieldOf(fields, ['usage', 'notes', 'description', 'rationale']) ?? text ?? null,
  };
}

function spacingOf(raw: unknown, said: string): object {
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const text = textOf(raw);
  const told = (text ?? said).slice(0, 2_000);
  const values = Array.isArray(raw)
    ? numbersOf(raw)
    : numbersOf(fieldOf(fields, ['values', 'scale', 'steps', 'sizes']));
  const base =
    within(
      numbersOf(fieldOf(fields, ['base', 'basepoint', 'baseunit', 'unit']))[0] ??
        numberAt(told, 'base') ??
        numberAt(told, '(?:pt|px)?[ -]?(?:point|grid unit|spacing|scale)') ??
        values[0],
      0.5,
      600,
    ) ?? BASE;
  return {
    base,
    values: values.length > 0 ? values : STEPS.map((step) => base * step),
    usage:
      fieldOf(fields, ['usage', 'notes', 'description', 'rationale']) ?? (Array.isArray(raw) ? null : (text ?? null)),
  };
}

/** The parts of a visual system that was told as a text, as texts by part, or as an object. */
export function visualSystemOf(raw: unknown): unknown {
  const text = typeof raw === 'string' ? (cleanText(raw) ?? '') : '';
  if (!isFields(raw) && text === '') return undefined;
  const fields = isFields(raw) ? fieldsByKey(raw) : new Map<string, unknown>();
  const part = (...names: string[]) => fieldOf(fields, names);
  const description = text === '' ? part('description', 'summary', 'overview') : text;
  const [grid, spacing] = [part('gridsystem', 'grid', 'layoutgrid'), part('spacingscale', 'spacing', 'spacingsystem')];
  const rest = {
    imageryGuidelines: part('imageryguidelines', 'imagerystyle', 'imagery', 'photography'),
    designElements: part('designelements', 'elements', 'graphicelements'),
    compositionRules: part('compositionrules', 'composition', 'layout'),
  };
  // an object that says none of these is no visual system
  if ([description, grid, spacing, ...Object.values(rest)].every(isBlank)) return undefined;
  return { description, gridSystem: gridOf(grid, text), spacingScale: spacingOf(spacing, text), ...rest };
}
