import { blur } from '../planes';
import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';

// What a mask of opacities, 0 to 1, is like.

/** In so many pieces, of which the largest has no more than this share, it is the type of a page and no subject. */
const SCATTERED = { pieces: 8, largest: 0.5 };
/** How many pieces of what was found have more than this share of the largest. */
const PIECE = 0.05;
export function largePieces(salient: Plane, { width, height }: Lab): number {
  const sizes = pieces(width, height, (i) => salient[i]! > 0.5).map(({ cells }) => cells.length);
  const most = Math.max(0, ...sizes);
  return sizes.filter((size) => size > PIECE * most).length;
}

/** The largest share of a side of the picture that a mask has. */
export function runsOut(mask: Plane, { width, height }: Lab): number {
  const along = (from: number, step: number, count: number) => {
    let sum = 0;
    for (let k = 0, i = from; k < count; k++, i += step) sum += Number(mask[i]! > 0.5);
    return sum / count;
  };
  return Math.max(
    along((height - 1) * width, 1, width),
    along(0, width, height),
    along(width - 1, width, height),
    along(0, 1, width),
  );
}

/** Whether it is the type of a page, and no subject. */
export function isScattered(salient: Plane, { width, height }: Lab): boolean {
  const sizes = pieces(width, height, (i) => salient[i]! > 0.5).map(({ cells }) => cells.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.length >= SCATTERED.pieces && Math.max(...sizes) < SCATTERED.largest * all;
}

/** Of the pixels that are above. */
export const share = (plane: Plane, from: number): number =>
  plane.reduce((sum, v) => sum + Number(v > from), 0) / plane.length;

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
