import { nearestDrawn, smoothed, withoutRims } from './edges';

const [WIDTH, HEIGHT, NOTHING] = [24, 24, 255];
/** A picture of columns: the colour and the label of each. */
function columns(of: (x: number) => { label: number; rgb: [number, number, number] }) {
  const labels = new Uint8Array(WIDTH * HEIGHT);
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let i = 0; i < labels.length; i++) {
    const { label, rgb } = of(i % WIDTH);
    labels[i] = label;
    data.set([...rgb, 255], i * 4);
  }
  return { labels, data };
}
const middleRow = (labels: Uint8Array) => [...labels.subarray(12 * WIDTH + 6, 12 * WIDTH + 18)];

describe('the edges of shapes', () => {
  it('lose a rim that is a mixture of its two sides', () => {
    const { labels, data } = columns((x) =>
      x < 12
        ? { label: 0, rgb: [0, 0, 0] }
        : x === 12
          ? { label: 2, rgb: [180, 180, 180] }
          : { label: 1, rgb: [255, 255, 255] },
    );
    withoutRims(labels, data, WIDTH, 3, NOTHING);
    expect(middleRow(labels)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });

  it('keep a line that is darker than both of its sides', () => {
    const { labels, data } = columns((x) =>
      x < 12
        ? { label: 0, rgb: [255, 255, 0] }
        : x < 14
          ? { label: 2, rgb: [0, 0, 0] }
          : { label: 1, rgb: [255, 0, 0] },
    );
    const before = labels.slice();
    withoutRims(labels, data, WIDTH, 3, NOTHING);
    expect(labels).toEqual(before);
  });

  it('run smoothly between close colours, and between others lose no line of two pixels', () => {
    const { labels } = columns((x) => ({ label: x === 12 || x === 13 ? 1 : 0, rgb: [0, 0, 0] }));
    expect(smoothed(labels, WIDTH, () => false, 1)).toEqual(labels);
    expect(middleRow(smoothed(labels, WIDTH, () => true, 1))).not.toContain(1);
  });

  it('give a pixel that a line covers by more than half to the line', () => {
    const nearest = nearestDrawn([
      { r: 255, g: 255, b: 0 },
      { r: 0, g: 0, b: 0 },
    ]);
    expect([nearest(110, 110, 0), nearest(150, 150, 0)]).toEqual([1, 0]);
  });
});
