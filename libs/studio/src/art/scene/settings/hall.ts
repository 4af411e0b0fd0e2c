import { n, path, rect } from '../../../svg';
import { box, dark, disc, lit, pale, said } from '../view';
import { tiles, inside } from './inside';
import type { Ground, View } from '../view';

/** Columns, arched windows and a roof light over a stone floor: museum, station hall, church. */
export function hall(v: View): Ground {
  const { sheet, w, h, u, light, brief } = v;
  const floor = h * 0.74;
  const stone = brief.groundColour ?? '#d9cfbf';
  const holy = /church|chapel|cathedral|abbey|nave|mosque|temple/iu.test(said(v));
  const upper = [pale(v, stone), lit(v, stone), dark(v, stone, 0, 0.2)];
  sheet.add(
    rect(
      0,
      0,
      w,
      floor,
      sheet.linear(0, 0, w, floor, [
        [0, pale(v, stone, 0, 0.3)],
        [0.55, lit(v, stone)],
        [1, dark(v, stone, 0, 0.3)],
      ]),
    ),
  );
  // the roof light and what falls from it
  const sky = sheet.linear(0, 0, 0, h * 0.14, [
    [0, v.outside.sky[1]],
    [1, v.outside.sky[3]],
  ]);
  if (!holy) {
    sheet.add(path(`M${n(w * 0.2)} 0H${n(w * 0.8)}L${n(w * 0.7)} ${n(h * 0.12)}H${n(w * 0.3)}Z`, sky));
    let ribs = '';
    for (let i = 0; i <= 8; i++) ribs += `M${n(w * (0.2 + 0.075 * i))} 0L${n(w * (0.3 + 0.05 * i))} ${n(h * 0.12)}`;
    sheet.add(
      path(`${ribs}M${n(w * 0.3)} ${n(h * 0.12)}H${n(w * 0.7)}M${n(w * 0.26)} ${n(h * 0.07)}H${n(w * 0.74)}`, 'none', {
        stroke: dark(v, '#5c626a', 0, 0.2),
        'stroke-width': u * 6,
      }),
    );
  }
  const bays = Math.max(3, Math.round(w / (u * 330)));
  const bw = w / bays;
  for (let i = 0; i < bays; i++) {
    const [x, ww] = [bw * (i + 0.26), bw * 0.48];
    const r = ww / 2;
    const arch = `M${n(x)} ${n(floor - h * 0.12)}V${n(h * 0.3 + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + ww)} ${n(h * 0.3 + r)}V${n(floor - h * 0.12)}Z`;
    const glass = sheet.linear(0, h * 0.25, 0, floor, [
      [0, v.outside.sky[1]],
      [1, v.outside.sky[3]],
    ]);
    sheet.add(
      path(arch, glass, { stroke: pale(v, '#efe6d6', 0, 0.3), 'stroke-width': u * 16 }),
      path(
        `M${n(x + r)} ${n(h * 0.3)}V${n(floor - h * 0.12)}M${n(x)} ${n(h * 0.3 + r)}H${n(x + ww)}M${n(x)} ${n(h * 0.5)}H${n(x + ww)}`,
        'none',
        { stroke: dark(v, '#6a6058', 0, 0.2), 'stroke-width': u * 6 },
      ),
    );
    if (holy)
      sheet.add(
        path(disc(x + r, h * 0.3 + r * 0.9, r * 0.5), lit(v, ['#b5483c', '#3f6d9a', '#d9a03c'][i % 3] ?? '#3f6d9a'), {
          'fill-opacity': 0.6,
        }),
      );
    if (light.time !== 'night')
      sheet.add(
        path(`M${n(x)} ${n(floor)}H${n(x + ww)}L${n(x + ww + bw * 0.8)} ${n(h)}H${n(x + bw * 0.5)}Z`, light.key, {
          'fill-opacity': 0.16,
        }),
      );
  }
  tiles(v, floor, '#c7bba8', !holy);
  for (let i = 0; i < bays; i++) {
    const x = bw * (i + 0.26);
    if (light.time !== 'night')
      sheet.add(
        path(
          `M${n(x + u * 10)} ${n(floor)}h${n(bw * 0.44)}l${n(bw * 0.5)} ${n(h - floor)}h${n(-bw * 0.62)}Z`,
          light.key,
          { 'fill-opacity': 0.22 },
        ),
      );
  }
  for (let i = 0; i <= bays; i++) {
    const [x, r] = [bw * i, Math.min(bw * 0.1, u * 36)];
    sheet.add(
      rect(
        x - r,
        h * 0.18,
        2 * r,
        floor - h * 0.16,
        sheet.linear(x - r, 0, x + r, 0, [
          [0, dark(v, stone, 0, 0.14)],
          [0.3, pale(v, stone, 0, 0.5)],
          [1, dark(v, stone, 0, 0.42)],
        ]),
      ),
      path(
        box(x - r * 1.5, h * 0.155, r * 3, h * 0.03) + box(x - r * 1.5, floor - h * 0.005, r * 3, h * 0.034),
        pale(v, stone, 0, 0.3),
      ),
      path(box(x, floor + h * 0.012, r * 1.5, h * 0.017), dark(v, stone, 0, 0.4)),
    );
  }
  sheet.add(
    path(box(0, h * 0.13, w, h * 0.028), pale(v, stone, 0, 0.4)),
    path(box(0, h * 0.158, w, u * 6), dark(v, stone, 0, 0.4)),
  );
  return inside(v, floor, dark(v, '#c7bba8', 0, 0.36), upper);
}
