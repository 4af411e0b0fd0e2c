import { n, path } from '../../svg';
import { snowy } from './land';
import { paintSky } from './sky';
import { blend } from './tone';
import { blades, box, dark, lens, lit, oval, pale, plain, ridge } from './view';
import type { Ground, View } from './view';
import { farShore, paintWater } from './water';

export function beach(v: View): Ground {
  const { sheet, light, random, w, h, u } = v;
  const horizon = h * 0.54;
  paintSky(v, horizon);
  if (random.chance(0.5)) farShore(v, horizon, 0.05);
  paintWater(v, horizon, h * 0.76, '#2f93a3');
  const shore = (y: number, k: number): string =>
    `M0 ${n(h * (y + 0.035))}C${n(w * 0.2)} ${n(h * (y - 0.02))} ${n(w * (0.36 + k))} ${n(h * (y + 0.045))} ${n(w * 0.55)} ${n(h * (y + 0.012))}S${n(w * 0.86)} ${n(h * (y - 0.03))} ${n(w)} ${n(h * (y + 0.01))}V${n(h)}H0Z`;
  const sand = snowy(v, '#e9cf9f');
  const foam = blend(lit(v, '#ffffff'), light.sky[3], 0.2);
  sheet.add(
    path(shore(0.675, 0), foam, { 'fill-opacity': 0.5 }),
    path(shore(0.69, 0.02), foam),
    path(shore(0.703, 0.01), dark(v, sand, 0, 0.24)),
    path(
      shore(0.735, 0.03),
      sheet.linear(0, h * 0.7, 0, h, [
        [0, pale(v, sand, 0, 0.2)],
        [1, dark(v, sand, 0, 0.14)],
      ]),
    ),
  );
  let dips = '';
  let stones = '';
  for (let i = 0; i < 26; i++) {
    const y = h * random.range(0.8, 0.99);
    dips += lens(w * random.next(), y, w * random.range(0.03, 0.1), u * random.range(2, 6));
    if (i % 3 === 0) stones += oval(w * random.next(), y, u * random.range(2, 5), u * random.range(1.6, 3));
  }
  sheet.add(path(dips, dark(v, sand, 0, 0.2), { 'fill-opacity': 0.5 }), path(stones, dark(v, '#b09a7c', 0, 0.2)));
  return {
    horizon,
    foot: dark(v, sand, 0, 0.14),
    water: [horizon, h * 0.66],
    depth: 0.72,
    stand: plain(horizon, h, 0.5, 0.86),
  };
}

export function cliff(v: View): Ground {
  const { sheet, light, random, w, h, u } = v;
  const horizon = h * 0.64;
  paintSky(v, horizon);
  if (random.chance(0.5)) farShore(v, horizon, 0.04);
  const foot = paintWater(v, horizon, h, '#2a6c8c');
  const rock = '#9a8f86';
  // A far headland, then the one that carries the subject.
  sheet.add(
    path(
      `M${n(w)} ${n(horizon + h * 0.012)}H${n(w * 0.52)}l${n(w * 0.05)} ${n(-h * 0.05)}l${n(w * 0.05)} ${n(-h * 0.015)}l${n(w * 0.04)} ${n(-h * 0.04)}q${n(w * 0.16)} ${n(-h * 0.03)} ${n(w * 0.34)} ${n(-h * 0.02)}Z`,
      lit(v, rock, 0.66),
    ),
  );
  const top = h * 0.57;
  const edge: [number, number][] = [
    [0.385, 0],
    [0.4, 0.045],
    [0.375, 0.09],
    [0.395, 0.15],
    [0.36, 0.21],
    [0.375, 0.27],
    [0.335, 0.33],
    [0.32, 0.39],
    [0.28, 0.45],
  ];
  const rim = `C${n(w * 0.8)} ${n(top - h * 0.035)} ${n(w * 0.6)} ${n(top - h * 0.028)} ${n(w * 0.385)} ${n(top)}`;
  const face = edge.map(([x, y]) => `L${n(w * x)} ${n(top + h * y)}`).join('');
  sheet.add(
    path(
      `M${n(w)} ${n(top - h * 0.02)}${rim}${face}L${n(w * 0.26)} ${n(h)}H${n(w)}Z`,
      sheet.linear(w * 0.3, 0, w, 0, [
        [0, pale(v, rock, 0, 0.4)],
        [0.3, lit(v, rock)],
        [1, dark(v, rock, 0, 0.5)],
      ]),
    ),
  );
  let facets = '';
  let cracks = '';
  for (const [x, y] of [
    [0.42, 0.05],
    [0.5, 0.08],
    [0.6, 0.05],
    [0.7, 0.09],
    [0.82, 0.06],
    [0.46, 0.2],
    [0.58, 0.22],
    [0.74, 0.24],
    [0.9, 0.2],
  ] as const) {
    const l = h * random.range(0.08, 0.2);
    facets += `M${n(w * x)} ${n(top + h * y)}l${n(w * 0.035)} ${n(l * 0.4)}l${n(-w * 0.012)} ${n(l * 0.6)}l${n(w * 0.05)} ${n(-l * 0.2)}l${n(w * 0.01)} ${n(-l * 0.6)}Z`;
    cracks += `M${n(w * (x + 0.05))} ${n(top + h * y + l * 0.2)}l${n(-w * 0.015)} ${n(l)}l${n(w * 0.02)} ${n(l * 0.4)}`;
  }
  sheet.add(
    path(facets, dark(v, rock, 0, 0.5), { 'fill-opacity': 0.42 }),
    path(cracks, 'none', { stroke: dark(v, rock, 0, 0.7), 'stroke-width': u * 2, 'stroke-opacity': 0.4 }),
  );
  const grass = snowy(v, '#7c9a4e');
  sheet.add(
    path(
      `M${n(w)} ${n(top - h * 0.02)}${rim}l${n(-w * 0.012)} ${n(h * 0.016)}q${n(w * 0.06)} ${n(h * 0.03)} ${n(w * 0.12)} ${n(h * 0.018)}t${n(w * 0.13)} ${n(h * 0.022)}t${n(w * 0.15)} ${n(h * 0.012)}T${n(w)} ${n(top + h * 0.075)}Z`,
      sheet.linear(w * 0.36, 0, w, 0, [
        [0, pale(v, grass, 0, 0.3)],
        [1, dark(v, grass, 0, 0.26)],
      ]),
    ),
  );
  const topAt = (x: number): number => {
    const t = (x / w - 0.385) / 0.615;
    return top - h * (0.07 * t * (1 - t) + 0.02 * t);
  };
  sheet.add(path(blades(v, topAt, w * 0.39, w, u * 16, u * 14), lit(v, grass)));
  let surf = '';
  for (let i = 0; i < 7; i++)
    surf += lens(
      w * (0.2 + i * 0.03),
      h * (0.99 - i * 0.004 + random.range(-0.02, 0.01)),
      w * random.range(0.1, 0.2),
      u * random.range(8, 16),
    );
  sheet.add(path(surf, blend('#ffffff', light.sky[3], 0.35), { 'fill-opacity': 0.7 }));
  return {
    horizon,
    foot: blend(foot, dark(v, rock), 0.4),
    water: [horizon, h * 0.9],
    spot: 0.66,
    depth: 0.5,
    stand: (depth, x) => ({
      y: topAt(Math.max(w * 0.42, Math.min(w, x))) + h * (0.012 + 0.045 * depth),
      scale: 0.84 + 0.16 * depth,
    }),
  };
}

export function harbour(v: View): Ground {
  const { sheet, random, w, h, u, light } = v;
  const horizon = h * 0.57;
  paintSky(v, horizon);
  sheet.add(path(ridge(v, horizon - h * 0.09, h * 0.05, w * 0.4, false).d, lit(v, '#6b8a80', 0.66)));
  // A row of gabled houses behind the water.
  const walls = ['#e0b387', '#c96f55', '#e8dcc3', '#8fa9ad', '#d8a04f', '#b9c3a7'];
  let x = -w * 0.02;
  let panes = '';
  let lamps = '';
  while (x < w) {
    const wide = u * random.range(62, 104);
    const tall = u * random.range(84, 150);
    const wall = random.pick(walls);
    const y = horizon - tall;
    sheet.add(
      path(box(x, y, wide, tall), lit(v, wall, 0.3)),
      path(box(x + wide * 0.6, y, wide * 0.4, tall), dark(v, wall, 0.3, 0.2)),
    );
    sheet.add(
      path(
        `M${n(x - u * 3)} ${n(y)}l${n(wide / 2 + u * 3)} ${n(-wide * 0.5)}l${n(wide / 2 + u * 3)} ${n(wide * 0.5)}Z`,
        dark(v, snowy(v, '#8c4f3d'), 0.3, 0.15),
      ),
    );
    for (let row = 0; row < Math.floor(tall / (u * 34)); row++)
      for (let k = 0; k < 2; k++) {
        const d = box(x + wide * (0.2 + 0.4 * k), y + u * (12 + row * 34), wide * 0.17, u * 19);
        if (light.lamps && random.chance(0.6)) lamps += d;
        else panes += d;
      }
    x += wide;
  }
  sheet.add(path(panes, lit(v, '#3f5661', 0.25)), path(lamps, '#ffd98a'));
  paintWater(v, horizon, h, '#2d6a7f');
  let mirror = '';
  for (let i = 0; i < 40; i++)
    mirror += lens(w * random.next(), horizon + h * random.range(0.01, 0.14), u * random.range(20, 70), u * 4);
  sheet.add(path(mirror, lit(v, '#e0b387', 0.2), { 'fill-opacity': 0.34 }));
  const stone = '#a49a8d';
  const quay = h * 0.87;
  return {
    horizon,
    foot: dark(v, stone, 0, 0.2),
    water: [horizon, quay],
    depth: 0.5,
    bank: () => h * 0.945,
    stand: (depth) =>
      depth > 0.82
        ? { y: h * 0.93, scale: 1 }
        : { y: horizon + (quay - horizon) * (0.2 + 0.75 * depth), scale: 0.5 + 0.5 * depth },
    front: () => {
      sheet.add(
        path(
          box(0, quay, w, h - quay),
          sheet.linear(0, quay, 0, h, [
            [0, pale(v, stone, 0, 0.2)],
            [1, dark(v, stone, 0, 0.3)],
          ]),
        ),
        path(box(0, quay + u * 6, w, u * 10), dark(v, stone, 0, 0.45)),
      );
      let joints = '';
      for (let i = 0; i < 12; i++)
        joints += `M${n(w * (i / 11.5 + 0.02))} ${n(quay + u * 16)}L${n(w * (i / 11.5 + 0.02) + (i - 6) * u * 14)} ${n(h)}`;
      sheet.add(
        path(joints, 'none', { stroke: dark(v, stone, 0, 0.4), 'stroke-width': u * 1.6, 'stroke-opacity': 0.5 }),
      );
    },
  };
}
