import { n, path } from '../../svg';
import { PAINT, wall, windowAt } from './indoors';
import { box, dark, lit, pale, wash } from './view';
import type { Ground, View } from './view';

export function shelf(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const board = h * 0.72;
  const paint = random.pick(PAINT);
  const upper = wall(v, h, paint);
  const wood = '#9c6b41';
  const [x, ww, t] = [w * 0.07, w * 0.86, u * 32];
  sheet.add(
    path(
      `M${n(x + u * 20)} ${n(board + t)}h${n(ww)}l${n(u * 46)} ${n(u * 84)}h${n(-ww)}Z`,
      sheet.linear(0, board + t, 0, board + t + u * 84, [
        [0, dark(v, paint, 0, 0.66), 0.6],
        [1, dark(v, paint, 0, 0.5), 0],
      ]),
    ),
    ...[0.18, 0.8].map((k) =>
      path(
        `M${n(w * k)} ${n(board + t)}h${n(u * 22)}v${n(u * 96)}q0 ${n(u * -40)} ${n(-u * 22)} ${n(-u * 56)}Z`,
        dark(v, '#4a4038', 0, 0.2),
      ),
    ),
    path(
      box(x, board, ww, t),
      sheet.linear(0, board, 0, board + t, [
        [0, lit(v, wood)],
        [1, dark(v, wood, 0, 0.4)],
      ]),
    ),
    path(box(x, board - u * 7, ww, u * 9), pale(v, wood, 0, 0.5)),
  );
  return {
    horizon: board,
    foot: lit(v, paint),
    upper,
    indoors: true,
    closed: true,
    zoom: 1.15,
    depth: 0.5,
    stand: () => ({ y: board - u * 2, scale: 1 }),
  };
}

export function wallGround(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.84;
  const paint = v.brief.groundColour ?? random.pick(PAINT);
  const upper = wall(v, floor, paint);
  if (/brick/iu.test(v.brief.subjects.map((s) => s.words).join(' '))) {
    let joints = '';
    for (let row = 0, y = 0; y < floor; y += u * 40, row++) {
      joints += `M0 ${n(y)}H${n(w)}`;
      for (let x = row % 2 ? 0 : u * 46; x < w; x += u * 92) joints += `M${n(x)} ${n(y)}v${n(u * 40)}`;
    }
    sheet.add(path(joints, 'none', { stroke: dark(v, paint, 0, 0.4), 'stroke-width': u * 3, 'stroke-opacity': 0.4 }));
  }
  const ground = '#b9a58c';
  sheet.add(
    wash(v, floor, h, [
      [0, lit(v, ground)],
      [1, dark(v, ground, 0, 0.3)],
    ]),
    path(box(0, floor, w, u * 5), dark(v, ground, 0, 0.5), { 'fill-opacity': 0.5 }),
  );
  return {
    horizon: floor,
    foot: dark(v, ground, 0, 0.3),
    upper,
    indoors: true,
    closed: true,
    depth: 0.5,
    stand: (depth) => ({ y: floor + (h - floor) * (0.1 + 0.6 * depth), scale: 0.9 + 0.1 * depth }),
  };
}

export function windowGround(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const sill = h * 0.77;
  const paint = random.pick(PAINT);
  const upper = wall({ ...v, clear: 'top' }, h, paint);
  const [x, y, ww] = [w * 0.13, v.clear === 'top' ? h * 0.4 : h * 0.08, w * 0.74];
  windowAt(v, x, y, ww, sill - y - u * 13);
  const white = '#f4efe4';
  const fold = (from: number, way: 1 | -1): string =>
    `M${n(from)} ${n(y - u * 30)}h${n(way * w * 0.15)}q${n(way * -w * 0.01)} ${n(h * 0.3)} ${n(way * -w * 0.055)} ${n(h * 0.5)}q${n(way * -w * 0.03)} ${n(h * 0.1)} ${n(way * -w * 0.1)} ${n(h * 0.12)}Z`;
  const cloth = random.pick(['#e9dfcc', '#d9b8a0', '#b9c7c0']);
  for (const [from, way] of [
    [w * 0.03, 1],
    [w * 0.97, -1],
  ] as const) {
    sheet.add(
      path(
        fold(from, way),
        sheet.linear(from, 0, from + way * w * 0.15, 0, [
          [0, dark(v, cloth, 0, 0.2)],
          [0.3, pale(v, cloth)],
          [0.5, dark(v, cloth, 0, 0.16)],
          [0.75, pale(v, cloth)],
          [1, lit(v, cloth)],
        ]),
      ),
    );
  }
  sheet.add(path(box(w * 0.01, y - u * 38, w * 0.98, u * 12), lit(v, '#7a5840')));
  sheet.add(
    path(
      box(w * 0.05, sill, w * 0.9, h * 0.075),
      sheet.linear(0, sill, 0, sill + h * 0.075, [
        [0, pale(v, white, 0, 0.4)],
        [1, lit(v, white)],
      ]),
    ),
    path(box(w * 0.04, sill + h * 0.075, w * 0.92, u * 26), dark(v, white, 0, 0.2)),
    path(box(w * 0.05, sill + h * 0.075 + u * 26, w * 0.9, u * 26), dark(v, paint, 0, 0.5), { 'fill-opacity': 0.5 }),
  );
  return {
    horizon: sill,
    foot: lit(v, paint),
    upper,
    indoors: true,
    closed: true,
    zoom: 0.95,
    depth: 0.5,
    stand: (depth) => ({ y: sill + h * (0.012 + 0.05 * depth), scale: 1 }),
  };
}
