import { blur, clamp, shrunk } from './planes';
import type { Lab, Plane } from './planes';
import type { Ab } from './image-to-image/grade';

/** A smooth place of a picture that one gradient tells. Coordinates in pixels. */
export interface Slope {
  shape:
    | { kind: 'linear'; x1: number; y1: number; x2: number; y2: number }
    | { kind: 'radial'; cx: number; cy: number; r: number };
  /** from 0 to 1 along it, evenly apart */
  colours: Ab[];
}

interface Slopes {
  /** For each pixel 0, or the number of its slope, from 1 on. */
  places: Uint8Array;
  slopes: Slope[];
}

/** Change of colour from a pixel to the next up to which a place is smooth, in OKLab. */
const SMOOTH = 0.01;
/** A place with less change than this is one colour; one that its gradient misses by more than that has none. */
const FLAT = 0.012;
const MISSED = 0.011;
const MOST = 40;
const BINS = 24;
const STOPS = 13;
/** Pixels of a place that tell its gradient. */
const MOST_POINTS = 3_000;
/** The share of a place that has to be of one gradient, and how far a pixel of it may lie off. */
const MOSTLY = 0.6;
const OFF = 0.04;
/** Pixels of the longer side from which on a copy half as large tells as much. */
const SMALL = 640;
/** Lightness by which a pixel may differ from that copy. */
const FINE = 0.06;
/** Pixels by which a place may grow over its rim, and how far their colours may lie off. */
const RIM = 6;
const GROWN = 0.05;

/**
 * The gradients that a picture was drawn with: smooth places whose colours follow one line or one circle.
 *
 * @param opaque 1 for each pixel that counts
 * @param least share of the picture that such a place has at least
 */
export function slopesIn(lab: Lab, opaque: Uint8Array, least: number): Slopes {
  const side = Math.max(lab.width, lab.height) < SMALL ? 1 : 2;
  const [width, height] = [Math.ceil(lab.width / side), Math.ceil(lab.height / side)];
  const calm = (plane: Plane) =>
    side === 1 ? blur(plane, width, height, 1) : shrunk(plane, lab.width, lab.height, side);
  const soft = { l: calm(lab.l), a: calm(lab.a), b: calm(lab.b), width, height };
  const found = new Uint8Array(width * height);
  const slopes: Slope[] = [];
  const profiles: Profile[] = [];
  const seen = new Uint8Array(width * height);
  const isSmooth = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++) smoothRow(soft, y, opaque, lab.width, side, isSmooth);
  const queue = new Int32Array(width * height);
  for (let start = 0; start < seen.length && slopes.length < MOST; start++) {
    if (seen[start] || !isSmooth[start]) continue;
    const tail = flood(start, isSmooth, seen, queue, width);
    if (tail < least * seen.length) continue;
    const profile = fitted(soft, queue.subarray(0, tail));
    if (!profile) continue;
    slopes.push({ shape: enlarged(profile.shape, side), colours: coloursAlong(profile) });
    profiles.push(profile);
    for (let k = 0; k < tail; k++)
      if (offAt(profile, soft, queue[k]!, queue[k]! % width, (queue[k]! / width) | 0) < OFF ** 2)
        found[queue[k]!] = slopes.length;
  }
  if (slopes.length === 0) return { places: new Uint8Array(lab.l.length), slopes };
  const places = placesOf(lab, found, soft, side, opaque);
  grow(lab, places, profiles, side, opaque);
  return { places, slopes };
}

/** 1 where colours change slowly, in a row of the smaller copy; its first and its last pixel are none. */
function smoothRow(
  { l, a, b, width }: Lab,
  y: number,
  opaque: Uint8Array,
  fullWidth: number,
  side: number,
  isSmooth: Uint8Array,
): void {
  const most = (side + 1) * SMOOTH;
  for (let i = y * width + 1, from = y * side * fullWidth + side; i < y * width + width - 1; i++, from += side) {
    if (!opaque[from]) continue;
    // lightness tells most of what is not: only then the colours are looked at
    const across = Math.abs(l[i - 1]! - l[i + 1]!);
    const down = Math.abs(l[i - width]! - l[i + width]!);
    if (across >= most || down >= most) continue;
    isSmooth[i] = Number(
      across + Math.abs(a[i - 1]! - a[i + 1]!) + Math.abs(b[i - 1]! - b[i + 1]!) < most &&
        down + Math.abs(a[i - width]! - a[i + width]!) + Math.abs(b[i - width]! - b[i + width]!) < most,
    );
  }
}

/** Queues, from one pixel on, the smooth ones that hang together with it; the rim of a picture is none of them. @returns how many */
function flood(start: number, isSmooth: Uint8Array, seen: Uint8Array, queue: Int32Array, width: number): number {
  let tail = 0;
  queue[tail++] = start;
  seen[start] = 1;
  for (let head = 0; head < tail; head++) {
    const i = queue[head]!;
    for (let side = 0; side < 4; side++) {
      const j = side === 0 ? i - 1 : side === 1 ? i + 1 : side === 2 ? i - width : i + width;
      if (seen[j] || !isSmooth[j]) continue;
      seen[j] = 1;
      queue[tail++] = j;
    }
  }
  return tail;
}

/** The places found in a smaller copy, in the picture itself: without the pixels that are far from the copy's, as a fine line is. */
function placesOf(
  { l, width, height }: Lab,
  found: Uint8Array,
  soft: Lab,
  side: number,
  opaque: Uint8Array,
): Uint8Array {
  const places = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * soft.width;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const j = row + (side === 1 ? x : x >> 1);
      if (found[j] && opaque[i] && Math.abs(l[i]! - soft.l[j]!) < FINE) places[i] = found[j];
    }
  }
  return places;
}

function enlarged(shape: Slope['shape'], side: number): Slope['shape'] {
  const place = (v: number) => (v + 0.5) * side - 0.5;
  return shape.kind === 'linear'
    ? { kind: 'linear', x1: place(shape.x1), y1: place(shape.y1), x2: place(shape.x2), y2: place(shape.y2) }
    : { kind: 'radial', cx: place(shape.cx), cy: place(shape.cy), r: shape.r * side };
}

/** Takes in the rims of places, as far as they are of their colours. @param side pixels of one of those that the profiles were told in */
function grow(lab: Lab, places: Uint8Array, profiles: readonly Profile[], side: number, opaque: Uint8Array): void {
  const { width } = lab;
  let rim: number[] = [];
  for (let i = 0; i < places.length; i++) if (places[i] && isRim(places, i, width)) rim.push(i);
  for (let round = 0; round < RIM; round++) {
    const next: number[] = [];
    for (let k = 0; k < rim.length; k++) {
      const own = places[rim[k]!]!;
      for (let way = 0; way < 4; way++) {
        const j = beside(rim[k]!, way, width);
        if (j < 0 || j >= places.length || places[j] || !opaque[j]) continue;
        const off = offAt(
          profiles[own - 1]!,
          lab,
          j,
          ((j % width) + 0.5) / side - 0.5,
          (((j / width) | 0) + 0.5) / side - 0.5,
        );
        if (off > GROWN ** 2) continue;
        places[j] = own;
        next.push(j);
      }
    }
    rim = next;
  }
}

/** The pixel to the left, to the right, above or below, or the same one at the ends of a row. */
const beside = (i: number, way: number, width: number): number =>
  way === 0
    ? i % width > 0
      ? i - 1
      : i
    : way === 1
      ? i % width < width - 1
        ? i + 1
        : i
      : way === 2
        ? i - width
        : i + width;

const isRim = (places: Uint8Array, i: number, width: number): boolean =>
  (i > 0 && !places[i - 1]) ||
  (i + 1 < places.length && !places[i + 1]) ||
  (i >= width && !places[i - width]) ||
  (i + width < places.length && !places[i + width]);

/** Pixels of a place, number beside number: they are gone through many times. */
interface Points {
  at: Int32Array;
  x: Float64Array;
  y: Float64Array;
  l: Float64Array;
  a: Float64Array;
  b: Float64Array;
}

function pointsAt(lab: Lab, cells: ArrayLike<number>, step: number): Points {
  const length = Math.ceil(cells.length / step);
  const column = () => new Float64Array(length);
  const points = { at: new Int32Array(length), x: column(), y: column(), l: column(), a: column(), b: column() };
  for (let k = 0; k < length; k++) {
    const i = cells[k * step]!;
    points.at[k] = i;
    points.x[k] = i % lab.width;
    points.y[k] = (i / lab.width) | 0;
    points.l[k] = lab.l[i]!;
    points.a[k] = lab.a[i]!;
    points.b[k] = lab.b[i]!;
  }
  return points;
}

function fitted(lab: Lab, cells: Int32Array): Profile | undefined {
  const points = pointsAt(lab, cells, Math.max(1, Math.floor(cells.length / MOST_POINTS)));
  if (deviation(points.l) + deviation(points.a) + deviation(points.b) < FLAT ** 2) return undefined;
  const best = closest(lab, points);
  if (!best || best.off < MISSED) return best;
  // a shadow that lies on it has colours of its own: without it the rest may be one
  const rest = points.at.filter((i, k) => offAt(best, lab, i, points.x[k]!, points.y[k]!) < (2.5 * MISSED) ** 2);
  if (rest.length < MOSTLY * points.at.length) return undefined;
  const again = closest(lab, pointsAt(lab, rest, 1));
  return again && again.off < MISSED ? again : undefined;
}

/** Of a line and a circle the one that tells the colours of the points better. */
function closest(lab: Lab, points: Points): Profile | undefined {
  const line = linear(points);
  const circle = radial(lab, points);
  const one = line && profiled(lab, points, line);
  const other = circle && profiled(lab, points, circle);
  return one && other ? (other.off < one.off ? other : one) : (one ?? other);
}

const meanOf = (values: Float64Array): number => {
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[k]!;
  return sum / values.length;
};
/** The mean square distance from the mean. */
function deviation(values: Float64Array): number {
  const mean = meanOf(values);
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += (values[k]! - mean) ** 2;
  return sum / values.length;
}

/** Along the direction in which the colours of all three channels change most. */
function linear({ x, y, l, a, b }: Points): Slope['shape'] | undefined {
  const mx = meanOf(x);
  const my = meanOf(y);
  const sxx = 1e-9 + products(x, mx, x, mx);
  const syy = 1e-9 + products(y, my, y, my);
  const sxy = products(x, mx, y, my);
  const det = sxx * syy - sxy * sxy;
  if (det <= 0) return undefined;
  let [xx, xy, yy] = [0, 0, 0];
  for (const channel of [l, a, b]) {
    const cx = products(x, mx, channel, 0);
    const cy = products(y, my, channel, 0);
    const [gx, gy] = [(cx * syy - cy * sxy) / det, (cy * sxx - cx * sxy) / det];
    xx += gx * gx;
    xy += gx * gy;
    yy += gy * gy;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let [from, to] = [Infinity, -Infinity];
  for (let k = 0; k < x.length; k++) {
    const place = (x[k]! - mx) * dx + (y[k]! - my) * dy;
    from = Math.min(from, place);
    to = Math.max(to, place);
  }
  return { kind: 'linear', x1: mx + dx * from, y1: my + dy * from, x2: mx + dx * to, y2: my + dy * to };
}

function products(one: Float64Array, mean: number, other: Float64Array, otherMean: number): number {
  let sum = 0;
  for (let k = 0; k < one.length; k++) sum += (one[k]! - mean) * (other[k]! - otherMean);
  return sum;
}

/** About the point that the changes of lightness lead to, by least squares. */
function radial({ l, width }: Lab, { at, x, y }: Points): Slope['shape'] | undefined {
  let [a, b, c, u, v] = [1e-12, 0, 1e-12, 0, 0];
  for (let k = 0; k < at.length; k++) {
    const i = at[k]!;
    // the normal of the way to the centre, as heavy as the change is
    const nx = l[i - width]! - l[i + width]!;
    const ny = l[i + 1]! - l[i - 1]!;
    const off = nx * x[k]! + ny * y[k]!;
    a += nx * nx;
    b += nx * ny;
    c += ny * ny;
    u += nx * off;
    v += ny * off;
  }
  const det = a * c - b * b;
  // all of one direction: there is no centre
  if (det < 1e-3 * (a + c) ** 2) return undefined;
  const [cx, cy] = [(u * c - v * b) / det, (v * a - u * b) / det];
  let far = 1;
  for (let k = 0; k < at.length; k++) far = Math.max(far, (x[k]! - cx) ** 2 + (y[k]! - cy) ** 2);
  return { kind: 'radial', cx, cy, r: Math.sqrt(far) };
}

/** The colours along a shape. */
interface Profile {
  shape: Slope['shape'];
  /** In the middles of so many steps, and a step further at each end; l, a and b of one after the other. */
  stops: Float64Array;
  /** Root mean square distance of the points from it. */
  off: number;
}

function profiled(lab: Lab, { at, x, y, l, a, b }: Points, shape: Slope['shape']): Profile {
  const sums = new Float64Array(4 * BINS);
  for (let k = 0; k < at.length; k++) {
    const bin = 4 * Math.min(BINS - 1, (clamp(placeOn(shape, x[k]!, y[k]!)) * BINS) | 0);
    sums[bin]! += l[k]!;
    sums[bin + 1]! += a[k]!;
    sums[bin + 2]! += b[k]!;
    sums[bin + 3]!++;
  }
  const stops = new Float64Array(3 * (BINS + 2));
  for (let bin = 0; bin < BINS; bin++) {
    const from = 4 * filledBeside(sums, bin);
    for (let c = 0; c < 3; c++) stops[3 * (bin + 1) + c] = sums[from + c]! / sums[from + 3]!;
  }
  // a bin's colour stands in its middle; the ends go on as they began
  for (let c = 0; c < 3; c++) {
    stops[c] = (3 * stops[3 + c]! - stops[6 + c]!) / 2;
    stops[3 * (BINS + 1) + c] = (3 * stops[3 * BINS + c]! - stops[3 * (BINS - 1) + c]!) / 2;
  }
  const profile = { shape, stops, off: 0 };
  let sum = 0;
  for (let k = 0; k < at.length; k++) sum += offAt(profile, lab, at[k]!, x[k]!, y[k]!);
  profile.off = Math.sqrt(sum / at.length);
  return profile;
}

/** The bin nearest to one that some point is in; the one before goes first. */
function filledBeside(sums: Float64Array, bin: number): number {
  for (let far = 0; far < BINS; far++) {
    if (bin - far >= 0 && sums[4 * (bin - far) + 3]! > 0) return bin - far;
    if (bin + far < BINS && sums[4 * (bin + far) + 3]! > 0) return bin + far;
  }
  return bin;
}

/** How far along a shape a place lies: from 0 to 1, or before or behind it. */
function placeOn(shape: Slope['shape'], x: number, y: number): number {
  if (shape.kind === 'radial') return Math.sqrt((x - shape.cx) ** 2 + (y - shape.cy) ** 2) / shape.r;
  const dx = shape.x2 - shape.x1;
  const dy = shape.y2 - shape.y1;
  return ((x - shape.x1) * dx + (y - shape.y1) * dy) / (dx * dx + dy * dy || 1);
}

/** Where in the stops of a profile this share of its shape lies. */
const stopAt = (t: number): number => clamp(t * BINS + 0.5, 0, BINS + 1);

/** The squared distance, in OKLab, of a pixel from the colour of a profile at a place. */
function offAt({ shape, stops }: Profile, { l, a, b }: Lab, i: number, x: number, y: number): number {
  const at = stopAt(placeOn(shape, x, y));
  const k = Math.min(BINS, at | 0);
  const share = at - k;
  const p = 3 * k;
  const dl = l[i]! - (stops[p]! + (stops[p + 3]! - stops[p]!) * share);
  const da = a[i]! - (stops[p + 1]! + (stops[p + 4]! - stops[p + 1]!) * share);
  const db = b[i]! - (stops[p + 2]! + (stops[p + 5]! - stops[p + 2]!) * share);
  return dl * dl + da * da + db * db;
}

/** As many colours as a gradient of SVG is given. */
const coloursAlong = ({ stops }: Profile): Ab[] =>
  Array.from({ length: STOPS }, (_, n) => {
    const at = stopAt(n / (STOPS - 1));
    const k = Math.min(BINS, at | 0);
    const channel = (c: number) => stops[3 * k + c]! + (stops[3 * k + 3 + c]! - stops[3 * k + c]!) * (at - k);
    return { l: channel(0), a: channel(1), b: channel(2) };
  });
