import { formatHex, wcagContrast } from 'culori';
import { DEFICIENCIES, seenBy } from './colours';
import type { FaintLine, TextLine } from './facts';
import { toOklab } from './picture';

export interface Rgb {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** WCAG 2 asks for this, and for less of large letters. */
export const ENOUGH = 4.5;
export const ENOUGH_LARGE = 3;
/**
 * A picture has no points. Large in WCAG is 24 CSS pixels of type, whose capitals are about 17 pixels high; a picture is taken to be
 * shown 1,000 pixels high or wide.
 */
const LARGE = { capitals: 17, side: 1_000 };

export const isLarge = (capitals: number, { width, height }: { width: number; height: number }): boolean =>
  (capitals / Math.max(width, height)) * LARGE.side >= LARGE.capitals;

/** Colours closer than this in OKLab are one. */
const SAME = 0.06;
/** Around a flat colour lie its grain and compression, and nothing else. */
const CORE = 0.02;
const BITS = 5;

interface Heap {
  r: number;
  g: number;
  b: number;
  count: number;
}

/** The colour of what lies around letters is the commonest in their box; that of the letters the commonest of those farthest from it. */
export function coloursIn(
  picture: Rgb,
  box: Box,
): { colour: string; ground: string; contrast: number; bimodal: number } {
  const heaps = heapsOf(picture, box);
  const [first] = heaps;
  if (!first) return { colour: '#000000', ground: '#000000', contrast: 1, bimodal: 0 };
  const lab = (heap: Heap) => toOklab(Math.round(heap.r), Math.round(heap.g), Math.round(heap.b));
  const far = (heap: Heap, from: readonly [number, number, number]) => {
    const [l, a, b] = lab(heap);
    return Math.hypot(l - from[0], a - from[1], b - from[2]);
  };
  const all = heaps.reduce((sum, { count }) => sum + count, 0);
  const groundLab = lab(first);
  const ground = merged(heaps.filter((heap) => far(heap, groundLab) <= CORE));
  const others = heaps.filter((heap) => far(heap, groundLab) > SAME);
  if (others.length === 0) return { colour: hexOf(ground), ground: hexOf(ground), contrast: 1, bimodal: 1 };
  // the edges of letters are mixtures: the letters themselves lie at the far end of them
  const weight = (heap: Heap) => heap.count * far(heap, groundLab) ** 2;
  const [best] = others.sort((one, other) => weight(other) - weight(one));
  const bestLab = lab(best!);
  const letters = merged(others.filter((heap) => far(heap, bestLab) <= CORE));
  const [colour, base] = [hexOf(letters), hexOf(ground)];
  return {
    colour,
    ground: base,
    contrast: Math.floor(wcagContrast(colour, base) * 100) / 100,
    bimodal: (ground.count + letters.count) / all,
  };
}

function heapsOf({ data, width, height }: Rgb, box: Box): Heap[] {
  const heaps = new Map<number, Heap>();
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [
    Math.min(width, Math.ceil(box.x + box.width)),
    Math.min(height, Math.ceil(box.y + box.height)),
  ];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const p = (y * width + x) * 3;
      const [r, g, b] = [data[p]!, data[p + 1]!, data[p + 2]!];
      const key = ((r >> (8 - BITS)) << (2 * BITS)) | ((g >> (8 - BITS)) << BITS) | (b >> (8 - BITS));
      const heap = heaps.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
      heap.r += r;
      heap.g += g;
      heap.b += b;
      heap.count++;
      heaps.set(key, heap);
    }
  return [...heaps.values()]
    .map(({ r, g, b, count }) => ({ r: r / count, g: g / count, b: b / count, count }))
    .sort((one, other) => other.count - one.count);
}

function merged(heaps: Heap[]): Heap {
  const count = heaps.reduce((sum, heap) => sum + heap.count, 0);
  const mean = (channel: 'r' | 'g' | 'b') => heaps.reduce((sum, heap) => sum + heap[channel] * heap.count, 0) / count;
  return { r: mean('r'), g: mean('g'), b: mean('b'), count };
}

const hexOf = ({ r, g, b }: Heap) => formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });

export const needed = ({ isLarge: large }: Pick<TextLine, 'isLarge'>): number => (large ? ENOUGH_LARGE : ENOUGH);

/** Lines that have contrast enough for most people, and not for those who lack a kind of cone. */
export function faintLinesOf(lines: readonly TextLine[]): FaintLine[] {
  return lines.flatMap((line) => {
    if (line.contrast < needed(line)) return [];
    const [worst] = DEFICIENCIES.map((deficiency) => ({
      text: line.text,
      seenBy: deficiency,
      contrast: Math.floor(wcagContrast(seenBy(line.colour, deficiency), seenBy(line.ground, deficiency)) * 100) / 100,
    })).sort((one, other) => one.contrast - other.contrast);
    return worst && worst.contrast < needed(line) ? [worst] : [];
  });
}
