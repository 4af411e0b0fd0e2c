import { n, path, rect } from '../../../svg';
import { box, dark, lit, pale } from '../view';
import { LAMP } from './inside';
import type { Ground, View } from '../view';

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
