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
  /** How far a colour lies off at a pixel, in OKLab. */
  at: (x: number, y: number) => Ab;
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
/** The share of a place that has to be of one gradient, and how far a pixel of it may lie off. */
const MOSTLY = 0.6;
const OFF = 0.04;
/** Pixels of the longer side from which on a copy half as large tells as much. */
const SMALL = 640;
/** Lightness by which a pixel may differ from that copy. */
const FINE = 0.06;
/** Pixels by which a place may grow over its rim. */
const RIM = 6;

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
  const seen = new Uint8Array(width * height);
  const isSmooth = new Uint8Array(width * height);
  const { l, a, b } = soft;
  const most = (side + 1) * SMOOTH;
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1, from = y * side * lab.width + side; i < y * width + width - 1; i++, from += side)
      isSmooth[i] = opaque[from]! && Number(changesSlowly(soft, i, most));
  const queue = new Int32Array(width * height);
  for (let start = 0; start < seen.length && slopes.length < MOST; start++) {
    if (seen[start] || !isSmooth[start]) continue;
    const tail = flood(start, isSmooth, seen, queue, width);
    if (tail < least * seen.length) continue;
    const slope = fitted(soft, queue.subarray(0, tail));
    if (!slope) continue;
    slopes.push(enlarged(slope, side));
    for (let k = 0; k < tail; k++) {
      const i = queue[k]!;
      const to = slope.at(i % width, (i / width) | 0);
      if (gap({ l: l[i]!, a: a[i]!, b: b[i]! }, to) < OFF ** 2) found[i] = slopes.length;
    }
  }
  if (slopes.length === 0) return { places: new Uint8Array(lab.l.length), slopes };
  const places = placesOf(lab, found, soft, side, opaque);
  grow(lab, places, slopes, opaque);
  return { places, slopes };
}

function changesSlowly({ l, a, b, width }: Lab, i: number, most: number): boolean {
  // lightness tells most of what is not: only then the colours are looked at
  const across = Math.abs(l[i - 1]! - l[i + 1]!);
  if (across >= most) return false;
  const down = Math.abs(l[i - width]! - l[i + width]!);
  return (
    down < most &&
    across + Math.abs(a[i - 1]! - a[i + 1]!) + Math.abs(b[i - 1]! - b[i + 1]!) < most &&
    down + Math.abs(a[i - width]! - a[i + width]!) + Math.abs(b[i - width]! - b[i + width]!) < most
  );
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
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / side) * soft.width;
    for (let x = 0; x < width; x++, i++) {
      const j = row + (side === 1 ? x : x >> 1);
      if (found[j] && opaque[i] && Math.abs(l[i]! - soft.l[j]!) < FINE) places[i] = found[j];
    }
  }
  return places;
}

function enlarged({ shape, colours, at }: Slope, side: number): Slope {
  const place = (v: number) => (v + 0.5) * side - 0.5;
  return {
    shape:
      shape.kind === 'linear'
        ? { kind: 'linear', x1: place(shape.x1), y1: place(shape.y1), x2: place(shape.x2), y2: place(shape.y2) }
        : { kind: 'radial', cx: place(shape.cx), cy: place(shape.cy), r: shape.r * side },
    colours,
    at: (x, y) => at((x + 0.5) / side - 0.5, (y + 0.5) / side - 0.5),
  };
}

/** Takes in the rims of a place, as far as they are of its colours. */
function grow({ l, a, b, width }: Lab, places: Uint8Array, slopes: readonly Slope[], opaque: Uint8Array): void {
  let rim: number[] = [];
  for (let i = 0; i < places.length; i++) if (places[i] && isRim(places, i, width)) rim.push(i);
  for (let round = 0; round < RIM; round++) {
    const next: number[] = [];
    for (const i of rim) {
      const own = places[i]!;
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : i, x < width - 1 ? i + 1 : i, i - width, i + width]) {
        if (j < 0 || j >= places.length || places[j] || !opaque[j]) continue;
        const to = slopes[own - 1]!.at(j % width, (j / width) | 0);
        if (Math.abs(l[j]! - to.l) + Math.abs(a[j]! - to.a) + Math.abs(b[j]! - to.b) > 0.07) continue;
        places[j] = own;
        next.push(j);
      }
    }
    rim = next;
  }
}

const isRim = (places: Uint8Array, i: number, width: number): boolean =>
  (i > 0 && !places[i - 1]) ||
  (i + 1 < places.length && !places[i + 1]) ||
  (i >= width && !places[i - width]) ||
  (i + width < places.length && !places[i + width]);

function fitted(lab: Lab, cells: Int32Array): Slope | undefined {
  const { width } = lab;
  const step = Math.max(1, Math.floor(cells.length / 6_000));
  const points: { x: number; y: number; c: Ab; i: number }[] = [];
  for (let k = 0; k < cells.length; k += step) {
    const i = cells[k]!;
    points.push({ x: i % width, y: (i / width) | 0, c: { l: lab.l[i]!, a: lab.a[i]!, b: lab.b[i]! }, i });
  }
  const mean = meanOf(points.map(({ c }) => c));
  if (Math.sqrt(points.reduce((sum, { c }) => sum + gap(c, mean), 0) / points.length) < FLAT) return undefined;
  const fit = (of: readonly Point[]) =>
    [linear(of), radial(lab, of)]
      .filter((one) => one !== undefined)
      .map((shape) => profiled(of, shape))
      .toSorted((p, q) => p.off - q.off)[0];
  const best = fit(points);
  if (!best || best.off < MISSED) return best?.slope;
  // a shadow that lies on it has colours of its own: without it the rest may be one
  const without = points.filter(({ x, y, c }) => gap(c, best.slope.at(x, y)) < (2.5 * MISSED) ** 2);
  if (without.length < MOSTLY * points.length) return undefined;
  const again = fit(without);
  return again && again.off < MISSED ? again.slope : undefined;
}

const gap = (p: Ab, q: Ab): number => (p.l - q.l) ** 2 + (p.a - q.a) ** 2 + (p.b - q.b) ** 2;
function meanOf(colours: readonly Ab[]): Ab {
  const sum = { l: 0, a: 0, b: 0 };
  for (const { l, a, b } of colours) {
    sum.l += l;
    sum.a += a;
    sum.b += b;
  }
  return { l: sum.l / colours.length, a: sum.a / colours.length, b: sum.b / colours.length };
}

type Point = { x: number; y: number; c: Ab; i: number };

/** Along the direction in which the colours of all three channels change most. */
function linear(points: readonly Point[]): Slope['shape'] | undefined {
  const n = points.length;
  const [mx, my] = [points.reduce((s, { x }) => s + x, 0) / n, points.reduce((s, { y }) => s + y, 0) / n];
  let [sxx, sxy, syy] = [1e-9, 0, 1e-9];
  for (const { x, y } of points) {
    sxx += (x - mx) ** 2;
    sxy += (x - mx) * (y - my);
    syy += (y - my) ** 2;
  }
  const det = sxx * syy - sxy * sxy;
  if (det <= 0) return undefined;
  let [xx, xy, yy] = [0, 0, 0];
  for (const channel of ['l', 'a', 'b'] as const) {
    let [cx, cy] = [0, 0];
    for (const { x, y, c } of points) {
      cx += (x - mx) * c[channel];
      cy += (y - my) * c[channel];
    }
    const [gx, gy] = [(cx * syy - cy * sxy) / det, (cy * sxx - cx * sxy) / det];
    xx += gx * gx;
    xy += gx * gy;
    yy += gy * gy;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const places = points.map(({ x, y }) => (x - mx) * dx + (y - my) * dy);
  const [from, to] = [places.reduce((p, q) => Math.min(p, q)), places.reduce((p, q) => Math.max(p, q))];
  return { kind: 'linear', x1: mx + dx * from, y1: my + dy * from, x2: mx + dx * to, y2: my + dy * to };
}

/** About the point that the changes of lightness lead to, by least squares. */
function radial({ l, width }: Lab, points: readonly Point[]): Slope['shape'] | undefined {
  let [a, b, c, u, v] = [1e-12, 0, 1e-12, 0, 0];
  for (const { x, y, i } of points) {
    const [gx, gy] = [l[i + 1]! - l[i - 1]!, l[i + width]! - l[i - width]!];
    // the normal of the way to the centre, as heavy as the change is
    const [nx, ny] = [-gy, gx];
    const off = nx * x + ny * y;
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
  return {
    kind: 'radial',
    cx,
    cy,
    r: points.reduce((most, { x, y }) => Math.max(most, Math.hypot(x - cx, y - cy)), 1),
  };
}

/** The colours along a shape, and the root mean square distance of the pixels from them. */
function profiled(points: readonly Point[], shape: Slope['shape']): { slope: Slope; off: number } {
  const along = placeOn(shape);
  const sums = Array.from({ length: BINS }, () => ({ l: 0, a: 0, b: 0, n: 0 }));
  for (const { x, y, c } of points) {
    const bin = sums[Math.min(BINS - 1, (clamp(along(x, y)) * BINS) | 0)]!;
    bin.l += c.l;
    bin.a += c.a;
    bin.b += c.b;
    bin.n++;
  }
  const bins = sums.map(({ l, a, b, n }) => (n > 0 ? { l: l / n, a: a / n, b: b / n } : undefined));
  const filled = bins.map((bin, k) => bin ?? nearestOf(bins, k));
  // a bin's colour stands in its middle; the ends go on as they began
  const colours = [beyond(filled[0]!, filled[1]!), ...filled, beyond(filled.at(-1)!, filled.at(-2)!)];
  const stop = (t: number): Ab => {
    const at = clamp(t * BINS + 0.5, 0, BINS + 1);
    const k = Math.min(BINS, at | 0);
    const [p, q, w] = [colours[k]!, colours[k + 1]!, at - k];
    return { l: p.l + (q.l - p.l) * w, a: p.a + (q.a - p.a) * w, b: p.b + (q.b - p.b) * w };
  };
  const at = (x: number, y: number) => stop(along(x, y));
  const off = Math.sqrt(points.reduce((sum, { x, y, c }) => sum + gap(c, at(x, y)), 0) / points.length);
  return { slope: { shape, colours: Array.from({ length: 13 }, (_, k) => stop(k / 12)), at }, off };
}

const beyond = (end: Ab, before: Ab): Ab => ({
  l: end.l + (end.l - before.l) / 2,
  a: end.a + (end.a - before.a) / 2,
  b: end.b + (end.b - before.b) / 2,
});
function nearestOf(bins: readonly (Ab | undefined)[], k: number): Ab {
  for (let d = 1; d < bins.length; d++) {
    const found = bins[k - d] ?? bins[k + d];
    if (found) return found;
  }
  return { l: 0.5, a: 0, b: 0 };
}

function placeOn(shape: Slope['shape']): (x: number, y: number) => number {
  if (shape.kind === 'radial') return (x, y) => Math.hypot(x - shape.cx, y - shape.cy) / shape.r;
  const { x1, y1, x2, y2 } = shape;
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy || 1;
  return (x, y) => ((x - x1) * dx + (y - y1) * dy) / length;
}
