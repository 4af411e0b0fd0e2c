/** Points a side of what is laid over each other. */
export const SIDE = 96;

export interface Picture {
  /** three numbers a point, red, green and blue of 0 to 255, row by row */
  points: Float32Array;
  /** width by height of the picture that they are taken from: they are as many across as down */
  shape: number;
  /** without a border */
  box: Box;
}

/** Of width and height, 0 to 1. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a picture lies on another: `at = 0.5 + scale * (place - 0.5) + shift` of its width and height, and brightness `gain * value + lift`. */
export interface Overlay {
  /** what there is of the one and of the other */
  boxes: readonly [Box, Box];
  /** without what the shapes of the two make of it */
  scale: number;
  /** scaleX by scaleY: nothing is stretched, so it follows from the shapes */
  stretch: number;
  shiftX: number;
  shiftY: number;
  gain: number;
  lift: number;
}

/** As it is; without what a crop took; within a border. */
const BEGINNINGS = [1, 1.055, 0.94];
const STEPS = 12;
/** What the picture does not decide stays where it was: for scale, shift across and down, gain and lift. */
const STIFFNESS = [20, 20, 20, 50, 0.01];
/** Of 255. What differs by far more is not shifted but another thing. */
const OTHER_THING = 80;

interface Level {
  side: number;
  light: Float32Array;
}

const LUMA = [0.299, 0.587, 0.114] as const;

function pyramidOf({ points }: Picture): Level[] {
  const light = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < light.length; i++)
    light[i] = LUMA[0] * points[3 * i]! + LUMA[1] * points[3 * i + 1]! + LUMA[2] * points[3 * i + 2]!;
  const full = { side: SIDE, light: blurred({ side: SIDE, light }) };
  const half = halved(full);
  return [halved(half), half, full];
}

function halved({ side, light }: Level): Level {
  const half = side / 2;
  const mean = new Float32Array(half * half);
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const i = 2 * y * side + 2 * x;
      mean[y * half + x] = (light[i]! + light[i + 1]! + light[i + side]! + light[i + side + 1]!) / 4;
    }
  return { side: half, light: mean };
}

/** 1 2 1, both ways. */
function blurred({ side, light }: Level): Float32Array {
  const pass = (from: Float32Array, step: number, place: (i: number) => number) =>
    Float32Array.from(from, (value, i) => {
      const before = place(i) > 0 ? from[i - step]! : value;
      const after = place(i) < side - 1 ? from[i + step]! : value;
      return (before + 2 * value + after) / 4;
    });
  return pass(
    pass(light, 1, (i) => i % side),
    side,
    (i) => Math.floor(i / side),
  );
}

const holds = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Where the other shows what stands at this place, or undefined where one of them has nothing. */
export function placeOn(
  { boxes, scale, stretch, shiftX, shiftY }: Overlay,
  u: number,
  v: number,
): [number, number] | undefined {
  const bend = Math.sqrt(stretch);
  const [x, y] = [0.5 + scale * bend * (u - 0.5) + shiftX, 0.5 + (scale / bend) * (v - 0.5) + shiftY];
  return holds(boxes[0], u, v) && holds(boxes[1], x, y) ? [x, y] : undefined;
}

/** Lays the one over the other so that their brightnesses differ least (Lucas and Kanade's way, from coarse to fine). */
export function overlay(one: Picture, other: Picture): Overlay {
  const [a, b] = [pyramidOf(one), pyramidOf(other)];
  const known = { boxes: [one.box, other.box], stretch: one.shape / other.shape } as const;
  const begun = BEGINNINGS.map((scale) =>
    settle(a[0]!, b[0]!, { ...known, scale, shiftX: 0, shiftY: 0, gain: 1, lift: 0 }),
  );
  let { laid } = begun.reduce((best, next) => (next.error < best.error ? next : best));
  for (let level = 1; level < a.length; level++) ({ laid } = settle(a[level]!, b[level]!, laid));
  return laid;
}

function settle(a: Level, b: Level, from: Overlay): { laid: Overlay; error: number } {
  let laid = from;
  for (let step = 0; step < STEPS; step++) {
    const change = improve(a, b, laid, from);
    if (!change) break;
    const [scale, shiftX, shiftY, gain, lift] = change as [number, number, number, number, number];
    laid = {
      ...laid,
      scale: laid.scale + scale,
      shiftX: laid.shiftX + shiftX,
      shiftY: laid.shiftY + shiftY,
      gain: laid.gain + gain,
      lift: laid.lift + lift,
    };
    if (Math.abs(scale) + Math.abs(shiftX) + Math.abs(shiftY) < 0.02 / a.side) break;
  }
  return { laid, error: errorOf(a, b, laid) };
}

/** Between points, linearly, with the slope there. */
function look({ side, light }: Level, x: number, y: number) {
  const [px, py] = [x * side - 0.5, y * side - 0.5];
  const left = Math.max(0, Math.min(side - 2, Math.floor(px)));
  const top = Math.max(0, Math.min(side - 2, Math.floor(py)));
  const u = Math.max(0, Math.min(1, px - left));
  const v = Math.max(0, Math.min(1, py - top));
  const i = top * side + left;
  const [nw, ne, sw, se] = [light[i]!, light[i + 1]!, light[i + side]!, light[i + side + 1]!];
  return {
    value: (nw * (1 - u) + ne * u) * (1 - v) + (sw * (1 - u) + se * u) * v,
    slopeX: ((ne - nw) * (1 - v) + (se - sw) * v) * side,
    slopeY: ((sw - nw) * (1 - u) + (se - ne) * u) * side,
  };
}

/** Blown out and black places tell nothing of the brightness. */
const clipped = (value: number) => value < 3 || value > 252;

function improve(a: Level, b: Level, laid: Overlay, from: Overlay): number[] | undefined {
  const unknowns = STIFFNESS.length;
  const bend = Math.sqrt(laid.stretch);
  const normal = STIFFNESS.map(() => new Float64Array(unknowns + 1));
  let count = 0;
  for (let row = 0; row < a.side; row++)
    for (let column = 0; column < a.side; column++) {
      const [u, v] = [(column + 0.5) / a.side, (row + 0.5) / a.side];
      const place = placeOn(laid, u, v);
      if (!place) continue;
      const { value, slopeX, slopeY } = look(b, ...place);
      const wanted = a.light[row * a.side + column]!;
      const known = laid.gain * value + laid.lift;
      if (clipped(wanted) && (clipped(value) || clipped(known))) continue;
      const [gx, gy] = [laid.gain * slopeX, laid.gain * slopeY];
      const slopes = [gx * bend * (u - 0.5) + (gy / bend) * (v - 0.5), gx, gy, value, 1];
      const miss = wanted - known;
      const weight = 1 / (1 + (miss / OTHER_THING) ** 2);
      for (let i = 0; i < unknowns; i++) {
        for (let j = 0; j < unknowns; j++) normal[i]![j]! += weight * slopes[i]! * slopes[j]!;
        normal[i]![unknowns]! += weight * slopes[i]! * miss;
      }
      count++;
    }
  if (count < (a.side * a.side) / 16) return undefined;
  const drift = [
    laid.scale - from.scale,
    laid.shiftX - from.shiftX,
    laid.shiftY - from.shiftY,
    laid.gain - 1,
    laid.lift,
  ];
  STIFFNESS.forEach((stiff, i) => {
    normal[i]![i]! += stiff * count;
    normal[i]![unknowns]! -= stiff * count * drift[i]!;
  });
  return solve(normal);
}

/** Gauss and Jordan. */
function solve(rows: Float64Array[]): number[] | undefined {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row++)
      if (Math.abs(rows[row]![pivot]!) > Math.abs(rows[best]![pivot]!)) best = row;
    [rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!];
    const head = rows[pivot]![pivot]!;
    if (Math.abs(head) < 1e-9) return undefined;
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = rows[row]![pivot]! / head;
      for (let column = pivot; column <= size; column++) rows[row]![column]! -= factor * rows[pivot]![column]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}

/** The mean difference, with what lies outside counted as different. */
function errorOf(a: Level, b: Level, laid: Overlay): number {
  let [sum, count] = [0, 0];
  for (let row = 0; row < a.side; row++)
    for (let column = 0; column < a.side; column++) {
      const place = placeOn(laid, (column + 0.5) / a.side, (row + 0.5) / a.side);
      if (!place) continue;
      const known = Math.max(0, Math.min(255, laid.gain * look(b, ...place).value + laid.lift));
      sum += Math.abs(known - a.light[row * a.side + column]!);
      count++;
    }
  return count < (a.side * a.side) / 2 ? Infinity : sum / count;
}

/** Points that a border may be wide, and by how much of 255 its colour may vary. */
const WIDEST_BORDER = 10;
const BORDER_VARIES = 16;

/** What is within a border of one colour. A wider one is the ground that the picture stands on. */
export function withoutBorder(points: Float32Array): Box {
  const depth = (at: (line: number, place: number) => number) => {
    const first = at(0, SIDE / 2) * 3;
    for (let line = 0; line <= WIDEST_BORDER; line++)
      for (let place = 0; place < SIDE; place++)
        for (let channel = 0; channel < 3; channel++)
          if (Math.abs(points[at(line, place) * 3 + channel]! - points[first + channel]!) > BORDER_VARIES)
            // what lies half on the border is blurred with it
            return line === 0 ? 0 : (line + 1) / SIDE;
    return 0;
  };
  return {
    left: depth((line, place) => place * SIDE + line),
    top: depth((line, place) => line * SIDE + place),
    right: 1 - depth((line, place) => place * SIDE + (SIDE - 1 - line)),
    bottom: 1 - depth((line, place) => (SIDE - 1 - line) * SIDE + place),
  };
}
