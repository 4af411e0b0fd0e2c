import type { Random } from '../../random';
import { blank, blur, clamp, quantile, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { clouds, flowOf } from './flow';
import type { Flow } from './flow';
import { graded } from './grade';
import type { Grade } from './grade';
import { standing } from './tone';
import type { Treatment } from './tone';
import { duotone } from './prints';

/**
 * The brushes from broad to fine: half their width in pixels of a picture 1024 wide at strength 0 and what strength adds, the strokes'
 * distance and greatest length in half widths, and how far the painting must be off for one: in what the picture is of, and behind it.
 */
const BRUSHES = [
  { half: 7, more: 9, apart: 1.55, long: 7, off: 0, behind: 0 },
  { half: 4, more: 4, apart: 1.4, long: 7, off: 0.022, behind: 0.05 },
  { half: 2.2, more: 1.4, apart: 1.25, long: 8, off: 0.032, behind: 0.085 },
  { half: 1.3, more: 0.5, apart: 1.2, long: 8, off: 0.045, behind: 0.16 },
] as const;
const FINEST = BRUSHES.length - 1;
/** How far the colours under a stroke may differ from its own before it ends. */
const ENDS = 0.085;
/** Half widths by which a point of a stroke may lie beside its way. */
const STRAIGHT = 0.22;
/** Radians that a hand strays where no edge leads it. */
const STRAY = 0.9;

/**
 * Strokes along the form, coarse to fine, each in one colour and only where the painting is still off (Hertzmann, 1998), curved along
 * the structure tensor (Litwinowicz, 1997), of bristles that leave ridges, lit from the upper left.
 */
export const oil: Treatment = (source, { strength, unit, random, colours, isDrawn }) => {
  const { width, height } = source;
  const base = colours.length ? duotone(source, { strength, unit, random, colours }) : source;
  // flat inks have no tones for a brush to follow: its own have to be seen, and on a full black none is
  const lively = graded(base, isDrawn ? FLAT : { saturation: 1.12, stretch: 0.55 });
  const stands = standing(source);
  const sway = clouds(width, height, 150 * unit, random);
  const bristles = Float32Array.from({ length: BRISTLES }, () => random.next());
  const painting: Painting = {
    canvas: blank(source),
    relief: new Float32Array(width * height),
    bristles,
    // on a dark ground less is seen
    uneven: isDrawn ? 1 + (UNEVEN - 1) * (0.25 + 0.75 * smoothstep(0.15, 0.5, quantile(source.l, 0.5))) : 1,
  };
  let goal = lively;
  BRUSHES.forEach(({ half, more, apart, long, off, behind }, k) => {
    const wide = (half + more * strength) * unit;
    const soft = (plane: Plane) => blur(plane, width, height, 0.5 * wide);
    // the eye tells colours apart less finely than light: the finest brush has them from the one before
    goal =
      k === FINEST
        ? { ...goal, l: soft(lively.l) }
        : { l: soft(lively.l), a: soft(lively.a), b: soft(lively.b), width, height };
    if (k === 0) copy(goal, painting.canvas);
    const flow = flowOf(goal, Math.max(2.6 * unit, 0.8 * wide), 0.7);
    // what a stroke differs by nature is not to be put right by finer ones
    const own = OWN * (painting.uneven - 1);
    const near = { off: off + own, behind: behind + own, stands };
    const places = startsOf(painting.canvas, goal, wide * apart, k === 0 ? undefined : near, random);
    for (const at of places) {
      const stroke = strokeFrom(at, goal, flow, sway, wide, long, painting.uneven, random);
      if (stroke) lay(painting, stroke, random);
    }
  });
  return lit(painting, unit, strength);
};

const FLAT: Grade = { saturation: 1.1, fade: 0.25 };
const UNEVEN = 2.8;
/** How far paint that differs once more than usual is off its goal, on the mean of the three channels' sum. */
const OWN = 0.025;

/** Numbers that tell bristles apart, a power of two. */
const BRISTLES = 256;

interface Painting {
  canvas: Lab;
  /** How high the paint stands. */
  relief: Plane;
  bristles: Float32Array;
  /** How much more than usual paint differs from stroke to stroke. */
  uneven: number;
}

function copy(from: Lab, to: Lab): void {
  to.l.set(from.l);
  to.a.set(from.a);
  to.b.set(from.b);
}

interface Need {
  off: number;
  behind: number;
  stands: Plane;
}

/** Where strokes begin, in no order: of each square of a grid where the painting is the most off, if it is off enough. */
function startsOf(canvas: Lab, goal: Lab, grid: number, need: Need | undefined, random: Random): Int32Array {
  const { width, height } = goal;
  const step = Math.max(2, grid);
  const found: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, bottom] = [Math.min(width, Math.ceil(x + step)), Math.min(height, Math.ceil(y + step))];
      const any = (top + Math.floor(random.next() * (bottom - top))) * width + left;
      const middle = any + Math.floor(random.next() * (right - left));
      if (!need) {
        found.push(middle);
        continue;
      }
      const least = need.behind + (need.off - need.behind) * need.stands[middle]!;
      const at = farthest(canvas, goal, left, right, top, bottom, least);
      if (at >= 0) found.push(at);
    }
  return shuffled(Int32Array.from(found), random);
}

/** Where in a rectangle the painting is the most off, or -1 where its mean is not off by that much. */
function farthest(
  canvas: Lab,
  goal: Lab,
  left: number,
  right: number,
  top: number,
  bottom: number,
  least: number,
): number {
  let [sum, count, most, at] = [0, 0, -1, -1];
  for (let y = top; y < bottom; y++)
    for (let i = y * goal.width + left; i < y * goal.width + right; i++) {
      const off =
        Math.abs(canvas.l[i]! - goal.l[i]!) + Math.abs(canvas.a[i]! - goal.a[i]!) + Math.abs(canvas.b[i]! - goal.b[i]!);
      sum += off;
      count++;
      if (off > most) [most, at] = [off, i];
    }
  return sum > least * count ? at : -1;
}

function shuffled(places: Int32Array, random: Random): Int32Array {
  for (let k = places.length - 1; k > 0; k--) {
    const other = Math.floor(random.next() * (k + 1));
    [places[k], places[other]] = [places[other]!, places[k]!];
  }
  return places;
}

interface Stroke {
  /** Its way, x and y in turn. */
  way: number[];
  /** Half its width. */
  wide: number;
  l: number;
  a: number;
  b: number;
}

/** A stroke along the form, as long as what it covers has about its colour. */
function strokeFrom(
  at: number,
  goal: Lab,
  flow: Flow,
  sway: Plane,
  wide: number,
  long: number,
  uneven: number,
  random: Random,
): Stroke | undefined {
  const { width, height, l, a, b } = goal;
  const squares = Math.ceil(width / 2);
  let [x, y] = [at % width, Math.floor(at / width)];
  const own = { l: l[at]!, a: a[at]!, b: b[at]! };
  // where nothing leads it the hand goes as it likes
  const reach = Math.max(1, Math.round(wide / 2));
  const [right, below] = [Math.min(width - 1, x + reach), Math.min(height - 1, y + reach) * width];
  const led = Math.abs(l[y * width + right]! - own.l) + Math.abs(l[below + x]! - own.l);
  const stray = (1 - smoothstep(0.006, 0.03, led)) * STRAY * (0.8 * sway[at]! + 0.5 * (random.next() - 0.5));
  const [cos, sin] = [Math.cos(stray), Math.sin(stray)];
  let [fromX, fromY] = [random.chance(0.5) ? 1 : -1, 0];
  const way = [x, y];
  const steps = long * (0.6 + 0.4 * random.next());
  for (let s = 0; s < steps; s++) {
    const square = (y >> 1) * squares + (x >> 1);
    const [fx, fy] = [flow.x[square]!, flow.y[square]!];
    let [dx, dy] = [fx * cos - fy * sin, fx * sin + fy * cos];
    if (dx * fromX + dy * fromY < 0) [dx, dy] = [-dx, -dy];
    [fromX, fromY] = [dx, dy];
    x = Math.round(x + dx * wide);
    y = Math.round(y + dy * wide);
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    const i = y * width + x;
    if (s > 0 && Math.abs(l[i]! - own.l) + Math.abs(a[i]! - own.a) + Math.abs(b[i]! - own.b) > ENDS) break;
    way.push(x, y);
  }
  if (way.length < 4) return undefined;
  straighten(way, STRAIGHT * wide);
  // paint is never mixed twice alike, and white stays white
  const hue = 0.016 * (1 - 0.75 * smoothstep(0.8, 0.95, own.l));
  return {
    way,
    wide,
    l: own.l + 0.04 * uneven * (0.4 + 0.6 * smoothstep(0.1, 0.5, own.l)) * (random.next() - 0.5),
    a: own.a * 1.05 + hue * (random.next() - 0.5),
    b: own.b * 1.05 + hue * (random.next() - 0.5),
  };
}

/** Leaves out the points of a way that lie this close to the line between those on their two sides: fewer pieces overlap. */
function straighten(way: number[], most: number): void {
  let end = 2;
  for (let k = 2; k < way.length; k += 2) {
    const [x, y] = [way[end - 2]!, way[end - 1]!];
    const [dx, dy] = [(way[k + 2] ?? x) - x, (way[k + 3] ?? y) - y];
    const off = Math.abs((way[k]! - x) * dy - (way[k + 1]! - y) * dx);
    if (k + 2 < way.length && off * off < most * most * (dx * dx + dy * dy)) continue;
    way[end] = way[k]!;
    way[end + 1] = way[k + 1]!;
    end += 2;
  }
  way.length = end;
}

/** Lays a stroke on: one piece of its way after the other, bristle beside bristle. */
function lay(painting: Painting, stroke: Stroke, random: Random): void {
  const { way, wide } = stroke;
  const seed = Math.floor(random.next() * BRISTLES);
  let length = 0;
  for (let k = 2; k < way.length; k += 2) length += Math.hypot(way[k]! - way[k - 2]!, way[k + 1]! - way[k - 1]!);
  let done = 0;
  for (let k = 2; k < way.length; k += 2) {
    const [x, y, toX, toY] = [way[k - 2]!, way[k - 1]!, way[k]!, way[k + 1]!];
    const piece = Math.hypot(toX - x, toY - y);
    if (piece === 0) continue;
    const isFirst = k === 2;
    const isLast = k + 2 >= way.length;
    layPiece(painting, stroke, {
      x,
      y,
      dx: (toX - x) / piece,
      dy: (toY - y) / piece,
      from: isFirst ? -wide : -0.3 * wide,
      to: piece + (isLast ? wide : 0.3 * wide),
      done,
      length,
      seed,
    });
    done += piece;
  }
}

interface StrokePiece {
  x: number;
  y: number;
  /** Its direction. */
  dx: number;
  dy: number;
  /** Where it begins and ends along that. */
  from: number;
  to: number;
  /** Of the stroke before it, and in all. */
  done: number;
  length: number;
  seed: number;
}

/** How high the paint of a brush stands whose half width is a pixel. */
const BODY = 2;
function layPiece(painting: Painting, { wide, l, a, b }: Stroke, piece: StrokePiece): void {
  const { canvas, relief, bristles, uneven } = painting;
  const combed = 0.045 * uneven;
  // fine strokes over broad ones leave no ditches
  const body = BODY * wide ** 0.6;
  const { l: light, a: red, b: yellow, width, height } = canvas;
  const { x, y, dx, dy, from, to, done, length, seed } = piece;
  const [firstY, lastY] = [y + dy * from, y + dy * to];
  const reach = Math.abs(dx) * wide;
  const top = Math.max(0, Math.ceil(Math.min(firstY, lastY) - reach));
  const bottom = Math.min(height - 1, Math.floor(Math.max(firstY, lastY) + reach));
  const part = 1 / wide;
  // as many as are seen
  const count = clamp(wide * 0.9, 2, 12);
  for (let row = top; row <= bottom; row++) {
    // the part of the row that the piece covers: between its two sides, and between its two ends
    const down = row - y;
    let left = x - width;
    let right = x + width;
    if (Math.abs(dy) > 1e-3) {
      const [one, other] = [(down * dx - wide) / dy, (down * dx + wide) / dy];
      left = Math.max(left, x + Math.min(one, other));
      right = Math.min(right, x + Math.max(one, other));
    }
    if (Math.abs(dx) > 1e-3) {
      const [one, other] = [(from - down * dy) / dx, (to - down * dy) / dx];
      left = Math.max(left, x + Math.min(one, other));
      right = Math.min(right, x + Math.max(one, other));
    }
    const first = Math.max(0, Math.ceil(left));
    const last = row * width + Math.min(width - 1, Math.floor(right));
    // both change evenly along a row
    let across = (down * dx - (first - x) * dy) * part + dy * part;
    let far = done + (first - x) * dx + down * dy - dx;
    for (let i = row * width + first; i <= last; i++) {
      across -= dy * part;
      far += dx;
      const side = across < 0 ? -across : across;
      if (side >= 1) continue;
      const place = (across + 1) * 0.5 * count;
      const bristle = place | 0;
      const one = bristles[(seed + bristle) & (BRISTLES - 1)]!;
      const ridge = one + (bristles[(seed + bristle + 1) & (BRISTLES - 1)]! - one) * (place - bristle);
      // round where the brush is set down, frayed where it is lifted
      if (far < 0 && far * far > wide * wide * (1 - side * side)) continue;
      const room = length + wide * (0.9 - 1.3 * ridge) - far;
      if (room < 0) continue;
      const soft = side > 0.82 ? (1 - side) * 5.5 : 1;
      const cover = room > 1.4 ? soft : soft * (0.5 * room + 0.3);
      light[i]! += (l + combed * (ridge - 0.5) - light[i]!) * cover;
      red[i]! += (a - red[i]!) * cover;
      yellow[i]! += (b - yellow[i]!) * cover;
      // paint is pushed to the sides of a stroke
      const high = body * (0.25 + 0.5 * ridge + (side > 0.5 ? 0.8 * Math.min(0.5, side - 0.5) : 0));
      relief[i]! += (high - relief[i]!) * cover;
    }
  }
}

/** How much of the light the slopes of the paint throw back, and at most. */
const SHINE = { part: 0.05, most: 0.085 };
function lit({ canvas, relief, uneven }: Painting, unit: number, strength: number): Lab {
  const { width, height } = canvas;
  const body = blur(relief, width, height, 0.7 * unit);
  const part = SHINE.part * (0.7 + 0.6 * strength) * uneven;
  const most = SHINE.most * Math.sqrt(uneven);
  for (let y = height - 1; y > 0; y--)
    for (let i = y * width + width - 1; i > y * width; i--) {
      // on white paint a dark edge would be a scratch
      const dark = most * (1 - 0.6 * smoothstep(0.75, 0.97, canvas.l[i]!));
      canvas.l[i]! += clamp((body[i]! - body[i - width - 1]!) * part, -dark, most);
    }
  return canvas;
}
