import { n, path, rect } from '../../../svg';
import { paintSky } from '../sky';
import { foliage, roll, snowy, treeLine } from '../land';
import { box, dark, lens, lit, oval, pale, wash } from '../view';
import { AWNINGS } from './outside';
import type { Ground, View } from '../view';

/** A basin with lanes, a rim, a ladder and parasols: the open-air bath. */
export function pool(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.42;
  paintSky(v, horizon);
  const back = roll(v, horizon, h * 0.01, w * 0.5, snowy(v, '#86a860'), 0.3);
  treeLine(v, back, [u * 60, u * 120], foliage(v, '#4d7d4a', random.next()), 0.34, 'round', 0.6, 0.85);
  const stone = '#e3d9c4';
  sheet.add(
    wash(v, horizon + h * 0.015, h, [
      [0, pale(v, stone, 0.1)],
      [1, lit(v, stone)],
    ]),
  );
  for (const [i, k] of [0.08, 0.3, 0.74, 0.94].entries()) {
    const [x, y, r] = [w * k, horizon + h * 0.07, u * 74];
    const hex = AWNINGS[i % 3] ?? '#c4493c';
    sheet.add(
      path(oval(x + r * 0.4, y, r, r * 0.12), v.light.shade, { 'fill-opacity': 0.25 }),
      path(box(x - u * 3, y - r * 1.5, u * 6, r * 1.5), lit(v, '#efe9dc')),
      path(
        `M${n(x - r)} ${n(y - r * 1.1)}Q${n(x - r * 0.7)} ${n(y - r * 1.75)} ${n(x)} ${n(y - r * 1.8)}Q${n(x + r * 0.7)} ${n(y - r * 1.75)} ${n(x + r)} ${n(y - r * 1.1)}Z`,
        pale(v, '#f6f0e2'),
      ),
      path(
        `M${n(x - r)} ${n(y - r * 1.1)}Q${n(x - r * 0.7)} ${n(y - r * 1.75)} ${n(x)} ${n(y - r * 1.8)}Q${n(x - r * 0.4)} ${n(y - r * 1.5)} ${n(x - r * 0.5)} ${n(y - r * 1.1)}ZM${n(x)} ${n(y - r * 1.1)}V${n(y - r * 1.8)}Q${n(x + r * 0.4)} ${n(y - r * 1.5)} ${n(x + r * 0.5)} ${n(y - r * 1.1)}Z`,
        lit(v, hex),
      ),
    );
  }
  const [top, foot] = [h * 0.53, h * 0.86];
  const basin = `M${n(w * 0.1)} ${n(top)}H${n(w * 0.9)}L${n(w * 1.04)} ${n(foot)}H${n(-w * 0.04)}Z`;
  sheet.add(
    path(basin, pale(v, '#f7f3e8', 0, 0.3), {
      stroke: pale(v, '#f7f3e8', 0, 0.3),
      'stroke-width': u * 34,
      'stroke-linejoin': 'round',
    }),
  );
  sheet.clipped(sheet.clip(path(basin, '#000000')), () => {
    sheet.add(
      rect(
        0,
        top,
        w,
        foot - top,
        sheet.linear(0, top, 0, foot, [
          [0, lit(v, '#8fdcec')],
          [0.5, lit(v, '#45b3d3')],
          [1, lit(v, '#1f86b3')],
        ]),
      ),
      rect(0, top, w, h * 0.022, dark(v, '#2f9cc0', 0, 0.2)),
    );
    let lanes = '';
    for (let i = 1; i < 5; i++)
      lanes += `M${n(w * (0.1 + 0.16 * i))} ${n(top + h * 0.02)}L${n(w * (-0.04 + 0.216 * i))} ${n(foot)}`;
    let waves = '';
    for (let i = 0; i < 30; i++) {
      const t = random.next();
      waves += lens(
        w * random.next(),
        top + h * 0.04 + (foot - top - h * 0.05) * t,
        w * random.range(0.04, 0.14),
        u * (5 + 9 * t),
      );
    }
    sheet.add(
      path(lanes, 'none', {
        stroke: lit(v, '#f4efe2'),
        'stroke-width': u * 7,
        'stroke-dasharray': `${n(u * 22)} ${n(u * 12)}`,
      }),
      path(waves, '#ffffff', { 'fill-opacity': 0.34 }),
    );
  });
  let seams = '';
  for (let i = -10; i <= 10; i++)
    seams += `M${n(w / 2 + i * w * 0.12)} ${n(foot + u * 20)}L${n(w / 2 + i * w * 0.15)} ${n(h)}`;
  const x = w * 0.82;
  sheet.add(
    path(box(-5, foot + u * 17, w + 10, u * 8), dark(v, '#b9ab92', 0, 0.3)),
    path(seams, 'none', { stroke: dark(v, '#b9ab92', 0, 0.3), 'stroke-width': u * 2, 'stroke-opacity': 0.5 }),
    path(
      `M${n(x)} ${n(foot - u * 70)}V${n(foot - u * 10)}q0 ${n(-u * 150)} ${n(u * 40)} ${n(-u * 110)}V${n(foot + u * 40)}M${n(x + u * 66)} ${n(foot - u * 70)}V${n(foot - u * 10)}q0 ${n(-u * 150)} ${n(u * 40)} ${n(-u * 110)}V${n(foot + u * 40)}M${n(x)} ${n(foot - u * 44)}h${n(u * 66)}`,
      'none',
      { stroke: pale(v, '#cfd8dc', 0, 0.4), 'stroke-width': u * 9, 'stroke-linecap': 'round' },
    ),
  );
  return {
    horizon,
    foot: lit(v, stone),
    water: [top + h * 0.03, foot],
    depth: 0.84,
    spot: 0.4,
    stand: (depth) => ({ y: foot + u * 30 + (h * 0.97 - foot - u * 30) * depth, scale: 0.86 + 0.14 * depth }),
  };
}
