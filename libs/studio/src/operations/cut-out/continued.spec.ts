import { toLab } from '../planes';
import { continued } from './continued';

const SIDE = 160;
type Colour = readonly [number, number, number];
const WHITE: Colour = [236, 234, 228];
const LAWN: Colour = [60, 92, 36];
const isSeat = (x: number, y: number) => x > 40 && x < 120 && y > 20 && y < 90;
const isRunner = (x: number, y: number) => x > 30 && x < 130 && y > 100 && y < 110;

/** A white seat on a lawn of which the network sees nothing else: what becomes of what stands below it. */
function below(colour: Colour, isAlso: (x: number, y: number) => boolean = () => false) {
  const data = new Uint8Array(SIDE * SIDE * 4);
  const salient = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isLeg = Math.abs(x - 80) < 3 && y >= 90 && y <= 100;
    data.set([...(isSeat(x, y) || isAlso(x, y) ? WHITE : isRunner(x, y) || isLeg ? colour : LAWN), 255], 4 * i);
    salient[i] = Number(isSeat(x, y));
  }
  return continued(toLab({ data, width: SIDE, height: SIDE }), salient);
}

describe('what continues a subject by its colours', () => {
  it('is found again, and no more than that', () => {
    const more = below(WHITE);
    expect(more?.share[105 * SIDE + 60]).toBe(1);
    expect(more?.share[120 * SIDE + 60]).toBe(0);
  });

  it('is no shadow, and nothing where much else has those colours too', () => {
    expect(below([24, 36, 16])).toBeUndefined();
    expect(below(WHITE, (_, y) => y > 140)).toBeUndefined();
  });
});
