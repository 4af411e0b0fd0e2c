import { n, path, rect } from '../../../svg';
import { row } from '../decor';
import { PAINT, wall, windowAt } from '../indoors';
import { box, dark, disc, lit, pale } from '../view';
import { tiles, inside } from './inside';
import type { Ground, View } from '../view';

/** A worktop with cupboards along the back wall, a window over it, a shelf and a rail. */
export function kitchen(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.76;
  const paint = v.brief.groundColour ?? random.pick(PAINT);
  const upper = wall(v, floor, paint);
  const top = floor - h * 0.235;
  const splash = pale(v, '#f3eee2', 0, 0.2);
  sheet.add(rect(0, top - h * 0.1, w, h * 0.1, splash));
  let joints = `M0 ${n(top - h * 0.05)}H${n(w)}`;
  for (let x = 0; x < w; x += u * 52) joints += `M${n(x)} ${n(top - h * 0.1)}v${n(h * 0.1)}`;
  sheet.add(path(joints, 'none', { stroke: dark(v, '#cfc6b4', 0, 0.2), 'stroke-width': u * 1.6 }));
  if (!v.clear) {
    const ww = Math.min(w * 0.3, h * 0.34);
    windowAt(v, w * 0.1, h * 0.12, ww, top - h * 0.14 - h * 0.12);
    const [x, wide] = [w * 0.1 + ww + u * 90, w * 0.9 - ww - u * 120];
    for (const y of [h * 0.2, h * 0.345]) {
      row(v, x, y, wide, y < h * 0.3 ? 'bowls' : 'jars');
      sheet.add(
        path(box(x, y, wide, u * 13), lit(v, '#8a5f3c')),
        path(box(x, y + u * 13, wide, u * 9), dark(v, paint, 0, 0.5), { 'fill-opacity': 0.5 }),
      );
    }
  }
  const front = random.pick(['#6f8a86', '#8a6f5a', '#c9b79a', '#54677d', '#7f8f6d']);
  sheet.add(
    rect(
      0,
      top,
      w,
      floor - top,
      sheet.linear(0, top, w, floor, [
        [0, pale(v, front, 0, 0.16)],
        [0.5, lit(v, front)],
        [1, dark(v, front, 0, 0.3)],
      ]),
    ),
    path(box(0, top + u * 20, w, u * 10), dark(v, front, 0, 0.6), { 'fill-opacity': 0.6 }),
    path(box(0, top - u * 6, w, u * 26), lit(v, '#b98a5c')),
    path(box(0, top - u * 8, w, u * 7), pale(v, '#d9b384', 0, 0.5)),
    path(box(0, floor - u * 22, w, u * 22), dark(v, front, 0, 0.66)),
  );
  let doors = '';
  let knobs = '';
  for (let x = u * 12; x < w; x += u * 158) {
    doors += box(x, top + u * 42, u * 140, floor - top - u * 76);
    knobs += disc(x + u * (Math.round(x / u / 158) % 2 ? 18 : 122), top + u * 66, u * 6);
  }
  sheet.add(
    path(doors, 'none', { stroke: dark(v, front, 0, 0.5), 'stroke-width': u * 3 }),
    path(knobs, pale(v, '#e3cfa2', 0, 0.4)),
  );
  tiles(v, floor, '#c9b9a2', true);
  return inside(v, floor, dark(v, '#c9b9a2', 0, 0.36), upper, { ledge: top - u * 2 });
}
