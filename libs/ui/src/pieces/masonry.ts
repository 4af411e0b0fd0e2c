/** What has to be placed: a picture's pixels and the height of what stands under it. */
export interface Place {
  width: number;
  height: number;
  captionHeight: number;
  /** The picture's place is at least so high (a note stands in it). */
  minHeight: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  /** Of the picture alone. */
  pictureHeight: number;
  /** Picture and caption. */
  height: number;
}

export interface Masonry {
  boxes: Box[];
  columns: number;
  height: number;
}

export const GUTTER = 12;
const BELOW_CAPTION = 22;
/** From this ratio on a piece takes two columns. */
const WIDE = 1.6;
/** A hole above a wide piece that is not worth filling. */
const SMALL_HOLE = 48;
const LOOK_AHEAD = 3;
/** Pieces are only moved within so many, so that a page that is added never moves what stands already. */
const CHUNK = 20;

/** Equal columns of at least `minimum`, as many as fit. */
export function columnsOf(containerWidth: number, minimum: number): { count: number; width: number } {
  const count = Math.max(1, Math.floor((containerWidth + GUTTER) / (minimum + GUTTER)));
  return { count, width: (containerWidth - GUTTER * (count - 1)) / count };
}

/** The widths from `least` to `most` that columns can have there, the narrowest first. */
export function widthsOf(containerWidth: number, least: number, most: number): number[] {
  const widths: number[] = [];
  for (let { count } = columnsOf(containerWidth, least); count > 0; count--) {
    const width = (containerWidth - GUTTER * (count - 1)) / count;
    if (width <= most) widths.push(width);
  }
  return widths;
}

/**
 * Places pieces in their true proportion, uncropped: narrow ones in the shortest column, wide ones over two. Where a wide piece would
 * leave a hole, one of the next few narrow ones goes first. `captionHeight` and `minHeight` are read for the width the piece gets.
 */
export function layOut<T>(
  items: readonly T[],
  containerWidth: number,
  minimum: number,
  measure: (item: T, width: number) => Place,
): Masonry {
  const { count, width: columnWidth } = columnsOf(containerWidth, minimum);
  const bottoms = Array.from({ length: count }, () => 0);
  const boxes: Box[] = Array.from({ length: items.length });
  const bottom = (column: number) => bottoms[column] ?? 0;
  const step = columnWidth + GUTTER;

  const place = (index: number, piece: Place, column: number, span: number) => {
    const width = columnWidth * span + GUTTER * (span - 1);
    const top = Math.max(...bottoms.slice(column, column + span));
    const pictureHeight = Math.max(piece.minHeight, (width * piece.height) / piece.width);
    const height = pictureHeight + piece.captionHeight;
    boxes[index] = { left: column * step, top, width, pictureHeight, height };
    for (let taken = column; taken < column + span; taken++) bottoms[taken] = top + height + BELOW_CAPTION;
  };
  const shortest = () => bottoms.reduce((best, value, column) => (value < bottom(best) ? column : best), 0);
  /** The pair of neighbouring columns where a wide piece ends up highest, holes counted against it. */
  const bestPair = () => {
    let best = { column: 0, hole: Infinity, cost: Infinity };
    for (let column = 0; column + 1 < count; column++) {
      const hole = Math.abs(bottom(column) - bottom(column + 1));
      const cost = Math.max(bottom(column), bottom(column + 1)) + hole;
      if (cost < best.cost) best = { column, hole, cost };
    }
    return best;
  };
  const isWide = (item: T) => {
    const { width, height } = measure(item, columnWidth);
    return count > 1 && width / height >= WIDE;
  };
  const placeNarrow = (index: number) => place(index, measure(items[index] as T, columnWidth), shortest(), 1);
  const placeWide = (index: number) =>
    place(index, measure(items[index] as T, columnWidth * 2 + GUTTER), bestPair().column, 2);

  for (let start = 0; start < items.length; start += CHUNK) {
    const end = Math.min(items.length, start + CHUNK);
    for (let index = start; index < end; index++) {
      if (boxes[index]) continue;
      if (!isWide(items[index] as T)) {
        placeNarrow(index);
        continue;
      }
      for (let next = index + 1; next < end && next <= index + LOOK_AHEAD && bestPair().hole > SMALL_HOLE; next++) {
        if (!boxes[next] && !isWide(items[next] as T)) placeNarrow(next);
      }
      placeWide(index);
    }
  }
  return { boxes, columns: count, height: Math.max(0, ...bottoms.map((value) => value - BELOW_CAPTION)) };
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const overlap = (aStart: number, aEnd: number, bStart: number, bEnd: number) =>
  Math.min(aEnd, bEnd) - Math.max(aStart, bStart);

/** As `neighbour`; from the end of a row it goes on to the next one, from the start back to the one before. */
export function step(boxes: readonly Box[], from: number, direction: Direction): number {
  const next = neighbour(boxes, from, direction);
  const origin = boxes[from];
  if (next >= 0 || !origin || direction === 'up' || direction === 'down') return next;
  const onward = direction === 'right';
  const edge = (box: Box) => (onward ? -box.left : box.left + box.width);
  const farthest = Math.max(...boxes.map(edge));
  return boxes.reduce((best, box, index) => {
    const distance = (box.top - origin.top) * (onward ? 1 : -1);
    if (distance <= 0 || edge(box) < farthest - 1) return best;
    const known = boxes[best];
    return known && Math.abs(known.top - origin.top) <= distance ? best : index;
  }, -1);
}

/** The box that one sees next to another in a direction; -1 at the edge. */
export function neighbour(boxes: readonly Box[], from: number, direction: Direction): number {
  const origin = boxes[from];
  if (!origin) return -1;
  const vertical = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const start = (box: Box) => (vertical ? box.top : box.left);
  const across = (box: Box) =>
    vertical
      ? overlap(origin.left, origin.left + origin.width, box.left, box.left + box.width)
      : overlap(origin.top, origin.top + origin.height, box.top, box.top + box.height);
  let best = -1;
  let bestScore = Infinity;
  boxes.forEach((box, index) => {
    const distance = (start(box) - start(origin)) * sign;
    if (index === from || distance <= 0 || across(box) <= 0) return;
    // What stands nearest; among equals what faces the origin most.
    const score = distance * 4 - across(box);
    if (score < bestScore) {
      best = index;
      bestScore = score;
    }
  });
  return best;
}
