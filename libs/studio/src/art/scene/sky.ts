import { circle, ellipse, n, path, rect } from '../../svg';
import { bright, blend } from './tone';
import { litTone } from './light';
import { disc, lens, ridge } from './view';
import type { View } from './view';

export const AURORA = /\b(?:northern lights?|southern lights?|aurora|polar lights?)\b/iu;
export const MILKY = /\b(?:milky way|galaxy|starry band)\b/iu;

/** The sky to a little under the horizon, with what stands in it at this hour and in this weather. */
export function paintSky(v: View, horizon: number, width = v.w): void {
  const { sheet, light, orb, h } = v;
  const [top, upper, lower, low] = light.sky;
  sheet.add(
    rect(
      0,
      0,
      width,
      h,
      sheet.linear(0, 0, 0, horizon + h * 0.04, [
        [0, top],
        [0.38, upper],
        [0.74, lower],
        [1, low],
      ]),
    ),
  );
  const calm = v.clear !== undefined;
  if (light.time === 'night' && light.weather === 'clear') stars(v, horizon, width);
  const told = [...v.brief.read, ...v.brief.subjects.map(({ words }) => words)].join(' ');
  if (light.time === 'night' && AURORA.test(told)) aurora(v, horizon);
  if (light.time === 'night' && MILKY.test(told)) milkyWay(v, horizon);
  if (light.orb) {
    const halo = orb.r * (light.time === 'night' ? 4 : 5.5) * (calm ? 0.7 : 1);
    sheet.add(
      circle(
        orb.x,
        orb.y,
        halo,
        sheet.radial(orb.x, orb.y, halo, [
          [0, light.orb, light.time === 'night' ? 0.34 : 0.62],
          [0.3, light.orb, light.time === 'night' ? 0.12 : 0.26],
          [1, light.orb, 0],
        ]),
      ),
      circle(orb.x, orb.y, orb.r, light.orb),
    );
    if (light.time === 'night')
      sheet.add(
        path(
          disc(orb.x - orb.r * 0.3, orb.y - orb.r * 0.25, orb.r * 0.2) +
            disc(orb.x + orb.r * 0.3, orb.y + orb.r * 0.12, orb.r * 0.27) +
            disc(orb.x - orb.r * 0.12, orb.y + orb.r * 0.45, orb.r * 0.13),
          blend(light.orb, '#8f97ad', 0.4),
          { 'fill-opacity': 0.4 },
        ),
      );
  }
  clouds(v, horizon, width);
  if (v.brief.distance === 'mountains' || v.brief.distance === 'hills') {
    const sharp = v.brief.distance === 'mountains';
    for (let i = 0; i < 2; i++)
      sheet.add(
        path(
          ridge(v, horizon - h * (0.06 - i * 0.03), h * (0.13 - i * 0.05), v.w * (0.34 - i * 0.06), sharp).d,
          litTone(light, '#64798c', 0.8 - i * 0.24),
        ),
      );
  }
}

function stars(v: View, horizon: number, width: number): void {
  const { sheet, random, u } = v;
  const sizes = ['', '', ''];
  for (let i = 0; i < 110; i++) {
    const k = random.int(3);
    const y = horizon * random.next() ** 1.3 * 0.94;
    if (v.clear === 'top' && y < horizon * 0.62 && k > 0) continue;
    sizes[k] += disc(random.next() * width, y, u * (0.55 + k * 0.5));
  }
  sizes.forEach((d, k) => {
    if (d) sheet.add(path(d, '#f2f0ff', { 'fill-opacity': [0.45, 0.7, 0.95][k] }));
  });
}

/** One heap of cloud on a flat foot. */
function heap(v: View, x: number, y: number, w: number): string {
  const { random } = v;
  const puffs = 5 + random.int(3);
  let d = `M${n(x - w / 2)} ${n(y)}`;
  const step = w / puffs;
  for (let i = 0; i < puffs; i++) {
    const middle = 1 - Math.abs((i + 0.5) / puffs - 0.5) * 1.7;
    const r = step * (0.55 + 0.35 * middle * random.range(0.8, 1.2));
    d += `a${n(r)} ${n(r * (0.8 + middle * 0.5))} 0 0 1 ${n(step)} ${n(-(i < puffs / 2 ? 1 : -1) * step * 0.3 * (puffs % 2 && i === (puffs - 1) / 2 ? 0 : 1))}`;
  }
  return `${d}L${n(x + w / 2)} ${n(y)}Z`;
}

function clouds(v: View, horizon: number, width: number): void {
  const { sheet, light, random, w, u } = v;
  const covered = light.weather !== 'clear' && light.weather !== 'wind';
  const white =
    light.time === 'night'
      ? blend(light.sky[2], '#cdd8f0', 0.14)
      : blend(light.sky[2], '#ffffff', covered ? 0.3 : 0.62);
  if (light.weather === 'fog') {
    for (let i = 0; i < 4; i++) {
      const y = horizon * (0.62 + i * 0.13);
      bank(v, width * random.next(), y, width * 0.8, horizon * 0.1, 0.42);
    }
    return;
  }
  if (covered) {
    // A ceiling of banks, the darker the nearer.
    const below = blend(
      light.sky[0],
      light.weather === 'storm' ? '#1c2430' : light.shade,
      light.time === 'night' ? 0.4 : 0.12,
    );
    for (let i = 0; i < 4; i++) {
      const y = horizon * (0.1 + i * 0.13);
      let d = '';
      for (let x = -0.1; x < 1.1; x += 0.3)
        d += heap(v, width * (x + random.range(0, 0.2)), y, width * random.range(0.34, 0.6));
      sheet.add(
        path(d, blend(i % 2 ? white : below, light.sky[1], 0.45 + i * 0.08), { 'fill-opacity': v.clear ? 0.35 : 0.62 }),
      );
    }
    return;
  }
  const count = v.clear ? 2 : 4;
  for (let i = 0; i < count; i++) {
    const y = horizon * (v.clear === 'top' ? random.range(0.8, 0.95) : random.range(0.3, 0.9));
    const x = v.clear === 'side' ? random.range(-0.05, 0.4) * w : random.next() * width;
    const size = w * random.range(0.12, 0.26) * (0.5 + 0.6 * (1 - y / horizon));
    if (light.time === 'day' && bright(light.sky[1]) > 0.5) {
      sheet.add(path(heap(v, x, y, size), white, { 'fill-opacity': 0.85 }));
      sheet.add(
        path(lens(x + size * 0.05, y, size * 0.9, size * 0.09), blend(white, light.sky[0], 0.25), {
          'fill-opacity': 0.5,
        }),
      );
    } else {
      const d = [0, 1, 2]
        .map((k) =>
          lens(
            x + size * random.range(-0.4, 0.4),
            y + k * u * 9,
            size * random.range(0.9, 1.9),
            u * random.range(5, 11),
          ),
        )
        .join('');
      sheet.add(
        path(d, light.time === 'night' ? white : blend(light.orb ?? white, light.sky[2], 0.3), {
          'fill-opacity': light.time === 'night' ? 0.5 : 0.62,
        }),
      );
    }
  }
}

/** Lightning down to the horizon, as far from the subjects as there is room. */
export function bolt(v: View, horizon: number, placed: readonly { x: number; wide: number }[]): void {
  const away = (x: number): number => Math.min(v.w, ...placed.map((p) => Math.abs(p.x - x) - p.wide / 2));
  const share = [0.12, 0.26, 0.5, 0.74, 0.88].reduce((best, at) => (away(v.w * at) > away(v.w * best) ? at : best));
  const x = v.w * share;
  const s = horizon * 0.8;
  v.sheet.add(
    path(
      `M${n(x)} ${n(horizon * 0.16)}l${n(-s * 0.1)} ${n(s * 0.44)}l${n(s * 0.06)} ${n(-s * 0.02)}l${n(-s * 0.1)} ${n(s * 0.58)}l${n(s * 0.17)} ${n(-s * 0.66)}l${n(-s * 0.07)} ${n(s * 0.02)}l${n(s * 0.07)} ${n(-s * 0.36)}Z`,
      '#fdf6d0',
    ),
  );
}

/** What falls or drifts before everything. */
export function paintWeather(v: View): void {
  const { sheet, light, random, w, h, u } = v;
  if (light.weather === 'rain' || light.weather === 'storm') {
    let near = '';
    for (let i = 0; i < 120; i++) {
      const length = u * random.range(18, 44);
      near += `M${n(random.next() * w * 1.1)} ${n(random.next() * h)}l${n(-length * 0.22)} ${n(length)}`;
    }
    sheet.add(
      path(near, 'none', {
        stroke: blend(light.sky[3], '#ffffff', 0.5),
        'stroke-width': u * 1.5,
        'stroke-opacity': 0.34,
        'stroke-linecap': 'round',
      }),
    );
  }
  if (light.weather === 'snow') {
    const sizes = ['', ''];
    for (let i = 0; i < 130; i++)
      sizes[i % 2] += disc(
        random.next() * w,
        random.next() * h,
        u * (i % 2 ? random.range(2.4, 5) : random.range(1.2, 2.4)),
      );
    sheet.add(
      path(sizes[0] ?? '', '#ffffff', { 'fill-opacity': 0.6 }),
      path(sizes[1] ?? '', '#ffffff', { 'fill-opacity': 0.85 }),
    );
  }
  if (light.weather === 'wind') {
    let d = '';
    for (let i = 0; i < 5; i++) {
      const [x, y, l] = [w * random.range(0.05, 0.7), h * random.range(0.2, 0.8), w * random.range(0.1, 0.22)];
      d += `M${n(x)} ${n(y)}h${n(l)}q${n(l * 0.2)} 0 ${n(l * 0.2)} ${n(-l * 0.1)}t${n(-l * 0.1)} ${n(-l * 0.08)}`;
    }
    sheet.add(
      path(d, 'none', { stroke: '#ffffff', 'stroke-width': u * 2.4, 'stroke-opacity': 0.4, 'stroke-linecap': 'round' }),
    );
  }
  if (light.weather === 'fog')
    for (const [i, y] of [0.5, 0.66, 0.82].entries()) bank(v, w * (0.2 + 0.3 * i), h * y, w * 0.85, h * 0.09, 0.5);
}

/** Mist without an edge. */
function bank({ sheet, light }: View, x: number, y: number, rx: number, ry: number, strength: number): void {
  sheet.add(
    ellipse(
      x,
      y,
      rx,
      ry,
      sheet.radial(
        x,
        y,
        rx,
        [
          [0, light.air, strength],
          [0.5, light.air, strength * 0.6],
          [1, light.air, 0],
        ],
        ry / rx,
      ),
    ),
  );
}

/** Rain on a pane: drops and the tracks they leave. */
export function drops({ sheet, random, w, h, u, light }: View): void {
  let tracks = '';
  let beads = '';
  for (let i = 0; i < 26; i++) {
    const [x, y, long] = [w * random.next(), h * random.next(), u * random.range(20, 90)];
    tracks += `M${n(x)} ${n(y)}q${n(u * random.range(-3, 3))} ${n(long * 0.5)} 0 ${n(long)}`;
    beads += disc(x, y + long, u * random.range(2.4, 4.6));
  }
  for (let i = 0; i < 40; i++) beads += disc(w * random.next(), h * random.next(), u * random.range(1.2, 3.4));
  const tone = blend(light.sky[3], '#ffffff', 0.6);
  sheet.add(
    path(tracks, 'none', { stroke: tone, 'stroke-width': u * 2, 'stroke-opacity': 0.4, 'stroke-linecap': 'round' }),
    path(beads, tone, { 'fill-opacity': 0.6 }),
  );
}

/** Northern lights: curtains of light over the horizon. */
export function aurora(v: View, horizon: number): void {
  const { sheet, random, w, u } = v;
  for (const [i, hex] of ['#5ff0b0', '#58d8c8', '#9a7cf0'].entries()) {
    const base = horizon * (0.36 + i * 0.16);
    const tall = horizon * (0.42 - i * 0.06);
    const wave = (x: number): number =>
      Math.sin(x / (w * 0.16) + i * 2.1) * horizon * 0.06 + Math.sin(x / (w * 0.06) + i) * horizon * 0.02;
    let d = `M0 ${n(base + wave(0))}`;
    for (let x = 0; x <= w; x += w / 40) d += `L${n(x)} ${n(base + wave(x))}`;
    for (let x = w; x >= 0; x -= w / 40)
      d += `L${n(x)} ${n(base + wave(x) - tall * (0.6 + 0.4 * Math.sin(x / (w * 0.11) + i * 3)))}`;
    sheet.add(
      path(
        `${d}Z`,
        sheet.linear(0, base - tall, 0, base + horizon * 0.06, [
          [0, hex, 0],
          [0.6, hex, 0.2],
          [0.92, hex, 0.5],
          [1, hex, 0],
        ]),
      ),
    );
    let rays = '';
    for (let x = random.range(0, w * 0.05); x < w; x += w * random.range(0.02, 0.05))
      rays += `M${n(x)} ${n(base + wave(x))}v${n(-tall * random.range(0.3, 0.8))}`;
    sheet.add(
      path(rays, 'none', { stroke: hex, 'stroke-width': u * 9, 'stroke-opacity': 0.1, 'stroke-linecap': 'round' }),
    );
  }
}

/** The Milky Way: a band of faint light and fine stars across the sky. */
export function milkyWay(v: View, horizon: number): void {
  const { sheet, random, w, u } = v;
  const at = (t: number): [number, number] => [
    w * (-0.05 + 1.1 * t),
    horizon * (0.86 - 0.72 * t + 0.1 * Math.sin(t * 5)),
  ];
  for (let i = 0; i < 14; i++) {
    const [x, y] = at((i + 0.5) / 14);
    const r = horizon * random.range(0.16, 0.26);
    sheet.add(
      circle(
        x,
        y,
        r,
        sheet.radial(x, y, r, [
          [0, i % 3 ? '#b9c4f2' : '#e6c8e0', 0.22],
          [0.5, '#8f9ae0', 0.1],
          [1, '#8f9ae0', 0],
        ]),
      ),
    );
  }
  let fine = '';
  let bright = '';
  for (let i = 0; i < 260; i++) {
    const t = random.next();
    const [x, y] = at(t);
    const off = (random.next() + random.next() + random.next() - 1.5) * horizon * 0.2;
    const dot = disc(x + off * 0.4, y + off, u * random.range(0.5, 1.6));
    if (i % 6) fine += dot;
    else bright += dot;
  }
  sheet.add(path(fine, '#dfe4ff', { 'fill-opacity': 0.6 }), path(bright, '#ffffff', { 'fill-opacity': 0.95 }));
}

export function rainbow(v: View, horizon: number): void {
  const { sheet, w, h, u } = v;
  ['#d9534f', '#ee9a3f', '#f4dc5a', '#6fbf6b', '#4f93d1', '#7b62b8'].forEach((colour, i) => {
    const r = w * 0.46 - i * u * 13;
    sheet.add(
      path(
        `M${n(w * 0.62 - r)} ${n(horizon)}A${n(r)} ${n(Math.min(r, h * 0.5 - i * u * 13))} 0 0 1 ${n(w * 0.62 + r)} ${n(horizon)}`,
        'none',
        { stroke: colour, 'stroke-width': u * 13.5, 'stroke-opacity': 0.5 },
      ),
    );
  });
}
