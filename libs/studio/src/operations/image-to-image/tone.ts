import type { Random } from '../../random';
import { saliency } from '../saliency';
import { blank, blur, clamp, inChunks, quantile, quantiles, resizePlane, shrunk, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { labOf, PALEST } from './grade';
import type { Ab } from './grade';

export interface Means {
  /** 0 to 1: how far it goes in what it does; mixing with the source is the caller's */
  strength: number;
  /** Hex colours to work in; empty for the picture's own. */
  colours: readonly string[];
  random: Random;
  /** the lighter ink on the darker ground */
  isReversed?: boolean;
  /** flat inks and lines rather than a photograph: what was flat stays flat */
  isDrawn?: boolean;
  /** no outlines */
  unlined?: boolean;
  /** tones as screens of dots */
  isScreened?: boolean;
  /** how many colours are asked for, where they are counted */
  count?: number;
  /** an outline is asked for */
  outlined?: boolean;
  /** washes are salted, or bloom */
  isSalted?: boolean;
  /** a metal is rusted */
  isRusted?: boolean;
  /** how much ink is where in what is lines on paper and nothing else */
  lines?: Plane;
  /** on a white board, no paper */
  isBoard?: boolean;
  /** pixels that stand for one pixel of a picture 1024 wide */
  unit: number;
}
export type Treatment = (source: Lab, means: Means) => Lab;

export const PAPER: Ab = { l: 0.975, a: 0.002, b: 0.014 };
/** A white board is colder and lighter than paper. */
export const BOARD: Ab = { l: 0.988, a: -0.001, b: -0.003 };

export const mixed = (from: Ab, to: Ab, t: number): Ab => ({
  l: from.l + (to.l - from.l) * t,
  a: from.a + (to.a - from.a) * t,
  b: from.b + (to.b - from.b) * t,
});

/** The colour at t (0 to 1) of a ramp of colours, evenly apart; of one colour that one. */
export function ramp(stops: readonly Ab[], t: number): Ab {
  const at = clamp(t) * (stops.length - 1);
  const i = Math.max(0, Math.min(stops.length - 2, at | 0));
  return mixed(stops[i]!, stops[i + 1] ?? stops[i]!, at - i);
}

/** One ink on one paper, as much of it at each pixel as `ink` says (0 to 1). */
export function inked({ width, height }: Lab, ink: Plane, [dark, light]: readonly [Ab, Ab]): Lab {
  const out = blank({ width, height });
  inChunks(ink.length, (from, to) => {
    between(ink, light.l, dark.l, out.l, from, to);
    between(ink, light.a, dark.a, out.a, from, to);
    between(ink, light.b, dark.b, out.b, from, to);
  });
  return out;
}

function between(share: Plane, one: number, other: number, out: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) out[i] = one + (other - one) * clamp(share[i]!);
}

/** Dark, perhaps between, and light: a ramp of the colours asked for that reaches deep and high enough to carry a picture. */
export function tones(colours: readonly string[], isOnPaper = false): Ab[] {
  const stops = colours.map(labOf).sort((x, y) => x.l - y.l);
  const [first, last] = [stops[0]!, stops.at(-1)!];
  // two that are far enough apart are the two that were asked for; where both are inks, the paper is a third
  if (stops.length === 2 && last.l - first.l > 0.28 && !(isOnPaper && last.l < 0.72)) return stops;
  if (first.l > 0.38) stops.unshift({ l: 0.24, a: first.a * 0.55, b: first.b * 0.55 });
  if (last.l < 0.86) stops.push({ l: 0.965, a: last.a * 0.16, b: last.b * 0.16 + 0.008 });
  return stops;
}

/** An ink and a paper: the ends of the colours asked for, else these. */
export function inkAndPaper(
  colours: readonly string[],
  otherwise: readonly [string, string],
  isReversed = false,
): [Ab, Ab] {
  // a light colour alone is that of the paper
  const isPaper = colours.length === 1 && labOf(colours[0]!).l > 0.8;
  const stops = tones(isPaper ? [otherwise[0], ...colours] : colours.length ? colours : otherwise);
  const ends: [Ab, Ab] = [stops[0]!, stops.at(-1)!];
  return isReversed ? [ends[1], ends[0]] : ends;
}

const CURVE = 2048;
/** Lightness over the whole range, its middle at `middle`. */
export function exposed(l: Plane, middle: number): Plane {
  const [lowest = 0, median = 0, top = 1] = quantiles(l, [0.01, 0.5, 0.99]);
  // what has nothing dark in it is not to have something black
  const low = Math.min(lowest, PALEST);
  const high = Math.max(low + 0.1, top);
  const half = clamp((median - low) / (high - low), 0.08, 0.92);
  // a gamma that stays gentle: a night is to stay one, and a white ground is no tone to be brought to the middle
  const gamma = clamp(Math.log(middle) / Math.log(half), 0.55, 1 + 0.5 * (1 - smoothstep(0.8, 0.92, half)));
  const curve = Float32Array.from({ length: CURVE + 2 }, (_, i) => Math.min(1, i / CURVE) ** gamma);
  const out = new Float32Array(l.length);
  const scale = 1 / (high - low);
  inChunks(l.length, (from, to) => curved(l, low, scale, curve, out, from, to));
  return out;
}

function curved(l: Plane, low: number, scale: number, curve: Plane, out: Plane, from: number, to: number): void {
  const steps = curve.length - 2;
  for (let i = from; i < to; i++) {
    const at = clamp((l[i]! - low) * scale) * steps;
    const k = at | 0;
    out[i] = curve[k]! + (curve[k + 1]! - curve[k]!) * (at - k);
  }
}

/** Lightness as somebody who draws sees it: over the whole range, and what lies side by side told apart. */
export function lit({ l, width, height }: Lab, unit: number, middle: number, local: number): Plane {
  const apart = blur(l, width, height, 26 * unit);
  inChunks(l.length, (from, to) => parted(l, apart, local, from, to));
  return exposed(apart, middle);
}

function parted(l: Plane, around: Plane, local: number, from: number, to: number): void {
  for (let i = from; i < to; i++) around[i] = clamp(l[i]! + local * (l[i]! - around[i]!));
}

const LEVELS = 256;
/** How many times a difference of tones is made larger at most: of an even sky only the grain would be. */
const STEEPEST = 3;
/** Lightness so far on the way to where each tone has as many pixels as any other (histogram equalisation), both ends kept. */
export function levelled(l: Plane, share: number): Plane {
  const counts = new Float64Array(LEVELS + 1);
  for (let i = 0; i < l.length; i++) counts[(clamp(l[i]!) * LEVELS + 0.5) | 0]!++;
  const most = (STEEPEST * l.length) / LEVELS;
  const curve = new Float32Array(LEVELS + 2);
  for (let k = 1; k <= LEVELS; k++)
    curve[k] = curve[k - 1]! + (Math.min(most, counts[k - 1]!) + Math.min(most, counts[k]!)) / 2;
  const all = curve[LEVELS]!;
  for (let k = 0; k <= LEVELS; k++) curve[k] = (1 - share) * (k / LEVELS) + share * (curve[k]! / all);
  curve[LEVELS + 1] = 1;
  const out = new Float32Array(l.length);
  inChunks(l.length, (from, to) => curved(l, 0, 1, curve, out, from, to));
  return out;
}

/** The lightness of the middle tone from which on a picture is on white. */
const ON_WHITE = 0.8;
export const isOnWhite = (l: Plane): boolean => quantile(l, 0.5) > ON_WHITE;

/** The share of half tones that the smoothed edges of lines make up at the most. */
const HALF_TONES = 0.08;
/** Whether a picture is dark lines on white and nothing else. */
export function isLineArt(l: Plane): boolean {
  if (!isOnWhite(l)) return false;
  let half = 0;
  for (let i = 0; i < l.length; i++) half += Number(l[i]! > 0.4 && l[i]! < 0.96);
  return half < HALF_TONES * l.length;
}

/** How much each pixel belongs to what the picture is of, 0 to 1, softly. */
export function standing({ l, a, b, width, height }: Lab): Plane {
  const side = Math.max(1, Math.round(Math.max(width, height) / 136));
  const [w, h] = [Math.ceil(width / side), Math.ceil(height / side)];
  const small = (plane: Plane) => shrunk(plane, width, height, side);
  const stands = saliency({ l: small(l), a: small(a), b: small(b), width: w, height: h });
  const soft = blur(
    stands.map((v) => smoothstep(0.15, 0.6, v)),
    w,
    h,
    2.2,
  );
  return resizePlane(soft, w, h, width, height);
}
