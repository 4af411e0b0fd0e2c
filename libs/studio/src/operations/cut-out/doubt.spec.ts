import { toLab } from '../planes';
import { withoutCast } from './cast';
import { agreement, closed, faint, focus } from './doubt';

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

  it('is faint where its two sides are of one colour', () => {
    const lab = picture([200, 30, 40]);
    expect(faint(lab, disc(15))).toBeLessThan(0.05);
    expect(faint(lab, disc(9))).toBeGreaterThan(0.9);
  });

  it('is in focus where its outline runs along edges, and out of it elsewhere', () => {
    const lab = picture([200, 30, 40]);
    expect(focus(lab, disc(15))).toBeGreaterThan(0.4);
    expect(focus(lab, disc(10))).toBeLessThan(0.1);
  });
});

describe('a mask that holds the shadow beside its subject', () => {
  const W = 160;
  const H = 120;
  const isBall = (x: number, y: number) => Math.hypot(x - 70, y - 60) < 26;
  // softer the farther off, and on ground whose light changes
  const shade = (x: number, y: number) =>
    Math.max(0, Math.min(1, (1.25 - Math.hypot((x - 92) / 34, (y - 86) / 11)) / 0.5));
  const ground = (x: number) => [150 + x / 3, 110 + x / 4, 70 + x / 6] as const;
  /** @param subject its colour, red, green and blue */
  const scene = (subject: readonly [number, number, number]) => {
    const bytes = new Uint8Array(W * H * 4);
    const mask = new Float32Array(W * H);
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const [dark, i] = [1 - 0.5 * shade(x, y), y * W + x];
        bytes.set([...(isBall(x, y) ? subject : ground(x).map((v) => v * dark)), 255], i * 4);
        mask[i] = Number(isBall(x, y) || shade(x, y) > 0.15);
      }
    return { lab: toLab({ data: bytes, width: W, height: H }), mask };
  };
  const shares = (mask: Float32Array) => {
    const [ball, shadow] = [[] as number[], [] as number[]];
    mask.forEach((v, i) => {
      const [x, y] = [i % W, Math.floor(i / W)];
      if (isBall(x, y)) ball.push(v);
      else if (shade(x, y) > 0.4) shadow.push(v);
    });
    const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
    return { ball: mean(ball), shadow: mean(shadow) };
  };

  it('loses it, and keeps the subject whole', () => {
    const { lab, mask } = scene([40, 70, 190]);
    expect(shares(mask).shadow).toBe(1);
    const made = shares(withoutCast(lab, mask));
    expect(made.shadow).toBeLessThan(0.1);
    expect(made.ball).toBeGreaterThan(0.97);
  });

  it('stays as it is where what is dark is of another colour than the ground', () => {
    const { lab, mask } = scene([40, 70, 190]);
    // a blue thing of the same form as the shadow
    for (let i = 0; i < mask.length; i++)
      if (mask[i] && !isBall(i % W, Math.floor(i / W))) [lab.a[i], lab.b[i]] = [-0.03, -0.12];
    expect(shares(withoutCast(lab, mask)).shadow).toBeGreaterThan(0.9);
  });
});
