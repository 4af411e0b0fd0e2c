import { PATTERNS } from '../art/patterns';
import type { Box } from '../art/patterns';
import { isInside } from '../art/scene/home';
import type { PaintOptions } from '../art/scene/paint';
import { contrast, fromLch, lch, mix } from '../palette/palette';
import { Sheet } from '../sheet';
import type { Layout, Stage } from '../stage';
import { circle, ellipse, n, path, rect } from '../svg';
import { mat, printed } from './frames';
import { contact, emblem, ground, hero, land, motif, standOff } from './parts';
import { plain } from './plain';

// Pictures for their own sake, without words. Where a prompt asks for a land, the land is the picture.

/**
 * The scene to all four edges. What differs is where one stands: how near, on which side the subjects are, and from where
 * the light comes; `late` is by lamplight in a room. `share` is how much of the scene is in the picture, 1 = all of it; nobody in it is cut.
 */
const view = (
  id: string,
  variant: 0 | 1,
  options: PaintOptions & { share?: number; aside?: number; late?: boolean },
): Layout => ({
  id,
  title: 'none',
  art: 'land',
  draw(stage) {
    const { share = 1, aside = 0.5, late, ...more } = options;
    const { w, h } = stage;
    const whole = { x: 0, y: 0, w, h };
    const eye = {
      ...more,
      variant,
      hour: late && stage.reading.scene && isInside(stage.reading.scene) ? 'night' : more.hour,
    } as const;
    land(stage, share < 1 ? windowOn(stage, eye, share, aside) : whole, eye);
  },
});
/** The scene as a print, on a margin of paper; who is in it stands to one side. */
const print: Layout = {
  id: 'view-print',
  title: 'none',
  art: 'land',
  draw(stage) {
    const eye: PaintOptions = { zoom: 0.92, variant: 1, hour: 'dawn' };
    mat(stage, land(stage, windowOn(stage, eye, 0.84, 0.62, printed(stage)), eye));
  },
};
const SKIES = /\b(?:northern lights?|aurora|milky way|rainbow|lightning|comet|constellations?)\b/iu;
/** Where the whole scene has to lie for a part of it to fill the picture: drawn once beside, to know where everybody stands. */
function windowOn(
  stage: Stage,
  options: PaintOptions,
  least: number,
  aside: number,
  area: Box = { x: 0, y: 0, w: stage.w, h: stage.h },
): Box {
  const { random } = stage;
  const { w, h } = area;
  const draft = { ...stage, sheet: new Sheet(w, h), random: random.fork() };
  const all = land(draft, { x: 0, y: 0, w, h }, options).placed;
  const mirror = (x: number): number => (options.variant === 1 ? w - x : x);
  const xs = all.flatMap(({ x, wide }) => [mirror(x - wide / 2), mirror(x + wide / 2)]);
  const ys = all.flatMap(({ y, tall }) => [y - tall, y]);
  const [left, right] = all.length ? [Math.min(...xs), Math.max(...xs)] : [w * 0.45, w * 0.55];
  const [top, foot] = all.length ? [Math.min(...ys), Math.max(...ys)] : [h * 0.4, h * 0.6];
  // what is seen in the sky stays in the picture
  const sights = SKIES.test(stage.prompt) ? 0.86 : 0;
  const share = Math.min(1, Math.max(least, sights, (right - left) / w + 0.12, (foot - top) / h + 0.16));
  const [ww, wh] = [w * share, h * share];
  const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(to, at));
  // The window holds everybody and stays in the scene.
  const x = within(
    (left + right) / 2 - ww * aside,
    Math.min(w - ww, Math.max(0, right + w * 0.04 - ww)),
    Math.min(w - ww, Math.max(0, left - w * 0.04)),
  );
  const y = within(
    (top + foot) / 2 - wh * 0.56,
    Math.min(h - wh, Math.max(0, foot + h * 0.05 - wh)),
    Math.min(h - wh, Math.max(0, top - h * 0.06)),
  );
  const k = 1 / share;
  return { x: area.x - x * k, y: area.y - y * k, w: w * k, h: h * k };
}

/** Every format has these: far off, near, printed, and from one side. Where no hour is named, each has its own. */
export const views: Layout[] = [
  view('view-wide', 0, { zoom: 0.8, hour: 'day' }),
  view('view-near', 1, { share: 0.6, hour: 'day' }),
  print,
  view('view-low', 0, { zoom: 1.06, share: 0.8, aside: 0.3, hour: 'sunset', isGolden: true, late: true }),
];

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
  ...views,
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
