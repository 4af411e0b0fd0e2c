import { toLab } from '../planes';
import { rimmed } from './rim';

const SIDE = 160;
type Colour = readonly [number, number, number];
const BROWN: Colour = [96, 62, 40];
/** A picture whose pixels are so much of the subject's colour and the rest of the ground's, or of a colour of their own. */
function picture(
  mask: Float32Array,
  ground: Colour,
  own: (x: number, y: number) => Colour | undefined = () => undefined,
) {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let i = 0; i < mask.length; i++) {
    const colour = own(i % SIDE, Math.floor(i / SIDE));
    for (let c = 0; c < 3; c++)
      data[4 * i + c] = colour?.[c] ?? Math.round(ground[c]! + (BROWN[c]! - ground[c]!) * mask[i]!);
    data[4 * i + 3] = 255;
  }
  return toLab({ data, width: SIDE, height: SIDE });
}
const planeOf = (at: (x: number, y: number) => number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) => at(i % SIDE, Math.floor(i / SIDE)));
/** A block from x = 60 on, and strands of two pixels that stand out of it to the left, seven pixels apart. */
const strands = planeOf((x, y) => Number(x >= 60 || (x >= 57 && y % 7 < 2)));
/** What is found of it: all up to the ends of the strands. */
const found = planeOf((x) => Number(x >= 57));
const error = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, v, i) => sum + Math.abs(v - other[i]!), 0) /
  one.reduce((sum, _, i) => sum + Number(i % SIDE >= 57 && i % SIDE < 60), 0);

/** All from x = 60 on. */
const block = planeOf((x) => Number(x >= 60));

describe('the rim of a cut-out', () => {
  it.each([
    ['blue', [40, 130, 200], 1],
    // white may be the subject's own: only near the ground, and where the network is not sure
    ['white', [246, 246, 244], 0.8],
  ] as const)('loses the %s wall that is seen between strands of hair', (_, ground, sure) => {
    const lab = picture(strands, ground);
    const salient = found.map((v, i) => (i % SIDE < 60 ? sure * v : v));
    const { alpha } = rimmed(lab, found, salient);
    expect(error(found, strands)).toBeGreaterThan(0.7);
    expect(error(alpha, strands)).toBeLessThan(0.1);
  });

  it('has what stays of the old colour marked: white that the subject encloses may be its own', () => {
    const pocket = picture(block, [246, 246, 244], (x, y) => (x === 62 && y % 9 < 4 ? [246, 246, 244] : undefined));
    expect(rimmed(pocket, block, block).isLeft.some((v) => v === 1)).toBe(true);
    expect(rimmed(picture(block, [246, 246, 244]), block, block).isLeft.some((v) => v === 1)).toBe(false);
  });

  it('is as opaque as its colour is that of the subject, and gets back what was eaten', () => {
    const half = planeOf((x) => (x < 60 ? 0 : x < 61 ? 0.35 : 1));
    const lab = picture(half, [40, 130, 200]);
    const { alpha } = rimmed(
      lab,
      planeOf((x) => Number(x >= 60)),
      planeOf((x) => Number(x >= 60)),
    );
    expect(alpha[80 * SIDE + 60]).toBeGreaterThan(0.3);
    expect(alpha[80 * SIDE + 60]).toBeLessThan(0.95);
    const eaten = planeOf((x, y) => Number(x >= 60 && !(x < 66 && y > 70 && y < 90)));
    expect(rimmed(lab, eaten, block).alpha[80 * SIDE + 64]).toBeGreaterThan(0.9);
  });

  it('keeps a white collar before a white wall, and loses the pale shadow beside a handle', () => {
    const collar = picture(block, [246, 246, 244], (x, y) =>
      x >= 60 && x < 90 && y > 60 && y < 100 ? [240, 240, 240] : undefined,
    );
    expect(rimmed(collar, block, block).alpha[80 * SIDE + 66]).toBeGreaterThan(0.9);
    const shaded = picture(block, [246, 246, 244], (x) => (x >= 58 && x < 60 ? [222, 222, 222] : undefined));
    const wide = planeOf((x) => Number(x >= 58));
    const vague = planeOf((x) => (x < 57 ? 0 : x < 60 ? 0.6 : 1));
    expect(rimmed(shaded, wide, vague).alpha[80 * SIDE + 58]).toBeLessThan(0.3);
  });
});
