import { createNoise2D } from 'simplex-noise';
import type { SceneBrief } from '../../prompt/scene';
import type { Random } from '../../random';
import type { Sheet } from '../../sheet';
import { n, rect } from '../../svg';
import type { Light } from './light';
import { keyTone, litTone, shadeTone } from './light';

/** A scene under construction: a frame of w × h whose upper left is (0, 0). */
export interface View {
  sheet: Sheet;
  w: number;
  h: number;
  /** The smaller side as a measure for strokes and trees: 1/1000 of it. */
  u: number;
  light: Light;
  /** The light outside, where the scene is in a room. */
  outside: Light;
  random: Random;
  brief: SceneBrief;
  /** What hangs over the place on strings. */
  strung?: 'lanterns' | 'bunting';
  /** Hex of the flowers that an open land is full of. */
  bloom?: string;
  /** Words will stand in the upper part or at one side: keep it calm. */
  clear?: 'top' | 'side';
  /** Where subjects may stand, from the left. */
  free: [from: number, to: number];
  /** Where the sun or moon stands, px. */
  orb: { x: number; y: number; r: number };
}

/** What a ground gives to those who stand on it. */
export interface Ground {
  /** Where the sky meets the land, or the wall the floor. */
  horizon: number;
  /** Foot of a thing at depth 0 (far) to 1 (near), and how much it shrinks (1 = near). */
  stand: (depth: number, x: number) => { y: number; scale: number };
  /** Open water, from its far to its near edge. */
  water?: [far: number, near: number];
  /** Foot of what stands on this side of the water, before everything else. */
  bank?: (x: number) => number;
  /** Where a bridge crosses the water: its middle and how far it reaches. */
  span?: { x: number; y: number; wide: number };
  /** Where the chief subject is best seen, as a share of the width. */
  spot?: number;
  /** Depth at which the chief subject stands. */
  depth?: number;
  /** Depth at which trees and houses stand, where nothing of the kind stands in the middle: beside a road. */
  verge?: number;
  /** How large things are shown here, 1 = as usual. */
  zoom?: number;
  indoors?: boolean;
  /** Height of a worktop at the back, px: what stands on tables stands on it. */
  ledge?: number;
  /** Under water: what swims hangs in the middle, boats float above. */
  deep?: boolean;
  /** No sun, moon or sky behind. */
  closed?: boolean;
  /** Colours behind words in the upper part and at the foot. */
  upper?: string[];
  foot: string;
  /** What stands before the subjects. */
  front?: () => void;
}

export const lit = (v: View, hex: string, far = 0): string => litTone(v.light, hex, far);
export const dark = (v: View, hex: string, far = 0, depth = 0.34): string => shadeTone(v.light, hex, far, depth);
export const pale = (v: View, hex: string, far = 0, strength = 0.34): string => keyTone(v.light, hex, far, strength);

/** A strip over the whole width, in one course of colours from its upper to its lower edge. @param lean pixels that the course leans to the right */
export const wash = (v: View, top: number, foot: number, stops: [number, string][], lean = 0): string =>
  rect(0, top, v.w, foot - top, v.sheet.linear(0, top, lean, foot, stops));

/** Things stand lower and larger the nearer they are. */
export const plain =
  (horizon: number, h: number, from = 0.12, to = 0.84): Ground['stand'] =>
  (depth) => ({ y: horizon + (h - horizon) * (from + (to - from) * depth), scale: 0.42 + 0.58 * depth });

/** The upper edge of a layer of land over the whole width, and its height at any x. */
export function ridge(
  v: View,
  base: number,
  swing: number,
  scale: number,
  sharp: boolean,
): { d: string; at: (x: number) => number } {
  const noise = createNoise2D(() => v.random.next());
  const at = (x: number): number => {
    const t = x / scale;
    const one = noise(t, 0.5);
    const rough = sharp
      ? (1 - Math.abs(one)) ** 1.5 * 1.5 - 0.75 + 0.3 * (0.5 - Math.abs(noise(t * 2.7, 9))) + 0.08 * noise(t * 8, 3)
      : one + 0.22 * noise(t * 2.2, 7);
    return base - swing * rough;
  };
  const step = sharp ? v.w / 150 : v.w / 50;
  let d = `M0 ${n(v.h)}`;
  for (let x = 0; x <= v.w + step; x += step) d += `L${n(x)} ${n(at(x))}`;
  return { d: `${d}V${n(v.h)}Z`, at };
}

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
/** A flat lens: a wave, a ripple, a streak of cloud. */
export const lens = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}q${n(w / 2)} ${n(-h)} ${n(w)} 0q${n(-w / 2)} ${n(h)} ${n(-w)} 0Z`;

/** A fir as a silhouette. */
export function firAt(x: number, y: number, h: number): string {
  const w = h * 0.23;
  const steps: [number, number][] = [
    [0.68, 0.46],
    [0.63, 0.28],
    [0.38, 0.76],
    [0.33, 0.48],
    [0.04, 1],
  ];
  let d = `M${n(x)} ${n(y - h)}`;
  for (const [up, out] of steps) d += `L${n(x + w * out)} ${n(y - h * up)}`;
  d += `H${n(x + h * 0.03)}V${n(y)}H${n(x - h * 0.03)}V${n(y - h * 0.04)}`;
  for (const [up, out] of [...steps].reverse()) d += `L${n(x - w * out)} ${n(y - h * up)}`;
  return `${d}Z`;
}
/** The right half of a fir: its side in the shade. */
export function firShade(x: number, y: number, h: number): string {
  const w = h * 0.23;
  return `M${n(x)} ${n(y - h)}L${n(x + w * 0.46)} ${n(y - h * 0.68)}L${n(x + w * 0.28)} ${n(y - h * 0.63)}L${n(x + w * 0.76)} ${n(y - h * 0.38)}L${n(x + w * 0.48)} ${n(y - h * 0.33)}L${n(x + w)} ${n(y - h * 0.04)}H${n(x + w * 0.06)}Z`;
}
/** A round tree top of overlapping circles. */
export function crownAt(v: View, x: number, y: number, r: number): string {
  let d = disc(x, y, r);
  for (const [dx, dy, k] of [
    [-0.7, 0.25, 0.62],
    [0.7, 0.2, 0.66],
    [0.1, -0.5, 0.66],
    [-0.35, -0.3, 0.6],
  ] as const)
    d += disc(x + dx * r * v.random.range(0.85, 1.1), y + dy * r, r * k);
  return d;
}
/** Blades of grass along a line. */
export function blades(
  v: View,
  y: (x: number) => number,
  from: number,
  to: number,
  tall: number,
  every: number,
): string {
  let d = '';
  for (let x = from; x < to; x += every * v.random.range(0.5, 1.5)) {
    const h = tall * v.random.range(0.45, 1);
    const lean = h * v.random.range(-0.4, 0.4);
    d += `M${n(x)} ${n(y(x) + tall * 0.1)}q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}q${n(h * 0.12 - lean * 0.2)} ${n(h * 0.5)} ${n(h * 0.16 - lean)} ${n(h)}Z`;
  }
  return d;
}

/** Everything that is said of the place and its things. */
export const said = (v: View): string => [...v.brief.read, ...v.brief.subjects.map(({ words }) => words)].join(' ');
