import { n, path, rect } from '../../../svg';
import { blend } from '../tone';
import { disc, lens, oval, plain, ridge } from '../view';
import type { Ground, View } from '../view';

/** Grey ground with craters under a black sky, and the earth in it. */
export function lunar(v: View): Ground {
  const { sheet, random, w, h, u } = v;
  const horizon = h * 0.62;
  const isRed = /\bmars\b/iu.test(v.brief.read.join(' '));
  const dust = isRed ? '#b8623f' : '#a9abb2';
  const shade = isRed ? '#5a2a1f' : '#3d4150';
  const sky = isRed ? ['#2a1418', '#8a4a36'] : ['#05060d', '#131a30'];
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.linear(0, 0, 0, horizon, [
        [0, sky[0] ?? ''],
        [1, sky[1] ?? ''],
      ]),
    ),
  );
  let stars = '';
  for (let i = 0; i < 150; i++) stars += disc(w * random.next(), horizon * random.next(), u * random.range(0.6, 2));
  sheet.add(path(stars, '#ffffff', { 'fill-opacity': isRed ? 0.3 : 0.85 }));
  if (!isRed) {
    const [x, y, r] = [w * 0.26, h * 0.24, Math.min(w, h) * 0.1];
    sheet.add(
      path(
        disc(x, y, r * 1.5),
        sheet.radial(x, y, r * 1.5, [
          [0.6, '#6fb0e8', 0.4],
          [1, '#6fb0e8', 0],
        ]),
      ),
      path(
        disc(x, y, r),
        sheet.radial(x - r * 0.4, y - r * 0.4, r * 1.7, [
          [0, '#9fd4f4'],
          [0.5, '#3f83c4'],
          [1, '#0d1c40'],
        ]),
      ),
    );
    sheet.clipped(sheet.clip(path(disc(x, y, r), '#000000')), () =>
      sheet.add(
        path(
          `M${n(x - r * 0.7)} ${n(y - r * 0.5)}q${n(r * 0.4)} ${n(-r * 0.4)} ${n(r * 0.7)} ${n(r * 0.1)}t${n(-r * 0.2)} ${n(r * 0.6)}t${n(-r * 0.4)} ${n(r * 0.2)}ZM${n(x + r * 0.3)} ${n(y + r * 0.1)}q${n(r * 0.5)} ${n(-r * 0.1)} ${n(r * 0.5)} ${n(r * 0.3)}t${n(-r * 0.5)} ${n(r * 0.2)}Z`,
          '#7fae6a',
          { 'fill-opacity': 0.8 },
        ),
        path(lens(x, y - r * 0.3, r * 1.6, r * 0.16) + lens(x + r * 0.2, y + r * 0.5, r * 1.2, r * 0.14), '#ffffff', {
          'fill-opacity': 0.6,
        }),
      ),
    );
  }
  sheet.add(
    path(ridge(v, horizon - h * 0.02, h * 0.05, w * 0.3, false).d, blend(dust, shade, 0.5)),
    path(
      ridge(v, horizon + h * 0.03, h * 0.02, w * 0.6, false).d,
      sheet.linear(0, horizon, 0, h, [
        [0, blend(dust, '#ffffff', 0.16)],
        [1, blend(dust, shade, 0.45)],
      ]),
    ),
  );
  for (let i = 0; i < 15; i++) {
    const t = (i + random.next()) / 15;
    const [x, y, r] = [
      w * random.next(),
      horizon + (h - horizon) * (0.2 + 0.78 * t),
      u * (10 + 70 * t) * random.range(0.5, 1),
    ];
    sheet.add(
      path(oval(x, y, r, r * 0.3), blend(dust, shade, 0.55)),
      path(oval(x + r * 0.06, y + r * 0.07, r * 0.9, r * 0.22), blend(dust, shade, 0.26)),
    );
  }
  return {
    horizon,
    foot: blend(dust, shade, 0.45),
    upper: sky,
    closed: true,
    depth: 0.6,
    stand: plain(horizon, h, 0.2, 0.84),
  };
}
