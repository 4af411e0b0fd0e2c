import { lighten, mix } from '../palette/palette';
import { line, n, path, rect } from '../svg';
import type { DrawObject } from './draw-object';

const FOIL = '#cdd1d6';
/** A bar in a paper wrapper, its foil at both ends, seen from above. */
export const bar: DrawObject = (sheet, cx, y, h, { body, edge }, print) => {
  const w = h * 0.48;
  const [x, t] = [cx - w / 2, y - h];
  const end = h * 0.04;
  for (let i = 10; i >= 1; i--)
    sheet.add(rect(x + i * h * 0.003, t + i * h * 0.006, w, h, '#000000', { rx: i * 2, 'fill-opacity': 0.034 }));
  const teeth = 18;
  const zigzag = (top: boolean): string =>
    Array.from({ length: teeth * 2 + 1 }, (_, i) => {
      const at = top ? i : teeth * 2 - i;
      const depth = (i % 2 ? 0 : h * 0.007) * (top ? 1 : -1);
      return `${n(x + w * 0.012 + (w * 0.976 * at) / (teeth * 2))} ${n((top ? t : y) + depth)}`;
    }).join('L');
  const foil = edge ?? FOIL;
  const outline = `M${zigzag(true)}L${zigzag(false)}Z`;
  sheet.add(
    path(outline, foil),
    path(
      outline,
      sheet.linear(x, 0, x + w, 0, [
        [0, '#000000', 0.22],
        [0.14, '#ffffff', 0.5],
        [0.3, '#000000', 0.1],
        [0.55, '#ffffff', 0.35],
        [0.8, '#000000', 0.12],
        [1, '#000000', 0.3],
      ]),
    ),
  );
  const paper = rect(x, t + end, w, h - 2 * end, body);
  sheet.add(paper);
  sheet.clipped(sheet.clip(rect(x, t + end, w, h - 2 * end, '#000000')), () =>
    print({ x: x + w * 0.09, y: t + end + h * 0.035, w: w * 0.82, h: h - 2 * end - h * 0.07, on: body }),
  );
  // the pieces press through the paper a little
  const dark = mix(body, '#000000', 0.5);
  for (let row = 1; row < 6; row++) {
    const at = t + end + ((h - 2 * end) * row) / 6;
    sheet.add(
      line(x, at, x + w, at, dark, h * 0.003, { 'stroke-opacity': 0.07 }),
      line(x, at + h * 0.003, x + w, at + h * 0.003, '#ffffff', h * 0.003, { 'stroke-opacity': 0.1 }),
    );
  }
  sheet.add(
    rect(
      x,
      t + end,
      w,
      h - 2 * end,
      sheet.linear(x, 0, x + w, 0, [
        [0, '#000000', 0.26],
        [0.045, '#ffffff', 0.24],
        [0.1, '#ffffff', 0.02],
        [0.9, '#000000', 0.02],
        [0.955, '#000000', 0.16],
        [1, '#000000', 0.34],
      ]),
    ),
    line(x, t + end, x + w, t + end, lighten(body, 0.12), h * 0.003, { 'stroke-opacity': 0.7 }),
    rect(x, y - end - h * 0.004, w, h * 0.004, '#000000', { 'fill-opacity': 0.22 }),
  );
  return w;
};
