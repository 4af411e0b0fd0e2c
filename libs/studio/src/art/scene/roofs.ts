import { n, path } from '../../svg';
import { snowy } from './land';
import { paintSky } from './sky';
import { blend } from './tone';
import { LAMP, WALLS } from './town';
import { box, dark, lit, pale, ridge } from './view';
import type { Ground, View } from './view';

export function roofs(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  sheet.add(path(ridge(v, horizon - h * 0.03, h * 0.04, w * 0.4, false).d, lit(v, '#6f8794', 0.86)));
  let glow = '';
  for (let i = 0; i < 4; i++) {
    const base = horizon + h * (0.04 + i * 0.07);
    const far = 0.7 - i * 0.19;
    const unit = u * (110 + i * 40);
    for (let x = -unit * random.range(0.2, 1); x < w + unit;) {
      const wide = unit * random.range(1, 1.7);
      const tall = unit * random.range(0.5, 0.85);
      const tile = snowy(v, random.pick(['#b5604a', '#a34f42', '#c2785a', '#6b6470', '#8d5546']), 0.14);
      const wall = random.pick(WALLS);
      const y = base - tall;
      sheet.add(
        path(box(x, base, wide, h - base), lit(v, wall, far)),
        path(
          `M${n(x - unit * 0.06)} ${n(base)}L${n(x + wide * 0.3)} ${n(y)}H${n(x + wide * 0.82)}L${n(x + wide + unit * 0.06)} ${n(base)}Z`,
          sheet.linear(x, 0, x + wide, 0, [
            [0, pale(v, tile, far, 0.3)],
            [1, dark(v, tile, far, 0.24)],
          ]),
        ),
        path(
          `M${n(x + wide * 0.3)} ${n(y)}H${n(x + wide * 0.82)}v${n(u * 4)}H${n(x + wide * 0.29)}Z`,
          pale(v, tile, far, 0.5),
        ),
      );
      if (random.chance(0.6)) {
        const cx = x + wide * random.range(0.4, 0.66);
        sheet.add(
          path(box(cx, y - unit * 0.24, unit * 0.17, unit * 0.34), lit(v, '#b98a74', far)),
          path(
            box(cx + unit * 0.1, y - unit * 0.24, unit * 0.07, unit * 0.34) +
              box(cx - unit * 0.02, y - unit * 0.27, unit * 0.21, unit * 0.05),
            dark(v, '#7d5648', far, 0.3),
          ),
        );
      }
      const wx = x + wide * 0.36;
      const pane = `M${n(wx)} ${n(base - tall * 0.3)}v${n(-tall * 0.3)}h${n(unit * 0.16)}v${n(tall * 0.3)}Z`;
      if (light.lamps && random.chance(0.6)) glow += pane;
      else sheet.add(path(pane, lit(v, '#3f5262', far)));
      x += wide * random.range(1, 1.2);
    }
    if (glow) sheet.add(path(glow, blend(LAMP, light.air, far * 0.4)));
    glow = '';
  }
  // The near roof: its ridge is where one stands.
  const top = h * 0.84;
  const tile = snowy(v, '#a5513f', 0.14);
  sheet.add(
    path(
      box(0, top, w, h - top),
      sheet.linear(0, top, 0, h, [
        [0, lit(v, tile)],
        [1, dark(v, tile, 0, 0.4)],
      ]),
    ),
  );
  let scales = '';
  for (let row = 0; row < 5; row++)
    for (let x = -u * 22 * (row % 2); x < w; x += u * 44)
      scales += `M${n(x)} ${n(top + u * (20 + row * 34))}q${n(u * 22)} ${n(u * 24)} ${n(u * 44)} 0`;
  sheet.add(path(scales, 'none', { stroke: dark(v, tile, 0, 0.6), 'stroke-width': u * 3, 'stroke-opacity': 0.6 }));
  let caps = '';
  for (let x = -u * 10; x < w; x += u * 70)
    caps += `M${n(x)} ${n(top + u * 14)}v${n(-u * 12)}q${n(u * 35)} ${n(-u * 14)} ${n(u * 70)} 0v${n(u * 12)}Z`;
  sheet.add(path(caps, pale(v, tile, 0, 0.3)), path(box(0, top + u * 10, w, u * 6), dark(v, tile, 0, 0.5)));
  return {
    horizon,
    foot: dark(v, tile, 0, 0.4),
    depth: 0.8,
    stand: (depth) => ({ y: depth >= 0.5 ? top + u * 2 : horizon + h * 0.12, scale: depth >= 0.5 ? 1 : 0.6 }),
  };
}
