import { toLab } from '../planes';
import { backdropOf } from './plain';
import { withoutSeenThrough } from './seen-through';

const SIDE = 160;
const MIDDLE = SIDE / 2;
type Colour = readonly [number, number, number];
const GREY: Colour = [206, 206, 204];
const BROWN: Colour = [110, 70, 40];

/** Something brown before grey, of which what it encloses was kept: what becomes of that. */
function opened(isBrown: (x: number, y: number) => boolean, enclosed: Colour, likely: number, residual = 0.002) {
  const data = new Uint8Array(SIDE * SIDE * 4);
  const [alpha, salient] = [new Float32Array(SIDE * SIDE), new Float32Array(SIDE * SIDE)];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [(i % SIDE) - MIDDLE, Math.floor(i / SIDE) - MIDDLE];
    const isWithin = Math.max(Math.abs(x), Math.abs(y)) < 50;
    const isInk = isWithin && isBrown(x, y);
    data.set([...(isInk ? BROWN : isWithin ? enclosed : GREY), 255], 4 * i);
    alpha[i] = Number(isWithin);
    salient[i] = isInk ? 1 : isWithin ? likely : 0;
  }
  const lab = toLab({ data, width: SIDE, height: SIDE });
  return withoutSeenThrough({ ...backdropOf(lab), residual }, lab, alpha, salient);
}
const isRim = (x: number, y: number) => Math.max(Math.abs(x), Math.abs(y)) > 44;
const isGrid = (x: number, y: number) => isRim(x, y) || Math.abs(x) < 3 || Math.abs(y) < 3;
const at = (x: number, y: number) => (MIDDLE + y) * SIDE + MIDDLE + x;

describe('a grey ground that a subject encloses', () => {
  it('is none where it is darker than one that was made on a screen: that is paint', () => {
    const alpha = opened(isGrid, [168, 168, 166], 0.1, 0);
    expect(alpha).toBeUndefined();
    expect(opened(isGrid, GREY, 0.1, 0)?.[at(20, 20)]).toBeLessThan(0.02);
  });

  it('goes where the network sees it, as between the canes of a basket, in shadow too', () => {
    for (const enclosed of [GREY, [168, 168, 166]] as const) {
      const alpha = opened(isGrid, enclosed, 0.1);
      expect(alpha?.[at(20, 20)]).toBeLessThan(0.02);
      expect(alpha?.[at(47, 20)]).toBe(1);
    }
  });

  it('goes between thin bars where the network fills them, as those of a wheel', () => {
    expect(opened(isGrid, GREY, 1)?.[at(20, 20)]).toBeLessThan(0.02);
  });

  it('stays where it is off the ground, where something lies on it and deep in the subject: a label, a dial, an eye', () => {
    expect(opened(isGrid, [232, 232, 230], 1)).toBeUndefined();
    expect(opened((x, y) => isRim(x, y) || Math.max(Math.abs(x), Math.abs(y)) < 6, GREY, 1)).toBeUndefined();
    expect(opened((x, y) => Math.max(Math.abs(x), Math.abs(y)) > 10, GREY, 1)).toBeUndefined();
  });
});
