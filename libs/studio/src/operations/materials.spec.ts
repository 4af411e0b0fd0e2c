import { Random } from '../random';
import { materialIn } from './materials';

const SIZE = { width: 160, height: 120 };
const mean = (plane: Float32Array) => plane.reduce((sum, v) => sum + v, 0) / plane.length;
const deviation = (plane: Float32Array) =>
  Math.sqrt(plane.reduce((sum, v) => sum + (v - mean(plane)) ** 2, 0) / plane.length);

describe('a surface of a material', () => {
  it.each([
    'linen tablecloth',
    'velvet curtain',
    'brick wall',
    'brushed metal',
    'rustic wooden table',
    'marble',
    'raw concrete wall',
    'kraft paper',
    'a limestone facade',
  ])('is drawn for %s, and has a relief', (words) => {
    const surface = materialIn(words, undefined, SIZE, new Random(1));
    expect(surface && deviation(surface.l)).toBeGreaterThan(0.008);
  });

  it('is in the colour that is asked for', () => {
    const green = materialIn('linen', '#2f6b3f', SIZE, new Random(1));
    expect(green && mean(green.a)).toBeLessThan(-0.05);
  });

  it('is none where the words name none', () => {
    expect(materialIn('a meadow in the morning', undefined, SIZE, new Random(1))).toBeUndefined();
  });

  it('is the same each time', () => {
    const draw = () => materialIn('marble', '#efedea', SIZE, new Random(7));
    expect(draw()).toEqual(draw());
  });
});
