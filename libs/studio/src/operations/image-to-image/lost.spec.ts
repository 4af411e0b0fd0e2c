import { Random } from '../../random';
import { blank } from '../planes';
import type { Lab } from '../planes';
import { structureIn } from './lost';

const SIZE = { width: 400, height: 300 };
const drawn = (lightness: (x: number, y: number) => number): Lab => {
  const picture = blank(SIZE);
  for (let i = 0; i < picture.l.length; i++) picture.l[i] = lightness(i % SIZE.width, Math.floor(i / SIZE.width));
  return picture;
};
const fromDisc = (x: number, y: number) => Math.hypot(x - 200, y - 150) - 80;
const disc = drawn((x, y) => (fromDisc(x, y) < 0 ? 0.5 : 0.56));

describe('what is left of a faint disc', () => {
  it('is all of it in a line about it, and in its negative', () => {
    expect(
      structureIn(
        disc,
        drawn((x, y) => (Math.abs(fromDisc(x, y)) < 2 ? 0.1 : 1)),
      ).clear,
    ).toBeGreaterThan(0.95);
    expect(
      structureIn(
        disc,
        drawn((x, y) => (fromDisc(x, y) < 0 ? 0.6 : 0.5)),
      ).clear,
    ).toBeGreaterThan(0.95);
  });

  it('is nothing among marks that are as many everywhere', () => {
    const random = new Random(1);
    const { clear } = structureIn(
      disc,
      drawn(() => Number(random.chance(0.5))),
    );
    expect(clear).toBeGreaterThan(0.35);
    expect(clear).toBeLessThan(0.65);
  });

  it('has no strength on a plate of one colour', () => {
    expect(
      structureIn(
        disc,
        drawn(() => 0.1),
      ).strength,
    ).toBeLessThan(0.01);
  });
});
