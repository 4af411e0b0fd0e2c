import { isDrawn } from '../art/mark';
import { PATTERNS } from '../art/patterns';
import { lch, mix } from '../palette/palette';
import { heightOf, inkFor, leave, quiet, setIn, stack, textItem } from '../stage';
import type { Layout, Stage } from '../stage';
import { circle, line, n, path, rect } from '../svg';
import { largest } from './type';
import { emblem, facts, ground, hero, land, onSky, signature, standOff, words } from './parts';

// Portrait and square sheets: flyers and posts. `u` is a 1024th of the width, `m` the margin.
const units = ({ w }: Stage): { u: number; m: number } => ({ u: w / 1024, m: w * 0.078 });
/** The fewer there are, the larger. */
const factSize = ({ w, copy: { facts: all } }: Stage): number =>
  (w / 1024) * (all.length > 5 ? 30 : all.length > 4 ? 36 : all.length > 2 ? 42 : 48);

/** Facts and signature at the foot; returns where they begin. */
function foot(stage: Stage, on: string, align: 'start' | 'middle', bottom: number): number {
  const { u, m } = units(stage);
  const items = [facts(stage, on, stage.w - 2 * m, factSize(stage)), signature(stage, on, 38 * u)];
  const height = heightOf(items);
  if (!height) return bottom;
  stack(items, align === 'start' ? m : stage.w / 2, bottom, align, 'bottom');
  return bottom - height;
}

const arch: Layout = {
  id: 'arch',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage);
    const end = stack(words(stage, bg, { width: w - 2 * m, height: h * 0.26, max: 132 * u, lines: 3 }), m, m, 'start');
    const low = foot(stage, bg, 'start', h - m);
    const top = end + 56 * u;
    const bottom = low < h - m ? low - 48 * u : h;
    const tall = bottom - top;
    leave(stage, tall - h * 0.22);
    const wide = Math.min(w - 2 * m, tall * 1.9);
    const fill = standOff(bg, 1.3, palette.mark, palette.primary, palette.accent);
    const r = Math.min(wide / 2, tall * 0.8);
    const x = (w - wide) / 2;
    sheet.add(
      path(
        `M${n(x)} ${n(bottom)}V${n(top + r)}A${n(wide / 2)} ${n(r)} 0 0 1 ${n(x + wide)} ${n(top + r)}V${n(bottom)}Z`,
        fill,
      ),
    );
    const size = Math.min(wide * 0.74, tall * 0.7);
    hero(stage, x + wide / 2, bottom - tall * 0.06 - size / 2, size, fill);
  },
};

const disc: Layout = {
  id: 'disc',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage);
    const text = words(stage, bg, { width: w - 2 * m, height: h * 0.24, max: 118 * u, lines: 3 });
    const end = heightOf(text) ? stack(text, w / 2, m * 1.05, 'middle') + 52 * u : m;
    const low = foot(stage, bg, 'middle', h - m);
    const bottom = low < h - m ? low - 52 * u : h - m * 0.8;
    leave(stage, bottom - end - h * 0.22);
    const r = Math.min((bottom - end) / 2, w * 0.4);
    const cy = (end + bottom) / 2;
    const fill = standOff(bg, 1.25, palette.plane === bg ? palette.mark : palette.plane, palette.mark);
    sheet.add(
      circle(w / 2, cy, r, fill),
      circle(w / 2, cy, r * 0.9, 'none', { stroke: bg, 'stroke-width': 2.4 * u, 'stroke-opacity': 0.55 }),
    );
    hero(stage, w / 2, cy, r * 1.32, fill);
  },
};

const swiss: Layout = {
  id: 'swiss',
  title: 'needs',
  art: 'any',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage);
    const ink = inkFor(stage, bg);
    sheet.add(rect(m, m, w - 2 * m, 10 * u, ink));
    const sub = setIn(stage, 'strong', stage.copy.sub, {
      width: w * 0.5,
      height: 200 * u,
      max: 34 * u,
      min: 21 * u,
      lines: 4,
    });
    const top = stack([textItem(stage, sub, quiet(stage, bg), 0)], m, m + 46 * u);
    const lines = stage.copy.lines.map((t) =>
      setIn(stage, 'body', t, { width: w - 2 * m, height: 150 * u, max: 30 * u, min: 19 * u, lines: 4 }),
    );
    const low = [
      ...lines.map((b) => textItem(stage, b, ink, 24 * u)),
      facts(stage, bg, w - 2 * m, factSize(stage)),
      signature(stage, bg, 38 * u),
    ];
    const lowHeight = heightOf(low);
    stack(low, m, h - m, 'start', 'bottom');
    if (lowHeight) sheet.add(line(m, h - m - lowHeight - 40 * u, w - m, h - m - lowHeight - 40 * u, ink, 3 * u));
    const floor = lowHeight ? h - m - lowHeight - 84 * u : h - m;
    leave(stage, floor - top - 60 * u);
    const title = setIn(stage, 'heading', stage.copy.title, {
      width: w - 2 * m,
      height: Math.min(h * 0.42, floor - top - 60 * u),
      max: 230 * u,
      min: 40 * u,
      lines: 5,
    });
    const size = Math.min(w * 0.6, floor - (title?.height ?? 0) - Math.max(top, m) - 110 * u);
    const emblemTop = floor - (title?.height ?? 0) - 50 * u - size;
    if (size > 150 * u && isDrawn(stage.mark)) emblem(stage, w - m - size, emblemTop, size, palette.mark, bg, 'fill');
    if (title) sheet.text(title, m, floor - title.height, ink);
  },
};

const bleed: Layout = {
  id: 'bleed',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage);
    const end =
      stack(words(stage, bg, { width: w - 2 * m, height: h * 0.27, max: 150 * u, lines: 3 }), m, m, 'start') + 34 * u;
    const items = [facts(stage, palette.deep, w - 2 * m, factSize(stage)), signature(stage, palette.deep, 38 * u)];
    const tall = heightOf(items);
    const strip = tall ? tall + 92 * u : 0;
    const top = end + 40 * u;
    const region = h - strip - top;
    leave(stage, region - h * 0.22);
    // As large as it is whole.
    // whole within its disc: what is of the ground's colour would end at the rim
    const size = Math.min(region * 0.48 * 1.36, w * 0.84);
    const plane = standOff(bg, 1.12, palette.plane, palette.soft, mix(bg, palette.ink, 0.1));
    const clip = sheet.clip(rect(0, top, w, region, '#000000'));
    sheet.clipped(clip, () => {
      sheet.add(circle(w * 0.97 - region * 0.48, top + region * 0.52, region * 0.48, plane));
      hero(stage, w * 0.97 - region * 0.48, top + region * 0.52, size, plane);
    });
    if (strip) {
      sheet.add(rect(0, h - strip, w, strip, palette.deep));
      stack(items, m, h - strip / 2, 'start', 'middle');
    }
  },
};

const landscape: Layout = {
  id: 'landscape',
  title: 'needs',
  art: 'land',
  draw(stage) {
    const { sheet, w, h, copy } = stage;
    const { u, m } = units(stage);
    const { sky, foot: near } = land(stage, { x: 0, y: 0, w, h }, copy.title === undefined ? {} : { clear: 'top' });
    const on = copy.title ? onSky(stage, sky, h * 0.42) : sky;
    const end = stack(
      words(stage, on, { width: w - 2 * m, height: h * 0.24, max: 138 * u, lines: 3 }),
      w / 2,
      m * 1.1,
      'middle',
    );
    // Where the sky ends the words are on another ground.
    leave(stage, h * 0.63 - end);
    const items = [facts(stage, near, w - 2 * m, factSize(stage)), signature(stage, near, 38 * u)];
    const tall = heightOf(items);
    if (tall) {
      sheet.add(rect(0, h - tall - 100 * u, w, tall + 100 * u, near));
      stack(items, w / 2, h - tall / 2 - 50 * u, 'middle', 'middle');
    }
  },
};

/** The land in a shape, the words above it. */
const framedLand = (id: string, shape: (x: number, y: number, w: number, h: number) => string): Layout => ({
  id,
  title: 'needs',
  art: 'land',
  draw(stage) {
    const { sheet, w, h } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage, stage.palette.scheme === 'field' ? stage.palette.paper : stage.palette.bg);
    const text = words(stage, bg, { width: w - 2 * m, height: h * 0.24, max: 128 * u, lines: 3 });
    const top = heightOf(text) ? stack(text, w / 2, m, 'middle') + 60 * u : m;
    const low = foot(stage, bg, 'middle', h - m);
    const bottom = low < h - m ? low - 54 * u : h - m;
    leave(stage, bottom - top);
    sheet.clipped(sheet.clip(path(shape(m, top, w - 2 * m, bottom - top), '#000000')), () =>
      land(stage, { x: m, y: top, w: w - 2 * m, h: bottom - top }),
    );
  },
});
const landArch = framedLand('land-arch', (x, y, w, h) => {
  const r = Math.min(w / 2, h * 0.7);
  return `M${n(x)} ${n(y + h)}V${n(y + r)}A${n(w / 2)} ${n(r)} 0 0 1 ${n(x + w)} ${n(y + r)}V${n(y + h)}Z`;
});

/** The scene to three edges, and everything that is said on a field of its own above or below it. */
const besideLand = (id: string, above: boolean): Layout => ({
  id,
  title: 'needs',
  art: 'land',
  draw(stage) {
    const { sheet, w, h, palette } = stage;
    const { u, m } = units(stage);
    const on = palette.scheme === 'field' || palette.scheme === 'night' ? palette.deep : palette.bg;
    const items = [
      ...words(stage, on, { width: w - 2 * m, height: h * 0.24, max: 138 * u, lines: 3 }),
      facts(stage, on, w - 2 * m, factSize(stage)),
      signature(stage, on, 38 * u),
    ];
    const tall = heightOf(items) + 1.8 * m;
    leave(stage, h - tall - h * 0.26);
    const top = above ? tall : 0;
    land(stage, { x: 0, y: top, w, h: h - tall });
    const field = above ? 0 : h - tall;
    sheet.add(rect(0, field, w, tall, on));
    stack(items, m, field + tall / 2, 'start', 'middle');
  },
});
const landBelow = besideLand('land-below', true);
const landAbove = besideLand('land-above', false);

const sunburst: Layout = {
  id: 'sunburst',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h, random } = stage;
    const { u, m } = units(stage);
    const bg = ground(
      stage,
      palette.scheme === 'night' ? palette.deep : palette.scheme === 'field' ? palette.primary : palette.paper,
    );
    const end =
      stack(words(stage, bg, { width: w - 2 * m, height: h * 0.25, max: 142 * u, lines: 3 }), w / 2, m, 'middle') +
      50 * u;
    const items = [facts(stage, bg, w - 2 * m, factSize(stage)), signature(stage, bg, 38 * u)];
    const tall = heightOf(items);
    const bottom = tall ? h - tall - 2.1 * m * 0.72 : h;
    leave(stage, bottom - end - h * 0.22);
    const field = standOff(bg, 1.15, palette.plane, palette.soft);
    sheet.clipped(sheet.clip(rect(0, end, w, bottom - end, '#000000')), () => {
      PATTERNS.rays?.(
        sheet,
        { x: 0, y: end, w, h: bottom - end },
        [field, mix(field, palette.mark === field ? palette.ink : palette.mark, 0.38)],
        random,
      );
      const r = Math.min((bottom - end) * 0.4, w * 0.36);
      const seat = standOff(field, 1.4, palette.paper, palette.deep, palette.primary);
      sheet.add(circle(w / 2, (end + bottom) / 2, r, seat));
      hero(stage, w / 2, (end + bottom) / 2, r * 1.3, seat);
    });
    if (tall) stack(items, w / 2, (bottom + h) / 2, 'middle', 'middle');
  },
};

const invitation: Layout = {
  id: 'invitation',
  // its emblem is small: many things in it are crumbs
  when: (_copy, reading) => reading.subjects.filter(({ isAsked }) => isAsked).length < 3,
  title: 'needs',
  art: 'any',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage);
    sheet.add(
      rect(m * 0.62, m * 0.62, w - m * 1.24, h - m * 1.24, 'none', { stroke: palette.mark, 'stroke-width': 3 * u }),
      rect(m * 0.84, m * 0.84, w - m * 1.68, h - m * 1.68, 'none', { stroke: palette.mark, 'stroke-width': 1.4 * u }),
    );
    const items = [
      ...words(stage, bg, { width: w - 4 * m, height: h * 0.34, max: 150 * u, lines: 4 }),
      facts(stage, bg, w - 4 * m, factSize(stage)),
      signature(stage, bg, 38 * u),
    ];
    const text = heightOf(items);
    const size = Math.min(w * 0.4, h - 5.2 * m - text);
    leave(stage, size * 2);
    const total = text + size + 64 * u;
    const top = (h - total) / 2;
    emblem(stage, w / 2 - size / 2, top, size, palette.mark, bg, 'fill');
    stack(
      items.map((i, k) => i && (k ? { ...i, gap: i.gap * 1.1 } : i)),
      w / 2,
      top + size + 64 * u,
      'middle',
    );
  },
};

const halves: Layout = {
  id: 'halves',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { u, m } = units(stage);
    const light = palette.scheme === 'night' ? palette.deep : palette.paper;
    const field =
      palette.scheme === 'night'
        ? palette.primary
        : palette.scheme === 'tint'
          ? palette.soft
          : palette.scheme === 'field'
            ? palette.primary
            : palette.accent;
    ground(stage, light);
    const items = [
      ...words(stage, light, { width: w - 2 * m, height: h * 0.24, max: 122 * u, lines: 3 }),
      facts(stage, light, w - 2 * m, factSize(stage)),
      signature(stage, light, 38 * u),
    ];
    const tall = heightOf(items) + m * 1.9;
    const cut = h - tall;
    leave(stage, cut - h * 0.22);
    sheet.add(rect(0, 0, w, cut, field));
    const size = Math.min(w * 0.72, cut * 0.84);
    const under = mix(field, lch(field).l > 0.6 ? palette.deep : '#ffffff', 0.14);
    sheet.clipped(sheet.clip(rect(0, 0, w, cut, '#000000')), () =>
      sheet.add(circle(w / 2, cut, Math.min(w * 0.47, cut * 0.92), under)),
    );
    hero(stage, w / 2, cut - size * 0.5 - (cut - size) * 0.3, size, field);
    stack(items, m, cut + tall / 2, 'start', 'middle');
  },
};

const typeStack: Layout = {
  id: 'type-stack',
  title: 'needs',
  art: 'none',
  when: (copy) => (copy.title ?? '').split(/\s+/).length >= 2 && (copy.title ?? '').length <= 44,
  draw(stage) {
    const { sheet, w, h } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage);
    const ink = inkFor(stage, bg);
    const low = largest(stage, 0.36, (scale) => [
      ...words({ ...stage, copy: { ...stage.copy, title: undefined } }, bg, {
        width: w - 2 * m,
        height: 0,
        max: 40 * u,
        small: 42 * u * Math.min(1.3, scale),
      }),
      facts(stage, bg, w - 2 * m, factSize(stage) * Math.min(1.4, scale)),
      signature(stage, bg, 38 * u, undefined, true),
    ]);
    const lowHeight = heightOf(low);
    const room = h - 2 * m - (lowHeight ? lowHeight + 70 * u : 0);
    leave(stage, room);
    const rows = group3((stage.copy.title ?? '').split(/\s+/));
    const blocks = rows
      .map((row) =>
        setIn(
          stage,
          'heading',
          row,
          { width: w - 2 * m, height: room, max: 420 * u, min: 40 * u, lines: 1 },
          { upper: true },
        ),
      )
      .filter((b) => b !== undefined);
    const gap = 30 * u;
    // An accent stands above its capital.
    const above = (text: string | undefined, size: number): number =>
      /[^\p{ASCII}\p{P}\p{S}]/u.test(text?.normalize('NFD') ?? '') ? 0.24 * size : 0;
    const total =
      blocks.reduce(
        (sum, b, i) => sum + b.height + (/[,;Q]/u.test(b.text) ? 0.2 * b.size : 0) + (i ? above(b.text, b.size) : 0),
        0,
      ) +
      gap * (blocks.length - 1);
    const scale = Math.min(1, room / total);
    let y = m;
    blocks.forEach((block, i) => {
      const size = block.size * scale;
      const accent = i === blocks.length - 1 && blocks.length > 1 ? quiet(stage, bg) : ink;
      const scaled = { ...block, size, width: block.width * scale, height: block.height * scale };
      if (i) y += above(block.text, size);
      sheet.text(scaled, m, y, accent);
      // A comma or the tail of a Q hangs below its line.
      y += scaled.height + (/[,;Q]/u.test(block.text) ? Math.max(gap * scale, 0.2 * size) : gap * scale);
    });
    if (lowHeight) stack(low, m, h - m, 'start', 'bottom');
  },
};
/** Words in at most four rows; short ones join their neighbour. */
function group3(list: string[]): string[] {
  const rows: string[] = [];
  for (const word of list) {
    const last = rows[rows.length - 1];
    if (
      last !== undefined &&
      (last.length <= 3 ||
        (rows.length >= 4 && last.length + word.length < 16) ||
        (word.length <= 2 && last.length < 9))
    )
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows.length > 5
    ? [
        list.slice(0, Math.ceil(list.length / 3)).join(' '),
        list.slice(Math.ceil(list.length / 3), Math.ceil((list.length * 2) / 3)).join(' '),
        list.slice(Math.ceil((list.length * 2) / 3)).join(' '),
      ]
    : rows;
}

export const poster: Layout[] = [
  arch,
  disc,
  swiss,
  bleed,
  landscape,
  landArch,
  landBelow,
  landAbove,
  sunburst,
  invitation,
  halves,
  typeStack,
];
