import { n } from '../svg';
import type { Face } from './face';

export interface TextStyle {
  face: Face;
  /** Extra space between letters, em. */
  tracking?: number;
  upper?: boolean;
  /** Baseline to baseline, em. */
  leading?: number;
}

export interface FitBox {
  width: number;
  /** Room from the cap line of the first line to the baseline of the last. */
  height: number;
  max: number;
  min: number;
  lines?: number;
}

/** Text broken into lines at a size, ready to be placed. */
export interface Block {
  text: string;
  lines: string[];
  style: TextStyle;
  size: number;
  width: number;
  /** Cap line of the first line to baseline of the last. */
  height: number;
}

const LETTER_LESS = /^[\s.,;:!?'"“”‘’-]$/;
export const cased = (text: string, style: TextStyle): string => (style.upper ? text.toLocaleUpperCase('en') : text);

/** Advance width of one line in em, without the tracking after the last letter. */
export function advance(text: string, style: TextStyle): number {
  const chars = [...text];
  let width = 0;
  chars.forEach((char, i) => {
    width += style.face.glyph(char).advance;
    const next = chars[i + 1];
    if (next !== undefined) width += style.face.kern(char, next) + (style.tracking ?? 0);
  });
  return width;
}

/** SVG path data of one line with its baseline starting at (x, y). */
export function outline(text: string, style: TextStyle, size: number, x: number, y: number): string {
  const chars = [...text];
  let pen = x;
  let d = '';
  chars.forEach((char, i) => {
    const glyph = style.face.glyph(char);
    d += glyphPath(glyph.commands, size, pen, y);
    const next = chars[i + 1];
    pen += glyph.advance * size;
    if (next !== undefined) pen += (style.face.kern(char, next) + (style.tracking ?? 0)) * size;
  });
  return d;
}

type Commands = ReturnType<Face['glyph']>['commands'];
// Our own serialiser: the library's toPathData() writes NaN for some coordinates.
function glyphPath(commands: Commands, size: number, dx: number, dy: number): string {
  const px = (x: number) => n(dx + x * size);
  const py = (y: number) => n(dy + y * size);
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z';
      if (c.type === 'Q') return `Q${px(c.x1)} ${py(c.y1)} ${px(c.x)} ${py(c.y)}`;
      if (c.type === 'C') return `C${px(c.x1)} ${py(c.y1)} ${px(c.x2)} ${py(c.y2)} ${px(c.x)} ${py(c.y)}`;
      return `${c.type}${px(c.x)} ${py(c.y)}`;
    })
    .join('');
}

/** The letters of a line one by one on an arc of radius r around (cx, cy); `inside` turns the words up at the foot of a circle. */
export function outlineOnArc(
  text: string,
  style: TextStyle,
  size: number,
  cx: number,
  cy: number,
  r: number,
  inside: boolean,
): string {
  const total = advance(text, style) * size;
  const chars = [...text];
  let along = -total / 2;
  let d = '';
  chars.forEach((char, i) => {
    const glyph = style.face.glyph(char);
    const half = (glyph.advance * size) / 2;
    const angle = ((along + half) / r) * (inside ? -1 : 1);
    const a = inside ? Math.PI / 2 + angle : -Math.PI / 2 + angle;
    const turn = inside ? a - Math.PI / 2 : a + Math.PI / 2;
    const ox = cx + Math.cos(a) * r;
    const oy = cy + Math.sin(a) * r;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const point = (x: number, y: number) =>
      `${n(ox + (x * size - half) * cos - y * size * sin)} ${n(oy + (x * size - half) * sin + y * size * cos)}`;
    for (const c of glyph.commands) {
      if (c.type === 'Z') d += 'Z';
      else if (c.type === 'Q') d += `Q${point(c.x1, c.y1)} ${point(c.x, c.y)}`;
      else if (c.type === 'C') d += `C${point(c.x1, c.y1)} ${point(c.x2, c.y2)} ${point(c.x, c.y)}`;
      else d += `${c.type}${point(c.x, c.y)}`;
    }
    const next = chars[i + 1];
    along += glyph.advance * size;
    if (next !== undefined) along += (style.face.kern(char, next) + (style.tracking ?? 0)) * size;
  });
  return d;
}

function wrap(words: string[], style: TextStyle, measure: number): string[] | undefined {
  const lines: string[] = [];
  let current = '';
  for (const word of words) {
    const longer = current ? `${current} ${word}` : word;
    if (advance(longer, style) <= measure) current = longer;
    else {
      if (!current || advance(word, style) > measure) return undefined;
      lines.push(current);
      current = word;
    }
  }
  return current ? [...lines, current] : lines;
}

/** The same number of lines with the narrowest measure: no line hangs over and no word stands alone without need. */
function balance(words: string[], style: TextStyle, measure: number, lines: string[]): string[] {
  if (lines.length < 2) return lines;
  let low = measure / 2;
  let high = measure;
  let best = lines;
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    const candidate = wrap(words, style, middle);
    if (candidate && candidate.length === lines.length) {
      best = candidate;
      high = middle;
    } else low = middle;
  }
  return best;
}

/** 'No. 4', '75 ml', '7 pm': a number stays with what it counts or is counted by. */
const TOGETHER =
  /(?<![\p{L}\d])(No\.?|Nr\.?|Nº|N°|№|Vol\.?|\d+)[^\S\u00a0]+(\d+|(?:ml|cl|l|g|kg|oz|cm|mm|km|m|pm|am|p\.m\.|a\.m\.|uhr|h|€|£|%)(?![\p{L}\d]))/giu;

/**
 * The largest setting of a text in a box: shrinks from `max` to `min` (px) and balances the lines.
 * Undefined when it does not fit even at `min`, or when the face lacks one of its letters.
 */
export function fit(text: string, style: TextStyle, box: FitBox): Block | undefined {
  const set = cased(text.trim(), style);
  if (!set || !style.face.covers(set)) return undefined;
  const words = set
    .replace(TOGETHER, '$1\u00a0$2')
    .split(/[^\S\u00a0]+/u)
    .filter(Boolean)
    .map((word) => word.replaceAll('\u00a0', ' '));
  const leading = style.leading ?? 1.1;
  const cap = style.face.capHeight;
  for (
    let size = box.max;
    size >= box.min - 1e-6;
    size = size > box.min ? Math.max(box.min, size * 0.96) : box.min - 1
  ) {
    const broken = wrap(words, style, box.width / size);
    if (!broken || broken.length > (box.lines ?? 1)) continue;
    const height = (cap + (broken.length - 1) * leading) * size;
    if (height > box.height) continue;
    const lines = balance(words, style, box.width / size, broken);
    return { text: set, lines, style, size, width: Math.max(...lines.map((l) => advance(l, style))) * size, height };
  }
  return undefined;
}

/** Letters that hang out to the left of the edge by eye: a line that opens with a quote or a dash looks indented otherwise. */
export const opticalShift = (text: string, size: number): number =>
  LETTER_LESS.test(text.charAt(0)) ? -0.18 * size : 0;
