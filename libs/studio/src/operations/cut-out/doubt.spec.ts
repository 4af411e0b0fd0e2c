import { toLab } from '../planes';
import { agreement, closed, focus } from './doubt';

const SIDE = 40;
/** A disc of this radius about the middle. */
const disc = (radius: number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    Number(Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2) < radius),
  );
/** Red where the mask is, `middle` in a small disc, grey elsewhere. */
function picture(middle: [number, number, number]) {
  const [large, small] = [disc(15), disc(5)];
  const data = Uint8Array.from(large, () => 0);
  const bytes = new Uint8Array(data.length * 4);
  large.forEach((inside, i) =>
    bytes.set([...(small[i] ? middle : inside ? [200, 30, 40] : [120, 125, 130]), 255], i * 4),
  );
  return toLab({ data: bytes, width: SIDE, height: SIDE });
}
const ring = disc(15).map((v, i) => v - disc(5)[i]!);
const count = (mask: Float32Array) => mask.reduce((sum, v) => sum + v, 0);

describe('a mask that is doubted', () => {
  it('agrees with one like it, and hardly with one elsewhere', () => {
    expect(agreement([disc(15), disc(15)])).toBeCloseTo(1);
    expect(agreement([disc(15), disc(5)])).toBeLessThan(0.2);
  });

  it('has a hole closed that is of no colour of the background, and left where it is', () => {
    const flower = closed(picture([250, 200, 40]), ring);
    expect(count(flower.mask)).toBe(count(disc(15)));
    expect(flower.open).toBeCloseTo(0);
    const handle = closed(picture([120, 125, 130]), ring);
    expect(count(handle.mask)).toBe(count(ring));
    expect(handle.open).toBeGreaterThan(0.1);
  });

  it('is in focus where its outline runs along edges, and out of it elsewhere', () => {
    const lab = picture([200, 30, 40]);
    expect(focus(lab, disc(15))).toBeGreaterThan(0.4);
    expect(focus(lab, disc(10))).toBeLessThan(0.1);
  });
});
