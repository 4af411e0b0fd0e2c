import { blur, boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';
import { beside, distanceTo } from './plain';
import { pieces } from './subject';

/** Changes of colour over four pixels that are tried in turn as the least that an outline has. */
const STEPS = [0.03, 0.045, 0.065, 0.09, 0.12] as const;
/** The share by which what is left may change from one of them to the next: without a word, and at all. */
const STABLE = { good: 0.07, most: 0.3 };
/** How much a larger share of the border counts for a threshold, beside stability. */
const BORDER = 0.3;
/** What is left has at least and at most this share of the picture, and the ground this share of its border. */
const SHARE = { least: 0.008, most: 0.72, border: 0.4 };
/** Pixels up to which a part is thin; and how far off the ground about it in OKLab such a part is no mere edge. */
const THIN = 4;
const RIDGE = 0.1;
/** A piece has at least this share of the largest, and more where it comes in over the frame. */
const CRUMB = 0.03;
const INTRUDER = 0.25;
/** What is loose beside the subject, in proportion to it, from which on some of it may be a part that was lost. */
const LOOSE = 0.04;
/** An enclosed place of at least this share of the picture that is so close to the ground's colour is the ground, seen through. */
const HOLE = { share: 0.0006, off: 0.022 };
/** How rough the ground may be for opacities to be told from it, as `noiseOf` has it. */
const ROUGH = 0.008;

export interface Calm {
  alpha: Plane;
  /** Hard, of what is not the ground. */
  mask: Plane;
  /** The share of the border that is ground. */
  border: number;
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
  let [best, least, lowest] = [-1, Infinity, Infinity];
  for (let k = 0; k + 1 < tried.length; k++) {
    const { core, border } = tried[k]!;
    if (core < SHARE.least || core > SHARE.most || border < SHARE.border) continue;
    const off = Math.abs(core - tried[k + 1]!.core) / core;
    // of two that are as good the one that finds more of the border to be ground, then the stricter
    const cost = off - BORDER * border;
    if (cost < lowest - 0.01) [lowest, least, best] = [cost, off, k];
  }
  if (best < 0 || least > STABLE.most) return undefined;
  const { reached, border } = tried[best]!;
  const ground = groundAbout(lab, reached);
  const distance = distanceFrom(lab, ground);
  openHoles(reached, change, STEPS[best]!, lab, distance);
  const found = subjectIn(lab, reached, distance);
  if (!found) return undefined;
  const { mask, isLoose } = found;
  return {
    alpha: beside(
      { distance, ground: () => ground, residual: ROUGH },
      lab,
      mask.map((v) => 1 - v),
    ),
    mask,
    border,
    trust: Math.min(isLoose ? 0.9 : 1, (STABLE.most - least) / (STABLE.most - STABLE.good)),
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
  eachJoined(change, step, width, (cells, sides) => {
    if (!isGround(sides, width, height)) return;
    for (let k = 0; k < cells.length; k++) reached[cells[k]!] = 1;
    border += sides[0] + sides[1] + sides[2] + sides[3];
  });
  return { reached, border: border / (2 * (width + height)) };
}

/** Goes through what hangs together, changes no faster and touches the border. */
function eachJoined(change: Plane, step: number, width: number, see: (cells: Int32Array, sides: Sides) => void): void {
  const seen = new Uint8Array(change.length);
  const queue = new Int32Array(change.length);
  const visit = (i: number, tail: number): number => {
    if (seen[i] || change[i]! >= step) return tail;
    seen[i] = 1;
    queue[tail] = i;
    return tail + 1;
  };
  const flow = (start: number) => {
    const sides: Sides = [0, 0, 0, 0];
    let tail = visit(start, 0);
    for (let head = 0; head < tail; head++) {
      const i = queue[head]!;
      const x = i % width;
      if (x > 0) tail = visit(i - 1, tail);
      else sides[3]++;
      if (x < width - 1) tail = visit(i + 1, tail);
      else sides[1]++;
      if (i >= width) tail = visit(i - width, tail);
      else sides[0]++;
      if (i < change.length - width) tail = visit(i + width, tail);
      else sides[2]++;
    }
    if (tail > 0) see(queue.subarray(0, tail), sides);
  };
  const last = change.length - width;
  for (let x = 0; x < width; x++) [x, last + x].forEach(flow);
  for (let row = 0; row <= last; row += width) [row, row + width - 1].forEach(flow);
}

/** Pixels on the upper, right, lower and left side. */
type Sides = [number, number, number, number];

/** What comes in over one side alone, or from below, may be the smooth part of a subject that the frame cuts off. */
function isGround(sides: Sides, width: number, height: number): boolean {
  const [top, bottom] = [sides[0] / width, sides[2] / width];
  const [right, left] = [sides[1] / height, sides[3] / height];
  const most = Math.max(top, right, left);
  return sides.filter((count) => count > 0).length > 1 ? most > 0.04 || bottom > 0.7 : most > 0.5;
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

function distanceFrom({ l, a, b }: Lab, ground: Lab): Plane {
  return l.map((v, i) =>
    Math.sqrt((v - ground.l[i]!) ** 2 + (a[i]! - ground.a[i]!) ** 2 + (b[i]! - ground.b[i]!) ** 2),
  );
}

/** The thickness of the wall about a hole, in proportion to the longer side, across which the ground is beside it; and the share of such places that agree. */
const WALL = { thick: 0.026, places: 12, alike: 0.6 };

/**
 * Reaches what is enclosed and is of the ground's colour: the ground seen through a handle or a loop. That is told by the ground as it
 * is about there, or across a thin wall place by place, since behind a hole two grounds may meet.
 */
function openHoles(reached: Plane, change: Plane, step: number, lab: Lab, distance: Plane): void {
  const { width, height } = lab;
  const least = HOLE.share * reached.length;
  const enclosed = pieces(width, height, (i) => reached[i] === 0 && change[i]! < step).filter(
    ({ cells, atBorder }) => !atBorder && cells.length >= least,
  );
  if (enclosed.length === 0) return;
  const off = (cells: Int32Array) => cells.reduce((sum, i) => sum + distance[i]!, 0) / cells.length;
  const near = enclosed.filter(({ cells }) => off(cells) < HOLE.off);
  const others = enclosed.filter((piece) => !near.includes(piece));
  const isWalled = others.length > 0 ? besideGround(reached, lab) : undefined;
  const holes = [...near, ...others.filter(({ cells }) => isWalled?.(cells))];
  for (const { cells } of holes) for (const i of cells) reached[i] = 1;
}

/** Tells of a piece whether it is of the ground's colour place by place across a thin wall. */
function besideGround(reached: Plane, lab: Lab): (cells: Int32Array) => boolean {
  const { width, height } = lab;
  const wall = WALL.thick * Math.max(width, height);
  const toGround = distanceTo(reached, width, height);
  const calm = (plane: Plane) => blur(plane, width, height, 1.5);
  const [l, a, b] = [calm(lab.l), calm(lab.a), calm(lab.b)];
  const isAlike = (i: number, j: number) => Math.hypot(l[i]! - l[j]!, a[i]! - a[j]!, b[i]! - b[j]!) < HOLE.off;
  return (cells) => {
    let [places, same] = [0, 0];
    for (const i of cells) {
      if (toGround[i]! >= wall) continue;
      for (const j of besideOf(i, wall, toGround, width, height)) {
        places++;
        same += Number(isAlike(i, j));
      }
    }
    return places >= WALL.places && same > WALL.alike * places;
  };
}

/** The places of the ground that are first met from a pixel along its row and its column. */
function besideOf(i: number, wall: number, toGround: Plane, width: number, height: number): number[] {
  const found: number[] = [];
  const [x, y] = [i % width, (i / width) | 0];
  for (const [step, room] of [
    [1, width - 1 - x],
    [-1, x],
    [width, height - 1 - y],
    [-width, y],
  ] as const)
    for (let k = 1; k <= Math.min(room, wall); k++)
      if (toGround[i + k * step] === 0) {
        found.push(i + k * step);
        break;
      }
  return found;
}

/** 1 where the subject is: what is thick, and what is thin and hangs on it without being a mere edge of the ground. */
function subjectIn(lab: Lab, reached: Plane, distance: Plane): { mask: Plane; isLoose: boolean } | undefined {
  const { width, height } = lab;
  const inside = distanceTo(reached, width, height);
  const toCore = distanceTo(
    inside.map((v) => Number(v > THIN + 0.5)),
    width,
    height,
  );
  const belongs = (i: number) =>
    reached[i] === 0 && (toCore[i]! <= THIN + 1.5 || (distance[i]! > RIDGE && !isEdge(lab, reached, i)));
  // a horizon is no part of what stands before it
  const isBand = new Uint8Array(reached.length);
  let hasBand = false;
  const low = lowRuns(belongs, width, height);
  for (const { cells, atBorder } of pieces(width, height, (i) => low[i] === 1))
    if (atBorder && isFlat(cells, width, height)) {
      hasBand = true;
      for (const i of cells) isBand[i] = 1;
    }
  const found = pieces(width, height, (i) => !isBand[i] && belongs(i));
  const most = found.reduce((best, { cells }) => Math.max(best, cells.length), 0);
  if (most === 0) return undefined;
  const mask: Plane = new Float32Array(reached.length);
  let loose = 0;
  for (const { cells, atBorder } of found)
    if (cells.length >= (atBorder ? INTRUDER : CRUMB) * most) for (const i of cells) mask[i] = 1;
    else if (!atBorder) loose += cells.length;
  return { mask, isLoose: hasBand || loose > LOOSE * most };
}

/** How high a piece is at most, in proportion to the picture, and how many times as long, to be a line that lies. */
const BAND = { high: 0.05, long: 4 };
/** 1 where what belongs is no higher than such a line. */
function lowRuns(belongs: (i: number) => boolean, width: number, height: number): Uint8Array {
  const low = new Uint8Array(width * height);
  const most = 0.6 * BAND.high * height;
  for (let x = 0; x < width; x++)
    for (let y = 0, from = -1; y <= height; y++) {
      const isIn = y < height && belongs(y * width + x);
      if (isIn && from < 0) from = y;
      if (isIn || from < 0) continue;
      if (y - from <= most) for (let k = from; k < y; k++) low[k * width + x] = 1;
      from = -1;
    }
  return low;
}
function isFlat(cells: Int32Array, width: number, height: number): boolean {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (const i of cells) {
    const y = (i / width) | 0;
    const x = i - y * width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const high = bottom - top + 1;
  return (left === 0 || right === width - 1) && high < BAND.high * height && right - left > BAND.long * high;
}

/** Whether a pixel lies between two grounds and is of a colour between theirs. */
function isEdge({ l, a, b, width }: Lab, reached: Plane, i: number): boolean {
  const REACH = 9;
  return [1, width, width + 1, width - 1].some((step) => {
    let [p, q] = [i - step, i + step];
    for (let k = 0; k < REACH && reached[p] === 0; k++) p -= step;
    for (let k = 0; k < REACH && reached[q] === 0; k++) q += step;
    if (reached[p] !== 1 || reached[q] !== 1) return false;
    const [dl, da, db] = [l[q]! - l[p]!, a[q]! - a[p]!, b[q]! - b[p]!];
    const way = dl * dl + da * da + db * db;
    if (way < RIDGE ** 2) return false;
    const [ol, oa, ob] = [l[i]! - l[p]!, a[i]! - a[p]!, b[i]! - b[p]!];
    const t = Math.min(1, Math.max(0, (ol * dl + oa * da + ob * db) / way));
    return (ol - t * dl) ** 2 + (oa - t * da) ** 2 + (ob - t * db) ** 2 < (0.35 * RIDGE) ** 2 + 0.04 * way;
  });
}

/**
 * How blue a sky is in OKLab, how light it is and how much lighter than the rest, the share that it has of the upper side and of the
 * picture, how fast it changes, and how far off another part of it may be. One that is not blue has to be brighter.
 */
const SKY = {
  blue: -0.025,
  light: 0.45,
  over: 0.06,
  wide: 0.6,
  least: 0.05,
  most: 0.8,
  step: 0.045,
  alike: 0.14,
  bright: { light: 0.6, over: 0.15 },
};

/**
 * The opacity of what stands before a plain sky: smooth, above, blue, and lighter than what is below it. What is seen
 * of it through arches and branches goes as well.
 */
export function beforeSky(lab: Lab): Plane | undefined {
  const { width, height, l, a, b } = lab;
  const size = width * height;
  const change = changeOf(lab);
  const reached: Plane = new Float32Array(size);
  const mean = (plane: Plane, cells: Int32Array) => cells.reduce((sum, i) => sum + plane[i]!, 0) / cells.length;
  let sky: { l: number; a: number; b: number } | undefined;
  eachJoined(change, SKY.step, width, (cells, sides) => {
    if (sides[0] < SKY.wide * width || sides[2] > 0 || cells.length < SKY.least * size) return;
    const colour = { l: mean(l, cells), a: mean(a, cells), b: mean(b, cells) };
    if (colour.b > SKY.blue ? colour.l < SKY.bright.light : colour.l < SKY.light) return;
    sky = colour;
    for (const i of cells) reached[i] = 1;
  });
  if (!sky) return undefined;
  for (const { cells } of pieces(width, height, (i) => reached[i] === 0 && change[i]! < SKY.step)) {
    if (cells.length < 0.2 * HOLE.share * size) continue;
    const off = Math.hypot(mean(l, cells) - sky.l, mean(a, cells) - sky.a, mean(b, cells) - sky.b);
    // what is seen through a gap of it is as blue; a grey one is told from a wall by being joined alone
    if (off < SKY.alike && sky.b < SKY.blue && mean(b, cells) < SKY.blue) for (const i of cells) reached[i] = 1;
  }
  const ground = groundAbout(lab, reached);
  const distance = distanceFrom(lab, ground);
  const rest = l.reduce((sum, v, i) => sum + v * (1 - reached[i]!), 0);
  const gone = reached.reduce((sum, v) => sum + v, 0);
  const over = sky.b > SKY.blue ? SKY.bright.over : SKY.over;
  if (gone > SKY.most * size || sky.l < rest / (size - gone) + over) return undefined;
  const mask = subjectIn(lab, reached, distance)?.mask;
  return (
    mask &&
    beside(
      { distance, ground: () => ground, residual: ROUGH },
      lab,
      mask.map((v) => 1 - v),
    )
  );
}
