import { toLab } from '../planes';
import { agreement, doubtsOf, enclosedTaken, faint, foundAgain } from './doubt';

const SIDE = 40;
const none = new Uint8Array(SIDE * SIDE);
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

describe('a mask that is doubted', () => {
  it('agrees with one like it, and hardly with one elsewhere', () => {
    expect(agreement(disc(15), disc(15))).toBeCloseTo(1);
    expect(agreement(disc(15), disc(5))).toBeLessThan(0.2);
  });

  it('is faint where its two sides are of one colour', () => {
    const lab = picture([200, 30, 40]);
    expect(faint(lab, disc(15))).toBeLessThan(0.05);
    expect(faint(lab, disc(9))).toBeGreaterThan(0.9);
  });

  it('is told of by the places where the network is unsure, and not at all where it is sure', () => {
    const lab = picture([200, 30, 40]);
    expect(doubtsOf(lab, disc(15), none, disc(15))).toEqual([]);
    const unsure = disc(15).map((v, i) => (i % SIDE < 14 ? 0.6 * v : v));
    expect(doubtsOf(lab, disc(15), none, unsure)).toEqual([
      'It is not clear whether all at the left belongs to the subject. It was kept: please look there.',
    ]);
  });

  it('is told of by what stands before a plain ground and was not kept', () => {
    const lab = picture([200, 30, 40]);
    const off = disc(15).map((v) => 0.3 * v);
    expect(doubtsOf(lab, disc(15), none, disc(15), off)).toEqual([]);
    const left = disc(15).map((v, i) => Number(v > 0 && i % SIDE < 18));
    expect(doubtsOf(lab, left, none, left, off)).toContain('What stands in the middle was taken for background.');
  });

  it('is told to be a guess where much of its outline has the colours of what is behind it, without a place', () => {
    const lab = picture([200, 30, 40]);
    expect(doubtsOf(lab, disc(9), none)).toEqual([expect.stringMatching(/^Along most of its outline/u)]);
    // half of it lies deep in the red
    const half = disc(15).map((v, i) => Number(v > 0 && i % SIDE < 18));
    expect(doubtsOf(lab, half, none)).toEqual([expect.stringMatching(/^Along about half of its outline/u)]);
  });

  it('is told of by where it came out half transparent', () => {
    const lab = picture([200, 30, 40]);
    const small = disc(5);
    expect(
      doubtsOf(
        lab,
        disc(15).map((v, i) => (small[i] ? 0.5 : v)),
        none,
      ),
    ).toContain('In the middle the subject came out half transparent. Where it is solid, please paint that in.');
  });

  it('says what it encloses that went, where that may be a part of it', () => {
    const lab = picture([120, 125, 130]);
    const [large, small] = [disc(15), disc(5)];
    const ring = large.map((v, i) => v - small[i]!);
    const found = (likely: number) => ring.map((v, i) => Math.max(v, likely * small[i]!));
    expect(enclosedTaken(lab, ring, found(0.4))).toEqual([
      expect.stringMatching(/^What the subject encloses in the middle/u),
    ]);
    expect(enclosedTaken(lab, ring, found(0.02))).toEqual([]);
  });

  it('says whether what its colours alone told came out whole', () => {
    const lab = picture([200, 30, 40]);
    const piece = { cells: Int32Array.of(SIDE * 35 + 20) };
    expect(foundAgain([piece], lab)).toBe(
      'Parts of the subject at the bottom were found by their colours alone: please look there.',
    );
    expect(foundAgain([piece, piece, piece, piece], lab)).toMatch(/came out in pieces/u);
  });
});
