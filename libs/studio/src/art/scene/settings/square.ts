import { n, path } from '../../../svg';
import { foliage, treeLine } from '../land';
import { paintSky } from '../sky';
import { houses, LAMP } from '../town';
import { box, dark, disc, lit } from '../view';
import type { Ground, View } from '../view';
import { paving } from './outside';

/** A paved place with trees and far houses: whatever stands on it is seen whole. */
export function square(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const base = h * 0.66;
  paintSky(v, base);
  houses(v, base, u * 104, v.clear === 'top' ? [1, 2] : [2, 3], 0.66, true);
  treeLine(v, () => base + u * 4, [u * 70, u * 130], foliage(v, '#5c8058', random.next()), 0.44, 'round', 0.9, 0.5);
  const foot = paving(v, base, '#b8ada0');
  const lamps = [0.07, 0.93];
  let poles = '';
  for (const x of lamps)
    poles +=
      box(w * x - u * 4, base - u * 200, u * 8, u * 236) +
      box(w * x - u * 13, base + u * 28, u * 26, u * 10) +
      `M${n(w * x - u * 18)} ${n(base - u * 200)}h${n(u * 36)}l${n(-u * 7)} ${n(-u * 40)}h${n(-u * 22)}ZM${n(w * x - u * 22)} ${n(base - u * 240)}h${n(u * 44)}l${n(-u * 22)} ${n(-u * 16)}Z`;
  sheet.add(path(poles, dark(v, '#3a4148', 0.1, 0.2)));
  let panes = '';
  for (const x of lamps)
    panes += `M${n(w * x - u * 14)} ${n(base - u * 204)}h${n(u * 28)}l${n(-u * 5)} ${n(-u * 32)}h${n(-u * 18)}Z`;
  sheet.add(path(panes, light.lamps ? '#fff0c4' : lit(v, '#d7e2e4', 0.1)));
  if (light.lamps)
    for (const x of lamps) {
      const [px, py] = [w * x, base - u * 220];
      sheet.add(
        path(
          disc(px, py, u * 110),
          sheet.radial(px, py, u * 110, [
            [0, LAMP, 0.55],
            [1, LAMP, 0],
          ]),
        ),
      );
    }
  return {
    horizon: base,
    foot,
    depth: 0.34,
    spot: 0.5,
    stand: (depth) => ({ y: base + (h - base) * (0.1 + 0.78 * depth), scale: 0.8 + 0.2 * depth }),
  };
}
