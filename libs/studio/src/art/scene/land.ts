import { n, path, rect } from '../../svg';
import { CROPS } from '../../prompt/scene/tables';
import { paintSky } from './sky';
import { blend } from './tone';
import { blades, box, crownAt, dark, disc, firAt, firShade, lit, oval, pale, plain, ridge, wash } from './view';
import type { Ground, View } from './view';

const LEAVES = ['#c9752f', '#d99a35', '#b4552c'];
/** A colour of open land in this season: under snow it is nearly white (`left` = how much of it still shows). */
export function snowy(v: { light: View['light'] }, hex: string, left = 0.08): string {
  if (v.light.white) return blend('#eff4f9', hex, left);
  return v.light.season === 'autumn'
    ? blend(hex, '#b98a3c', 0.34)
    : v.light.season === 'spring'
      ? blend(hex, '#9cc65a', 0.2)
      : hex;
}
/** Foliage in this season. */
export function foliage(v: { light: View['light'] }, hex: string, whim = 0): string {
  if (v.light.season === 'autumn') return LEAVES[Math.floor(whim * 3) % 3] ?? hex;
  if (v.light.white) return blend('#e8eff5', hex, 0.3);
  return v.light.season === 'spring' ? blend(hex, '#b8d86a', 0.3) : hex;
}

/** A rolling layer, lit from the left. */
export function roll(
  v: View,
  base: number,
  swing: number,
  scale: number,
  hex: string,
  far: number,
): (x: number) => number {
  const { d, at } = ridge(v, base, swing, scale, false);
  v.sheet.add(
    path(
      d,
      v.sheet.linear(0, base - swing, v.w * 0.2, base + v.h * 0.3, [
        [0, pale(v, hex, far, 0.26)],
        [0.3, lit(v, hex, far)],
        [1, dark(v, hex, far, 0.3)],
      ]),
    ),
  );
  return at;
}
/** Trees along a line, in one or two tones. */
export function treeLine(
  v: View,
  at: (x: number) => number,
  tall: [number, number],
  hex: string,
  far: number,
  kind: 'fir' | 'round',
  gap = 0.5,
  cover = 1,
): void {
  let body = '';
  let shade = '';
  for (let x = -tall[1]; x < v.w + tall[1]; x += tall[1] * gap * v.random.range(0.4, 1.1)) {
    if (!v.random.chance(cover)) continue;
    const t = v.random.range(tall[0], tall[1]);
    if (kind === 'fir') {
      body += firAt(x, at(x) + t * 0.08, t);
      shade += firShade(x, at(x) + t * 0.08, t);
    } else {
      body += crownAt(v, x, at(x) - t * 0.55, t * 0.34) + box(x - t * 0.04, at(x) - t * 0.4, t * 0.08, t * 0.44);
      shade += oval(x + t * 0.16, at(x) - t * 0.42, t * 0.26, t * 0.24);
    }
  }
  v.sheet.add(path(body, lit(v, hex, far)), path(shade, dark(v, hex, far, 0.4), { 'fill-opacity': 0.6 }));
}
export function farRidges(v: View, horizon: number, hex: string, count: number, tall: number, sharp = true): void {
  for (let i = 0; i < count; i++)
    v.sheet.add(
      path(
        ridge(
          v,
          horizon - v.h * tall * (0.55 - (i * 0.5) / count),
          v.h * tall * (0.75 - (i * 0.4) / count),
          v.w * (0.36 - i * 0.05),
          sharp,
        ).d,
        lit(v, snowy(v, hex, 0.5), 0.92 - (i * 0.34) / count),
      ),
    );
}

export function hills(v: View): Ground {
  const { random, w, h, u } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6f8f9a', 2, 0.1, false);
  const tones = ['#9db673', '#84a85b', '#b3b862', '#6f9a4c'];
  for (let i = 0; i < 4; i++) {
    const at = roll(
      v,
      horizon + h * (0.01 + i * 0.085),
      h * (0.045 - i * 0.004),
      w * (0.42 + i * 0.07),
      snowy(v, tones[i] ?? '#84a85b'),
      0.6 - i * 0.19,
    );
    if (i < 3)
      treeLine(
        v,
        (x) => at(x) + u * 6,
        [u * (16 + i * 12), u * (26 + i * 18)],
        foliage(v, '#4c7a46', random.next()),
        0.56 - i * 0.2,
        i === 1 ? 'fir' : 'round',
        0.9,
        0.3,
      );
  }
  return {
    horizon: horizon + h * 0.06,
    foot: dark(v, snowy(v, '#6f9a4c'), 0, 0.3),
    depth: 0.62,
    stand: plain(horizon + h * 0.05, h, 0.1, 0.82),
  };
}

export function meadow(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.56;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6c8c93', 2, 0.11, false);
  const back = roll(v, horizon, h * 0.012, w * 0.5, snowy(v, '#8bab62'), 0.42);
  treeLine(v, back, [u * 26, u * 52], foliage(v, '#4d7d4a', random.next()), 0.4, 'round', 0.55, 0.7);
  roll(v, horizon + h * 0.08, h * 0.02, w * 0.6, snowy(v, '#8fb35a'), 0.16);
  roll(v, horizon + h * 0.2, h * 0.018, w * 0.7, snowy(v, '#7aa24c'), 0);
  const flowers = v.bloom
    ? Array.from({ length: 9 }, (_, i) =>
        blend(v.bloom ?? '', i % 3 ? '#ffffff' : '#1d2a5a', i % 3 ? 0.14 * (i % 3) : 0.18),
      )
    : light.white || light.season === 'autumn'
      ? []
      : ['#f4e04d', '#e8618c', '#ffffff', '#b07ad6'];
  if (v.bloom)
    for (const [i, near] of [0.02, 0.1, 0.2].entries())
      roll(v, horizon + h * near, h * 0.012, w * 0.6, blend('#7aa24c', v.bloom, 0.5 + 0.12 * i), 0.3 - i * 0.14);
  for (const colour of flowers) {
    let d = '';
    for (let i = 0; i < (v.bloom ? 90 : 26); i++) {
      const t = random.next();
      d += oval(w * random.next(), horizon + (h - horizon) * (0.32 + 0.6 * t), u * (1.4 + 3.6 * t), u * (1 + 2.6 * t));
    }
    sheet.add(path(d, lit(v, colour), { 'fill-opacity': 0.9 }));
  }
  const grass = snowy(v, '#5f8a3e');
  sheet.add(
    path(
      [0, 1, 2]
        .map((i) => blades(v, () => h * (0.76 + i * 0.09) + u * random.range(-20, 20), 0, w, u * (20 + i * 10), u * 22))
        .join(''),
      dark(v, grass, 0, 0.1),
      { 'fill-opacity': 0.6 },
    ),
  );
  return {
    horizon,
    foot: dark(v, grass, 0, 0.3),
    depth: 0.62,
    stand: plain(horizon, h, 0.2, 0.84),
    front: () => {
      if (light.white) return;
      sheet.add(
        path(
          blades(v, () => h * 1.005, 0, w, u * 62, u * 9),
          dark(v, grass, 0, 0.3),
        ),
      );
      let heads = '';
      for (let i = 0; i < 14; i++)
        heads += disc(w * random.next(), h - u * random.range(16, 56), u * random.range(5, 9));
      sheet.add(path(heads, lit(v, flowers[random.int(4)] ?? '#d99a35')));
    },
  };
}

/** Blossoms in rows that run to the back, the nearer the larger; sunflowers show their hearts, pumpkins their ribs. */
function rows(v: View, horizon: number, vx: number, hex: string, noun: string): void {
  const { random, sheet, w, h, u } = v;
  const isMixed = noun === 'tulip' || /flower$/.test(noun);
  const tones =
    noun === 'sunflower'
      ? ['#f4b52c', '#eda41f']
      : isMixed
        ? [hex, '#f3c23c', '#f6efe2', '#c65a9a']
        : noun === 'pumpkin'
          ? [hex, blend(hex, '#f6b04a', 0.4)]
          : [hex, blend(hex, '#ffffff', 0.22), blend(hex, '#1f2f3a', 0.16)];
  for (let k = 0; k < 24; k++) {
    const t = (k / 23) ** 1.6;
    const y = horizon + (h - horizon) * (0.015 + t * 0.985);
    const far = Math.max(0, 0.4 - t * 0.9);
    const r = u * (3.5 + 25 * t);
    const green = dark(v, foliage(v, '#5c8744', 0.4), far, 0.12);
    let leaf = '';
    const heads = tones.map(() => '');
    let hearts = '';
    for (let i = -24; i <= 24; i++) {
      const x = vx + i * w * (0.024 + 0.085 * t) + random.range(-r, r) * 0.5;
      if (x < -r * 2 || x > w + r * 2) continue;
      const lift = r * random.range(0.5, 1.2);
      leaf += oval(x, y, r * 1.5, r * 0.75) + `M${n(x - r * 0.12)} ${n(y)}V${n(y - lift - r)}h${n(r * 0.24)}V${n(y)}Z`;
      const at = isMixed ? Math.abs(i) % tones.length : random.int(tones.length);
      const cy = y - lift - r * 0.6;
      heads[at] +=
        noun === 'lavender' || noun === 'heather'
          ? [-0.7, 0, 0.7].map((dx) => oval(x + dx * r, cy - (dx ? 0 : r * 0.3), r * 0.26, r * 0.95)).join('')
          : noun === 'tulip'
            ? `M${n(x - r * 0.5)} ${n(cy - r * 0.7)}q${n(r * 0.25)} ${n(r * 0.3)} ${n(r * 0.5)} ${n(-r * 0.1)}q${n(r * 0.25)} ${n(r * 0.4)} ${n(r * 0.5)} ${n(r * 0.1)}q${n(r * 0.2)} ${n(r * 1.1)} ${n(-r * 0.5)} ${n(r * 1.2)}t${n(-r * 0.5)} ${n(-r * 1.2)}Z`
            : noun === 'pumpkin'
              ? [-0.62, 0.62, 0].map((dx) => oval(x + dx * r, y - r * 0.7, r * 0.62, r * 0.86)).join('')
              : oval(x, cy, r * 0.9, r * 0.8);
      if (noun === 'pumpkin') hearts += box(x - r * 0.12, y - r * 1.85, r * 0.24, r * 0.4);
      if (noun === 'sunflower') hearts += oval(x, cy, r * 0.4, r * 0.36);
    }
    sheet.add(path(leaf, green), ...heads.map((d, at) => (d ? path(d, lit(v, tones[at] ?? hex, far)) : '')));
    if (hearts) sheet.add(path(hearts, dark(v, noun === 'pumpkin' ? '#5c7a3a' : '#5a3a1e', far, 0.2)));
  }
}

const GRAINS = /^(?:wheat|barley)$/;
export function field(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.57;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6f8f9a', 2, 0.08, false);
  const { crop } = v.brief;
  const grown = crop && !GRAINS.test(crop.noun) && !v.light.white ? (crop.colour ?? CROPS.get(crop.noun)) : undefined;
  const soil = grown
    ? blend('#6f9550', grown, 0.16)
    : v.light.season === 'spring' || v.light.white
      ? snowy(v, '#8fae55')
      : '#dcae4f';
  treeLine(v, () => horizon + u * 4, [u * 22, u * 44], foliage(v, '#587c48', random.next()), 0.46, 'round', 0.6, 0.6);
  sheet.add(
    wash(v, horizon, h, [
      [0, lit(v, soil, 0.36)],
      [0.4, lit(v, soil)],
      [1, dark(v, soil, 0, 0.24)],
    ]),
  );
  let furrows = '';
  const vx = w * 0.56;
  for (let i = -14; i <= 14; i++) {
    const [a, b] = [vx + i * w * 0.035, vx + i * w * 0.16];
    furrows += `M${n(a)} ${n(horizon)}L${n(b)} ${n(h)}h${n(w * 0.06)}L${n(a + w * 0.012)} ${n(horizon)}Z`;
  }
  sheet.add(path(furrows, dark(v, soil, 0.1, 0.26), { 'fill-opacity': 0.34 }));
  if (grown && crop) rows(v, horizon, vx, grown, crop.noun);
  return {
    horizon,
    foot: dark(v, soil, 0, 0.3),
    depth: 0.6,
    stand: plain(horizon, h, 0.12, 0.84),
    front: () =>
      grown
        ? undefined
        : sheet.add(
            path(
              blades(v, () => h * 1.005, 0, w, u * 70, u * 7),
              dark(v, soil, 0, 0.2),
            ),
          ),
  };
}

export function garden(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  treeLine(v, () => horizon - h * 0.05, [h * 0.14, h * 0.24], foliage(v, '#5b8a55', random.next()), 0.4, 'round', 0.5);
  const hedge = foliage(v, '#3f6f45', 0.2);
  let d = `M0 ${n(horizon + h * 0.06)}V${n(horizon - h * 0.06)}`;
  for (let x = 0; x < w; x += u * 34) d += `q${n(u * 17)} ${n(-u * random.range(8, 20))} ${n(u * 34)} 0`;
  sheet.add(
    path(
      `${d}V${n(horizon + h * 0.06)}Z`,
      sheet.linear(0, horizon - h * 0.08, 0, horizon + h * 0.06, [
        [0, pale(v, hedge, 0.2)],
        [1, dark(v, hedge, 0.1, 0.5)],
      ]),
    ),
  );
  let fence = '';
  for (let x = u * 4; x < w; x += u * 30)
    fence += `M${n(x)} ${n(horizon + h * 0.07)}V${n(horizon - u * 32)}l${n(u * 8)} ${n(-u * 10)}l${n(u * 8)} ${n(u * 10)}V${n(horizon + h * 0.07)}Z`;
  fence += box(0, horizon - u * 14, w, u * 7) + box(0, horizon + u * 22, w, u * 7);
  sheet.add(
    path(fence, dark(v, '#a9b2b8', 0.1, 0.4), { transform: `translate(${n(u * 3)} ${n(u * 2)})` }),
    path(fence, lit(v, '#f3efe4', 0.1)),
  );
  const lawn = snowy(v, '#7fa653');
  sheet.add(
    rect(
      0,
      horizon + h * 0.06,
      w,
      h,
      sheet.linear(0, horizon + h * 0.06, 0, h, [
        [0, pale(v, lawn, 0.1, 0.2)],
        [1, dark(v, lawn, 0, 0.3)],
      ]),
    ),
  );
  const path2 = '#d9c7a3';
  sheet.add(
    path(
      `M${n(w * 0.46)} ${n(horizon + h * 0.06)}C${n(w * 0.5)} ${n(h * 0.76)} ${n(w * 0.3)} ${n(h * 0.84)} ${n(w * 0.26)} ${n(h)}H${n(w * 0.66)}C${n(w * 0.62)} ${n(h * 0.86)} ${n(w * 0.62)} ${n(h * 0.74)} ${n(w * 0.54)} ${n(horizon + h * 0.06)}Z`,
      sheet.linear(0, horizon, 0, h, [
        [0, lit(v, snowy(v, path2), 0.1)],
        [1, dark(v, snowy(v, path2), 0, 0.14)],
      ]),
    ),
  );
  if (!light.white)
    for (const colour of ['#e8618c', '#f4c542', '#ffffff', '#9a6fd0']) {
      let bloom = '';
      for (let i = 0; i < 15; i++)
        bloom += disc(
          w * (i % 2 ? random.range(0, 0.36) : random.range(0.66, 1)),
          horizon + h * 0.07 + u * random.range(-16, 16),
          u * random.range(5, 9),
        );
      sheet.add(path(bloom, lit(v, colour, 0.06)));
    }
  return {
    horizon,
    foot: dark(v, lawn, 0, 0.3),
    depth: 0.62,
    stand: plain(horizon + h * 0.05, h, 0.14, 0.84),
    front: () =>
      sheet.add(
        path(
          blades(v, () => h * 1.005, 0, w * 0.24, u * 60, u * 10) +
            blades(v, () => h * 1.005, w * 0.72, w, u * 60, u * 10),
          dark(v, foliage(v, '#4f8a3e', 0.3), 0, 0.3),
        ),
      ),
  };
}
