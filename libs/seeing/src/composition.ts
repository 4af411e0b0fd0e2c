import type { LabPlanes, Plane } from './picture';

/** What the pixels say of how a picture is built. Shares and places are 0 to 1, from the left and the top. */
export interface Composition {
  /** mean lightness, 0 black to 1 white */
  brightness: number;
  /** deviation of lightness: under 0.1 everything is alike, over 0.25 dark stands against light */
  contrast: number;
  /** mean OKLab chroma: under 0.03 nearly grey, over 0.1 strong colour */
  colourfulness: number;
  /** where the weight of what stands out lies */
  weight: { x: number; y: number };
  /** likeness of the left half to the right one seen in a mirror, 0 to 1 */
  symmetry: number;
  /** share of the picture where nothing happens */
  quietSpace: number;
  /** share of pixels that lie on an edge */
  detail: number;
}

export interface Quality {
  /** pixels */
  width: number;
  height: number;
  /** 0 sharp to 1 blurred, of the edges that there are (Crété-Roffet and others, 2007) */
  blur: number;
  /** deviation of the grain, of 255 (Immerkær, 1996) */
  noise: number;
  /** shares of the pixels that are pure white or pure black */
  white: number;
  black: number;
  /** centimetres of a side, printed with 300 dots an inch */
  printWidth: number;
  printHeight: number;
}

const CELLS = 16;
/** Deviations of lightness within a cell that the eye takes for nothing, grain included. */
const QUIET = 0.02;
/** Difference of OKLab from one side of a pixel to the other. */
const EDGE = 0.06;

const mean = (values: ArrayLike<number>) => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return values.length === 0 ? 0 : sum / values.length;
};
const round = (value: number, digits = 3) => Math.round(value * 10 ** digits) / 10 ** digits;

/** @param planes of about 256 pixels a side: finer is texture, not composition */
export function compositionOf({ l, a, b, width, height }: LabPlanes): Composition {
  const brightness = mean(l);
  let [variance, chroma] = [0, 0];
  for (let i = 0; i < l.length; i++) {
    variance += (l[i]! - brightness) ** 2;
    chroma += Math.hypot(a[i]!, b[i]!);
  }
  const step = (i: number, j: number) => Math.hypot(l[i]! - l[j]!, a[i]! - a[j]!, b[i]! - b[j]!);
  let [edges, all, x, y] = [0, 0, 0, 0];
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const i = row * width + column;
      const force = Math.hypot(step(i - 1, i + 1), step(i - width, i + width));
      if (force < EDGE) continue;
      edges++;
      all += force;
      x += force * (column + 0.5);
      y += force * (row + 0.5);
    }
  return {
    brightness: round(brightness),
    contrast: round(Math.sqrt(variance / l.length)),
    colourfulness: round(chroma / l.length),
    weight: all === 0 ? { x: 0.5, y: 0.5 } : { x: round(x / all / width, 2), y: round(y / all / height, 2) },
    symmetry: round(symmetryOf({ l, a, b, width, height }), 2),
    quietSpace: round(quietSpaceOf(l, width, height), 2),
    detail: round(edges / l.length, 2),
  };
}

/** 1 less the mean difference of mirrored pixels, in parts of that of pixels taken at random. */
function symmetryOf({ l, a, b, width, height }: LabPlanes): number {
  let [mirrored, anyhow] = [0, 0];
  const size = l.length;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width / 2; column++) {
      const i = row * width + column;
      const j = row * width + (width - 1 - column);
      const k = (i * 7919 + 104729) % size;
      mirrored += Math.hypot(l[i]! - l[j]!, a[i]! - a[j]!, b[i]! - b[j]!);
      anyhow += Math.hypot(l[i]! - l[k]!, a[i]! - a[k]!, b[i]! - b[k]!);
    }
  return anyhow === 0 ? 1 : Math.max(0, 1 - mirrored / anyhow);
}

function quietSpaceOf(l: Float32Array, width: number, height: number): number {
  const [cellWidth, cellHeight] = [width / CELLS, height / CELLS];
  let quiet = 0;
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      let [sum, squares, count] = [0, 0, 0];
      for (let y = Math.floor(row * cellHeight); y < Math.floor((row + 1) * cellHeight); y++)
        for (let x = Math.floor(column * cellWidth); x < Math.floor((column + 1) * cellWidth); x++) {
          const value = l[y * width + x]!;
          sum += value;
          squares += value * value;
          count++;
        }
      if (count === 0 || squares / count - (sum / count) ** 2 < QUIET ** 2) quiet++;
    }
  return quiet / CELLS ** 2;
}

/**
 * @param grey brightness of at most a few megapixels; of a larger picture a part at its own scale
 * @param size of the whole picture, in pixels
 */
export function qualityOf(grey: Plane, size: { width: number; height: number }): Quality {
  let [white, black] = [0, 0];
  for (const value of grey.data) {
    if (value >= 254) white++;
    else if (value <= 1) black++;
  }
  const print = (pixels: number) => round((pixels / 300) * 2.54, 1);
  return {
    ...size,
    blur: round(Math.max(blurOf(grey, 1, 0), blurOf(grey, 0, 1)), 2),
    noise: round(noiseOf(grey), 1),
    white: round(white / grey.data.length),
    black: round(black / grey.data.length),
    printWidth: print(size.width),
    printHeight: print(size.height),
  };
}

/** What is sharp loses much of its steps when it is blurred on purpose, what is blurred already loses little. */
function blurOf({ data, width, height }: Plane, dx: 0 | 1, dy: 0 | 1): number {
  const at = (x: number, y: number) => data[y * width + x]!;
  const reach = 4;
  let [steps, lost] = [0, 0];
  const blurred = (x: number, y: number) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) sum += at(x + k * dx, y + k * dy);
    return sum / (2 * reach + 1);
  };
  for (let y = reach + 1; y < height - reach; y++) {
    let before = dx ? blurred(reach, y) : 0;
    for (let x = reach + 1; x < width - reach; x++) {
      const here = blurred(x, y);
      const last = dx ? before : blurred(x, y - 1);
      before = here;
      const step = Math.abs(at(x, y) - at(x - dx, y - dy));
      steps += step;
      lost += Math.max(0, step - Math.abs(here - last));
    }
  }
  return steps === 0 ? 0 : 1 - lost / steps;
}

/** Of cells without edges, since an edge is no grain. */
function noiseOf({ data, width, height }: Plane): number {
  let [sum, count] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const [up, down] = [i - width, i + width];
      const slope = Math.abs(data[i + 1]! - data[i - 1]!) + Math.abs(data[down]! - data[up]!);
      if (slope > 24) continue;
      sum += Math.abs(
        data[up - 1]! -
          2 * data[up]! +
          data[up + 1]! -
          2 * data[i - 1]! +
          4 * data[i]! -
          2 * data[i + 1]! +
          data[down - 1]! -
          2 * data[down]! +
          data[down + 1]!,
      );
      count++;
    }
  return count === 0 ? 0 : (Math.sqrt(Math.PI / 2) * sum) / (6 * count);
}
