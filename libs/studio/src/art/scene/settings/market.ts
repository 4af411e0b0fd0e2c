import { n, path } from '../../../svg';
import { paintSky } from '../sky';
import { blend } from '../tone';
import { houses, LAMP } from '../town';
import { box, dark, disc, lit, oval, pale } from '../view';
import { paving, AWNINGS } from './outside';
import type { Ground, View } from '../view';

/** Stalls in two rows under awnings before the houses of a square. */
export function market(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const base = h * 0.64;
  paintSky(v, base);
  houses(v, base - h * 0.03, u * 120, v.clear === 'top' ? [1, 2] : [3, 4], 0.42, true);
  const foot = paving(v, base - h * 0.03, '#c3b49e');
  const fruits = ['#e08a2e', '#c83a34', '#8fae4b', '#e3b740', '#7b4a78', '#5f8f4a'];
  let k = random.int(5);
  for (const [far, y, unit] of [
    [0.36, base + h * 0.01, u * 190],
    [0.1, base + h * 0.085, u * 290],
  ] as const) {
    for (let x = -unit * random.range(0.1, 0.5); x < w; x += unit * 1.13) {
      // an aisle stays open in the middle of the nearer row
      if (far < 0.2 && x + unit > w * 0.36 && x < w * 0.64) continue;
      const hex = AWNINGS[k++ % AWNINGS.length] ?? '#c4493c';
      const [t, table] = [unit * 0.86, unit * 0.3];
      let stripes = '';
      for (let i = 0; i < 8; i += 2)
        stripes += `M${n(x + (unit * i) / 8)} ${n(y - t)}h${n(unit / 8)}L${n(x - unit * 0.05 + (unit * 1.1 * (i + 1)) / 8)} ${n(y - t * 0.72)}h${n((-unit * 1.1) / 8)}Z`;
      let edge = '';
      for (let i = 0; i < 8; i++)
        edge += `M${n(x - unit * 0.05 + (unit * 1.1 * i) / 8)} ${n(y - t * 0.72)}a${n((unit * 1.1) / 16)} ${n(unit * 0.05)} 0 0 0 ${n((unit * 1.1) / 8)} 0Z`;
      sheet.add(
        path(box(x, y - t * 0.75, unit, t * 0.44), dark(v, light.lamps ? '#c98f4a' : '#6b5f55', far, 0.36)),
        path(
          box(x + unit * 0.02, y - t * 0.75, unit * 0.04, t * 0.75) +
            box(x + unit * 0.94, y - t * 0.75, unit * 0.04, t * 0.75),
          dark(v, '#7a5638', far, 0.2),
        ),
      );
      for (let i = 0; i < 4; i++) {
        const [fx, fw] = [x + unit * (0.04 + i * 0.235), unit * 0.22];
        let pile = '';
        for (let r = 0; r < 3; r++)
          for (let c = 0; c < 4 - r; c++)
            pile += disc(fx + fw * (0.16 + 0.22 * c + 0.11 * r), y - table - unit * (0.02 + 0.036 * r), unit * 0.028);
        const fruit = fruits[(i + k * 2) % fruits.length] ?? '#e08a2e';
        sheet.add(path(pile, lit(v, fruit, far)), path(box(fx, y - table, fw, unit * 0.07), lit(v, '#b88c58', far)));
      }
      sheet.add(
        path(
          box(x - unit * 0.02, y - table + unit * 0.06, unit * 1.04, table - unit * 0.06),
          lit(v, blend(hex, '#efe6d3', 0.5), far),
        ),
        path(box(x + unit * 0.6, y - table + unit * 0.06, unit * 0.42, table - unit * 0.06), dark(v, hex, far, 0.3), {
          'fill-opacity': 0.3,
        }),
        path(oval(x + unit * 0.55, y, unit * 0.56, unit * 0.035), light.shade, { 'fill-opacity': 0.25 }),
        path(
          `M${n(x)} ${n(y - t)}h${n(unit)}l${n(unit * 0.05)} ${n(t * 0.28)}h${n(-unit * 1.1)}Z`,
          pale(v, '#f4eee0', far, 0.2),
        ),
        path(stripes + edge, lit(v, hex, far)),
      );
      if (light.lamps)
        sheet.add(
          `<circle cx="${n(x + unit / 2)}" cy="${n(y - t * 0.6)}" r="${n(unit * 0.5)}" fill="${sheet.radial(
            x + unit / 2,
            y - t * 0.6,
            unit * 0.5,
            [
              [0, LAMP, 0.5],
              [1, LAMP, 0],
            ],
          )}"/>`,
        );
    }
  }
  let flags = '';
  if (!v.clear)
    for (let i = 0; i < 16; i++)
      flags += `M${n((w * i) / 16)} ${n(h * 0.3 + Math.sin((i / 16) * Math.PI) * h * 0.05)}h${n(w / 22)}l${n(-w / 44)} ${n(u * 40)}Z`;
  if (flags) sheet.add(path(flags, lit(v, AWNINGS[k % 5] ?? '#c4493c')));
  return {
    horizon: base,
    foot,
    depth: 0.62,
    spot: 0.5,
    stand: (depth) => ({ y: base + (h - base) * (0.2 + 0.66 * depth), scale: 0.62 + 0.38 * depth }),
  };
}
