import { n, path, rect } from '../../../svg';
import { box, dark, lit, oval, pale } from '../view';
import { boards, pendants, inside } from './inside';
import type { Ground, View } from '../view';

/** Shelves to the ceiling, a ladder, a lamp. */
export function library(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const floor = h * 0.77;
  const wood = '#7a4f33';
  const upper = [dark(v, wood, 0, 0.3), dark(v, wood, 0, 0.44)];
  sheet.add(rect(0, 0, w, floor, dark(v, wood, 0, 0.52)));
  const bay = u * 300;
  const tones = ['#8f3d36', '#3f5d73', '#6f7a4c', '#c79a4b', '#5a4a63', '#d8cdb6', '#7d5a3c'];
  const bodies = new Map<string, string>();
  let shades = '';
  const step = h * 0.118;
  for (let y = h * 0.11 + step; y <= floor - h * 0.02; y += step)
    for (let x = u * 18; x < w;) {
      if ((x + u * 40) % bay < u * 60) {
        x += u * 22;
        continue;
      }
      const [b, t] = [u * random.range(15, 30), step * random.range(0.58, 0.84)];
      const hex = random.pick(tones);
      bodies.set(hex, (bodies.get(hex) ?? '') + box(x, y - t, b, t));
      shades += box(x + b * 0.74, y - t, b * 0.26, t);
      x += b + (random.chance(0.06) ? u * 26 : u * 1.2);
    }
  for (const [hex, d] of bodies) sheet.add(path(d, lit(v, hex)));
  let frames = '';
  for (let y = h * 0.11 + step; y <= floor; y += step) frames += box(0, y, w, u * 15);
  for (let x = 0; x < w + bay; x += bay) frames += box(x - u * 14, h * 0.06, u * 28, floor - h * 0.06);
  sheet.add(
    path(shades, '#1a120d', { 'fill-opacity': 0.32 }),
    path(
      frames,
      sheet.linear(0, 0, w, 0, [
        [0, pale(v, wood, 0, 0.3)],
        [0.5, lit(v, wood)],
        [1, dark(v, wood, 0, 0.3)],
      ]),
    ),
    path(box(0, h * 0.02, w, h * 0.06), lit(v, '#8a5c3d')),
    path(box(0, h * 0.075, w, u * 9), dark(v, wood, 0, 0.5)),
  );
  const lx = w * 0.8;
  let rungs = '';
  for (let k = 0; k < 9; k++) rungs += `M${n(lx + u * (k * 7))} ${n(floor + h * 0.04 - k * h * 0.075)}h${n(u * 84)}`;
  sheet.add(
    path(
      `M${n(lx - u * 6)} ${n(floor + h * 0.08)}L${n(lx + u * 66)} ${n(h * 0.12)}M${n(lx + u * 84)} ${n(floor + h * 0.08)}L${n(lx + u * 150)} ${n(h * 0.12)}${rungs}`,
      'none',
      { stroke: lit(v, '#b98a5c'), 'stroke-width': u * 10, 'stroke-linecap': 'round' },
    ),
  );
  if (!v.clear) pendants(v, [w * 0.28, w * 0.58], h * 0.2, '#3f6a55');
  boards(v, floor, '#8d6040');
  sheet.add(
    path(oval(w * 0.48, floor + (h - floor) * 0.55, w * 0.36, (h - floor) * 0.3), dark(v, '#8e3f3a', 0, 0.1)),
    path(oval(w * 0.48, floor + (h - floor) * 0.55, w * 0.33, (h - floor) * 0.255), 'none', {
      stroke: pale(v, '#d9b384'),
      'stroke-width': u * 4,
      'stroke-opacity': 0.7,
    }),
  );
  if (light.time !== 'night')
    sheet.add(
      rect(
        0,
        0,
        w,
        floor,
        sheet.linear(0, 0, w * 0.6, floor, [
          [0, light.key, 0.34],
          [0.6, light.key, 0],
        ]),
      ),
    );
  return inside(v, floor, dark(v, '#8d6040', 0, 0.36), upper);
}
