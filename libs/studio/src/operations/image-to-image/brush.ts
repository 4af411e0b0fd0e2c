import { blank, boxBlurFour, clamp, inChunks, keptPlane } from '../planes';
import type { Lab, Plane } from '../planes';

/** Where the windows of a brush lie around a pixel, in half brush widths. */
type Places = readonly (readonly [number, number])[];
const ROUND: Places = [
  [0, 0],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
];

/** In half the time, for what is brought to few colours afterwards. */
export const FEW: Places = [
  [0, 0],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

/**
 * Flattens what lies within a brush's reach and keeps edges (a generalised Kuwahara filter): each pixel becomes the mean of several
 * windows about it, the calm ones counting most.
 *
 * @param radius of the brush in pixels
 */
export function brushed({ l, a, b, width, height }: Lab, radius: number, places = ROUND): Lab {
  const half = Math.max(1, Math.round(radius / 2));
  const windows = keptPlane('windows', l.length * 4);
  inChunks(l.length, (from, to) => fill(windows, l, a, b, from, to));
  boxBlurFour(windows, width, height, half);
  inChunks(l.length, (from, to) => weigh(windows, from, to));
  const out = blank({ width, height });
  const columns = Int32Array.from(places, ([dx]) => Math.round(dx * half));
  const rows = Int32Array.from(places, ([, dy]) => Math.round(dy * half));
  const beside = rows.map((dy, k) => 4 * (dy * width + columns[k]!));
  const near = new Int32Array(places.length);
  for (let y = 0; y < height; y++) {
    const isInside = y >= half && y < height - half && width > 2 * half;
    if (isInside) gather(windows, beside, out, y * width + half, (y + 1) * width - half);
    for (let x = 0; x < width; x++) {
      if (isInside && x === half) x = width - half;
      // at the border a window lies at the pixel that is nearest to its place
      const i = y * width + x;
      for (let k = 0; k < near.length; k++)
        near[k] = 4 * (clamp(y + rows[k]!, 0, height - 1) * width + clamp(x + columns[k]!, 0, width - 1) - i);
      gather(windows, near, out, i, i + 1);
    }
  }
  return out;
}

/** Four numbers a pixel, whose means tell a window. */
function fill(windows: Float32Array, l: Plane, a: Plane, b: Plane, from: number, to: number): void {
  for (let i = from, at = 4 * from; i < to; i++, at += 4) {
    const v = l[i]!;
    windows[at] = v * v;
    windows[at + 1] = v;
    windows[at + 2] = a[i]!;
    windows[at + 3] = b[i]!;
  }
}

/** What each window brings: how calm it is, and its colour as often as that. */
function weigh(windows: Float32Array, from: number, to: number): void {
  for (let at = 4 * from; at < 4 * to; at += 4) {
    const mean = windows[at + 1]!;
    const calm = 1 / (Math.max(0, windows[at]! - mean * mean) + 3e-4);
    const weight = calm * calm * calm;
    windows[at] = weight;
    windows[at + 1] = weight * mean;
    windows[at + 2]! *= weight;
    windows[at + 3]! *= weight;
  }
}

/** The mean of the windows beside each pixel. @param beside how far each lies off, in numbers */
function gather(windows: Float32Array, beside: Int32Array, { l, a, b }: Lab, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    let weight = 0;
    let sl = 0;
    let sa = 0;
    let sb = 0;
    for (let k = 0; k < beside.length; k++) {
      const at = i * 4 + beside[k]!;
      weight += windows[at]!;
      sl += windows[at + 1]!;
      sa += windows[at + 2]!;
      sb += windows[at + 3]!;
    }
    const part = 1 / weight;
    l[i] = sl * part;
    a[i] = sa * part;
    b[i] = sb * part;
  }
}
