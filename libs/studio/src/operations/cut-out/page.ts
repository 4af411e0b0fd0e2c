import type { Plane } from '../planes';
import { pieces } from './pieces';

/** Letters are so high in proportion to the longer side; many, or some beside tables and bands that fill the sheet, are a page. */
const PAGE = { high: [0.006, 0.06], letters: 60, wide: 0.6, tall: 0.5, some: 12, filled: 0.7, most: 0.8 } as const;
/** A page has this share of the picture where it fills it, and so much of that is paper where it is no photograph. */
const SHEET = { fills: 0.97, paper: 0.4 };
/** The margin that a page keeps, in proportion to the longer side. */
const MARGIN = 0.015;

/** The rectangle of a page: what stands before the ground is for the most part type, all over it. */
export function pageIn(reached: Plane, width: number, height: number) {
  const side = Math.max(width, height);
  let [letters, left, right, top, bottom, ink] = [0, width, 0, height, 0, 0];
  for (const { cells } of pieces(width, height, (i) => reached[i] === 0)) {
    let [first, last] = [height, 0];
    for (const i of cells) {
      const y = (i / width) | 0;
      const x = i - y * width;
      [first, last] = [Math.min(first, y), Math.max(last, y)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
    }
    [top, bottom] = [Math.min(top, first), Math.max(bottom, last)];
    ink += cells.length;
    const high = (last - first + 1) / side;
    letters += Number(high > PAGE.high[0] && high < PAGE.high[1] && cells.length > 5);
  }
  const [wide, tall] = [(right - left) / width, (bottom - top) / height];
  const isText = letters >= PAGE.letters && wide > PAGE.wide && tall > PAGE.tall;
  const isSheet =
    letters >= PAGE.some &&
    Math.min(wide, tall) > PAGE.most &&
    ink > PAGE.filled * (right - left + 1) * (bottom - top + 1);
  if (!isText && !isSheet) return undefined;
  const margin = Math.round(MARGIN * side);
  const page = {
    left: Math.max(0, left - margin),
    right: Math.min(width - 1, right + margin),
    top: Math.max(0, top - margin),
    bottom: Math.min(height - 1, bottom + margin),
  };
  // of a sheet that fills the picture there is no margin to take off, and its paper is the background
  const isSheetOnly =
    (page.right - page.left + 1) * (page.bottom - page.top + 1) > SHEET.fills * reached.length &&
    reached.reduce((sum, v) => sum + v, 0) > SHEET.paper * reached.length;
  return isSheetOnly ? undefined : page;
}
