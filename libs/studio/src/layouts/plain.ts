import { PATTERNS } from '../art/patterns';
import { contrast } from '../palette/palette';
import type { Layout, Stage } from '../stage';
import { circle, n, path, rect } from '../svg';
import { ground, hero, motif, patternColours, standOff } from './parts';

// Sheets without a word: a pattern or the subject alone, in the palette. They suit every format.
const pattern = (name: string, inset: boolean): Layout => ({
  id: `plain-${name}${inset ? '-inset' : ''}`,
  title: 'none',
  art: 'none',
  draw(stage) {
    const { sheet, w, h, random } = stage;
    const bg = ground(stage, inset ? stage.palette.paper : stage.palette.bg);
    const m = inset ? Math.min(w, h) * 0.09 : 0;
    sheet.artwork.push(`pattern:${name}`);
    const field = inset ? standOff(bg, 1.3, stage.palette.primary, stage.palette.deep) : bg;
    sheet.clipped(sheet.clip(rect(m, m, w - 2 * m, h - 2 * m, '#000000')), () =>
      PATTERNS[name]?.(sheet, { x: m, y: m, w: w - 2 * m, h: h - 2 * m }, patternColours(stage, field), random),
    );
  },
});

const alone: Layout = {
  id: 'plain-subject',
  title: 'none',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const bg = ground(stage);
    const r = Math.min(w, h) * 0.38;
    const fill = standOff(bg, 1.25, palette.plane, palette.mark);
    sheet.add(circle(w / 2, h / 2, r, fill));
    hero(stage, w / 2, h / 2, r * 1.25, fill);
  },
};
const rows: Layout = {
  id: 'plain-motif',
  title: 'none',
  art: 'needs',
  draw(stage) {
    const { palette, w, h } = stage;
    const field = palette.bg;
    motif(
      stage,
      { x: 0, y: 0, w, h },
      field,
      [standOff(field, 1.5, palette.mark, palette.accent), standOff(field, 1.6, palette.ink, palette.deep)],
      Math.min(w, h) * 0.2,
    );
  },
};
const horizon = (stage: Stage): void => {
  const { sheet, palette, w, h } = stage;
  const bg = ground(stage);
  const s = Math.min(w, h);
  const fill = standOff(bg, 1.3, palette.mark, palette.accent);
  const floor = h * 0.74;
  const steps = [
    fill,
    standOff(bg, 1.2, palette.accent, palette.primary),
    contrast(palette.paper, bg) > 1.2 ? palette.paper : palette.deep,
    fill,
  ];
  [0.62, 0.46, 0.3, 0.15].forEach((r, i) =>
    sheet.add(
      path(
        `M${n(w / 2 - s * r)} ${n(floor)}A${n(s * r)} ${n(s * r)} 0 0 1 ${n(w / 2 + s * r)} ${n(floor)}Z`,
        steps[i] ?? fill,
      ),
    ),
  );
  sheet.add(rect(0, floor, w, h - floor, contrast(palette.deep, bg) > 1.4 ? palette.deep : palette.primary));
  for (let i = 0; i < 4; i++)
    sheet.add(rect(0, floor + s * (0.035 + i * 0.052), w, s * (0.006 + i * 0.006), steps[i % 2] ?? fill));
};
const rise: Layout = { id: 'plain-rise', title: 'none', art: 'none', draw: horizon };

export const plain: Layout[] = [
  pattern('tiles', false),
  pattern('arches', true),
  pattern('cutouts', false),
  pattern('waves', true),
  pattern('scallops', false),
  pattern('contours', true),
  pattern('halftone', false),
  rise,
  alone,
  rows,
];
