import { n, path, rect } from '../../svg';
import { foliage } from './land';
import { paintSky } from './sky';
import { box, crownAt, dark, lit, pale, wash } from './view';
import type { Ground, View } from './view';

const PLASTER = ['#e3c8a0', '#d9ab84', '#e6d6bd', '#cfa98c', '#d8c3b0'];

/** A paved yard between walls: an arched door, shutters, pots, a strip of sky above. */
export function courtyard(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const floor = h * 0.68;
  paintSky(v, h * 0.3);
  const plaster = v.brief.groundColour ?? random.pick(PLASTER);
  const roof = h * 0.17;
  sheet.add(
    wash(
      v,
      roof,
      floor,
      [
        [0, pale(v, plaster, 0.05, 0.36)],
        [0.5, lit(v, plaster, 0.03)],
        [1, dark(v, plaster, 0, 0.26)],
      ],
      w,
    ),
    path(box(0, roof - u * 22, w, u * 26), dark(v, light.white ? '#e8eef4' : '#a5573c', 0, 0.12)),
  );
  let tiles = '';
  for (let x = 0; x < w; x += u * 34)
    tiles += `M${n(x)} ${n(roof - u * 22)}v${n(u * 24)}a${n(u * 17)} ${n(u * 9)} 0 0 0 ${n(u * 34)} 0v${n(-u * 24)}Z`;
  sheet.add(
    path(tiles, lit(v, light.white ? '#f1f5f8' : '#b96445'), {
      stroke: dark(v, '#8a4630', 0, 0.3),
      'stroke-width': u * 1.6,
    }),
  );
  const shutter = random.pick(['#4f7263', '#3f5f7d', '#7b4a3a', '#5d6b4a']);
  const glass = light.lamps ? '#ffd98a' : dark(v, '#5b7083', 0, 0.3);
  const storeys = floor - roof > h * 0.4 ? [roof + h * 0.06] : [];
  for (const top of storeys)
    for (const k of [0.1, 0.38, 0.72]) {
      const [x, ww, t] = [w * k, Math.min(w * 0.1, u * 120), h * 0.15];
      sheet.add(
        path(box(x - u * 6, top - u * 6, ww + u * 12, t + u * 12), pale(v, '#efe4cf', 0, 0.3)),
        rect(x, top, ww, t, glass),
        path(box(x + ww / 2 - u * 2, top, u * 4, t) + box(x, top + t * 0.5, ww, u * 4), lit(v, '#efe4cf')),
        path(
          box(x - ww * 0.56, top - u * 4, ww * 0.5, t + u * 8) + box(x + ww * 1.06, top - u * 4, ww * 0.5, t + u * 8),
          lit(v, shutter),
        ),
        path(box(x - u * 12, top + t + u * 6, ww + u * 24, u * 9), dark(v, '#cbb793', 0, 0.2)),
      );
      let slats = '';
      for (let y = top + u * 8; y < top + t; y += u * 12)
        slats += box(x - ww * 0.5, y, ww * 0.38, u * 3) + box(x + ww * 1.12, y, ww * 0.38, u * 3);
      sheet.add(path(slats, dark(v, shutter, 0, 0.4), { 'fill-opacity': 0.6 }));
    }
  const [dx, dw, dt] = [w * 0.2, Math.min(w * 0.13, u * 150), h * 0.23];
  const arch = (g: number): string =>
    `M${n(dx - g)} ${n(floor)}V${n(floor - dt)}a${n(dw / 2 + g)} ${n(dw / 2 + g)} 0 0 1 ${n(dw + 2 * g)} 0V${n(floor)}Z`;
  sheet.add(
    path(arch(u * 14), pale(v, '#d9c7a6', 0, 0.2)),
    path(arch(0), dark(v, shutter, 0, 0.2)),
    path(box(dx + dw / 2 - u * 2, floor - dt - dw * 0.3, u * 4, dt + dw * 0.3), dark(v, shutter, 0, 0.55)),
  );
  const stone = light.white ? '#dfe5ea' : '#b7a58c';
  sheet.add(
    wash(
      v,
      floor,
      h,
      [
        [0, pale(v, stone, 0, 0.3)],
        [0.5, lit(v, stone)],
        [1, dark(v, stone, 0, 0.34)],
      ],
      w * 0.2,
    ),
  );
  let joints = '';
  for (let i = 0; i < 7; i++) {
    const y = floor + (h - floor) * (i / 7) ** 1.5;
    joints += `M0 ${n(y)}H${n(w)}`;
  }
  for (let i = -10; i <= 10; i++)
    joints += `M${n(w * 0.5 + i * w * 0.075)} ${n(floor)}L${n(w * 0.5 + i * w * 0.15)} ${n(h)}`;
  sheet.add(path(joints, 'none', { stroke: dark(v, stone, 0, 0.4), 'stroke-width': u * 2, 'stroke-opacity': 0.4 }));
  for (const k of [0.06, 0.41, 0.93]) {
    const [x, r] = [w * k, u * random.range(30, 44)];
    sheet.add(
      path(crownAt(v, x, floor - r * 1.6, r), dark(v, foliage(v, '#4f8049', random.next()), 0, 0.1)),
      path(
        `M${n(x - r * 0.7)} ${n(floor - r)}h${n(r * 1.4)}l${n(-r * 0.26)} ${n(r * 1.1)}h${n(-r * 0.88)}Z`,
        lit(v, '#b4623f'),
      ),
      path(
        `M${n(x + r * 0.2)} ${n(floor - r)}h${n(r * 0.5)}l${n(-r * 0.26)} ${n(r * 1.1)}h${n(-r * 0.3)}Z`,
        dark(v, '#b4623f', 0, 0.3),
      ),
    );
  }
  if (
    !v.clear &&
    /\b(?:laundry|washing|sheets|clothes ?lines?)\b/iu.test(
      [...v.brief.read, ...v.brief.subjects.map(({ words }) => words)].join(' '),
    )
  )
    washing(v, roof + h * 0.13);
  return {
    horizon: floor,
    foot: dark(v, stone, 0, 0.34),
    depth: 0.55,
    stand: (depth) => ({ y: floor + (h - floor) * (0.12 + 0.72 * depth), scale: 0.76 + 0.24 * depth }),
  };
}

/** Lines of washing from wall to wall, high over the yard. */
function washing(v: View, top: number): void {
  const { sheet, random, w, h, u } = v;
  for (const [from, sag] of [
    [top, 0.03],
    [top + h * 0.13, 0.04],
  ] as const) {
    const at = (x: number): number => from + 4 * h * sag * (x / w) * (1 - x / w);
    sheet.add(
      path(`M0 ${n(from)}Q${n(w / 2)} ${n(from + 2 * h * sag)} ${n(w)} ${n(from)}`, 'none', {
        stroke: dark(v, '#5b5147', 0, 0.2),
        'stroke-width': u * 3,
      }),
    );
    for (let x = u * random.range(20, 90); x < w - u * 130;) {
      const hex = random.pick(['#f4efe4', '#f4efe4', '#d9e3e6', '#c9604a', '#6f93ad', '#e3b750']);
      const [b, t] = [u * random.range(60, 150), u * random.range(80, 140)];
      const [a, c] = [at(x), at(x + b)];
      sheet.add(
        path(
          `M${n(x)} ${n(a)}L${n(x + b)} ${n(c)}V${n(c + t)}Q${n(x + b * 0.7)} ${n(c + t + u * 12)} ${n(x + b / 2)} ${n(c + t)}T${n(x)} ${n(a + t)}Z`,
          sheet.linear(x, 0, x + b, 0, [
            [0, pale(v, hex, 0, 0.2)],
            [0.4, lit(v, hex)],
            [0.55, dark(v, hex, 0, 0.14)],
            [0.7, lit(v, hex)],
            [1, dark(v, hex, 0, 0.22)],
          ]),
        ),
        path(
          box(x + b * 0.1, a - u * 6, u * 5, u * 16) + box(x + b * 0.86, c - u * 6, u * 5, u * 16),
          lit(v, '#b98a5c'),
        ),
      );
      x += b + u * random.range(14, 60);
    }
  }
}
