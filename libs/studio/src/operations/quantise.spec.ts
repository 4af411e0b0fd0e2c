import { histogramOf, quantise } from './quantise';
import { withoutCrumbs } from './crumbs';

describe('the few colours of a picture', () => {
  // 40 reds from dark to bright, and as many blues, each in as many pixels
  const SHADES = 40;
  const data = new Uint8Array(SHADES * 2 * 4);
  for (let i = 0; i < SHADES; i++) {
    data.set([40 + i * 5, 10, 10, 255], i * 4);
    data.set([10, 10, 40 + i * 5, 255], (SHADES + i) * 4);
  }
  const reds = (weights?: Float32Array) =>
    quantise(histogramOf(data, weights), 8, 0).swatches.filter(({ r, b }) => r > b).length;

  it('are more of what counts more', () => {
    const first = Float32Array.from({ length: SHADES * 2 }, (_, i) => (i < SHADES ? 7 : 0));
    expect(reds(first)).toBeGreaterThan(reds());
    expect(reds(first.toReversed())).toBeLessThan(reds());
  });
});

describe('a plane of labels', () => {
  /** 20 × 20 of label 0 with a square of so many pixels a side of label 1. */
  const withSquare = (side: number) => {
    const labels = new Uint8Array(400);
    for (let y = 8; y < 8 + side; y++) labels.fill(1, y * 20 + 8, y * 20 + 8 + side);
    return labels;
  };
  const left = (side: number, isClose: boolean) => {
    const labels = withSquare(side);
    const pieces = withoutCrumbs(labels, 20, () => 9, { times: 4, isClose: () => isClose });
    return { pieces, square: labels.filter((label) => label === 1).length };
  };

  it('loses its crumbs, whatever they look like', () => {
    expect(left(2, false)).toEqual({ pieces: 1, square: 0 });
  });

  it('loses an island that is hardly told from what is about it, and keeps one that is', () => {
    expect(left(4, true)).toEqual({ pieces: 1, square: 0 });
    expect(left(4, false)).toEqual({ pieces: 2, square: 16 });
  });

  it('keeps what is large, however close its colour', () => {
    expect(left(6, true)).toEqual({ pieces: 2, square: 36 });
  });
});
