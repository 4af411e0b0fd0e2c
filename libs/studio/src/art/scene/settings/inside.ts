import { n, path, rect } from '../../../svg';
import { row } from '../decor';
import { PAINT, wall, windowAt } from '../indoors';
import { paintSky } from '../sky';
import { box, crownAt, dark, disc, lit, oval, pale, wash } from '../view';
import type { Ground, View } from '../view';

const LAMP = '#ffe2a6';

/** A floor of tiles or flags that runs to the back. */
function tiles(v: View, top: number, hex: string, chequered = false): void {
  const { sheet, w, h, u } = v;
  sheet.add(
    wash(v, top, h, [
      [0, pale(v, hex, 0, 0.24)],
      [0.5, lit(v, hex)],
      [1, dark(v, hex, 0, 0.36)],
    ]),
  );
  const rows = [0, 0.1, 0.24, 0.43, 0.68, 1].map((t) => top + (h - top) * t);
  const step = Math.max(w, h) * 0.1;
  const at = (i: number, y: number): number => w / 2 + i * step * (1 + ((y - top) / (h - top)) * 1.1);
  let darker = '';
  let seams = '';
  const count = Math.ceil(w / step / 1.6) + 1;
  for (let r = 0; r < rows.length - 1; r++) {
    const [a, b] = [rows[r] ?? top, rows[r + 1] ?? h];
    seams += `M0 ${n(a)}H${n(w)}`;
    for (let i = -count; chequered && i < count; i++)
      if ((i + r) % 2 === 0)
        darker += `M${n(at(i, a))} ${n(a)}H${n(at(i + 1, a))}L${n(at(i + 1, b))} ${n(b)}H${n(at(i, b))}Z`;
  }
  for (let i = -count; i <= count; i++) seams += `M${n(at(i, top))} ${n(top)}L${n(at(i, h))} ${n(h)}`;
  sheet.add(
    darker ? path(darker, dark(v, hex, 0, 0.4), { 'fill-opacity': 0.4 }) : '',
    path(seams, 'none', { stroke: dark(v, hex, 0, 0.5), 'stroke-width': u * 1.6, 'stroke-opacity': 0.4 }),
  );
}
/** Boards that run to the back. */
function boards(v: View, top: number, hex: string): void {
  const { sheet, w, h, u } = v;
  sheet.add(
    wash(v, top, h, [
      [0, pale(v, hex, 0, 0.24)],
      [0.5, lit(v, hex)],
      [1, dark(v, hex, 0, 0.36)],
    ]),
  );
  let seams = '';
  const step = u * 70;
  for (let i = -Math.ceil(w / step); i <= w / step; i++)
    seams += `M${n(w / 2 + i * step * 0.62)} ${n(top)}L${n(w / 2 + i * step * 1.2)} ${n(h)}`;
  sheet.add(path(seams, 'none', { stroke: dark(v, hex, 0, 0.5), 'stroke-width': u * 1.6, 'stroke-opacity': 0.4 }));
}
/** Lamps that hang from the ceiling, with their light on what is below. */
function pendants(v: View, xs: number[], y: number, hex: string): void {
  const { sheet, u, light } = v;
  for (const x of xs) {
    const r = u * 130;
    sheet.add(
      path(box(x - u * 1.5, 0, u * 3, y), dark(v, '#3c3a38', 0, 0.3)),
      `<circle cx="${n(x)}" cy="${n(y + u * 30)}" r="${n(r)}" fill="${sheet.radial(x, y + u * 30, r, [
        [0, LAMP, light.lamps ? 0.6 : 0.26],
        [1, LAMP, 0],
      ])}"/>`,
      path(oval(x, y + u * 34, u * 24, u * 9), '#fff3cf'),
      path(
        `M${n(x - u * 46)} ${n(y + u * 34)}Q${n(x - u * 40)} ${n(y)} ${n(x)} ${n(y - u * 6)}Q${n(x + u * 40)} ${n(y)} ${n(x + u * 46)} ${n(y + u * 34)}Z`,
        lit(v, hex),
      ),
      path(
        `M${n(x + u * 8)} ${n(y - u * 5)}Q${n(x + u * 40)} ${n(y)} ${n(x + u * 46)} ${n(y + u * 34)}H${n(x + u * 20)}Z`,
        dark(v, hex, 0, 0.4),
      ),
    );
  }
}
const inside = (v: View, floor: number, foot: string, upper: string[], more: Partial<Ground> = {}): Ground => ({
  horizon: floor,
  foot,
  upper,
  indoors: true,
  closed: true,
  depth: 0.55,
  stand: (depth) => ({ y: floor + (v.h - floor) * (0.16 + 0.68 * depth), scale: 0.8 + 0.2 * depth }),
  ...more,
});

/** A worktop with cupboards along the back wall, a window over it, a shelf and a rail. */
export function kitchen(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.76;
  const paint = v.brief.groundColour ?? random.pick(PAINT);
  const upper = wall(v, floor, paint);
  const top = floor - h * 0.235;
  const splash = pale(v, '#f3eee2', 0, 0.2);
  sheet.add(rect(0, top - h * 0.1, w, h * 0.1, splash));
  let joints = `M0 ${n(top - h * 0.05)}H${n(w)}`;
  for (let x = 0; x < w; x += u * 52) joints += `M${n(x)} ${n(top - h * 0.1)}v${n(h * 0.1)}`;
  sheet.add(path(joints, 'none', { stroke: dark(v, '#cfc6b4', 0, 0.2), 'stroke-width': u * 1.6 }));
  if (!v.clear) {
    const ww = Math.min(w * 0.3, h * 0.34);
    windowAt(v, w * 0.1, h * 0.12, ww, top - h * 0.14 - h * 0.12);
    const [x, wide] = [w * 0.1 + ww + u * 90, w * 0.9 - ww - u * 120];
    for (const y of [h * 0.2, h * 0.345]) {
      row(v, x, y, wide, y < h * 0.3 ? 'bowls' : 'jars');
      sheet.add(
        path(box(x, y, wide, u * 13), lit(v, '#8a5f3c')),
        path(box(x, y + u * 13, wide, u * 9), dark(v, paint, 0, 0.5), { 'fill-opacity': 0.5 }),
      );
    }
  }
  const front = random.pick(['#6f8a86', '#8a6f5a', '#c9b79a', '#54677d', '#7f8f6d']);
  sheet.add(
    rect(
      0,
      top,
      w,
      floor - top,
      sheet.linear(0, top, w, floor, [
        [0, pale(v, front, 0, 0.16)],
        [0.5, lit(v, front)],
        [1, dark(v, front, 0, 0.3)],
      ]),
    ),
    path(box(0, top + u * 20, w, u * 10), dark(v, front, 0, 0.6), { 'fill-opacity': 0.6 }),
    path(box(0, top - u * 6, w, u * 26), lit(v, '#b98a5c')),
    path(box(0, top - u * 8, w, u * 7), pale(v, '#d9b384', 0, 0.5)),
    path(box(0, floor - u * 22, w, u * 22), dark(v, front, 0, 0.66)),
  );
  let doors = '';
  let knobs = '';
  for (let x = u * 12; x < w; x += u * 158) {
    doors += box(x, top + u * 42, u * 140, floor - top - u * 76);
    knobs += disc(x + u * (Math.round(x / u / 158) % 2 ? 18 : 122), top + u * 66, u * 6);
  }
  sheet.add(
    path(doors, 'none', { stroke: dark(v, front, 0, 0.5), 'stroke-width': u * 3 }),
    path(knobs, pale(v, '#e3cfa2', 0, 0.4)),
  );
  tiles(v, floor, '#c9b9a2', true);
  return inside(v, floor, dark(v, '#c9b9a2', 0, 0.36), upper, { ledge: top - u * 2 });
}

/** Shelves to the ceiling, a ladder, a lamp. */
export function library(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const floor = h * 0.77;
  const wood = '#7a4f33';
  const upper = [dark(v, wood, 0, 0.3), dark(v, wood, 0, 0.44)];
  sheet.add(rect(0, 0, w, floor, dark(v, wood, 0, 0.52)));
  const bay = u * 300;
  const tones = ['#8f3d36', '#3f5d73', '#6f7a4c', '#c79a4b', '#5a4a63', '#d8cdb6', '#7d5a3c'];
  const bodies = new Map<string, string>();
  let shades = '';
  const step = h * 0.118;
  for (let y = h * 0.11 + step; y <= floor - h * 0.02; y += step)
    for (let x = u * 18; x < w;) {
      if ((x + u * 40) % bay < u * 60) {
        x += u * 22;
        continue;
      }
      const [b, t] = [u * random.range(15, 30), step * random.range(0.58, 0.84)];
      const hex = random.pick(tones);
      bodies.set(hex, (bodies.get(hex) ?? '') + box(x, y - t, b, t));
      shades += box(x + b * 0.74, y - t, b * 0.26, t);
      x += b + (random.chance(0.06) ? u * 26 : u * 1.2);
    }
  for (const [hex, d] of bodies) sheet.add(path(d, lit(v, hex)));
  let frames = '';
  for (let y = h * 0.11 + step; y <= floor; y += step) frames += box(0, y, w, u * 15);
  for (let x = 0; x < w + bay; x += bay) frames += box(x - u * 14, h * 0.06, u * 28, floor - h * 0.06);
  sheet.add(
    path(shades, '#1a120d', { 'fill-opacity': 0.32 }),
    path(
      frames,
      sheet.linear(0, 0, w, 0, [
        [0, pale(v, wood, 0, 0.3)],
        [0.5, lit(v, wood)],
        [1, dark(v, wood, 0, 0.3)],
      ]),
    ),
    path(box(0, h * 0.02, w, h * 0.06), lit(v, '#8a5c3d')),
    path(box(0, h * 0.075, w, u * 9), dark(v, wood, 0, 0.5)),
  );
  const lx = w * 0.8;
  let rungs = '';
  for (let k = 0; k < 9; k++) rungs += `M${n(lx + u * (k * 7))} ${n(floor + h * 0.04 - k * h * 0.075)}h${n(u * 84)}`;
  sheet.add(
    path(
      `M${n(lx - u * 6)} ${n(floor + h * 0.08)}L${n(lx + u * 66)} ${n(h * 0.12)}M${n(lx + u * 84)} ${n(floor + h * 0.08)}L${n(lx + u * 150)} ${n(h * 0.12)}${rungs}`,
      'none',
      { stroke: lit(v, '#b98a5c'), 'stroke-width': u * 10, 'stroke-linecap': 'round' },
    ),
  );
  if (!v.clear) pendants(v, [w * 0.28, w * 0.58], h * 0.2, '#3f6a55');
  boards(v, floor, '#8d6040');
  sheet.add(
    path(oval(w * 0.48, floor + (h - floor) * 0.55, w * 0.36, (h - floor) * 0.3), dark(v, '#8e3f3a', 0, 0.1)),
    path(oval(w * 0.48, floor + (h - floor) * 0.55, w * 0.33, (h - floor) * 0.255), 'none', {
      stroke: pale(v, '#d9b384'),
      'stroke-width': u * 4,
      'stroke-opacity': 0.7,
    }),
  );
  if (light.time !== 'night')
    sheet.add(
      rect(
        0,
        0,
        w,
        floor,
        sheet.linear(0, 0, w * 0.6, floor, [
          [0, light.key, 0.34],
          [0.6, light.key, 0],
        ]),
      ),
    );
  return inside(v, floor, dark(v, '#8d6040', 0, 0.36), upper);
}

/** Columns, arched windows and a roof light over a stone floor: museum, station hall, church. */
export function hall(v: View): Ground {
  const { sheet, w, h, u, light, brief } = v;
  const floor = h * 0.74;
  const stone = brief.groundColour ?? '#d9cfbf';
  const holy = /church|chapel|cathedral|abbey|nave|mosque|temple/iu.test(said(v));
  const upper = [pale(v, stone), lit(v, stone), dark(v, stone, 0, 0.2)];
  sheet.add(
    rect(
      0,
      0,
      w,
      floor,
      sheet.linear(0, 0, w, floor, [
        [0, pale(v, stone, 0, 0.3)],
        [0.55, lit(v, stone)],
        [1, dark(v, stone, 0, 0.3)],
      ]),
    ),
  );
  // the roof light and what falls from it
  const sky = sheet.linear(0, 0, 0, h * 0.14, [
    [0, v.outside.sky[1]],
    [1, v.outside.sky[3]],
  ]);
  if (!holy) {
    sheet.add(path(`M${n(w * 0.2)} 0H${n(w * 0.8)}L${n(w * 0.7)} ${n(h * 0.12)}H${n(w * 0.3)}Z`, sky));
    let ribs = '';
    for (let i = 0; i <= 8; i++) ribs += `M${n(w * (0.2 + 0.075 * i))} 0L${n(w * (0.3 + 0.05 * i))} ${n(h * 0.12)}`;
    sheet.add(
      path(`${ribs}M${n(w * 0.3)} ${n(h * 0.12)}H${n(w * 0.7)}M${n(w * 0.26)} ${n(h * 0.07)}H${n(w * 0.74)}`, 'none', {
        stroke: dark(v, '#5c626a', 0, 0.2),
        'stroke-width': u * 6,
      }),
    );
  }
  const bays = Math.max(3, Math.round(w / (u * 330)));
  const bw = w / bays;
  for (let i = 0; i < bays; i++) {
    const [x, ww] = [bw * (i + 0.26), bw * 0.48];
    const r = ww / 2;
    const arch = `M${n(x)} ${n(floor - h * 0.12)}V${n(h * 0.3 + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + ww)} ${n(h * 0.3 + r)}V${n(floor - h * 0.12)}Z`;
    const glass = sheet.linear(0, h * 0.25, 0, floor, [
      [0, v.outside.sky[1]],
      [1, v.outside.sky[3]],
    ]);
    sheet.add(
      path(arch, glass, { stroke: pale(v, '#efe6d6', 0, 0.3), 'stroke-width': u * 16 }),
      path(
        `M${n(x + r)} ${n(h * 0.3)}V${n(floor - h * 0.12)}M${n(x)} ${n(h * 0.3 + r)}H${n(x + ww)}M${n(x)} ${n(h * 0.5)}H${n(x + ww)}`,
        'none',
        { stroke: dark(v, '#6a6058', 0, 0.2), 'stroke-width': u * 6 },
      ),
    );
    if (holy)
      sheet.add(
        path(disc(x + r, h * 0.3 + r * 0.9, r * 0.5), lit(v, ['#b5483c', '#3f6d9a', '#d9a03c'][i % 3] ?? '#3f6d9a'), {
          'fill-opacity': 0.6,
        }),
      );
    if (light.time !== 'night')
      sheet.add(
        path(`M${n(x)} ${n(floor)}H${n(x + ww)}L${n(x + ww + bw * 0.8)} ${n(h)}H${n(x + bw * 0.5)}Z`, light.key, {
          'fill-opacity': 0.16,
        }),
      );
  }
  tiles(v, floor, '#c7bba8', !holy);
  for (let i = 0; i < bays; i++) {
    const x = bw * (i + 0.26);
    if (light.time !== 'night')
      sheet.add(
        path(
          `M${n(x + u * 10)} ${n(floor)}h${n(bw * 0.44)}l${n(bw * 0.5)} ${n(h - floor)}h${n(-bw * 0.62)}Z`,
          light.key,
          { 'fill-opacity': 0.22 },
        ),
      );
  }
  for (let i = 0; i <= bays; i++) {
    const [x, r] = [bw * i, Math.min(bw * 0.1, u * 36)];
    sheet.add(
      rect(
        x - r,
        h * 0.18,
        2 * r,
        floor - h * 0.16,
        sheet.linear(x - r, 0, x + r, 0, [
          [0, dark(v, stone, 0, 0.14)],
          [0.3, pale(v, stone, 0, 0.5)],
          [1, dark(v, stone, 0, 0.42)],
        ]),
      ),
      path(
        box(x - r * 1.5, h * 0.155, r * 3, h * 0.03) + box(x - r * 1.5, floor - h * 0.005, r * 3, h * 0.034),
        pale(v, stone, 0, 0.3),
      ),
      path(box(x, floor + h * 0.012, r * 1.5, h * 0.017), dark(v, stone, 0, 0.4)),
    );
  }
  sheet.add(
    path(box(0, h * 0.13, w, h * 0.028), pale(v, stone, 0, 0.4)),
    path(box(0, h * 0.158, w, u * 6), dark(v, stone, 0, 0.4)),
  );
  return inside(v, floor, dark(v, '#c7bba8', 0, 0.36), upper);
}

/** A passage that runs to the back, with doors and lamps: hospital, hotel, school. */
export function corridor(v: View): Ground {
  const { random, sheet, w, h, u, light, brief } = v;
  const paint = brief.groundColour ?? random.pick(['#c6d6d2', '#d6d2c2', '#c3cfd9', '#d9c9bd']);
  const [cx, cy] = [w * 0.5, h * 0.47];
  const [bw, bh] = [Math.min(w * 0.1, h * 0.14), h * 0.13];
  // from the frame (t = 0) to the end wall (t = 1)
  const px = (side: number, t: number): number => cx + side * (w * 0.5 + (bw - w * 0.5) * t);
  const top = (t: number): number => (cy - bh) * t;
  const foot = (t: number): number => h * 1 + (cy + bh - h) * t;
  const base = '#7f9a96';
  sheet.add(
    path(
      `M0 0H${n(w)}L${n(px(1, 1))} ${n(top(1))}H${n(px(-1, 1))}Z`,
      sheet.linear(0, 0, 0, cy, [
        [0, lit(v, '#e6e4dc')],
        [1, pale(v, '#e6e4dc')],
      ]),
    ),
    path(
      `M0 ${n(h)}H${n(w)}L${n(px(1, 1))} ${n(foot(1))}H${n(px(-1, 1))}Z`,
      sheet.linear(0, cy + bh, 0, h, [
        [0, pale(v, '#b9b4a6', 0, 0.4)],
        [1, dark(v, '#b9b4a6', 0, 0.3)],
      ]),
    ),
    path(
      `M0 0V${n(h)}L${n(px(-1, 1))} ${n(foot(1))}V${n(top(1))}Z`,
      sheet.linear(0, 0, cx - bw, 0, [
        [0, dark(v, paint, 0, 0.2)],
        [1, pale(v, paint, 0, 0.2)],
      ]),
    ),
    path(
      `M${n(w)} 0V${n(h)}L${n(px(1, 1))} ${n(foot(1))}V${n(top(1))}Z`,
      sheet.linear(w, 0, cx + bw, 0, [
        [0, dark(v, paint, 0, 0.36)],
        [1, lit(v, paint)],
      ]),
    ),
    rect(cx - bw, cy - bh, 2 * bw, 2 * bh, pale(v, paint, 0, 0.3)),
    path(box(cx - bw * 0.56, cy - bh * 0.5, bw * 1.12, bh * 1.5), light.lamps ? LAMP : v.outside.sky[2]),
    path(`M${n(cx)} ${n(cy - bh * 0.5)}v${n(bh * 1.5)}`, 'none', { stroke: dark(v, '#5c626a'), 'stroke-width': u * 4 }),
  );
  for (const side of [-1, 1]) {
    // a band along the wall
    const band = (k: number, t: number): number => foot(t) - (foot(t) - top(t)) * k;
    sheet.add(
      path(
        `M${n(px(side, 0))} ${n(band(0.3, 0))}L${n(px(side, 1))} ${n(band(0.3, 1))}V${n(band(0.02, 1))}L${n(px(side, 0))} ${n(band(0.02, 0))}Z`,
        side < 0 ? lit(v, base) : dark(v, base, 0, 0.3),
        { 'fill-opacity': 0.7 },
      ),
      path(
        `M${n(px(side, 0))} ${n(band(0.335, 0))}L${n(px(side, 1))} ${n(band(0.335, 1))}V${n(band(0.31, 1))}L${n(px(side, 0))} ${n(band(0.31, 0))}Z`,
        pale(v, '#efe9dc', 0, 0.3),
      ),
    );
    for (const [i, [a, b]] of (
      [
        [0.2, 0.4],
        [0.56, 0.68],
        [0.78, 0.85],
        [0.91, 0.95],
      ] as const
    ).entries()) {
      const open = i === 1 && side > 0 && light.lamps;
      const door = `M${n(px(side, a))} ${n(foot(a))}V${n(band(0.68, a))}L${n(px(side, b))} ${n(band(0.68, b))}V${n(foot(b))}Z`;
      sheet.add(
        path(door, open ? LAMP : dark(v, '#9a7650', 0, side < 0 ? 0.12 : 0.34), {
          stroke: pale(v, '#efe9dc', 0, 0.1),
          'stroke-width': u * 7 * (1 - a),
        }),
      );
      if (open)
        sheet.add(
          path(
            `M${n(px(side, a))} ${n(foot(a))}L${n(px(side, b))} ${n(foot(b))}L${n(px(side * 0.1, b))} ${n(foot(b) + h * 0.02)}L${n(px(-side * 0.2, a))} ${n(foot(a) + h * 0.05)}Z`,
            LAMP,
            { 'fill-opacity': 0.4 },
          ),
        );
    }
  }
  for (const [a, b] of [
    [0.08, 0.26],
    [0.48, 0.6],
    [0.74, 0.8],
    [0.88, 0.915],
  ] as const) {
    const d = `M${n(px(-0.3, a))} ${n(top(a))}L${n(px(0.3, a))} ${n(top(a))}L${n(px(0.3, b))} ${n(top(b))}L${n(px(-0.3, b))} ${n(top(b))}Z`;
    sheet.add(
      path(d, '#fffbea', { 'fill-opacity': 0.92 }),
      path(
        `M${n(px(-0.28, a))} ${n(foot(a))}L${n(px(0.28, a))} ${n(foot(a))}L${n(px(0.24, b))} ${n(foot(b))}L${n(px(-0.24, b))} ${n(foot(b))}Z`,
        '#fffbea',
        { 'fill-opacity': 0.26 },
      ),
    );
  }
  const near = foot(0.62);
  return {
    horizon: cy + bh,
    foot: dark(v, '#b9b4a6', 0, 0.3),
    upper: [lit(v, '#e6e4dc'), pale(v, paint, 0, 0.2), dark(v, paint, 0, 0.3)],
    indoors: true,
    closed: true,
    depth: 0.62,
    spot: 0.46,
    stand: (depth) => ({ y: near + (h * 0.97 - near) * depth, scale: 0.34 + 0.66 * depth }),
  };
}

/** A bench along the window, tools on the wall, a lamp over it. */
export function workshop(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.8;
  const paint = v.brief.groundColour ?? random.pick(['#b9a48a', '#a7a898', '#b3a2a0']);
  const upper = wall({ ...v, clear: 'top' }, floor, paint);
  const top = floor - h * 0.22;
  const ww = Math.min(w * 0.36, h * 0.46);
  if (!v.clear) windowAt(v, w * 0.07, h * 0.13, ww, top - h * 0.2, '#6b5a48');
  const [x, y, bw, bh] = [w * 0.13 + ww, h * 0.14, w * 0.81 - ww, top - h * 0.22];
  if (!v.clear) {
    sheet.add(
      path(box(x + u * 6, y + u * 8, bw, bh), dark(v, paint, 0, 0.6), { 'fill-opacity': 0.4 }),
      path(box(x, y, bw, bh), lit(v, '#b08a5c')),
    );
    const [iron, wood] = [lit(v, '#5d6469'), lit(v, '#6b4326')];
    for (let cx = x + u * 46, i = 0; cx < x + bw - u * 30; cx += u * 72, i++) {
      const t = bh * (0.5 + 0.1 * ((i * 7) % 4));
      const at = y + bh * 0.12;
      const kinds = [
        path(box(cx - u * 5, at, u * 10, t), wood) +
          path(
            `M${n(cx - u * 28)} ${n(at - u * 4)}h${n(u * 46)}l${n(u * 10)} ${n(u * 11)}l${n(-u * 10)} ${n(u * 11)}h${n(-u * 46)}Z`,
            iron,
          ),
        path(`M${n(cx - u * 6)} ${n(at + t * 0.3)}l${n(u * 30)} ${n(t * 0.1)}l${n(-u * 24)} ${n(t * 0.6)}Z`, iron) +
          path(box(cx - u * 12, at, u * 30, t * 0.3), wood),
        path(box(cx - u * 4, at + t * 0.45, u * 8, t * 0.5), iron) +
          path(box(cx - u * 8, at, u * 16, t * 0.46), lit(v, '#c9603c')),
        path(`M${n(cx - u * 5)} ${n(at + u * 16)}h${n(u * 10)}v${n(t - u * 30)}h${n(-u * 10)}Z`, iron) +
          path(
            `${disc(cx, at + u * 8, u * 15)}M${n(cx - u * 6)} ${n(at - u * 12)}h${n(u * 12)}v${n(u * 18)}h${n(-u * 12)}Z`,
            iron,
            { 'fill-rule': 'evenodd' },
          ),
      ];
      sheet.add(kinds[i % 4] ?? '');
    }
    pendants(v, [w * 0.5], h * 0.1, '#3f5a55');
  }
  const wood = '#9c6b41';
  boards(v, floor, '#8a735a');
  sheet.add(
    path(
      box(w * 0.04, top + u * 30, u * 46, floor + h * 0.03 - top) +
        box(w * 0.96 - u * 46, top + u * 30, u * 46, floor + h * 0.03 - top),
      dark(v, wood, 0, 0.3),
    ),
    path(box(w * 0.04 + u * 46, top + u * 36, w * 0.92 - u * 92, h * 0.1), dark(v, wood, 0, 0.56)),
    path(box(w * 0.04 + u * 46, floor - h * 0.05, w * 0.92 - u * 92, u * 16), dark(v, wood, 0, 0.3)),
  );
  row(v, w * 0.1, floor - h * 0.05, w * 0.5, 'jars');
  sheet.add(
    path(
      box(w * 0.02, top, w * 0.96, u * 38),
      sheet.linear(0, top, 0, top + u * 38, [
        [0, lit(v, wood)],
        [1, dark(v, wood, 0, 0.4)],
      ]),
    ),
    path(box(w * 0.02, top - u * 16, w * 0.96, u * 18), pale(v, wood, 0, 0.4)),
    path(
      [0.3, 0.36, 0.62, 0.66]
        .map(
          (k) =>
            `M${n(w * k)} ${n(top - u * 12)}q${n(u * 12)} ${n(-u * 16)} ${n(u * 26)} ${n(-u * 3)}q${n(-u * 8)} ${n(u * 12)} ${n(-u * 18)} ${n(u * 5)}`,
        )
        .join(''),
      'none',
      { stroke: pale(v, '#e6c79a', 0, 0.4), 'stroke-width': u * 5 },
    ),
  );
  return inside(v, floor, dark(v, '#8a735a', 0, 0.36), upper, { ledge: top - u * 8 });
}

/** A counter with bottles and cups behind it, lamps over it. */
export function bar(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.78;
  const paint = v.brief.groundColour ?? random.pick(['#5f7468', '#7a5a4c', '#4f6172', '#b98f6f']);
  const upper = wall({ ...v, clear: 'top' }, floor, paint);
  const top = floor - h * 0.25;
  if (!v.clear) {
    const ww = Math.min(w * 0.3, h * 0.34);
    windowAt(
      { ...v, brief: { ...v.brief, distance: v.brief.distance ?? 'city' } },
      w * 0.07,
      h * 0.15,
      ww,
      top - h * 0.22,
    );
    const [x, wide] = [w * 0.12 + ww, w * 0.84 - ww];
    for (const [i, y] of [h * 0.26, h * 0.4].entries()) {
      if (i === 0) {
        for (let at = x + u * 14; at < x + wide - u * 20; at += u * 38) {
          const [hex, t] = [
            random.pick(['#3f6a4c', '#8a4a2e', '#c99a3c', '#6d7f88', '#8f3d36']),
            u * random.range(70, 96),
          ];
          sheet.add(
            path(
              `M${n(at)} ${n(y)}v${n(-t * 0.6)}q0 ${n(-t * 0.12)} ${n(u * 7)} ${n(-t * 0.16)}v${n(-t * 0.24)}h${n(u * 8)}v${n(t * 0.24)}q${n(u * 7)} ${n(t * 0.04)} ${n(u * 7)} ${n(t * 0.16)}v${n(t * 0.6)}Z`,
              lit(v, hex),
            ),
            path(box(at + u * 3, y - t * 0.42, u * 16, t * 0.24), pale(v, '#efe6d3', 0, 0.2)),
          );
        }
      } else row(v, x, y, wide, 'bowls');
      sheet.add(
        path(box(x, y, wide, u * 12), lit(v, '#6b4a35')),
        path(box(x, y + u * 12, wide, u * 10), '#000000', { 'fill-opacity': 0.2 }),
      );
    }
  }
  const front = random.pick(['#3f4f55', '#6b4a35', '#2f5a4f']);
  boards(v, floor, '#8a6a4c');
  sheet.add(
    rect(
      0,
      top,
      w,
      floor - top + h * 0.02,
      sheet.linear(0, top, w, floor, [
        [0, pale(v, front, 0, 0.2)],
        [0.5, lit(v, front)],
        [1, dark(v, front, 0, 0.4)],
      ]),
    ),
    path(box(0, top - u * 8, w, u * 30), lit(v, '#a8744a')),
    path(box(0, top - u * 10, w, u * 8), pale(v, '#d6a878', 0, 0.5)),
    path(box(0, top + u * 22, w, u * 12), '#000000', { 'fill-opacity': 0.3 }),
    path(box(0, floor - u * 6, w, u * 26), dark(v, front, 0, 0.66)),
  );
  let panels = '';
  for (let x = u * 14; x < w; x += u * 130) panels += box(x, top + u * 52, u * 104, floor - top - u * 84);
  sheet.add(path(panels, 'none', { stroke: dark(v, front, 0, 0.5), 'stroke-width': u * 4 }));
  if (!v.clear) pendants(v, [w * 0.24, w * 0.5, w * 0.76], h * 0.11, '#c2693f');
  return inside(v, floor, dark(v, '#8a6a4c', 0, 0.36), upper, { ledge: top - u * 4 });
}

/** Glass on ribs, beds of plants on both sides of a path. */
export function greenhouse(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const floor = h * 0.62;
  const own = v.light;
  v.light = v.outside;
  paintSky({ ...v, clear: 'top' }, floor);
  let trees = '';
  for (let x = 0; x < w + u * 60; x += u * random.range(50, 90))
    trees += crownAt(v, x, floor - u * 40, u * random.range(40, 74));
  sheet.add(
    path(trees, lit(v, '#6f9468', 0.7)),
    rect(0, floor - u * 20, w, h, lit(v, '#8aa66a', 0.4)),
    rect(0, 0, w, floor, '#eaf4ef', { 'fill-opacity': 0.22 }),
  );
  v.light = own;
  const white = lit(v, '#f1f3ee');
  const [cx, ry] = [w * 0.5, h * 0.06];
  let ribs = '';
  const step = Math.max(u * 120, w / 9);
  for (let x = cx % step; x <= w; x += step)
    ribs += `M${n(x)} ${n(h * 0.3)}V${n(floor)}M${n(x)} ${n(h * 0.3)}L${n(cx + (x - cx) * 0.5)} ${n(ry)}`;
  sheet.add(
    path(
      `${ribs}M0 ${n(h * 0.3)}H${n(w)}M0 ${n(h * 0.46)}H${n(w)}M${n(w * 0.2)} ${n(ry)}H${n(w * 0.8)}M${n(w * 0.08)} ${n(h * 0.18)}H${n(w * 0.92)}`,
      'none',
      { stroke: white, 'stroke-width': u * 9 },
    ),
    path(
      `M${n(w * 0.3)} 0L${n(w * 0.05)} ${n(floor)}h${n(w * 0.12)}L${n(w * 0.4)} 0ZM${n(w * 0.72)} 0L${n(w * 0.5)} ${n(floor)}h${n(w * 0.05)}L${n(w * 0.78)} 0Z`,
      '#ffffff',
      { 'fill-opacity': 0.16 },
    ),
    rect(0, floor - u * 30, w, u * 34, lit(v, '#d8d2c2')),
    path(box(0, floor, w, u * 8), dark(v, '#b9b0a0', 0, 0.4)),
  );
  const earth = '#7b5a3e';
  sheet.add(
    wash(v, floor, h, [
      [0, lit(v, earth)],
      [1, dark(v, earth, 0, 0.4)],
    ]),
    path(
      `M${n(w * 0.44)} ${n(floor)}H${n(w * 0.56)}L${n(w * 0.84)} ${n(h)}H${n(w * 0.16)}Z`,
      sheet.linear(0, floor, 0, h, [
        [0, pale(v, '#d6c8ac', 0, 0.3)],
        [1, lit(v, '#c9b998')],
      ]),
    ),
  );
  const fruit = /tomato|pepper|strawberr/iu.test(said(v))
    ? '#d8432f'
    : /lemon|orange|citrus/iu.test(said(v))
      ? '#efb52e'
      : /flower|orchid|rose|bloom/iu.test(said(v))
        ? '#e58ab0'
        : undefined;
  // rows of plants that come nearer on both sides
  for (const t of [0.02, 0.14, 0.32, 0.58]) {
    const y = floor + (h - floor) * (t + 0.1);
    const r = u * (34 + 92 * t);
    const edge = w * (0.42 - 0.28 * (t + 0.1));
    for (const side of [0, 1]) {
      let [leaf, shade, dots, sticks] = ['', '', '', ''];
      for (let x = edge; x > -r; x -= r * 1.9) {
        const at = side ? w - x : x;
        leaf += crownAt(v, at, y - r * 1.7, r * 0.8) + crownAt(v, at + r * 0.2, y - r * 0.7, r * 0.76);
        shade += oval(at + r * 0.4, y - r * 0.9, r * 0.5, r * 0.9);
        sticks += box(at - u * 2, y - r * 3, u * 4, r * 3);
        for (let k = 0; fruit && k < 4; k++)
          dots += disc(at + r * random.range(-0.7, 0.7), y - r * random.range(0.4, 2), r * 0.16);
      }
      sheet.add(
        path(sticks, lit(v, '#b98a5c')),
        path(leaf, lit(v, t > 0.3 ? '#4f8a45' : '#5f9a55', 0.2 - t * 0.2)),
        path(shade, dark(v, '#3f6f3d', 0, 0.2), { 'fill-opacity': 0.45 }),
      );
      if (dots) sheet.add(path(dots, lit(v, fruit ?? '#d8432f')));
    }
  }
  return {
    ...inside(v, floor, dark(v, earth, 0, 0.4), [v.outside.sky[1], v.outside.sky[2], v.outside.sky[3], '#f1f3ee']),
    depth: 0.6,
    spot: 0.5,
    stand: (depth) => ({ y: floor + (h - floor) * (0.12 + 0.72 * depth), scale: 0.5 + 0.5 * depth }),
  };
}

/** A large plain hall with trusses, gates and marks on its floor: garage, depot, factory, warehouse, sports hall. */
export function shed(v: View): Ground {
  const { sheet, w, h, u, light } = v;
  const floor = h * 0.66;
  const paint = v.brief.groundColour ?? '#a9b2b5';
  const upper = [dark(v, paint, 0, 0.4), lit(v, paint)];
  sheet.add(
    rect(
      0,
      0,
      w,
      floor,
      sheet.linear(0, 0, 0, floor, [
        [0, dark(v, paint, 0, 0.5)],
        [0.4, lit(v, paint)],
        [1, pale(v, paint, 0, 0.1)],
      ]),
    ),
  );
  let seams = '';
  for (let x = 0; x < w; x += u * 46) seams += `M${n(x)} ${n(h * 0.2)}V${n(floor)}`;
  sheet.add(path(seams, 'none', { stroke: dark(v, paint, 0, 0.4), 'stroke-width': u * 2, 'stroke-opacity': 0.4 }));
  const gates = Math.max(2, Math.round(w / (u * 480)));
  for (let i = 0; i < gates; i++) {
    const [x, gw] = [(w / gates) * (i + 0.14), (w / gates) * 0.72];
    const isOpen = i === 0;
    sheet.add(
      path(box(x - u * 12, h * 0.3 - u * 12, gw + u * 24, floor - h * 0.3 + u * 12), dark(v, '#4f5a62', 0, 0.3)),
      rect(
        x,
        h * 0.3,
        gw,
        floor - h * 0.3,
        isOpen
          ? sheet.linear(0, h * 0.3, 0, floor, [
              [0, v.outside.sky[1]],
              [1, v.outside.sky[3]],
            ])
          : lit(v, '#c98a3c'),
      ),
    );
    let slats = '';
    for (let y = h * 0.3; y < floor; y += u * 30) slats += box(x, y + u * 24, gw, u * 4);
    if (!isOpen) sheet.add(path(slats, dark(v, '#c98a3c', 0, 0.4), { 'fill-opacity': 0.6 }));
    else sheet.add(path(box(x, h * 0.3, gw, h * 0.04), lit(v, '#c98a3c')));
  }
  let truss = `M0 ${n(h * 0.1)}H${n(w)}M0 ${n(h * 0.19)}H${n(w)}`;
  for (let x = 0; x < w; x += u * 150)
    truss += `M${n(x)} ${n(h * 0.19)}L${n(x + u * 75)} ${n(h * 0.1)}L${n(x + u * 150)} ${n(h * 0.19)}`;
  sheet.add(path(truss, 'none', { stroke: dark(v, '#454d55', 0, 0.3), 'stroke-width': u * 9 }));
  for (let x = u * 160; x < w; x += u * 300)
    sheet.add(
      path(
        `M${n(x - u * 44)} ${n(h * 0.235)}h${n(u * 88)}l${n(u * 190)} ${n(floor - h * 0.235)}h${n(-u * 466)}Z`,
        LAMP,
        { 'fill-opacity': light.lamps ? 0.14 : 0.07 },
      ),
      path(
        box(x - u * 3, h * 0.19, u * 6, h * 0.03) +
          `M${n(x - u * 44)} ${n(h * 0.236)}l${n(u * 16)} ${n(-h * 0.022)}h${n(u * 56)}l${n(u * 16)} ${n(h * 0.022)}Z`,
        dark(v, '#31383e'),
      ),
      path(oval(x, h * 0.237, u * 38, u * 7), '#fff3cf'),
    );
  const concrete = '#a7a49c';
  sheet.add(
    wash(v, floor, h, [
      [0, pale(v, concrete, 0, 0.2)],
      [1, dark(v, concrete, 0, 0.4)],
    ]),
  );
  let marks = '';
  for (let i = -6; i <= 6; i++)
    marks += `M${n(w / 2 + i * u * 230 - u * 4)} ${n(floor)}h${n(u * 8)}L${n(w / 2 + i * u * 400 + u * 10)} ${n(h)}h${n(-u * 18)}Z`;
  sheet.add(
    path(marks, lit(v, '#e3b63a'), { 'fill-opacity': 0.75 }),
    path(
      oval(w * 0.3, floor + (h - floor) * 0.6, u * 90, u * 14) +
        oval(w * 0.7, floor + (h - floor) * 0.35, u * 60, u * 8),
      '#1a2026',
      { 'fill-opacity': 0.14 },
    ),
  );
  return inside(v, floor, dark(v, concrete, 0, 0.4), upper, {
    stand: (depth) => ({ y: floor + (h - floor) * (0.14 + 0.7 * depth), scale: 0.6 + 0.4 * depth }),
  });
}

/** Everything that is said of the place and its things. */
export const said = (v: View): string => [...v.brief.read, ...v.brief.subjects.map(({ words }) => words)].join(' ');
