import { boxBlurFour, clamp, inChunks, resizePlane, shrunk } from '../planes';
import type { Plane } from '../planes';
import type { Picture } from '../picture';

/** Of how many pixels each way one is made where colours are looked for far off. */
const COARSE = 4;

/**
 * The picture with this opacity, and without the background's colour in what is half transparent: the subject's own colour there
 * is told from around it (blur fusion, Forte 2021), first from far off, then from close by.
 */
export function lifted({ data, width, height }: Picture, alpha: Plane): Picture {
  const out = new Uint8Array(data.length);
  const side = Math.max(width, height);
  const size = { width: Math.ceil(width / COARSE), height: Math.ceil(height / COARSE) };
  const small = (plane: Plane) => shrunk(plane, width, height, COARSE);
  const large = (plane: Plane) => resizePlane(plane, size.width, size.height, width, height);
  const channels = [0, 1, 2].map((c) => {
    const channel = new Float32Array(alpha.length);
    for (let i = 0, p = c; i < channel.length; i++, p += 4) channel[i] = data[p]!;
    return channel;
  });
  const colours = channels.map(small);
  const far = around(colours, colours, small(alpha), size, Math.max(4, side * 0.04) / COARSE);
  const [fore, back] = [far.fore.map(large), far.back.map(large)];
  channels.forEach((channel, c) => merge(channel, alpha, fore[c]!, back[c]!));
  const near = around(fore, back, alpha, { width, height }, Math.max(2, side * 0.004));
  channels.forEach((channel, c) => {
    const own = near.fore[c]!;
    merge(channel, alpha, own, near.back[c]!);
    inChunks(channel.length, (from, to) => write(channel, alpha, own, out, c, from, to));
  });
  inChunks(alpha.length, (from, to) => writeOpacity(data, alpha, out, from, to));
  return { data: out, width, height };
}

/** The subject's own colour where it is not quite opaque, as every fourth byte. */
function write(channel: Plane, alpha: Plane, own: Plane, out: Uint8Array, c: number, from: number, to: number): void {
  for (let i = from, p = 4 * from + c; i < to; i++, p += 4)
    out[p] = Math.round(alpha[i]! >= 0.995 ? channel[i]! : own[i]!);
}

function writeOpacity(data: Uint8Array, alpha: Plane, out: Uint8Array, from: number, to: number): void {
  for (let i = from, p = 4 * from + 3; i < to; i++, p += 4) out[p] = Math.round(data[p]! * clamp(alpha[i]!));
}

/** Means around each pixel of what is the subject's and of what is the background's, as much of each as its opacity says; of three channels. */
function around(
  fore: readonly Plane[],
  back: readonly Plane[],
  alpha: Plane,
  { width, height }: { width: number; height: number },
  radius: number,
): { fore: Plane[]; back: Plane[] } {
  const values = new Float32Array(alpha.length * 4);
  const means = (planes: readonly Plane[], isBack: boolean) => {
    inChunks(alpha.length, (from, to) => shareOut(planes, alpha, isBack, values, from, to));
    boxBlurFour(values, width, height, radius);
    return planes.map((_, c) => {
      const mean = new Float32Array(alpha.length);
      inChunks(mean.length, (from, to) => divide(values, c, mean, from, to));
      return mean;
    });
  };
  return { fore: means(fore, false), back: means(back, true) };
}

/** Of each colour as much as its pixel is the subject's, or the background's; and how much that is. */
function shareOut(
  [r, g, b]: readonly Plane[],
  alpha: Plane,
  isBack: boolean,
  values: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from, at = 4 * from; i < to; i++, at += 4) {
    const part = isBack ? 1 - alpha[i]! : alpha[i]!;
    values[at] = r![i]! * part;
    values[at + 1] = g![i]! * part;
    values[at + 2] = b![i]! * part;
    values[at + 3] = part;
  }
}

function divide(values: Float32Array, c: number, out: Plane, from: number, to: number): void {
  for (let i = from, at = 4 * from; i < to; i++, at += 4) out[i] = values[at + c]! / (values[at + 3]! + 1e-5);
}

/** Brings the means to what, laid over each other, gives the pixel. */
function merge(channel: Plane, alpha: Plane, fore: Plane, back: Plane): void {
  inChunks(channel.length, (from, to) => mergePart(channel, alpha, fore, back, from, to));
}
function mergePart(channel: Plane, alpha: Plane, fore: Plane, back: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const v = alpha[i]!;
    const f = fore[i]!;
    fore[i] = clamp(f + v * (channel[i]! - v * f - (1 - v) * back[i]!), 0, 255);
  }
}
