import type { Lab } from '../planes';
import { pieces } from './pieces';

/** A wall about a place is thin up to this share of how wide that is, and up to so many pixels. */
const THIN = { part: 0.35, least: 8 };
/** So many pixels that a place encloses in turn are a mark on it, as hands are on a dial. */
const MARK = 20;

/** The share of the rim of a place beyond which, straight on, ground follows soon. */
export function thinness(
  cells: Int32Array,
  { width, height }: Pick<Lab, 'width' | 'height'>,
  isOpen: (i: number) => boolean,
): number {
  const isOwn = new Uint8Array(width * height);
  for (const i of cells) isOwn[i] = 1;
  const most = Math.max(THIN.least, Math.round(THIN.part * Math.sqrt(cells.length)));
  let [thin, rim] = [0, 1e-6];
  for (const i of cells) {
    const [x, y] = [i % width, (i / width) | 0];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = i + dx + dy * width;
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || isOwn[next]) continue;
      rim++;
      for (let k = 1; k <= most; k++) {
        const [tx, ty] = [x + k * dx, y + k * dy];
        if (tx < 0 || tx >= width || ty < 0 || ty >= height) break;
        const at = tx + ty * width;
        if (isOpen(at)) {
          thin++;
          break;
        }
      }
    }
  }
  return thin / rim;
}

/** Whether something lies in a place that is joined to nothing about it. */
export function hasMark(cells: Int32Array, width: number): boolean {
  let [left, right, top, bottom] = [width, 0, Infinity, 0];
  for (const i of cells) {
    const y = (i / width) | 0;
    const x = i - y * width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  // with a margin by which all about the place hangs together
  const [wide, tall] = [right - left + 3, bottom - top + 3];
  const isOwn = new Uint8Array(wide * tall);
  for (const i of cells) isOwn[(((i / width) | 0) - top + 1) * wide + (i % width) - left + 1] = 1;
  return pieces(wide, tall, (i) => isOwn[i] === 0).some(
    ({ cells: mark, atBorder }) => !atBorder && mark.length >= MARK,
  );
}
