import { PATTERNS } from '../art/patterns';
import { contrast, fromLch, lch, mix } from '../palette/palette';
import type { Layout, Stage } from '../stage';
import { circle, ellipse, n, path, rect } from '../svg';
import { contact, emblem, ground, hero, land, motif, standOff } from './parts';
import { plain } from './plain';

// Pictures for their own sake, without words. Where a prompt asks for a land, the land is the picture.

const view = (
  id: string,
  frame: (stage: Stage, draw: (x: number, y: number, w: number, h: number) => void) => void,
  more: { zoom?: number; variant?: 0 | 1; when?: Layout['when'] } = {},
): Layout => ({
  id,
  title: 'none',
  art: 'land',
  when: more.when,
  draw(stage) {
    frame(stage, (x, y, w, h) => land(stage, { x, y, w, h }, { zoom: more.zoom, variant: more.variant }));
  },
});
const peopled: Layout['when'] = (_copy, reading) => (reading.scene?.subjects.length ?? 0) > 0;
const empty: Layout['when'] = (copy, reading) => !peopled(copy, reading);
const full = view('view-full', ({ w, h }, draw) => draw(0, 0, w, h), { variant: 0 });
const close = view('view-close', ({ w, h }, draw) => draw(0, 0, w, h), { zoom: 1.35, variant: 1, when: peopled });
/** A wide strip on a plain sheet. */
const panorama = view(
  'view-panorama',
  (stage, draw) => {
    ground(stage, stage.palette.scheme === 'night' ? stage.palette.deep : stage.palette.paper);
    draw(0, stage.h * 0.22, stage.w, stage.h * 0.56);
  },
  { when: peopled },
);
const print = view('view-print', (stage, draw) => {
  const m = stage.w * 0.1;
  ground(stage, stage.palette.paper);
  draw(m, m, stage.w - 2 * m, stage.h - 2.5 * m);
});
const porthole = view(
  'view-round',
  (stage, draw) => {
    const { sheet, palette, w, h } = stage;
    ground(stage, palette.paper);
    sheet.clipped(sheet.clip(circle(w / 2, h / 2, w * 0.4, '#000000')), () => draw(w * 0.1, h * 0.1, w * 0.8, h * 0.8));
  },
  { when: empty },
);
const archway = view(
  'view-arch',
  (stage, draw) => {
    const { sheet, w, h } = stage;
    ground(stage, stage.palette.paper);
    sheet.clipped(
      sheet.clip(
        path(
          `M${n(w * 0.19)} ${n(h * 0.9)}V${n(h * 0.41)}A${n(w * 0.31)} ${n(w * 0.31)} 0 0 1 ${n(w * 0.81)} ${n(h * 0.41)}V${n(h * 0.9)}Z`,
          '#000000',
        ),
      ),
      () => draw(w * 0.19, h * 0.1, w * 0.62, h * 0.8),
    );
  },
  { when: empty },
);
const triptych = view(
  'view-triptych',
  (stage, draw) => {
    const { sheet, palette, w, h } = stage;
    ground(stage, palette.paper);
    const m = w * 0.08;
    const s = (w - 2 * m - 36) / 3;
    sheet.clipped(
      sheet.clip(...[0, 1, 2].map((i) => rect(m + i * (s + 18), h * (0.12 + (i % 2) * 0.04), s, h * 0.72, '#000000'))),
      () => draw(m, h * 0.1, w - 2 * m, h * 0.82),
    );
  },
  { when: empty },
);

function stageLight(stage: Stage, wall: string, floorY: number): string {
  const { sheet, w, h } = stage;
  const { l, c, h: hue } = lch(wall);
  const floor = fromLch(l - 0.07, c, hue);
  sheet.add(
    rect(0, 0, w, h, wall),
    rect(
      0,
      0,
      w,
      floorY,
      sheet.radial(w * 0.28, 0, w, [
        [0, '#ffffff', 0.3],
        [0.7, '#ffffff', 0],
        [1, '#000000', 0.08],
      ]),
    ),
    rect(0, floorY, w, h - floorY, floor),
  );
  return floor;
}
const thing = (id: string, draw: (stage: Stage) => void): Layout => ({ id, title: 'none', art: 'needs', draw });

const still = thing('still', (stage) => {
  const { sheet, palette, w, h } = stage;
  const wall =
    palette.scheme === 'night'
      ? palette.deep
      : palette.scheme === 'field'
        ? palette.primary
        : palette.scheme === 'tint'
          ? palette.soft
          : palette.accent;
  const floorY = h * 0.74;
  const floor = stageLight(stage, wall, floorY);
  sheet.add(circle(w * 0.5, h * 0.44, w * 0.34, standOff(wall, 1.2, palette.accent, palette.primary, palette.paper)));
  const dark = fromLch(Math.min(0.2, lch(floor).l), 0.03, lch(floor).h);
  contact(stage, w * 0.53, h * 0.815, w * 0.66, dark, 0.55);
  hero(stage, w / 2, h * 0.51, w * 0.62, standOff(wall, 1.2, palette.accent, palette.primary, palette.paper));
});
const sun = thing('disc', (stage) => {
  const { sheet, palette, w, h } = stage;
  const bg = ground(stage);
  const fill = standOff(bg, 1.25, palette.mark, palette.accent);
  sheet.add(circle(w / 2, h / 2, w * 0.39, fill));
  hero(stage, w / 2, h / 2, w * 0.52, fill);
});
const giant = thing('giant', (stage) => {
  const { sheet, palette, w, h } = stage;
  const bg = ground(stage);
  sheet.add(circle(w * 0.68, h * 0.62, w * 0.52, standOff(bg, 1.12, palette.plane, palette.soft, palette.accent)));
  hero(stage, w * 0.6, h * 0.58, w * 0.98, bg);
});
const arch = thing('arch', (stage) => {
  const { sheet, palette, w, h } = stage;
  const bg = ground(stage);
  const fill = standOff(bg, 1.3, palette.mark, palette.accent);
  const inner = standOff(fill, 1.15, mix(fill, palette.paper, 0.22), mix(fill, palette.deep, 0.2));
  const d = (r: number): string =>
    `M${n(w / 2 - r)} ${n(h * 0.86)}V${n(h * 0.47)}A${n(r)} ${n(r)} 0 0 1 ${n(w / 2 + r)} ${n(h * 0.47)}V${n(h * 0.86)}Z`;
  sheet.add(path(d(w * 0.36), fill), path(d(w * 0.29), inner));
  hero(stage, w / 2, h * 0.58, w * 0.48, inner);
  sheet.add(rect(w * 0.08, h * 0.86, w * 0.84, h * 0.012, standOff(bg, 2, palette.ink)));
});
const rayed = thing('rays', (stage) => {
  const { sheet, palette, w, h, random } = stage;
  const bg = palette.bg;
  sheet.clipped(sheet.clip(rect(0, 0, w, h, '#000000')), () =>
    PATTERNS.rays?.(sheet, { x: 0, y: 0, w, h }, [bg, mix(bg, palette.mark, 0.3)], random),
  );
  const seat = standOff(bg, 1.35, palette.paper, palette.deep, palette.accent);
  sheet.add(circle(w / 2, h / 2, w * 0.33, seat));
  hero(stage, w / 2, h / 2, w * 0.45, seat);
});
const repeat = thing('repeat', (stage) => {
  const { palette, w, h } = stage;
  const on = palette.bg;
  motif(
    stage,
    { x: 0, y: 0, w, h },
    on,
    [
      standOff(on, 1.6, palette.mark, palette.accent),
      standOff(on, 1.6, palette.ink),
      standOff(on, 1.4, palette.accent, palette.primary, palette.ink),
    ],
    w * 0.19,
  );
});
const quarters = thing('quarters', (stage) => {
  const { sheet, palette, w, h } = stage;
  const all = [palette.primary, palette.paper, palette.deep, palette.accent];
  [0, 1, 2, 3].forEach((i) => {
    const [x, y] = [(i % 2) * (w / 2), Math.floor(i / 2) * (h / 2)];
    const on = all[i] ?? palette.paper;
    sheet.add(rect(x, y, w / 2 + 1, h / 2 + 1, on));
    if (i % 3 === 0) hero(stage, x + w / 4, y + h / 4, w * 0.31, on, palette);
    else
      emblem(
        stage,
        x + w * 0.1,
        y + h * 0.1,
        w * 0.3,
        standOff(on, 2.4, palette.primary, palette.accent, palette.deep, palette.paper),
        on,
      );
  });
});
const plinth = thing('plinth', (stage) => {
  const { sheet, palette, w, h, random } = stage;
  const wall = palette.scheme === 'night' ? palette.deep : palette.scheme === 'field' ? palette.primary : palette.soft;
  const floorY = h * 0.78;
  stageLight(stage, wall, floorY);
  const side = random.chance(0.5) ? 0.3 : 0.7;
  sheet.add(circle(w * side, h * 0.34, w * 0.24, standOff(wall, 1.15, palette.accent, palette.primary)));
  const block = standOff(wall, 1.15, palette.primary, palette.accent, palette.deep, palette.paper);
  const [x, top, bw] = [w * 0.27, h * 0.72, w * 0.46];
  sheet.add(
    path(
      `M${n(x)} ${n(top)}V${n(h * 0.9)}A${n(bw / 2)} ${n(h * 0.045)} 0 0 0 ${n(x + bw)} ${n(h * 0.9)}V${n(top)}Z`,
      sheet.linear(x, 0, x + bw, 0, [
        [0, mix(block, '#000000', 0.16)],
        [0.25, mix(block, '#ffffff', 0.14)],
        [1, mix(block, '#000000', 0.28)],
      ]),
    ),
    ellipse(w / 2, top, bw / 2, h * 0.045, mix(block, '#ffffff', 0.22)),
  );
  contact(stage, w * 0.51, top + h * 0.006, bw * 0.8, fromLch(0.15, 0.02, lch(block).h), 0.5);
  hero(stage, w / 2, top - w * 0.23, w * 0.5, contrast(wall, palette.paper) > 1 ? wall : palette.paper);
});
const framed = thing('framed', (stage) => {
  const { sheet, palette, w, h, random } = stage;
  const bg = ground(stage, palette.paper);
  const m = w * 0.1;
  const field = standOff(bg, 1.25, palette.scheme === 'night' ? palette.deep : palette.primary, palette.accent);
  sheet.add(rect(m, m, w - 2 * m, h - 2 * m, field));
  sheet.clipped(sheet.clip(rect(m, m, w - 2 * m, h - 2 * m, '#000000')), () =>
    PATTERNS.seeds?.(
      sheet,
      { x: m, y: m, w: w - 2 * m, h: h - 2 * m },
      [field, mix(field, palette.accent, 0.25)],
      random,
    ),
  );
  const seat = standOff(field, 1.4, palette.paper, palette.deep, palette.accent);
  sheet.add(circle(w / 2, h / 2, w * 0.29, seat));
  hero(stage, w / 2, h / 2, w * 0.4, seat);
});

export const general: Layout[] = [
  full,
  close,
  panorama,
  print,
  porthole,
  archway,
  triptych,
  still,
  sun,
  giant,
  arch,
  rayed,
  repeat,
  quarters,
  plinth,
  framed,
  ...plain.filter((l) => l.art === 'none'),
];
