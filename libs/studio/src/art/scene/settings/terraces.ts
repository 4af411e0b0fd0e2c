import { n, path } from '../../../svg';
import { paintSky } from '../sky';
import { roll, snowy } from '../land';
import { blend } from '../tone';
import { dark, lit, pale, plain } from '../view';
import type { Ground, View } from '../view';

/** Flooded steps on a slope: the sky lies in each. */
export function terraces(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.42;
  paintSky(v, horizon);
  for (let i = 0; i < 3; i++)
    roll(v, horizon - h * (0.1 - i * 0.045), h * 0.07, w * (0.5 - i * 0.06), '#5f8a6a', 0.9 - i * 0.2);
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1);
    const y = horizon + (h * 0.98 - horizon) * t ** 1.25;
    const tall = h * (0.016 + 0.05 * t);
    const swing = h * (0.008 + 0.028 * t);
    const phase = i * 1.7 + (i % 2) * 0.8;
    const at = (x: number, k = 1): number => y + Math.sin((x / w) * 4.2 + phase) * swing * k;
    const line = (k: number): string => {
      let d = '';
      for (let j = 0; j <= 28; j++) d += `${j ? 'L' : 'M'}${n((w * j) / 28)} ${n(at((w * j) / 28) + k)}`;
      return d;
    };
    const far = Math.max(0, 0.5 - t * 0.7);
    const green = snowy(v, i % 2 ? '#7fae4a' : '#6a9a44');
    sheet.add(
      path(
        `${line(0)}V${n(h)}H0Z`,
        sheet.linear(0, y - swing, w, y + tall, [
          [0, blend(light.sky[3], '#ffffff', 0.1)],
          [0.6, blend(light.sky[2], lit(v, '#5f93a0', far), 0.4)],
          [1, blend(light.sky[1], lit(v, '#5f93a0', far), 0.5)],
        ]),
      ),
    );
    let rice = '';
    for (let x = u * random.range(0, 30); x < w; x += u * (20 + 30 * t))
      for (const k of [0.35, 0.75])
        rice += `M${n(x)} ${n(at(x) + tall * k)}l${n(-u * (2 + 4 * t))} ${n(-u * (6 + 20 * t))}l${n(u * (3 + 4 * t))} ${n(u * (4 + 14 * t))}l${n(u * (3 + 5 * t))} ${n(-u * (3 + 14 * t))}l${n(-u * (1 + 2 * t))} ${n(u * (5 + 20 * t))}Z`;
    sheet.add(
      path(rice, lit(v, green, far)),
      path(
        `${line(tall * 0.98)}V${n(h)}H0Z`,
        sheet.linear(0, y, 0, y + tall * 2, [
          [0, pale(v, green, far, 0.3)],
          [1, dark(v, green, far, 0.4)],
        ]),
      ),
      path(line(tall * 0.98), 'none', { stroke: pale(v, '#b9d36a', far, 0.4), 'stroke-width': u * (2 + 4 * t) }),
    );
  }
  return { horizon, foot: dark(v, '#6a9a44', 0, 0.4), depth: 0.66, stand: plain(horizon, h, 0.14, 0.9) };
}
