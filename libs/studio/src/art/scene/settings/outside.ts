import { n, path, rect } from '../../../svg';
import { foliage, roll, snowy, treeLine } from '../land';
import { paintSky } from '../sky';
import { blend } from '../tone';
import { box, crownAt, dark, disc, lens, lit, oval, pale, plain, wash } from '../view';
import type { Ground, View } from '../view';
import { city, houses, LAMP } from '../town';
import { said } from './inside';

const AWNINGS = ['#c4493c', '#2f7f6f', '#d9a03c', '#3f6288', '#8d4a68'];

/** Flags or boards outdoors that run to the back. */
function paving(v: View, top: number, hex: string): string {
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

/** Stalls in two rows under awnings before the houses of a square. */
export function market(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const base = h * 0.64;
  paintSky(v, base);
  houses(v, base - h * 0.03, u * 120, v.clear === 'top' ? [1, 2] : [3, 4], 0.42, true);
  const foot = paving(v, base - h * 0.03, '#c3b49e');
  const fruits = ['#e08a2e', '#c83a34', '#8fae4b', '#e3b740', '#7b4a78', '#5f8f4a'];
  let k = random.int(5);
  for (const [far, y, unit] of [
    [0.36, base + h * 0.01, u * 190],
    [0.1, base + h * 0.085, u * 290],
  ] as const) {
    for (let x = -unit * random.range(0.1, 0.5); x < w; x += unit * 1.13) {
      // an aisle stays open in the middle of the nearer row
      if (far < 0.2 && x + unit > w * 0.36 && x < w * 0.64) continue;
      const hex = AWNINGS[k++ % AWNINGS.length] ?? '#c4493c';
      const [t, table] = [unit * 0.86, unit * 0.3];
      let stripes = '';
      for (let i = 0; i < 8; i += 2)
        stripes += `M${n(x + (unit * i) / 8)} ${n(y - t)}h${n(unit / 8)}L${n(x - unit * 0.05 + (unit * 1.1 * (i + 1)) / 8)} ${n(y - t * 0.72)}h${n((-unit * 1.1) / 8)}Z`;
      let edge = '';
      for (let i = 0; i < 8; i++)
        edge += `M${n(x - unit * 0.05 + (unit * 1.1 * i) / 8)} ${n(y - t * 0.72)}a${n((unit * 1.1) / 16)} ${n(unit * 0.05)} 0 0 0 ${n((unit * 1.1) / 8)} 0Z`;
      sheet.add(
        path(box(x, y - t * 0.75, unit, t * 0.44), dark(v, light.lamps ? '#c98f4a' : '#6b5f55', far, 0.36)),
        path(
          box(x + unit * 0.02, y - t * 0.75, unit * 0.04, t * 0.75) +
            box(x + unit * 0.94, y - t * 0.75, unit * 0.04, t * 0.75),
          dark(v, '#7a5638', far, 0.2),
        ),
      );
      for (let i = 0; i < 4; i++) {
        const [fx, fw] = [x + unit * (0.04 + i * 0.235), unit * 0.22];
        let pile = '';
        for (let r = 0; r < 3; r++)
          for (let c = 0; c < 4 - r; c++)
            pile += disc(fx + fw * (0.16 + 0.22 * c + 0.11 * r), y - table - unit * (0.02 + 0.036 * r), unit * 0.028);
        const fruit = fruits[(i + k * 2) % fruits.length] ?? '#e08a2e';
        sheet.add(path(pile, lit(v, fruit, far)), path(box(fx, y - table, fw, unit * 0.07), lit(v, '#b88c58', far)));
      }
      sheet.add(
        path(
          box(x - unit * 0.02, y - table + unit * 0.06, unit * 1.04, table - unit * 0.06),
          lit(v, blend(hex, '#efe6d3', 0.5), far),
        ),
        path(box(x + unit * 0.6, y - table + unit * 0.06, unit * 0.42, table - unit * 0.06), dark(v, hex, far, 0.3), {
          'fill-opacity': 0.3,
        }),
        path(oval(x + unit * 0.55, y, unit * 0.56, unit * 0.035), light.shade, { 'fill-opacity': 0.25 }),
        path(
          `M${n(x)} ${n(y - t)}h${n(unit)}l${n(unit * 0.05)} ${n(t * 0.28)}h${n(-unit * 1.1)}Z`,
          pale(v, '#f4eee0', far, 0.2),
        ),
        path(stripes + edge, lit(v, hex, far)),
      );
      if (light.lamps)
        sheet.add(
          `<circle cx="${n(x + unit / 2)}" cy="${n(y - t * 0.6)}" r="${n(unit * 0.5)}" fill="${sheet.radial(
            x + unit / 2,
            y - t * 0.6,
            unit * 0.5,
            [
              [0, LAMP, 0.5],
              [1, LAMP, 0],
            ],
          )}"/>`,
        );
    }
  }
  let flags = '';
  if (!v.clear)
    for (let i = 0; i < 16; i++)
      flags += `M${n((w * i) / 16)} ${n(h * 0.3 + Math.sin((i / 16) * Math.PI) * h * 0.05)}h${n(w / 22)}l${n(-w / 44)} ${n(u * 40)}Z`;
  if (flags) sheet.add(path(flags, lit(v, AWNINGS[k % 5] ?? '#c4493c')));
  return {
    horizon: base,
    foot,
    depth: 0.62,
    spot: 0.5,
    stand: (depth) => ({ y: base + (h - base) * (0.2 + 0.66 * depth), scale: 0.62 + 0.38 * depth }),
  };
}

/** A station: a canopy on columns, its clock, the edge of the platform and the rails. */
export function platform(v: View): Ground {
  const { sheet, w, h, u, light } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  houses(v, horizon, u * 110, [2, 3], 0.6, true);
  sheet.add(
    wash(v, horizon - u * 8, h * 0.74, [
      [0, lit(v, snowy(v, '#8a8076'))],
      [1, dark(v, snowy(v, '#8a8076'), 0, 0.3)],
    ]),
  );
  let sleepers = '';
  for (let x = -u * 30; x < w; x += u * 52)
    sleepers += `M${n(x)} ${n(h * 0.645)}h${n(u * 24)}l${n(-u * 12)} ${n(h * 0.075)}h${n(-u * 28)}Z`;
  sheet.add(
    path(sleepers, dark(v, '#6b5140', 0, 0.3)),
    path(box(0, h * 0.655, w, u * 7) + box(0, h * 0.7, w, u * 9), dark(v, '#56595c', 0, 0.2)),
    path(box(0, h * 0.655, w, u * 2) + box(0, h * 0.7, w, u * 3), pale(v, '#c2c7ca', 0, 0.5)),
  );
  const edge = h * 0.735;
  const stone = snowy(v, '#b5aca0', 0.35);
  sheet.add(
    path(box(0, edge - u * 4, w, u * 22), pale(v, '#d9d2c4')),
    path(box(0, edge + u * 18, w, u * 4), dark(v, stone, 0, 0.5)),
  );
  const foot = paving(v, edge + u * 20, '#b5aca0');
  sheet.add(path(box(0, edge + h * 0.035, w, u * 13), lit(v, '#e8c23f')));
  // the canopy
  const roof = v.clear === 'top' ? h * 0.37 : h * 0.17;
  const iron = '#3f5650';
  for (let x = w * 0.12; x < w; x += Math.max(w * 0.36, u * 330)) {
    sheet.add(
      path(
        `M${n(x - u * 9)} ${n(h * 0.88)}V${n(roof)}h${n(u * 18)}V${n(h * 0.88)}Z`,
        sheet.linear(x - u * 9, 0, x + u * 9, 0, [
          [0, pale(v, iron)],
          [1, dark(v, iron)],
        ]),
      ),
      path(
        `M${n(x - u * 9)} ${n(roof + u * 110)}Q${n(x - u * 20)} ${n(roof + u * 20)} ${n(x - u * 110)} ${n(roof + u * 8)}M${n(x + u * 9)} ${n(roof + u * 110)}Q${n(x + u * 20)} ${n(roof + u * 20)} ${n(x + u * 110)} ${n(roof + u * 8)}`,
        'none',
        { stroke: dark(v, iron, 0, 0.2), 'stroke-width': u * 8 },
      ),
      path(box(x - u * 18, h * 0.86, u * 36, h * 0.022), dark(v, iron, 0, 0.3)),
      path(oval(x + u * 20, h * 0.882, u * 60, u * 9), light.shade, { 'fill-opacity': 0.3 }),
    );
  }
  const top = light.white ? '#e8eef4' : '#6a7378';
  let trim = '';
  for (let x = 0; x < w; x += u * 34) trim += `M${n(x)} ${n(roof)}h${n(u * 34)}l${n(-u * 17)} ${n(u * 26)}Z`;
  sheet.add(
    path(`M0 ${n(roof - h * 0.055)}H${n(w)}V${n(roof)}H0Z`, dark(v, top, 0, 0.2)),
    path(box(0, roof - h * 0.06, w, u * 9), pale(v, top, 0, 0.4)),
    path(trim, dark(v, iron, 0, 0.1)),
  );
  // the clock hangs from it
  const [cx, cy, r] = [w * 0.62, roof + u * 108, u * 58];
  const hands = `M${n(cx)} ${n(cy)}V${n(cy - r * 0.66)}M${n(cx)} ${n(cy)}l${n(r * 0.42)} ${n(r * 0.2)}`;
  sheet.add(
    path(box(cx - u * 4, roof, u * 8, u * 56), dark(v, iron)),
    path(disc(cx, cy, r), dark(v, '#2c3336')),
    path(disc(cx, cy, r * 0.84), light.lamps ? '#fff3d2' : lit(v, '#f6f1e4')),
    path(
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        return `M${n(cx + Math.sin(a) * r * 0.64)} ${n(cy - Math.cos(a) * r * 0.64)}L${n(cx + Math.sin(a) * r * 0.76)} ${n(cy - Math.cos(a) * r * 0.76)}`;
      }).join(''),
      'none',
      { stroke: '#2c3336', 'stroke-width': u * 4 },
    ),
    path(hands, 'none', { stroke: '#2c3336', 'stroke-width': u * 6, 'stroke-linecap': 'round' }),
  );
  if (light.lamps)
    for (let x = w * 0.12 + u * 165; x < w; x += Math.max(w * 0.36, u * 330))
      sheet.add(
        `<circle cx="${n(x)}" cy="${n(roof + u * 40)}" r="${n(u * 190)}" fill="${sheet.radial(
          x,
          roof + u * 40,
          u * 190,
          [
            [0, LAMP, 0.55],
            [1, LAMP, 0],
          ],
        )}"/>`,
        path(box(x - u * 2, roof, u * 4, u * 30) + oval(x, roof + u * 42, u * 20, u * 14), '#fff0c4'),
        path(oval(x, h * 0.87, u * 180, u * 34), LAMP, { 'fill-opacity': 0.2 }),
      );
  return {
    horizon,
    foot,
    depth: 0.6,
    stand: (depth) => ({ y: edge + u * 40 + (h * 0.97 - edge - u * 40) * depth, scale: 0.78 + 0.22 * depth }),
  };
}

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
  const posts = [0.03, 0.36, 0.68, 0.97].map((k) => w * k);
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

/** Mown stripes, a line and a goal; trees and floodlights behind. */
export function pitch(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.52;
  paintSky(v, horizon);
  const back = roll(v, horizon - h * 0.01, h * 0.014, w * 0.5, snowy(v, '#86a860'), 0.5);
  treeLine(v, back, [u * 40, u * 80], foliage(v, '#4d7d4a', random.next()), 0.5, 'round', 0.6, 0.8);
  for (const k of [0.1, 0.9]) {
    const x = w * k;
    sheet.add(
      path(box(x - u * 4, horizon - h * 0.27, u * 8, h * 0.28), lit(v, '#6a7378', 0.4)),
      path(box(x - u * 38, horizon - h * 0.3, u * 76, u * 40), lit(v, '#4f585e', 0.3)),
      path(
        [0, 1, 2]
          .map(
            (i) =>
              disc(x - u * 24 + i * u * 24, horizon - h * 0.3 + u * 12, u * 8) +
              disc(x - u * 24 + i * u * 24, horizon - h * 0.3 + u * 29, u * 8),
          )
          .join(''),
        light.lamps ? '#fffbe6' : lit(v, '#dfe6e8', 0.3),
      ),
    );
    if (light.lamps)
      sheet.add(
        `<circle cx="${n(x)}" cy="${n(horizon - h * 0.28)}" r="${n(u * 170)}" fill="${sheet.radial(
          x,
          horizon - h * 0.28,
          u * 170,
          [
            [0, '#fff6da', 0.6],
            [1, '#fff6da', 0],
          ],
        )}"/>`,
      );
  }
  const grass = snowy(v, '#6f9f4a');
  sheet.add(
    wash(v, horizon + h * 0.02, h, [
      [0, lit(v, grass, 0.2)],
      [0.4, lit(v, grass)],
      [1, dark(v, grass, 0, 0.3)],
    ]),
  );
  let stripes = '';
  for (let i = -9; i < 9; i += 2)
    stripes += `M${n(w / 2 + i * w * 0.07)} ${n(horizon + h * 0.02)}h${n(w * 0.07)}L${n(w / 2 + (i + 1) * w * 0.17)} ${n(h)}h${n(-w * 0.17)}Z`;
  sheet.add(path(stripes, pale(v, '#a9cf6a', 0, 0.2), { 'fill-opacity': 0.28 }));
  const [y, gw, gh, cx] = [horizon + h * 0.075, Math.min(w * 0.4, h * 0.5), h * 0.145, w * 0.5];
  const line = pale(v, '#f4f4ec', 0, 0.3);
  let net = '';
  for (let i = 0; i <= 16; i++)
    net += `M${n(cx - gw / 2 + (gw * i) / 16)} ${n(y - gh)}L${n(cx - gw * 0.44 + (gw * 0.88 * i) / 16)} ${n(y - gh * 0.12)}`;
  for (let i = 0; i < 7; i++)
    net += `M${n(cx - gw / 2 + gw * 0.008 * i)} ${n(y - gh + (gh * 0.88 * i) / 7)}H${n(cx + gw / 2 - gw * 0.008 * i)}`;
  sheet.add(
    path(net, 'none', { stroke: line, 'stroke-width': u * 1.6, 'stroke-opacity': 0.6 }),
    path(
      `M0 ${n(y)}H${n(w)}M${n(cx - gw * 0.85)} ${n(y)}L${n(cx - gw * 1.25)} ${n(y + h * 0.13)}H${n(cx + gw * 1.25)}L${n(cx + gw * 0.85)} ${n(y)}`,
      'none',
      { stroke: line, 'stroke-width': u * 7 },
    ),
    path(`M${n(cx - gw / 2)} ${n(y)}V${n(y - gh)}H${n(cx + gw / 2)}V${n(y)}`, 'none', {
      stroke: line,
      'stroke-width': u * 11,
      'stroke-linejoin': 'round',
    }),
  );
  if (/\b(?:foot)?balls?\b/iu.test(said(v)) && !v.brief.subjects.some(({ relation }) => (relation?.to ?? -1) >= 0)) {
    const [bx, by, r] = [w * 0.36, h * 0.86, u * 50];
    sheet.add(
      path(oval(bx + r * 0.5, by + r * 0.86, r * 1.3, r * 0.24), light.shade, { 'fill-opacity': 0.4 }),
      `<circle cx="${n(bx)}" cy="${n(by)}" r="${n(r)}" fill="${sheet.radial(bx - r * 0.3, by - r * 0.4, r * 1.5, [
        [0, pale(v, '#ffffff')],
        [0.6, lit(v, '#eeeee6')],
        [1, dark(v, '#c9cbc6')],
      ])}"/>`,
      path(
        `M${n(bx)} ${n(by - r * 0.4)}l${n(r * 0.4)} ${n(r * 0.3)}l${n(-r * 0.15)} ${n(r * 0.46)}h${n(-r * 0.5)}l${n(-r * 0.15)} ${n(-r * 0.46)}Z`,
        dark(v, '#2a2e33', 0, 0.1),
      ),
    );
  }
  return { horizon, foot: dark(v, grass, 0, 0.3), depth: 0.62, spot: 0.6, stand: plain(y, h, 0.1, 0.86) };
}

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

/** A basin with lanes, a rim, a ladder and parasols: the open-air bath. */
export function pool(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.42;
  paintSky(v, horizon);
  const back = roll(v, horizon, h * 0.01, w * 0.5, snowy(v, '#86a860'), 0.3);
  treeLine(v, back, [u * 60, u * 120], foliage(v, '#4d7d4a', random.next()), 0.34, 'round', 0.6, 0.85);
  const stone = '#e3d9c4';
  sheet.add(
    wash(v, horizon + h * 0.015, h, [
      [0, pale(v, stone, 0.1)],
      [1, lit(v, stone)],
    ]),
  );
  for (const [i, k] of [0.08, 0.3, 0.74, 0.94].entries()) {
    const [x, y, r] = [w * k, horizon + h * 0.07, u * 74];
    const hex = AWNINGS[i % 3] ?? '#c4493c';
    sheet.add(
      path(oval(x + r * 0.4, y, r, r * 0.12), v.light.shade, { 'fill-opacity': 0.25 }),
      path(box(x - u * 3, y - r * 1.5, u * 6, r * 1.5), lit(v, '#efe9dc')),
      path(
        `M${n(x - r)} ${n(y - r * 1.1)}Q${n(x - r * 0.7)} ${n(y - r * 1.75)} ${n(x)} ${n(y - r * 1.8)}Q${n(x + r * 0.7)} ${n(y - r * 1.75)} ${n(x + r)} ${n(y - r * 1.1)}Z`,
        pale(v, '#f6f0e2'),
      ),
      path(
        `M${n(x - r)} ${n(y - r * 1.1)}Q${n(x - r * 0.7)} ${n(y - r * 1.75)} ${n(x)} ${n(y - r * 1.8)}Q${n(x - r * 0.4)} ${n(y - r * 1.5)} ${n(x - r * 0.5)} ${n(y - r * 1.1)}ZM${n(x)} ${n(y - r * 1.1)}V${n(y - r * 1.8)}Q${n(x + r * 0.4)} ${n(y - r * 1.5)} ${n(x + r * 0.5)} ${n(y - r * 1.1)}Z`,
        lit(v, hex),
      ),
    );
  }
  const [top, foot] = [h * 0.53, h * 0.86];
  const basin = `M${n(w * 0.1)} ${n(top)}H${n(w * 0.9)}L${n(w * 1.04)} ${n(foot)}H${n(-w * 0.04)}Z`;
  sheet.add(
    path(basin, pale(v, '#f7f3e8', 0, 0.3), {
      stroke: pale(v, '#f7f3e8', 0, 0.3),
      'stroke-width': u * 34,
      'stroke-linejoin': 'round',
    }),
  );
  sheet.clipped(sheet.clip(path(basin, '#000000')), () => {
    sheet.add(
      rect(
        0,
        top,
        w,
        foot - top,
        sheet.linear(0, top, 0, foot, [
          [0, lit(v, '#8fdcec')],
          [0.5, lit(v, '#45b3d3')],
          [1, lit(v, '#1f86b3')],
        ]),
      ),
      rect(0, top, w, h * 0.022, dark(v, '#2f9cc0', 0, 0.2)),
    );
    let lanes = '';
    for (let i = 1; i < 5; i++)
      lanes += `M${n(w * (0.1 + 0.16 * i))} ${n(top + h * 0.02)}L${n(w * (-0.04 + 0.216 * i))} ${n(foot)}`;
    let waves = '';
    for (let i = 0; i < 30; i++) {
      const t = random.next();
      waves += lens(
        w * random.next(),
        top + h * 0.04 + (foot - top - h * 0.05) * t,
        w * random.range(0.04, 0.14),
        u * (5 + 9 * t),
      );
    }
    sheet.add(
      path(lanes, 'none', {
        stroke: lit(v, '#f4efe2'),
        'stroke-width': u * 7,
        'stroke-dasharray': `${n(u * 22)} ${n(u * 12)}`,
      }),
      path(waves, '#ffffff', { 'fill-opacity': 0.34 }),
    );
  });
  let seams = '';
  for (let i = -10; i <= 10; i++)
    seams += `M${n(w / 2 + i * w * 0.12)} ${n(foot + u * 20)}L${n(w / 2 + i * w * 0.15)} ${n(h)}`;
  const x = w * 0.82;
  sheet.add(
    path(box(-5, foot + u * 17, w + 10, u * 8), dark(v, '#b9ab92', 0, 0.3)),
    path(seams, 'none', { stroke: dark(v, '#b9ab92', 0, 0.3), 'stroke-width': u * 2, 'stroke-opacity': 0.5 }),
    path(
      `M${n(x)} ${n(foot - u * 70)}V${n(foot - u * 10)}q0 ${n(-u * 150)} ${n(u * 40)} ${n(-u * 110)}V${n(foot + u * 40)}M${n(x + u * 66)} ${n(foot - u * 70)}V${n(foot - u * 10)}q0 ${n(-u * 150)} ${n(u * 40)} ${n(-u * 110)}V${n(foot + u * 40)}M${n(x)} ${n(foot - u * 44)}h${n(u * 66)}`,
      'none',
      { stroke: pale(v, '#cfd8dc', 0, 0.4), 'stroke-width': u * 9, 'stroke-linecap': 'round' },
    ),
  );
  return {
    horizon,
    foot: lit(v, stone),
    water: [top + h * 0.03, foot],
    depth: 0.84,
    spot: 0.4,
    stand: (depth) => ({ y: foot + u * 30 + (h * 0.97 - foot - u * 30) * depth, scale: 0.86 + 0.14 * depth }),
  };
}

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
