import { blank, blur, clamp, fromLab, smoothstep, toLab } from '../planes';
import type { Plane } from '../planes';
import { graded } from './grade';
import { clouds, tooth } from './flow';
import { lch } from '../../palette/palette';
import type { Treatment } from './tone';

/** Drums of a workshop: a fluorescent pink, a blue and a yellow. */
export const DRUMS = ['#ff48a8', '#0a73b8', '#ffdf00'] as const;
const SHEET = [250, 246, 236] as const;
/** Lightness from which on a colour is that of the paper. */
const PALE = 0.9;
/** How far the sheet lay off at each pass, in pixels of a picture 1024 wide. */
const OFF = [
  [0, 0],
  [4.2, -2.6],
  [-3, 3.4],
  [2.6, 3.8],
] as const;
/** The screen of each drum, turned against the others. */
const ANGLES = [0.26, 0.78, 1.31, 0];
/** Rounds in which the inks that make a colour together are found. */
const ROUNDS = 5;

/**
 * A risograph: two or three spot inks, one over the other on soft paper, each from its own master with the grain of the drum, and no
 * two in register. How much of each makes a colour is told by what they absorb (least squares, none below nothing).
 */
export const risograph: Treatment = (source, { colours, random, unit, strength, isDrawn }) => {
  const { width, height } = source;
  const papers = colours.filter((hex) => lch(hex).l > PALE);
  const named = colours.filter((hex) => lch(hex).l <= PALE).slice(0, 4);
  const inks = (named.length ? named : DRUMS).map(absorbed);
  const sheet = papers[0] ? bytesOf(papers[0]) : SHEET;
  const lively = graded(source, { saturation: 1.25, contrast: 1.08, stretch: 0.9, lift: { low: 0.06, middle: 0.55 } });
  const soft = blur(lively.l, width, height, 7 * unit);
  const crisp = fromLab({ ...lively, l: lively.l.map((v, i) => clamp(v + 0.35 * (v - soft[i]!))) });
  const masters = mastersOf(crisp, inks);
  const data = new Uint8Array(width * height * 4).fill(255);
  const light = [0, 1, 2].map((c) => new Float32Array(width * height).fill(sheet[c]!)) as [Plane, Plane, Plane];
  const swell = clouds(width, height, 170 * unit, random);
  masters.forEach((master, k) => {
    const grain = tooth(width, height, 0.9 * unit, random);
    const [sin, cos] = [Math.sin(ANGLES[k]!), Math.cos(ANGLES[k]!)];
    const cell = Math.max(3.2, (3 + 0.9 * strength) * unit);
    const [dx, dy] = OFF[k]!.map((v) => Math.round(v * unit * (0.7 + 0.5 * strength))) as [number, number];
    const ink = inks[k]!;
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        const from = clamp(y - dy, 0, height - 1) * width + clamp(x - dx, 0, width - 1);
        const cover = master[from]!;
        if (cover < 0.025) continue;
        // a fine screen with the grain of the master in it, and a solid of a drum is never quite even
        const u = ((x * cos + y * sin) * 2 * Math.PI) / cell;
        const v = ((y * cos - x * sin) * 2 * Math.PI) / cell;
        const screen = 0.5 - (Math.cos(u) + Math.cos(v)) / 4;
        const threshold = 0.62 * screen + 0.38 * grain[i]!;
        const screened = smoothstep(-0.17, 0.17, 1.1 * cover - 0.05 - (isDrawn ? 0.12 + 0.76 * threshold : threshold));
        const solid = smoothstep(0.86, 1, cover);
        const laid =
          (screened + (1 - screened) * 0.72 * solid) * (0.93 + 0.06 * swell[i]! - 0.1 * Number(grain[i]! > 0.93));
        for (let c = 0; c < 3; c++) light[c]![i]! *= Math.exp(-ink[c]! * clamp(laid));
      }
  });
  for (let i = 0, p = 0; i < width * height; i++, p += 4) for (let c = 0; c < 3; c++) data[p + c] = light[c]![i]!;
  return width && height ? toLab({ data, width, height }) : blank(source);
};

const bytesOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
/** What a full layer of an ink takes from red, green and blue, as a density. */
const absorbed = (hex: string): [number, number, number] =>
  bytesOf(hex).map((v) => -Math.log(Math.max(10, v) / 255)) as [number, number, number];

const BITS = 5;
const LEVELS = 1 << BITS;
/** How much of each ink each pixel takes, 0 to 1. */
function mastersOf(data: Uint8Array, inks: readonly (readonly [number, number, number])[]): Plane[] {
  const table = inks.map(() => new Float32Array(LEVELS ** 3));
  const norms = inks.map((ink) => ink.reduce((sum, v) => sum + v * v, 1e-6));
  for (let at = 0; at < LEVELS ** 3; at++) {
    const wanted = [at >> (2 * BITS), (at >> BITS) & (LEVELS - 1), at & (LEVELS - 1)].map(
      (v) => -Math.log(Math.max(0.035, v / (LEVELS - 1))),
    );
    const covers = inks.map(() => 0);
    for (let round = 0; round < ROUNDS; round++)
      inks.forEach((ink, k) => {
        let along = 0;
        for (let c = 0; c < 3; c++) {
          let others = 0;
          inks.forEach((other, j) => {
            if (j !== k) others += other[c]! * covers[j]!;
          });
          along += ink[c]! * (wanted[c]! - others);
        }
        covers[k] = clamp(along / norms[k]!);
      });
    // what none of the inks has the hue for is told by its depth
    const total = covers.reduce((sum, v) => sum + v, 0);
    const depth = clamp((wanted[0]! * 0.3 + wanted[1]! * 0.59 + wanted[2]! * 0.11) / 2.2);
    covers.forEach((v, k) => (table[k]![at] = total < depth ? Math.max(v, depth) : v));
  }
  return table.map((covers) => {
    const master: Plane = new Float32Array(data.length / 4);
    const scale = (LEVELS - 1) / 255;
    for (let i = 0, p = 0; i < master.length; i++, p += 4) {
      // between the two nearest greens at least, which carry most of the tone
      const [r, b] = [Math.round(data[p]! * scale), Math.round(data[p + 2]! * scale)];
      const g = data[p + 1]! * scale;
      const low = Math.min(LEVELS - 2, g | 0);
      const at = (r << (2 * BITS)) | (low << BITS) | b;
      master[i] = covers[at]! + (covers[at + LEVELS]! - covers[at]!) * (g - low);
    }
    return master;
  });
}
