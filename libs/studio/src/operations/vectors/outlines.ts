import type { Lab, Plane } from '../planes';
import { distance } from '../quantise';
import type { Swatch } from '../quantise';

// Of a line of a pen two pixels wide nearly every pixel is half of what lies beside it: told by its colour alone it comes out as dashes.
// It is told here by being darker than both of its sides, and drawn in one ink from end to end.

/** Pixels to either side of one within which a line has its two sides. */
const REACH = 6;
/** How much darker than these a line is, in lightness, and how much its faint parts are that go on from there; and how dark at most. */
const DARKER = { line: 0.3, faint: 0.13, most: 0.45, faintest: 0.68 };
/** The share of a drawing that its lines have. */
const SHARE = { least: 0.002, most: 0.16 };

/** Where a drawing has dark lines; undefined where it has none, or is all lines. @param isSeen whether a pixel is there at all */
export function outlinesIn({ l, width, height }: Lab, isSeen: (i: number) => boolean): Uint8Array | undefined {
  const closed = across(across(l, width, height, Math.max), width, height, Math.min);
  const isLine = (i: number, darker: number, most: number) => closed[i]! - l[i]! > darker && l[i]! < most && isSeen(i);
  const mask = new Uint8Array(l.length);
  const queue = new Int32Array(l.length);
  let count = 0;
  for (let i = 0; i < l.length; i++)
    if (isLine(i, DARKER.line, DARKER.most)) {
      mask[i] = 1;
      queue[count++] = i;
    }
  if (count < SHARE.least * l.length || count > SHARE.most * l.length) return undefined;
  for (let head = 0; head < count; head++) {
    const i = queue[head]!;
    const x = i % width;
    for (const to of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width])
      if (to >= 0 && to < l.length && !mask[to] && isLine(to, DARKER.faint, DARKER.faintest)) {
        mask[to] = 1;
        queue[count++] = to;
      }
  }
  return mask;
}

/** The greatest, or least, within reach along rows and then columns. */
function across(plane: Plane, width: number, height: number, pick: (one: number, other: number) => number): Plane {
  const rows = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) extremes(plane, rows, y * width, 1, width, pick);
  const out = new Float32Array(plane.length);
  for (let x = 0; x < width; x++) extremes(rows, out, x, width, height, pick);
  return out;
}

/** Of a row or column: blocks as long as a window, each run through from both ends, have every window's extreme (van Herk, 1992). */
function extremes(
  from: Plane,
  to: Plane,
  first: number,
  step: number,
  count: number,
  pick: (one: number, other: number) => number,
): void {
  const size = 2 * REACH + 1;
  const padded = Math.ceil((count + 2 * REACH) / size) * size;
  const [ahead, back] = [new Float32Array(padded), new Float32Array(padded)];
  const at = (k: number) => from[first + step * Math.min(count - 1, Math.max(0, k - REACH))]!;
  for (let k = 0; k < padded; k++) ahead[k] = k % size === 0 ? at(k) : pick(ahead[k - 1]!, at(k));
  for (let k = padded - 1; k >= 0; k--) back[k] = k % size === size - 1 ? at(k) : pick(back[k + 1] ?? at(k), at(k));
  for (let k = 0; k < count; k++) to[first + step * k] = pick(back[k]!, ahead[k + size - 1]!);
}

/** Pixels to either side of one within which a line is as dark as it was drawn. */
const CORE = 2;
/** The share of the lines that each ink has which they are drawn in. */
const INK = 0.1;
/** Draws lines into labels, each in the dark swatch that its core is of; few inks tell them all. @param mask where they are */
export function inkIn(labels: Uint8Array, mask: Uint8Array, lab: Lab, swatches: readonly Swatch[]): void {
  const dark = swatches.flatMap((swatch, k) => (swatch.lab.l < DARKER.faintest ? [{ k, lab: swatch.lab }] : []));
  if (dark.length === 0) return;
  const cores = coresOf(mask, lab);
  const nearest = (i: number, inks: typeof dark) => {
    const own = { l: lab.l[i]!, a: lab.a[i]!, b: lab.b[i]! };
    return inks.reduce((best, ink) => (distance(own, ink.lab) < distance(own, best.lab) ? ink : best)).k;
  };
  const counts = new Uint32Array(swatches.length);
  for (const core of cores.values()) counts[nearest(core, dark)]!++;
  const inks = dark.filter(({ k }) => counts[k]! > INK * cores.size);
  for (const [i, core] of cores) labels[i] = nearest(core, inks.length > 0 ? inks : dark);
}

/** For each pixel of a line the darkest of it nearby. */
function coresOf(mask: Uint8Array, { l, width, height }: Lab): Map<number, number> {
  const cores = new Map<number, number>();
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    let core = i;
    for (let v = Math.max(0, y - CORE); v <= Math.min(height - 1, y + CORE); v++)
      for (let u = Math.max(0, x - CORE); u <= Math.min(width - 1, x + CORE); u++)
        if (mask[v * width + u] && l[v * width + u]! < l[core]!) core = v * width + u;
    cores.set(i, core);
  }
  return cores;
}
