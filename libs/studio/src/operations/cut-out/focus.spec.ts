import { blank } from '../planes';
import { inFocusBeside } from './focus';

/** A subject in the upper half, what carries it below, each striped where it is in focus; grey behind them. */
function scene(isCarrierSharp: boolean, isBackgroundSharp = false) {
  const lab = blank({ width: 320, height: 320 });
  const alpha = new Float32Array(lab.l.length);
  for (let y = 0; y < lab.height; y++)
    for (let x = 0; x < lab.width; x++) {
      const i = y * lab.width + x;
      const isSubject = x >= 96 && x < 224 && y >= 32 && y < 192;
      const isCarrier = x >= 96 && x < 224 && y >= 192;
      alpha[i] = Number(isSubject);
      const isSharp = isSubject || (isCarrier ? isCarrierSharp : isBackgroundSharp);
      lab.l[i] = isSharp && x % 4 < 2 ? 0.7 : 0.5;
    }
  return inFocusBeside(lab, alpha).found;
}

describe('what is as sharp as the subject beside it', () => {
  it('is found before a blurred background', () => {
    const found = scene(true);
    expect(found).toHaveLength(1);
    expect(found[0]?.cells.length).toBeGreaterThan(40);
  });
  it('is nothing where all beside it is blurred', () => expect(scene(false)).toEqual([]));
  it('is nothing before a background that is as sharp: what is near and what is far look alike', () =>
    expect(scene(true, true)).toEqual([]));
});
