import { lch, mix } from '../palette/palette';
import { heightOf, inkFor, leave, quiet, setIn, stack, textItem } from '../stage';
import type { Item, Layout, Stage } from '../stage';
import { circle, el, line, n, path, rect } from '../svg';
import { emblem, facts, ground, hero, land, onSky, signature, standOff, words } from './parts';

// Landscape sheets: banners (5:2) and website headers (16:9). `u` is a 1000th of the height.
const units = ({ h }: Stage): { u: number; m: number } => ({ u: h / 1000, m: h * 0.11 });

/** Signature at the top, words in the middle, facts at the foot of a column; returns nothing, keeps clear of itself. */
export function column(
  stage: Stage,
  on: string | string[],
  x: number,
  width: number,
  align: 'start' | 'middle' = 'start',
  top = 0,
  bottom = stage.h,
): void {
  const { u, m } = units(stage);
  const banner = stage.w / stage.h > 2;
  const sign = signature(stage, on, (banner ? 54 : 38) * u, width);
  const info = facts(stage, on, width, (banner ? 56 : 40) * u);
  const y0 = top + m * (banner ? 0.85 : 0.72);
  if (sign) sign.draw(x, y0, align);
  const from = sign ? y0 + sign.height + 34 * u : top + m * 0.7;
  const to = info ? bottom - m * 0.85 - info.height - 34 * u : bottom - m * 0.7;
  const build = (max: number): (Item | undefined)[] =>
    words(stage, on, { width, height: (to - from) * 0.72, max, lines: banner ? 3 : 4, small: (banner ? 66 : 46) * u });
  let max = (banner ? 240 : 160) * u;
  let items = build(max);
  while (heightOf(items) > to - from && max > 60 * u) items = build((max *= 0.9));
  if (heightOf(items) > to - from + (stage.sheet.roomy ? 0 : 14 * u)) stage.sheet.faults++;
  stack(items, x, (from + to) / 2, align, 'middle');
  if (info) info.draw(x, bottom - m * 0.85 - info.height, align);
}

const discRight: Layout = {
  id: 'disc-right',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { m } = units(stage);
    const bg = ground(stage);
    const r = h * 0.43;
    const cx = w - r - m * 0.9;
    const fill = standOff(bg, 1.25, palette.plane, palette.mark);
    sheet.add(circle(cx, h / 2, r, fill));
    hero(stage, cx, h / 2, r * 1.22, fill);
    column(stage, bg, m, cx - r - 1.8 * m);
  },
};

const splitPlane: Layout = {
  id: 'split-plane',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h, random } = stage;
    const { m } = units(stage);
    const bg = ground(stage, palette.scheme === 'field' ? palette.paper : palette.bg);
    const cut = w * 0.6;
    const fill = standOff(bg, 1.3, palette.primary, palette.accent, palette.deep);
    sheet.add(rect(cut, 0, w - cut, h, fill));
    // the shape behind is of the field's own tone: what stands out on the one stands out on the other
    const under = mix(fill, lch(fill).l > 0.6 ? palette.deep : '#ffffff', 0.14);
    const cx = (cut + w) / 2;
    if (random.chance(0.5))
      sheet.add(path(`M${n(cut)} ${n(h)}A${n((w - cut) / 2)} ${n((w - cut) / 2)} 0 0 1 ${n(w)} ${n(h)}Z`, under));
    else sheet.add(circle(cx, h / 2, Math.min(w - cut, h) * 0.42, under));
    hero(stage, cx, h * 0.5, Math.min((w - cut) * 0.68, h * 0.62), fill);
    column(stage, bg, m, cut - 2 * m);
  },
};

const landscape: Layout = {
  id: 'landscape',
  title: 'needs',
  art: 'land',
  // In so low a picture words over the middle would meet what stands there.
  when: (copy, reading) => !copy.title || !reading.scene?.subjects.length,
  draw(stage) {
    const { sheet, w, h, copy } = stage;
    const { m } = units(stage);
    const { sky, foot } = land(stage, { x: 0, y: 0, w, h }, copy.title === undefined ? {} : { clear: 'top' });
    if (!copy.title) return;
    const info = copy.facts.length > 0;
    const on = onSky(stage, sky, h * 0.46);
    column({ ...stage, copy: { ...copy, facts: [] } }, on, w / 2, w * 0.72, 'middle', 0, h * 0.56);
    const rows = info ? facts(stage, foot, w - 2 * m, h * 0.034) : undefined;
    if (rows) {
      sheet.add(rect(0, h - rows.height - m, w, rows.height + m, foot));
      rows.draw(w / 2, h - rows.height - m / 2, 'middle');
    }
  },
};

/** The scene to three edges of one side, the words on a field of their own beside it. */
const sideLand = (id: string, onRight: boolean): Layout => ({
  id,
  title: 'needs',
  art: 'land',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { m } = units(stage);
    const text = w * 0.44;
    const on = palette.scheme === 'field' ? palette.paper : palette.bg;
    land(stage, { x: onRight ? text : 0, y: 0, w: w - text, h });
    const x = onRight ? 0 : w - text;
    sheet.add(rect(x, 0, text, h, on));
    column(stage, on, x + m, text - 1.8 * m);
  },
});
const landSplit = sideLand('land-split', true);
const landLeft = sideLand('land-left', false);

const bleedRight: Layout = {
  id: 'bleed-right',
  title: 'needs',
  art: 'needs',
  draw(stage) {
    const { sheet, palette, w, h } = stage;
    const { m } = units(stage);
    const bg = ground(stage);
    const cut = w * 0.56;
    const plane = standOff(bg, 1.1, palette.plane, palette.soft, mix(bg, palette.ink, 0.1));
    sheet.clipped(sheet.clip(rect(cut, 0, w - cut, h, '#000000')), () => {
      sheet.add(circle(w * 0.9, h * 0.5, Math.min(h * 0.72, w * 0.34), plane));
      hero(stage, (cut + w) / 2 + h * 0.04, h * 0.5, Math.min(h * 0.86, (w - cut) * 0.8), plane);
    });
    column(stage, bg, m, cut - 1.5 * m);
  },
};

const typeLine: Layout = {
  id: 'type-line',
  title: 'needs',
  art: 'none',
  // What is to be pressed stands after the words that say why.
  when: (copy) => copy.action === undefined,
  draw(stage) {
    const { sheet, w, h, copy, palette } = stage;
    const { u, m } = units(stage);
    const bg = ground(stage);
    const ink = inkFor(stage, bg);
    const banner = w / h > 2;
    const sign = signature(stage, bg, (banner ? 56 : 40) * u, undefined, true);
    const sub = setIn(stage, 'body', copy.sub, {
      width: w * 0.44,
      height: h * 0.2,
      max: (banner ? 62 : 44) * u,
      min: 21 * u,
      lines: 3,
    });
    const action = words({ ...stage, copy: { ...copy, title: undefined, sub: undefined } }, bg, {
      width: w * 0.4,
      height: 10,
      max: 20,
      small: (banner ? 54 : 42) * u,
    });
    const info = facts(stage, bg, w - 2 * m, (banner ? 54 : 38) * u);
    const top = [sign, textItem(stage, sub, quiet(stage, bg), 44 * u), ...action];
    const end = stack(top, m, m * 0.9);
    // A banner has no height to give away: its facts stand beside the first line.
    const beside = banner && info !== undefined && info.width < w * 0.4;
    const low = info && !beside ? info.height + 40 * u : 0;
    if (info && beside) info.draw(w - m - info.width, m * 0.9, 'start');
    else if (info) info.draw(m, h - m * 0.85 - info.height, 'start');
    const upper = beside ? Math.max(end, m * 0.9 + info.height) : end;
    leave(stage, h - upper - low - m);
    const title =
      setIn(stage, 'heading', copy.title, {
        width: w - 2 * m,
        height: h - m * 1.9 - (upper - m * 0.9) - low - 70 * u,
        max: 460 * u,
        min: 50 * u,
        lines: (copy.title ?? '').length > 18 ? 2 : 1,
      }) ??
      setIn(stage, 'heading', copy.title, {
        width: w - 2 * m,
        height: h - upper - low - m,
        max: 200 * u,
        min: 30 * u,
        lines: 4,
      });
    if (!title) return;
    const y = h - m - low - title.height;
    sheet.text(title, m, y, ink);
    const ruleY = upper + (y - upper) / 2;
    if (y - upper > 60 * u) sheet.add(line(m, ruleY, w - m, ruleY, palette.mark, 6 * u));
  },
};

const screens: Layout = {
  id: 'screens',
  title: 'needs',
  art: 'any',
  // a chart beside a thing that was asked for is one that nobody gave
  when: (_copy, reading) =>
    reading.subjects.some((s) => ['tech', 'finance', 'security'].includes(s.topic)) &&
    !reading.subjects.some(({ isAsked }) => isAsked),
  draw(stage) {
    const { sheet, palette, w, h, random } = stage;
    const { m } = units(stage);
    const bg = ground(stage);
    const [x, y, wide, tall] = [w * 0.55, h * 0.17, w * 0.52, h * 0.74];
    sheet.add(circle(w * 0.82, h * 0.5, h * 0.56, standOff(bg, 1.1, palette.plane, palette.soft)));
    for (let i = 12; i >= 1; i--)
      sheet.add(
        rect(x - i * 1.5, y + i * 3 - i, wide + i * 3, tall + i * 2, palette.deep, {
          rx: 18 + i,
          'fill-opacity': 0.018,
        }),
      );
    // Shapes of an interface, without a word or a number that nobody gave.
    const face = palette.scheme === 'night' ? mix(palette.deep, palette.paper, 0.1) : '#ffffff';
    const faint = mix(face, palette.primary, 0.13);
    sheet.add(rect(x, y, wide, tall, face, { rx: 18 }), rect(x, y, wide * 0.13, tall, faint, { rx: 18 }));
    for (let i = 0; i < 5; i++)
      sheet.add(
        rect(
          x + wide * 0.045,
          y + tall * (0.1 + i * 0.09),
          wide * 0.04,
          wide * 0.04,
          i === 0 ? palette.primary : mix(face, palette.primary, 0.4),
          { rx: 6 },
        ),
      );
    const [gx, gy, gw, gh] = [x + wide * 0.19, y + tall * 0.34, wide * 0.5, tall * 0.54];
    for (let i = 0; i < 3; i++)
      sheet.add(
        rect(gx + i * gw * 0.36, y + tall * 0.09, gw * 0.32, tall * 0.17, faint, { rx: 10 }),
        rect(gx + i * gw * 0.36 + gw * 0.04, y + tall * 0.13, gw * 0.12, tall * 0.02, mix(face, palette.primary, 0.5), {
          rx: 4,
        }),
        rect(
          gx + i * gw * 0.36 + gw * 0.04,
          y + tall * 0.175,
          gw * 0.2,
          tall * 0.035,
          i === 1 ? palette.accent : palette.primary,
          { rx: 6 },
        ),
      );
    const bars = Array.from({ length: 9 }, (_, i) => 0.25 + 0.06 * i + random.range(-0.12, 0.16));
    bars.forEach((b, i) =>
      sheet.add(
        rect(
          gx + (gw * i) / 9,
          gy + gh * (1 - b),
          gw * 0.07,
          gh * b,
          i === 7 ? palette.accent : mix(palette.primary, face, 0.1 + 0.05 * (8 - i)),
          { rx: 5 },
        ),
      ),
    );
    const ring = h * 0.12;
    const [cx, cy] = [x + wide * 0.06, y + tall * 0.86];
    sheet.add(
      circle(cx, cy + 8, ring * 1.4, palette.deep, { 'fill-opacity': 0.12 }),
      circle(cx, cy, ring * 1.36, palette.deep),
      circle(cx, cy, ring, 'none', { stroke: mix(palette.deep, '#ffffff', 0.24), 'stroke-width': ring * 0.26 }),
      el('circle', {
        cx,
        cy,
        r: ring,
        fill: 'none',
        stroke: palette.accent,
        'stroke-width': ring * 0.26,
        'stroke-linecap': 'round',
        'stroke-dasharray': `${n(ring * 4.2)} ${n(ring * 7)}`,
        transform: `rotate(-90 ${n(cx)} ${n(cy)})`,
      }),
    );
    if (stage.mark.kind === 'icon')
      emblem(
        stage,
        cx - ring * 0.4,
        cy - ring * 0.4,
        ring * 0.8,
        standOff(palette.deep, 3, palette.paper, '#ffffff'),
        palette.deep,
      );
    column(stage, bg, m, x - 2.3 * m);
  },
};

export const wide: Layout[] = [discRight, splitPlane, landscape, landSplit, landLeft, bleedRight, typeLine, screens];
