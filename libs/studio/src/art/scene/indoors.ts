import { n, path, rect } from '../../svg';
import type { Ground as Place } from '../../prompt/scene';
import { decorOf } from './decor';
import { field, garden, hills, meadow } from './land';
import { city } from './town';
import { lake, river, sea } from './water';
import { desert, forest, mountains, snow } from './wild';
import { drops, paintWeather } from './sky';
import { blend } from './tone';
import { box, dark, lens, lit, pale, ridge, wash } from './view';
import type { Ground, View } from './view';

export const PAINT = ['#d9c3a5', '#c9b8a8', '#a9b7a6', '#d8b4a0', '#9fb1bd', '#e3d6bd', '#b7a6b8'];

/** A plastered wall in the light of a window on the left; returns its colours. */
export function wall(v: View, to: number, hex: string): string[] {
  const { sheet, w, light } = v;
  const [a, b, c] = [pale(v, hex, 0, 0.4), lit(v, hex), dark(v, hex, 0, 0.26)];
  sheet.add(
    rect(0, 0, w, to, b),
    rect(
      0,
      0,
      w,
      to,
      sheet.radial(w * 0.16, to * 0.3, w * 0.95, [
        [0, a, 1],
        [0.5, a, 0.25],
        [1, c, 0.9],
      ]),
    ),
  );
  if (light.time === 'night') return [b, c];
  // The window's light lies on the wall.
  const [x, y, s] = [w * 0.5, to * 0.16, Math.min(w * 0.4, to * 0.56)];
  const pane = (i: number, k: number): string =>
    `M${n(x + i * s * 0.46)} ${n(y + k * s * 0.42 + i * s * 0.06)}l${n(s * 0.42)} ${n(s * 0.055)}l${n(s * 0.05)} ${n(s * 0.38)}l${n(-s * 0.42)} ${n(-s * 0.055)}Z`;
  if (!v.clear && light.weather !== 'rain' && light.weather !== 'storm')
    sheet.add(path(pane(0, 0) + pane(1, 0) + pane(0, 1) + pane(1, 1), light.key, { 'fill-opacity': 0.3 }));
  return [a, b, c, blend(b, light.key, 0.3)];
}

/** What a window can look out on. */
const VIEWS: Partial<Record<Place, (view: View) => Ground>> = {
  sea,
  beach: sea,
  harbour: sea,
  cliff: sea,
  lake,
  river,
  mountains,
  forest,
  meadow,
  field,
  garden,
  city,
  street: city,
  roofs: city,
  snow,
  desert,
};
/** A window with the weather outside, its frame and sill. */
export function windowAt(v: View, x: number, y: number, w: number, h: number, frame = '#f1ece0'): void {
  const { sheet, u } = v;
  sheet.within(
    [1, 0, 0, 1, x, y],
    () => {
      const outside: View = {
        ...v,
        light: v.outside,
        w,
        h,
        u: Math.min(w, h) / 1000,
        orb: { x: w * 0.3, y: h * 0.3, r: Math.min(w, h) * 0.07 },
        clear: undefined,
      };
      (VIEWS[v.brief.distance ?? 'hills'] ?? hills)(outside);
      paintWeather({ ...outside, u: v.u });
      if (/^(?:rain|storm)$/.test(v.outside.weather)) drops({ ...outside, u: v.u });
    },
    sheet.clip(rect(0, 0, w, h, '#000000')),
  );
  const t = u * 13;
  const bars =
    box(x - t, y - t, w + 2 * t, t) +
    box(x - t, y + h, w + 2 * t, t) +
    box(x - t, y, t, h) +
    box(x + w, y, t, h) +
    box(x + w / 2 - t * 0.35, y, t * 0.7, h) +
    box(x, y + h * 0.42, w, t * 0.6);
  sheet.add(
    path(bars, dark(v, frame, 0, 0.4), { transform: `translate(${n(t * 0.25)} ${n(t * 0.25)})`, 'fill-opacity': 0.6 }),
    path(bars, lit(v, frame)),
    path(box(x - t * 1.8, y + h + t, w + t * 3.6, t * 1.1), pale(v, frame, 0, 0.3)),
    path(box(x - t * 1.8, y + h + t * 2.1, w + t * 3.6, t * 0.5), dark(v, frame, 0, 0.3)),
  );
}

function planks(v: View, top: number, hex: string, vanish: number): void {
  const { sheet, w, h, u } = v;
  sheet.add(
    wash(
      v,
      top,
      h,
      [
        [0, pale(v, hex, 0, 0.26)],
        [0.5, lit(v, hex)],
        [1, dark(v, hex, 0, 0.34)],
      ],
      w * 0.3,
    ),
  );
  let seams = '';
  for (let i = -12; i <= 12; i++)
    seams += `M${n(w * 0.5 + i * w * 0.07)} ${n(top)}L${n(w * 0.5 + i * w * 0.07 * vanish)} ${n(h)}`;
  sheet.add(path(seams, 'none', { stroke: dark(v, hex, 0, 0.5), 'stroke-width': u * 1.6, 'stroke-opacity': 0.4 }));
}

export function room(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const floor = h * 0.73;
  const paint = v.brief.groundColour ?? random.pick(PAINT);
  const upper = wall(v, floor, paint);
  const tall = v.clear === 'top' ? 0.28 : 0.44;
  windowAt(v, w * 0.08, floor - h * (tall + 0.12), w * 0.24, h * tall);
  const decor = decorOf([...v.brief.read, ...v.brief.subjects.map(({ words }) => words)].join(' '));
  if (!v.clear && decor) decor(v, floor);
  else if (!v.clear) {
    // A picture on the wall.
    const [px, py, pw, ph] = [w * 0.72, floor - h * 0.5, Math.min(w * 0.17, h * 0.2), h * 0.22];
    sheet.add(
      path(box(px + u * 6, py + u * 8, pw, ph), dark(v, paint, 0, 0.44), { 'fill-opacity': 0.5 }),
      path(box(px, py, pw, ph), lit(v, '#6b4a35')),
      path(box(px + u * 9, py + u * 9, pw - u * 18, ph - u * 18), lit(v, '#f2eadb')),
    );
    sheet.within([1, 0, 0, 1, px + u * 26, py + u * 26], () => {
      const [a, b] = [pw - u * 52, ph - u * 52];
      sheet.add(
        rect(0, 0, a, b, lit(v, '#c9d6cf')),
        path(
          `M0 ${n(b)}V${n(b * 0.6)}q${n(a * 0.3)} ${n(-b * 0.3)} ${n(a * 0.6)} 0t${n(a * 0.4)} ${n(-b * 0.1)}V${n(b)}Z`,
          lit(v, '#c4714f'),
        ),
        path(`M${n(a * 0.6)} ${n(b * 0.24)}a${n(a * 0.12)} ${n(a * 0.12)} 0 1 0 .1 0Z`, lit(v, '#e9b44c')),
      );
    });
  }
  sheet.add(
    path(box(0, floor - u * 26, w, u * 26), pale(v, '#efe8da', 0, 0.2)),
    path(box(0, floor - u * 4, w, u * 4), dark(v, '#8b7f70', 0, 0.3)),
  );
  planks(v, floor, '#a9764f', 1.9);
  const rug = random.pick(['#b0574a', '#4f6f7d', '#c79a4b', '#6d7a5a']);
  sheet.add(
    path(
      `M${n(w * 0.22)} ${n(h * 0.81)}H${n(w * 0.8)}L${n(w * 0.9)} ${n(h * 0.95)}H${n(w * 0.12)}Z`,
      sheet.linear(w * 0.1, 0, w * 0.9, 0, [
        [0, pale(v, rug)],
        [1, dark(v, rug, 0, 0.3)],
      ]),
    ),
    path(`M${n(w * 0.245)} ${n(h * 0.822)}H${n(w * 0.776)}L${n(w * 0.862)} ${n(h * 0.938)}H${n(w * 0.158)}Z`, 'none', {
      stroke: pale(v, '#f1e4cc'),
      'stroke-width': u * 4,
      'stroke-opacity': 0.7,
    }),
  );
  if (light.time !== 'night' && light.orb)
    sheet.add(
      path(`M${n(w * 0.2)} ${n(floor)}h${n(w * 0.2)}L${n(w * 0.66)} ${n(h)}H${n(w * 0.36)}Z`, light.key, {
        'fill-opacity': 0.2,
      }),
    );
  return {
    horizon: floor,
    foot: dark(v, '#a9764f', 0, 0.34),
    upper,
    indoors: true,
    closed: true,
    depth: 0.6,
    spot: 0.54,
    stand: (depth) => ({ y: floor + (h - floor) * (0.2 + 0.66 * depth), scale: 0.84 + 0.16 * depth }),
  };
}

export function table(v: View): Ground {
  const { random, sheet, w, h, u } = v;
  const edge = h * 0.7;
  const paint = random.pick(PAINT);
  const upper = wall(v, edge + u, paint);
  if (!v.clear) {
    // The room behind is out of focus: a window without detail.
    const [x, y, ww, hh] = [w * 0.06, h * 0.1, w * 0.26, h * 0.44];
    const [a, b] = [v.outside.sky[1], v.outside.sky[3]];
    sheet.add(
      path(box(x - u * 14, y - u * 14, ww + u * 28, hh + u * 28), pale(v, '#efe8da')),
      rect(
        x,
        y,
        ww,
        hh,
        sheet.linear(0, y, 0, y + hh, [
          [0, a],
          [1, b],
        ]),
      ),
      path(ridge({ ...v, w: ww, h: hh }, hh * 0.8, hh * 0.06, ww * 0.6, false).d, lit(v, '#7f9a78', 0.5), {
        transform: `translate(${n(x)} ${n(y)})`,
      }),
      path(box(x + ww / 2 - u * 5, y, u * 10, hh) + box(x, y + hh * 0.45, ww, u * 9), pale(v, '#efe8da')),
    );
  }
  const wood = /white|marble|stone/iu.test(v.brief.subjects.map((s) => s.words).join(' '))
    ? '#e6e0d6'
    : (v.brief.groundColour ?? '#a8713f');
  sheet.add(
    wash(
      v,
      edge,
      h,
      [
        [0, pale(v, wood, 0, 0.4)],
        [0.4, lit(v, wood)],
        [1, dark(v, wood, 0, 0.36)],
      ],
      w * 0.25,
    ),
    path(box(0, edge, w, u * 3), pale(v, wood, 0, 0.6)),
  );
  let grain = '';
  for (let i = 0; i < 30; i++) {
    const t = random.next();
    grain += lens(w * random.next(), edge + (h * 0.95 - edge) * t, w * random.range(0.1, 0.36), u * (1 + 3 * t));
  }
  for (const t of [0.18, 0.46, 0.82]) grain += box(0, edge + (h * 0.95 - edge) * t, w, u * (1 + t));
  sheet.add(
    path(grain, dark(v, wood, 0, 0.5), { 'fill-opacity': 0.4 }),
    path(box(0, h * 0.955, w, u * 5), pale(v, wood, 0, 0.4)),
    path(box(0, h * 0.96, w, h * 0.04), dark(v, wood, 0, 0.5)),
  );
  return {
    horizon: edge,
    foot: dark(v, wood, 0, 0.36),
    upper,
    indoors: true,
    closed: true,
    zoom: 1.2,
    depth: 0.5,
    stand: (depth) => ({ y: edge + (h * 0.95 - edge) * (0.14 + 0.7 * depth), scale: 0.86 + 0.14 * depth }),
  };
}
