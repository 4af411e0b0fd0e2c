import { blur } from '../planes';
import type { Lab, Plane } from '../planes';
import { binAt, colourRatio, pieces } from './subject';

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

/** The share of an outline that is hardly told, from which on that is told. */
const FAINT = 0.26;
/** How much of a subject loose pieces are at least, and how many, to be told; a swarm of them is what the picture is of. */
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
  else if (pale > FAINT)
    told.push(
      `Along ${Math.round(100 * pale)} % of its outline the subject has nearly the colours of what is behind it: there some of it may be missing, or some of the background left.`,
    );
  if (acrossFrame(alpha, width))
    told.push(
      'The subject reaches from the left to the right edge of the picture: some of the scene may have come with it.',
    );
  const [main, ...others] = pieces(width, height, (i) => alpha[i]! > 0.5)
    .map(({ cells }) => cells.length)
    .toSorted((one, other) => other - one);
  const loose = others.reduce((sum, cells) => sum + cells, 0) / Math.max(1, main ?? 0);
  if (loose > LOOSE.share && loose < LOOSE.most)
    told.push('Besides the subject smaller loose pieces were kept: they may be part of the background.');
  return told;
}

/** Whether a mask touches the left and the right side, however low. */
export function acrossFrame(mask: Plane, width: number): boolean {
  let [left, right] = [0, 0];
  for (let row = 0; row < mask.length; row += width) {
    left += Number(mask[row]! > 0.5);
    right += Number(mask[row + width - 1]! > 0.5);
  }
  return Math.min(left, right) > 0;
}
