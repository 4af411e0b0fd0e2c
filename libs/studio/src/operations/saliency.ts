import { blur, boxBlur, clamp, quantile, smoothstep } from './planes';
import type { Lab, Plane } from './planes';

/**
 * How much each pixel stands out from what touches the border, 0 to 1: the minimum barrier distance (Zhang and others, 2015),
 * the least that colour must rise and fall on a way from the border, with a little more trust in the middle. Half of it counts
 * from each side of the border alone, so that a subject that touches one side still stands out from the others.
 */
export function saliency(lab: Lab): Plane {
  const { width, height } = lab;
  const total = new Float32Array(width * height);
  for (const [channel, weight] of [
    [lab.l, 0.6],
    [lab.a, 1.6],
    [lab.b, 1.6],
  ] as const) {
    const calm = blur(channel, width, height, 1);
    for (const [seeds, part] of SEEDS) {
      const barrier = barrierOf(calm, width, height, seeds);
      for (let i = 0; i < total.length; i++) total[i]! += weight * part * barrier[i]!;
    }
  }
  const sharp = sharpness(lab);
  const top = Math.max(1e-6, quantile(total, 0.985));
  for (let y = 0; y < height; y++) weighPlaces(total, top, sharp, y, width, height);
  return total;
}

/** A row in proportion to the most, sharp places counting more, those far from the middle less. */
function weighPlaces(
  total: Plane,
  top: number,
  sharp: Plane | undefined,
  y: number,
  width: number,
  height: number,
): void {
  const down = (y / height - 0.52) / 0.68;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const across = (x / width - 0.5) / 0.62;
    const stands = clamp(total[i]! / top);
    const away = smoothstep(0.35, 1.05, Math.sqrt(across * across + down * down));
    total[i] = (sharp ? 0.66 * stands + 0.34 * sharp[i]! : stands) * (1 - 0.55 * away);
  }
}

/** Where the picture is in focus, 0 to 1; nothing when all of it is, or when it has too few edges to tell. */
function sharpness({ l, width, height }: Lab): Plane | undefined {
  const fine = blur(l, width, height, 1.6);
  const detail = boxBlur(
    l.map((v, i) => clamp(Math.abs(v - fine[i]!) * 12)),
    width,
    height,
    Math.max(width, height) * 0.025,
  );
  const [most, usual] = [quantile(detail, 0.93), quantile(detail, 0.4)];
  if (most < 0.05 || usual > 0.22 * most) return undefined;
  return detail.map((v) => smoothstep(0.15 * most, 0.75 * most, v));
}

type Side = 'top' | 'right' | 'bottom' | 'left';
const SEEDS: readonly (readonly [readonly Side[], number])[] = [
  [['top', 'right', 'bottom', 'left'], 0.5],
  [['top'], 0.125],
  [['right'], 0.125],
  [['bottom'], 0.125],
  [['left'], 0.125],
];

function barrierOf(channel: Plane, width: number, height: number, sides: readonly Side[]): Plane {
  const size = width * height;
  const distance = new Float32Array(size).fill(Infinity);
  const high = channel.slice();
  const low = channel.slice();
  for (const side of sides) {
    if (side === 'top') distance.fill(0, 0, width);
    else if (side === 'bottom') distance.fill(0, size - width);
    else for (let y = 0; y < height; y++) distance[y * width + (side === 'left' ? 0 : width - 1)] = 0;
  }
  const barrier = { channel, distance, high, low };
  for (let pass = 0; pass < 4; pass++)
    // a whole row from the one before it, then along it
    for (let row = 0; row < height; row++) {
      const isDown = pass % 2 === 0;
      const from = (isDown ? row : height - 1 - row) * width;
      if (row > 0) reach(barrier, from, width, 1, isDown ? -width : width);
      if (isDown) reach(barrier, from + 1, width - 1, 1, -1);
      else reach(barrier, from + width - 2, width - 1, -1, 1);
    }
  return distance;
}

interface Barrier {
  channel: Plane;
  distance: Plane;
  /** The highest and the lowest on the way to each pixel. */
  high: Plane;
  low: Plane;
}

/** Goes on from the pixels that lie so far off, to so many pixels in a row. */
function reach(
  { channel, distance, high, low }: Barrier,
  first: number,
  count: number,
  step: number,
  off: number,
): void {
  for (let k = 0, i = first; k < count; k++, i += step) {
    const before = distance[i]!;
    const highest = high[i + off]!;
    const lowest = low[i + off]!;
    // a way gets no shorter by a pixel more
    if (highest - lowest >= before) continue;
    const v = channel[i]!;
    const h = highest > v ? highest : v;
    const l = lowest < v ? lowest : v;
    if (h - l < before) {
      distance[i] = h - l;
      high[i] = h;
      low[i] = l;
    }
  }
}
