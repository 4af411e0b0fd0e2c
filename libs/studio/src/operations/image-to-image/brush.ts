import { clamp } from '../planes';
import type { Lab } from '../planes';

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
  const sums = summed({ l, a, b, width, height });
  const stride = (width + 1) * 4;
  const out = { l: new Float32Array(l.length), a: new Float32Array(l.length), b: new Float32Array(l.length) };
  const offsets = places.map(([dx, dy]) => [Math.round(dx * half), Math.round(dy * half)] as const);
  // where each window begins and ends, cut at the border
  const spans = (size: number, by: number, scale: number) => {
    const from = Int32Array.from({ length: size }, (_, at) => clamp(at + by - half, 0, size - 1) * scale);
    const to = Int32Array.from({ length: size }, (_, at) => (clamp(at + by + half, 0, size - 1) + 1) * scale);
    return [from, to] as const;
  };
  const columns = offsets.map(([dx]) => spans(width, dx, 4));
  const rows = offsets.map(([, dy]) => spans(height, dy, stride));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let weights = 0;
      let sl = 0;
      let sa = 0;
      let sb = 0;
      for (let k = 0; k < offsets.length; k++) {
        const x0 = columns[k]![0][x]!;
        const x1 = columns[k]![1][x]!;
        const y0 = rows[k]![0][y]!;
        const y1 = rows[k]![1][y]!;
        const count = ((x1 - x0) / 4) * ((y1 - y0) / stride);
        const p = y1 + x1;
        const q = y0 + x1;
        const r = y1 + x0;
        const s = y0 + x0;
        const mean = (sums[p]! - sums[q]! - sums[r]! + sums[s]!) / count;
        const square = (sums[p + 3]! - sums[q + 3]! - sums[r + 3]! + sums[s + 3]!) / count;
        const calm = 1 / (Math.max(0, square - mean * mean) + 3e-4);
        const weight = calm * calm * calm;
        weights += weight;
        sl += weight * mean;
        sa += (weight * (sums[p + 1]! - sums[q + 1]! - sums[r + 1]! + sums[s + 1]!)) / count;
        sb += (weight * (sums[p + 2]! - sums[q + 2]! - sums[r + 2]! + sums[s + 2]!)) / count;
      }
      out.l[i] = sl / weights;
      out.a[i] = sa / weights;
      out.b[i] = sb / weights;
    }
  }
  return { ...out, width, height };
}

/** Sums over everything above and left: l, a, b and l², four numbers a corner. */
function summed({ l, a, b, width, height }: Lab): Float64Array {
  const stride = (width + 1) * 4;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0, i = 0; y < height; y++) {
    let sl = 0;
    let sa = 0;
    let sb = 0;
    let ss = 0;
    for (let x = 0; x < width; x++, i++) {
      sl += l[i]!;
      sa += a[i]!;
      sb += b[i]!;
      ss += l[i]! * l[i]!;
      const p = (y + 1) * stride + (x + 1) * 4;
      sums[p] = sums[p - stride]! + sl;
      sums[p + 1] = sums[p - stride + 1]! + sa;
      sums[p + 2] = sums[p - stride + 2]! + sb;
      sums[p + 3] = sums[p - stride + 3]! + ss;
    }
  }
  return sums;
}
