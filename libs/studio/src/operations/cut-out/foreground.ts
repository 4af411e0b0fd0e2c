import { boxBlurFour, clamp, inChunks, resizedPart, shrunk } from '../planes';
import type { Plane } from '../planes';
import type { Picture } from '../picture';

/** Of how many pixels each way one is made where colours are looked for far off. */
const COARSE = 4;
/** Pixels of the side of a tile: most of them lie within the subject or beyond it, where there is nothing to tell. */
const TILE = 64;
/** From this opacity on a pixel has its own colour, and up to the other it is not seen. */
const OPAQUE = 0.995;
const CLEAR = 0.5 / 255;

interface Size {
  width: number;
  height: number;
}

interface Tile extends Size {
  left: number;
  top: number;
}

/**
 * The picture with this opacity, and without the background's colour in what is half transparent: the subject's own colour there
 * is told from around it (blur fusion, Forte 2021), first from far off, then from close by.
 */
export function lifted({ data, width, height }: Picture, alpha: Plane): Picture {
  const out = new Uint8Array(data.length);
  const side = Math.max(width, height);
  const reach = Math.max(2, Math.round(side * 0.004));
  const far = farOff(data, alpha, { width, height }, Math.max(4, side * 0.04) / COARSE);
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const inner = { left, top, width: Math.min(TILE, width - left), height: Math.min(TILE, height - top) };
      const tile = widened(inner, reach, { width, height });
      const { least, most } = rangeOf(alpha, width, tile);
      if (most < CLEAR) continue;
      copyTile(data, alpha, width, inner, out);
      if (least < OPAQUE) tellColours(data, alpha, { width, height }, far, { tile, inner, reach }, out);
    }
  return { data: out, width, height };
}

function widened({ left, top, width, height }: Tile, by: number, whole: Size): Tile {
  const [x, y] = [Math.max(0, left - by), Math.max(0, top - by)];
  return {
    left: x,
    top: y,
    width: Math.min(whole.width, left + width + by) - x,
    height: Math.min(whole.height, top + height + by) - y,
  };
}

function rangeOf(alpha: Plane, stride: number, { left, top, width, height }: Tile): { least: number; most: number } {
  let [least, most] = [1, 0];
  for (let y = top; y < top + height; y++)
    for (let i = y * stride + left; i < y * stride + left + width; i++) {
      const v = alpha[i]!;
      if (v < least) least = v;
      if (v > most) most = v;
    }
  return { least, most };
}

/** The colours as they are, as opaque as they shall be. */
function copyTile(
  data: Uint8Array,
  alpha: Plane,
  stride: number,
  { left, top, width, height }: Tile,
  out: Uint8Array,
): void {
  for (let y = top; y < top + height; y++) {
    const from = y * stride + left;
    out.set(data.subarray(4 * from, 4 * (from + width)), 4 * from);
    for (let i = from, p = 4 * from + 3; i < from + width; i++, p += 4)
      out[p] = Math.round(data[p]! * clamp(alpha[i]!));
  }
}

/** Mean colours of what is the subject's and of what is the background's. */
interface Means extends Size {
  fore: readonly Plane[];
  back: readonly Plane[];
}

/** They as they are widely about each pixel, in a small copy. */
function farOff(data: Uint8Array, alpha: Plane, { width, height }: Size, radius: number): Means {
  const size = { width: Math.ceil(width / COARSE), height: Math.ceil(height / COARSE) };
  const channel = new Float32Array(alpha.length);
  const colours = [0, 1, 2].map((c) => {
    inChunks(channel.length, (from, to) => takeChannel(data, c, channel, from, to));
    return shrunk(channel, width, height, COARSE);
  });
  const part = shrunk(alpha, width, height, COARSE);
  const means = (opacity: Plane) => {
    const values = new Float32Array(4 * opacity.length);
    inChunks(opacity.length, (from, to) => weigh(colours, opacity, values, from, to));
    boxBlurFour(values, size.width, size.height, radius);
    return colours.map((_, c) => {
      const mean = new Float32Array(opacity.length);
      inChunks(mean.length, (from, to) => divide(values, c, mean, from, to));
      return mean;
    });
  };
  return { fore: means(part), back: means(part.map((v) => 1 - v)), ...size };
}

function takeChannel(data: Uint8Array, c: number, out: Plane, from: number, to: number): void {
  for (let i = from, p = 4 * from + c; i < to; i++, p += 4) out[i] = data[p]!;
}

function weigh([r, g, b]: readonly Plane[], opacity: Plane, values: Float32Array, from: number, to: number): void {
  for (let i = from, at = 4 * from; i < to; i++, at += 4) {
    const part = opacity[i]!;
    values[at] = r![i]! * part;
    values[at + 1] = g![i]! * part;
    values[at + 2] = b![i]! * part;
    values[at + 3] = part;
  }
}

/** So that nothing is divided by nothing. */
const LEAST = 1e-5;
function divide(values: Float32Array, c: number, out: Plane, from: number, to: number): void {
  for (let i = from, at = 4 * from; i < to; i++, at += 4) out[i] = values[at + c]! / (values[at + 3]! + LEAST);
}

/** The mean brought to what, laid over the background, gives the pixel. */
const fused = (own: number, alpha: number, fore: number, back: number): number =>
  clamp(fore + alpha * (own - alpha * fore - (1 - alpha) * back), 0, 255);

/** Writes the subject's colour where it is not quite opaque. @param at the tile with as much around it as the means reach, and without */
function tellColours(
  data: Uint8Array,
  alpha: Plane,
  size: Size,
  far: Means,
  { tile, inner, reach }: { tile: Tile; inner: Tile; reach: number },
  out: Uint8Array,
): void {
  const cut = (plane: Plane) => resizedPart(plane, far, size, tile);
  const { fore, back } = { fore: far.fore.map(cut), back: far.back.map(cut) };
  const foreValues = new Float32Array(4 * tile.width * tile.height);
  const backValues = new Float32Array(foreValues.length);
  for (let y = 0; y < tile.height; y++) {
    const from = (tile.top + y) * size.width + tile.left;
    fuseRow(data, alpha, from, fore, back, foreValues, backValues, y * tile.width, tile.width);
  }
  boxBlurFour(foreValues, tile.width, tile.height, reach);
  boxBlurFour(backValues, tile.width, tile.height, reach);
  for (let y = inner.top; y < inner.top + inner.height; y++) {
    const at = (y - tile.top) * tile.width + inner.left - tile.left;
    writeRow(data, alpha, y * size.width + inner.left, foreValues, backValues, at, inner.width, out);
  }
}

/** A row of the subject's and of the background's colours, as much of each as its opacity says. */
function fuseRow(
  data: Uint8Array,
  alpha: Plane,
  from: number,
  fore: readonly Plane[],
  back: readonly Plane[],
  foreValues: Float32Array,
  backValues: Float32Array,
  at: number,
  count: number,
): void {
  for (let c = 0; c < 3; c++) {
    const foreOf = fore[c]!;
    const backOf = back[c]!;
    for (let k = at, i = from; k < at + count; k++, i++) {
      const v = alpha[i]!;
      foreValues[4 * k + c] = v * fused(data[4 * i + c]!, v, foreOf[k]!, backOf[k]!);
      backValues[4 * k + c] = (1 - v) * backOf[k]!;
    }
  }
  for (let k = at, i = from; k < at + count; k++, i++) {
    foreValues[4 * k + 3] = alpha[i]!;
    backValues[4 * k + 3] = 1 - alpha[i]!;
  }
}

function writeRow(
  data: Uint8Array,
  alpha: Plane,
  from: number,
  foreValues: Float32Array,
  backValues: Float32Array,
  at: number,
  count: number,
  out: Uint8Array,
): void {
  for (let k = 0; k < count; k++) {
    const v = alpha[from + k]!;
    if (v >= OPAQUE) continue;
    const p = 4 * (from + k);
    const q = 4 * (at + k);
    const fore = foreValues[q + 3]! + LEAST;
    const back = backValues[q + 3]! + LEAST;
    for (let c = 0; c < 3; c++)
      out[p + c] = Math.round(fused(data[p + c]!, v, foreValues[q + c]! / fore, backValues[q + c]! / back));
  }
}
