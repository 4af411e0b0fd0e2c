import { path, rect } from '../../svg';
import { n } from '../../svg';
import { paintSky } from './sky';
import { blend } from './tone';
import { crownAt, lens } from './view';
import type { Ground, View } from './view';

export function sky(v: View): Ground {
  const { sheet, random, w, h, light } = v;
  paintSky(v, h * 1.05);
  const white = light.time === 'night' ? blend(light.sky[2], '#cdd8f0', 0.2) : blend(light.sky[3], '#ffffff', 0.55);
  for (let i = 0; i < 3; i++) {
    let d = '';
    for (let k = 0; k < 9; k++)
      d += crownAt(v, w * (k / 8 + random.range(-0.06, 0.06)), h * (0.92 + i * 0.07), h * random.range(0.05, 0.1));
    sheet.add(path(d, blend(white, light.sky[2], 0.5 - i * 0.24), { 'fill-opacity': 0.9 }));
  }
  return {
    horizon: h * 0.92,
    foot: white,
    depth: 0.5,
    stand: (depth) => ({ y: h * (0.5 + 0.3 * depth), scale: 0.7 + 0.3 * depth }),
  };
}

export function space(v: View): Ground {
  const { sheet, random, w, h, u, light } = v;
  light.tint = [0.94, 0.94, 1];
  light.air = '#1a1f45';
  light.haze = 0.4;
  light.key = '#fff0d0';
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.radial(w * 0.3, h * 0.36, Math.max(w, h) * 0.9, [
        [0, '#3a2f74'],
        [0.4, '#1b1b4b'],
        [1, '#080a20'],
      ]),
    ),
  );
  for (let k = 0; k < 3; k++) {
    let d = '';
    for (let i = 0; i < 60; i++)
      d += `M${n(w * random.next())} ${n(h * random.next())}h${n(u * (1 + k))}v${n(u * (1 + k))}h${n(-u * (1 + k))}Z`;
    sheet.add(path(d, ['#ffffff', '#cfd8ff', '#ffe9c4'][k] ?? '#ffffff', { 'fill-opacity': 0.5 + k * 0.2 }));
  }
  const r = w * 0.75;
  const limb = sheet.linear(0, h * 0.78, w * 0.4, h, [
    [0, '#8fa6d8'],
    [0.4, '#5a6bb0'],
    [1, '#1f2558'],
  ]);
  sheet.add(
    path(`M0 ${n(h)}V${n(h * 0.9)}A${n(r)} ${n(r)} 0 0 1 ${n(w)} ${n(h * 0.9)}V${n(h)}Z`, limb),
    path(lens(w * 0.3, h * 0.92, w * 0.3, u * 18) + lens(w * 0.6, h * 0.95, w * 0.4, u * 22), '#a9bbe6', {
      'fill-opacity': 0.3,
    }),
  );
  return {
    horizon: h * 0.84,
    foot: '#2a3270',
    upper: ['#3a2f74', '#1b1b4b', '#080a20'],
    closed: true,
    depth: 0.5,
    stand: () => ({ y: h * 0.85, scale: 1 }),
  };
}
