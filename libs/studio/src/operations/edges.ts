import type { Swatch } from './quantise';

type Rgb = Pick<Swatch, 'r' | 'g' | 'b'>;

/** Pixels each way that are counted on an edge between close colours. */
const REACH = 2;

/**
 * The nearest swatch in sRGB, in which edges are smoothed by whatever draws: a pixel that a line covers by half lies halfway there,
 * while to the eye it is as light as its ground.
 */
export function nearestDrawn(swatches: readonly Rgb[]): (r: number, g: number, b: number) => number {
  const known = new Int32Array(1 << 15).fill(-1);
  return (r, g, b) => {
    const bin = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    if (known[bin]! < 0) {
      let least = Infinity;
      for (let k = 0; k < swatches.length; k++) {
        const to = swatches[k]!;
        const gap = (to.r - r) ** 2 + (to.g - g) ** 2 + (to.b - b) ** 2;
        if (gap < least) [least, known[bin]] = [gap, k];
      }
    }
    return known[bin]!;
  };
}

/**
 * Gives the rims of smoothed edges to what they lie between: a narrow band whose colour is, about, a mixture of those on its two sides
 * is no line. Lines, which are darker or lighter than both, stay.
 *
 * @param data RGBA bytes that the labels were told from
 * @param band pixels up to which it is narrow
 * @param nothing the label of what is no colour
 */
export function withoutRims(labels: Uint8Array, data: Uint8Array, width: number, band: number, nothing: number): void {
  const from = labels.slice();
  const height = labels.length / width;
  const edge = band + 1;
  for (let y = edge; y < height - edge; y++)
    for (let i = y * width + edge; i < (y + 1) * width - edge; i++) {
      const own = from[i]!;
      if (own === nothing) continue;
      for (const step of [1, width, width + 1, width - 1]) {
        // the first other label on each side
        let before = 1;
        while (before <= band && from[i - before * step] === own) before++;
        if (before > band) continue;
        let after = 1;
        while (after <= band && from[i + after * step] === own) after++;
        if (after > band || before + after > band + 1) continue;
        const [p, q] = [from[i - before * step]!, from[i + after * step]!];
        if (p === q || p === nothing || q === nothing) continue;
        // a pixel farther on, where no edge is mixed in
        const at = mixedAt(data, i * 4, (i - (before + 1) * step) * 4, (i + (after + 1) * step) * 4);
        if (at < 0) continue;
        labels[i] = at < 0.5 ? p : q;
        break;
      }
    }
}

/** How far on the way from one pixel's colour to another's a third lies, in sRGB; -1 when it does not lie between them. */
function mixedAt(data: Uint8Array, of: number, one: number, other: number): number {
  const [r, g, b] = [data[one]!, data[one + 1]!, data[one + 2]!];
  const [dr, dg, db] = [data[other]! - r, data[other + 1]! - g, data[other + 2]! - b];
  const length = dr * dr + dg * dg + db * db;
  if (length < 40 ** 2) return -1;
  const [or, og, ob] = [data[of]! - r, data[of + 1]! - g, data[of + 2]! - b];
  const t = (or * dr + og * dg + ob * db) / length;
  if (t < 0.05 || t > 0.95) return -1;
  return (or - t * dr) ** 2 + (og - t * dg) ** 2 + (ob - t * db) ** 2 < 34 ** 2 ? t : -1;
}

/**
 * Every pixel on an edge becomes what most of those about it are, so that edges run smoothly: of those two pixels each way between
 * colours that are close, as the steps of a gradient, else fewer, since a line may be two pixels wide.
 *
 * @param reach pixels each way that are counted between other colours
 */
export function smoothed(
  labels: Uint8Array,
  width: number,
  isClose: (one: number, other: number) => boolean,
  reach: number,
): Uint8Array {
  const out = labels.slice();
  const height = labels.length / width;
  const counts = new Uint8Array(256);
  const mostOf = (i: number, reach: number): number => {
    let best = labels[i]!;
    let most = 0;
    for (let row = i - reach * width - reach; row <= i + reach * width; row += width)
      for (let j = row; j <= row + 2 * reach; j++) {
        const n = ++counts[labels[j]!]!;
        if (n > most) [most, best] = [n, labels[j]!];
      }
    for (let row = i - reach * width - reach; row <= i + reach * width; row += width)
      for (let j = row; j <= row + 2 * reach; j++) counts[labels[j]!] = 0;
    return best;
  };
  for (let y = REACH; y < height - REACH; y++)
    for (let i = y * width + REACH; i < (y + 1) * width - REACH; i++) {
      const own = labels[i]!;
      if (labels[i - 1] === own && labels[i + 1] === own && labels[i - width] === own && labels[i + width] === own)
        continue;
      const wide = mostOf(i, REACH);
      out[i] = wide === own || isClose(own, wide) ? wide : mostOf(i, reach);
    }
  return out;
}
