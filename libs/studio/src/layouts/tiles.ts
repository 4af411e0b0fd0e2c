import { rect } from '../svg';
import { heightOf, leave, stack } from '../stage';
import type { Layout, Stage } from '../stage';
import { contrast } from '../palette/palette';
import type { Box } from '../art/patterns';
import { facts, ground, signature, words } from './parts';

/** Rows and columns for a number of fields in a box, so that the fields come near to squares. */
function grid(count: number, { w, h }: Box): number {
  const fits = Array.from({ length: count }, (_, i) => i + 1).filter((columns) => count % columns === 0);
  // five have no rectangle: the first is twice as wide
  const columns = fits.length > 2 ? fits : [...fits, Math.ceil(count / 2)];
  const off = (columns: number): number => Math.abs(Math.log(w / columns / (h / Math.ceil(count / columns))));
  return columns.reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** Every thing that was asked for on a field of its own, edge to edge. */
function fields(stage: Stage, box: Box): void {
  const { sheet, palette, marks } = stage;
  const columns = grid(marks.length, box);
  const rows = Math.ceil(marks.length / columns);
  const tall = box.h / rows;
  const grounds = [palette.primary, palette.soft, palette.accent, palette.deep, palette.paper].filter(
    (hex, i, all) => all.indexOf(hex) === i,
  );
  let at = 0;
  for (let row = 0; row < rows; row++) {
    // what is over stands in the first row, wider
    const inRow = row === 0 && marks.length % columns ? marks.length % columns : columns;
    const wide = box.w / inRow;
    for (let column = 0; column < inRow; column++, at++) {
      const mark = marks[at];
      const on = grounds[(column + row * 2) % grounds.length] ?? palette.paper;
      const [x, y] = [box.x + column * wide, box.y + row * tall];
      sheet.add(rect(x, y, wide + 0.6, tall + 0.6, on));
      if (!mark) continue;
      const size = Math.min(wide, tall) * 0.66;
      const inks = [palette.deep, palette.paper, palette.primary, palette.accent];
      const ink = inks.reduce((best, hex) => (contrast(hex, on) > contrast(best, on) ? hex : best));
      sheet.artwork.push(...mark.pictureNames);
      sheet.add(mark.picture(x + (wide - size) / 2, y + (tall - size) / 2, size, { ...palette, primary: ink }, on));
    }
  }
}

const several = (stage: Stage): boolean => stage.marks.length > 2;

/** Words above, the fields over the whole width, facts below. */
export const tiles: Layout = {
  id: 'tiles',
  title: 'needs',
  art: 'needs',
  when: (_copy, reading) => reading.subjects.filter(({ isAsked }) => isAsked).length > 2,
  draw(stage) {
    const { w, h } = stage;
    const [u, m] = [w / 1024, w * 0.078];
    const bg = ground(stage);
    const end = stack(words(stage, bg, { width: w - 2 * m, height: h * 0.24, max: 130 * u, lines: 3 }), m, m, 'start');
    const low = [facts(stage, bg, w - 2 * m, 38 * u), signature(stage, bg, 38 * u)];
    const height = heightOf(low);
    const bottom = height ? h - m - height - 48 * u : h;
    if (height) stack(low, m, h - m, 'start', 'bottom');
    const top = end + 48 * u;
    leave(stage, bottom - top - h * 0.2);
    if (several(stage)) fields(stage, { x: 0, y: top, w, h: bottom - top });
    else stage.sheet.faults++;
  },
};

/** The fields on the right half, the words beside them. */
export const tilesRight: Layout = {
  id: 'tiles-right',
  title: 'needs',
  art: 'needs',
  when: tiles.when,
  draw(stage) {
    const { w, h } = stage;
    const m = Math.min(w, h) * 0.09;
    const bg = ground(stage);
    const cut = w * 0.54;
    const u = Math.min(w, h) / 1024;
    const column = words(stage, bg, { width: cut - 2 * m, height: h * 0.4, max: 120 * u, lines: 4, small: 34 * u });
    const end = stack(column, m, m * 1.2, 'start');
    const low = [facts(stage, bg, cut - 2 * m, 34 * u), signature(stage, bg, 38 * u)];
    const height = heightOf(low);
    if (height) stack(low, m, h - m, 'start', 'bottom');
    leave(stage, h - m - height - end);
    if (several(stage)) fields(stage, { x: cut, y: 0, w: w - cut, h });
    else stage.sheet.faults++;
  },
};
