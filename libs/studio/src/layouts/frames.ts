import type { Painted } from '../art/scene/paint';
import type { Box } from '../art/patterns';
import { mix } from '../palette/palette';
import type { Stage } from '../stage';
import { n, path, rect } from '../svg';

/** A print: the scene on a sheet of paper. */
export const printed = ({ w, h }: Stage): Box => {
  const m = Math.min(w, h) * 0.062;
  return { x: m, y: m, w: w - 2 * m, h: h - 2 * m };
};

/** The margin around a printed scene, in a paper that takes the tone of its air. */
export function mat(stage: Stage, painted: Painted): void {
  const { sheet, w, h } = stage;
  const { x, y, w: ww, h: hh } = printed(stage);
  const air = painted.sky[Math.floor(painted.sky.length / 2)] ?? '#efe7d8';
  const paper = painted.dark ? mix('#10141f', air, 0.12) : mix('#f6f1e6', air, 0.1);
  const line = Math.min(w, h) / 400;
  sheet.add(
    path(`M0 0H${n(w)}V${n(h)}H0ZM${n(x)} ${n(y)}V${n(y + hh)}H${n(x + ww)}V${n(y)}Z`, paper, {
      'fill-rule': 'evenodd',
    }),
    rect(x, y, ww, hh, 'none', { stroke: mix(paper, '#171a26', painted.dark ? 0.5 : 0.2), 'stroke-width': line }),
  );
}
