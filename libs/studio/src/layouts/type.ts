import { heightOf, inkFor, leave, quiet, setIn, stack } from '../stage';
import type { Item, Layout, Stage } from '../stage';
import { line, n, path, rect } from '../svg';
import { facts, ground, signature, standOff, titleBlock, words } from './parts';

// Words alone, for every format: large type, and shapes of the palette that are measured by the room the words leave.
// `u` is a 1024th of the smaller side, `m` the margin.
const measures = ({ w, h }: Stage): { u: number; m: number; wide: boolean } => {
  const side = Math.min(w, h);
  const wide = w / h > 1.3;
  return { u: (side / 1024) * (wide ? (w / h > 2 ? 1.5 : 1.12) : 1), m: side * (wide ? 0.11 : 0.078), wide };
};
const factSize = (stage: Stage): number => measures(stage).u * (stage.copy.facts.length > 5 ? 30 : 38);
const without = (stage: Stage, ...parts: ('title' | 'facts' | 'sub' | 'lines')[]): Stage => ({
  ...stage,
  copy: {
    ...stage.copy,
    ...Object.fromEntries(parts.map((part) => [part, part === 'facts' || part === 'lines' ? [] : undefined])),
  },
});
const typed = (id: string, draw: (stage: Stage) => void, when?: Layout['when']): Layout => ({
  id,
  title: 'needs',
  art: 'none',
  when,
  draw,
});

/** Between a title and what stands under it; the tail of a g hangs into it. */
const gap = (stage: Stage): number => measures(stage).u * 84;

/** What stands under the title: supporting line, further lines, facts, signature; as large as two fifths of the height allow. */
function under(stage: Stage, on: string, width: number): (Item | undefined)[] {
  const { u } = measures(stage);
  const at = (scale: number): (Item | undefined)[] => [
    ...words(without(stage, 'title'), on, { width, height: 0, max: 40 * u, small: 54 * u * Math.min(scale, 1.3) }),
    facts(stage, on, width, factSize(stage) * scale),
    signature(stage, on, 36 * u * Math.min(scale, 1.2), width, true),
  ];
  return largest(stage, 0.36, at);
}
/** The largest of a few sizes of the same items that keeps to a share of the height. */
export function largest(
  { h }: Stage,
  share: number,
  at: (scale: number) => (Item | undefined)[],
): (Item | undefined)[] {
  return [1.6, 1.4, 1.2].map(at).find((items) => heightOf(items) <= h * share) ?? at(1);
}
/** The tail of a last line hangs below it: it is kept off what stands there. */
const TAIL = /[gjpqyQç,;]/u;
function title(stage: Stage, width: number, height: number, max: number, lines = 4): ReturnType<typeof titleBlock> {
  const { u } = measures(stage);
  const block = titleBlock(stage, { width, height, max, min: 30 * u, lines });
  const room = (0.75 * gap(stage)) / 0.24;
  if (!block || block.size <= room || !TAIL.test(block.lines.at(-1) ?? '')) return block;
  return titleBlock(stage, { width, height, max: room, min: 30 * u, lines });
}

/** Two fields: the title on one, everything else on the other. */
const field = typed('type-field', (stage) => {
  const { sheet, palette, w, h } = stage;
  const { u, m, wide } = measures(stage);
  const bg = ground(stage);
  const other = standOff(bg, 1.5, palette.plane, palette.primary, palette.deep, palette.paper);
  if (wide) {
    const cut = w * 0.6;
    sheet.add(rect(cut, 0, w - cut, h, other));
    const items = under(stage, other, w - cut - 1.6 * m);
    if (heightOf(items) > h - 1.4 * m) sheet.faults++;
    stack(items, cut + 0.8 * m, h / 2, 'start', 'middle');
    const block = title(stage, cut - 1.9 * m, h - 2 * m, 420 * u);
    if (block) sheet.text(block, m, (h - block.height) / 2, inkFor(stage, bg));
    return;
  }
  const items = under(stage, other, w - 2 * m);
  const tall = heightOf(items) ? heightOf(items) + 2 * m : h * 0.36;
  const cut = h - tall;
  leave(stage, cut - 2 * m);
  sheet.add(rect(0, cut, w, tall, other));
  const block = title(stage, w - 2 * m, cut - 2 * m, 520 * u, 6);
  if (block) sheet.text(block, m, cut - m * 0.9 - block.height, inkFor(stage, bg));
  stack(items, m, cut + tall / 2, 'start', 'middle');
});

/** A broad frame of one colour round words on the middle axis. */
const frame = typed('type-frame', (stage) => {
  const { sheet, palette, w, h } = stage;
  const { u, m, wide } = measures(stage);
  const bg = ground(stage);
  const edge = m * (wide ? 0.42 : 0.6);
  const band = standOff(bg, 1.7, palette.mark, palette.primary, palette.deep, palette.paper);
  sheet.add(
    path(`M0 0H${n(w)}V${n(h)}H0ZM${n(edge)} ${n(edge)}V${n(h - edge)}H${n(w - edge)}V${n(edge)}Z`, band, {
      'fill-rule': 'evenodd',
    }),
  );
  const width = w - 2 * edge - 2 * m;
  const low = under(stage, bg, width);
  const room = h - 2 * edge - 1.7 * m - heightOf(low) - (heightOf(low) ? gap(stage) : 0);
  leave(stage, room);
  const block = title(stage, width, room, 420 * u, 6);
  const top = (h - (block?.height ?? 0) - (heightOf(low) ? gap(stage) + heightOf(low) : 0)) / 2;
  if (block) sheet.text(block, w / 2, top, inkFor(stage, bg), 'middle');
  stack(low, w / 2, top + (block?.height ?? 0) + gap(stage), 'middle');
});

/** A column of colour at the left edge; the words stand beside it. */
const edge = typed('type-edge', (stage) => {
  const { sheet, palette, w, h } = stage;
  const { u, m, wide } = measures(stage);
  const bg = ground(stage);
  const fill = standOff(bg, 1.5, palette.mark, palette.primary, palette.accent);
  const column = wide ? w * 0.1 : w * 0.13;
  sheet.add(rect(0, 0, column, h, fill));
  const left = column + m * 0.9;
  const width = w - left - m;
  const low = under(stage, bg, width);
  const tall = heightOf(low);
  const room = h - 2 * m - (tall ? tall + gap(stage) : 0);
  leave(stage, room);
  const block = title(stage, width, room, wide ? 380 * u : 520 * u, 7);
  if (wide) {
    const total = (block?.height ?? 0) + (tall ? tall + gap(stage) : 0);
    if (block) sheet.text(block, left, (h - total) / 2, inkFor(stage, bg));
    stack(low, left, (h + total) / 2, 'start', 'bottom');
    return;
  }
  if (block) sheet.text(block, left, tall ? m : h - m - block.height, inkFor(stage, bg));
  stack(low, left, h - m, 'start', 'bottom');
});

/** Everything on the middle axis of one colour: the quietest of them. */
const axis = typed('type-axis', (stage) => {
  const { sheet, palette, w, h } = stage;
  const { u, m, wide } = measures(stage);
  const bg = ground(stage);
  const width = w - 2.4 * m;
  const foot = largest(stage, 0.27, (scale) => [
    facts(stage, bg, width, factSize(stage) * scale),
    signature(stage, bg, 36 * u * Math.min(scale, 1.2), width, true),
  ]);
  const low = heightOf(foot);
  const beneath = words(without(stage, 'title'), bg, { width, height: 0, max: 40 * u, small: 54 * u });
  const rest = heightOf(beneath);
  const floor = h - m - (low ? low + 2 * 50 * u : 0);
  const room = floor - m - (rest ? rest + gap(stage) : 0);
  leave(stage, room);
  const block = title(stage, width, room * 0.94, wide ? 420 * u : 400 * u, 6);
  const total = (block?.height ?? 0) + (rest ? rest + gap(stage) : 0);
  const top = m + (floor - m - total) / 2;
  if (block) sheet.text(block, w / 2, top, inkFor(stage, bg), 'middle');
  stack(beneath, w / 2, top + total, 'middle', 'bottom');
  if (low) {
    sheet.add(line(m, floor + 50 * u, w - m, floor + 50 * u, standOff(bg, 2, palette.mark, palette.ink), 3 * u));
    stack(foot, w / 2, h - m, 'middle', 'bottom');
  }
});

/** A programme: each line of the prompt is a row between rules. */
const programme = typed(
  'type-rows',
  (stage) => {
    const { sheet, palette, w, h, copy } = stage;
    const { u, m, wide } = measures(stage);
    const bg = ground(stage);
    const left = wide ? w * 0.46 : m;
    const width = w - m - left;
    const rows = rowsOf(copy).map((text) =>
      setIn(stage, 'strong', text, { width, height: 200 * u, max: 50 * u, min: 24 * u, lines: 2 }),
    );
    const set = rows.filter((row) => row !== undefined);
    if (set.length < rows.length) sheet.faults++;
    const pad = 26 * u;
    const tall = set.reduce((sum, row) => sum + row.height + 2 * pad, 0);
    const bare = without(stage, 'title', 'lines', 'sub');
    const low = under(bare, bg, wide ? left - 2 * m : w - 2 * m);
    const lowTall = heightOf(low) ? heightOf(low) + 50 * u : 0;
    const room = wide ? h - 2 * m - lowTall : h - 2 * m - lowTall - tall - 60 * u;
    leave(stage, room);
    if (wide && tall > h - 1.4 * m) sheet.faults++;
    const block = title(stage, wide ? left - 2 * m : w - 2 * m, room, 220 * u);
    if (block) sheet.text(block, m, m, inkFor(stage, bg));
    stack(low, m, h - m, 'start', 'bottom');
    const rule = standOff(bg, 2, palette.mark, palette.ink);
    let y = wide
      ? (h - tall) / 2
      : m + (block?.height ?? 0) + 60 * u + Math.max(0, (room - (block?.height ?? 0)) * 0.35);
    for (const row of set) {
      sheet.add(line(left, y, w - m, y, rule, 3 * u));
      sheet.text(row, left, y + pad, inkFor(stage, bg));
      y += row.height + 2 * pad;
    }
    sheet.add(line(left, y, w - m, y, rule, 3 * u));
  },
  (copy) => rowsOf(copy).length >= 3 && rowsOf(copy).length <= 9,
);
/** Goods that stand in one line with commas between have a row each. */
const rowsOf = ({ sub, lines }: Stage['copy']): string[] =>
  [sub, ...lines]
    .filter((text) => text !== undefined)
    .flatMap((text) => (text.split(/,\s+/u).length > 2 ? text.split(/,\s+(?:and\s+)?/u) : [text]));

/** A price, a percentage or a number leads: nothing else is as large. */
const figure = typed(
  'type-figure',
  (stage) => {
    const { sheet, w, h, copy, palette } = stage;
    const { u, m, wide } = measures(stage);
    const bg = ground(stage);
    const claim = claimOf(copy);
    const rest: Stage = { ...stage, copy: { ...copy, facts: copy.facts.filter((fact) => fact !== claim) } };
    const width = wide ? w * 0.46 - 1.5 * m : w - 2 * m;
    const low = [
      ...words(rest, bg, { width, height: h * 0.28, max: 130 * u, lines: 3, small: 54 * u }),
      facts(rest, bg, width, factSize(rest)),
      signature(rest, bg, 38 * u, width, true),
    ];
    const tall = heightOf(low);
    if (wide) {
      const fill = standOff(bg, 1.5, palette.mark, palette.primary, palette.deep);
      sheet.add(rect(w * 0.46, 0, w * 0.54, h, fill));
      const big = setIn(stage, 'heading', claim?.text, {
        width: w * 0.54 - 1.6 * m,
        height: h - 2 * m,
        max: 480 * u,
        min: 60 * u,
        lines: 2,
      });
      if (!big || tall > h - 1.4 * m) sheet.faults++;
      if (big) sheet.text(big, w * 0.73, (h - big.height) / 2, inkFor(stage, fill), 'middle');
      stack(low, m, h / 2, 'start', 'middle');
      return;
    }
    const room = h - 2 * m - tall - 80 * u;
    leave(stage, room);
    const big = setIn(stage, 'heading', claim?.text, { width, height: room, max: 520 * u, min: 70 * u, lines: 2 });
    if (!big) sheet.faults++;
    else sheet.text(big, m, m, quiet(stage, bg));
    stack(low, m, h - m, 'start', 'bottom');
  },
  (copy) => claimOf(copy) !== undefined,
);
const claimOf = ({ facts: all }: Stage['copy']): Stage['copy']['facts'][number] | undefined =>
  all.find(
    ({ kind, text }) =>
      (text.length <= 14 && (kind === 'percent' || /\b(?:free|frei|gratis|gratuit|libre|grátis)\b/iu.test(text))) ||
      (kind === 'price' &&
        text.length <= 10 &&
        all.filter((one) => one.kind === 'price').length === 1 &&
        // an evening is not told by what it costs
        !all.some((one) => one.kind === 'date' || one.kind === 'time')),
  );

/** The words of the title one under another, as many of them and as large as fill the sheet from margin to margin. */
const filled = typed('type-filled', (stage) => {
  const { sheet, w, h } = stage;
  const { u, m, wide } = measures(stage);
  const bg = ground(stage);
  const low = under(stage, bg, wide ? w * 0.34 - m : w - 2 * m);
  const tall = heightOf(low);
  const width = wide && tall ? w * 0.62 - 1.2 * m : w - 2 * m;
  const room = wide ? h - 1.7 * m : h - 2 * m - (tall ? tall + gap(stage) : 0);
  leave(stage, room);
  const block = title(stage, width, room, 700 * u, wide ? 4 : 7);
  if (wide) {
    if (tall > h - 1.4 * m) sheet.faults++;
    if (block) sheet.text(block, m, (h - block.height) / 2, inkFor(stage, bg));
    stack(low, w * 0.66, h / 2, 'start', 'middle');
    return;
  }
  if (block) sheet.text(block, m, m + (tall ? 0 : (room - block.height) / 2), inkFor(stage, bg));
  stack(low, m, h - m, 'start', 'bottom');
});

/** The name in a colour of its own ground, the rest on a strip across the foot. */
const strip = typed('type-strip', (stage) => {
  const { sheet, palette, w, h } = stage;
  const { u, m, wide } = measures(stage);
  const bg = ground(stage, standOff(palette.bg, 1.4, palette.mark, palette.primary, palette.deep));
  const on = palette.bg;
  const low = wide
    ? largest(stage, 0.34, (scale) => [
        ...words(without(stage, 'title'), on, {
          width: w - 2 * m,
          height: 0,
          max: 40 * u,
          small: 48 * u * Math.min(1.2, scale),
        }),
        facts(stage, on, w - 2 * m, factSize(stage) * Math.min(1.2, scale)),
        signature(stage, on, 38 * u, undefined, true),
      ])
    : under(stage, on, w - 2 * m);
  const tall = heightOf(low) ? heightOf(low) + 1.3 * m : 0;
  const room = h - tall - 1.8 * m;
  leave(stage, room - h * 0.16);
  const block = title(stage, w - 2 * m, room, 620 * u, wide ? 3 : 6);
  if (block) sheet.text(block, m, (h - tall - block.height) / 2, inkFor(stage, bg));
  if (tall) {
    sheet.add(rect(0, h - tall, w, tall, on));
    stack(low, m, h - tall / 2, 'start', 'middle');
  }
});

export const type: Layout[] = [field, frame, edge, axis, programme, figure, filled, strip];
