import { n, path, rect } from '../../../svg';
import { paintSky } from '../sky';
import { foliage, roll, snowy, treeLine } from '../land';
import { box, dark, lens, lit, oval, pale, plain, wash } from '../view';
import type { Ground, View } from '../view';

/** Headstones in the grass, a wall, old trees. */
export function cemetery(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.56;
  paintSky(v, horizon);
  const far = roll(v, horizon, h * 0.02, w * 0.6, snowy(v, '#7f9f5a'), 0.5);
  treeLine(v, far, [u * 90, u * 190], foliage(v, '#55764a', random.next()), 0.42, 'round', 0.5, 0.75);
  const stone = snowy(v, '#9a948a', 0.7);
  sheet.add(
    rect(
      0,
      horizon + h * 0.005,
      w,
      h * 0.055,
      sheet.linear(0, horizon, 0, horizon + h * 0.06, [
        [0, lit(v, stone, 0.3)],
        [1, dark(v, stone, 0.2, 0.3)],
      ]),
    ),
    path(box(0, horizon - u * 4, w, u * 14), pale(v, stone, 0.2)),
  );
  const grass = snowy(v, '#7b9c52');
  sheet.add(
    wash(v, horizon + h * 0.06, h, [
      [0, lit(v, grass, 0.1)],
      [1, dark(v, grass, 0, 0.4)],
    ]),
    path(
      `M${n(w * 0.5)} ${n(horizon + h * 0.06)}h${n(w * 0.06)}Q${n(w * 0.58)} ${n(h * 0.8)} ${n(w * 0.9)} ${n(h)}H${n(w * 0.55)}Q${n(w * 0.44)} ${n(h * 0.8)} ${n(w * 0.5)} ${n(horizon + h * 0.06)}Z`,
      lit(v, snowy(v, '#c2b08e')),
    ),
  );
  for (const [t, size] of [
    [0.05, 62],
    [0.24, 96],
    [0.52, 140],
  ] as const) {
    const y = horizon + h * 0.09 + (h - horizon - h * 0.1) * t;
    for (let x = w * random.range(0.02, 0.1); x < w; x += u * size * 2.1 * random.range(0.9, 1.3)) {
      // the way stays free, and the middle for those who stand there
      if (Math.abs(x - w * (0.54 + t * 0.2)) < w * (0.07 + t * 0.13) || (t > 0.4 && x > w * 0.22 && x < w * 0.62))
        continue;
      const [ww, hh] = [u * size * 0.66, u * size * random.range(0.85, 1.15)];
      const hex = random.pick(['#a8a399', '#8d8a86', '#b8b0a2']);
      const kind = random.int(3);
      const d =
        kind === 2
          ? box(x + ww * 0.38, y - hh * 1.25, ww * 0.24, hh * 1.25) +
            box(x + ww * 0.06, y - hh * 0.96, ww * 0.88, ww * 0.24)
          : kind
            ? `M${n(x)} ${n(y)}V${n(y - hh * 0.7)}Q${n(x)} ${n(y - hh)} ${n(x + ww / 2)} ${n(y - hh)}T${n(x + ww)} ${n(y - hh * 0.7)}V${n(y)}Z`
            : `M${n(x)} ${n(y)}V${n(y - hh * 0.86)}L${n(x + ww / 2)} ${n(y - hh)}L${n(x + ww)} ${n(y - hh * 0.86)}V${n(y)}Z`;
      sheet.add(
        path(oval(x + ww * 0.7, y, ww * 0.9, u * size * 0.07), light.shade, { 'fill-opacity': 0.34 }),
        path(
          d,
          sheet.linear(x, 0, x + ww, 0, [
            [0, pale(v, hex, 0.3 - t * 0.4)],
            [0.6, lit(v, hex, 0.2)],
            [1, dark(v, hex, 0.2, 0.4)],
          ]),
        ),
        kind === 2
          ? ''
          : path(
              `M${n(x + ww * 0.26)} ${n(y - hh * 0.62)}h${n(ww * 0.48)}M${n(x + ww * 0.26)} ${n(y - hh * 0.48)}h${n(ww * 0.48)}`,
              'none',
              { stroke: dark(v, hex, 0, 0.5), 'stroke-width': u * 3 },
            ),
        path(oval(x + ww * 0.5, y, ww * 0.6, u * size * 0.05), dark(v, grass, 0, 0.2)),
      );
    }
  }
  if (light.season === 'autumn') {
    for (const hex of ['#c9752f', '#d99a35', '#a5492c']) {
      let d = '';
      for (let i = 0; i < 34; i++)
        d += lens(
          w * random.next(),
          horizon + h * 0.08 + (h - horizon - h * 0.08) * random.next() ** 0.7,
          u * random.range(14, 26),
          u * 9,
        );
      sheet.add(path(d, lit(v, hex)));
    }
  }
  return {
    horizon,
    foot: dark(v, grass, 0, 0.4),
    depth: 0.6,
    spot: 0.4,
    stand: plain(horizon + h * 0.05, h, 0.1, 0.84),
  };
}
