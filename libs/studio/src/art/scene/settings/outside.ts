import { n, path } from '../../../svg';
import { snowy } from '../land';
import { blend } from '../tone';
import { dark, lens, lit, pale, wash } from '../view';
import { LAMP } from '../town';
import type { View } from '../view';

export const AWNINGS = ['#c4493c', '#2f7f6f', '#d9a03c', '#3f6288', '#8d4a68'];

/** Flags or boards outdoors that run to the back. */
export function paving(v: View, top: number, hex: string): string {
  const { sheet, w, h, u } = v;
  const stone = snowy(v, hex, 0.2);
  sheet.add(
    wash(v, top, h, [
      [0, pale(v, stone, 0, 0.24)],
      [0.4, lit(v, stone)],
      [1, dark(v, stone, 0, 0.36)],
    ]),
  );
  let seams = '';
  const step = u * 110;
  for (let i = -Math.ceil(w / step); i <= w / step; i++)
    seams += `M${n(w / 2 + i * step * 0.7)} ${n(top)}L${n(w / 2 + i * step * 1.7)} ${n(h)}`;
  for (const t of [0.1, 0.26, 0.5, 0.8]) seams += `M0 ${n(top + (h - top) * t)}H${n(w)}`;
  sheet.add(path(seams, 'none', { stroke: dark(v, stone, 0, 0.5), 'stroke-width': u * 1.7, 'stroke-opacity': 0.4 }));
  if (v.light.weather === 'rain' || v.light.weather === 'storm') wet(v, top);
  return dark(v, stone, 0, 0.36);
}

/** Puddles and the light in them. */
export function wet(v: View, top: number): void {
  const { sheet, random, w, h, u, light } = v;
  let gloss = '';
  for (let i = 0; i < 26; i++)
    gloss += lens(
      w * random.next(),
      top + (h - top) * random.range(0.08, 0.98),
      u * random.range(60, 240),
      u * random.range(5, 13),
    );
  sheet.add(path(gloss, light.lamps ? blend(LAMP, light.sky[2], 0.45) : light.sky[3], { 'fill-opacity': 0.36 }));
}
