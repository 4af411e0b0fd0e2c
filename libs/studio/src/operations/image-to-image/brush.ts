import { boxBlur, clamp } from '../planes';
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
  const box = (plane: Plane) => boxBlur(plane, width, height, half);
  const means = box(l);
  const squares = box(l.map((v) => v * v));
  // what each window brings: how calm it is, and its colour as often as that
  const windows = new Float32Array(l.length * 4);
  for (let i = 0; i < l.length; i++) {
    const mean = means[i]!;
    const calm = 1 / (Math.max(0, squares[i]! - mean * mean) + 3e-4);
    windows[i * 4] = calm * calm * calm;
    windows[i * 4 + 1] = windows[i * 4]! * mean;
  }
  [a, b].forEach((plane, channel) => {
    const mean = box(plane);
    for (let i = 0; i < mean.length; i++) windows[i * 4 + 2 + channel] = windows[i * 4]! * mean[i]!;
  });
  const out = { l: new Float32Array(l.length), a: new Float32Array(l.length), b: new Float32Array(l.length) };
  const rows = Int32Array.from(places, ([, dy]) => Math.round(dy * half));
  const columns = places.map(([dx]) =>
    Int32Array.from({ length: width }, (_, x) => 4 * clamp(x + Math.round(dx * half), 0, width - 1)),
  );
  const sums = new Float64Array(width * 4);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    for (let k = 0; k < columns.length; k++) {
      const column = columns[k]!;
      const row = clamp(y + rows[k]!, 0, height - 1) * width * 4;
      for (let x = 0, to = 0; x < width; x++, to += 4) {
        const at = row + column[x]!;
        sums[to]! += windows[at]!;
        sums[to + 1]! += windows[at + 1]!;
        sums[to + 2]! += windows[at + 2]!;
        sums[to + 3]! += windows[at + 3]!;
      }
    }
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const weight = 1 / sums[x * 4]!;
      out.l[i] = sums[x * 4 + 1]! * weight;
      out.a[i] = sums[x * 4 + 2]! * weight;
      out.b[i] = sums[x * 4 + 3]! * weight;
    }
  }
  return { ...out, width, height };
}
