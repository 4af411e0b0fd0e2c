import { n, path } from '../../../svg';
import { row } from '../decor';
import { wall, windowAt } from '../indoors';
import { box, dark, disc, lit, pale } from '../view';
import { boards, pendants, inside } from './inside';
import type { Ground, View } from '../view';

/** A bench along the window, tools on the wall, a lamp over it. */
export function workshop(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.8;
  const paint = v.brief.groundColour ?? random.pick(['#b9a48a', '#a7a898', '#b3a2a0']);
  const upper = wall({ ...v, clear: 'top' }, floor, paint);
  const top = floor - h * 0.22;
  const ww = Math.min(w * 0.36, h * 0.46);
  if (!v.clear) windowAt(v, w * 0.07, h * 0.13, ww, top - h * 0.2, '#6b5a48');
  const [x, y, bw, bh] = [w * 0.13 + ww, h * 0.14, w * 0.81 - ww, top - h * 0.22];
  if (!v.clear) {
    sheet.add(
      path(box(x + u * 6, y + u * 8, bw, bh), dark(v, paint, 0, 0.6), { 'fill-opacity': 0.4 }),
      path(box(x, y, bw, bh), lit(v, '#b08a5c')),
    );
    const [iron, wood] = [lit(v, '#5d6469'), lit(v, '#6b4326')];
    for (let cx = x + u * 46, i = 0; cx < x + bw - u * 30; cx += u * 72, i++) {
      const t = bh * (0.5 + 0.1 * ((i * 7) % 4));
      const at = y + bh * 0.12;
      const kinds = [
        path(box(cx - u * 5, at, u * 10, t), wood) +
          path(
            `M${n(cx - u * 28)} ${n(at - u * 4)}h${n(u * 46)}l${n(u * 10)} ${n(u * 11)}l${n(-u * 10)} ${n(u * 11)}h${n(-u * 46)}Z`,
            iron,
          ),
        path(`M${n(cx - u * 6)} ${n(at + t * 0.3)}l${n(u * 30)} ${n(t * 0.1)}l${n(-u * 24)} ${n(t * 0.6)}Z`, iron) +
          path(box(cx - u * 12, at, u * 30, t * 0.3), wood),
        path(box(cx - u * 4, at + t * 0.45, u * 8, t * 0.5), iron) +
          path(box(cx - u * 8, at, u * 16, t * 0.46), lit(v, '#c9603c')),
        path(`M${n(cx - u * 5)} ${n(at + u * 16)}h${n(u * 10)}v${n(t - u * 30)}h${n(-u * 10)}Z`, iron) +
          path(
            `${disc(cx, at + u * 8, u * 15)}M${n(cx - u * 6)} ${n(at - u * 12)}h${n(u * 12)}v${n(u * 18)}h${n(-u * 12)}Z`,
            iron,
            { 'fill-rule': 'evenodd' },
          ),
      ];
      sheet.add(kinds[i % 4] ?? '');
    }
    pendants(v, [w * 0.5], h * 0.1, '#3f5a55');
  }
  const wood = '#9c6b41';
  boards(v, floor, '#8a735a');
  sheet.add(
    path(
      box(w * 0.04, top + u * 30, u * 46, floor + h * 0.03 - top) +
        box(w * 0.96 - u * 46, top + u * 30, u * 46, floor + h * 0.03 - top),
      dark(v, wood, 0, 0.3),
    ),
    path(box(w * 0.04 + u * 46, top + u * 36, w * 0.92 - u * 92, h * 0.1), dark(v, wood, 0, 0.56)),
    path(box(w * 0.04 + u * 46, floor - h * 0.05, w * 0.92 - u * 92, u * 16), dark(v, wood, 0, 0.3)),
  );
  row(v, w * 0.1, floor - h * 0.05, w * 0.5, 'jars');
  sheet.add(
    path(
      box(w * 0.02, top, w * 0.96, u * 38),
      sheet.linear(0, top, 0, top + u * 38, [
        [0, lit(v, wood)],
        [1, dark(v, wood, 0, 0.4)],
      ]),
    ),
    path(box(w * 0.02, top - u * 16, w * 0.96, u * 18), pale(v, wood, 0, 0.4)),
    path(
      [0.3, 0.36, 0.62, 0.66]
        .map(
          (k) =>
            `M${n(w * k)} ${n(top - u * 12)}q${n(u * 12)} ${n(-u * 16)} ${n(u * 26)} ${n(-u * 3)}q${n(-u * 8)} ${n(u * 12)} ${n(-u * 18)} ${n(u * 5)}`,
        )
        .join(''),
      'none',
      { stroke: pale(v, '#e6c79a', 0, 0.4), 'stroke-width': u * 5 },
    ),
  );
  return inside(v, floor, dark(v, '#8a735a', 0, 0.36), upper, { ledge: top - u * 8 });
}
