import { n, path } from '../../../svg';
import { paintSky } from '../sky';
import { snowy } from '../land';
import { houses, LAMP } from '../town';
import { box, dark, disc, lit, oval, pale, wash } from '../view';
import { paving } from './outside';
import type { Ground, View } from '../view';

/** A station: a canopy on columns, its clock, the edge of the platform and the rails. */
export function platform(v: View): Ground {
  const { sheet, w, h, u, light } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  houses(v, horizon, u * 110, [2, 3], 0.6, true);
  sheet.add(
    wash(v, horizon - u * 8, h * 0.74, [
      [0, lit(v, snowy(v, '#8a8076'))],
      [1, dark(v, snowy(v, '#8a8076'), 0, 0.3)],
    ]),
  );
  let sleepers = '';
  for (let x = -u * 30; x < w; x += u * 52)
    sleepers += `M${n(x)} ${n(h * 0.645)}h${n(u * 24)}l${n(-u * 12)} ${n(h * 0.075)}h${n(-u * 28)}Z`;
  sheet.add(
    path(sleepers, dark(v, '#6b5140', 0, 0.3)),
    path(box(0, h * 0.655, w, u * 7) + box(0, h * 0.7, w, u * 9), dark(v, '#56595c', 0, 0.2)),
    path(box(0, h * 0.655, w, u * 2) + box(0, h * 0.7, w, u * 3), pale(v, '#c2c7ca', 0, 0.5)),
  );
  const edge = h * 0.735;
  const stone = snowy(v, '#b5aca0', 0.35);
  sheet.add(
    path(box(0, edge - u * 4, w, u * 22), pale(v, '#d9d2c4')),
    path(box(0, edge + u * 18, w, u * 4), dark(v, stone, 0, 0.5)),
  );
  const foot = paving(v, edge + u * 20, '#b5aca0');
  sheet.add(path(box(0, edge + h * 0.035, w, u * 13), lit(v, '#e8c23f')));
  // the canopy
  const roof = v.clear === 'top' ? h * 0.37 : h * 0.17;
  const iron = '#3f5650';
  for (let x = w * 0.12; x < w; x += Math.max(w * 0.36, u * 330)) {
    sheet.add(
      path(
        `M${n(x - u * 9)} ${n(h * 0.88)}V${n(roof)}h${n(u * 18)}V${n(h * 0.88)}Z`,
        sheet.linear(x - u * 9, 0, x + u * 9, 0, [
          [0, pale(v, iron)],
          [1, dark(v, iron)],
        ]),
      ),
      path(
        `M${n(x - u * 9)} ${n(roof + u * 110)}Q${n(x - u * 20)} ${n(roof + u * 20)} ${n(x - u * 110)} ${n(roof + u * 8)}M${n(x + u * 9)} ${n(roof + u * 110)}Q${n(x + u * 20)} ${n(roof + u * 20)} ${n(x + u * 110)} ${n(roof + u * 8)}`,
        'none',
        { stroke: dark(v, iron, 0, 0.2), 'stroke-width': u * 8 },
      ),
      path(box(x - u * 18, h * 0.86, u * 36, h * 0.022), dark(v, iron, 0, 0.3)),
      path(oval(x + u * 20, h * 0.882, u * 60, u * 9), light.shade, { 'fill-opacity': 0.3 }),
    );
  }
  const top = light.white ? '#e8eef4' : '#6a7378';
  let trim = '';
  for (let x = 0; x < w; x += u * 34) trim += `M${n(x)} ${n(roof)}h${n(u * 34)}l${n(-u * 17)} ${n(u * 26)}Z`;
  sheet.add(
    path(`M0 ${n(roof - h * 0.055)}H${n(w)}V${n(roof)}H0Z`, dark(v, top, 0, 0.2)),
    path(box(0, roof - h * 0.06, w, u * 9), pale(v, top, 0, 0.4)),
    path(trim, dark(v, iron, 0, 0.1)),
  );
  // the clock hangs from it
  const [cx, cy, r] = [w * 0.62, roof + u * 108, u * 58];
  const hands = `M${n(cx)} ${n(cy)}V${n(cy - r * 0.66)}M${n(cx)} ${n(cy)}l${n(r * 0.42)} ${n(r * 0.2)}`;
  sheet.add(
    path(box(cx - u * 4, roof, u * 8, u * 56), dark(v, iron)),
    path(disc(cx, cy, r), dark(v, '#2c3336')),
    path(disc(cx, cy, r * 0.84), light.lamps ? '#fff3d2' : lit(v, '#f6f1e4')),
    path(
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return `M${n(cx + Math.sin(a) * r * 0.64)} ${n(cy - Math.cos(a) * r * 0.64)}L${n(cx + Math.sin(a) * r * 0.76)} ${n(cy - Math.cos(a) * r * 0.76)}`;
      }).join(''),
      'none',
      { stroke: '#2c3336', 'stroke-width': u * 4 },
    ),
    path(hands, 'none', { stroke: '#2c3336', 'stroke-width': u * 6, 'stroke-linecap': 'round' }),
  );
  if (light.lamps)
    for (let x = w * 0.12 + u * 165; x < w; x += Math.max(w * 0.36, u * 330))
      sheet.add(
        `<circle cx="${n(x)}" cy="${n(roof + u * 40)}" r="${n(u * 190)}" fill="${sheet.radial(
          x,
          roof + u * 40,
          u * 190,
          [
            [0, LAMP, 0.55],
            [1, LAMP, 0],
          ],
        )}"/>`,
        path(box(x - u * 2, roof, u * 4, u * 30) + oval(x, roof + u * 42, u * 20, u * 14), '#fff0c4'),
        path(oval(x, h * 0.87, u * 180, u * 34), LAMP, { 'fill-opacity': 0.2 }),
      );
  return {
    horizon,
    foot,
    depth: 0.6,
    stand: (depth) => ({ y: edge + u * 40 + (h * 0.97 - edge - u * 40) * depth, scale: 0.78 + 0.22 * depth }),
  };
}
