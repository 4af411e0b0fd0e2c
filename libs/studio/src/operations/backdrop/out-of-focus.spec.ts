import { Random } from '../../random';
import { blank } from '../planes';
import { earthed } from './earth';
import { outOfFocus } from './out-of-focus';

const SIZE = { width: 200, height: 160 };
const LEVEL = 80;

/** Bars from the top to the bottom, half as light where the ground is. */
function bars() {
  const land = blank(SIZE);
  land.l.forEach((_, i) => (land.l[i] = ((i % SIZE.width) / 20) % 2 < 1 ? 0.4 : 0.7));
  return land;
}

describe('drawn land behind a photograph', () => {
  it('is the softer the farther it is from where the subject stands', () => {
    const { l } = outOfFocus(bars(), { level: LEVEL, foot: 140 }, new Random(1));
    const step = (y: number) =>
      Math.max(...Array.from({ length: SIZE.width - 8 }, (_, x) => Math.abs(l[y * 200 + x + 4]! - l[y * 200 + x]!)));
    expect(step(140)).toBeGreaterThan(step(100) + 0.03);
    expect(step(100)).toBeGreaterThan(step(40) + 0.03);
  });

  it('has uneven ground below a nearly even sky', () => {
    const even = blank(SIZE);
    even.l.fill(0.6);
    const { l } = outOfFocus(even, { level: LEVEL, foot: 140 }, new Random(1));
    const deviation = (from: number, to: number) => {
      const part = l.slice(from * SIZE.width, to * SIZE.width);
      const mean = part.reduce((sum, v) => sum + v, 0) / part.length;
      return Math.sqrt(part.reduce((sum, v) => sum + (v - mean) ** 2, 0) / part.length);
    };
    expect(deviation(0, 70)).toBeLessThan(0.012);
    expect(deviation(120, 150)).toBeGreaterThan(2 * deviation(0, 70));
  });

  it('has the ground that is named, muted as earth is, and its own sky', () => {
    const land = bars();
    const { l, a, b } = earthed(land, LEVEL, '#ff0000');
    const [above, below] = [20 * SIZE.width, 150 * SIZE.width];
    expect([l[above], a[above], b[above]]).toEqual([land.l[above], land.a[above], land.b[above]]);
    expect(a[below]).toBeGreaterThan(0.03);
    expect(Math.hypot(a[below]!, b[below]!)).toBeLessThan(0.12);
  });
});
