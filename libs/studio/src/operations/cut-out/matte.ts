import { blur, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { guide } from './guided';
import { pieces } from './pieces';
import { distanceTo } from './plain';

/** A piece of what was found has at least this share of the largest. */
const CRUMB = 0.02;

/** The opacity by what was found of the subject, with the picture's own edges: soft where hair and blur are, hard elsewhere. */
export function matteOf(lab: Lab, salient: Plane): Plane {
  const { width, height } = lab;
  const side = Math.max(width, height);
  const found = withoutCrumbs(salient, width, height);
  const followed = guide(lab, Math.max(3, Math.round(side * 0.011)), 8e-5)(found);
  const inside = blur(
    found.map((v) => Number(v > 0.5)),
    width,
    height,
    side * 0.007,
  );
  for (let i = 0; i < followed.length; i++) {
    // far inside and outside it is what was found
    const sure = smoothstep(0.01, 0.1, inside[i]!) * (1 - smoothstep(0.92, 0.995, inside[i]!));
    followed[i] = smoothstep(0.18, 0.86, followed[i]!) * sure + (inside[i]! > 0.5 ? 1 : 0) * (1 - sure);
  }
  return followed;
}

function withoutCrumbs(salient: Plane, width: number, height: number): Plane {
  const found = pieces(width, height, (i) => salient[i]! > 0.5);
  const most = found.reduce((best, { cells }) => Math.max(best, cells.length), 0);
  const out = salient.slice();
  for (const { cells } of found) if (cells.length < CRUMB * most) for (const i of cells) out[i] = 0;
  return out;
}

/** Thinner than this, in proportion to the longer side, the network's outline and that by colour may differ by chance. */
const THICK = 0.012;
/** How sure the network has to be of what colour takes for the ground. */
const SURE = 0.85;
/** How far from the ground, in OKLab, a colour is nearly the ground's, and how far it is surely none. */
const STARK = { from: 0.1, to: 0.2 };

/**
 * The opacity before a plain ground, told by its colour, put right by what the network found: a pale dial that went with the ground
 * belongs to the clock, and a pale rest of a shadow does not.
 */
export function putRight(lab: Lab, alpha: Plane, salient: Plane, distance: Plane): Plane {
  const { width, height } = lab;
  const matte = matteOf(lab, salient);
  const isHole = holesIn(alpha, distance, width, height);
  const eaten = new Float32Array(alpha.length);
  for (const i of thick(width, height, (at) => alpha[at]! <= 0.5 && !isHole[at] && salient[at]! > SURE)) eaten[i] = 1;
  // up to the outline there the colour tells nothing either
  const reach = 2 * THICK * Math.max(width, height);
  const toEaten = distanceTo(eaten, width, height);
  const out = alpha.map((v, i) => {
    if (toEaten[i]! <= reach && !isHole[i]) return matte[i]!;
    const stark = smoothstep(STARK.from, STARK.to, distance[i]!);
    return v * (stark + (1 - stark) * matte[i]!);
  });
  for (const { cells, atBorder } of pieces(width, height, (i) => out[i]! <= 0.5))
    if (!atBorder && !isHole[cells[0]!] && cells.reduce((sum, i) => sum + salient[i]!, 0) > SURE * cells.length)
      for (const i of cells) out[i] = 1;
  return out;
}

/** A place that a subject encloses and that is no hole: smaller than this share of the picture, so far off the ground, or with so large a mark in it. */
const HOLE = { share: 0.002, off: 0.012, mark: 20 };

/** 1 where the ground is seen through a ring or a handle, of which the network knows nothing: the same colour, and nothing lies there, as hands do on a dial. */
function holesIn(alpha: Plane, distance: Plane, width: number, height: number): Uint8Array {
  const isBesideMark = new Uint8Array(alpha.length);
  const [, ...marks] = pieces(width, height, (i) => alpha[i]! > 0.5).toSorted(
    (one, other) => other.cells.length - one.cells.length,
  );
  for (const { cells } of marks)
    if (cells.length >= HOLE.mark)
      for (const i of cells) for (const j of [i - 1, i + 1, i - width, i + width]) isBesideMark[j] = 1;
  const isHole = new Uint8Array(alpha.length);
  for (const { cells, atBorder } of pieces(width, height, (i) => alpha[i]! <= 0.5))
    if (
      !atBorder &&
      cells.length > HOLE.share * alpha.length &&
      cells.reduce((sum, i) => sum + distance[i]!, 0) < HOLE.off * cells.length &&
      !cells.some((i) => isBesideMark[i])
    )
      for (const i of cells) isHole[i] = 1;
  return isHole;
}

/** The pixels that belong and are no thin strip (a morphological opening). */
export function thick(width: number, height: number, belongs: (i: number) => boolean): number[] {
  const size = width * height;
  const reach = THICK * Math.max(width, height);
  const isOut: Plane = new Float32Array(size);
  for (let i = 0; i < size; i++) isOut[i] = Number(!belongs(i));
  const deep = distanceTo(isOut, width, height).map((v) => Number(v > reach));
  const toDeep = distanceTo(deep, width, height);
  const found: number[] = [];
  for (let i = 0; i < size; i++) if (isOut[i] === 0 && toDeep[i]! <= reach + 1) found.push(i);
  return found;
}
