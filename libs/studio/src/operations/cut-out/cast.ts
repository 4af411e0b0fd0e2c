import { blur, quantile } from '../planes';
import type { Lab, Plane } from '../planes';
import { flood } from './flood';
import { pieces } from './subject';

/** Lightness in proportion to the ground's between which it is the ground, in a shadow or not: below it is a thing that is black. */
const DARKEST = 0.3;
const LIGHTEST = 1.05;
/** The share of a subject's height, from its foot, in which ground is looked for. */
const LOW = 0.55;
/** How far the hue, in proportion to lightness, may lie from the ground's, beside what the ground differs from itself. */
const HUE = 0.035;
const MOST_HUE = 0.11;
/** The same for the change of lightness from a pixel to the next. */
const STEP = 0.03;
const MOST_STEP = 0.07;
/** As much of what was found for the subject may be ground, and as little. */
const MOST = 0.5;
const LEAST = 0.004;
/** How many times the changes of the ground the outline that is left has to have where the ground was taken away. */
const STARK = 1.6;

/**
 * A mask without the ground at the foot of the subject that went with it, most of all the shadow that it throws there: as dark as it
 * may be, light and hue keep their proportion in it (in OKLab all three shrink alike), and it is entered from the ground beside it
 * without an edge.
 */
export function withoutCast(lab: Lab, mask: Plane): Plane {
  const { width, height } = lab;
  const side = Math.max(width, height);
  let [top, bottom, area] = [height, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (mask[i]! <= 0.5) continue;
    const y = (i / width) | 0;
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    area++;
  }
  if (area === 0) return mask;
  const from = Math.round(bottom - LOW * (bottom - top)) * width;
  const calm = (plane: Plane) => blur(plane, width, height, 1);
  const [l, a, b] = [calm(lab.l), calm(lab.a), calm(lab.b)];
  const ground = groundBeside({ l, a, b, width, height }, blur(mask, width, height, 0.02 * side), 0.06 * side);
  const hueOff = (i: number) => {
    const [own, other] = [Math.max(0.08, l[i]!), Math.max(0.08, ground.l[i]!)];
    return Math.abs(a[i]! / own - ground.a[i]! / other) + Math.abs(b[i]! / own - ground.b[i]! / other);
  };
  const change = (i: number) => Math.abs(l[i]! - l[i - 1]!) + Math.abs(l[i]! - l[i - width]!);
  // how much the ground beside the subject differs from itself
  const near = blur(mask, width, height, 0.07 * side);
  const beside: number[] = [];
  for (let i = Math.max(from, width + 1); i < mask.length; i++) if (mask[i]! < 0.1 && near[i]! > 0.03) beside.push(i);
  if (beside.length < 30) return mask;
  const usual = (of: (i: number) => number) => quantile(Float32Array.from(beside, of), 0.5);
  const texture = usual(change);
  const hue = Math.min(MOST_HUE, HUE + 1.5 * usual(hueOff));
  const step = Math.min(MOST_STEP, STEP + texture);
  const enters = (at: number, to: number): boolean => {
    if (to < from || mask[to]! <= 0.5 || Math.abs(l[at]! - l[to]!) > step) return false;
    const part = l[to]! / Math.max(0.08, ground.l[to]!);
    return part >= DARKEST && part <= LIGHTEST && hueOff(to) <= hue;
  };
  const { reached: isGround, count } = flood(width, mask.length, (i) => mask[i]! <= 0.5, enters, from);
  if (count < LEAST * area || count > MOST * area) return mask;
  // no threads of it into the subject
  const whole = blur(Float32Array.from(isGround), width, height, 1.2);
  const left = mask.map((v, i) => (whole[i]! > 0.5 ? 0 : v));
  return parts(left, whole, change, width) > STARK * texture + 0.02 ? withoutCrumbs(left, width, height) : mask;
}

/** The ground's colour at each pixel, as it is about there where the subject is not, from as close by as there is some. */
function groundBeside({ l, a, b, width, height }: Lab, beside: Plane, reach: number): Lab {
  const weight = beside.map((v) => Number(v < 0.03) + 1e-6);
  const spread = (plane: Plane, sigma: number) => blur(plane, width, height, sigma);
  const wide = 4 * reach;
  const [close, far] = [spread(weight, reach), spread(weight, wide)];
  const filled = (plane: Plane) => {
    const own = plane.map((v, i) => v * weight[i]!);
    const [here, there] = [spread(own, reach), spread(own, wide)];
    return here.map((v, i) => (v + 0.02 * there[i]!) / (close[i]! + 0.02 * far[i]!));
  };
  return { l: filled(l), a: filled(a), b: filled(b), width, height };
}

/** The mean change of lightness where the subject now ends and before went on. */
function parts(left: Plane, ground: Plane, change: (i: number) => number, width: number): number {
  let [sum, count] = [0, 1e-6];
  for (let i = width + 1; i < left.length - width - 1; i++) {
    if (left[i]! <= 0.5) continue;
    if (![i - 1, i + 1, i - width, i + width].some((j) => left[j]! <= 0.5 && ground[j]! > 0.5)) continue;
    sum += Math.max(change(i), change(i + 1), change(i + width));
    count++;
  }
  return sum / count;
}

/** What the ground held together and no longer does goes with it. */
function withoutCrumbs(mask: Plane, width: number, height: number): Plane {
  const found = pieces(width, height, (i) => mask[i]! > 0.5);
  const most = found.reduce((best, { cells }) => Math.max(best, cells.length), 0);
  for (const { cells } of found) if (cells.length < 0.03 * most) for (const i of cells) mask[i] = 0;
  return mask;
}
