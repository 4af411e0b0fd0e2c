/** Points a side of the brightnesses that a fingerprint is made of. */
export const GRID = 128;
/** Points a side that are transformed. */
const SIDE = 64;
/** Frequencies a side that are kept: waves of eight points and longer, which compression and resizing leave alone. */
const WAVES = 16;
/** Of 255. Weaker waves than this are rounding and the traces of compression. */
const FAINTEST = 0.7;
export const FINGERPRINT_BITS = 2 * WAVES * WAVES;

/** How many of the waves that either has the two may not share, 0 to 1, for the one to be looked at as a copy of the other. */
export const ALIKE = 0.72;
/** A picture of hardly any waves is compared as though it had this many. */
export const FEWEST_WAVES = 16;
/** By how much the shape of a copy may differ: a crop or a border at one side. */
export const SHAPE_LIMIT = 0.12;

/** cosines[k * SIDE + n]: the wave k at the point n, of length 1 */
const COSINES = Float64Array.from({ length: WAVES * SIDE }, (_, index) => {
  const [wave, point] = [Math.floor(index / SIDE), index % SIDE];
  return Math.sqrt((wave === 0 ? 1 : 2) / SIDE) * Math.cos((Math.PI / SIDE) * (point + 0.5) * wave);
});

/** By how much of its width and height a picture is narrowed or widened before it is looked for: as a border adds and a crop takes. */
const WINDOWS = [0, 0.04, -0.026];

/**
 * Which waves a picture is made of, by the signs of a cosine transform: the first half of the bits tells those that are strong and positive, the
 * other half those that are strong and negative, and strong is what exceeds half of the others, so that a surface of one tone has its own bits
 * as a poster has. Re-encoding, resizing and another brightness change little of it. It finds what is worth a closer look
 * among thousands; `areCopies` takes that.
 *
 * @param grid 128 by 128 brightnesses, row by row
 * @returns 512 times '0' or '1'
 */
export const fingerprintOf = (grid: Uint8Array): string => bitsOf(grid, 0);

/** The fingerprints to look for: of the picture as it is, without a border, and with what a crop may have taken. */
export const soughtFingerprints = (grid: Uint8Array): string[] => WINDOWS.map((inset) => bitsOf(grid, inset));

function bitsOf(grid: Uint8Array, inset: number): string {
  const points = sample(grid, inset);
  const waves = transform(points);
  const strengths = [...waves].map(Math.abs).sort((a, b) => a - b);
  const strong = Math.max(FAINTEST, strengths[strengths.length / 2]!);
  const bits = (sign: number) => Array.from(waves, (wave) => (wave * sign > strong ? '1' : '0')).join('');
  return bits(1) + bits(-1);
}

/** @param inset of each side; what lies outside repeats the edge */
function sample(grid: Uint8Array, inset: number): Float64Array {
  const scale = ((1 - 2 * inset) * GRID) / SIDE;
  const places = Array.from({ length: SIDE }, (_, index) => inset * GRID + (index + 0.5) * scale - 0.5);
  const clamp = (place: number) => Math.max(0, Math.min(GRID - 1, place));
  const points = new Float64Array(SIDE * SIDE);
  places.forEach((y, row) => {
    const [top, bottom, v] = [clamp(Math.floor(y)), clamp(Math.floor(y) + 1), y - Math.floor(y)];
    places.forEach((x, column) => {
      const [left, right, u] = [clamp(Math.floor(x)), clamp(Math.floor(x) + 1), x - Math.floor(x)];
      const at = (line: number) => grid[line * GRID + left]! * (1 - u) + grid[line * GRID + right]! * u;
      points[row * SIDE + column] = at(top) * (1 - v) + at(bottom) * v;
    });
  });
  return points;
}

/** Its lowest waves, without the mean: WAVES by WAVES, row by row. */
function transform(points: Float64Array): Float64Array {
  const across = new Float64Array(SIDE * WAVES);
  for (let row = 0; row < SIDE; row++)
    for (let wave = 0; wave < WAVES; wave++) {
      let sum = 0;
      for (let n = 0; n < SIDE; n++) sum += points[row * SIDE + n]! * COSINES[wave * SIDE + n]!;
      across[row * WAVES + wave] = sum;
    }
  const waves = new Float64Array(WAVES * WAVES);
  for (let down = 0; down < WAVES; down++)
    for (let wave = 0; wave < WAVES; wave++) {
      let sum = 0;
      for (let n = 0; n < SIDE; n++) sum += across[n * WAVES + wave]! * COSINES[down * SIDE + n]!;
      waves[down * WAVES + wave] = sum;
    }
  waves[0] = 0;
  return waves;
}
