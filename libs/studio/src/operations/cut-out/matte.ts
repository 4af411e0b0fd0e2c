import { blur, boxBlur, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { guide } from './guided';
import { pieces } from './pieces';
import type { Piece } from './pieces';
import { distanceTo } from './plain';
import { changeOf } from './sky';
import { thinness } from './walls';

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
/** How much colour changes at the edge of a thing on the average: at that of a shadow it changes less. */
const EDGE = 0.05;
/** And at an edge that encloses something; the share of what is enclosed that is torn off at least. */
const RING = 0.1;
const TORN = 0.05;
/** So many pixels beside what is not pale a change of colour is that of its own edge. */
const RIM = 5;

/**
 * The opacity before a plain ground, told by its colour, put right by what the network found: a pale dial that went with the ground
 * belongs to the clock, and a pale rest of a shadow does not.
 */
export function putRight(lab: Lab, alpha: Plane, salient: Plane, distance: Plane): Plane {
  const { width, height } = lab;
  const matte = matteOf(lab, salient);
  const change = changeOf(lab);
  // what one edge encloses, as a rim does a lens, stays or goes as a whole
  const rooms = pieces(width, height, (i) => change[i]! < RING).filter(({ atBorder }) => !atBorder);
  const isTorn = (plane: Plane, { cells }: Piece) => {
    const kept = meanOf(plane, cells);
    return kept > TORN && kept < 1 - TORN;
  };
  const torn = rooms.filter((room) => isTorn(alpha, room));
  const isHole = holesIn(alpha, distance, width, height, torn);
  const eaten = new Float32Array(alpha.length);
  for (const i of thick(width, height, (at) => alpha[at]! <= 0.5 && !isHole[at] && salient[at]! > SURE)) eaten[i] = 1;
  // up to the outline there the colour tells nothing either
  const reach = 2 * THICK * Math.max(width, height);
  const toEaten = distanceTo(eaten, width, height);
  const isPale = (i: number) => alpha[i]! > 0.04 && matte[i]! < 0.5 && distance[i]! < STARK.to;
  const isRest = restsIn(change, alpha, distance, isPale, lab);
  const out = alpha.map((v, i) => {
    if (toEaten[i]! <= reach && !isHole[i]) return matte[i]!;
    if (isRest[i] === 0) return v;
    const stark = smoothstep(STARK.from, STARK.to, distance[i]!);
    return v * (stark + (1 - stark) * matte[i]!);
  });
  for (const room of rooms) {
    if (!isTorn(out, room)) continue;
    const whole = meanOf(alpha, room.cells) >= 1 - TORN ? 1 : Math.round(meanOf(salient, room.cells));
    for (const i of room.cells) out[i] = whole;
  }
  for (const { cells, atBorder } of pieces(width, height, (i) => out[i]! <= 0.5))
    if (!atBorder && !isHole[cells[0]!] && meanOf(salient, cells) > SURE) for (const i of cells) out[i] = 1;
  return out;
}

const meanOf = (plane: Plane, cells: Int32Array): number => cells.reduce((sum, i) => sum + plane[i]!, 0) / cells.length;

/** 1 where what is pale has no clear edge towards the ground, as a handle has and a shadow has not, or is but the rim of what is not pale. */
function restsIn(
  change: Plane,
  alpha: Plane,
  distance: Plane,
  isPale: (i: number) => boolean,
  { width, height }: Lab,
): Uint8Array {
  const besideStark = boxBlur(
    distance.map((v) => Number(v > STARK.to)),
    width,
    height,
    RIM,
  );
  const isRest = new Uint8Array(alpha.length);
  for (const { cells } of pieces(width, height, isPale)) {
    // what the subject encloses, as a plate its middle, is none
    if (!cells.some((i) => [i - 1, i + 1, i - width, i + width].some((j) => alpha[j]! <= 0.04))) continue;
    let [sum, count] = [0, 1e-6];
    for (const i of cells)
      if (besideStark[i]! < 0.001 && [i - 1, i + 1, i - width, i + width].some((j) => alpha[j]! <= 0.04)) {
        sum += change[i]!;
        count++;
      }
    if (sum < EDGE * count + 0.001) for (const i of cells) isRest[i] = 1;
  }
  return isRest;
}

/** A place that a subject encloses and that is no hole: smaller than this share of the picture, so far off the ground, with so large a mark in it, or with less of a thin wall about it. */
const HOLE = { share: 0.002, off: 0.012, mark: 20, thin: 0.4 };

/** 1 where the ground is seen through a ring or a handle, of which the network knows nothing: the same colour, and nothing lies there, as hands do on a dial. */
function holesIn(alpha: Plane, distance: Plane, width: number, height: number, torn: readonly Piece[]): Uint8Array {
  const isTorn = new Uint8Array(alpha.length);
  for (const { cells } of torn) for (const i of cells) isTorn[i] = 1;
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
      meanOf(distance, cells) < HOLE.off &&
      !cells.some((i) => isBesideMark[i] || isTorn[i]) &&
      thinness(cells, { width, height }, (i) => alpha[i]! <= 0.5) > HOLE.thin
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
