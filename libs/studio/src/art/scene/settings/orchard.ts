import { n, path } from '../../../svg';
import { farRidges, foliage, snowy } from '../land';
import { paintSky } from '../sky';
import { blend } from '../tone';
import { blades, crownAt, dark, disc, lit, oval, pale, plain, said, wash } from '../view';
import type { Ground, View } from '../view';

/** What the trees of an orchard bear, and the colour of their leaves where it is not that of an apple tree. */
const TREES: readonly (readonly [RegExp, string, string?])[] = [
  [/\bolives?\b/iu, '#4a4a52', '#8c9c7a'],
  [/\b(?:oranges?|tangerines?|citrus|mandarins?)\b/iu, '#ee8a2a', '#3f7a3f'],
  [/\blemons?\b/iu, '#f0d23a', '#4f8a48'],
  [/\bpears?\b/iu, '#cfc55a'],
  [/\bcherr(?:y|ies)\b/iu, '#b3203a'],
  [/\b(?:plums?|figs?)\b/iu, '#6f4a86'],
  [/\b(?:peach(?:es)?|apricots?|nectarines?)\b/iu, '#f0a56c'],
  [/\b(?:almonds?|walnuts?|chestnuts?|hazels?|nuts?)\b/iu, '#b08a5a', '#7f9a5c'],
];
const BLOSSOM = /\b(?:blossom\w*|bloom\w*|sakura|flowering)\b/iu;

/** Fruit trees in two rows, with grass between them that runs to the back. */
export function orchard(v: View): Ground {
  const { random, sheet, w, h, u, light } = v;
  const horizon = h * 0.57;
  paintSky(v, horizon);
  farRidges(v, horizon, '#6c8c93', 2, 0.08, false);
  const grass = snowy(v, '#86ab58');
  sheet.add(
    wash(v, horizon, h, [
      [0, lit(v, grass, 0.3)],
      [0.3, lit(v, grass)],
      [1, dark(v, grass, 0, 0.34)],
    ]),
    path(
      `M${n(w * 0.49)} ${n(horizon)}h${n(w * 0.02)}L${n(w * 0.72)} ${n(h)}H${n(w * 0.28)}Z`,
      pale(v, snowy(v, '#a5c06c'), 0, 0.3),
      { 'fill-opacity': 0.3 },
    ),
  );
  const told = said(v);
  const [, fruit, leaf = '#5d8d48'] = TREES.find(([words]) => words.test(told)) ?? [/./u, '#c8402f'];
  const inBloom = BLOSSOM.test(told) || (light.season === 'spring' && !/\bolives?\b/iu.test(told));
  const crown = inBloom
    ? /\b(?:apple|pear|plum)s?\b/iu.test(told)
      ? '#f6e3e4'
      : '#f2b8c6'
    : foliage(v, leaf, random.next());
  for (const t of [0, 0.06, 0.14, 0.25, 0.4, 0.62]) {
    const y = horizon + (h - horizon) * (0.05 + 0.95 * t);
    const r = u * (34 + 190 * t);
    const far = Math.max(0, 0.46 - t);
    for (const side of [-1, 1]) {
      // a second row stands behind the first
      for (const row of t < 0.3 ? [2.1, 1] : [1]) {
        const x = w / 2 + side * w * (0.07 + 0.62 * t) * row;
        if (x < -r * 1.4 || x > w + r * 1.4) continue;
        let [dots, under] = ['', ''];
        for (let i = 0; i < (inBloom ? 40 : 16); i++) {
          const [dx, dy] = [random.range(-1.1, 1.1), random.range(-0.7, 0.6)];
          if (Math.hypot(dx / 1.2, dy / 0.8) > 1) continue;
          dots += disc(x + dx * r, y - r * 1.9 + dy * r, r * (inBloom ? 0.09 : 0.075));
        }
        for (let i = 0; i < 6; i++)
          under += disc(x + random.range(-1, 1) * r, y + random.range(-0.05, 0.14) * r, r * 0.06);
        sheet.add(
          path(oval(x + r * 0.2, y, r * 1.1, r * 0.16), light.shade, { 'fill-opacity': 0.26 * (1 - far) }),
          path(
            `M${n(x - r * 0.13)} ${n(y)}Q${n(x - r * 0.05)} ${n(y - r * 0.7)} ${n(x - r * 0.3)} ${n(y - r * 1.5)}h${n(r * 0.2)}L${n(x)} ${n(y - r * 0.95)}L${n(x + r * 0.22)} ${n(y - r * 1.5)}h${n(r * 0.18)}Q${n(x + r * 0.06)} ${n(y - r * 0.7)} ${n(x + r * 0.14)} ${n(y)}Z`,
            dark(v, '#6b5138', far, 0.1),
          ),
          path(crownAt(v, x, y - r * 1.9, r * 0.86), lit(v, crown, far)),
          path(oval(x + r * 0.34, y - r * 1.62, r * 0.66, r * 0.52), dark(v, crown, far, inBloom ? 0.2 : 0.34), {
            'fill-opacity': 0.55,
          }),
          path(oval(x - r * 0.3, y - r * 2.25, r * 0.5, r * 0.34), pale(v, crown, far, 0.4), { 'fill-opacity': 0.6 }),
          light.white ? '' : path(dots, lit(v, inBloom ? blend(crown, '#ffffff', 0.45) : fruit, far)),
          light.white || t < 0.1 ? '' : path(under, lit(v, inBloom ? crown : fruit, far)),
        );
      }
    }
  }
  return {
    horizon,
    foot: dark(v, grass, 0, 0.34),
    depth: 0.62,
    spot: 0.5,
    stand: plain(horizon, h, 0.14, 0.84),
    front: () =>
      light.white
        ? undefined
        : sheet.add(
            path(
              blades(v, () => h * 1.005, 0, w, u * 54, u * 10),
              dark(v, '#5f8a3e', 0, 0.3),
            ),
          ),
  };
}
