import { n, path, rect } from '../../svg';
import { paintSky } from './sky';
import { blend } from './tone';
import { blades, box, crownAt, dark, disc, firAt, firShade, lens, lit, oval, pale, plain, ridge } from './view';
import type { Ground, View } from './view';

const LEAVES = ['#c9752f', '#d99a35', '#b4552c'];
/** A colour of open land in this season: under snow it is nearly white (`left` = how much of it still shows). */
export function snowy(v: { light: View['light'] }, hex: string, left = 0.08): string {
  if (v.light.white) return blend('#eff4f9', hex, left);
  return v.light.season === 'autumn' ? blend(hex, '#b98a3c', 0.34) : v.light.season === 'spring' ? blend(hex, '#9cc65a', 0.2) : hex;
}
/** Foliage in this season. */
export function foliage(v: { light: View['light'] }, hex: string, whim = 0): string {
  if (v.light.season === 'autumn') return LEAVES[Math.floor(whim * 3) % 3] ?? hex;
  if (v.light.white) return blend('#e8eff5', hex, 0.3);
  return v.light.season === 'spring' ? blend(hex, '#b8d86a', 0.3) : hex;
}

/** A rolling layer, lit from the left. */
function roll(v: View, base: number, swing: number, scale: number, hex: string, far: number): (x: number) => number {
  const { d, at } = ridge(v, base, swing, scale, false);
  v.sheet.add(path(d, v.sheet.linear(0, base - swing, v.w * 0.2, base + v.h * 0.3, [[0, pale(v, hex, far, 0.26)], [0.3, lit(v, hex, far)], [1, dark(v, hex, far, 0.3)]])));
  return at;
}
/** Trees along a line, in one or two tones. */
function treeLine(v: View, at: (x: number) => number, tall: [number, number], hex: string, far: number, kind: 'fir' | 'round', gap = 0.5, cover = 1): void {
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
function farRidges(v: View, horizon: number, hex: string, count: number, tall: number, sharp = true): void {
  for (let i = 0; i < count; i++)
    v.sheet.add(path(ridge(v, horizon - v.h * tall * (0.55 - (i * 0.5) / count), v.h * tall * (0.75 - (i * 0.4) / count), v.w * (0.36 - i * 0.05), sharp).d, lit(v, snowy(v, hex, 0.5), 0.92 - (i * 0.34) / count)));
}

/** A mountain of facets: light on the left, shade on the right, snow at the top. */
function peak(v: View, x: number, base: number, w: number, tall: number, hex: string, far: number): void {
  const { random, sheet } = v;
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const mid: [number, number][] = [];
  for (let i = 1; i <= 5; i++) {
    const t = i / 5;
    left.push([x - (w / 2) * t ** 1.08 + w * random.range(-0.03, 0.03), base - tall * (1 - t) + tall * random.range(-0.03, 0.03)]);
    right.push([x + (w / 2) * t ** 1.04 + w * random.range(-0.03, 0.03), base - tall * (1 - t) + tall * random.range(-0.03, 0.03)]);
    mid.push([x + w * (0.05 * (i % 2 ? 1 : -0.5) + 0.03 * t * i), base - tall * (1 - t)]);
  }
  const to = (points: [number, number][]): string => points.map(([px, py]) => `L${n(px)} ${n(py)}`).join('');
  const top = `M${n(x)} ${n(base - tall)}`;
  const low = base + tall * 0.3;
  sheet.add(
    path(`${top}${to(left)}L${n(x - w * 0.6)} ${n(low)}H${n(x + w * 0.6)}${to([...right].reverse())}Z`, pale(v, hex, far, 0.22)),
    path(`${top}${to(right)}L${n(x + w * 0.6)} ${n(low)}H${n(mid[4]?.[0] ?? x)}${to([...mid].reverse())}Z`, dark(v, hex, far, 0.34)),
  );
  if (far > 0.7) return;
  const cut = v.light.white ? 0.62 : 0.36;
  const side = (points: [number, number][], k: number): [number, number] => {
    const at = Math.max(0, Math.floor(k * 5) - 1);
    return points[at] ?? [x, base];
  };
  const [l, r, m] = [side(left, cut), side(right, cut), side(mid, cut)];
  const span = (l[0] - m[0]) / 4;
  const toothL = [1, 2, 3, 4].map((i) => `l${n(-span)} ${n((i % 2 ? 0.1 : -0.07) * tall)}`).join('');
  const spanR = (m[0] - r[0]) / 4;
  const toothR = [1, 2, 3, 4].map((i) => `l${n(spanR)} ${n((i % 2 ? 0.09 : -0.08) * tall)}`).join('');
  sheet.add(
    path(`${top}${to(left.slice(0, Math.max(1, Math.floor(cut * 5))))}${toothL.replaceAll('l', 'l')}L${n(m[0])} ${n(m[1])}${to([...mid.slice(0, Math.max(0, Math.floor(cut * 5) - 1))].reverse())}Z`, pale(v, '#f4f7fa', far * 0.7, 0.3)),
    path(`${top}${to(right.slice(0, Math.max(1, Math.floor(cut * 5))))}${toothR}L${n(m[0])} ${n(m[1])}${to([...mid.slice(0, Math.max(0, Math.floor(cut * 5) - 1))].reverse())}Z`, dark(v, '#dfe8f2', far * 0.7, 0.24)),
  );
}

export function mountains(v: View): Ground {
  const { random, w, h, u } = v;
  const horizon = h * 0.62;
  paintSky(v, horizon);
  v.sheet.add(path(ridge(v, horizon - h * 0.1, h * 0.1, w * 0.3, true).d, lit(v, '#6d86a0', 0.9)));
  const lift = v.clear === 'top' ? 0.72 : 1;
  peak(v, w * random.range(0.14, 0.24), horizon, w * 0.6, h * 0.27 * lift, '#6f8298', 0.62);
  peak(v, w * random.range(0.86, 0.95), horizon, w * 0.56, h * 0.25 * lift, '#6f8298', 0.56);
  peak(v, w * random.range(0.5, 0.62), horizon, w * 0.62, h * 0.36 * lift, '#64748a', 0.38);
  const at = roll(v, horizon + h * 0.03, h * 0.03, w * 0.4, snowy(v, '#55765a', 0.3), 0.34);
  treeLine(v, at, [u * 22, u * 44], snowy(v, '#2d5347', 0.55), 0.34, 'fir', 0.42);
  const near = roll(v, horizon + h * 0.13, h * 0.025, w * 0.5, snowy(v, '#6f8f4f'), 0.1);
  treeLine(v, near, [u * 46, u * 92], snowy(v, '#274a3d', 0.6), 0.1, 'fir', 0.7, 0.5);
  roll(v, h * 0.9, h * 0.02, w * 0.5, snowy(v, '#7f9b50'), 0);
  return { horizon: horizon + h * 0.08, foot: dark(v, snowy(v, '#7f9b50'), 0, 0.3), depth: 0.7, stand: plain(horizon + h * 0.1, h, 0.1, 0.86) };
}

export function hills(v: View): Ground {
  const { random, w, h, u } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6f8f9a', 2, 0.1, false);
  const tones = ['#9db673', '#84a85b', '#b3b862', '#6f9a4c'];
  for (let i = 0; i < 4; i++) {
    const at = roll(v, horizon + h * (0.01 + i * 0.085), h * (0.045 - i * 0.004), w * (0.42 + i * 0.07), snowy(v, tones[i] ?? '#84a85b'), 0.6 - i * 0.19);
    if (i < 3) treeLine(v, (x) => at(x) + u * 6, [u * (16 + i * 12), u * (26 + i * 18)], foliage(v, '#4c7a46', random.next()), 0.56 - i * 0.2, i === 1 ? 'fir' : 'round', 0.9, 0.3);
  }
  return { horizon: horizon + h * 0.06, foot: dark(v, snowy(v, '#6f9a4c'), 0, 0.3), depth: 0.62, stand: plain(horizon + h * 0.05, h, 0.1, 0.82) };
}

export function forest(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.66;
  paintSky(v, horizon);
  const kinds = light.season === 'autumn' ? 'round' : 'fir';
  for (let i = 0; i < 3; i++) {
    const base = horizon + h * (0.0 + i * 0.035);
    const at = ridge(v, base, h * 0.012, w * 0.3, false);
    const far = 0.8 - i * 0.22;
    const tall = (v.clear === 'top' ? 0.24 : 0.3) + i * 0.07;
    treeLine(v, at.at, [h * tall * 0.6, h * tall], foliage(v, ['#5d8a74', '#3f7058', '#2c5a45'][i] ?? '#2c5a45', i / 3), far, kinds, 0.32);
    sheet.add(path(at.d, lit(v, snowy(v, '#4b6f4c', 0.2), far)));
    if (i < 2 && light.time !== 'night' && light.orb)
      sheet.add(path([0, 1, 2, 3].map((k) => `M${n(w * (0.05 + k * 0.2))} 0h${n(w * 0.06)}L${n(w * (0.3 + k * 0.22))} ${n(h * 0.8)}h${n(-w * 0.12)}Z`).join(''), light.key, { 'fill-opacity': 0.09 }));
  }
  const floor = snowy(v, '#6d8a4f');
  roll(v, horizon + h * 0.075, h * 0.012, w * 0.5, floor, 0.06);
  let moss = '';
  for (let i = 0; i < 18; i++) moss += lens(w * random.next(), h * random.range(0.8, 0.98), w * random.range(0.06, 0.18), u * random.range(5, 12));
  sheet.add(path(moss, dark(v, floor, 0, 0.3), { 'fill-opacity': 0.4 }));
  const bark = '#5c4636';
  // Near trunks frame the clearing.
  for (const [x, t] of [[0.05, 66], [0.95, 80], [0.83, 42], [0.17, 36]] as const) {
    const wide = u * t;
    const foot = h * (0.78 + (t > 50 ? 0.1 : 0.02));
    sheet.add(path(`M${n(w * x - wide * 0.4)} ${n(-u)}L${n(w * x - wide * 0.5)} ${n(foot - wide * 0.4)}q${n(-wide * 0.1)} ${n(wide * 0.4)} ${n(-wide * 0.4)} ${n(wide * 0.5)}h${n(wide * 1.8)}q${n(-wide * 0.3)} ${n(-wide * 0.1)} ${n(-wide * 0.4)} ${n(-wide * 0.5)}L${n(w * x + wide * 0.4)} ${n(-u)}Z`, sheet.linear(w * x - wide / 2, 0, w * x + wide / 2, 0, [[0, pale(v, bark, 0.12, 0.3)], [0.35, lit(v, bark, 0.1)], [1, dark(v, bark, 0.05, 0.5)]])));
  }
  return {
    horizon,
    foot: dark(v, floor, 0, 0.3),
    depth: 0.6,
    stand: plain(horizon + h * 0.02, h, 0.24, 0.82),
    front: () => {
      const fern = dark(v, foliage(v, '#3d6b3f', 0.4), 0, 0.3);
      sheet.add(path(blades(v, () => h * 1.0, 0, w * 0.34, u * 74, u * 15) + blades(v, () => h * 1.0, w * 0.68, w, u * 74, u * 15), fern));
    },
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
  const flowers = light.white || light.season === 'autumn' ? [] : ['#f4e04d', '#e8618c', '#ffffff', '#b07ad6'];
  for (const colour of flowers) {
    let d = '';
    for (let i = 0; i < 26; i++) {
      const t = random.next();
      d += oval(w * random.next(), horizon + (h - horizon) * (0.32 + 0.6 * t), u * (1.4 + 3.6 * t), u * (1 + 2.6 * t));
    }
    sheet.add(path(d, lit(v, colour), { 'fill-opacity': 0.9 }));
  }
  const grass = snowy(v, '#5f8a3e');
  sheet.add(path([0, 1, 2].map((i) => blades(v, () => h * (0.76 + i * 0.09) + u * random.range(-20, 20), 0, w, u * (20 + i * 10), u * 22)).join(''), dark(v, grass, 0, 0.1), { 'fill-opacity': 0.6 }));
  return {
    horizon,
    foot: dark(v, grass, 0, 0.3),
    depth: 0.62,
    stand: plain(horizon, h, 0.2, 0.84),
    front: () => {
      if (light.white) return;
      sheet.add(path(blades(v, () => h * 1.005, 0, w, u * 62, u * 9), dark(v, grass, 0, 0.3)));
      let heads = '';
      for (let i = 0; i < 14; i++) heads += disc(w * random.next(), h - u * random.range(16, 56), u * random.range(5, 9));
      sheet.add(path(heads, lit(v, flowers[random.int(4)] ?? '#d99a35')));
    },
  };
}

export function field(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.57;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6f8f9a', 2, 0.08, false);
  const wheat = v.light.season === 'spring' || v.light.white ? snowy(v, '#8fae55') : '#dcae4f';
  treeLine(v, () => horizon + u * 4, [u * 22, u * 44], foliage(v, '#587c48', random.next()), 0.46, 'round', 0.6, 0.6);
  sheet.add(rect(0, horizon, w, h - horizon, sheet.linear(0, horizon, 0, h, [[0, lit(v, wheat, 0.36)], [0.4, lit(v, wheat)], [1, dark(v, wheat, 0, 0.24)]])));
  let furrows = '';
  const vx = w * 0.56;
  for (let i = -14; i <= 14; i++) {
    const [a, b] = [vx + i * w * 0.035, vx + i * w * 0.16];
    furrows += `M${n(a)} ${n(horizon)}L${n(b)} ${n(h)}h${n(w * 0.06)}L${n(a + w * 0.012)} ${n(horizon)}Z`;
  }
  sheet.add(path(furrows, dark(v, wheat, 0.1, 0.26), { 'fill-opacity': 0.34 }));
  return {
    horizon,
    foot: dark(v, wheat, 0, 0.3),
    depth: 0.6,
    stand: plain(horizon, h, 0.12, 0.84),
    front: () => sheet.add(path(blades(v, () => h * 1.005, 0, w, u * 70, u * 7), dark(v, wheat, 0, 0.2))),
  };
}

export function desert(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.58;
  paintSky(v, horizon);
  const rock = '#b5684a';
  let mesa = '';
  for (const [x, wide, tall] of [[0.1, 0.16, 0.1], [0.3, 0.07, 0.13], [0.86, 0.2, 0.12]] as const)
    mesa += `M${n(w * x - w * wide * 0.7)} ${n(horizon + h * 0.02)}L${n(w * (x - wide / 2))} ${n(horizon - h * tall * 0.3)}L${n(w * (x - wide * 0.4))} ${n(horizon - h * tall)}H${n(w * (x + wide * 0.4))}L${n(w * (x + wide / 2))} ${n(horizon - h * tall * 0.3)}L${n(w * x + w * wide * 0.7)} ${n(horizon + h * 0.02)}Z`;
  sheet.add(path(mesa, lit(v, rock, 0.66)));
  const sand = snowy(v, '#e3b06c');
  for (let i = 0; i < 4; i++) {
    const base = horizon + h * (0.02 + i * 0.095);
    const x = w * random.range(0.2, 0.85);
    const tall = h * (0.05 + i * 0.012);
    const far = 0.56 - i * 0.18;
    sheet.add(
      path(`M0 ${n(h)}V${n(base)}C${n(x * 0.4)} ${n(base + tall * 0.4)} ${n(x * 0.8)} ${n(base - tall * 0.3)} ${n(x)} ${n(base - tall)}C${n(x + (w - x) * 0.3)} ${n(base - tall * 0.2)} ${n(x + (w - x) * 0.6)} ${n(base + tall * 0.5)} ${n(w)} ${n(base + tall * 0.1)}V${n(h)}Z`, sheet.linear(0, base - tall, 0, base + h * 0.24, [[0, pale(v, sand, far, 0.3)], [1, lit(v, sand, far)]])),
      path(`M${n(x)} ${n(base - tall)}C${n(x + (w - x) * 0.3)} ${n(base - tall * 0.2)} ${n(x + (w - x) * 0.6)} ${n(base + tall * 0.5)} ${n(w)} ${n(base + tall * 0.1)}V${n(base + tall * 2.4)}C${n(x + (w - x) * 0.5)} ${n(base + tall * 2.6)} ${n(x - w * 0.02)} ${n(base + tall * 1.9)} ${n(x - w * 0.09)} ${n(base + tall * 1.2)}S${n(x + w * 0.06)} ${n(base - tall * 0.1)} ${n(x)} ${n(base - tall)}Z`, dark(v, sand, far, 0.3), { 'fill-opacity': 0.75 }),
    );
  }
  let ripples = '';
  for (let i = 0; i < 16; i++) ripples += lens(w * random.next(), h * random.range(0.86, 0.99), w * random.range(0.06, 0.2), u * 4);
  sheet.add(path(ripples, dark(v, sand, 0, 0.24), { 'fill-opacity': 0.5 }));
  return { horizon, foot: dark(v, sand, 0, 0.25), depth: 0.66, stand: plain(horizon + h * 0.08, h, 0.12, 0.84) };
}

export function snow(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  farRidges(v, horizon, '#7b93ad', 2, 0.14);
  const white = '#f3f7fb';
  const drift = (base: number, swing: number, far: number): ((x: number) => number) => {
    const { d, at } = ridge(v, base, swing, w * 0.5, false);
    sheet.add(path(d, sheet.linear(0, base - swing, w * 0.3, base + h * 0.26, [[0, pale(v, white, far, 0.36)], [0.4, lit(v, white, far)], [1, dark(v, '#cfdcec', far, 0.26)]])));
    return at;
  };
  const one = drift(horizon, h * 0.03, 0.4);
  treeLine(v, one, [u * 34, u * 70], '#7f9fae', 0.44, 'fir', 0.5, 0.8);
  const two = drift(horizon + h * 0.09, h * 0.03, 0.14);
  treeLine(v, (x) => two(x) + u * 6, [u * 60, u * 120], '#5a7f8c', 0.14, 'fir', 0.9, 0.4);
  drift(h * 0.84, h * 0.03, 0);
  let shadows = '';
  for (let i = 0; i < 9; i++) shadows += lens(w * random.next(), h * random.range(0.84, 0.98), w * random.range(0.1, 0.3), u * 9);
  sheet.add(path(shadows, dark(v, '#c2d3e8', 0, 0.24), { 'fill-opacity': 0.5 }));
  return { horizon: horizon + h * 0.06, foot: dark(v, '#cfdcec', 0, 0.2), depth: 0.64, stand: plain(horizon + h * 0.06, h, 0.12, 0.86) };
}

export function garden(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.6;
  paintSky(v, horizon);
  treeLine(v, () => horizon - h * 0.05, [h * 0.14, h * 0.24], foliage(v, '#5b8a55', random.next()), 0.4, 'round', 0.5);
  const hedge = foliage(v, '#3f6f45', 0.2);
  let d = `M0 ${n(horizon + h * 0.06)}V${n(horizon - h * 0.06)}`;
  for (let x = 0; x < w; x += u * 34) d += `q${n(u * 17)} ${n(-u * random.range(8, 20))} ${n(u * 34)} 0`;
  sheet.add(path(`${d}V${n(horizon + h * 0.06)}Z`, sheet.linear(0, horizon - h * 0.08, 0, horizon + h * 0.06, [[0, pale(v, hedge, 0.2)], [1, dark(v, hedge, 0.1, 0.5)]])));
  let fence = '';
  for (let x = u * 4; x < w; x += u * 30) fence += `M${n(x)} ${n(horizon + h * 0.07)}V${n(horizon - u * 32)}l${n(u * 8)} ${n(-u * 10)}l${n(u * 8)} ${n(u * 10)}V${n(horizon + h * 0.07)}Z`;
  fence += box(0, horizon - u * 14, w, u * 7) + box(0, horizon + u * 22, w, u * 7);
  sheet.add(path(fence, dark(v, '#a9b2b8', 0.1, 0.4), { transform: `translate(${n(u * 3)} ${n(u * 2)})` }), path(fence, lit(v, '#f3efe4', 0.1)));
  const lawn = snowy(v, '#7fa653');
  sheet.add(rect(0, horizon + h * 0.06, w, h, sheet.linear(0, horizon + h * 0.06, 0, h, [[0, pale(v, lawn, 0.1, 0.2)], [1, dark(v, lawn, 0, 0.3)]])));
  const path2 = '#d9c7a3';
  sheet.add(path(`M${n(w * 0.46)} ${n(horizon + h * 0.06)}C${n(w * 0.5)} ${n(h * 0.76)} ${n(w * 0.3)} ${n(h * 0.84)} ${n(w * 0.26)} ${n(h)}H${n(w * 0.66)}C${n(w * 0.62)} ${n(h * 0.86)} ${n(w * 0.62)} ${n(h * 0.74)} ${n(w * 0.54)} ${n(horizon + h * 0.06)}Z`, sheet.linear(0, horizon, 0, h, [[0, lit(v, snowy(v, path2), 0.1)], [1, dark(v, snowy(v, path2), 0, 0.14)]])));
  if (!light.white)
    for (const colour of ['#e8618c', '#f4c542', '#ffffff', '#9a6fd0']) {
      let bloom = '';
      for (let i = 0; i < 15; i++) bloom += disc(w * (i % 2 ? random.range(0, 0.36) : random.range(0.66, 1)), horizon + h * 0.07 + u * random.range(-16, 16), u * random.range(5, 9));
      sheet.add(path(bloom, lit(v, colour, 0.06)));
    }
  return {
    horizon,
    foot: dark(v, lawn, 0, 0.3),
    depth: 0.62,
    stand: plain(horizon + h * 0.05, h, 0.14, 0.84),
    front: () => sheet.add(path(blades(v, () => h * 1.005, 0, w * 0.24, u * 60, u * 10) + blades(v, () => h * 1.005, w * 0.72, w, u * 60, u * 10), dark(v, foliage(v, '#4f8a3e', 0.3), 0, 0.3))),
  };
}
