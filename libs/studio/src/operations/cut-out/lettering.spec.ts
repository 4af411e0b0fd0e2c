import { toLab } from '../planes';
import { lostLettering } from './lettering';

const [WIDTH, HEIGHT] = [320, 240];

/** Bars in a row on blue, as high as this: how many of them are told as lost. */
function lost(highs: readonly number[], kept = 0): number {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const high = highs[Math.floor((x - 40) / 12)];
    const isInk = x >= 40 && high !== undefined && (x - 40) % 12 < 6 && y > 60 - high && y <= 60;
    data.set([...(isInk ? [244, 240, 228] : [52, 70, 110]), 255], 4 * i);
  }
  return lostLettering(toLab({ data, width: WIDTH, height: HEIGHT }), new Float32Array(WIDTH * HEIGHT).fill(kept))
    .length;
}

describe('lettering that was not kept', () => {
  it('is told by letters of one height on one line', () => {
    expect(lost([12, 12, 11, 12, 12, 12, 11, 12, 12])).toBe(9);
  });

  it('is none where it was kept, nor are things of all heights', () => {
    expect(lost([12, 12, 11, 12, 12, 12, 11, 12, 12], 1)).toBe(0);
    expect(lost([5, 14, 8, 20, 6, 11, 17, 4, 9])).toBe(0);
  });
});
