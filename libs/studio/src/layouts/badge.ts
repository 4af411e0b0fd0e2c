import { contrast } from '../palette/palette';
import { circle } from '../svg';
import { drawing, heightOf, inkFor, setIn, stack, textItem } from '../stage';
import type { Item, Layout, Stage } from '../stage';
import { advance, cased } from '../type/text';
import { emblem, ground } from './parts';

// Round ones: what is asked for as a badge, a seal or a stamp.

export const ring: Layout = {
  id: 'ring',
  title: 'needs',
  art: 'any',
  when: (copy) => (copy.title?.length ?? 99) <= 30 && (copy.title?.length ?? 0) >= 4 && (copy.sub?.length ?? 0) <= 34,
  draw(stage) {
    const { sheet, palette } = stage;
    const bg = ground(stage);
    const [cx, cy, R] = [512, 512, 382];
    const ink = inkFor(stage, bg);
    sheet.add(
      circle(cx, cy, R, 'none', { stroke: palette.mark, 'stroke-width': 9 }),
      circle(cx, cy, R - 20, 'none', { stroke: palette.mark, 'stroke-width': 2.5 }),
    );
    const inner = R - 132;
    const full = stage.random.chance(0.5);
    sheet.add(
      full
        ? circle(cx, cy, inner, palette.mark)
        : circle(cx, cy, inner, 'none', { stroke: palette.mark, 'stroke-width': 2.5 }),
    );
    const emblemGround = full ? palette.mark : bg;
    const size = inner * 1.02;
    emblem(
      stage,
      cx - size / 2,
      cy - size / 2,
      size,
      full
        ? ([palette.bg, palette.paper, palette.deep].find((c) => contrast(c, palette.mark) >= 3) ?? ink)
        : palette.mark,
      emblemGround,
      stage.random.pick(['fill', 'bold'] as const),
    );
    const block = setIn(stage, 'heading', stage.copy.title, { width: 5000, height: 400, max: 100, min: 100 });
    if (!block) return;
    const style = { ...block.style, tracking: 0.06, upper: true };
    const text = cased(stage.copy.title ?? '', style);
    const set = style.face.covers(text) ? text : block.text;
    const span = stage.copy.sub ? 2.5 : 2.9;
    const size1 = Math.min(70, (span * (R - 96)) / advance(set, style));
    const rText = R - 20 - (112 - 20 + size1 * style.face.capHeight) / 2;
    sheet.arcText(set, style, size1, cx, cy, rText, false, ink);
    const sub = setIn(stage, 'caps', stage.copy.sub, { width: 5000, height: 400, max: 100, min: 100 });
    if (sub) {
      const size2 = Math.min(34, (2.1 * (R - 100)) / advance(sub.text, sub.style));
      const rSub = R - 20 - (112 - 20 + size2 * sub.style.face.capHeight) / 2;
      sheet.arcText(sub.text, sub.style, size2, cx, cy, rSub, true, ink);
    }
    const a = (stage.copy.sub ? 90 + ((2.5 - 2.1) * 180) / Math.PI / 4 : 180) * (Math.PI / 180);
    const rDot = R - 76;
    for (const s of stage.copy.sub ? [-1, 1] : [1])
      sheet.add(circle(cx + s * Math.sin(a) * rDot, cy - Math.cos(a) * rDot, 8, palette.mark));
  },
};

const onMark = ({ palette }: Stage): string =>
  [palette.bg, palette.paper, palette.deep].find((c) => contrast(c, palette.mark) >= 4.6) ??
  (contrast('#ffffff', palette.mark) > contrast('#111111', palette.mark) ? '#ffffff' : '#111111');

/** A full disc: emblem, name and line stand in it, on one axis. */
export const seal: Layout = {
  id: 'seal',
  title: 'needs',
  art: 'any',
  draw(stage) {
    const { sheet, palette } = stage;
    ground(stage);
    const on = onMark(stage);
    const R = 410;
    sheet.add(circle(512, 512, R, palette.mark), circle(512, 512, R - 24, 'none', { stroke: on, 'stroke-width': 5 }));
    const title = setIn(stage, 'heading', stage.copy.title, { width: 590, height: 250, max: 124, min: 40, lines: 3 });
    const sub = setIn(stage, 'caps', stage.copy.sub, { width: 470, height: 80, max: 30, min: 20, lines: 2 });
    const size = Math.min(220, 560 - (title?.height ?? 0) - (sub ? sub.height + 40 : 0));
    const items: (Item | undefined)[] = [
      drawing(size, size, 0, (x, y) => emblem(stage, x, y, size, on, palette.mark, 'fill')),
      textItem(stage, title, on, 44),
      textItem(stage, sub, on, 38),
    ];
    if (!title || heightOf(items) > 640) sheet.faults++;
    stack(items, 512, 506, 'middle', 'middle');
  },
};
