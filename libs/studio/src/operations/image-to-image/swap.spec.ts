import { blank } from '../planes';
import { lch } from '../../palette/palette';
import { labOf } from './grade';
import { swapped } from './swap';

/** Stripes of one lightness after another of these colours. */
const striped = (colours: readonly string[]) => {
  const lab = blank({ width: colours.length, height: 40 });
  colours.forEach((hex, x) => {
    const { l, a, b } = labOf(hex);
    for (let y = 0; y < 40; y++)
      [lab.l[y * colours.length + x], lab.a[y * colours.length + x], lab.b[y * colours.length + x]] = [l, a, b];
  });
  return lab;
};

describe('a colour that is to become another', () => {
  const swap = { from: '#2560c9', to: '#2c8a4b', words: 'blue' };

  it('takes its tints and shades along, and leaves what is of another hue', () => {
    const source = striped(['#2560c9', '#9db8ea', '#122f66', '#d8302a', '#ffffff']);
    const { lab, notes } = swapped(source, swap);
    expect(notes).toEqual([]);
    for (const x of [0, 1, 2]) expect(lab.a[x]!).toBeLessThan(-0.02);
    for (const x of [0, 1, 2]) expect(lab.b[x]!).toBeGreaterThan(0);
    for (const x of [3, 4]) expect(lab.a[x]!).toBeCloseTo(source.a[x]!, 2);
    expect(lab.l[1]!).toBeGreaterThan(lab.l[0]!);
    expect(lab.l[2]!).toBeLessThan(lab.l[0]!);
    expect(Math.hypot(lab.a[0]!, lab.b[0]!)).toBeGreaterThan(0.6 * lch('#2c8a4b').c);
  });

  it('is told where it is not there, and where its neighbour is left', () => {
    expect(swapped(striped(['#d8302a', '#ffffff']), swap).notes.join()).toMatch(/There is no blue in the picture/u);
    expect(swapped(striped(['#2560c9', '#2560c9', '#7a3fc0']), swap).notes.join()).toMatch(/beside blue is left/u);
  });
});
