import type { Random } from '../../random';
import { blur, clamp, inChunks, quantile, resizePlane, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';

/** The direction, a unit vector for each square of pixels, in which a hand would draw there: along edges, elsewhere as it likes to. */
export interface Flow {
  x: Plane;
  y: Plane;
  /** pixels of the picture */
  width: number;
  height: number;
}
/** Pixels of the side of such a square: directions agree over more than that. */
const SQUARE = 2;
const squaresIn = (pixels: number): number => Math.ceil(pixels / SQUARE);

/**
 * Directions along the edges of a picture (the smoothed structure tensor, as Kang and others have it in 2009).
 *
 * @param reach pixels over which directions agree
 * @param rest radians of the direction where no edge tells one
 */
export function flowOf({ l, width, height }: Pick<Lab, 'l' | 'width' | 'height'>, reach: number, rest: number): Flow {
  const [w, h] = [squaresIn(width), squaresIn(height)];
  let xx: Plane = new Float32Array(w * h);
  let yy: Plane = new Float32Array(w * h);
  let xy: Plane = new Float32Array(w * h);
  for (let y = 0; y < height; y++) addChanges(l, y, width, height, xx, yy, xy);
  const agreed = (plane: Plane) => blur(plane, w, h, reach / SQUARE);
  xx = agreed(xx);
  yy = agreed(yy);
  xy = agreed(xy);
  inChunks(xx.length, (from, to) => turn(xx, yy, xy, rest, from, to));
  return { x: xx, y: yy, width, height };
}

/** Adds the changes along a row of pixels, squared, to its squares. */
function addChanges(l: Plane, y: number, width: number, height: number, xx: Plane, yy: Plane, xy: Plane): void {
  const row = (y >> 1) * squaresIn(width);
  const above = y > 0 ? -width : 0;
  const below = y + 1 < height ? width : 0;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const gx = l[x + 1 < width ? i + 1 : i]! - l[x > 0 ? i - 1 : i]!;
    const gy = l[i + below]! - l[i + above]!;
    const to = row + (x >> 1);
    xx[to]! += 0.25 * gx * gx;
    yy[to]! += 0.25 * gy * gy;
    xy[to]! += 0.25 * gx * gy;
  }
}

/** As a faint edge in the direction of the hand. */
const FAINT = 2e-4;
/** The direction of each square from its changes, in place of the first two. */
function turn(xx: Plane, yy: Plane, xy: Plane, rest: number, from: number, to: number): void {
  const nx = -Math.sin(rest);
  const ny = Math.cos(rest);
  for (let i = from; i < to; i++) {
    const r = xy[i]! + FAINT * nx * ny;
    const half = (xx[i]! + FAINT * nx * nx - (yy[i]! + FAINT * ny * ny)) / 2;
    const root = Math.sqrt(half * half + r * r);
    // across the edge; along it is a quarter turn from there
    const ax = half > 0 ? half + root : r;
    const ay = half > 0 ? r : root - half;
    const length = Math.sqrt(ax * ax + ay * ay) || 1;
    xx[i] = -ay / length;
    yy[i] = ax / length;
  }
}

/** One direction everywhere, that of a hand which sways a little. */
export function handFlow(width: number, height: number, angle: number, unit: number, random: Random): Flow {
  const sway = clouds(squaresIn(width), squaresIn(height), (160 * unit) / SQUARE, random);
  return {
    x: sway.map((v) => Math.cos(angle + 0.16 * v)),
    y: sway.map((v) => Math.sin(angle + 0.16 * v)),
    width,
    height,
  };
}

/**
 * The mean along the flow, so many pixels either way (a line integral convolution): of three near each other first, then of those, so
 * that a third of the places is looked at.
 */
export function along(plane: Plane, flow: Flow, reach: number): Plane {
  const stride = Math.max(1, Math.min(1.5, reach / 3));
  const near = integrated(plane, flow, stride, 1);
  const left = reach - stride;
  return left < stride
    ? near
    : integrated(near, flow, left / Math.ceil(left / (3 * stride)), Math.ceil(left / (3 * stride)));
}

/** The mean of so many places either way, each a stride from the one before. */
function integrated(plane: Plane, flow: Flow, stride: number, steps: number): Plane {
  const out = new Float32Array(plane.length);
  for (let row = 0; row < flow.height; row++) integrateRow(plane, flow, stride, steps, row, out);
  return out;
}

function integrateRow(
  plane: Plane,
  { x, y, width, height }: Flow,
  stride: number,
  steps: number,
  row: number,
  out: Plane,
): void {
  const w = squaresIn(width);
  for (let column = 0, i = row * width; column < width; column++, i++) {
    const own = (row >> 1) * w + (column >> 1);
    let sum = plane[i]!;
    let count = 1;
    for (let way = -1; way <= 1; way += 2) {
      let px = column + 0.5;
      let py = row + 0.5;
      let vx = x[own]! * way * stride;
      let vy = y[own]! * way * stride;
      for (let s = 1; ; s++) {
        px += vx;
        py += vy;
        if (px < 0 || py < 0 || px >= width || py >= height) break;
        const at = (py | 0) * width + (px | 0);
        sum += plane[at]!;
        count++;
        if (s === steps) break;
        // a direction has no sense: go on as before
        const there = (py >> 1) * w + (px >> 1);
        const sense = x[there]! * vx + y[there]! * vy < 0 ? -stride : stride;
        vx = x[there]! * sense;
        vy = y[there]! * sense;
      }
    }
    out[i] = sum / count;
  }
}

/** White noise, evenly spread over 0 to 1, in grains of about so many pixels. */
export function grains(width: number, height: number, size: number, random: Random): Plane {
  const w = Math.max(2, Math.ceil(width / Math.max(1, size)));
  const h = Math.max(2, Math.ceil(height / Math.max(1, size)));
  const noise = new Float32Array(w * h);
  for (let i = 0; i < noise.length; i++) noise[i] = random.next();
  return resizePlane(noise, w, h, width, height);
}

/** Strokes of a tool along the flow: every value of 0 to 1 as often as any other, so that a tone is the share of them that is drawn. */
export function strokes(flow: Flow, length: number, thick: number, random: Random): Plane {
  return evened(along(grains(flow.width, flow.height, thick, random), flow, length / 2));
}

function add(plane: Plane, other: Plane, times: number, from: number, to: number): void {
  for (let i = from; i < to; i++) plane[i]! += times * other[i]!;
}

/** The tooth of a paper, 0 to 1, every value as often as any other. */
export function tooth(width: number, height: number, size: number, random: Random): Plane {
  const [fine, coarse] = [grains(width, height, size, random), grains(width, height, size * 2.3, random)];
  inChunks(fine.length, (from, to) => add(fine, coarse, 0.7, from, to));
  return evened(fine);
}

/** Smooth noise without a grid in it, of about -1 to 1, in clouds of so many pixels. */
export function clouds(width: number, height: number, size: number, random: Random): Plane {
  const cell = Math.max(1, size / 4);
  const w = Math.ceil(width / cell) + 2;
  const h = Math.ceil(height / cell) + 2;
  const soft = blur(
    Float32Array.from({ length: w * h }, () => random.range(-1, 1)),
    w,
    h,
    1.7,
  );
  const { mean, deviation } = spread(soft);
  for (let i = 0; i < soft.length; i++) soft[i] = (soft[i]! - mean) / (2 * deviation);
  return resizePlane(soft, w, h, width, height);
}

function spread(plane: Plane): { mean: number; deviation: number } {
  const sums = new Float64Array(2);
  inChunks(plane.length, (from, to) => sumUp(plane, from, to, sums));
  const [sum = 0, squares = 0] = sums;
  const mean = sum / plane.length;
  return { mean, deviation: Math.sqrt(Math.max(1e-12, squares / plane.length - mean * mean)) };
}

/** @param sums of the numbers, and of their squares */
function sumUp(plane: Plane, from: number, to: number, sums: Float64Array): void {
  let sum = sums[0]!;
  let squares = sums[1]!;
  for (let i = from; i < to; i++) {
    const v = plane[i]!;
    sum += v;
    squares += v * v;
  }
  sums[0] = sum;
  sums[1] = squares;
}

const BELL_STEPS = 512;
const BELL = Float32Array.from(
  { length: 8 * BELL_STEPS + 1 },
  (_, i) => 1 / (1 + Math.exp(-1.702 * (i / BELL_STEPS - 4))),
);
/** A plane that is spread as a normal distribution is becomes one that is spread evenly over 0 to 1. */
function evened(plane: Plane): Plane {
  const { mean, deviation } = spread(plane);
  inChunks(plane.length, (from, to) => even(plane, mean, deviation, from, to));
  return plane;
}

function even(plane: Plane, mean: number, deviation: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const at = (plane[i]! - mean) / deviation;
    // as the table of a bell's sum has it, from -4 to 4
    plane[i] = BELL[at <= -4 ? 0 : at >= 4 ? BELL.length - 1 : ((at + 4) * BELL_STEPS + 0.5) | 0]!;
  }
}

/**
 * The lines that a draughtsman would draw, 0 to 1: where it is darker than about it, followed along the edge so that a line is one
 * (flow-based difference of Gaussians).
 *
 * @param thick pixels of a line
 */
export function outlines(l: Plane, flow: Flow, thick: number): Plane {
  const { width, height } = flow;
  const near = blur(l, width, height, thick);
  const far = blur(l, width, height, thick * 1.9);
  inChunks(far.length, (from, to) => add(far, near, -1, from, to));
  const ridge = along(far, flow, thick * 4);
  // of what has soft edges only, these are its lines
  const full = clamp(quantile(ridge, 0.97), 0.026, 0.045);
  inChunks(ridge.length, (from, to) => step(ridge, 0.18 * full, full, from, to));
  return ridge;
}

function step(plane: Plane, low: number, high: number, from: number, to: number): void {
  for (let i = from; i < to; i++) plane[i] = smoothstep(low, high, plane[i]!);
}
