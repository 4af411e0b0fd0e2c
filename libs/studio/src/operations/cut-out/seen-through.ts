import { blur } from '../planes';
import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';
import { beside, noiseOf, withoutFaint } from './plain';
import type { Backdrop } from './plain';
import { coloursOf } from './rim';
import { hasMark, thinness } from './walls';

// What a subject encloses of a ground, as a wheel between its spokes and a handle do, has no hue that would tell it where the ground is grey.
// It is told by its being the very colour of the ground beside it, by what the network sees there, and by how thin what encloses it is.

/** How much of the ground's light falls on what is seen of it, in its own shadow as well, and how far off its hue that may be. */
const LIGHT = { least: 0.62, most: 1.04 };
const OFF = 0.022;
/** Up to this residual a ground was made on a screen, and lies in no shadow where it is seen through something: a pale grey there is paint. */
const SCREEN = { residual: 0.001, light: 0.96 };
/** And how much falls on it at least where the network takes it for the subject. */
const LIT = 0.95;
/** Fewer pixels are a highlight. */
const SPECK = 24;
/** How much of it the network may take for the subject at the most, or where it is only drawn. */
const UNLIKELY = 0.5;
const DRAWN = 0.25;
/** And where it takes it for the subject: how far, in OKLab, its mean may lie off the ground's, in lightness and in hue, and how much more uneven it may be. */
const SAME = { light: 0.02, hue: 0.006, uneven: 1.5 };
/** What encloses it is thin for the most part, and of bars between many such places less of it. */
const THIN = { share: 0.75, many: 4, bars: 0.45 };
/** More than this share of the subject is its own colour, where the network takes it for the subject. */
const OWN = 0.85;

/**
 * The opacity without the ground that is seen through the subject; undefined where there is none.
 *
 * @param salient how likely each pixel belongs to the subject
 * @param isDrawing it is of flat inks: only what the network sees tells
 */
export function withoutSeenThrough(
  backdrop: Backdrop,
  lab: Lab,
  alpha: Plane,
  salient: Plane,
  isDrawing = false,
): Plane | undefined {
  const { width, height } = lab;
  const outside = alpha.map((v) => Number(v <= 0.04));
  const ground = coloursOf(lab, outside);
  const calm = (plane: Plane) => blur(plane, width, height, 0.8);
  const still = { l: calm(lab.l), a: calm(lab.a), b: calm(lab.b) };
  // beside a shadow that went with the ground its own colour is told by the rest of it
  const grounds = [ground, backdrop.ground()];
  const near = Math.max(OFF, 1.6 * noiseOf(backdrop.residual));
  const [about, fitted] = grounds.map((one) => lightOn(still, one, near)) as [Plane, Plane];
  const light = about.map((v, i) => Math.max(v, fitted[i]!));
  const isKept = (i: number) => alpha[i]! > 0.04;
  const reached = outside.slice();
  const likely = (cells: Int32Array) => cells.reduce((sum, i) => sum + salient[i]!, 0) / cells.length;
  const open = (cells: Int32Array) => {
    for (const i of cells) reached[i] = 1;
    return cells.length;
  };
  let count = 0;
  const unlikely = isDrawing ? DRAWN : UNLIKELY;
  const least = backdrop.residual <= SCREEN.residual ? SCREEN.light : LIGHT.least;
  for (const { cells } of pieces(width, height, (i) => isKept(i) && light[i]! > least))
    if (cells.length >= SPECK && likely(cells) < unlikely) count += open(cells);
  if (!isDrawing) {
    const uneven = lab.l.map((v, i) => Math.abs(v - still.l[i]!));
    const usual = meanWhere(uneven, (i) => outside[i] === 1);
    const isOpen = (i: number) => reached[i] === 1 || light[i]! > LIT;
    const likes = pieces(width, height, (i) => reached[i] === 0 && light[i]! > LIT)
      .filter(
        ({ cells }) =>
          cells.length >= SPECK &&
          grounds.some((one) => isSame(lab, one, cells)) &&
          unevennessIn(uneven, cells, lab) < SAME.uneven * usual + 0.002 &&
          !hasMark(cells, width),
      )
      .map(({ cells }) => ({ cells, thin: thinness(cells, lab, isOpen) }));
    const isBarred = likes.filter(({ thin }) => thin > THIN.bars).length >= THIN.many;
    const holes = likes.filter(({ thin }) => thin > (isBarred ? THIN.bars : THIN.share));
    const all = holes.reduce((sum, { cells }) => sum + cells.length, 0);
    if (all < OWN * alpha.reduce((sum, v) => sum + Number(v > 0.04), 0))
      for (const { cells } of holes) count += open(cells);
  }
  if (count === 0) return undefined;
  const soft = beside(backdrop, lab, reached);
  return withoutFaint(
    backdrop,
    alpha.map((v, i) => Math.min(v, soft[i]!)),
    width,
    height,
  );
}

/** How much of its light the ground has at each pixel, 0 where a pixel has another hue. */
function lightOn({ l, a, b }: Pick<Lab, 'l' | 'a' | 'b'>, ground: Lab, near: number): Plane {
  return l.map((v, i) => {
    const [gl, ga, gb] = [ground.l[i]!, ground.a[i]!, ground.b[i]!];
    const light = (v * gl + a[i]! * ga + b[i]! * gb) / (gl * gl + ga * ga + gb * gb + 1e-6);
    const off = Math.hypot(v - light * gl, a[i]! - light * ga, b[i]! - light * gb);
    return off < near && light < LIGHT.most ? light : 0;
  });
}

const meanWhere = (plane: Plane, counts: (i: number) => boolean): number => {
  let [sum, count] = [0, 1e-6];
  for (let i = 0; i < plane.length; i++)
    if (counts(i)) {
      sum += plane[i]!;
      count++;
    }
  return sum / count;
};

function isSame(lab: Lab, ground: Lab, cells: Int32Array): boolean {
  const off = (plane: Plane, other: Plane) => cells.reduce((sum, i) => sum + plane[i]! - other[i]!, 0) / cells.length;
  return (
    Math.abs(off(lab.l, ground.l)) < SAME.light && Math.hypot(off(lab.a, ground.a), off(lab.b, ground.b)) < SAME.hue
  );
}

/** How uneven a place is within, away from the edges of what encloses it. */
function unevennessIn(uneven: Plane, cells: Int32Array, { width, height }: Lab): number {
  const isOwn = new Uint8Array(width * height);
  for (const i of cells) isOwn[i] = 1;
  const [right, down] = [2, 2 * width];
  const isDeep = (i: number) => [i - right, i + right, i - down, i + down].every((j) => isOwn[j] === 1);
  let [sum, count] = [0, 0];
  for (const i of cells)
    if (isDeep(i)) {
      sum += uneven[i]!;
      count++;
    }
  return count > 0 ? sum / count : 0;
}
