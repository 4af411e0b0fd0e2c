import { blur, boxBlur, clamp, quantile, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';

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

export const BINS = 16;
export const binAt = ({ l, a, b }: Lab, i: number): number =>
  (clamp(l[i]! * BINS, 0, BINS - 1) | 0) * BINS * BINS +
  (clamp((a[i]! + 0.25) * 2 * BINS, 0, BINS - 1) | 0) * BINS +
  (clamp((b[i]! + 0.25) * 2 * BINS, 0, BINS - 1) | 0);

/**
 * Parts subject and background in turns: which colours are whose by the mask so far, then the mask by its colours, its place and
 * the edges of the picture.
 *
 * @param edges makes a plane follow the edges of the picture
 * @param start probability of the subject, 0 to 1
 * @param trust in the start over colours, 0 to 1
 */
export function parted(lab: Lab, edges: (plane: Plane) => Plane, start: Plane, trust: number): Plane {
  const { width, height } = lab;
  const side = Math.max(width, height);
  const bins = Int32Array.from(start, (_, i) => binAt(lab, i));
  const first = start.map((s) => logit(clamp(s, 0.08, 0.92)) * (0.15 + trust));
  let mask = start;
  for (let round = 0; round < 6; round++) {
    const ratio = colourRatio(bins, mask);
    const odds = blur(mask, width, height, side * (0.045 - 0.005 * round));
    for (let i = 0; i < odds.length; i++) {
      const nearBy = logit(clamp(odds[i]!, 0.03, 0.97));
      odds[i] = clamp(ratio[bins[i]!]! * (1 - trust) * 0.9 + nearBy * 0.85 + first[i]!, -6, 6);
    }
    mask = edges(odds);
    for (let i = 0; i < mask.length; i++) mask[i] = 1 / (1 + Math.exp(-1.6 * mask[i]!));
  }
  return mask;
}

const LOGIT_STEPS = 4096;
const LOGIT = Float32Array.from({ length: LOGIT_STEPS + 1 }, (_, i) => Math.log(i / (LOGIT_STEPS - i)));
/** Of 0.03 to 0.97, where a table tells it well. */
const logit = (p: number): number => LOGIT[(p * LOGIT_STEPS + 0.5) | 0]!;

/** For each bin of colour the logarithm of how much more it is the subject's. */
export function colourRatio(bins: Int32Array, mask: Plane): Float32Array {
  const size = BINS ** 3;
  let fore: Plane = new Float32Array(size);
  let back: Plane = new Float32Array(size);
  let [foreSum, backSum] = [0, 0];
  for (let i = 0; i < bins.length; i++) {
    // who is sure counts
    const sure = 2 * mask[i]! - 1;
    if (sure > 0) {
      fore[bins[i]!]! += sure;
      foreSum += sure;
    } else {
      back[bins[i]!]! -= sure;
      backSum -= sure;
    }
  }
  // a colour stands for those beside it as well
  [fore, back] = [spreadOut(fore), spreadOut(back)];
  return fore.map((v, k) => clamp(Math.log((v / (foreSum + 1) + 1e-5) / (back[k]! / (backSum + 1) + 1e-5)), -4, 4));
}

/** A small blur over the three axes of the colours. */
function spreadOut(cube: Plane): Plane {
  const rows = boxBlur(cube, BINS, BINS * BINS, 0);
  const out = rows.slice();
  for (const step of [1, BINS, BINS * BINS]) {
    const from = out.slice();
    for (let k = 0; k < out.length; k++) {
      const at = Math.floor(k / step) % BINS;
      const before = at > 0 ? from[k - step]! : 0;
      const after = at < BINS - 1 ? from[k + step]! : 0;
      out[k] = 0.5 * from[k]! + 0.25 * (before + after);
    }
  }
  return out;
}

/**
 * Keeps the largest pieces of a mask and closes its small holes.
 *
 * @param share pieces smaller than this share of the largest go
 * @param holes those smaller than this share of the picture are closed
 */
export function tidy(mask: Plane, width: number, height: number, share: number, holes: number): Plane {
  const out = mask.slice();
  const inside = pieces(width, height, (i) => out[i]! > 0.5);
  const least = share * inside.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (const { cells } of inside) if (cells.length < least) for (const i of cells) out[i] = 0;
  for (const { cells, atBorder } of pieces(width, height, (i) => out[i]! <= 0.5))
    if (cells.length < out.length * holes && !atBorder) for (const i of cells) out[i] = 1;
  return out;
}

export interface Piece {
  /** Its pixels. */
  cells: Int32Array;
  atBorder: boolean;
}

/** What hangs together of the pixels that belong. */
export function pieces(width: number, height: number, belongs: (i: number) => boolean): Piece[] {
  const isLeft = new Uint8Array(width * height);
  for (let i = 0; i < isLeft.length; i++) isLeft[i] = Number(belongs(i));
  const queue = new Int32Array(width * height);
  const found: Piece[] = [];
  for (let start = isLeft.indexOf(1); start >= 0; start = isLeft.indexOf(1, start + 1)) {
    const cells = queue.slice(0, takeOut(isLeft, width, start, queue));
    const atBorder = cells.some((i) => isAtBorder(i, width, height));
    found.push({ cells, atBorder });
  }
  return found;
}

const isAtBorder = (i: number, width: number, height: number): boolean =>
  i < width || i >= width * (height - 1) || i % width === 0 || i % width === width - 1;

/** Takes the piece that a pixel belongs to out of what is left. @param queue where its pixels go @returns how many they are */
function takeOut(isLeft: Uint8Array, width: number, start: number, queue: Int32Array): number {
  let tail = 0;
  queue[tail++] = start;
  isLeft[start] = 0;
  for (let head = 0; head < tail; head++) {
    const i = queue[head]!;
    const x = i % width;
    if (x > 0 && isLeft[i - 1]) {
      isLeft[i - 1] = 0;
      queue[tail++] = i - 1;
    }
    if (x < width - 1 && isLeft[i + 1]) {
      isLeft[i + 1] = 0;
      queue[tail++] = i + 1;
    }
    if (i >= width && isLeft[i - width]) {
      isLeft[i - width] = 0;
      queue[tail++] = i - width;
    }
    if (i + width < isLeft.length && isLeft[i + width]) {
      isLeft[i + width] = 0;
      queue[tail++] = i + width;
    }
  }
  return tail;
}

/**
 * How well a mask is one, 0 to 1: whether its outline runs along edges of the picture and its two sides differ in colour.
 */
export function confidence(lab: Lab, mask: Plane): number {
  const { width, height, l, a, b } = lab;
  const bins = Int32Array.from(mask, (_, i) => binAt(lab, i));
  const [fore, back] = [new Float32Array(BINS ** 3), new Float32Array(BINS ** 3)];
  let [nf, nb, onEdge, all, count] = [1e-6, 1e-6, 0, 0, 0];
  const gradient = (i: number) =>
    Math.abs(l[i + 1]! - l[i - 1]!) +
    Math.abs(l[i + width]! - l[i - width]!) +
    1.5 *
      (Math.abs(a[i + 1]! - a[i - 1]!) +
        Math.abs(a[i + width]! - a[i - width]!) +
        Math.abs(b[i + 1]! - b[i - 1]!) +
        Math.abs(b[i + width]! - b[i - width]!));
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (mask[i]! > 0.5) {
        fore[bins[i]!]!++;
        nf++;
      } else {
        back[bins[i]!]!++;
        nb++;
      }
      const g = gradient(i);
      all += g;
      const isOutline =
        mask[i]! > 0.5 &&
        (mask[i - 1]! <= 0.5 || mask[i + 1]! <= 0.5 || mask[i - width]! <= 0.5 || mask[i + width]! <= 0.5);
      if (isOutline) {
        onEdge += g;
        count++;
      }
    }
  let overlap = 0;
  for (let k = 0; k < fore.length; k++) overlap += Math.sqrt((fore[k]! / nf) * (back[k]! / nb));
  const mean = all / ((width - 2) * (height - 2)) + 1e-6;
  const edges = count ? onEdge / count / mean : 0;
  return clamp(0.55 * smoothstep(1, 4, edges) + 0.45 * (1 - smoothstep(0.25, 0.85, overlap)));
}

/** How much of its convex hull a mask fills, 0 to 1: a thing is about whole, scattered parts are not. */
export function solidity(mask: Plane, width: number): number {
  const height = mask.length / width;
  const ends: [number, number][] = [];
  let area = 0;
  for (let y = 0; y < height; y++) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x]! <= 0.5) continue;
      if (first < 0) first = x;
      last = x + 1;
      area++;
    }
    if (first >= 0) ends.push([first, y], [first, y + 1], [last, y], [last, y + 1]);
  }
  ends.sort(([x, y], [u, v]) => x - u || y - v);
  const chain = (points: [number, number][]) => {
    const hull: [number, number][] = [];
    for (const point of points) {
      while (hull.length > 1 && cross(hull.at(-2)!, hull.at(-1)!, point) <= 0) hull.pop();
      hull.push(point);
    }
    return hull;
  };
  const hull = [...chain(ends).slice(0, -1), ...chain(ends.toReversed()).slice(0, -1)];
  const twice = hull.reduce((sum, [x, y], i) => {
    const [u, v] = hull[(i + 1) % hull.length]!;
    return sum + x * v - u * y;
  }, 0);
  return area / Math.max(1, Math.abs(twice) / 2);
}
const cross = ([ax, ay]: [number, number], [bx, by]: [number, number], [cx, cy]: [number, number]): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** How much longer the outline of a mask is than that of the same mask smoothed. */
export function roughness(mask: Plane, width: number, height: number): number {
  return outline(mask, width) / Math.max(1, outline(blur(mask, width, height, Math.max(width, height) * 0.005), width));
}
const outline = (mask: Plane, width: number): number =>
  mask.reduce(
    (sum, v, i) =>
      sum + Number(i >= width && v > 0.5 !== mask[i - width]! > 0.5) + Number(i > 0 && v > 0.5 !== mask[i - 1]! > 0.5),
    0,
  );
