import { smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';
import { distanceTo } from './plain';
import { coloursOf } from './rim';

// Between curls, leaves and twigs the ground is seen in places that no way from outside reaches: each is small, near the outline, of the very
// colour of the ground about there, and what it lies in is of another.

/** How far from the ground's colour about there such a place is, in OKLab, and how far in hue alone. */
const LIKE = { off: 0.085, hue: 0.02 };
/** How large it is at the most, and how far within the outline, in proportion to the longer side; fewer pixels are a light. */
const PLACE = { wide: 0.04, deep: 0.03, least: 5 };
/** How far off the ground what is about it is, and the share of its rim for which that holds. */
const STARK = { off: 0.12, share: 0.6 };
/** There are so many of them at least: one alone is a button. */
const MANY = 6;
/** Off the ground's colour a pixel is as opaque as it is far from it. */
const SOFT = { from: 0.03, to: 0.15 };

/** The opacity without the ground that is seen in many small places along the outline. */
export function withoutGaps(lab: Lab, alpha: Plane): Plane {
  const { width, height } = lab;
  const side = Math.max(width, height);
  const isGround = alpha.map((v) => Number(v <= 0.04));
  const ground = coloursOf(lab, isGround);
  const hueOff = (i: number) => Math.hypot(lab.a[i]! - ground.a[i]!, lab.b[i]! - ground.b[i]!);
  const off = (i: number) => Math.hypot(lab.l[i]! - ground.l[i]!, hueOff(i));
  const far = distanceTo(isGround, width, height);
  const isLike = (i: number) =>
    alpha[i]! > 0.04 && far[i]! < 2 * PLACE.deep * side && off(i) < LIKE.off && hueOff(i) < LIKE.hue;
  const about = (i: number) => [i - 1, i + 1, i - width, i + width];
  const gaps = pieces(width, height, isLike).filter(({ cells, atBorder }) => {
    if (atBorder || cells.length < PLACE.least || cells.length > (PLACE.wide * side) ** 2) return false;
    if (!cells.some((i) => far[i]! < PLACE.deep * side)) return false;
    // past its soft edge
    const rim = cells.filter((i) => about(i).some((j) => !isLike(j)));
    const stark = rim.filter((i) =>
      [3, -3, 3 * width, -3 * width].some((step) => alpha[i + step]! > 0.5 && off(i + step) > STARK.off),
    );
    return stark.length > STARK.share * rim.length;
  });
  if (gaps.length < MANY) return alpha;
  const marked = new Float32Array(alpha.length);
  for (const { cells } of gaps) for (const i of cells) marked[i] = 1;
  const near = distanceTo(marked, width, height);
  return alpha.map((v, i) => (near[i]! < 2.5 ? Math.min(v, smoothstep(SOFT.from, SOFT.to, off(i))) : v));
}
