import { n, path, rect } from '../../../svg';
import { foliage } from '../land';
import { city, LAMP } from '../town';
import { box, crownAt, dark, disc, lit, oval, pale } from '../view';
import { paving } from './outside';
import type { Ground, View } from '../view';

/** A terrace over the town: deck, parapet, plants in tubs, bulbs on a string. */
export function rooftop(v: View): Ground {
  const { sheet, random, w, h, u, light } = v;
  const skyline = city({ ...v, h: h * 1.02 });
  const wall = h * 0.66;
  const stone = '#b9a690';
  sheet.add(
    rect(
      0,
      wall,
      w,
      h * 0.1,
      sheet.linear(0, wall, 0, wall + h * 0.1, [
        [0, lit(v, stone)],
        [1, dark(v, stone, 0, 0.3)],
      ]),
    ),
    path(box(0, wall - u * 14, w, u * 22), pale(v, '#d8ccb8', 0, 0.3)),
    path(box(0, wall + u * 8, w, u * 8), dark(v, stone, 0, 0.5)),
  );
  const foot = paving(v, wall + h * 0.1, '#a5744c');
  for (const k of [0.08, 0.93]) {
    const [x, y, r] = [w * k, wall + h * 0.15, u * 52];
    sheet.add(
      path(oval(x + r * 0.3, y, r * 1.3, r * 0.2), light.shade, { 'fill-opacity': 0.4 }),
      path(crownAt(v, x, y - r * 2.1, r), lit(v, foliage(v, '#4f8049', random.next()))),
      path(
        `M${n(x - r * 0.8)} ${n(y - r * 1.3)}h${n(r * 1.6)}l${n(-r * 0.24)} ${n(r * 1.3)}h${n(-r * 1.1)}Z`,
        lit(v, '#6f7a80'),
      ),
      path(
        `M${n(x + r * 0.2)} ${n(y - r * 1.3)}h${n(r * 0.6)}l${n(-r * 0.24)} ${n(r * 1.3)}h${n(-r * 0.3)}Z`,
        dark(v, '#6f7a80'),
      ),
    );
  }
  // posts and their string of bulbs
  const high = v.clear === 'top' ? h * 0.5 : h * 0.27;
  const isLit = !/\b(?:balcon(?:y|ies)|veranda)\b/iu.test(v.brief.read.join(' '));
  const posts = isLit ? [0.03, 0.36, 0.68, 0.97].map((k) => w * k) : [];
  let wires = '';
  const bulbs: [number, number][] = [];
  posts.forEach((x, i) => {
    sheet.add(path(box(x - u * 5, high, u * 10, wall + h * 0.1 - high), dark(v, '#3c3a38', 0, 0.2)));
    const next = posts[i + 1];
    if (next === undefined) return;
    wires += `M${n(x)} ${n(high)}Q${n((x + next) / 2)} ${n(high + h * 0.11)} ${n(next)} ${n(high)}`;
    for (let k = 1; k < 7; k++)
      bulbs.push([x + ((next - x) * k) / 7, high + h * 0.22 * (k / 7) * (1 - k / 7) + u * 14]);
  });
  sheet.add(path(wires, 'none', { stroke: dark(v, '#2a2a2e'), 'stroke-width': u * 3 }));
  for (const [x, y] of bulbs) {
    if (light.lamps)
      sheet.add(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(u * 52)}" fill="${sheet.radial(x, y, u * 52, [
          [0, LAMP, 0.6],
          [1, LAMP, 0],
        ])}"/>`,
      );
    sheet.add(path(disc(x, y, u * 11), light.lamps ? '#fff3cf' : lit(v, '#f3e3b4')));
  }
  if (light.lamps)
    sheet.add(
      rect(
        0,
        wall,
        w,
        h - wall,
        sheet.linear(0, wall, 0, h, [
          [0, LAMP, 0.3],
          [1, LAMP, 0.04],
        ]),
      ),
    );
  return {
    ...skyline,
    water: undefined,
    foot,
    depth: 0.5,
    stand: (depth) => ({ y: wall + h * 0.12 + (h * 0.97 - wall - h * 0.12) * depth, scale: 0.82 + 0.18 * depth }),
  };
}
