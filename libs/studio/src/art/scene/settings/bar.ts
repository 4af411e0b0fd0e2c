import { n, path, rect } from '../../../svg';
import { row } from '../decor';
import { wall, windowAt } from '../indoors';
import { box, dark, lit, pale } from '../view';
import { boards, pendants, inside } from './inside';
import type { Ground, View } from '../view';

/** A counter with bottles and cups behind it, lamps over it. */
export function bar(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.78;
  const paint = v.brief.groundColour ?? random.pick(['#5f7468', '#7a5a4c', '#4f6172', '#b98f6f']);
  const upper = wall({ ...v, clear: 'top' }, floor, paint);
  const top = floor - h * 0.25;
  if (!v.clear) {
    const ww = Math.min(w * 0.3, h * 0.34);
    windowAt(
      { ...v, brief: { ...v.brief, distance: v.brief.distance ?? 'city' } },
      w * 0.07,
      h * 0.15,
      ww,
      top - h * 0.22,
    );
    const [x, wide] = [w * 0.12 + ww, w * 0.84 - ww];
    for (const [i, y] of [h * 0.26, h * 0.4].entries()) {
      if (i === 0) {
        for (let at = x + u * 14; at < x + wide - u * 20; at += u * 38) {
          const [hex, t] = [
            random.pick(['#3f6a4c', '#8a4a2e', '#c99a3c', '#6d7f88', '#8f3d36']),
            u * random.range(70, 96),
          ];
          sheet.add(
            path(
              `M${n(at)} ${n(y)}v${n(-t * 0.6)}q0 ${n(-t * 0.12)} ${n(u * 7)} ${n(-t * 0.16)}v${n(-t * 0.24)}h${n(u * 8)}v${n(t * 0.24)}q${n(u * 7)} ${n(t * 0.04)} ${n(u * 7)} ${n(t * 0.16)}v${n(t * 0.6)}Z`,
              lit(v, hex),
            ),
            path(box(at + u * 3, y - t * 0.42, u * 16, t * 0.24), pale(v, '#efe6d3', 0, 0.2)),
          );
        }
      } else row(v, x, y, wide, 'bowls');
      sheet.add(
        path(box(x, y, wide, u * 12), lit(v, '#6b4a35')),
        path(box(x, y + u * 12, wide, u * 10), '#000000', { 'fill-opacity': 0.2 }),
      );
    }
  }
  const front = random.pick(['#3f4f55', '#6b4a35', '#2f5a4f']);
  boards(v, floor, '#8a6a4c');
  sheet.add(
    rect(
      0,
      top,
      w,
      floor - top + h * 0.02,
      sheet.linear(0, top, w, floor, [
        [0, pale(v, front, 0, 0.2)],
        [0.5, lit(v, front)],
        [1, dark(v, front, 0, 0.4)],
      ]),
    ),
    path(box(0, top - u * 8, w, u * 30), lit(v, '#a8744a')),
    path(box(0, top - u * 10, w, u * 8), pale(v, '#d6a878', 0, 0.5)),
    path(box(0, top + u * 22, w, u * 12), '#000000', { 'fill-opacity': 0.3 }),
    path(box(0, floor - u * 6, w, u * 26), dark(v, front, 0, 0.66)),
  );
  let panels = '';
  for (let x = u * 14; x < w; x += u * 130) panels += box(x, top + u * 52, u * 104, floor - top - u * 84);
  sheet.add(path(panels, 'none', { stroke: dark(v, front, 0, 0.5), 'stroke-width': u * 4 }));
  if (!v.clear) pendants(v, [w * 0.24, w * 0.5, w * 0.76], h * 0.11, '#c2693f');
  return inside(v, floor, dark(v, '#8a6a4c', 0, 0.36), upper, { ledge: top - u * 4 });
}
