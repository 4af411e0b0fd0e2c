import type { Box } from './legibility';
import type { Plane } from './picture';

/** A spot that is all darker or all lighter than what is around it, as letters are. */
interface Spot extends Box {
  isLight: boolean;
  area: number;
  /** brightness at which it was found, 0 to 255 */
  level: number;
}

/** Spots in a row that may be a line of text. */
export interface Row extends Box {
  isLight: boolean;
  /** of its tall letters, in pixels */
  letterHeight: number;
  letters: number;
}

/** Brightness from one look to the next, of 255. */
const STEP = 10;
/** Looks over which a letter stays what it is: its contrast is at least this many steps. */
const STEADY = 3;
/** By how much its area may grow from one look to the next. */
const GROWTH = 1.4;
const MIN_HEIGHT = 5;
/** Between two letters of a line, a space included, in heights of the taller one. */
const GAP = 1.4;
const MOST_ROWS = 90;
/** So many rows alike, itself counted. */
const WALL = 6;

/**
 * Rows of spots that may be lines of text, the likeliest first. A letter is a region that stands off its surroundings over a
 * range of brightness (maximally stable extremal regions, Matas and others, 2002), on whatever ground; letters of a line are about
 * as high as each other, level, and near.
 */
export function rowsOf(plane: Plane): Row[] {
  const spots = [...spotsOf(plane, false), ...spotsOf(plane, true)];
  const rows = [false, true].flatMap((isLight) => grouped(spots.filter((spot) => spot.isLight === isLight)));
  return rows
    .filter((row) => rows.filter((other) => isTwin(row, other)).length < WALL)
    .sort((one, other) => other.letters - one.letters)
    .slice(0, MOST_ROWS);
}

/** As long, as high, and at the same edge: many of them are a pattern, and no text. */
const isTwin = (one: Row, other: Row) =>
  Math.abs(one.x - other.x) <= 2 &&
  Math.abs(one.width - other.width) <= 4 &&
  Math.abs(one.letterHeight - other.letterHeight) <= 2;

interface Region extends Box {
  area: number;
  seed: number;
  steady: number;
}

function spotsOf({ data, width, height }: Plane, isLight: boolean): Spot[] {
  const size = width * height;
  const values = Uint8Array.from(data, (value) => (isLight ? 255 - value : value));
  const limits = { height: height * 0.4, width: width * 0.9, area: size * 0.1 };
  let last: Region[] = [];
  const found: Spot[] = [];
  const emit = ({ x, y, width: w, height: h, area, steady }: Region, level: number) => {
    if (steady < STEADY || h < MIN_HEIGHT || h > limits.height || w > limits.width) return;
    if (area / (w * h) < 0.08 || w / h > 25 || h / w > 18) return;
    found.push({ x, y, width: w, height: h, area, isLight, level });
  };
  for (let level = STEP; level < 256; level += STEP) {
    const next = new Int32Array(size);
    const regions = label(values, level, width, height, next, limits.area);
    for (const before of last) {
      const after = regions[next[before.seed]! - 1];
      const isSame =
        after !== undefined &&
        after.area <= before.area * GROWTH + 6 &&
        after.width <= before.width * 1.25 + 2 &&
        after.height <= before.height * 1.25 + 2;
      if (isSame) after.steady = Math.max(after.steady, before.steady + 1);
      else emit(before, level - STEP);
    }
    last = regions;
  }
  for (const region of last) emit(region, 255);
  return found;
}

/** Regions of at most `limit` at the level, by runs of each row that are joined to those of the row above. */
function label(
  values: Uint8Array,
  level: number,
  width: number,
  height: number,
  labels: Int32Array,
  limit: number,
): Region[] {
  const parent: number[] = [0];
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (values[i]! > level) continue;
      const left = x > 0 ? labels[i - 1]! : 0;
      const up = y > 0 ? labels[i - width]! : 0;
      if (left && up && left !== up) {
        const [a, b] = [root(left), root(up)];
        if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
        labels[i] = Math.min(a, b);
      } else if (left || up) labels[i] = left || up;
      else {
        labels[i] = parent.length;
        parent.push(parent.length);
      }
    }
  const boxes: (
    { left: number; top: number; right: number; bottom: number; area: number; seed: number } | undefined
  )[] = [];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] === 0) continue;
      const at = root(labels[i]!);
      labels[i] = at;
      const box = boxes[at];
      if (!box) boxes[at] = { left: x, top: y, right: x, bottom: y, area: 1, seed: i };
      else {
        box.area++;
        if (x < box.left) box.left = x;
        if (x > box.right) box.right = x;
        box.bottom = y;
      }
    }
  const regions: Region[] = [];
  const numbers = new Int32Array(boxes.length);
  boxes.forEach((box, at) => {
    if (!box || box.area > limit || box.area < 6) return;
    regions.push({
      x: box.left,
      y: box.top,
      width: box.right - box.left + 1,
      height: box.bottom - box.top + 1,
      area: box.area,
      seed: box.seed,
      steady: 1,
    });
    numbers[at] = regions.length;
  });
  for (let i = 0; i < labels.length; i++) labels[i] = numbers[labels[i]!]!;
  return regions;
}

function grouped(spots: Spot[]): Row[] {
  const sorted = withoutCopies(spots).sort((one, other) => one.x - other.x);
  const parent = sorted.map((_, i) => i);
  const root = (i: number): number => (parent[i] === i ? i : (parent[i] = root(parent[i]!)));
  for (let i = 0; i < sorted.length; i++)
    for (let j = i + 1; j < sorted.length; j++) {
      const [one, other] = [sorted[i]!, sorted[j]!];
      const tall = Math.max(one.height, other.height);
      if (other.x - (one.x + one.width) > tall * GAP) {
        // all that follow are farther away, and none is taller than what this one can reach
        if (other.x - (one.x + one.width) > one.height * 4) break;
        continue;
      }
      if (areOfOneLine(one, other, tall)) parent[root(i)] = root(j);
    }
  const groups = new Map<number, Spot[]>();
  sorted.forEach((spot, i) => groups.set(root(i), [...(groups.get(root(i)) ?? []), spot]));
  return [...groups.values()].flatMap((group) => {
    const whole = rowOf(group);
    // an icon before the words reads as letters that it is not: they are read without it, too
    const rest = whole && withoutIcon(group, whole.letterHeight);
    const words = rest && rowOf(rest);
    return [...(whole ? [whole] : []), ...(words ? [words] : [])];
  });
}

function rowOf(group: readonly Spot[]): Row | undefined {
  const heights = group.map(({ height }) => height).sort((one, other) => other - one);
  const letterHeight = heights[Math.floor(heights.length * 0.3)]!;
  const [left, top] = [Math.min(...group.map(({ x }) => x)), Math.min(...group.map(({ y }) => y))];
  const right = Math.max(...group.map(({ x, width }) => x + width));
  const bottom = Math.max(...group.map(({ y, height }) => y + height));
  const row = { x: left, y: top, width: right - left, height: bottom - top };
  // script is written in one stroke
  const isWide = row.width > row.height * 2;
  if ((group.length < 2 && !isWide) || row.height > letterHeight * 2.6 || isPattern(group)) return undefined;
  return { ...row, isLight: group[0]!.isLight, letterHeight, letters: group.length };
}

/** The same shape again and again, as no text has it. */
function isPattern(group: readonly Spot[]): boolean {
  const shapes = new Set(group.map(({ width, area }) => `${Math.round(width / 3)} ${Math.round(Math.sqrt(area) / 2)}`));
  return group.length >= 5 && shapes.size <= group.length / 3;
}

/** What follows the first thing in a row, where that is no wider than an icon and stands by itself. */
function withoutIcon(group: readonly Spot[], letterHeight: number): Spot[] | undefined {
  const sorted = [...group].sort((one, other) => one.x - other.x);
  const start = sorted[0]!.x;
  let right = start;
  for (const [index, spot] of sorted.entries()) {
    if (index > 0 && spot.x - right > letterHeight * 0.4) return sorted.slice(index);
    right = Math.max(right, spot.x + spot.width);
    if (right - start > letterHeight * 2.2) return undefined;
  }
  return undefined;
}

function areOfOneLine(one: Spot, other: Spot, tall: number): boolean {
  const short = Math.min(one.height, other.height);
  if (tall > short * 2.4) return false;
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (shared < short * 0.55) return false;
  // letters of a line stand on it, but for those with a tail or high above it
  const apart = Math.min(
    Math.abs(one.y + one.height - other.y - other.height),
    Math.abs(one.y - other.y),
    Math.abs(one.y + one.height / 2 - other.y - other.height / 2),
  );
  return apart <= tall * 0.32;
}

/** Of spots that are nearly the same, found at several levels, one. */
function withoutCopies(spots: Spot[]): Spot[] {
  const kept = new Map<string, Spot>();
  for (const spot of spots) {
    const key = [spot.x, spot.y, spot.width, spot.height].map((value) => Math.round(value / 4)).join(' ');
    const known = kept.get(key);
    if (!known || spot.area > known.area) kept.set(key, spot);
  }
  return [...kept.values()];
}
