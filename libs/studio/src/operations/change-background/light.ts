import type { Grade } from '../image-to-image/grade';
import { blur, boxBlur, clamp, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';

export interface Light {
  /** mean of the background near the subject */
  l: number;
  a: number;
  b: number;
  /** -1 from the left, 1 from the right */
  side: number;
}

/** The light of a ground, most of all of what is about the subject. */
export function lightOf({ l, a, b, width, height }: Lab, alpha: Plane): Light {
  const near = boxBlur(alpha, width, height, Math.max(width, height) * 0.12);
  let [sum, sl, sa, sb, left, right, nl, nr] = [1e-6, 0, 0, 0, 0, 0, 1e-6, 1e-6];
  for (let i = 0; i < l.length; i++) {
    const weight = 0.15 + near[i]!;
    sum += weight;
    sl += weight * l[i]!;
    sa += weight * a[i]!;
    sb += weight * b[i]!;
    if (i % width < width / 2) {
      left += l[i]!;
      nl++;
    } else {
      right += l[i]!;
      nr++;
    }
  }
  return { l: sl / sum, a: sa / sum, b: sb / sum, side: clamp((right / nr - left / nl) * 5, -1, 1) };
}

/** Lightness and hue some way towards what is behind, light from the same side, and its glow around the outline. */
export function harmonised(fore: Lab, ground: Lab, alpha: Plane, light: Light): Lab {
  const { width, height } = fore;
  let [sum, ml, ma, mb, top, bottom, first, last] = [1e-6, 0, 0, 0, height, 0, width, 0];
  for (let i = 0; i < alpha.length; i++) {
    const v = alpha[i]!;
    if (v < 0.05) continue;
    sum += v;
    ml += v * fore.l[i]!;
    ma += v * fore.a[i]!;
    mb += v * fore.b[i]!;
    const [x, y] = [i % width, (i / width) | 0];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    [first, last] = [Math.min(first, x), Math.max(last, x)];
  }
  [ml, ma, mb] = [ml / sum, ma / sum, mb / sum];
  // what is lifted far is bleached: a bright place lightens a subject less than a dim one darkens it
  const lift = clamp((light.l - ml) * 0.28, -0.13, 0.04);
  const [hueA, hueB] = [clamp((light.a - ma) * 0.18, -0.03, 0.03), clamp((light.b - mb) * 0.18, -0.03, 0.03)];
  const glow = [ground.l, ground.a, ground.b].map((plane) =>
    blur(plane, width, height, Math.max(width, height) * 0.012),
  );
  // a rim of few pixels: thin parts would glow all through
  const inner = blur(alpha, width, height, Math.max(1, Math.max(width, height) * 0.002));
  const out = { ...fore, l: fore.l.slice(), a: fore.a.slice(), b: fore.b.slice() };
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 0.004) continue;
    const x = ((i % width) - first) / Math.max(1, last - first);
    const y = (((i / width) | 0) - top) / Math.max(1, bottom - top);
    // black and white stay
    const room = 4 * clamp(fore.l[i]!) * (1 - clamp(fore.l[i]!));
    const l = fore.l[i]! + (lift + light.side * (x - 0.5) * 0.05 - 0.03 * smoothstep(0.75, 1, y)) * room;
    const rim = (1 - smoothstep(0.55, 0.95, inner[i]!)) * 0.22;
    const [a, b] = leaning(fore.a[i]!, fore.b[i]!, hueA, hueB);
    out.l[i] = l + (glow[0]![i]! - l) * rim;
    out.a[i] = a + (glow[1]![i]! - a) * rim;
    out.b[i] = b + (glow[2]![i]! - b) * rim;
  }
  return out;
}

/** Chroma from which on a colour is paint, and no longer what a light makes of it. */
const PAINT = 0.16;

/** A colour some way towards that of a light: greys take it on, paint keeps its hue and is never paler for it. */
function leaning(a: number, b: number, towardsA: number, towardsB: number): [number, number] {
  const chroma = Math.hypot(a, b);
  const part = 1 - 0.8 * Math.min(1, chroma / PAINT);
  const [newA, newB] = [a + towardsA * part, b + towardsB * part];
  const left = Math.hypot(newA, newB);
  const keep = left > 0 && left < chroma ? 1 + ((chroma - left) / left) * Math.min(1, chroma / PAINT) : 1;
  return [newA * keep, newB * keep];
}

/** What a light does to a subject that keeps its own colours: about half of what it does to a place, and less where that would bleach them. */
export const inLightOf = ({
  exposure = 0,
  saturation = 1,
  contrast = 1,
  lean = 0.6,
  white = 1,
  shadows,
  lights,
}: Grade): Grade => ({
  exposure: (exposure > 0 ? 0.3 : 0.65) * exposure,
  saturation: 1 + (saturation < 1 ? 0.3 : 0.5) * (saturation - 1),
  contrast: 1 + 0.5 * (contrast - 1),
  white: 1 + 0.6 * (white - 1),
  lean: (exposure > 0 ? 0.35 : 0.5) * lean,
  shadows,
  lights,
});
