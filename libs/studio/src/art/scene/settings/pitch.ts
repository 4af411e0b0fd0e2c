import { n, path } from '../../../svg';
import { paintSky } from '../sky';
import { foliage, roll, snowy, treeLine } from '../land';
import { box, dark, disc, lit, oval, pale, plain, wash, said } from '../view';
import type { Ground, View } from '../view';

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
