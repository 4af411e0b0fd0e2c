import sharp from 'sharp';
import { type Overlay, overlay, type Picture, placeOn, SIDE, withoutBorder } from './overlay';

/** A crop, a border or a pen that presses harder, not another picture that happens to fit. */
const SCALES = [0.82, 1.2] as const;
const GAINS = [0.75, 1.34] as const;
const LIFT_LIMIT = 40;
const LEAST_OVERLAP = 0.75;

/** Points a side of the windows in which two pictures are compared, and from one window to the next. */
const WINDOW = 8;
const STRIDE = 4;
/** Of 255, the mean of a window in red, green and blue. What is brightened changes its colours a little. */
const COLOR_LIMIT = 32;
/** Variance: windows with at least so much show something, a letter or an edge. */
const EVENTFUL = 30;
/** Variance that compression alone makes. */
const GRAIN = 0.5;
/** Correlation below which a window shows something else. */
const ALIKE_WINDOW = 0.4;
const MOST_OTHER_WINDOWS = 0.06;

/** Points a side of the cells whose means are correlated over the whole picture. */
const CELL = 3;
/** Of 255: the least that cells must differ by to tell anything, and what compression adds to it. */
const LEAST_TEXTURE = 0.12;
const CELL_GRAIN = 0.5;
/** Of the correlation that grain leaves. */
const LEAST_CORRELATION = 0.5;
/** Of 255: two plain pictures are the same colour. */
const PLAIN_LIMIT = 4;

export interface Comparison {
  /** the smallest thumbnail of a picture */
  thumbnail: Uint8Array;
  /** those of others of about the same shape */
  others: Uint8Array[];
}

/** Which of the others show the same: re-encoded, resized, a little cropped, framed or brightened, and nothing else changed. */
export async function areCopies({ thumbnail, others }: Comparison): Promise<boolean[]> {
  const sought = await read(thumbnail);
  return Promise.all(others.map(async (other) => showTheSame(await read(other), sought)));
}

async function read(thumbnail: Uint8Array): Promise<Picture> {
  const double = 2 * SIDE;
  const { width, height } = await sharp(thumbnail).metadata();
  const pixels = await sharp(thumbnail)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    // a decoder's own shrinking would shift what is compared
    .resize(double, double, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .removeAlpha()
    .raw()
    .toBuffer();
  // means of four, which know more than 255 steps: of a surface of one tone little more is left
  const points = new Float32Array(SIDE * SIDE * 3);
  for (let i = 0; i < points.length; i++) {
    const [y, x, channel] = [Math.floor(i / 3 / SIDE), Math.floor(i / 3) % SIDE, i % 3];
    const at = (2 * y * double + 2 * x) * 3 + channel;
    points[i] = (pixels[at]! + pixels[at + 3]! + pixels[at + 3 * double]! + pixels[at + 3 * double + 3]!) / 4;
  }
  return { points, shape: width / height, box: withoutBorder(points) };
}

export function showTheSame(one: Picture, other: Picture): boolean {
  const laid = overlay(one, other);
  const { scale, gain, lift } = laid;
  const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  if (!within(scale, SCALES)) return false;
  if (!within(gain, GAINS) || Math.abs(lift) > LIFT_LIMIT) return false;
  const { points, inside } = drawnOn(other, laid);
  const { left, top, right, bottom } = one.box;
  const whole = inside.length * (right - left) * (bottom - top);
  if (inside.reduce((sum, is) => sum + is, 0) < LEAST_OVERLAP * whole) return false;

  const [light, otherLight] = [lightOf(one.points), lightOf(points)];
  const texture = textureOf(light, otherLight, inside);
  const windows = windowsOf(one.points, points, light, otherLight, inside);
  const farthest = Math.max(...windows.map(({ apart }) => apart));
  if (Math.min(texture.one, texture.other) < LEAST_TEXTURE) {
    const unlit = drawnOn(other, { ...laid, gain: 1, lift: 0 }).points;
    return windowsOf(one.points, unlit, light, otherLight, inside).every(({ apart }) => apart <= PLAIN_LIMIT);
  }
  const eventful = windows.filter(({ variance }) => variance >= EVENTFUL);
  const different = eventful.filter(({ correlation }) => correlation < ALIKE_WINDOW);
  const weaker = Math.min(texture.one, texture.other) ** 2;
  return (
    farthest <= COLOR_LIMIT &&
    different.length <= MOST_OTHER_WINDOWS * eventful.length &&
    texture.correlation >= (LEAST_CORRELATION * weaker) / (weaker + CELL_GRAIN ** 2)
  );
}

/** What of a picture lies on each point of the one below it, brightened as the overlay says. */
function drawnOn({ points: picture }: Picture, laid: Overlay): { points: Float32Array; inside: Uint8Array } {
  const points = new Float32Array(picture.length);
  const inside = new Uint8Array(SIDE * SIDE);
  for (let point = 0; point < inside.length; point++) {
    const place = placeOn(laid, ((point % SIDE) + 0.5) / SIDE, (Math.floor(point / SIDE) + 0.5) / SIDE);
    if (!place) continue;
    inside[point] = 1;
    const [x, y] = place.map((at) => Math.max(0, Math.min(SIDE - 1.001, at * SIDE - 0.5))) as [number, number];
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    for (let channel = 0; channel < 3; channel++) {
      const at = (column: number, row: number) => picture[(row * SIDE + column) * 3 + channel]!;
      const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
      const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
      const value = laid.gain * (upper * (1 - v) + lower * v) + laid.lift;
      points[point * 3 + channel] = Math.max(0, Math.min(255, value));
    }
  }
  return { points, inside };
}

const lightOf = (points: Float32Array): Float32Array =>
  Float32Array.from(
    { length: points.length / 3 },
    (_, i) => 0.299 * points[3 * i]! + 0.587 * points[3 * i + 1]! + 0.114 * points[3 * i + 2]!,
  );

interface Window {
  /** the mean difference of its colours, 0 to 255 */
  apart: number;
  /** of the brightnesses of the one that shows more */
  variance: number;
  /** of the two, -1 to 1; 1 where both show nothing */
  correlation: number;
}

function windowsOf(
  one: Float32Array,
  other: Float32Array,
  light: Float32Array,
  otherLight: Float32Array,
  inside: Uint8Array,
) {
  const windows: Window[] = [];
  const count = WINDOW * WINDOW;
  for (let top = 0; top + WINDOW <= SIDE; top += STRIDE)
    for (let left = 0; left + WINDOW <= SIDE; left += STRIDE) {
      let [known, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
      const colors = [0, 0, 0];
      for (let y = top; y < top + WINDOW; y++)
        for (let x = left; x < left + WINDOW; x++) {
          const point = y * SIDE + x;
          known += inside[point]!;
          const [here, there] = [light[point]!, otherLight[point]!];
          a += here;
          b += there;
          aa += here * here;
          bb += there * there;
          ab += here * there;
          for (let channel = 0; channel < 3; channel++)
            colors[channel]! += one[3 * point + channel]! - other[3 * point + channel]!;
        }
      if (known < count) continue;
      const [variance, otherVariance] = [aa / count - (a / count) ** 2, bb / count - (b / count) ** 2];
      const together = ab / count - (a * b) / count ** 2;
      windows.push({
        apart: colors.reduce((sum, color) => sum + Math.abs(color), 0) / count / 3,
        variance: Math.max(variance, otherVariance),
        correlation: (together + GRAIN) / Math.sqrt((variance + GRAIN) * (otherVariance + GRAIN)),
      });
    }
  return windows;
}

/** How much neighbouring cells of the two differ, and whether they differ alike: all that a surface of one tone has. */
function textureOf(light: Float32Array, otherLight: Float32Array, inside: Uint8Array) {
  const side = SIDE / CELL;
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const [top, left] = [Math.floor(cell / side) * CELL, (cell % side) * CELL];
    let [a, b, known] = [0, 0, 0];
    for (let y = top; y < top + CELL; y++)
      for (let x = left; x < left + CELL; x++) {
        a += light[y * SIDE + x]!;
        b += otherLight[y * SIDE + x]!;
        known += inside[y * SIDE + x]!;
      }
    return known < CELL * CELL ? undefined : ([a / CELL ** 2, b / CELL ** 2] as const);
  });
  let [aa, bb, ab, count] = [0, 0, 0, 0];
  cells.forEach((cell, index) => {
    if (!cell) return;
    const [row, column] = [Math.floor(index / side), index % side];
    let [meanA, meanB, near] = [0, 0, 0];
    for (let y = Math.max(0, row - 2); y <= Math.min(side - 1, row + 2); y++)
      for (let x = Math.max(0, column - 2); x <= Math.min(side - 1, column + 2); x++) {
        const neighbour = cells[y * side + x];
        if (!neighbour) continue;
        meanA += neighbour[0];
        meanB += neighbour[1];
        near++;
      }
    const [a, b] = [cell[0] - meanA / near, cell[1] - meanB / near];
    aa += a * a;
    bb += b * b;
    ab += a * b;
    count++;
  });
  return { one: Math.sqrt(aa / count), other: Math.sqrt(bb / count), correlation: ab / Math.sqrt(aa * bb + 1e-9) };
}
