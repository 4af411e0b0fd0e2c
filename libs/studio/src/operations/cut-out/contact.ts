import type { Picture } from '../picture';
import type { Plane } from '../planes';

export interface Foot {
  /** lowest pixel of each column, -1 where there is none */
  base: Int32Array;
  top: number;
  bottom: number;
}

/** Where a subject stands; undefined for one that the frame cuts off, which stands outside, and for one that has no foot to stand on. */
export function footOf(alpha: Plane, width: number, height: number): Foot | undefined {
  const base = new Int32Array(width).fill(-1);
  let [top, bottom] = [height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (alpha[y * width + x]! > 0.5) {
        base[x] = y;
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (bottom >= height - 2 || bottom <= top) return undefined;
  const wide = base.reduce((count, y) => count + Number(y >= 0), 0);
  const standing = base.reduce((count, y) => count + Number(y > bottom - (bottom - top) * 0.06), 0);
  return standing < 0.1 * wide ? undefined : { base, top, bottom };
}

// What stands on something has narrow feet or a level base, or darkens the ground where it touches it. A head, what hangs and what was cut out
// of a crowd end in some curve of their own; and a body that a cut-out ends within goes on below its edge.

/** Places, in proportion to its height: what is near enough to the lowest point to touch the ground, the strips beside its edge, and those farther in front and to the sides. */
const NEAR = 0.06;
const STRIP = { past: 0.006, deep: 0.022, front: 0.16, aside: 0.1 };
/** Steps of lightness, 0 to 255, by which the ground is darker there than in front and beside. */
const DARKER = 6;
/** How little the two sides of its edge differ where a body goes on. */
const ALIKE = 15;
/** The share of its foot for which that holds. */
const MOST = 0.5;
/** How far from level a base may be, in proportion to the height, and the share of the width that it has at least; and the share that feet have at most. */
const LEVEL = { off: 0.014, share: 0.265 };
const FEET = 0.22;
/** Opacity of what has a colour; of a picture that was cut out before, nothing about it is known. */
const OPAQUE = 250;
/** Columns that are looked at. */
const COLUMNS = 160;

export type Contact = 'stands' | 'goes on' | 'unseen';

/** @param source the picture that the subject was cut out of, in the size of its opacity */
export function contactOf(source: Picture, alpha: Plane, { base, top, bottom }: Foot): Contact {
  const { width, height } = source;
  const tall = bottom - top;
  const columns = [...base.keys()].filter((x) => base[x]! >= 0);
  const [first = 0, last = width - 1] = [columns[0], columns.at(-1)];
  const low = columns.filter((x) => base[x]! >= bottom - NEAR * tall);
  const level = low.filter((x) => base[x]! >= bottom - LEVEL.off * tall).length / columns.length;
  const [past, deep] = [Math.max(2, STRIP.past * tall), Math.max(2, STRIP.deep * tall)];
  const aside = STRIP.aside * (last - first);
  const colour = (x: number, y: number): Colour | undefined =>
    meanOf(
      source,
      Math.round(x),
      Math.round(y),
      Math.round(y + deep),
      (i) => alpha[i]! < 0.1 && source.data[4 * i + 3]! > OPAQUE,
    );
  let [seen, dark, alike] = [0, 0, 0];
  for (let k = 0; k < low.length; k += Math.max(1, Math.floor(low.length / COLUMNS))) {
    const x = low[k]!;
    const y = base[x]!;
    const below = colour(x, y + past);
    const within = meanOf(source, x, Math.round(y - past - deep), Math.round(y - past), () => true);
    if (!below || !within) continue;
    const around = [
      colour(x, Math.min(height - deep - 1, y + STRIP.front * tall)),
      colour(first - aside, y + past),
      colour(last + aside, y + past),
    ].filter((one) => one !== undefined);
    seen++;
    alike += Number(apart(below, within) < ALIKE);
    dark += Number(around.length > 0 && around.every((one) => light(below) < light(one) - DARKER));
  }
  if (alike > MOST * seen) return 'goes on';
  const hasFoot = level > LEVEL.share || low.length < FEET * columns.length || onLegs(base, low, tall);
  return hasFoot || dark > MOST * seen ? 'stands' : 'unseen';
}

/** How far above the ground, in proportion to the height, and how close beside a foot, in proportion to the width, there is nothing of what stands on legs; toes and claws are nearer to each other. */
const LEG = { above: 0.1, beside: 0.03 };
/** Whether what is lowest ends abruptly, as feet and wheels do under a body. @param low columns that reach the ground */
function onLegs(base: Int32Array, low: readonly number[], tall: number): boolean {
  const ground = Math.max(...low.map((x) => base[x]!));
  const past = Math.max(2, Math.round(LEG.beside * (low.at(-1)! - low[0]!)));
  const isFree = (x: number) => (base[x] ?? -1) < ground - LEG.above * tall;
  return low.every(
    (x, i) =>
      (x - (low[i - 1] ?? -1e9) <= past || isFree(x - past)) && ((low[i + 1] ?? 1e9) - x <= past || isFree(x + past)),
  );
}

type Colour = [number, number, number];
const light = ([r, g, b]: Colour): number => 0.3 * r + 0.59 * g + 0.11 * b;
const apart = (one: Colour, other: Colour): number => Math.max(...one.map((v, c) => Math.abs(v - other[c]!)));

/** Of a stretch of a column; undefined where nothing of it is in the picture and counts. */
function meanOf(
  { data, width, height }: Picture,
  x: number,
  from: number,
  to: number,
  counts: (i: number) => boolean,
): Colour | undefined {
  const sum: Colour = [0, 0, 0];
  let count = 0;
  if (x < 0 || x >= width) return undefined;
  for (let y = Math.max(0, from); y <= Math.min(height - 1, to); y++) {
    const i = y * width + x;
    if (!counts(i)) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += data[4 * i + c]!;
  }
  return count > 0 ? [sum[0] / count, sum[1] / count, sum[2] / count] : undefined;
}

/** The share of the height along which a side of the picture cuts a body off, from which on it is large; and how far above the lower frame it ends then. */
const BESIDE = { cut: 0.3, above: 0.04 };

/** What is to be said of a body that runs out at one side of the picture and ends above the lower frame, where nothing shows that it stands there. */
export function cutBeside(source: Picture, alpha: Plane): string | undefined {
  const { width, height } = source;
  const along = (x: number): number => {
    let count = 0;
    for (let y = 0; y < height; y++) count += Number(alpha[y * width + x]! > 0.5);
    return count / height;
  };
  const [left, right] = [along(1) > BESIDE.cut, along(width - 2) > BESIDE.cut];
  const foot = left === right ? undefined : footOf(alpha, width, height);
  if (!foot || foot.bottom > (1 - BESIDE.above) * height || contactOf(source, alpha, foot) === 'stands')
    return undefined;
  return `The subject runs out of the picture at the ${left ? 'left' : 'right'} and was cut off above the lower edge: parts of its body may be missing at the bottom.`;
}
