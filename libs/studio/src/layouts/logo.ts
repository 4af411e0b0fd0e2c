import { contrast } from '../palette/palette';
import { circle, el, n, path, rect } from '../svg';
import { drawing, inkFor, quiet, setIn, stack, textItem } from '../stage';
import type { Item, Layout, Stage } from '../stage';
import { ring, seal } from './badge';
import { emblem, ground, titleBlock } from './parts';

const INNER = 760;

function names(stage: Stage, on: string, width: number, max: number, lines = 2): (Item | undefined)[] {
  const title = titleBlock(stage, { width, height: max * 2.3, max, min: 34, lines });
  const wide = (title?.width ?? width) > 300;
  const sub = setIn(stage, wide ? 'caps' : 'body', stage.copy.sub, {
    width: Math.max(width * 0.8, 320),
    height: 90,
    max: Math.max(23, Math.min(30, (title?.size ?? 60) * 0.26)),
    min: 19,
    lines: 2,
  });
  return [
    textItem(stage, title, inkFor(stage, on), 0),
    textItem(stage, sub, quiet(stage, on), Math.max(26, (title?.size ?? 60) * 0.38)),
  ];
}

const stacked: Layout = {
  id: 'stacked',
  title: 'any',
  art: 'any',
  draw(stage) {
    const bg = ground(stage);
    const size = stage.copy.title ? 236 : 420;
    const items = names(stage, bg, INNER, 118);
    stack(
      [
        drawing(size, size, 0, (x, y) =>
          emblem(stage, x, y, size, stage.palette.mark, bg, stage.random.pick(['fill', 'bold'] as const)),
        ),
        ...items.map((i, k) => i && (k === 0 ? { ...i, gap: 56 } : i)),
      ],
      stage.w / 2,
      stage.h / 2 - 6,
      'middle',
      'middle',
    );
  },
};

const lockup: Layout = {
  id: 'lockup',
  title: 'needs',
  art: 'any',
  draw(stage) {
    const { palette, sheet } = stage;
    const bg = ground(stage);
    const tile = 208;
    const title = setIn(stage, 'heading', stage.copy.title, { width: 520, height: 200, max: 104, min: 32, lines: 2 });
    const sub = setIn(stage, 'body', stage.copy.sub, { width: 520, height: 70, max: 30, min: 22, lines: 2 });
    const width = Math.max(title?.width ?? 0, sub?.width ?? 0);
    const left = (stage.w - tile - 44 - width) / 2;
    const top = stage.h / 2 - tile / 2;
    const on =
      [palette.bg, palette.paper, palette.deep].find((c) => contrast(c, palette.mark) >= 3) ??
      inkFor(stage, palette.mark);
    sheet.add(rect(left, top, tile, tile, palette.mark, { rx: stage.random.pick([0, 44, tile / 2]) }));
    emblem(stage, left + tile * 0.2, top + tile * 0.2, tile * 0.6, on, palette.mark);
    stack(
      [textItem(stage, title, inkFor(stage, bg), 0), textItem(stage, sub, quiet(stage, bg), 28)],
      left + tile + 44,
      stage.h / 2,
      'start',
      'middle',
    );
  },
};

const wordmark: Layout = {
  id: 'wordmark',
  title: 'needs',
  art: 'none',
  draw(stage) {
    const bg = ground(stage);
    const title = setIn(stage, 'heading', stage.copy.title, {
      width: 840,
      height: 460,
      max: 210,
      min: 40,
      lines: (stage.copy.title ?? '').includes(' ') ? 3 : 1,
    });
    const sub = setIn(stage, 'caps', stage.copy.sub, { width: 760, height: 90, max: 29, min: 20, lines: 2 });
    const left = (stage.w - (title?.width ?? 0)) / 2;
    stack(
      [textItem(stage, title, inkFor(stage, bg), 0), textItem(stage, sub, quiet(stage, bg), 64)],
      left,
      stage.h / 2,
      'start',
      'middle',
    );
  },
};

/** The words of a name under one another, each as wide as the widest. */
const wordmarkBlock: Layout = {
  id: 'wordmark-block',
  title: 'needs',
  art: 'none',
  when: ({ title }) => {
    const list = (title ?? '').split(/\s+/u);
    return list.length >= 2 && list.length <= 4 && list.every((word) => word.length >= 3 && word.length <= 13);
  },
  draw(stage) {
    const bg = ground(stage);
    const ink = inkFor(stage, bg);
    const rows = (stage.copy.title ?? '')
      .split(/\s+/u)
      .map((word) => setIn(stage, 'heading', word, { width: 620, height: 330, max: 330, min: 60 }, { upper: true }));
    const set = rows.filter((row) => row !== undefined);
    if (set.length < rows.length) stage.sheet.faults++;
    const sub = setIn(stage, 'caps', stage.copy.sub, { width: 620, height: 90, max: 30, min: 20, lines: 2 });
    const tall = set.reduce((sum, row) => sum + row.height, 0);
    const scale = Math.min(1, 560 / tall);
    stack(
      [
        ...set.map((row, i) => {
          // The last row takes the colour of the marks where it can be read in it.
          const fill = i === set.length - 1 && i > 0 ? quiet(stage, bg) : ink;
          const block = { ...row, size: row.size * scale, width: row.width * scale, height: row.height * scale };
          return textItem(stage, block, fill, 30);
        }),
        textItem(stage, sub, quiet(stage, bg), 56),
      ],
      (stage.w - 620 * scale) / 2,
      stage.h / 2,
      'start',
      'middle',
    );
  },
};

/** A name in one line of wide capitals, its line beneath at the same width. */
const wordmarkWide: Layout = {
  id: 'wordmark-wide',
  title: 'needs',
  art: 'none',
  draw(stage) {
    const bg = ground(stage);
    const box = { width: 820, height: 300, max: 150, min: 36, lines: (stage.copy.title?.length ?? 0) > 16 ? 2 : 1 };
    const title =
      setIn(stage, 'heading', stage.copy.title, box, { upper: true, tracking: 0.12, leading: 1.5 }) ??
      setIn(stage, 'heading', stage.copy.title, { ...box, lines: 3 });
    const sub = setIn(stage, 'body', stage.copy.sub, { width: 760, height: 90, max: 38, min: 22, lines: 2 });
    stack(
      [textItem(stage, title, inkFor(stage, bg), 0), textItem(stage, sub, quiet(stage, bg), 56)],
      stage.w / 2,
      stage.h / 2,
      'middle',
      'middle',
    );
  },
};

/** The initials in the face of the name, with the name under them; `framed` puts them into a square. */
const monogram = (id: string, framed: boolean): Layout => ({
  id,
  title: 'needs',
  art: 'any',
  when: (_copy, reading) => reading.monogram || !reading.subjects.some((s) => s.icon ?? s.illustration),
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const bg = ground(stage);
    const size = framed ? 330 : 380;
    const on =
      [palette.bg, palette.paper, palette.deep].find((c) => contrast(c, palette.mark) >= 3) ??
      inkFor(stage, palette.mark);
    const letters = drawing(size, size, 0, (x, y) => {
      if (framed) sheet.add(rect(x, y, size, size, palette.mark));
      const inner = framed ? size * 0.6 : size;
      const [left, top] = [x + (size - inner) / 2, y + (size - inner) / 2];
      emblem(stage, left, top, inner, framed ? on : palette.mark, framed ? palette.mark : bg);
    });
    const items = names(stage, bg, INNER, framed ? 84 : 72);
    stack([letters, ...items.map((i, k) => i && (k ? i : { ...i, gap: 68 }))], w / 2, h / 2, 'middle', 'middle');
  },
});
const monogramBare = monogram('monogram', false);
const monogramFramed = monogram('monogram-square', true);

const horizon: Layout = {
  id: 'horizon',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { palette, sheet, w, h } = stage;
    ground(stage, palette.paper);
    const cut = 640;
    const plane =
      palette.scheme === 'night' ? palette.deep : palette.scheme === 'tint' ? palette.soft : palette.primary;
    sheet.add(rect(0, 0, w, cut, plane));
    const size = 430;
    const colour = [palette.paper, palette.accent, palette.deep].find((c) => contrast(c, plane) >= 2.6) ?? palette.deep;
    emblem(stage, (w - size) / 2, cut / 2 - size / 2, size, colour, plane, 'fill');
    stack(names(stage, palette.paper, INNER, 104, 1), w / 2, cut + (h - cut) / 2, 'middle', 'middle');
  },
};

const SHAPES = {
  arch: (x: number, y: number, s: number) =>
    `M${n(x)} ${n(y + s)}V${n(y + s / 2)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(x + s)} ${n(y + s / 2)}V${n(y + s)}Z`,
  hexagon: (x: number, y: number, s: number) =>
    `M${n(x + s / 2)} ${n(y)}L${n(x + s * 0.933)} ${n(y + s * 0.25)}V${n(y + s * 0.75)}L${n(x + s / 2)} ${n(y + s)}L${n(x + s * 0.067)} ${n(y + s * 0.75)}V${n(y + s * 0.25)}Z`,
  shield: (x: number, y: number, s: number) =>
    `M${n(x + s * 0.06)} ${n(y + s * 0.04)}H${n(x + s * 0.94)}V${n(y + s * 0.5)}C${n(x + s * 0.94)} ${n(y + s * 0.78)} ${n(x + s * 0.7)} ${n(y + s * 0.92)} ${n(x + s / 2)} ${n(y + s)}C${n(x + s * 0.3)} ${n(y + s * 0.92)} ${n(x + s * 0.06)} ${n(y + s * 0.78)} ${n(x + s * 0.06)} ${n(y + s * 0.5)}Z`,
  leaf: (x: number, y: number, s: number) =>
    `M${n(x)} ${n(y)}H${n(x + s / 2)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(x + s)} ${n(y + s / 2)}V${n(y + s)}H${n(x + s / 2)}A${n(s / 2)} ${n(s / 2)} 0 0 1 ${n(x)} ${n(y + s / 2)}Z`,
};
const crest: Layout = {
  id: 'crest',
  title: 'any',
  art: 'any',
  draw(stage) {
    const { palette, sheet } = stage;
    const bg = ground(stage);
    const size = stage.copy.title ? 340 : 560;
    const shape = /\b(?:crest|shield|arms|wappen|escudo|blason|stemma)\b/iu.test(stage.prompt)
      ? 'shield'
      : stage.random.pick(Object.keys(SHAPES) as (keyof typeof SHAPES)[]);
    const on =
      [palette.paper, palette.bg, palette.deep].find((c) => contrast(c, palette.mark) >= 3) ??
      inkFor(stage, palette.mark);
    const items = names(stage, bg, INNER, 104);
    stack(
      [
        drawing(size, size, 0, (x, y) => {
          sheet.add(path(SHAPES[shape](x, y, size), palette.mark));
          const inner = size * 0.52;
          emblem(
            stage,
            x + (size - inner) / 2,
            y + (size - inner) / 2 + (shape === 'arch' ? size * 0.05 : shape === 'shield' ? -size * 0.03 : 0),
            inner,
            on,
            palette.mark,
          );
        }),
        ...items.map((i, k) => i && (k === 0 ? { ...i, gap: 60 } : i)),
      ],
      stage.w / 2,
      stage.h / 2 - 4,
      'middle',
      'middle',
    );
  },
};

const framed: Layout = {
  id: 'framed',
  title: 'needs',
  art: 'any',
  draw(stage) {
    const { palette, sheet, w, h } = stage;
    const bg = ground(stage);
    const items = names(stage, bg, 620, 96, 3);
    const tall = items.reduce((sum, i) => sum + (i ? i.height + i.gap : 0), 0);
    const box = { w: 776, h: Math.max(400, tall + 240) };
    const [x, y] = [(w - box.w) / 2, (h - box.h) / 2 + 30];
    const size = 150;
    sheet.add(
      rect(x, y, box.w, box.h, 'none', { stroke: palette.mark, 'stroke-width': 6 }),
      rect(x + 16, y + 16, box.w - 32, box.h - 32, 'none', { stroke: palette.mark, 'stroke-width': 2 }),
      rect(w / 2 - size * 0.72, y - 12, size * 1.44, 44, bg),
    );
    emblem(stage, w / 2 - size / 2, y - size / 2 + 4, size, palette.mark, bg, 'fill');
    stack(items, w / 2, h / 2 + 58, 'middle', 'middle');
  },
};

const corner: Layout = {
  id: 'corner',
  title: 'needs',
  art: 'any',
  draw(stage) {
    const { palette, h } = stage;
    const bg = ground(stage);
    const size = 300;
    emblem(stage, 112, 118, size, palette.mark, bg, stage.random.pick(['duotone', 'bold', 'fill'] as const));
    const items = names(stage, bg, 800, 150, 3);
    stack(items, 120, h - 124, 'start', 'bottom');
  },
};

const disc: Layout = {
  id: 'disc',
  title: 'any',
  art: 'any',
  draw(stage) {
    const { palette, sheet, w } = stage;
    const bg = ground(stage);
    const r = stage.copy.title ? 196 : 300;
    const cy = stage.copy.title ? 376 : 512;
    const solid = palette.mark;
    sheet.add(circle(w / 2, cy, r, solid));
    const on =
      [palette.paper, palette.bg, palette.deep, '#ffffff', '#111111'].find((c) => contrast(c, solid) >= 3) ?? '#ffffff';
    emblem(stage, w / 2 - r * 0.52, cy - r * 0.52, r * 1.04, on, solid, stage.random.pick(['fill', 'bold'] as const));
    stack(names(stage, bg, INNER, 104), w / 2, cy + r + 78, 'middle');
  },
};

const banded: Layout = {
  id: 'banded',
  title: 'needs',
  art: 'any',
  draw(stage) {
    const { palette, sheet, w, h } = stage;
    const bg = ground(stage);
    const title =
      setIn(stage, 'heading', stage.copy.title, { width: 700, height: 150, max: 112, min: 34, lines: 1 }) ??
      setIn(stage, 'heading', stage.copy.title, { width: 700, height: 210, max: 84, min: 30, lines: 2 });
    const band = (title?.height ?? 80) + 104;
    const on = inkFor(stage, palette.mark);
    const size = 224;
    const sub = setIn(stage, 'caps', stage.copy.sub, { width: 700, height: 70, max: 27, min: 19, lines: 2 });
    const total = size + 44 + band + (sub ? 46 + sub.height : 0);
    const top = (h - total) / 2;
    const half = Math.max((title?.width ?? 0) / 2 + 64, 260);
    emblem(stage, w / 2 - size / 2, top, size, palette.mark, bg, 'bold');
    sheet.add(
      el('path', {
        d: `M${n(w / 2 - half)} ${n(top + size + 44)}H${n(w / 2 + half)}L${n(w / 2 + half - 34)} ${n(top + size + 44 + band / 2)}L${n(w / 2 + half)} ${n(top + size + 44 + band)}H${n(w / 2 - half)}L${n(w / 2 - half + 34)} ${n(top + size + 44 + band / 2)}Z`,
        fill: palette.mark,
      }),
    );
    if (title) sheet.text(title, w / 2, top + size + 44 + (band - title.height) / 2, on, 'middle');
    if (sub) sheet.text(sub, w / 2, top + size + 44 + band + 46, quiet(stage, bg), 'middle');
  },
};

export const logo: Layout[] = [
  stacked,
  ring,
  seal,
  lockup,
  wordmark,
  wordmarkBlock,
  wordmarkWide,
  monogramBare,
  monogramFramed,
  horizon,
  crest,
  framed,
  corner,
  disc,
  banded,
];
