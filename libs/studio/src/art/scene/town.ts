import { n, path, rect } from '../../svg';
import { snowy } from './land';
import { paintSky } from './sky';
import { paintWater } from './water';
import { blend } from './tone';
import { box, dark, disc, lens, lit, pale } from './view';
import type { Ground, View } from './view';

export const WALLS = ['#d9a37e', '#e6d3b1', '#b96a55', '#9fb0ad', '#d7bf8c', '#c98f7a', '#8d9bb0'];
export const LAMP = '#ffd98a';

/** Houses side by side with windows, from x = 0 to the width; `unit` is the width of a narrow one. */
export function houses(
  v: View,
  base: number,
  unit: number,
  floors: [number, number],
  far: number,
  gabled: boolean,
): void {
  const { random, sheet, light, w } = v;
  let [panes, lamps, sills] = ['', '', ''];
  let x = -unit * random.range(0.1, 0.6);
  while (x < w) {
    const wide = unit * random.range(0.85, 1.35);
    const count = floors[0] + random.int(floors[1] - floors[0] + 1);
    const floor = unit * 0.62;
    const tall = floor * count + floor * 0.25;
    const wall = v.brief.walls ? blend(v.brief.walls, random.pick(WALLS), 0.12) : random.pick(WALLS);
    const y = base - tall;
    sheet.add(
      path(
        box(x, y, wide, tall),
        sheet.linear(x, 0, x + wide, 0, [
          [0, pale(v, wall, far, 0.2)],
          [1, dark(v, wall, far, 0.2)],
        ]),
      ),
    );
    const roof = snowy(v, random.pick(['#7d4a3e', '#5d5560', '#8a5a44']), 0.2);
    if (gabled && random.chance(0.65))
      sheet.add(
        path(
          `M${n(x - unit * 0.04)} ${n(y)}L${n(x + wide / 2)} ${n(y - wide * 0.46)}L${n(x + wide + unit * 0.04)} ${n(y)}Z`,
          dark(v, roof, far, 0.14),
        ),
        path(
          `M${n(x + wide / 2)} ${n(y - wide * 0.46)}L${n(x + wide + unit * 0.04)} ${n(y)}H${n(x + wide * 0.62)}Z`,
          dark(v, roof, far, 0.46),
        ),
      );
    else
      sheet.add(path(box(x - unit * 0.04, y - unit * 0.09, wide + unit * 0.08, unit * 0.11), dark(v, roof, far, 0.2)));
    const columns = wide > unit * 1.1 ? 3 : 2;
    const gap = wide / columns;
    for (let row = 0; row < count; row++)
      for (let k = 0; k < columns; k++) {
        const [px, py] = [x + gap * (k + 0.3), y + floor * (row + 0.28)];
        const d = box(px, py, gap * 0.4, floor * 0.5);
        if (light.lamps && random.chance(0.55)) lamps += d;
        else panes += d;
        sills += box(px - gap * 0.05, py + floor * 0.5, gap * 0.5, floor * 0.05);
      }
    x += wide;
  }
  sheet.add(path(panes, lit(v, '#42586a', far)), path(sills, pale(v, '#efe6d3', far, 0.2)));
  if (lamps) sheet.add(path(lamps, blend(LAMP, light.air, far * 0.5)));
}

export function street(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const base = h * 0.68;
  paintSky(v, base);
  houses(v, base - h * 0.02, u * 96, [3, 5], 0.62, true);
  houses(v, base, u * 190, v.clear === 'top' ? [1, 2] : [2, 3], 0.12, true);
  // Shops on the ground: doors and awnings.
  let doors = '';
  for (let x = u * 40; x < w; x += u * random.range(180, 260)) {
    const awning = random.pick(['#c2513f', '#2f6f63', '#d8a13a', '#3d5a80']);
    const wide = u * 130;
    sheet.add(
      path(
        box(x, base - u * 92, wide, u * 92),
        dark(v, light.lamps ? '#d9a24e' : '#3f4f5c', 0.08, light.lamps ? 0 : 0.1),
      ),
    );
    doors += box(x + wide * 0.7, base - u * 82, wide * 0.22, u * 82);
    sheet.add(
      path(
        `M${n(x - u * 6)} ${n(base - u * 112)}h${n(wide + u * 12)}l${n(u * 10)} ${n(u * 34)}h${n(-wide - u * 32)}Z`,
        lit(v, awning, 0.06),
      ),
    );
    let stripes = '';
    for (let k = 0; k < 4; k++)
      stripes += `M${n(x + wide * k * 0.27)} ${n(base - u * 112)}h${n(wide * 0.12)}l${n(u * 2)} ${n(u * 34)}h${n(-wide * 0.14)}Z`;
    sheet.add(path(stripes, pale(v, '#f6efe0', 0.06)));
  }
  sheet.add(path(doors, dark(v, '#5a3d31', 0.06, 0.3)));
  const paving = snowy(v, '#b8aea2');
  const kerb = base + h * 0.07;
  sheet.add(
    rect(0, base, w, h - base, lit(v, paving, 0.08)),
    path(box(0, kerb, w, u * 8), pale(v, '#e6dfd2')),
    path(box(0, kerb + u * 8, w, u * 6), dark(v, '#6d675f', 0, 0.4)),
  );
  const road = snowy(v, '#6a6b70', 0.3);
  sheet.add(
    rect(
      0,
      kerb + u * 14,
      w,
      h,
      sheet.linear(0, kerb, 0, h, [
        [0, lit(v, road)],
        [1, dark(v, road, 0, 0.34)],
      ]),
    ),
  );
  let dashes = '';
  for (let x = -u * 30; x < w; x += u * 150)
    dashes += `M${n(x)} ${n(h * 0.9)}h${n(u * 84)}l${n(u * 6)} ${n(u * 9)}h${n(-u * 92)}Z`;
  sheet.add(path(dashes, lit(v, '#e9e4d6'), { 'fill-opacity': 0.8 }));
  let poles = '';
  for (const x of [0.08, 0.52, 0.95])
    poles +=
      box(w * x, kerb - u * 230, u * 7, u * 236) +
      `M${n(w * x - u * 10)} ${n(kerb - u * 230)}h${n(u * 27)}l${n(-u * 5)} ${n(-u * 34)}h${n(-u * 17)}Z`;
  sheet.add(path(poles, dark(v, '#3a4148', 0.04, 0.3)));
  if (light.lamps)
    for (const x of [0.08, 0.52, 0.95]) {
      const [px, py] = [w * x + u * 3.5, kerb - u * 246];
      sheet.add(
        `<circle cx="${n(px)}" cy="${n(py)}" r="${n(u * 80)}" fill="${sheet.radial(px, py, u * 80, [
          [0, LAMP, 0.6],
          [1, LAMP, 0],
        ])}"/>`,
        path(disc(px, py, u * 11), '#fff0c4'),
      );
    }
  if (light.weather === 'rain' || light.weather === 'storm' || /\bwet\b/iu.test(v.brief.read.join(' '))) {
    let gloss = '';
    for (let i = 0; i < 24; i++)
      gloss += lens(w * random.next(), h * random.range(0.79, 0.98), u * random.range(40, 150), u * 6);
    sheet.add(path(gloss, light.lamps ? blend(LAMP, light.sky[2], 0.4) : light.sky[3], { 'fill-opacity': 0.34 }));
  }
  return {
    horizon: base,
    foot: dark(v, road, 0, 0.34),
    depth: 0.7,
    // On the pavement or, near, on the road.
    stand: (depth) => ({
      y: depth < 0.5 ? base + (kerb - base) * (0.3 + depth) : kerb + (h - kerb) * (0.15 + (depth - 0.5) * 1.3),
      scale: 0.74 + 0.26 * depth,
    }),
  };
}

export function city(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.66;
  paintSky(v, horizon);
  for (let i = 0; i < 3; i++) {
    const far = 0.84 - i * 0.28;
    const hex = ['#7f93a6', '#5c7088', '#42546c'][i] ?? '#42546c';
    const unit = u * (52 + i * 16);
    let [body, shade, lamps, panes] = ['', '', '', ''];
    for (let x = -unit; x < w + unit;) {
      const wide = unit * random.pick([0.8, 1, 1.3, 1.6]);
      const tall =
        h * random.range(0.08, (v.clear === 'top' ? 0.22 : 0.34) - i * 0.06) * (1.2 - Math.abs(x / w - 0.5) * 0.8);
      const y = horizon - tall + h * 0.012 * i;
      body += box(x, y, wide + 0.6, horizon - y + h * 0.04);
      shade += box(x + wide * 0.62, y, wide * 0.38, horizon - y + h * 0.04);
      const cap = random.int(5);
      if (cap === 0)
        body +=
          box(x + wide * 0.46, y - tall * 0.28, wide * 0.06, tall * 0.3) +
          box(x + wide * 0.25, y - tall * 0.08, wide * 0.5, tall * 0.1);
      if (cap === 1) body += `M${n(x)} ${n(y)}l${n(wide / 2)} ${n(-wide * 0.5)}l${n(wide / 2)} ${n(wide * 0.5)}Z`;
      if (cap === 2) body += box(x + wide * 0.2, y - tall * 0.1, wide * 0.6, tall * 0.12);
      if (i)
        for (let wy = y + unit * 0.16; wy < horizon - unit * 0.1; wy += unit * 0.25)
          for (let wx = x + wide * 0.12; wx < x + wide * 0.86; wx += unit * 0.2) {
            if (!random.chance(light.lamps ? 0.5 : 0.75)) continue;
            const d = box(wx, wy, unit * 0.09, unit * 0.13);
            if (light.lamps && random.chance(0.75)) lamps += d;
            else panes += d;
          }
      x += wide * (random.chance(0.2) ? 1.2 : 1);
    }
    sheet.add(
      path(
        body,
        sheet.linear(0, horizon - h * 0.3, 0, horizon, [
          [0, lit(v, hex, far * 0.85)],
          [1, lit(v, hex, Math.min(1, far + 0.14))],
        ]),
      ),
      path(shade, dark(v, hex, far, 0.34), { 'fill-opacity': 0.6 }),
    );
    if (panes) sheet.add(path(panes, blend(light.sky[3], lit(v, hex, far), 0.55), { 'fill-opacity': 0.6 }));
    if (lamps) sheet.add(path(lamps, blend(LAMP, light.air, far * 0.5), { 'fill-opacity': 0.9 }));
  }
  const foot = paintWater(v, horizon + h * 0.02, h * 0.84, '#3a6a85');
  // A promenade with a parapet on this side of the river.
  const stone = snowy(v, '#b3a999', 0.3);
  sheet.add(
    path(
      box(0, h * 0.81, w, h * 0.2),
      sheet.linear(0, h * 0.81, 0, h, [
        [0, pale(v, stone)],
        [0.3, lit(v, stone)],
        [1, dark(v, stone, 0, 0.34)],
      ]),
    ),
    path(box(0, h * 0.8, w, u * 12), pale(v, '#d8cfbf')),
    path(box(0, h * 0.8 + u * 12, w, u * 7), dark(v, stone, 0, 0.4)),
  );
  let slabs = '';
  for (let i = -8; i <= 8; i++)
    slabs += `M${n(w * (0.5 + i * 0.08))} ${n(h * 0.82)}L${n(w * (0.5 + i * 0.16))} ${n(h)}`;
  sheet.add(
    path(`${slabs}M0 ${n(h * 0.87)}H${n(w)}M0 ${n(h * 0.94)}H${n(w)}`, 'none', {
      stroke: dark(v, stone, 0, 0.3),
      'stroke-width': u * 1.5,
      'stroke-opacity': 0.5,
    }),
  );
  return {
    horizon,
    foot: blend(dark(v, stone, 0, 0.34), foot, 0.05),
    water: [horizon + h * 0.02, h * 0.8],
    depth: 0.8,
    stand: (depth) => ({ y: h * (0.84 + 0.13 * depth), scale: 0.86 + 0.14 * depth }),
  };
}
