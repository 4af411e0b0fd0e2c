import { hasMark, thinness } from './walls';

const SIDE = 100;
/** A square place of 41 pixels within walls that are so thick on its four sides: its pixels, and how thin they are about it. */
function within(left: number, right: number, top: number, bottom: number) {
  const isPlace = (i: number) => Math.abs((i % SIDE) - 50) <= 20 && Math.abs(Math.floor(i / SIDE) - 50) <= 20;
  const isWall = (i: number) => {
    const [x, y] = [(i % SIDE) - 50, Math.floor(i / SIDE) - 50];
    return x >= -20 - left && x <= 20 + right && y >= -20 - top && y <= 20 + bottom;
  };
  const cells = Int32Array.from({ length: SIDE * SIDE }, (_, i) => i).filter(isPlace);
  return thinness(cells, { width: SIDE, height: SIDE }, (i) => isPlace(i) || !isWall(i));
}

describe('the walls about a place', () => {
  it('are thin about the hole of a ring, for three sides of a handle, and not for those of a label', () => {
    expect(within(5, 5, 5, 5)).toBeCloseTo(1);
    expect(within(25, 5, 5, 5)).toBeCloseTo(0.75, 1);
    expect(within(5, 5, 28, 28)).toBeCloseTo(0.5, 1);
    expect(within(25, 25, 28, 28)).toBe(0);
  });

  it('enclose a mark where something lies there alone', () => {
    const at = (x: number, y: number) => y * SIDE + x;
    const place = (isOut: (x: number, y: number) => boolean) =>
      Int32Array.from(
        Array.from({ length: 900 }, (_, k) => [10 + (k % 30), 10 + Math.floor(k / 30)] as const)
          .filter(([x, y]) => !isOut(x, y))
          .map(([x, y]) => at(x, y)),
      );
    expect(
      hasMark(
        place((x, y) => Math.abs(x - 25) < 4 && Math.abs(y - 25) < 4),
        SIDE,
      ),
    ).toBe(true);
    expect(
      hasMark(
        place((x) => Math.abs(x - 25) < 4),
        SIDE,
      ),
    ).toBe(false);
  });
});
