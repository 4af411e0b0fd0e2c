import { boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';

/**
 * Makes planes follow the edges of a picture (He's guided filter, with colour): within a square of side 2 × radius + 1 what comes
 * out is a linear function of the colour. What only the picture decides is worked out once for all planes.
 *
 * @param eps variance of colour that counts as an edge
 */
export function guide({ l, a, b, width, height }: Lab, radius: number, eps: number): (plane: Plane) => Plane {
  const box = (p: Plane) => boxBlur(p, width, height, radius);
  const product = (p: Plane, q: Plane) => {
    const out = new Float32Array(p.length);
    for (let i = 0; i < out.length; i++) out[i] = p[i]! * q[i]!;
    return out;
  };
  const [ml, ma, mb] = [box(l), box(a), box(b)];
  // the covariance of the colour, made solvable by eps, inverted
  const [i00, i01, i02] = [box(product(l, l)), box(product(l, a)), box(product(l, b))];
  const [i11, i12, i22] = [box(product(a, a)), box(product(a, b)), box(product(b, b))];
  for (let i = 0; i < l.length; i++) {
    const [L, A, B] = [ml[i]!, ma[i]!, mb[i]!];
    const s00 = i00[i]! - L * L + eps;
    const s01 = i01[i]! - L * A;
    const s02 = i02[i]! - L * B;
    const s11 = i11[i]! - A * A + eps;
    const s12 = i12[i]! - A * B;
    const s22 = i22[i]! - B * B + eps;
    const m00 = s11 * s22 - s12 * s12;
    const m01 = s02 * s12 - s01 * s22;
    const m02 = s01 * s12 - s02 * s11;
    const det = s00 * m00 + s01 * m01 + s02 * m02;
    const part = det > 1e-18 ? 1 / det : 0;
    i00[i] = m00 * part;
    i01[i] = m01 * part;
    i02[i] = m02 * part;
    i11[i] = (s00 * s22 - s02 * s02) * part;
    i12[i] = (s01 * s02 - s00 * s12) * part;
    i22[i] = (s00 * s11 - s01 * s01) * part;
  }
  return (plane) => {
    const mp = box(plane);
    const [wl, wa, wb] = [box(product(plane, l)), box(product(plane, a)), box(product(plane, b))];
    const w0 = new Float32Array(l.length);
    for (let i = 0; i < l.length; i++) {
      const [L, A, B, P] = [ml[i]!, ma[i]!, mb[i]!, mp[i]!];
      const [c0, c1, c2] = [wl[i]! - P * L, wa[i]! - P * A, wb[i]! - P * B];
      wl[i] = c0 * i00[i]! + c1 * i01[i]! + c2 * i02[i]!;
      wa[i] = c0 * i01[i]! + c1 * i11[i]! + c2 * i12[i]!;
      wb[i] = c0 * i02[i]! + c1 * i12[i]! + c2 * i22[i]!;
      w0[i] = P - wl[i]! * L - wa[i]! * A - wb[i]! * B;
    }
    const [bl, ba, bb, b0] = [box(wl), box(wa), box(wb), box(w0)];
    return plane.map((_, i) => bl[i]! * l[i]! + ba[i]! * a[i]! + bb[i]! * b[i]! + b0[i]!);
  };
}
