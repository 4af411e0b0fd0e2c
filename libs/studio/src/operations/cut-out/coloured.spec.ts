import { toLab } from '../planes';
import { withoutHueOf } from './coloured';
import { backdropOf } from './plain';

const SIDE = 96;
const MIDDLE = SIDE / 2;
type Colour = readonly [number, number, number];
const PURPLE: Colour = [140, 62, 158];
const SHADOW: Colour = [106, 45, 120];
const ORANGE: Colour = [232, 140, 70];
const radius = (i: number) => Math.hypot((i % SIDE) - MIDDLE, Math.floor(i / SIDE) - MIDDLE);
const isRing = (i: number) => radius(i) >= 14 && radius(i) < 30;

/** A ring before a ground: what becomes of its middle, which an earlier step kept. */
function cleared(ground: Colour, middle: Colour, sureOfMiddle: number) {
  const data = new Uint8Array(SIDE * SIDE * 4);
  const [alpha, salient] = [new Float32Array(SIDE * SIDE), new Float32Array(SIDE * SIDE)];
  for (let i = 0; i < SIDE * SIDE; i++) {
    data.set([...(isRing(i) ? ORANGE : radius(i) < 14 ? middle : ground), 255], 4 * i);
    alpha[i] = Number(radius(i) < 30);
    salient[i] = isRing(i) ? 1 : radius(i) < 14 ? sureOfMiddle : 0;
  }
  const lab = toLab({ data, width: SIDE, height: SIDE });
  return withoutHueOf(backdropOf(lab), lab, alpha, salient);
}
const [IN_MIDDLE, ON_RING] = [MIDDLE * SIDE + MIDDLE, MIDDLE * SIDE + MIDDLE + 22];

describe('a coloured ground that a subject encloses', () => {
  it('goes, in shadow too, and the subject stays', () => {
    for (const middle of [PURPLE, SHADOW]) {
      const alpha = cleared(PURPLE, middle, 0.9);
      expect(alpha?.[IN_MIDDLE]).toBeLessThan(0.02);
      expect(alpha?.[ON_RING]).toBe(1);
    }
  });

  it('stays where the network is sure that it is a part of the subject, or where it has another hue', () => {
    expect(cleared(PURPLE, SHADOW, 1)).toBeUndefined();
    expect(cleared(PURPLE, [60, 90, 200], 0.9)).toBeUndefined();
  });

  it('tells nothing where the ground is grey, as a white label before a white wall', () => {
    expect(cleared([240, 240, 238], [240, 240, 238], 0.9)).toBeUndefined();
  });
});
