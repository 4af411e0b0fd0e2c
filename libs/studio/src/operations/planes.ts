// Pixel arithmetic. A plane is one number a pixel, row by row; indices stay within by construction, which `!` says.
//
// What is done at each pixel stands in functions that take a row or so: V8 compiles what is called often, once and for good, while of a
// long loop it makes a copy for each call, and then again for what comes after the loop. Half of the time went there.

export type Plane = Float32Array;

/** The colours of a picture in OKLab: `l` from 0 to 1, `a` and `b` about -0.4 to 0.4. */
export interface Lab {
  l: Plane;
  a: Plane;
  b: Plane;
  width: number;
  height: number;
}

export function blank({ width, height }: Pick<Lab, 'width' | 'height'>): Lab {
  const size = width * height;
  return { l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size), width, height };
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const GAMMA_STEPS = 4096;
const GAMMA = Uint8Array.from({ length: GAMMA_STEPS + 1 }, (_, i) => {
  const v = i / GAMMA_STEPS;
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
});
const CUBE_STEPS = 8192;
/** Below this the cube root is too steep for the steps of one table. */
const STEEP = 0.01;
const CUBE = Float32Array.from({ length: CUBE_STEPS + 2 }, (_, i) => Math.cbrt(i / CUBE_STEPS));
const STEEP_CUBE = Float32Array.from({ length: CUBE_STEPS + 2 }, (_, i) => Math.cbrt((STEEP * i) / CUBE_STEPS));
/** Cube root of 0 to 1, linear between the steps of a table. */
function cubeRoot(v: number): number {
  const table = v < STEEP ? STEEP_CUBE : CUBE;
  const at = (v < STEEP ? v / STEEP : v > 1 ? 1 : v) * CUBE_STEPS;
  const i = at | 0;
  return table[i]! + (table[i + 1]! - table[i]!) * (at - i);
}

/** Pixels that are done at a time where rows do not matter. */
const CHUNK = 1024;

/** Calls for the parts of so many pixels: the first of each, and one past its last. */
export function inChunks(size: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from < size; from += CHUNK) work(from, Math.min(size, from + CHUNK));
}

/** OKLab of RGBA bytes. */
export function toLab({ data, width, height }: { data: Uint8Array; width: number; height: number }): Lab {
  const { l, a, b } = blank({ width, height });
  inChunks(l.length, (from, to) => labsOf(data, l, a, b, from, to));
  return { l, a, b, width, height };
}

function labsOf(data: Uint8Array, l: Plane, a: Plane, b: Plane, from: number, to: number): void {
  for (let i = from, p = 4 * from; i < to; i++, p += 4) {
    // of a drawing most pixels are as the one before
    if (i > from && data[p] === data[p - 4] && data[p + 1] === data[p - 3] && data[p + 2] === data[p - 2]) {
      l[i] = l[i - 1]!;
      a[i] = a[i - 1]!;
      b[i] = b[i - 1]!;
      continue;
    }
    const red = LINEAR[data[p]!]!;
    const green = LINEAR[data[p + 1]!]!;
    const blue = LINEAR[data[p + 2]!]!;
    const x = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const y = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const z = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    l[i] = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
    a[i] = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
    b[i] = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  }
}

/** Lightness of RGBA bytes as a grey screen shows them, what is transparent on white: 0 to 1. */
export function toGrey({ data, width, height }: { data: Uint8Array; width: number; height: number }): Plane {
  const grey = new Float32Array(width * height);
  inChunks(grey.length, (from, to) => greysOf(data, grey, from, to));
  return grey;
}

function greysOf(data: Uint8Array, grey: Plane, from: number, to: number): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, grey.length);
  for (let i = from, p = 4 * from; i < to; i++, p += 4) {
    // of a drawing most pixels are as the one before
    if (i > from && pixels[i] === pixels[i - 1]) {
      grey[i] = grey[i - 1]!;
      continue;
    }
    const clear = 255 - data[p + 3]!;
    const red = LINEAR[clear === 0 ? data[p]! : onWhite(data[p]!, clear)]!;
    const green = LINEAR[clear === 0 ? data[p + 1]! : onWhite(data[p + 1]!, clear)]!;
    const blue = LINEAR[clear === 0 ? data[p + 2]! : onWhite(data[p + 2]!, clear)]!;
    grey[i] = byte(0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  }
}
const onWhite = (v: number, clear: number): number => (v + ((255 - v) * clear) / 255 + 0.5) | 0;

const byte = (v: number): number => GAMMA[v <= 0 ? 0 : v >= 1 ? GAMMA_STEPS : (v * GAMMA_STEPS + 0.5) | 0]!;

/** RGBA bytes of OKLab, colours outside sRGB clipped; `alpha` is taken from these bytes, else opaque. */
export function fromLab({ l, a, b, width, height }: Lab, alpha?: Uint8Array): Uint8Array {
  // a copy brings the alpha along
  const data = alpha ? new Uint8Array(alpha) : new Uint8Array(width * height * 4).fill(255);
  inChunks(l.length, (from, to) => bytesOf(l, a, b, data, from, to));
  return data;
}

function bytesOf(l: Plane, a: Plane, b: Plane, data: Uint8Array, from: number, to: number): void {
  for (let i = from, p = 4 * from; i < to; i++, p += 4) {
    const u = l[i]! + 0.3963377774 * a[i]! + 0.2158037573 * b[i]!;
    const v = l[i]! - 0.1055613458 * a[i]! - 0.0638541728 * b[i]!;
    const w = l[i]! - 0.0894841775 * a[i]! - 1.291485548 * b[i]!;
    // many times as fast as a power of three
    const x = u * u * u;
    const y = v * v * v;
    const z = w * w * w;
    data[p] = byte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
    data[p + 1] = byte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
    data[p + 2] = byte(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
  }
}

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);
/** 0 up to `from`, 1 from `to` on, smooth between. */
export function smoothstep(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/**
 * Mean over a square of side 2 × radius + 1, cut at the border.
 *
 * @param out where it goes, a new plane or the same one
 */
export function boxBlur(plane: Plane, width: number, height: number, radius: number, out = blankLike(plane)): Plane {
  const r = Math.max(0, Math.round(radius));
  if (r === 0) {
    out.set(plane);
    return out;
  }
  const rows = keptPlane('passes', plane.length);
  // where a window is cut it is shorter: divisions, once for all rows
  const shares = sharesOf(width, r);
  for (let row = 0; row < plane.length; row += width) meansAlong(plane, rows, row, width, r, shares);
  downwards(rows, width, height, r, out);
  return out;
}

function meansAlong(plane: Plane, rows: Plane, row: number, width: number, r: number, shares: Float64Array): void {
  let sum = 0;
  for (let x = 0; x <= r && x < width; x++) sum += plane[row + x]!;
  const cutFrom = Math.min(width, r + 1);
  const cutTo = Math.max(0, width - r - 1);
  let x = 0;
  for (; x < cutFrom; x++) {
    rows[row + x] = sum * shares[x]!;
    if (x + r + 1 < width) sum += plane[row + x + r + 1]!;
  }
  sum -= plane[row]!;
  // in the middle nothing is asked
  const share = 1 / (2 * r + 1);
  for (; x < cutTo; x++) {
    rows[row + x] = sum * share;
    sum += plane[row + x + r + 1]! - plane[row + x - r]!;
  }
  for (; x < width; x++) {
    rows[row + x] = sum * shares[x]!;
    sum -= plane[row + x - r]!;
  }
}

const blankLike = (plane: Plane): Plane => new Float32Array(plane.length);

/** The same of four numbers a pixel, one beside the other; `values` become their means. */
export function boxBlurFour(values: Float32Array, width: number, height: number, radius: number): void {
  const r = Math.max(0, Math.round(radius));
  if (r === 0) return;
  const rows = keptPlane('passes', values.length);
  const shares = sharesOf(width, r);
  const stride = 4 * width;
  for (let row = 0; row < values.length; row += stride) meansAlongFour(values, rows, row, width, r, shares);
  downwards(rows, stride, height, r, values);
}

function meansAlongFour(
  values: Float32Array,
  rows: Plane,
  row: number,
  width: number,
  r: number,
  shares: Float64Array,
): void {
  let p = 0;
  let q = 0;
  let s = 0;
  let t = 0;
  for (let at = row; at < row + 4 * Math.min(width, r); at += 4) {
    p += values[at]!;
    q += values[at + 1]!;
    s += values[at + 2]!;
    t += values[at + 3]!;
  }
  for (let x = 0, at = row; x < width; x++, at += 4) {
    if (x + r < width) {
      const enters = at + 4 * r;
      p += values[enters]!;
      q += values[enters + 1]!;
      s += values[enters + 2]!;
      t += values[enters + 3]!;
    }
    const share = shares[x]!;
    rows[at] = p * share;
    rows[at + 1] = q * share;
    rows[at + 2] = s * share;
    rows[at + 3] = t * share;
    if (x >= r) {
      const leaves = at - 4 * r;
      p -= values[leaves]!;
      q -= values[leaves + 1]!;
      s -= values[leaves + 2]!;
      t -= values[leaves + 3]!;
    }
  }
}

/** The means of each column's window, a row at a time, so that memory is read in order. */
function downwards(rows: Plane, width: number, height: number, r: number, out: Plane): void {
  const sums = new Float64Array(width);
  const downShares = sharesOf(height, r);
  for (let y = 0; y <= r && y < height; y++) addRow(sums, rows, y * width, 1);
  for (let y = 0; y < height; y++) {
    const next = (y + r + 1) * width;
    const past = (y - r) * width;
    if (y + r + 1 < height && y >= r) slide(sums, rows, next, past, out, y * width, downShares[y]!);
    else {
      for (let x = 0; x < width; x++) out[y * width + x] = sums[x]! * downShares[y]!;
      if (y + r + 1 < height) addRow(sums, rows, next, 1);
      if (y >= r) addRow(sums, rows, past, -1);
    }
  }
}

function addRow(sums: Float64Array, rows: Plane, at: number, times: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += times * rows[at + x]!;
}

/** The means of a row, and the sums of the next one: with one row more, and one less. */
function slide(
  sums: Float64Array,
  rows: Plane,
  next: number,
  past: number,
  out: Plane,
  at: number,
  share: number,
): void {
  for (let x = 0; x < sums.length; x++) {
    const sum = sums[x]!;
    out[at + x] = sum * share;
    sums[x] = sum + (rows[next + x]! - rows[past + x]!);
  }
}

/**
 * Planes for what is between two passes: fresh memory costs more than what is done in it, and each 64 MB of it bring the collector,
 * which then goes through the dictionaries that are loaded.
 */
const kept = { passes: new Float32Array(0), windows: new Float32Array(0) };
const MOST_KEPT = 6_000_000;
/** Numbers that hold whatever they held, until the same are asked for again. */
export function keptPlane(name: keyof typeof kept, length: number): Plane {
  if (length > MOST_KEPT) return new Float32Array(length);
  if (kept[name].length < length) kept[name] = new Float32Array(length);
  return kept[name].length === length ? kept[name] : kept[name].subarray(0, length);
}

/** One over the pixels of a window about each place, cut at both ends. */
const sharesOf = (size: number, r: number): Float64Array =>
  Float64Array.from({ length: size }, (_, at) => 1 / (Math.min(at + r, size - 1) - Math.max(at - r, 0) + 1));

/** Standard deviation, in pixels of a smaller copy, at which a wide blur is worked out. */
const ENOUGH = 2.5;

/** Close to a Gaussian of this standard deviation: three boxes, one after the other; wide ones in a smaller copy. */
export function blur(plane: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma < 0.3) return plane.slice();
  if (sigma < 1.2) return smallBlur(plane, width, height, sigma);
  const shrink = Math.min(Math.floor(sigma / ENOUGH), width >> 3, height >> 3);
  if (shrink > 1) {
    const [w, h] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
    // making it smaller and larger again blurs as well
    const left = Math.sqrt(Math.max(1, (sigma / shrink) ** 2 - 0.25));
    return bilinear(blurred(shrunk(plane, width, height, shrink), w, h, left), w, h, width, height, shrink, shrink);
  }
  return blurred(plane, width, height, sigma);
}

function blurred(plane: Plane, width: number, height: number, sigma: number): Plane {
  const r = (Math.sqrt(4 * sigma * sigma + 1) - 1) / 2;
  const out = boxBlur(plane, width, height, Math.floor(r));
  for (const radius of [Math.round(r), Math.ceil(r)]) boxBlur(out, width, height, radius, out);
  return out;
}

/** Means of squares of so many pixels; the last of a row and of a column may be of fewer. */
export function shrunk(plane: Plane, width: number, height: number, side: number): Plane {
  const w = Math.ceil(width / side);
  const out = new Float32Array(w * Math.ceil(height / side));
  const lastWide = width - (w - 1) * side;
  for (let y0 = 0, row = 0; y0 < height; y0 += side, row += w) {
    const y1 = Math.min(height, y0 + side);
    for (let y = y0; y < y1; y++) addShrunk(plane, y * width, width, side, out, row);
    for (let k = 0; k < w; k++) out[row + k]! /= (y1 - y0) * (k === w - 1 ? lastWide : side);
  }
  return out;
}

function addShrunk(plane: Plane, from: number, width: number, side: number, out: Plane, row: number): void {
  for (let x = 0, to = row, at = from; x < width; x += side, to++) {
    let sum = 0;
    const end = at + Math.min(side, width - x);
    while (at < end) sum += plane[at++]!;
    out[to]! += sum;
  }
}

/** A true Gaussian, for the small ones that boxes are too coarse for. */
function smallBlur(plane: Plane, width: number, height: number, sigma: number): Plane {
  const r = Math.ceil(sigma * 2.5);
  const kernel = Float64Array.from({ length: r + 1 }, (_, i) => Math.exp(-(i ** 2) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, k, i) => sum + (i ? 2 * k : k), 0);
  for (let k = 0; k <= r; k++) kernel[k]! /= total;
  const rows = keptPlane('passes', plane.length);
  for (let row = 0; row < plane.length; row += width) weighAlong(plane, rows, row, width, kernel);
  const out = new Float32Array(plane.length);
  // a row at a time, so that memory is read in order
  for (let y = 0; y < height; y++)
    for (let k = 0; k <= r; k++)
      weighDown(
        rows,
        Math.max(0, y - k) * width,
        Math.min(height - 1, y + k) * width,
        k === 0 ? kernel[0]! / 2 : kernel[k]!,
        out,
        y * width,
        width,
      );
  return out;
}

/** @param kernel from its middle outwards */
function weighAlong(plane: Plane, rows: Plane, row: number, width: number, kernel: Float64Array): void {
  const r = kernel.length - 1;
  for (let x = 0; x < width; x++) {
    let sum = kernel[0]! * plane[row + x]!;
    if (x >= r && x + r < width)
      for (let k = 1; k <= r; k++) sum += kernel[k]! * (plane[row + x - k]! + plane[row + x + k]!);
    else
      for (let k = 1; k <= r; k++)
        sum += kernel[k]! * (plane[row + Math.max(0, x - k)]! + plane[row + Math.min(width - 1, x + k)]!);
    rows[row + x] = sum;
  }
}

function weighDown(
  rows: Plane,
  above: number,
  below: number,
  weight: number,
  out: Plane,
  at: number,
  width: number,
): void {
  for (let x = 0; x < width; x++) out[at + x]! += weight * (rows[above + x]! + rows[below + x]!);
}

/** Bilinear, pixel centres aligned. */
export function resizePlane(plane: Plane, width: number, height: number, toWidth: number, toHeight: number): Plane {
  if (width === toWidth && height === toHeight) return plane;
  return bilinear(plane, width, height, toWidth, toHeight, toWidth / width, toHeight / height);
}

/** A part of what `resizePlane` makes. */
export function resizedPart(plane: Plane, from: Size, to: Size, part: Size & { left: number; top: number }): Plane {
  const [wide, tall] = [to.width / from.width, to.height / from.height];
  return bilinear(plane, from.width, from.height, part.width, part.height, wide, tall, part.left, part.top);
}
type Size = Pick<Lab, 'width' | 'height'>;

/**
 * @param wide pixels of the new plane that one of the old takes, `tall` as well
 * @param firstX where in the new plane the part begins that is made
 */
function bilinear(
  plane: Plane,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
  wide: number,
  tall: number,
  firstX = 0,
  firstY = 0,
): Plane {
  const out = new Float32Array(toWidth * toHeight);
  const place = Float64Array.from({ length: toWidth }, (_, x) => clamp((firstX + x + 0.5) / wide - 0.5, 0, width - 1));
  const left = Int32Array.from(place);
  const part = place.map((at, x) => at - left[x]!);
  // the two rows of the old plane mixed once for each row of the new
  const mixed = new Float64Array(width + 1);
  const last = Math.min(width, left[toWidth - 1]! + 2);
  for (let y = 0; y < toHeight; y++) {
    const fy = clamp((firstY + y + 0.5) / tall - 0.5, 0, height - 1);
    const top = (fy | 0) * width;
    const low = Math.min(height - 1, (fy | 0) + 1) * width;
    mixRows(plane, top, low, fy - (fy | 0), mixed, left[0]!, last);
    spreadRow(mixed, left, part, out, y * toWidth);
  }
  return out;
}

/** @param mixed from one place to before another the row between these two, and its last number once more */
function mixRows(
  plane: Plane,
  top: number,
  low: number,
  share: number,
  mixed: Float64Array,
  from: number,
  to: number,
): void {
  for (let x = from; x < to; x++) mixed[x] = plane[top + x]! + (plane[low + x]! - plane[top + x]!) * share;
  mixed[to] = mixed[to - 1]!;
}

function spreadRow(mixed: Float64Array, left: Int32Array, part: Float64Array, out: Plane, at: number): void {
  for (let x = 0; x < left.length; x++) {
    const from = left[x]!;
    const v = mixed[from]!;
    out[at + x] = v + (mixed[from + 1]! - v) * part[x]!;
  }
}

/** The value that this share (0 to 1) of the plane lies below, to a thousandth of its range 0 to 1. */
export const quantile = (plane: Plane, share: number): number => quantiles(plane, [share])[0]!;

function tally(plane: Plane, from: number, to: number, counts: Uint32Array): void {
  const steps = counts.length - 1;
  for (let i = from; i < to; i++) {
    const v = plane[i]!;
    counts[v <= 0 ? 0 : v >= 1 ? steps : (v * steps + 0.5) | 0]!++;
  }
}

/** Several of them, for which the plane is gone through once. */
export function quantiles(plane: Plane, shares: readonly number[]): number[] {
  const STEPS = 1000;
  const counts = new Uint32Array(STEPS + 1);
  inChunks(plane.length, (from, to) => tally(plane, from, to, counts));
  return shares.map((share) => {
    let left = share * plane.length;
    for (let i = 0; i <= STEPS; i++) {
      left -= counts[i]!;
      if (left <= 0) return i / STEPS;
    }
    return 1;
  });
}
