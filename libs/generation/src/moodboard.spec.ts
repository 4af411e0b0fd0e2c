import { BOARD, boardLayout } from './moodboard';

const right = BOARD.width - BOARD.margin;

describe('the pictures of a moodboard', () => {
  it.each([2, 3, 5, 7, 8, 11, 13, 20])('fill every row to its end, %d of them', (count) => {
    const ratios = Array.from({ length: count }, (_, i) => [1.5, 0.75, 1, 1.78, 0.56][i % 5] ?? 1);
    const { rows, height } = boardLayout(ratios, true);
    expect(rows.flatMap(({ cells }) => cells)).toHaveLength(count);
    for (const { cells } of rows) {
      const last = cells.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(right, 3);
      expect(cells[0]?.x).toBe(BOARD.margin);
    }
    expect(height).toBeGreaterThan(Math.max(...rows.map((row) => row.y + row.height)));
  });

  it.each([3, 4, 5, 6, 7, 8, 9, 10, 13, 17, 19, 20])('leave none alone in a row, %d of one proportion', (count) => {
    for (const ratio of [1, 1.5]) {
      const { rows } = boardLayout(
        Array.from({ length: count }, () => ratio),
        false,
      );
      expect(Math.min(...rows.map(({ cells }) => cells.length))).toBeGreaterThan(1);
    }
  });

  it.each([[[0.7]], [[1]], [[0.5, 0.5]]])(
    'that are too tall for the row stand whole at its beginning: %j',
    (ratios) => {
      const { rows } = boardLayout(ratios, true);
      const [row] = rows;
      expect(rows).toHaveLength(1);
      expect(row?.height).toBe(900);
      expect(row?.cells.map(({ width }) => width / 900)).toEqual(ratios);
      expect(row?.cells[0]?.x).toBe(BOARD.margin);
    },
  );

  it('keep whole proportions, but for panoramas and ribbons', () => {
    const { rows } = boardLayout([1.5, 1, 0.8, 12], false);
    const [wide, square] = rows[0]?.cells ?? [];
    expect((wide?.width ?? 0) / (square?.width ?? 1)).toBeCloseTo(1.5, 3);
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(900);
  });
});
