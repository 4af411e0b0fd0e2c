import { boxBlur } from '../planes';
import type { Lab, Plane } from '../planes';

/**
 * The plane made to follow the edges of a picture (He's guided filter, with colour): within a square of side 2 × radius + 1 it
 * becomes a linear function of the colour.
 *
 * @param eps variance of colour that counts as an edge
 */
export function guided({ l, a, b, width, height }: Lab, plane: Plane, radius: number, eps: number): Plane {
  const box = (p: Plane) => boxBlur(p, width, height, radius);
  const product = (p: Plane, q: Plane) => p.map((v, i) => v * q[i]!);
  const [ml, ma, mb, mp] = [box(l), box(a), box(b), box(plane)];
  const [ll, la, lb] = [box(product(l, l)), box(product(l, a)), box(product(l, b))];
  const [aa, ab, bb] = [box(product(a, a)), box(product(a, b)), box(product(b, b))];
  const [pl, pa, pb] = [box(product(plane, l)), box(product(plane, a)), box(product(plane, b))];
  const size = width * height;
  const [wl, wa, wb, w0] = [
    new Float32Array(size),
    new Float32Array(size),
    new Float32Array(size),
    new Float32Array(size),
  ];
  for (let i = 0; i < size; i++) {
    const [L, A, B, P] = [ml[i]!, ma[i]!, mb[i]!, mp[i]!];
    // covariance of the colour, made solvable by eps
    const s00 = ll[i]! - L * L + eps;
    const s01 = la[i]! - L * A;
    const s02 = lb[i]! - L * B;
    const s11 = aa[i]! - A * A + eps;
    const s12 = ab[i]! - A * B;
    const s22 = bb[i]! - B * B + eps;
    const [c0, c1, c2] = [pl[i]! - P * L, pa[i]! - P * A, pb[i]! - P * B];
    const m00 = s11 * s22 - s12 * s12;
    const m01 = s02 * s12 - s01 * s22;
    const m02 = s01 * s12 - s02 * s11;
    const m11 = s00 * s22 - s02 * s02;
    const m12 = s01 * s02 - s00 * s12;
    const m22 = s00 * s11 - s01 * s01;
    const det = s00 * m00 + s01 * m01 + s02 * m02;
    const inverse = det > 1e-18 ? 1 / det : 0;
    wl[i] = (m00 * c0 + m01 * c1 + m02 * c2) * inverse;
    wa[i] = (m01 * c0 + m11 * c1 + m12 * c2) * inverse;
    wb[i] = (m02 * c0 + m12 * c1 + m22 * c2) * inverse;
    w0[i] = P - wl[i]! * L - wa[i]! * A - wb[i]! * B;
  }
  const [bl, ba, bbb, b0] = [box(wl), box(wa), box(wb), box(w0)];
  return plane.map((_, i) => bl[i]! * l[i]! + ba[i]! * a[i]! + bbb[i]! * b[i]! + b0[i]!);
}
