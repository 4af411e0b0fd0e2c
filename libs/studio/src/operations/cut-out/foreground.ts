import { boxBlur, clamp } from '../planes';
import type { Plane } from '../planes';
import type { Picture } from '../picture';

/**
 * The picture with this opacity, and without the background's colour in what is half transparent: the subject's own colour there
 * is told from around it (blur fusion, Forte 2021).
 */
export function lifted({ data, width, height }: Picture, alpha: Plane): Picture {
  const out = new Uint8Array(data.length);
  const inverse = alpha.map((v) => 1 - v);
  for (let c = 0; c < 3; c++) {
    const channel = new Float32Array(alpha.length);
    for (let i = 0; i < channel.length; i++) channel[i] = data[i * 4 + c]!;
    let fore: Plane = channel;
    let back: Plane = channel;
    const side = Math.max(width, height);
    for (const radius of [Math.max(4, side * 0.04), Math.max(2, side * 0.004)]) {
      const [f, b] = [meanOf(fore, alpha, width, height, radius), meanOf(back, inverse, width, height, radius)];
      fore = f.map((v, i) => clamp(v + alpha[i]! * (channel[i]! - alpha[i]! * v - (1 - alpha[i]!) * b[i]!), 0, 255));
      back = b;
    }
    for (let i = 0; i < channel.length; i++) out[i * 4 + c] = Math.round(alpha[i]! >= 0.995 ? channel[i]! : fore[i]!);
  }
  for (let i = 0; i < alpha.length; i++) out[i * 4 + 3] = Math.round(255 * clamp(alpha[i]!));
  return { data: out, width, height };
}

/** Mean around each pixel, as much of each as its weight says. */
function meanOf(plane: Plane, weight: Plane, width: number, height: number, radius: number): Plane {
  const weights = boxBlur(weight, width, height, radius);
  const sums = boxBlur(
    plane.map((v, i) => v * weight[i]!),
    width,
    height,
    radius,
  );
  return sums.map((v, i) => v / (weights[i]! + 1e-5));
}
