import { n, path } from '../../svg';
import { farRidges, foliage, roll, snowy, treeLine } from './land';
import { paintSky } from './sky';
import { blades, box, dark, lens, lit, pale, plain, ridge, said } from './view';
import type { Ground, View } from './view';

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
  return {
    horizon: horizon + h * 0.08,
    foot: dark(v, snowy(v, '#7f9b50'), 0, 0.3),
    depth: 0.7,
    stand: plain(horizon + h * 0.1, h, 0.1, 0.86),
  };
}

/** A mountain of facets: light on the left, shade on the right, snow at the top. */
function peak(v: View, x: number, base: number, w: number, tall: number, hex: string, far: number): void {
  const { random, sheet } = v;
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  const mid: [number, number][] = [];
  for (let i = 1; i <= 5; i++) {
    const t = i / 5;
    left.push([
      x - (w / 2) * t ** 1.08 + w * random.range(-0.03, 0.03),
      base - tall * (1 - t) + tall * random.range(-0.03, 0.03),
    ]);
    right.push([
      x + (w / 2) * t ** 1.04 + w * random.range(-0.03, 0.03),
      base - tall * (1 - t) + tall * random.range(-0.03, 0.03),
    ]);
    mid.push([x + w * (0.05 * (i % 2 ? 1 : -0.5) + 0.03 * t * i), base - tall * (1 - t)]);
  }
  const to = (points: [number, number][]): string => points.map(([px, py]) => `L${n(px)} ${n(py)}`).join('');
  const top = `M${n(x)} ${n(base - tall)}`;
  const low = base + tall * 0.3;
  sheet.add(
    path(
      `${top}${to(left)}L${n(x - w * 0.6)} ${n(low)}H${n(x + w * 0.6)}${to([...right].reverse())}Z`,
      pale(v, hex, far, 0.22),
    ),
    path(
      `${top}${to(right)}L${n(x + w * 0.6)} ${n(low)}H${n(mid[4]?.[0] ?? x)}${to([...mid].reverse())}Z`,
      dark(v, hex, far, 0.34),
    ),
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
    path(
      `${top}${to(left.slice(0, Math.max(1, Math.floor(cut * 5))))}${toothL.replaceAll('l', 'l')}L${n(m[0])} ${n(m[1])}${to([...mid.slice(0, Math.max(0, Math.floor(cut * 5) - 1))].reverse())}Z`,
      pale(v, '#f4f7fa', far * 0.7, 0.3),
    ),
    path(
      `${top}${to(right.slice(0, Math.max(1, Math.floor(cut * 5))))}${toothR}L${n(m[0])} ${n(m[1])}${to([...mid.slice(0, Math.max(0, Math.floor(cut * 5) - 1))].reverse())}Z`,
      dark(v, '#dfe8f2', far * 0.7, 0.24),
    ),
  );
}

/** Canes to the upper edge, each with its joints and a few leaves. */
function bamboo(v: View, foot: number): void {
  const { random, sheet, w, u } = v;
  for (const [far, count, wide] of [
    [0.5, 22, 9],
    [0.2, 14, 15],
  ] as const) {
    let [canes, joints, leaf] = ['', '', ''];
    for (let i = 0; i < count; i++) {
      const x = w * ((i + random.range(0.1, 0.9)) / count);
      const t = u * wide * random.range(0.8, 1.2);
      canes += box(x, 0, t, foot - far * u * 40);
      for (let y = u * random.range(10, 70); y < foot - u * 50; y += u * random.range(64, 90)) {
        joints += box(x - t * 0.1, y, t * 1.2, u * 3);
        if (random.chance(0.4))
          for (const way of [-1, 1])
            leaf += `M${n(x + t / 2)} ${n(y)}q${n(way * u * 20)} ${n(-u * 12)} ${n(way * u * 56)} ${n(u * 14)}q${n(-way * u * 34)} ${n(u * 2)} ${n(-way * u * 56)} ${n(-u * 14)}Z`;
      }
    }
    sheet.add(
      path(canes, lit(v, snowy(v, '#7fa552', 0.8), far)),
      path(joints, dark(v, '#5f8440', far, 0.3)),
      path(leaf, dark(v, foliage(v, '#4f8a48', 0.3), far, 0.1)),
    );
  }
}

export function forest(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.66;
  paintSky(v, horizon);
  const told = said(v);
  const isBamboo = /\bbamboo\b/iu.test(told);
  const kinds = light.season === 'autumn' || isBamboo ? 'round' : 'fir';
  for (let i = 0; i < 3; i++) {
    const base = horizon + h * (0.0 + i * 0.035);
    const at = ridge(v, base, h * 0.012, w * 0.3, false);
    const far = 0.8 - i * 0.22;
    const tall = (v.clear === 'top' ? 0.24 : 0.3) + i * 0.07;
    treeLine(
      v,
      at.at,
      [h * tall * 0.6, h * tall],
      foliage(v, ['#5d8a74', '#3f7058', '#2c5a45'][i] ?? '#2c5a45', i / 3),
      far,
      kinds,
      0.32,
    );
    sheet.add(path(at.d, lit(v, snowy(v, '#4b6f4c', 0.2), far)));
    if (i < 2 && light.time !== 'night' && light.orb)
      sheet.add(
        path(
          [0, 1, 2, 3]
            .map(
              (k) =>
                `M${n(w * (0.05 + k * 0.2))} 0h${n(w * 0.06)}L${n(w * (0.3 + k * 0.22))} ${n(h * 0.8)}h${n(-w * 0.12)}Z`,
            )
            .join(''),
          light.key,
          { 'fill-opacity': 0.09 },
        ),
      );
  }
  const floor = snowy(v, '#6d8a4f');
  roll(v, horizon + h * 0.075, h * 0.012, w * 0.5, floor, 0.06);
  let moss = '';
  for (let i = 0; i < 18; i++)
    moss += lens(w * random.next(), h * random.range(0.8, 0.98), w * random.range(0.06, 0.18), u * random.range(5, 12));
  sheet.add(path(moss, dark(v, floor, 0, 0.3), { 'fill-opacity': 0.4 }));
  if (isBamboo) bamboo(v, horizon + h * 0.09);
  const bark = isBamboo ? '#6f8f4a' : '#5c4636';
  // Near trunks frame the clearing.
  for (const [x, t] of [
    [0.05, 66],
    [0.95, 80],
    [0.83, 42],
    [0.17, 36],
  ] as const) {
    const wide = u * t;
    const foot = h * (0.78 + (t > 50 ? 0.1 : 0.02));
    sheet.add(
      path(
        `M${n(w * x - wide * 0.4)} ${n(-u)}L${n(w * x - wide * 0.5)} ${n(foot - wide * 0.4)}q${n(-wide * 0.1)} ${n(wide * 0.4)} ${n(-wide * 0.4)} ${n(wide * 0.5)}h${n(wide * 1.8)}q${n(-wide * 0.3)} ${n(-wide * 0.1)} ${n(-wide * 0.4)} ${n(-wide * 0.5)}L${n(w * x + wide * 0.4)} ${n(-u)}Z`,
        sheet.linear(w * x - wide / 2, 0, w * x + wide / 2, 0, [
          [0, pale(v, bark, 0.12, 0.3)],
          [0.35, lit(v, bark, 0.1)],
          [1, dark(v, bark, 0.05, 0.5)],
        ]),
      ),
    );
  }
  return {
    horizon,
    foot: dark(v, floor, 0, 0.3),
    depth: 0.6,
    stand: plain(horizon + h * 0.02, h, 0.24, 0.82),
    front: () => {
      const fern = dark(v, foliage(v, '#3d6b3f', 0.4), 0, 0.3);
      sheet.add(
        path(
          blades(v, () => h * 1.0, 0, w * 0.34, u * 74, u * 15) + blades(v, () => h * 1.0, w * 0.68, w, u * 74, u * 15),
          fern,
        ),
      );
    },
  };
}

export function desert(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const horizon = h * 0.58;
  paintSky(v, horizon);
  const rock = '#b5684a';
  let mesa = '';
  for (const [x, wide, tall] of [
    [0.1, 0.16, 0.1],
    [0.3, 0.07, 0.13],
    [0.86, 0.2, 0.12],
  ] as const)
    mesa += `M${n(w * x - w * wide * 0.7)} ${n(horizon + h * 0.02)}L${n(w * (x - wide / 2))} ${n(horizon - h * tall * 0.3)}L${n(w * (x - wide * 0.4))} ${n(horizon - h * tall)}H${n(w * (x + wide * 0.4))}L${n(w * (x + wide / 2))} ${n(horizon - h * tall * 0.3)}L${n(w * x + w * wide * 0.7)} ${n(horizon + h * 0.02)}Z`;
  sheet.add(path(mesa, lit(v, rock, 0.66)));
  const sand = snowy(v, '#e3b06c');
  for (let i = 0; i < 4; i++) {
    const base = horizon + h * (0.02 + i * 0.095);
    const x = w * random.range(0.2, 0.85);
    const tall = h * (0.05 + i * 0.012);
    const far = 0.56 - i * 0.18;
    sheet.add(
      path(
        `M0 ${n(h)}V${n(base)}C${n(x * 0.4)} ${n(base + tall * 0.4)} ${n(x * 0.8)} ${n(base - tall * 0.3)} ${n(x)} ${n(base - tall)}C${n(x + (w - x) * 0.3)} ${n(base - tall * 0.2)} ${n(x + (w - x) * 0.6)} ${n(base + tall * 0.5)} ${n(w)} ${n(base + tall * 0.1)}V${n(h)}Z`,
        sheet.linear(0, base - tall, 0, base + h * 0.24, [
          [0, pale(v, sand, far, 0.3)],
          [1, lit(v, sand, far)],
        ]),
      ),
      path(
        `M${n(x)} ${n(base - tall)}C${n(x + (w - x) * 0.3)} ${n(base - tall * 0.2)} ${n(x + (w - x) * 0.6)} ${n(base + tall * 0.5)} ${n(w)} ${n(base + tall * 0.1)}V${n(base + tall * 2.4)}C${n(x + (w - x) * 0.5)} ${n(base + tall * 2.6)} ${n(x - w * 0.02)} ${n(base + tall * 1.9)} ${n(x - w * 0.09)} ${n(base + tall * 1.2)}S${n(x + w * 0.06)} ${n(base - tall * 0.1)} ${n(x)} ${n(base - tall)}Z`,
        dark(v, sand, far, 0.3),
        { 'fill-opacity': 0.75 },
      ),
    );
  }
  let ripples = '';
  for (let i = 0; i < 16; i++)
    ripples += lens(w * random.next(), h * random.range(0.86, 0.99), w * random.range(0.06, 0.2), u * 4);
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
    sheet.add(
      path(
        d,
        sheet.linear(0, base - swing, w * 0.3, base + h * 0.26, [
          [0, pale(v, white, far, 0.36)],
          [0.4, lit(v, white, far)],
          [1, dark(v, '#cfdcec', far, 0.26)],
        ]),
      ),
    );
    return at;
  };
  const one = drift(horizon, h * 0.03, 0.4);
  treeLine(v, one, [u * 34, u * 70], '#7f9fae', 0.44, 'fir', 0.5, 0.8);
  const two = drift(horizon + h * 0.09, h * 0.03, 0.14);
  treeLine(v, (x) => two(x) + u * 6, [u * 60, u * 120], '#5a7f8c', 0.14, 'fir', 0.9, 0.4);
  drift(h * 0.84, h * 0.03, 0);
  let shadows = '';
  for (let i = 0; i < 9; i++)
    shadows += lens(w * random.next(), h * random.range(0.84, 0.98), w * random.range(0.1, 0.3), u * 9);
  sheet.add(path(shadows, dark(v, '#c2d3e8', 0, 0.24), { 'fill-opacity': 0.5 }));
  return {
    horizon: horizon + h * 0.06,
    foot: dark(v, '#cfdcec', 0, 0.2),
    depth: 0.64,
    stand: plain(horizon + h * 0.06, h, 0.12, 0.86),
  };
}
