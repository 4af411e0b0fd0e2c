import { blur, boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';
import { beside, distanceTo } from './plain';
import { pieces } from './subject';

/** Changes of colour over four pixels that are tried in turn as the least that an outline has. */
const STEPS = [0.03, 0.045, 0.065, 0.09] as const;
/** The share by which what is left may change from one of them to the next: without a word, and at all. */
const STABLE = { good: 0.07, most: 0.3 };
/** What is left has at least and at most this share of the picture, and the ground this share of its border. */
const SHARE = { least: 0.008, most: 0.72, border: 0.4 };
/** Pixels up to which a part is thin; and how far off the ground about it in OKLab such a part is no mere edge. */
const THIN = 3;
const RIDGE = 0.1;
/** A piece has at least this share of the largest. */
const CRUMB = 0.012;
/** An enclosed place of at least this share of the picture that is so close to the ground's colour is the ground, seen through. */
const HOLE = { share: 0.0006, off: 0.022 };
/** How rough the ground may be for opacities to be told from it, as `noiseOf` has it. */
const ROUGH = 0.008;

interface Calm {
  alpha: Plane;
  /** Hard, of what is not the ground. */
  mask: Plane;
  /** How little depends on where the threshold lies, 0 to 1. */
  trust: number;
}

/**
 * The opacity of what a calm ground leaves over: from the border colour flows on as long as it changes slowly, over gradients, blurred
 * things and soft shadows alike, whatever colours they have, and stops at the edges of what is in focus. So parts of the ground's own
 * colour stay where an edge is about them, and thin parts are edges themselves.
 */
export function beforeCalm(lab: Lab): Calm | undefined {
  const { width, height } = lab;
  const size = width * height;
  const change = changeOf(lab);
  const tried = STEPS.map((step) => {
    const { reached, border } = grounds(change, step, width, height);
    // as much as is thick: the edges within the ground are not
    const core = boxBlur(reached, width, height, THIN).reduce((sum, v) => sum + Number(v < 0.01), 0) / size;
    return { reached, border, core };
  });
  let [best, least] = [-1, Infinity];
  for (let k = 0; k + 1 < tried.length; k++) {
    const { core, border } = tried[k]!;
    if (core < SHARE.least || core > SHARE.most || border < SHARE.border) continue;
    const off = Math.abs(core - tried[k + 1]!.core) / core;
    // of two that are as good the stricter: a higher one lets more of a faint outline through
    if (off < least - 0.015) [least, best] = [off, k];
  }
  if (best < 0 || least > STABLE.most) return undefined;
  const { reached } = tried[best]!;
  const ground = groundAbout(lab, reached);
  const distance = new Float32Array(size);
  for (let i = 0; i < size; i++)
    distance[i] = Math.sqrt(
      (lab.l[i]! - ground.l[i]!) ** 2 + (lab.a[i]! - ground.a[i]!) ** 2 + (lab.b[i]! - ground.b[i]!) ** 2,
    );
  openHoles(reached, change, STEPS[best]!, distance, width, height);
  const mask = subjectIn(reached, distance, width, height);
  if (!mask) return undefined;
  return {
    alpha: beside(
      { distance, ground: () => ground, residual: ROUGH },
      lab,
      mask.map((v) => 1 - v),
    ),
    mask,
    trust: Math.min(1, (STABLE.most - least) / (STABLE.most - STABLE.good)),
  };
}

/** How much colour changes about each pixel, in the direction in which it changes most. */
function changeOf(lab: Lab): Plane {
  const { width, height } = lab;
  const calm = (plane: Plane) => blur(plane, width, height, 0.8);
  const [l, a, b] = [calm(lab.l), calm(lab.a), calm(lab.b)];
  const out: Plane = new Float32Array(l.length);
  const along = (i: number, step: number) =>
    Math.abs(l[i + step]! - l[i - step]!) +
    1.5 * (Math.abs(a[i + step]! - a[i - step]!) + Math.abs(b[i + step]! - b[i - step]!));
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(height - 3, Math.max(2, y)) * width;
    for (let x = 0; x < width; x++, i++) {
      const at = row + Math.min(width - 3, Math.max(2, x));
      out[i] = Math.max(along(at, 2), along(at, 2 * width));
    }
  }
  return out;
}

/** What is joined to the border and changes no faster, and the share of the border that it has. */
function grounds(change: Plane, step: number, width: number, height: number): { reached: Plane; border: number } {
  const reached: Plane = new Float32Array(change.length);
  let border = 0;
  for (const { cells, atBorder } of pieces(width, height, (i) => change[i]! < step)) {
    if (!atBorder) continue;
    const sides = sidesOf(cells, width, height);
    const touched = sides.filter((count) => count > 0).length;
    const [top, right, bottom, left] = sides.map((count, k) => count / (k % 2 ? height : width)) as [
      number,
      number,
      number,
      number,
    ];
    // what comes in over one side alone may be the smooth part of a subject that the frame cuts off
    const isGround = touched > 1 ? Math.max(top, right, left) > 0.04 || bottom > 0.7 : Math.max(top, right, left) > 0.5;
    if (!isGround) continue;
    for (const i of cells) reached[i] = 1;
    border += sides.reduce((sum, count) => sum + count, 0);
  }
  return { reached, border: border / (2 * (width + height)) };
}

/** Pixels on the upper, right, lower and left side. */
function sidesOf(cells: Int32Array, width: number, height: number): [number, number, number, number] {
  const sides: [number, number, number, number] = [0, 0, 0, 0];
  for (const i of cells) {
    const x = i % width;
    if (i < width) sides[0]++;
    if (x === width - 1) sides[1]++;
    if (i >= width * (height - 1)) sides[2]++;
    if (x === 0) sides[3]++;
  }
  return sides;
}

/** The ground's colour at each pixel, as it is about there. */
function groundAbout({ l, a, b, width, height }: Lab, reached: Plane): Lab {
  const spread = (plane: Plane, part: number) => blur(plane, width, height, part * Math.max(width, height));
  const [near, far] = [0.015, 0.12];
  const [close, wide] = [spread(reached, near), spread(reached, far)];
  const filled = (plane: Plane) => {
    const own = plane.map((v, i) => v * reached[i]!);
    const [here, there] = [spread(own, near), spread(own, far)];
    return here.map((v, i) => (v + 0.02 * there[i]!) / (close[i]! + 0.02 * wide[i]! + 1e-6));
  };
  return { l: filled(l), a: filled(a), b: filled(b), width, height };
}

/** Reaches what is enclosed and is of the ground's colour all over: the ground seen through a handle or a loop. */
function openHoles(reached: Plane, change: Plane, step: number, distance: Plane, width: number, height: number): void {
  const least = HOLE.share * reached.length;
  for (const { cells, atBorder } of pieces(width, height, (i) => reached[i] === 0 && change[i]! < step)) {
    if (atBorder || cells.length < least) continue;
    const off = cells.reduce((sum, i) => sum + distance[i]!, 0) / cells.length;
    if (off < HOLE.off) for (const i of cells) reached[i] = 1;
  }
}

/** 1 where the subject is: what is thick, and what is thin and hangs on it without being a mere edge of the ground. */
function subjectIn(reached: Plane, distance: Plane, width: number, height: number): Plane | undefined {
  const inside = distanceTo(reached, width, height);
  const toCore = distanceTo(
    inside.map((v) => Number(v > THIN + 0.5)),
    width,
    height,
  );
  const belongs = (i: number) => reached[i] === 0 && (toCore[i]! <= THIN + 1.5 || distance[i]! > RIDGE);
  const found = pieces(width, height, belongs);
  const most = found.reduce((best, { cells }) => Math.max(best, cells.length), 0);
  if (most === 0) return undefined;
  const mask: Plane = new Float32Array(reached.length);
  for (const { cells } of found) if (cells.length >= CRUMB * most) for (const i of cells) mask[i] = 1;
  return mask;
}
