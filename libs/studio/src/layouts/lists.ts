import { PRICED } from '../prompt/facts';
import type { Fact } from '../prompt/facts';
import { drawing, inkFor, quiet, setIn, stack } from '../stage';
import type { Item, Stage } from '../stage';
import { mix } from '../palette/palette';
import { circle, line } from '../svg';

/** 'Four tips: shade, water, rest' in its lead and its points; undefined for what is no list. */
export function pointsOf(text: string): { lead?: string; points: string[] } | undefined {
  const [, lead, said = text] = /^([^,:]{2,40}): (.+)$/u.exec(text) ?? [];
  const points = said.split(/,\s+(?:and\s+|und\s+|et\s+|y\s+|e\s+)?/u).map((one) => one.trim());
  const isList = points.length > 2 && points.length < 10 && points.every((one) => one.length > 1 && one.length <= 34);
  return isList ? { ...(lead !== undefined && { lead }), points } : undefined;
}
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

/** The points of a list one under another, each behind a dot; in two columns where they are many and short. */
export function listOf(
  stage: Stage,
  text: string,
  on: string | string[],
  width: number,
  size: number,
): Item | undefined {
  const list = pointsOf(text);
  if (!list) return undefined;
  const pad = size * 0.9;
  const columns = list.points.length > 4 && width > size * 15 ? 2 : 1;
  const column = (width - (columns - 1) * size) / columns;
  const points = list.points.map((point) =>
    setIn(stage, 'body', capital(point), { width: column - pad, height: size * 1.3, max: size, min: size * 0.7 }),
  );
  if (points.some((point) => point === undefined)) return undefined;
  const lead = setIn(stage, 'strong', list.lead, { width, height: size * 1.3, max: size, min: size * 0.7 });
  if (list.lead !== undefined && !lead) return undefined;
  const ink = inkFor(stage, on);
  const rows = points
    .filter((point) => point !== undefined)
    .map((block, i): Item =>
      drawing(pad + block.width, block.height, i ? size * 0.5 : 0, (x, y) => {
        stage.sheet.add(
          circle(x + size * 0.22, y + (block.style.face.capHeight * block.size) / 2, size * 0.14, quiet(stage, on)),
        );
        stage.sheet.text(block, x + pad, y, ink);
      }),
    );
  const each = Math.ceil(rows.length / columns);
  const sets = Array.from({ length: columns }, (_, c) => rows.slice(c * each, (c + 1) * each));
  const tall = (set: readonly Item[]): number =>
    set.reduce((sum, item, k) => sum + item.height + (k ? item.gap : 0), 0);
  const head = lead ? lead.height + size * 0.7 : 0;
  const widest = (set: readonly Item[]): number => Math.max(0, ...set.map((item) => item.width));
  const wide = Math.max(lead?.width ?? 0, columns === 1 ? widest(rows) : column + size + widest(sets[1] ?? []));
  return drawing(wide, head + Math.max(...sets.map(tall)), size * 0.9, (x, y) => {
    if (lead) stage.sheet.text(lead, x, y, ink);
    sets.forEach((set, c) => stack(set, x + c * (column + size), y + head));
  });
}

/** What has a price of its own, where there are several: a menu. */
export const menuOf = (facts: readonly Fact[]): Fact[] => {
  const dishes = facts.filter(({ kind, text }) => (kind === 'count' || kind === 'price') && PRICED.test(text));
  return dishes.length > 2 ? dishes : [];
};

/** A menu: each dish on a row, its price at the right, a hairline between. */
export function menu(
  stage: Stage,
  dishes: readonly Fact[],
  on: string | string[],
  width: number,
  size: number,
): Item | undefined {
  const wide = Math.min(width, size * 19);
  const ink = inkFor(stage, on);
  const rows = dishes.map(({ text }, i): Item | undefined => {
    const [, dish = text, price = ''] = /^(.*\S)\s+(\S*\d\S*(?: ?[€£$]| zł| kr)?)$/u.exec(text) ?? [];
    const right = setIn(stage, 'strong', price, { width: wide * 0.3, height: size * 1.3, max: size, min: size * 0.7 });
    const left = setIn(stage, 'body', capital(dish), {
      width: wide - (right?.width ?? 0) - size,
      height: size * 1.3,
      max: size,
      min: size * 0.6,
    });
    if (!left || !right) return undefined;
    return drawing(wide, left.height, i ? size * 0.9 : 0, (x, y) => {
      const ground = Array.isArray(on) ? (on[0] ?? stage.palette.bg) : on;
      if (i) stage.sheet.add(line(x, y - size * 0.42, x + wide, y - size * 0.42, mix(ground, ink, 0.3), size * 0.04));
      stage.sheet.text(left, x, y, ink);
      stage.sheet.text(right, x + wide, y + left.height - right.height, ink, 'end');
    });
  });
  const set = rows.filter((row) => row !== undefined);
  if (set.length < rows.length) return undefined;
  const tall = set.reduce((sum, row, k) => sum + row.height + (k ? row.gap : 0), 0);
  return drawing(wide, tall, size * 1.5, (x, y) => stack(set, x, y));
}
