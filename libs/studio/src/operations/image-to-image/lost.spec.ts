import { Random } from '../../random';
import { blank } from '../planes';
import type { Lab } from '../planes';
import { detailLost, structureIn } from './lost';

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

describe('the detail that is lost', () => {
  it('is a faint form within a strong one', () => {
    const inner = (x: number, y: number) => (Math.hypot(x - 200, y - 150) < 40 ? 0.03 : 0);
    const strong = (x: number, y: number) => (fromDisc(x, y) < 0 ? 0.4 : 0.9);
    const whole = drawn((x, y) => strong(x, y) + inner(x, y));
    expect(detailLost(whole, whole).edges).toBe(0);
    expect(detailLost(whole, drawn(strong)).edges).toBeGreaterThan(0.1);
  });

  it('is a small thing that took the colour of another', () => {
    const dotted = (b: number): Lab => {
      const picture = drawn(() => 0.9);
      for (let y = 100; y < 110; y++) picture.b.fill(b, y * SIZE.width + 100, y * SIZE.width + 110);
      return picture;
    };
    expect(detailLost(dotted(0), dotted(0.15)).coloured).toBeGreaterThan(12);
    expect(detailLost(dotted(0.15), dotted(0.15)).coloured).toBe(0);
  });
});
