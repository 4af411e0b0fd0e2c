import type { Ab } from './image-to-image/grade';
import { inChunks, toLab } from './planes';

/** Bits of each channel that the histogram keeps. */
const BITS = 5;
const BINS = 1 << (3 * BITS);
const binOf = (r: number, g: number, b: number): number =>
  ((r >> (8 - BITS)) << (2 * BITS)) | ((g >> (8 - BITS)) << BITS) | (b >> (8 - BITS));

export interface Swatch {
  r: number;
  g: number;
  b: number;
  /** of the opaque pixels, 0 to 1 */
  share: number;
  lab: Ab;
}

const LEADING = 3_000;
/** The share of a swatch from which on one small cube of sRGB speaks for it. */
const PURE = 0.45;

/**
 * Colours, one for each small cube of sRGB, column beside column: there are tens of thousands of them, of which objects would be
 * much to clear away.
 */
export interface Histogram extends Points {
  /** which cube */
  at: Int32Array;
  r: Float64Array;
  g: Float64Array;
  blue: Float64Array;
}

/** Colours in OKLab, and how much of the opaque pixels is of each, 0 to 1. */
interface Points {
  l: Float64Array;
  a: Float64Array;
  b: Float64Array;
  shares: Float64Array;
}

/**
 * The colours of the opaque pixels, one for each small cube of sRGB, each the mean of what lies in it.
 *
 * @param weights how much more than once each pixel counts
 */
export function histogramOf(data: Uint8Array, weights?: Float32Array): Histogram {
  const sums = new Float64Array(BINS * 4);
  inChunks(data.length / 4, (from, to) => addColours(data, weights, from, to, sums));
  const [at, total] = filledIn(sums);
  const column = () => new Float64Array(at.length);
  const [r, g, blue, shares] = [column(), column(), column(), column()];
  const bytes = new Uint8Array(at.length * 4);
  inChunks(at.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const of = at[i]! * 4;
      const count = sums[of + 3]!;
      r[i] = sums[of]! / count;
      g[i] = sums[of + 1]! / count;
      blue[i] = sums[of + 2]! / count;
      shares[i] = count / total;
      bytes[i * 4] = Math.round(r[i]!);
      bytes[i * 4 + 1] = Math.round(g[i]!);
      bytes[i * 4 + 2] = Math.round(blue[i]!);
    }
  });
  const { l, a, b } = toLab({ data: bytes, width: at.length, height: 1 });
  return { at, r, g, blue, shares, l: Float64Array.from(l), a: Float64Array.from(a), b: Float64Array.from(b) };
}

/** The cubes in which there is something, and how much there is in all. */
function filledIn(sums: Float64Array): [Int32Array, number] {
  const filled = new Int32Array(BINS);
  let [count, total] = [0, 0];
  for (let at = 0; at < BINS; at++) {
    total += sums[at * 4 + 3]!;
    if (sums[at * 4 + 3]! > 0) filled[count++] = at;
  }
  return [filled.slice(0, count), total];
}

/** @param sums four for each cube: of red, of green, of blue, and of what they weigh */
function addColours(
  data: Uint8Array,
  weights: Float32Array | undefined,
  from: number,
  to: number,
  sums: Float64Array,
): void {
  for (let i = from, p = 4 * from; i < to; i++, p += 4) {
    if (data[p + 3]! < 128) continue;
    const at = binOf(data[p]!, data[p + 1]!, data[p + 2]!) * 4;
    const weight = weights ? 1 + weights[i]! : 1;
    sums[at]! += weight * data[p]!;
    sums[at + 1]! += weight * data[p + 1]!;
    sums[at + 2]! += weight * data[p + 2]!;
    sums[at + 3]! += weight;
  }
}

/** Squared distance in OKLab, hue and chroma counting double: a face that turns grey is missed more than one a shade darker. */
export const distance = (one: Ab, other: Ab): number =>
  (one.l - other.l) ** 2 + 4 * ((one.a - other.a) ** 2 + (one.b - other.b) ** 2);

export interface Quantised {
  swatches: Swatch[];
  /** Index into `swatches` of a colour's nearest. */
  nearest: (r: number, g: number, b: number) => number;
  /** Root mean square distance between the pixels and their swatch. */
  error: number;
}

/**
 * Few colours that stand for all of a picture: k-means over its histogram, begun with the colours that lie farthest apart.
 *
 * @param picture RGBA bytes, of which pixels less than half opaque do not count; or their histogram
 * @param most colours at most; fewer when the picture is as well told by them
 * @param enough the error at which no more colours are needed
 */
export function quantise(picture: Uint8Array | Histogram, most: number, enough: number): Quantised {
  const all = picture instanceof Uint8Array ? histogramOf(picture) : picture;
  // what a picture is mostly made of leads; the rest, single pixels of noise, only finds its place at the end
  const bins = leadingOf(all);
  const { shares } = bins;
  const count = shares.length;
  const centres: Ab[] = [];
  const gaps = new Float64Array(count).fill(Infinity);
  const belongs = new Int32Array(count);
  const roots = shares.map(Math.sqrt);
  while (centres.length < Math.min(most, count) && (centres.length < 2 || errorOf(shares, gaps) > enough)) {
    // the next one is what is told worst: far off, or much of the picture
    const worst = centres.length === 0 ? 0 : worstOf(roots, gaps);
    centres.push({ l: bins.l[worst]!, a: bins.a[worst]!, b: bins.b[worst]! });
    assign(bins, centres, gaps, belongs, centres.length - 1);
    if (centres.length % 8 === 0) settle(bins, centres, gaps, belongs, 1);
  }
  settle(bins, centres, gaps, belongs, 6);
  const error = errorOf(shares, gaps);
  const places = new Int32Array(all.at.length);
  assign(all, centres, new Float64Array(places.length), places, 0);
  const table = new Int32Array(BINS).fill(-1);
  for (let i = 0; i < places.length; i++) table[all.at[i]!] = places[i]!;
  return {
    swatches: swatchesOf(all, places, centres),
    nearest: (r, g, b) => Math.max(0, table[binOf(r, g, b)]!),
    error,
  };
}

/** The colours that there is most of, that one first. */
function leadingOf({ l, a, b, shares }: Histogram): Points {
  const order = Uint32Array.from(shares.keys())
    .sort((one, other) => shares[other]! - shares[one]!)
    .subarray(0, LEADING);
  const column = (values: Float64Array) => Float64Array.from(order, (i) => values[i]!);
  return { l: column(l), a: column(a), b: column(b), shares: column(shares) };
}

/** What stands for the colours that were given to each centre. */
function swatchesOf({ r, g, blue, shares }: Histogram, places: Int32Array, centres: readonly Ab[]): Swatch[] {
  const sums = centres.map(() => ({ r: 0, g: 0, b: 0, share: 0 }));
  /** the bin of each that there is most of */
  const leads = centres.map(() => -1);
  for (let i = 0; i < places.length; i++) {
    const sum = sums[places[i]!]!;
    const share = shares[i]!;
    sum.r += r[i]! * share;
    sum.g += g[i]! * share;
    sum.b += blue[i]! * share;
    sum.share += share;
    const lead = leads[places[i]!]!;
    if (lead < 0 || share > shares[lead]!) leads[places[i]!] = i;
  }
  return sums.map((sum, c) => {
    const { share } = sum;
    const lead = leads[c]!;
    // what is mostly one colour is that, not a mean of it and of its smoothed edges
    if (lead >= 0 && shares[lead]! > PURE * share)
      return {
        r: Math.round(r[lead]!),
        g: Math.round(g[lead]!),
        b: Math.round(blue[lead]!),
        share,
        lab: centres[c]!,
      };
    const part = share || 1;
    return {
      r: Math.round(sum.r / part),
      g: Math.round(sum.g / part),
      b: Math.round(sum.b / part),
      share,
      lab: centres[c]!,
    };
  });
}

function errorOf(shares: Float64Array, gaps: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < shares.length; i++) sum += shares[i]! * gaps[i]!;
  return Math.sqrt(sum);
}

function worstOf(roots: Float64Array, gaps: Float64Array): number {
  let worst = 0;
  for (let i = 1; i < roots.length; i++) if (gaps[i]! * roots[i]! > gaps[worst]! * roots[worst]!) worst = i;
  return worst;
}

/** Gives each point to its nearest centre, of those from `first` on and the one that it has. */
function assign(points: Points, centres: Ab[], gaps: Float64Array, belongs: Int32Array, first: number): void {
  if (first === 0) gaps.fill(Infinity);
  for (let c = first; c < centres.length; c++) nearer(points, centres[c]!, gaps, belongs, c);
}

/** Gives the points to a centre that are nearer to it than to theirs. */
function nearer({ l, a, b }: Points, centre: Ab, gaps: Float64Array, belongs: Int32Array, own: number): void {
  for (let i = 0; i < l.length; i++) {
    // as `distance` has it
    const dl = l[i]! - centre.l;
    const da = a[i]! - centre.a;
    const db = b[i]! - centre.b;
    const gap = dl * dl + 4 * (da * da + db * db);
    if (gap < gaps[i]!) {
      gaps[i] = gap;
      belongs[i] = own;
    }
  }
}

function settle(points: Points, centres: Ab[], gaps: Float64Array, belongs: Int32Array, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    const sums = summed(points, belongs, centres.length);
    for (let c = 0; c < centres.length; c++) {
      const share = sums[4 * c + 3]!;
      if (share > 0) centres[c] = { l: sums[4 * c]! / share, a: sums[4 * c + 1]! / share, b: sums[4 * c + 2]! / share };
    }
    assign(points, centres, gaps, belongs, 0);
  }
}

/** For each centre the weighted sums of the colours that belong to it, and their weight: four numbers. */
function summed({ l, a, b, shares }: Points, belongs: Int32Array, centres: number): Float64Array {
  const sums = new Float64Array(4 * centres);
  for (let i = 0; i < belongs.length; i++) {
    const share = shares[i]!;
    const at = 4 * belongs[i]!;
    sums[at]! += l[i]! * share;
    sums[at + 1]! += a[i]! * share;
    sums[at + 2]! += b[i]! * share;
    sums[at + 3]! += share;
  }
  return sums;
}
