import { n, path, rect } from '../../svg';
import { blend } from './tone';
import { blades, box, crownAt, dark, firAt, lens, lit, pale, plain, ridge, wash } from './view';
import type { Ground, View } from './view';
import { paintSky } from './sky';
import { snowy } from './land';

/** Ice: pale, with the sky's colour in it, the scratches of skates and drifts of snow. */
function ice(v: View, from: number, to: number, x: number, w: number): string {
  const { sheet, light, random, u } = v;
  const body = lit(v, '#bcd6e2');
  const foot = blend(body, light.shade, 0.2);
  sheet.add(
    rect(
      x,
      from,
      w,
      to - from,
      sheet.linear(0, from, w * 0.15, to, [
        [0, blend(light.sky[3], body, 0.3)],
        [0.35, blend(light.sky[2], body, 0.6)],
        [0.7, pale(v, '#d7e8ef', 0, 0.3)],
        [1, foot],
      ]),
    ),
  );
  let [lines, drifts] = ['', ''];
  for (let i = 0; i < 26; i++) {
    const t = random.next();
    const [px, y, long] = [x + w * random.next(), from + (to - from) * t, w * random.range(0.05, 0.2) * (0.3 + t)];
    if (i % 4)
      lines += `M${n(px)} ${n(y)}q${n(long / 2)} ${n(u * random.range(-14, 14) * t)} ${n(long)} ${n(u * random.range(-8, 8))}`;
    else drifts += lens(px, y, long * 1.6, u * (6 + 16 * t));
  }
  sheet.add(
    path(lines, 'none', {
      stroke: '#ffffff',
      'stroke-width': u * 2,
      'stroke-opacity': 0.55,
      'stroke-linecap': 'round',
    }),
    path(drifts, '#ffffff', { 'fill-opacity': 0.5 }),
  );
  return foot;
}

/** Water from one line down to another, with the sky in it. */
export function paintWater(v: View, from: number, to: number, own = '#2b7391', x = 0, w = v.w): string {
  if (/\b(?:frozen|ice|icy)\b/iu.test(v.brief.read.join(' '))) return ice(v, from, to, x, w);
  const { sheet, light, random, u, orb } = v;
  const body = lit(v, own);
  const foot = blend(body, light.shade, 0.42);
  sheet.add(
    rect(
      x,
      from,
      w,
      to - from,
      sheet.linear(0, from, 0, to, [
        [0, blend(light.sky[3], body, 0.3)],
        [0.16, blend(light.sky[2], body, 0.55)],
        [0.55, body],
        [1, foot],
      ]),
    ),
  );
  let crests = '';
  let troughs = '';
  const storm = light.weather === 'storm' || light.weather === 'wind' ? 1.8 : 1;
  for (let i = 0; i < 44; i++) {
    const t = random.next();
    const y = from + (to - from) * (0.04 + 0.94 * t * t);
    const size = w * (0.02 + 0.1 * t * t) * random.range(0.6, 1.4);
    const d = lens(x + w * random.next(), y, size, u * (1.2 + 5 * t * t) * storm);
    if (i % 2) crests += d;
    else troughs += d;
  }
  sheet.add(
    path(crests, blend(light.sky[3], '#ffffff', 0.3), { 'fill-opacity': 0.3 }),
    path(troughs, foot, { 'fill-opacity': 0.34 }),
  );
  if (light.orb && orb.x > x && orb.x < x + w && !['cloudy', 'fog'].includes(light.weather)) {
    let glitter = '';
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const y = from + u * 4 + (to - from) * 0.8 * t ** 1.6;
      const wide = orb.r * (0.7 + 2 * t) * random.range(0.4, 1.1);
      glitter += lens(orb.x + orb.r * random.range(-0.8, 0.8) * (0.25 + t), y, wide * 2, u * (2.2 + 6 * t));
    }
    sheet.add(path(glitter, light.orb, { 'fill-opacity': light.time === 'day' ? 0.5 : 0.66 }));
  }
  return foot;
}

/** A line of far land or hills on the horizon. */
export function farShore(v: View, horizon: number, tall = 0.05): void {
  for (let i = 0; i < 2; i++)
    v.sheet.add(
      path(
        ridge(v, horizon - v.h * tall * (0.5 - i * 0.42), v.h * tall * (0.5 - i * 0.2), v.w * 0.36, false).d,
        lit(v, '#5b7d84', 0.84 - i * 0.18),
      ),
    );
}

export function sea(v: View): Ground {
  const horizon = v.h * 0.6;
  paintSky(v, horizon);
  if (v.random.chance(0.6)) farShore(v, horizon, 0.045);
  const foot = paintWater(v, horizon, v.h);
  const swell = (y: number, tone: string): string => path(ridge(v, y, v.h * 0.008, v.w * 0.3, false).d, tone);
  return {
    horizon,
    foot,
    water: [horizon, v.h],
    depth: 0.42,
    stand: plain(horizon, v.h, 0.1, 0.72),
    front: () => v.sheet.add(swell(v.h * 0.94, foot), swell(v.h * 0.975, blend(foot, v.light.shade, 0.25))),
  };
}

export function lake(v: View): Ground {
  const { sheet, light, random, w, h, u } = v;
  const horizon = h * 0.58;
  paintSky(v, horizon);
  const rows: { d: string; tone: string }[] = [];
  for (let i = 0; i < 2; i++)
    rows.push({
      d: ridge(v, horizon - h * (0.1 - i * 0.05), h * (0.15 - i * 0.06), w * (0.34 - i * 0.08), true).d,
      tone: lit(v, '#4f7186', 0.84 - i * 0.26),
    });
  let trees = '';
  const bank = ridge(v, horizon - h * 0.008, h * 0.006, w * 0.4, false);
  for (let x = 0; x < w; x += u * random.range(9, 22)) trees += firAt(x, bank.at(x) + u * 4, u * random.range(22, 56));
  rows.push({ d: bank.d + trees, tone: lit(v, snowy(v, '#2f5a48', 0.3), 0.42) });
  for (const { d, tone } of rows) sheet.add(path(d, tone));
  paintWater(v, horizon, h, '#2f7183');
  // The mountains stand on their heads in the water.
  sheet.clipped(sheet.clip(rect(0, horizon, w, h * 0.3, '#000000')), () =>
    sheet.within([1, 0, 0, -0.8, 0, horizon * 1.8], () => {
      for (const { d, tone } of rows)
        sheet.add(
          path(d.replace(/V[\d.]+Z/, `V${n(horizon)}Z`), blend(tone, lit(v, '#2f7183'), 0.4), { 'fill-opacity': 0.5 }),
        );
    }),
  );
  let ripples = '';
  for (let i = 0; i < 22; i++) {
    const t = random.next();
    ripples += lens(
      w * random.next(),
      horizon + (h - horizon) * (0.05 + 0.6 * t),
      w * random.range(0.05, 0.2),
      u * (1 + 2 * t),
    );
  }
  sheet.add(path(ripples, light.sky[3], { 'fill-opacity': 0.36 }));
  const grass = snowy(v, '#5f7f4a');
  const shore = (x: number): number => h * (0.9 + 0.05 * Math.sin((x / w) * 3.4 + 0.4));
  let d = `M0 ${n(h)}`;
  for (let i = 0; i <= 30; i++) d += `L${n((w * i) / 30)} ${n(shore((w * i) / 30))}`;
  return {
    horizon,
    foot: dark(v, grass, 0, 0.3),
    water: [horizon, h * 0.88],
    depth: 0.46,
    stand: plain(horizon, h, 0.14, 0.78),
    bank: (x) => shore(x) + h * 0.045,
    front: () => {
      sheet.add(
        path(
          `${d}V${n(h)}Z`,
          sheet.linear(0, h * 0.86, 0, h, [
            [0, pale(v, grass, 0, 0.2)],
            [1, dark(v, grass, 0, 0.45)],
          ]),
        ),
      );
      sheet.add(path(blades(v, shore, 0, w, u * 46, u * 13), dark(v, grass, 0, 0.3)));
      sheet.add(
        path(
          blades(v, (x) => shore(x) + u * 30, 0, w, u * 40, u * 11),
          lit(v, grass),
        ),
      );
    },
  };
}

export function river(v: View): Ground {
  const { sheet, random, w, h, u, light } = v;
  const horizon = h * 0.52;
  paintSky(v, horizon);
  for (let i = 0; i < 2; i++)
    sheet.add(
      path(
        ridge(v, horizon - h * (0.03 - i * 0.02), h * (0.06 - i * 0.025), w * 0.4, i === 0).d,
        lit(v, snowy(v, '#557a6c', 0.4), 0.8 - i * 0.25),
      ),
    );
  const grass = snowy(v, '#7b9c52');
  sheet.add(
    wash(v, horizon, h, [
      [0, lit(v, grass, 0.34)],
      [0.4, lit(v, grass)],
      [1, dark(v, grass, 0, 0.25)],
    ]),
  );
  const bed = `M${n(w * 0.6)} ${n(horizon)}C${n(w * 0.66)} ${n(h * 0.58)} ${n(w * 0.42)} ${n(h * 0.6)} ${n(w * 0.4)} ${n(h * 0.66)}S${n(w * 0.68)} ${n(h * 0.76)} ${n(w * 0.5)} ${n(h * 0.86)}S${n(w * 0.1)} ${n(h * 0.96)} ${n(w * 0.04)} ${n(h)}H${n(w * 0.76)}C${n(w * 0.86)} ${n(h * 0.92)} ${n(w)} ${n(h * 0.8)} ${n(w * 0.84)} ${n(h * 0.72)}S${n(w * 0.54)} ${n(h * 0.65)} ${n(w * 0.62)} ${n(h * 0.6)}S${n(w * 0.68)} ${n(h * 0.56)} ${n(w * 0.63)} ${n(horizon)}Z`;
  sheet.add(path(bed, dark(v, '#7c6a4c', 0, 0.3), { transform: `translate(0 ${n(-u * 5)})` }));
  sheet.clipped(sheet.clip(path(bed, '#000000')), () => paintWater(v, horizon, h, '#3c869b'));
  let near = '';
  for (const [x, y, r] of [
    [0.14, 0.6, 20],
    [0.26, 0.56, 13],
    [0.83, 0.57, 15],
    [0.93, 0.61, 24],
    [0.06, 0.68, 30],
  ] as const) {
    near +=
      crownAt(v, w * x, h * y - r * u * 1.6, r * u * 1.5) +
      box(w * x - u * r * 0.14, h * y - r * u, u * r * 0.28, u * r * 1.1);
  }
  sheet.add(path(near, lit(v, snowy(v, '#4f7a45', 0.5), 0.2)));
  sheet.add(
    path(
      blades(v, () => h * 0.9 + u * random.range(-60, 50), 0, w * 0.2, u * 24, u * 9) +
        blades(v, () => h * (0.86 + random.range(-0.06, 0.1)), w * 0.86, w, u * 24, u * 9),
      dark(v, grass, 0, 0.25),
    ),
  );
  return {
    horizon,
    foot: blend(dark(v, grass, 0, 0.25), light.shade, 0.1),
    water: [h * 0.62, h * 0.96],
    span: { x: w * 0.64, y: h * 0.74, wide: w * 0.5 },
    depth: 0.62,
    spot: 0.2,
    stand: plain(horizon, h, 0.14, 0.88),
  };
}
