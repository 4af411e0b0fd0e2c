import { blur } from '../planes';
import type { Lab, Plane } from '../planes';
import { binAt, colourRatio, pieces, roughness } from './subject';

/** How far the most different two of several masks agree: the share of what either holds that both hold. */
export function agreement(masks: readonly Plane[]): number {
  let least = 1;
  masks.forEach((one, k) => {
    for (const other of masks.slice(k + 1)) {
      let [both, either] = [0, 1e-6];
      for (let i = 0; i < one.length; i++) {
        const [p, q] = [one[i]! > 0.5, other[i]! > 0.5];
        both += Number(p && q);
        either += Number(p || q);
      }
      least = Math.min(least, both / either);
    }
  });
  return least;
}

/** Of the colours of a hole, the mean logarithm of how much more they are the subject's from which on it is the subject's. */
const OWN = -1.6;

/**
 * A mask with the holes closed that are of no colour of the background.
 *
 * @returns also the share of the subject that the holes left open have
 */
export function closed(lab: Lab, mask: Plane): { mask: Plane; open: number } {
  const { width, height } = lab;
  const holes = pieces(width, height, (i) => mask[i]! <= 0.5)
    .filter(({ atBorder }) => !atBorder)
    .map(({ cells }) => cells);
  // what a hole is made of shall not count as the background's own
  const known = mask.slice();
  for (const hole of holes) for (const i of hole) known[i] = 0.5;
  const bins = Int32Array.from(mask, (_, i) => binAt(lab, i));
  const ratio = colourRatio(bins, known);
  const out = mask.slice();
  const held = mask.reduce((sum, v) => sum + Number(v > 0.5), 1e-6);
  let left = 0;
  for (const hole of holes) {
    if (hole.reduce((sum, i) => sum + ratio[bins[i]!]!, 0) / hole.length > OWN) for (const i of hole) out[i] = 1;
    else left += hole.length;
  }
  return { mask: out, open: left / held };
}

/** How sharp the outline of a mask is beside the sharpest edges of the picture: their median change of lightness in proportion. */
export function focus({ l, width, height }: Lab, mask: Plane): number {
  const on: number[] = [];
  const all: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const change = Math.abs(l[i + 1]! - l[i - 1]!) + Math.abs(l[i + width]! - l[i - width]!);
      if ((x + y) % 3 === 0) all.push(change);
      const isIn = mask[i]! > 0.5;
      if (isIn !== mask[i + 1]! > 0.5 || isIn !== mask[i + width]! > 0.5) on.push(change);
    }
  const at = (values: number[], share: number) => values.sort((p, q) => p - q)[Math.floor(values.length * share)] ?? 0;
  return at(on, 0.5) / Math.max(0.02, at(all, 0.98));
}

/** The distance in OKLab below which two sides of an outline are hardly told apart. */
const ALIKE = 0.06;

/** The share of the outline of a mask, without the frame of the picture, whose two sides are hardly told apart. */
export function faint(lab: Lab, mask: Plane): number {
  const { width, height } = lab;
  // past the edge itself, which is soft
  const reach = Math.max(2, Math.round(Math.max(width, height) / 128));
  const [l, a, b] = [lab.l, lab.a, lab.b].map((plane) => blur(plane, width, height, 1)) as [Plane, Plane, Plane];
  let [alike, count] = [0, 1e-6];
  for (let y = reach + 1; y < height - reach - 1; y++)
    for (let x = reach + 1; x < width - reach - 1; x++) {
      const i = y * width + x;
      if (mask[i]! <= 0.5) continue;
      for (const step of [1, -1, width, -width]) {
        if (mask[i + step]! > 0.5) continue;
        const [p, q] = [i - reach * step, i + reach * step];
        count++;
        alike += Number((l[p]! - l[q]!) ** 2 + (a[p]! - a[q]!) ** 2 + (b[p]! - b[q]!) ** 2 < ALIKE ** 2);
      }
    }
  return alike / count;
}

/** From these shares on a doubt is told: of an outline that is hardly told, and of the subject what was taken out of its middle. */
const TOLD = { faint: 0.18, holes: 0.03 };
/** So much longer than the same outline smoothed it is ragged. */
const RAGGED = 1.38;
/**
 * How fast colour changes at a clear edge, the share of all such edges that lie outside from which on other things were left out, and how
 * thick in proportion to the longer side what is no mere line is.
 */
const CLEAR = { step: 0.15, outside: 0.13, line: 0.04 };
/** How much of a subject loose pieces are at least, and at most: a swarm of them is what the picture is of. */
const LOOSE = { share: 0.02, most: 0.4 };
const DOUBT =
  'Subject and background are hard to tell apart here: parts of the subject may be missing, or parts of the background left. Please look at the cut-out before you use it.';

/**
 * What is to be said of a mask, one sentence for each thing that can be measured on it.
 *
 * @param isUnsure what found it does not trust it, whatever is measured here
 */
export function doubtsOf(lab: Lab, alpha: Plane, isUnsure = false): string[] {
  const { width, height } = lab;
  const told: string[] = [];
  const pale = faint(lab, alpha);
  if (isUnsure) told.push(DOUBT);
  else if (pale > TOLD.faint)
    told.push(
      `Along ${percent(pale)} of its outline the subject has nearly the colours of what is behind it: there some of it may be missing, or some of the background left.`,
    );
  else if (roughness(alpha, width, height) > RAGGED)
    told.push('The outline is ragged: look for nicks in the subject and for scraps of the background beside it.');
  const inside = pieces(width, height, (i) => alpha[i]! > 0.5).toSorted(
    (one, other) => other.cells.length - one.cells.length,
  );
  const sizes = inside.map(({ cells }) => cells.length);
  const area = sizes.reduce((sum, cells) => sum + cells, 1e-6);
  const holes = pieces(width, height, (i) => alpha[i]! <= 0.5).reduce(
    (sum, { cells, atBorder }) => sum + (atBorder ? 0 : cells.length),
    0,
  );
  if (holes > TOLD.holes * area)
    told.push(
      'What the subject encloses went where it has the colours of the background: look whether some of that belongs to it.',
    );
  if (outside(lab, alpha) > CLEAR.outside)
    told.push('Other things with clear edges stand beside what was kept: they were taken for background.');
  // shoulders and tables are cut off by the frame below; what reaches both sides higher up is a scene
  if (acrossFrame(alpha, width, 0.6))
    told.push(
      'The subject reaches from the left to the right edge of the picture: some of the scene may have come with it.',
    );
  const loose = (area - (sizes[0] ?? 0)) / Math.max(1, sizes[0] ?? 0);
  if (loose > LOOSE.share && loose < LOOSE.most)
    told.push('Besides the largest piece smaller loose ones were kept: look whether they belong to the subject.');
  return told;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The share of the clear edges of a picture that lie away from what was kept and are of things: a horizon is a line. */
function outside({ l, a, b, width, height }: Lab, alpha: Plane): number {
  const near = blur(alpha, width, height, 5);
  const isAway = new Uint8Array(alpha.length);
  let all = 1e-6;
  for (let y = 3; y < height - 3; y++)
    for (let i = y * width + 3; i < (y + 1) * width - 3; i++) {
      const step =
        Math.abs(l[i + 2]! - l[i - 2]!) +
        Math.abs(l[i + 2 * width]! - l[i - 2 * width]!) +
        Math.abs(a[i + 2]! - a[i - 2]!) +
        Math.abs(b[i + 2]! - b[i - 2]!);
      if (step < CLEAR.step) continue;
      all++;
      isAway[i] = Number(near[i]! < 0.02);
    }
  let away = 0;
  for (const { cells } of pieces(width, height, (i) => isAway[i] === 1))
    if (least(cells, width) > CLEAR.line * Math.max(width, height)) away += cells.length;
  return away / all;
}

/** The shorter side of the rectangle that a piece lies in, in pixels. */
function least(cells: Int32Array, width: number): number {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const i of cells) {
    const y = (i / width) | 0;
    const x = i - y * width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return Math.min(right - left, bottom - top) + 1;
}

/** Whether a mask touches the left and the right side, within this share of the height from above. */
export function acrossFrame(mask: Plane, width: number, within = 1): boolean {
  let [left, right] = [0, 0];
  for (let row = 0; row < within * mask.length; row += width) {
    left += Number(mask[row]! > 0.5);
    right += Number(mask[row + width - 1]! > 0.5);
  }
  return Math.min(left, right) > 0;
}
