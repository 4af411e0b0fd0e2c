import { n, path } from '../../../svg';
import { farRidges, snowy } from '../land';
import { paintSky } from '../sky';
import { paintWater } from '../water';
import { box, dark, lit, pale } from '../view';
import type { Ground, View } from '../view';

/** A road that winds along a steep coast, the sea below it at the left. */
export function coastRoad(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.46;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6f8795', 1, 0.07, false);
  paintWater(v, horizon, h, '#2a7f9a');
  // the middle of the road from the frame (0) to the farthest bend (1)
  const at = (t: number): [x: number, y: number, half: number] => [
    w * (0.5 + 0.3 * t + 0.17 * Math.sin(t * 7.2) * (1 - 0.45 * t)),
    h * (1.04 - 0.52 * t ** 0.72),
    w * 0.27 * (1 - t) ** 1.8 + w * 0.007,
  ];
  const ts = Array.from({ length: 41 }, (_, i) => i / 40);
  const line = (off: number, down = 0): string =>
    ts
      .map((t) => {
        const [x, y, half] = at(t);
        return `${n(x + off * half)} ${n(y + down * half)}`;
      })
      .join('L');
  const back = (off: number): string =>
    [...ts]
      .reverse()
      .map((t) => {
        const [x, y, half] = at(t);
        return `${n(x + off * half)} ${n(y)}`;
      })
      .join('L');
  const land = snowy(v, '#8fa860');
  const rock = '#93877a';
  // mountains that the road goes round, one behind the other
  const flank = (foot: number, top: number, from: number, hex: string, far: number): string =>
    path(
      `M${n(w)} ${n(h * top)}C${n(w * 0.9)} ${n(h * (top + 0.02))} ${n(w * (from + 0.2))} ${n(h * (foot - 0.16))} ${n(w * from)} ${n(h * foot)}H${n(w)}Z`,
      sheet.linear(w * from, 0, w, 0, [
        [0, pale(v, hex, far, 0.24)],
        [1, dark(v, hex, far, 0.3)],
      ]),
    );
  sheet.add(
    flank(0.475, 0.3, 0.52, snowy(v, '#7d9479', 0.5), 0.62),
    flank(0.52, 0.2, 0.64, snowy(v, '#83996a', 0.4), 0.34),
    path(
      `M${line(-1.5)}L${n(w)} ${n(h * 0.5)}V${n(h)}H${n(w * 0.06)}Z`,
      sheet.linear(0, h * 0.5, 0, h, [
        [0, lit(v, rock, 0.3)],
        [1, dark(v, rock, 0, 0.44)],
      ]),
    ),
    path(
      `M${line(-1.5, 0.62)}L${back(-1.5)}Z`,
      sheet.linear(0, h * 0.5, 0, h, [
        [0, pale(v, rock, 0.3)],
        [1, dark(v, rock, 0, 0.3)],
      ]),
    ),
    path(
      `M${line(-1.5)}L${n(w)} ${n(h * 0.34)}V${n(h)}H${n(w * 0.1)}Z`,
      sheet.linear(0, h * 0.45, 0, h, [
        [0, lit(v, land, 0.28)],
        [0.5, lit(v, land)],
        [1, dark(v, land, 0, 0.34)],
      ]),
    ),
  );
  let shrubs = '';
  for (let i = 0; i < 34; i++) {
    const t = random.next() ** 1.4;
    const [x, y, half] = at(t);
    const r = u * (4 + 26 * (1 - t) ** 1.6) * random.range(0.6, 1.2);
    const px = x + half * random.range(1.7, 5);
    if (px > x + half * 1.4 + r) shrubs += `M${n(px - r)} ${n(y)}a${n(r)} ${n(r * 0.9)} 0 0 1 ${n(2 * r)} 0Z`;
  }
  const asphalt = light.white ? '#8a9096' : '#5f6266';
  sheet.add(
    path(shrubs, dark(v, snowy(v, '#5f7f48'), 0.1, 0.16)),
    path(`M${line(-1.16)}L${back(1.16)}Z`, lit(v, snowy(v, '#c9bb98'))),
    path(
      `M${line(-1)}L${back(1)}Z`,
      sheet.linear(0, h * 0.5, 0, h, [
        [0, pale(v, asphalt, 0.3, 0.3)],
        [0.5, lit(v, asphalt)],
        [1, dark(v, asphalt, 0, 0.3)],
      ]),
    ),
    path(`M${line(-0.9)}L${back(-0.86)}ZM${line(0.86)}L${back(0.9)}Z`, lit(v, '#efe9d8'), { 'fill-opacity': 0.75 }),
  );
  let dashes = '';
  for (let i = 0; i < 22; i += 1) {
    const [a, b] = [(i / 22) ** 1.25, ((i + 0.5) / 22) ** 1.25];
    const [[xa, ya, ha], [xb, yb, hb]] = [at(a), at(b)];
    dashes += `M${n(xa - ha * 0.025)} ${n(ya)}L${n(xb - hb * 0.025)} ${n(yb)}h${n(hb * 0.05)}L${n(xa + ha * 0.025)} ${n(ya)}Z`;
  }
  let posts = '';
  for (let i = 0; i < 26; i++) {
    const [x, y, half] = at((i / 26) ** 1.2);
    posts += box(x - half * 1.34, y - half * 0.2, half * 0.035, half * 0.22);
  }
  const rail = `M${ts
    .map((t) => at(t))
    .map(([x, y, half]) => `${n(x - half * 1.34)} ${n(y - half * 0.2)}`)
    .join('L')}L${[...ts]
    .reverse()
    .map((t) => at(t))
    .map(([x, y, half]) => `${n(x - half * 1.34)} ${n(y - half * 0.12)}`)
    .join('L')}Z`;
  sheet.add(
    path(dashes, lit(v, '#f2e8c8'), { 'fill-opacity': 0.9 }),
    path(posts, dark(v, '#8f9496', 0, 0.3)),
    path(rail, pale(v, '#c9cdcd', 0, 0.3)),
  );
  const [nearX] = at(0.12);
  return {
    horizon,
    foot: dark(v, asphalt, 0, 0.3),
    depth: 0.66,
    zoom: 0.72,
    spot: Math.min(0.62, nearX / w),
    stand: (depth) => {
      const [, y, half] = at(0.06 + 0.5 * (1 - depth));
      return { y: Math.min(h * 0.95, y), scale: Math.min(1, 0.3 + half / (w * 0.2)) };
    },
  };
}
