import { columnsOf, layOut, neighbour, step, widthsOf } from './masonry';
import type { Box } from './masonry';

const PAGE = 1196;
const piece = ([width, height]: readonly [number, number]) => ({ width, height, captionHeight: 60, minHeight: 0 });
const lay = (sizes: readonly (readonly [number, number])[], width = PAGE) => layOut(sizes, width, 290, piece);
const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('The masonry', () => {
  it('makes four columns of 290 at the width of the design', () => {
    expect(columnsOf(PAGE, 290)).toEqual({ count: 4, width: 290 });
  });

  it('keeps the proportion of every piece', () => {
    for (const [index, box] of lay([
      [3, 4],
      [1, 1],
      [16, 9],
    ]).boxes.entries()) {
      expect(box.width / box.pictureHeight).toBeCloseTo([3 / 4, 1, 16 / 9][index] as number);
    }
  });

  it('gives two columns to a piece of 1.6 or wider, and one where there is only one', () => {
    expect(lay([[16, 10]]).boxes[0]?.width).toBe(592);
    expect(lay([[159, 100]]).boxes[0]?.width).toBe(290);
    expect(lay([[16, 10]], 358).boxes[0]?.width).toBe(358);
  });

  it('lets no two pieces overlap', () => {
    const sizes = Array.from(
      { length: 60 },
      (_, index) =>
        [
          [1, 1],
          [3, 4],
          [16, 9],
          [2, 1],
          [5, 7],
        ][(index * 7) % 5] as [number, number],
    );
    const { boxes } = lay(sizes);
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlaps(box, other)).toBe(false);
  });

  it('does not move what stands when a page is added', () => {
    const sizes = Array.from(
      { length: 40 },
      (_, index) =>
        [
          [1, 1],
          [2, 1],
          [3, 4],
        ][index % 3] as [number, number],
    );
    expect(lay(sizes).boxes.slice(0, 20)).toEqual(lay(sizes.slice(0, 20)).boxes);
  });

  it('leaves room for a note in a flat piece', () => {
    expect(
      layOut([[10, 1]], 290, 290, () => ({ width: 10, height: 1, captionHeight: 60, minHeight: 186 })).boxes[0]
        ?.pictureHeight,
    ).toBe(186);
  });
});

it('walks to the piece that one sees next in a direction', () => {
  const { boxes } = lay([
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
  expect(neighbour(boxes, 0, 'right')).toBe(1);
  expect(neighbour(boxes, 0, 'down')).toBe(4);
  expect(neighbour(boxes, 4, 'up')).toBe(0);
  expect(neighbour(boxes, 0, 'left')).toBe(-1);
});

it('goes on from the end of a row to the next one, and back', () => {
  const { boxes } = lay(Array.from({ length: 6 }, () => [1, 1] as const));
  expect(step(boxes, 3, 'right')).toBe(4);
  expect(step(boxes, 4, 'left')).toBe(3);
  expect(step(boxes, 5, 'right')).toBe(-1);
  expect(step(boxes, 0, 'left')).toBe(-1);
  expect(step(boxes, 0, 'right')).toBe(1);
});

it('knows the widths that pieces can have on a wall', () => {
  expect(widthsOf(PAGE, 220, 420).map(Math.round)).toEqual([230, 290, 391]);
  expect(widthsOf(358, 220, 420)).toEqual([358]);
});
