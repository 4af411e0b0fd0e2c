import { blur, boxBlur, quantile, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';

/** What a smooth background is at each pixel, and how well that tells the border of the picture. */
export interface Backdrop {
  /** Distance of each pixel from it, in OKLab. */
  distance: Plane;
  /** Its own colour at each pixel, also behind what is before it. */
  ground: () => Lab;
  /** Median distance along the border: about 0 for one colour or a gradient, 0.05 and more for a photographed scene. */
  residual: number;
}

const TERMS = 6;
/** Places run from -1 to 1. */
const terms = (x: number, y: number): number[] => [1, x, y, x * x, x * y, y * y];

/** Fits a quadratic surface to each channel along the border, again and again without what fits badly: a subject may touch it. */
export function backdropOf(lab: Lab): Backdrop {
  const { width, height } = lab;
  const ring = Math.max(1, Math.round(0.02 * Math.min(width, height)));
  const samples: { i: number; t: number[] }[] = [];
  const step = Math.max(1, Math.round(Math.max(width, height) / 256));
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const onBorder = x < ring || y < ring || x >= width - ring || y >= height - ring;
      if (onBorder) samples.push({ i: y * width + x, t: terms((2 * x) / width - 1, (2 * y) / height - 1) });
    }
  const channels = [lab.l, lab.a, lab.b];
  let fits = channels.map((channel) => [mode(samples.map(({ i }) => channel[i]!)), 0, 0, 0, 0, 0]);
  const off = (i: number, t: number[]) =>
    Math.hypot(...channels.map((channel, c) => channel[i]! - t.reduce((sum, v, k) => sum + v * fits[c]![k]!, 0)));
  // from one colour to a slope to a curve, and ever stricter
  for (const [count, scale] of [
    [1, 0.08],
    [3, 0.07],
    [3, 0.05],
    [6, 0.04],
    [6, 0.025],
    [6, 0.02],
  ] as const) {
    const weights = samples.map(({ i, t }) => 1 / (1 + (off(i, t) / scale) ** 4));
    fits = channels.map((channel) =>
      solve(
        samples.map(({ i, t }) => ({ t, v: channel[i]! })),
        weights,
        count,
      ),
    );
  }
  const offs = samples.map(({ i, t }) => off(i, t)).sort((p, q) => p - q);
  // three quarters: where a quarter of the border is the subject's, the rest still tells
  const ground = groundOf(fits, lab);
  return {
    distance: distanceFrom(ground, lab),
    ground: () => ground,
    residual: offs[Math.floor(offs.length * 0.6)] ?? 1,
  };
}

/** How far the background's own colours lie apart at the most, by its corners, its sides and its middle. */
export function rangeOf({ ground }: Backdrop): number {
  const { l, a, b, width, height } = ground();
  const places = [0, height >> 1, height - 1].flatMap((y) => [0, width >> 1, width - 1].map((x) => y * width + x));
  const apart = (i: number, j: number) => Math.hypot(l[i]! - l[j]!, a[i]! - a[j]!, b[i]! - b[j]!);
  return Math.max(...places.flatMap((i) => places.map((j) => apart(i, j))));
}

/** How far each pixel lies from these surfaces. */
function distanceFrom(ground: Lab, { l, a, b, width, height }: Lab): Plane {
  const distance = new Float32Array(width * height);
  for (const [channel, own] of [
    [l, ground.l],
    [a, ground.a],
    [b, ground.b],
  ] as const)
    for (let i = 0; i < distance.length; i++) distance[i]! += (channel[i]! - own[i]!) ** 2;
  for (let i = 0; i < distance.length; i++) distance[i] = Math.sqrt(distance[i]!);
  return distance;
}

function groundOf(fits: readonly number[][], { width, height }: Pick<Lab, 'width' | 'height'>): Lab {
  const [l, a, b] = fits.map(([one = 0, alongX = 0, alongY = 0, xx = 0, xy = 0, yy = 0]) => {
    const plane = new Float32Array(width * height);
    for (let row = 0, i = 0; row < height; row++) {
      const y = (2 * row) / height - 1;
      const [start, slope] = [one + alongY * y + yy * y * y, alongX + xy * y];
      for (let column = 0; column < width; column++, i++) {
        const x = (2 * column) / width - 1;
        plane[i] = start + (slope + xx * x) * x;
      }
    }
    return plane;
  });
  return { l: l!, a: a!, b: b!, width, height };
}

/** The middle of where most of the values lie. */
function mode(values: number[]): number {
  const counts = new Map<number, number>();
  for (const v of values) counts.set(Math.round(v * 40), (counts.get(Math.round(v * 40)) ?? 0) + 1);
  const [most = 0] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
  return most / 40;
}

/** Weighted least squares of the first so many terms, by the normal equations. */
function solve(samples: { t: number[]; v: number }[], weights: number[], count: number): number[] {
  const m = Array.from({ length: TERMS }, (_, r) => Array.from({ length: TERMS + 1 }, (_, c) => (r === c ? 1e-6 : 0)));
  samples.forEach(({ t, v }, s) => {
    for (let r = 0; r < TERMS; r++) {
      if (r >= count) break;
      for (let c = 0; c < count; c++) m[r]![c]! += weights[s]! * t[r]! * t[c]!;
      m[r]![TERMS]! += weights[s]! * t[r]! * v;
    }
  });
  for (let p = 0; p < TERMS; p++) {
    const best = m.slice(p).reduce((at, row, k) => (Math.abs(row[p]!) > Math.abs(m[at]![p]!) ? k + p : at), p);
    [m[p], m[best]] = [m[best]!, m[p]!];
    for (let r = 0; r < TERMS; r++) {
      if (r === p) continue;
      const factor = m[r]![p]! / m[p]![p]!;
      for (let c = p; c <= TERMS; c++) m[r]![c]! -= factor * m[p]![c]!;
    }
  }
  return m.map((row, r) => row[TERMS]! / row[r]!);
}

/** How far a background may drift off the surface that was fitted: farther off, what is out of focus is the subject's. */
const DRIFT = 0.12;
/** Up to this residual it was made on a screen; and what differs more than this in hue is no drift of it. */
const EXACT = 0.001;
const TINT = 0.008;

/**
 * Opacity before a smooth background: what is like it and hangs together with the border goes. Places that the subject encloses go
 * too: even small ones where the background is flat, as in letters, else only large ones, since a highlight may look like it.
 */
export function beforeBackdrop({ distance, residual, ground: groundAt }: Backdrop, lab: Lab): Plane {
  const { width, height } = lab;
  const noise = noiseOf(residual);
  const near = noise * 1.6;
  // where nothing changes from pixel to pixel the background may drift farther off than the surface that was fitted
  const around = [lab.l, lab.a, lab.b].map((plane) => blur(plane, width, height, 1.5));
  const calm = (i: number) =>
    Math.abs(lab.l[i]! - around[0]![i]!) + Math.abs(lab.a[i]! - around[1]![i]!) + Math.abs(lab.b[i]! - around[2]![i]!) <
    0.004;
  // what was made on a screen drifts in lightness alone: thin paint on it has a tint
  const ground = residual < EXACT ? groundAt() : undefined;
  const isTinted = (i: number) =>
    ground !== undefined && Math.abs(lab.a[i]! - ground.a[i]!) + Math.abs(lab.b[i]! - ground.b[i]!) > TINT;
  const reached = flooded(
    width,
    height,
    (i) => distance[i]! < near || (distance[i]! < Math.min(near * 5, DRIFT) && calm(i) && !isTinted(i)),
    (i) => distance[i]! < near,
    residual < 0.006 ? 24 : 0.002 * width * height,
  );
  return shared(lab, reached, distance, noise);
}

/** Opacity where it is known which pixels are background: softly beside them. */
export const beside = ({ distance, residual }: Backdrop, lab: Lab, reached: Plane): Plane =>
  shared(lab, reached, distance, noiseOf(residual));

/** How little a piece may differ from the background, in proportion to the subject, to be a cloud or what noise left of it. */
const FAINT = 0.3;
const CRUMB = 0.02;
/** A piece of so few pixels is what a JPEG leaves about an edge, unless it stands out about as much as the subject does. */
const SPECK = { cells: 40, stands: 0.6 };

/**
 * The opacity without what is hardly told from the background and is small or comes in from the frame: clouds, and noise.
 *
 * @param crumb share of the subject up to which a piece is small; of a drawing nothing is, it may be a pale letter
 */
export function withoutFaint(
  { distance }: Backdrop,
  alpha: Plane,
  width: number,
  height: number,
  crumb = CRUMB,
): Plane {
  const found = pieces(width, height, (i) => alpha[i]! > 0.04).map((piece) => ({
    ...piece,
    stands: piece.cells.reduce((sum, i) => sum + distance[i]!, 0) / piece.cells.length,
  }));
  const [main] = found.toSorted((one, other) => other.cells.length * other.stands - one.cells.length * one.stands);
  const out = alpha.slice();
  for (const { cells, atBorder, stands } of found)
    if (
      main &&
      ((stands < FAINT * main.stands && (atBorder || cells.length < crumb * main.cells.length)) ||
        (crumb > 0 && stands < SPECK.stands * main.stands && cells.length < SPECK.cells))
    )
      for (const i of cells) out[i] = 0;
  return out;
}

export const noiseOf = (residual: number): number => Math.max(0.006, residual * 2.5);

/** How far from the background, in OKLab, the middle one of the pixels is that are not like it. */
export function starkness({ distance, residual }: Backdrop): number {
  const near = noiseOf(residual) * 2;
  const far = distance.filter((v) => v > near);
  return quantile(far, 0.5);
}

/** The share of what was taken for background, without the shadows on it, that is off its colour: where it fades, or where it is none. */
export function drifted({ distance, residual }: Backdrop, alpha: Plane, shadow: Plane | undefined): number {
  const near = noiseOf(residual) * 3;
  let [gone, off] = [1e-6, 0];
  for (let i = 0; i < alpha.length; i++)
    if (alpha[i]! < 0.1 && !(shadow && shadow[i]! > 0)) {
      gone++;
      off += Number(distance[i]! > near);
    }
  return off / gone;
}

/** Beside the background each pixel is as opaque as its colour lies on the way from the background's to the subject's. */
function shared(lab: Lab, reached: Plane, distance: Plane, noise: number): Plane {
  const { width, height } = lab;
  const REACH = 3;
  const beside = boxBlur(reached, width, height, REACH);
  const core = beside.map((v) => Number(v < 0.01));
  const wide = REACH + 3;
  const [backs, fores] = [boxBlur(reached, width, height, wide), boxBlur(core, width, height, wide)];
  const channels = [lab.l, lab.a, lab.b];
  const means = (weight: Plane) =>
    channels.map((plane) => {
      const weighed = new Float32Array(plane.length);
      for (let i = 0; i < weighed.length; i++) weighed[i] = plane[i]! * weight[i]!;
      return boxBlur(weighed, width, height, wide);
    });
  const [back, fore] = [means(reached), means(core)];
  return reached.map((r, i) => {
    if (beside[i]! < 0.01) return 1;
    if (beside[i]! > 0.99) return 0;
    if (backs[i]! < 0.02 || fores[i]! < 0.02) return r ? 0 : smoothstep(noise, noise + 0.055, distance[i]!);
    let [along, length] = [0, 0];
    for (let c = 0; c < channels.length; c++) {
      const b = back[c]![i]! / backs[i]!;
      const way = fore[c]![i]! / fores[i]! - b;
      along += (channels[c]![i]! - b) * way;
      length += way * way;
    }
    return length < 0.002 ? 1 - r : smoothstep(0.06, 0.94, along / length);
  });
}

/** The wall about an enclosed place, in proportion to its width, from which on it is no hole. */
const DEEP = 1.1;

/** About how many pixels it is to the nearest one that is marked. */
export function distanceTo(marked: Plane, width: number, height: number): Plane {
  const far = new Float32Array(marked.length);
  for (let i = 0; i < far.length; i++) far[i] = marked[i] ? 0 : width + height;
  for (let y = 0; y < height; y++) sweep(far, y * width, width, 1, y > 0 ? -width : 0);
  for (let y = height - 1; y >= 0; y--) sweep(far, (y + 1) * width - 1, width, -1, y < height - 1 ? width : 0);
  return far;
}

/** Makes the distances of a row, gone through from `first` on, no longer than by way of the pixel before and of the row that lies `off`. */
function sweep(far: Plane, first: number, width: number, step: number, off: number): void {
  for (let k = 0, i = first; k < width; k++, i += step) {
    let least = far[i]!;
    if (k > 0) least = Math.min(least, far[i - step]! + 1);
    if (off !== 0) {
      least = Math.min(least, far[i + off]! + 1);
      if (k > 0) least = Math.min(least, far[i + off - step]! + Math.SQRT2);
      if (k < width - 1) least = Math.min(least, far[i + off + step]! + Math.SQRT2);
    }
    far[i] = least;
  }
}

/** 1 where a pixel that lets the flood in hangs together with the border, or one that lets it in within the subject with so many such pixels. */
function flooded(
  width: number,
  height: number,
  lets: (i: number) => boolean,
  letsWithin: (i: number) => boolean,
  enclosed: number,
): Plane {
  const reached = new Float32Array(width * height);
  const queue = new Int32Array(width * height);
  const fill = (starts: number[], lets: (i: number) => boolean): Int32Array => {
    let [head, tail] = [0, 0];
    const visit = (i: number) => {
      if (reached[i] || !lets(i)) return;
      reached[i] = 1;
      queue[tail++] = i;
    };
    starts.forEach(visit);
    while (head < tail) {
      const i = queue[head++]!;
      const x = i % width;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i < width * (height - 1)) visit(i + width);
    }
    return queue.subarray(0, tail);
  };
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y++) border.push(y * width, y * width + width - 1);
  fill(border, lets);
  const far = distanceTo(reached, width, height);
  for (let i = 0; i < reached.length; i++) {
    if (reached[i] || !letsWithin(i)) continue;
    const place = fill([i], letsWithin);
    // a speck is a highlight, and so is what lies deep in the subject; the hole of a letter or a ring has a thin wall
    const deep = place.reduce((least, at) => Math.min(least, far[at]!), Infinity);
    if (place.length < enclosed || deep > DEEP * Math.sqrt(place.length)) for (const at of place) reached[at] = 0.001;
  }
  return reached.map((v) => (v === 1 ? 1 : 0));
}
