import { blur, boxBlur, clamp, inChunks, quantiles, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import type { Ab } from './grade';

/** How far the lightness of a thin line is off what is about it, in a drawing, and from where on it is all line. */
const LINE = [0.05, 0.16] as const;

/**
 * The small type and thin lines of a drawing kept in a treatment whose strokes are wider than they are: there each pixel is laid in
 * the treatment's own darkest and lightest colour, or in its own where the treatment paints.
 *
 * @param goal what the treatment made, to which it is added
 * @param unit pixels that stand for one pixel of a picture 1024 wide
 * @param most how much of a pixel is laid anew
 */
export function withType(
  source: Lab,
  goal: Lab,
  isPrint: boolean,
  unit: number,
  // a brush goes over a line once more
  most = isPrint ? 1 : 0.62,
  // light lines on a dark ground, which were dark on light
  isNegative = false,
  // where there is any, 0 to 1; else everywhere
  places?: Plane,
): void {
  const { width, height } = source;
  const line = blur(source.l, width, height, 2.4 * unit);
  inChunks(line.length, (from, to) => linesIn(source.l, line, from, to));
  const kept = boxBlur(line, width, height, 1);
  inChunks(line.length, (from, to) => shares(line, kept, most, from, to));
  if (places) inChunks(line.length, (from, to) => within(line, places, from, to));
  if (isPrint) {
    const ink = tonesOf(source.l);
    const [low, high] = endsOf(goal);
    const [dark, light] = isNegative ? [high, low] : [low, high];
    inChunks(line.length, (from, to) => {
      printed(goal.l, ink, dark.l, light.l, line, from, to);
      printed(goal.a, ink, dark.a, light.a, line, from, to);
      printed(goal.b, ink, dark.b, light.b, line, from, to);
    });
  } else
    inChunks(line.length, (from, to) => {
      painted(goal.l, source.l, line, from, to);
      painted(goal.a, source.a, line, from, to);
      painted(goal.b, source.b, line, from, to);
    });
}

/** How much of a line each pixel is. @param line what is about it, and how much it is afterwards */
function linesIn(l: Plane, line: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) line[i] = smoothstep(LINE[0], LINE[1], Math.abs(l[i]! - line[i]!));
}

function within(line: Plane, places: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) line[i]! *= places[i]!;
}

/** The share of a pixel that is laid anew, where much about it is line as well. */
function shares(line: Plane, kept: Plane, most: number, from: number, to: number): void {
  for (let i = from; i < to; i++) line[i] = most * Math.max(line[i]!, smoothstep(0.25, 0.7, kept[i]!));
}

/** How light the tones of a drawing are between its darkest and its lightest. */
function tonesOf(l: Plane): Plane {
  const [low = 0, high = 1] = quantiles(l, [0.01, 0.99]);
  const tones = new Float32Array(l.length);
  const range = Math.max(0.1, high - low);
  inChunks(l.length, (from, to) => {
    for (let i = from; i < to; i++) tones[i] = smoothstep(0.12, 0.88, clamp((l[i]! - low) / range));
  });
  return tones;
}

function printed(goal: Plane, tones: Plane, dark: number, light: number, share: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const own = dark + (light - dark) * tones[i]!;
    goal[i]! += (own - goal[i]!) * share[i]!;
  }
}

function painted(goal: Plane, own: Plane, share: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) goal[i]! += (own[i]! - goal[i]!) * share[i]!;
}

/** The darkest and the lightest colour of a print. */
function endsOf(goal: Lab): [Ab, Ab] {
  const [low = 0, high = 1] = quantiles(goal.l, [0.002, 0.97]);
  return [meanOf(goal, -Infinity, low + 0.004), meanOf(goal, high - 0.004, Infinity)];
}

/** The mean of the colours that are between these two as light. */
function meanOf({ l, a, b }: Lab, least: number, most: number): Ab {
  const sums = { l: 0, a: 0, b: 0, count: 1e-6 };
  inChunks(l.length, (from, to) => {
    for (let i = from; i < to; i++) {
      if (l[i]! < least || l[i]! > most) continue;
      sums.l += l[i]!;
      sums.a += a[i]!;
      sums.b += b[i]!;
      sums.count++;
    }
  });
  return { l: sums.l / sums.count, a: sums.a / sums.count, b: sums.b / sums.count };
}
