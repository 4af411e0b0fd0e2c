import { boxBlur, clamp, resizePlane } from '../planes';
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
  const small = (plane: Plane) =>
    resizePlane(boxBlur(plane, width, height, COARSE / 2), width, height, size.width, size.height);
  const far = around(small(alpha), size, Math.max(4, side * 0.04) / COARSE);
  const near = around(alpha, { width, height }, Math.max(2, side * 0.004));
  for (let c = 0; c < 3; c++) {
    const channel = new Float32Array(alpha.length);
    for (let i = 0; i < channel.length; i++) channel[i] = data[i * 4 + c]!;
    const distant = far(small(channel));
    const large = (plane: Plane) => resizePlane(plane, size.width, size.height, width, height);
    const [fore, back] = [large(distant.fore), large(distant.back)];
    merge(channel, alpha, fore, back);
    const close = near(fore, back);
    merge(channel, alpha, close.fore, close.back);
    for (let i = 0; i < channel.length; i++)
      out[i * 4 + c] = Math.round(alpha[i]! >= 0.995 ? channel[i]! : close.fore[i]!);
  }
  for (let i = 0; i < alpha.length; i++) out[i * 4 + 3] = Math.round(data[i * 4 + 3]! * clamp(alpha[i]!));
  return { data: out, width, height };
}

/** Means around each pixel of what is the subject's and of what is the background's, as much of each as its opacity says. */
function around(alpha: Plane, { width, height }: { width: number; height: number }, radius: number) {
  const box = (plane: Plane) => boxBlur(plane, width, height, radius);
  const weights = box(alpha);
  return (fore: Plane, back: Plane = fore): { fore: Plane; back: Plane } => {
    const [f, b] = [new Float32Array(alpha.length), new Float32Array(alpha.length)];
    for (let i = 0; i < f.length; i++) {
      f[i] = fore[i]! * alpha[i]!;
      b[i] = back[i]! * (1 - alpha[i]!);
    }
    const [fores, backs] = [box(f), box(b)];
    for (let i = 0; i < f.length; i++) {
      fores[i]! /= weights[i]! + 1e-5;
      backs[i]! /= 1 - weights[i]! + 1e-5;
    }
    return { fore: fores, back: backs };
  };
}

/** Brings the means to what, laid over each other, gives the pixel. */
function merge(channel: Plane, alpha: Plane, fore: Plane, back: Plane): void {
  for (let i = 0; i < channel.length; i++) {
    const [v, f] = [alpha[i]!, fore[i]!];
    fore[i] = clamp(f + v * (channel[i]! - v * f - (1 - v) * back[i]!), 0, 255);
  }
}
