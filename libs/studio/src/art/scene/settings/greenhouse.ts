import { n, path, rect } from '../../../svg';
import { paintSky } from '../sky';
import { box, crownAt, dark, disc, lit, oval, pale, ridge, wash, said } from '../view';
import { inside } from './inside';
import type { Ground, View } from '../view';

/** Glass on ribs, beds of plants on both sides of a path. */
export function greenhouse(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.62;
  const own = v.light;
  v.light = v.outside;
  paintSky({ ...v, clear: 'top' }, floor);
  const isBarren = /\b(?:mars|moon|lunar)\b/iu.test(said(v));
  let trees = '';
  for (let x = 0; x < w + u * 60; x += u * random.range(50, 90))
    trees += isBarren ? '' : crownAt(v, x, floor - u * 40, u * random.range(40, 74));
  const land = /\bmars\b/iu.test(said(v)) ? '#b5603c' : '#8d8d92';
  if (isBarren) sheet.add(path(ridge(v, floor - h * 0.09, h * 0.04, w * 0.4, true).d, lit(v, land, 0.4)));
  sheet.add(
    path(trees, lit(v, '#6f9468', 0.7)),
    rect(0, floor - u * 20, w, h, lit(v, isBarren ? land : '#8aa66a', 0.4)),
    rect(0, 0, w, floor, '#eaf4ef', { 'fill-opacity': isBarren ? 0.06 : 0.22 }),
  );
  v.light = own;
  const white = lit(v, '#f1f3ee');
  const [cx, ry] = [w * 0.5, h * 0.06];
  let ribs = '';
  const step = Math.max(u * 120, w / 9);
  for (let x = cx % step; x <= w; x += step)
    ribs += `M${n(x)} ${n(h * 0.3)}V${n(floor)}M${n(x)} ${n(h * 0.3)}L${n(cx + (x - cx) * 0.5)} ${n(ry)}`;
  sheet.add(
    path(
      `${ribs}M0 ${n(h * 0.3)}H${n(w)}M0 ${n(h * 0.46)}H${n(w)}M${n(w * 0.2)} ${n(ry)}H${n(w * 0.8)}M${n(w * 0.08)} ${n(h * 0.18)}H${n(w * 0.92)}`,
      'none',
      { stroke: white, 'stroke-width': u * 9 },
    ),
    path(
      `M${n(w * 0.3)} 0L${n(w * 0.05)} ${n(floor)}h${n(w * 0.12)}L${n(w * 0.4)} 0ZM${n(w * 0.72)} 0L${n(w * 0.5)} ${n(floor)}h${n(w * 0.05)}L${n(w * 0.78)} 0Z`,
      '#ffffff',
      { 'fill-opacity': 0.16 },
    ),
    rect(0, floor - u * 30, w, u * 34, lit(v, '#d8d2c2')),
    path(box(0, floor, w, u * 8), dark(v, '#b9b0a0', 0, 0.4)),
  );
  const earth = '#7b5a3e';
  sheet.add(
    wash(v, floor, h, [
      [0, lit(v, earth)],
      [1, dark(v, earth, 0, 0.4)],
    ]),
    path(
      `M${n(w * 0.44)} ${n(floor)}H${n(w * 0.56)}L${n(w * 0.84)} ${n(h)}H${n(w * 0.16)}Z`,
      sheet.linear(0, floor, 0, h, [
        [0, pale(v, '#d6c8ac', 0, 0.3)],
        [1, lit(v, '#c9b998')],
      ]),
    ),
  );
  const fruit = /tomato|pepper|strawberr/iu.test(said(v))
    ? '#d8432f'
    : /lemon|orange|citrus/iu.test(said(v))
      ? '#efb52e'
      : /flower|orchid|rose|bloom/iu.test(said(v))
        ? '#e58ab0'
        : undefined;
  // rows of plants that come nearer on both sides
  for (const t of [0.02, 0.14, 0.32, 0.58]) {
    const y = floor + (h - floor) * (t + 0.1);
    const r = u * (34 + 92 * t);
    const edge = w * (0.42 - 0.28 * (t + 0.1));
    for (const side of [0, 1]) {
      let [leaf, shade, dots, sticks] = ['', '', '', ''];
      for (let x = edge; x > -r; x -= r * 1.9) {
        const at = side ? w - x : x;
        leaf += crownAt(v, at, y - r * 1.7, r * 0.8) + crownAt(v, at + r * 0.2, y - r * 0.7, r * 0.76);
        shade += oval(at + r * 0.4, y - r * 0.9, r * 0.5, r * 0.9);
        sticks += box(at - u * 2, y - r * 3, u * 4, r * 3);
        for (let k = 0; fruit && k < 4; k++)
          dots += disc(at + r * random.range(-0.7, 0.7), y - r * random.range(0.4, 2), r * 0.16);
      }
      sheet.add(
        path(sticks, lit(v, '#b98a5c')),
        path(leaf, lit(v, t > 0.3 ? '#4f8a45' : '#5f9a55', 0.2 - t * 0.2)),
        path(shade, dark(v, '#3f6f3d', 0, 0.2), { 'fill-opacity': 0.45 }),
      );
      if (dots) sheet.add(path(dots, lit(v, fruit ?? '#d8432f')));
    }
  }
  return {
    ...inside(v, floor, dark(v, earth, 0, 0.4), [v.outside.sky[1], v.outside.sky[2], v.outside.sky[3], '#f1f3ee']),
    depth: 0.6,
    spot: 0.5,
    stand: (depth) => ({ y: floor + (h - floor) * (0.12 + 0.72 * depth), scale: 0.5 + 0.5 * depth }),
  };
}
