import type { Swatch } from './quantise';

type Rgb = Pick<Swatch, 'r' | 'g' | 'b'>;

/** Pixels each way that are counted on an edge between close colours. */
const REACH = 2;

/**
 * The nearest swatch in sRGB, in which edges are smoothed by whatever draws: a pixel that a line covers by half lies halfway there,
 * while to the eye it is as light as its ground.
 */
export function nearestDrawn(swatches: readonly Rgb[]): (r: number, g: number, b: number) => number {
  // to the last bit of seven: white and what is nearly white may be two colours
  const known = new Int8Array(1 << 21).fill(-1);
  return (r, g, b) => {
    const bin = ((r >> 1) << 14) | ((g >> 1) << 7) | (b >> 1);
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
  const isGiven = new Uint8Array(labels.length);
  const edge = band + 1;
  const give = (x: number, y: number, dx: number, dy: number) => {
    const i = y * width + x;
    const step = dy * width + dx;
    const wide = bandAt(from, i, step, band);
    const one = from[i - step]!;
    const other = from[i + wide * step]!;
    if (wide > band || one === other || from[i] === nothing || one === nothing || other === nothing) return;
    for (let k = 0; k < wide; k++) {
      const px = x + k * dx;
      const py = y + k * dy;
      const isInside = px >= edge && px < width - edge && py >= edge && py < height - edge;
      const at = i + k * step;
      if (!isInside || isGiven[at]) continue;
      // a pixel farther on, where no edge is mixed in
      const share = mixedAt(data, at * 4, (i - 2 * step) * 4, (i + (wide + 1) * step) * 4);
      if (share < 0) continue;
      labels[at] = share < 0.5 ? one : other;
      isGiven[at] = 1;
    }
  };
  for (const [dx, dy] of WAYS)
    for (let y = 2; y < height - 2; y++)
      for (let x = nextBegin(from, width, 1, y, dx, dy); x < width - 2; x = nextBegin(from, width, x, y, dx, dy))
        give(x, y, dx, dy);
}

/** The next place in a row after this one whose label is another than that before it on a way; the end of the row where there is none. */
function nextBegin(labels: Uint8Array, width: number, after: number, y: number, dx: number, dy: number): number {
  const step = dy * width + dx;
  let x = after + 1;
  while (x < width - 2 && labels[y * width + x] === labels[y * width + x - step]) x++;
  return x;
}
/** The ways across which a band is narrow, the first that fits counts: along the row, down, and down aslant. */
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** Pixels of one label in a row from this one on, counted up to one more than the most. */
function bandAt(labels: Uint8Array, i: number, step: number, most: number): number {
  let wide = 1;
  while (wide <= most && labels[i + wide * step] === labels[i]) wide++;
  return wide;
}

/** How far on the way from one pixel's colour to another's a third lies, in sRGB; -1 when it does not lie between them. */
function mixedAt(data: Uint8Array, of: number, one: number, other: number): number {
  const r = data[one]!;
  const g = data[one + 1]!;
  const b = data[one + 2]!;
  const dr = data[other]! - r;
  const dg = data[other + 1]! - g;
  const db = data[other + 2]! - b;
  const length = dr * dr + dg * dg + db * db;
  if (length < 40 ** 2) return -1;
  const or = data[of]! - r;
  const og = data[of + 1]! - g;
  const ob = data[of + 2]! - b;
  const t = (or * dr + og * dg + ob * db) / length;
  if (t < 0.01 || t > 0.99) return -1;
  return (or - t * dr) ** 2 + (og - t * dg) ** 2 + (ob - t * db) ** 2 < 34 ** 2 ? t : -1;
}

/**
 * Every pixel on an edge becomes what most of those about it are, so that edges run smoothly: of those two pixels each way between
 * colours that are close, as the steps of a gradient, else fewer, since a line may be two pixels wide.
 *
 * @param reach pixels each way that are counted between other colours
 * @param far and between those that are close
 */
export function smoothed(
  labels: Uint8Array,
  width: number,
  isClose: (one: number, other: number) => boolean,
  reach: number,
  far = REACH,
): Uint8Array {
  const out = labels.slice();
  const height = labels.length / width;
  const counts = new Uint8Array(256);
  for (let y = far; y < height - far; y++)
    for (let i = y * width + far; i < (y + 1) * width - far; i++) {
      const own = labels[i]!;
      if (labels[i - 1] === own && labels[i + 1] === own && labels[i - width] === own && labels[i + width] === own)
        continue;
      const wide = mostAbout(labels, width, i, far, counts);
      out[i] = wide === own || isClose(own, wide) ? wide : mostAbout(labels, width, i, reach, counts);
    }
  return out;
}

/** The label that most pixels about one have, so many each way. @param counts of zeros, as they are afterwards */
function mostAbout(labels: Uint8Array, width: number, i: number, reach: number, counts: Uint8Array): number {
  const from = i - reach * width - reach;
  const to = i + reach * width;
  // none can have more than one that has more than half
  const half = ((2 * reach + 1) ** 2) >> 1;
  let best = labels[i]!;
  let most = 0;
  for (let row = from; row <= to && most <= half; row += width)
    for (let j = row; j <= row + 2 * reach; j++) {
      const label = labels[j]!;
      const n = counts[label]! + 1;
      counts[label] = n;
      if (n > most) {
        most = n;
        best = label;
      }
    }
  for (let row = from; row <= to; row += width) for (let j = row; j <= row + 2 * reach; j++) counts[labels[j]!] = 0;
  return best;
}
