import { boxBlur, boxBlurFour, clamp, resizePlane } from '../planes';
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
    for (let i = 0, p = c; i < channel.length; i++, p += 4)
      out[p] = Math.round(alpha[i]! >= 0.995 ? channel[i]! : own[i]!);
  });
  for (let i = 0, p = 3; i < alpha.length; i++, p += 4) out[p] = Math.round(data[p]! * clamp(alpha[i]!));
  return { data: out, width, height };
}

/** Means around each pixel of what is the subject's and of what is the background's, as much of each as its opacity says; of three channels. */
function around(
  fore: readonly Plane[],
  back: readonly Plane[],
  alpha: Plane,
  { width, height }: { width: number; height: number },
  radius: number,
): { fore: Plane[]; back: Plane[] } {
  const means = (planes: readonly Plane[], share: (v: number) => number) => {
    const values = new Float32Array(alpha.length * 4);
    const [r, g, b] = planes as [Plane, Plane, Plane];
    for (let i = 0, at = 0; i < alpha.length; i++, at += 4) {
      const part = share(alpha[i]!);
      values[at] = r[i]! * part;
      values[at + 1] = g[i]! * part;
      values[at + 2] = b[i]! * part;
      values[at + 3] = part;
    }
    boxBlurFour(values, width, height, radius);
    return planes.map((_, c) => {
      const mean = new Float32Array(alpha.length);
      for (let i = 0, at = c; i < mean.length; i++, at += 4) mean[i] = values[at]! / (values[at - c + 3]! + 1e-5);
      return mean;
    });
  };
  return { fore: means(fore, (v) => v), back: means(back, (v) => 1 - v) };
}

/** Brings the means to what, laid over each other, gives the pixel. */
function merge(channel: Plane, alpha: Plane, fore: Plane, back: Plane): void {
  for (let i = 0; i < channel.length; i++) {
    const [v, f] = [alpha[i]!, fore[i]!];
    fore[i] = clamp(f + v * (channel[i]! - v * f - (1 - v) * back[i]!), 0, 255);
  }
}
