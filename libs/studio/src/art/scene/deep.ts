import { n, path, rect } from '../../svg';
import { figureFor } from './library';
import { blend } from './tone';
import { dark, disc, lens, lit, ridge } from './view';
import type { Ground, View } from './view';

export function underwater(v: View): Ground {
  const { sheet, random, w, h, u, light } = v;
  const tops: Record<string, [string, string, string]> = {
    night: ['#12355e', '#0b2347', '#061127'],
    sunset: ['#e39b7b', '#4f6f93', '#173357'],
    dawn: ['#bfe0da', '#4c9cab', '#15506e'],
    day: ['#9fe3e0', '#2f9ab5', '#0b4a70'],
  };
  const [a, b, c] = tops[light.time] ?? ['#9fe3e0', '#2f9ab5', '#0b4a70'];
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.linear(0, 0, 0, h, [
        [0, a],
        [0.4, b],
        [1, c],
      ]),
    ),
  );
  // A boat needs the surface that it floats on.
  const surface = v.brief.subjects.some((one) => figureFor(one)?.floats) ? h * 0.27 : 0;
  if (surface) {
    const [, , lower, low] = v.outside.sky;
    sheet.add(
      rect(
        0,
        0,
        w,
        surface,
        sheet.linear(0, 0, 0, surface, [
          [0, lower],
          [1, low],
        ]),
      ),
      path(lens(w * 0.3, surface, w * 0.8, u * 14) + lens(w * 0.8, surface + u * 3, w * 0.7, u * 12), a),
    );
  }
  light.air = blend(b, c, 0.4);
  light.tint = [0.72, 0.92, 0.98];
  for (let i = 0; i < 5; i++) {
    const x = w * (0.02 + i * 0.2 + random.range(0, 0.08));
    const wide = w * random.range(0.04, 0.1);
    sheet.add(
      path(
        `M${n(x)} 0h${n(wide)}L${n(x + wide * 2.6 + w * 0.12)} ${n(h)}H${n(x + w * 0.06)}Z`,
        sheet.linear(0, 0, 0, h * 0.9, [
          [0, '#ffffff', 0.22],
          [1, '#ffffff', 0],
        ]),
      ),
    );
  }
  for (let i = 0; i < 3; i++)
    sheet.add(
      path(
        ridge(v, h * (0.78 + i * 0.06), h * 0.035, w * 0.3, false).d,
        blend(lit(v, ['#3c7d8b', '#8a9a80', '#d9c391'][i] ?? '#d9c391', 0.7 - i * 0.3), c, 0.3 - i * 0.1),
      ),
    );
  const weed = (x: number, y: number, tall: number): string => {
    let d = '';
    for (let k = 0; k < 4; k++) {
      const [px, l] = [x + (k - 1.5) * u * 12, tall * random.range(0.6, 1)];
      d += `M${n(px)} ${n(y)}c${n(-l * 0.2)} ${n(-l * 0.3)} ${n(l * 0.2)} ${n(-l * 0.6)} ${n(l * 0.04)} ${n(-l)}c${n(l * 0.3)} ${n(l * 0.4)} ${n(-l * 0.1)} ${n(l * 0.7)} ${n(l * 0.1)} ${n(l)}Z`;
    }
    return d;
  };
  const coral = (x: number, y: number, s: number): string =>
    `M${n(x)} ${n(y)}v${n(-s * 0.6)}m0 ${n(s * 0.2)}q${n(-s * 0.4)} ${n(-s * 0.1)} ${n(-s * 0.4)} ${n(-s * 0.5)}m${n(s * 0.4)} ${n(s * 0.4)}q${n(s * 0.4)} ${n(-s * 0.1)} ${n(s * 0.36)} ${n(-s * 0.56)}m${n(-s * 0.36)} ${n(s * 0.3)}q${n(s * 0.1)} ${n(-s * 0.3)} 0 ${n(-s * 0.5)}`;
  return {
    horizon: h * 0.8,
    foot: blend(lit(v, '#d9c391'), c, 0.3),
    upper: [a, blend(a, b, 0.5), b],
    closed: true,
    deep: true,
    ...(surface && { water: [surface, surface + h * 0.02] as [number, number] }),
    depth: 0.5,
    stand: (depth) => ({ y: h * (0.84 + 0.1 * depth), scale: 0.6 + 0.4 * depth }),
    front: () => {
      sheet.add(
        path(
          weed(w * 0.1, h, h * 0.3) + weed(w * 0.93, h, h * 0.24) + weed(w * 0.2, h, h * 0.16),
          dark(v, '#2e7d5a', 0, 0.3),
        ),
      );
      for (const [x, s, col] of [
        [0.8, 0.16, '#e8735f'],
        [0.3, 0.1, '#f0a35e'],
        [0.88, 0.1, '#d85c86'],
      ] as const)
        sheet.add(
          path(coral(w * x, h * 1.01, h * s), 'none', {
            stroke: lit(v, col),
            'stroke-width': u * 15,
            'stroke-linecap': 'round',
          }),
        );
      let bubbles = '';
      for (let i = 0; i < 16; i++)
        bubbles += disc(w * random.next(), h * random.range(0.1, 0.9), u * random.range(2, 8));
      sheet.add(path(bubbles, '#ffffff', { 'fill-opacity': 0.25 }));
    },
  };
}
