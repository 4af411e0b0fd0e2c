import fc from 'fast-check';
import { AA, lightnessContrast, nearestPassing, ratioOf } from './contrast';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59],
  ['#949494', '#ffffff', 3.03],
  ['#595959', '#ffffff', 7.0],
])('%s on %s has the ratio that WCAG gives it: %d', (text, ground, ratio) => {
  expect(ratioOf(text, ground)).toBeCloseTo(ratio, 2);
  expect(ratioOf(ground, text)).toBeCloseTo(ratio, 2);
});

// those that the authors of APCA test their own library with: apca-w3 0.1.9, test/index.js. The licence of that package keeps it out of here.
it.each([
  ['#888888', '#ffffff', 63.056469930209424],
  ['#ffffff', '#888888', -68.54146436644962],
  ['#000000', '#aaaaaa', 58.146262578561334],
  ['#aaaaaa', '#000000', -56.24113336839742],
  ['#112233', '#ddeeff', 91.66830811481631],
  ['#ddeeff', '#112233', -93.06770049484275],
  ['#112233', '#444444', 8.32326136957393],
  ['#444444', '#112233', -7.526878460278154],
])('%s on %s has the published lightness contrast %d', (text, ground, contrast) =>
  expect(lightnessContrast(text, ground)).toBeCloseTo(contrast, 8),
);

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

it('finds a shade that passes on any ground, and leaves what passes as it is', () => {
  fc.assert(
    fc.property(hex, hex, (text, ground) => {
      const shade = nearestPassing(text, ground);
      expect(shade).not.toBeNull();
      expect(ratioOf(shade ?? '', ground)).toBeGreaterThanOrEqual(AA);
      if (ratioOf(text, ground) >= AA) expect(shade).toBe(text);
    }),
  );
});
