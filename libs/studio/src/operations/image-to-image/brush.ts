import { boxBlurFour, clamp } from '../planes';
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
  const windows = new Float32Array(l.length * 4);
  for (let i = 0, at = 0; i < l.length; i++, at += 4) {
    const v = l[i]!;
    windows[at] = v * v;
    windows[at + 1] = v;
    windows[at + 2] = a[i]!;
    windows[at + 3] = b[i]!;
  }
  boxBlurFour(windows, width, height, half);
  // what each window brings: how calm it is, and its colour as often as that
  for (let at = 0; at < windows.length; at += 4) {
    const mean = windows[at + 1]!;
    const calm = 1 / (Math.max(0, windows[at]! - mean * mean) + 3e-4);
    const weight = calm * calm * calm;
    windows[at] = weight;
    windows[at + 1] = weight * mean;
    windows[at + 2]! *= weight;
    windows[at + 3]! *= weight;
  }
  const out = { l: new Float32Array(l.length), a: new Float32Array(l.length), b: new Float32Array(l.length) };
  const offs = Int32Array.from(places, ([dx, dy]) => 4 * (Math.round(dy * half) * width + Math.round(dx * half)));
  const beside = offs.slice();
  const columns = Int32Array.from(places, ([dx]) => Math.round(dx * half));
  const rows = Int32Array.from(places, ([, dy]) => Math.round(dy * half));
  for (let y = 0, i = 0; y < height; y++) {
    const isInside = y >= half && y < height - half;
    for (let x = 0; x < width; x++, i++) {
      // at the border a window lies at the pixel that is nearest to its place
      if (!isInside || x < half || x >= width - half)
        for (let k = 0; k < beside.length; k++)
          beside[k] = 4 * (clamp(y + rows[k]!, 0, height - 1) * width + clamp(x + columns[k]!, 0, width - 1) - i);
      else if (x === half) beside.set(offs);
      let [weight, sl, sa, sb] = [0, 0, 0, 0];
      for (let k = 0; k < beside.length; k++) {
        const at = i * 4 + beside[k]!;
        weight += windows[at]!;
        sl += windows[at + 1]!;
        sa += windows[at + 2]!;
        sb += windows[at + 3]!;
      }
      const part = 1 / weight;
      out.l[i] = sl * part;
      out.a[i] = sa * part;
      out.b[i] = sb * part;
    }
  }
  return { ...out, width, height };
}
