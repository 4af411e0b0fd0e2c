/** Pictures of one moodboard at most. */
export const MOODBOARD_IMAGES = 20;

/** Pixels of the board: its width, what stands free around it and between pictures, and what title, palette and words take. */
export const BOARD = { width: 1600, margin: 64, gap: 16, title: 92, foot: 250 } as const;

/** Pixels that a row may be high. */
const TALLEST = 900;

export interface BoardRow {
  y: number;
  height: number;
  cells: { x: number; width: number }[];
}

/**
 * Where the pictures of a moodboard stand: rows of one width, in order. Of all ways to part them the one whose heights are most
 * even, so that none is left over in a row of its own.
 *
 * @param ratios width by height of each picture, at least one
 * @returns pixels
 */
export function boardLayout(ratios: readonly number[], hasTitle: boolean): { height: number; rows: BoardRow[] } {
  const { margin, gap, title, foot } = BOARD;
  const width = BOARD.width - 2 * margin;
  // of extreme proportions a part is shown
  const shown = ratios.map((ratio) => Math.min(3, Math.max(0.45, ratio)));
  const heightOf = (from: number, to: number) =>
    (width - gap * (to - from - 1)) / shown.slice(from, to).reduce((sum, ratio) => sum + ratio, 0);
  const aim = shown.length <= 2 ? 620 : shown.length <= 6 ? 430 : 330;
  const cost = (from: number, to: number) =>
    Math.log(heightOf(from, to) / aim) ** 2 + (to - from === 1 && shown.length > 1 ? 0.6 : 0);
  const best = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= shown.length; to++) {
    const ways = Array.from({ length: Math.min(7, to) }, (_, i) => to - 1 - i).map((from) => ({
      cost: (best[from]?.cost ?? 0) + cost(from, to),
      from,
    }));
    best.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)));
  }
  const cuts = [shown.length];
  while ((cuts[0] ?? 0) > 0) cuts.unshift(best[cuts[0] ?? 0]?.from ?? 0);
  let y = margin + (hasTitle ? title : 0);
  const rows = cuts.slice(1).map((to, r) => {
    const from = cuts[r] ?? 0;
    const natural = heightOf(from, to);
    // one that would be too tall does not fill its row: that would cut heads and feet off
    const height = Math.min(TALLEST, natural);
    let x: number = margin;
    const cells = shown.slice(from, to).map((ratio) => {
      const cell = { x, width: ratio * height };
      x += cell.width + gap;
      return cell;
    });
    const row = { y, height, cells };
    y += height + gap;
    return row;
  });
  return { height: Math.round(y - gap + foot + margin), rows };
}
