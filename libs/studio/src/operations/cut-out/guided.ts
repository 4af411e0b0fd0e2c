import { boxBlur, boxBlurFour, clamp, inChunks, shrunk } from '../planes';
import type { Lab, Plane } from '../planes';

/** Pixels of the radius from which on a copy half as large tells the coefficients as well (He and Sun, 2015). */
const COARSE = 4;

/**
 * Makes planes follow the edges of a picture (He's guided filter, with colour): within a square of side 2 × radius + 1 what comes
 * out is a linear function of the colour. What only the picture decides is worked out once for all planes.
 *
 * @param eps variance of colour that counts as an edge
 */
export function guide(lab: Lab, radius: number, eps: number): (plane: Plane) => Plane {
  const side = radius < COARSE ? 1 : 2;
  const small = (plane: Plane) => (side === 1 ? plane : shrunk(plane, lab.width, lab.height, side));
  const size = { width: Math.ceil(lab.width / side), height: Math.ceil(lab.height / side) };
  const coefficients = coefficientsIn(
    { l: small(lab.l), a: small(lab.a), b: small(lab.b), ...size },
    Math.max(1, Math.round(radius / side)),
    eps,
  );
  return (plane) => applied(coefficients(small(plane)), size, lab, side);
}

/** The linear function about each pixel: what l, a and b count, and what is added; four numbers a pixel, overwritten by the next plane. */
function coefficientsIn({ l, a, b, width, height }: Lab, radius: number, eps: number): (plane: Plane) => Float32Array {
  const box = (p: Plane) => boxBlur(p, width, height, radius);
  const product = (p: Plane, q: Plane) => {
    const out = new Float32Array(p.length);
    inChunks(out.length, (from, to) => multiply(p, q, out, from, to));
    return out;
  };
  const [ml, ma, mb] = [box(l), box(a), box(b)];
  // the covariance of the colour, made solvable by eps, inverted
  const [i00, i01, i02] = [box(product(l, l)), box(product(l, a)), box(product(l, b))];
  const [i11, i12, i22] = [box(product(a, a)), box(product(a, b)), box(product(b, b))];
  const colours: Colours = { l, a, b, ml, ma, mb, i00, i01, i02, i11, i12, i22 };
  inChunks(l.length, (from, to) => invert(colours, eps, from, to));
  const four = new Float32Array(l.length * 4);
  return (plane) => {
    inChunks(l.length, (from, to) => timesColours(plane, colours, four, from, to));
    boxBlurFour(four, width, height, radius);
    inChunks(l.length, (from, to) => solve(colours, four, from, to));
    boxBlurFour(four, width, height, radius);
    return four;
  };
}

/** The colours about each pixel: themselves, their means, and the inverse of their covariance. */
interface Colours {
  l: Plane;
  a: Plane;
  b: Plane;
  ml: Plane;
  ma: Plane;
  mb: Plane;
  i00: Plane;
  i01: Plane;
  i02: Plane;
  i11: Plane;
  i12: Plane;
  i22: Plane;
}

function multiply(one: Plane, other: Plane, out: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) out[i] = one[i]! * other[i]!;
}

/** The inverse of the covariance, in place of the means of the products. */
function invert({ ml, ma, mb, i00, i01, i02, i11, i12, i22 }: Colours, eps: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const L = ml[i]!;
    const A = ma[i]!;
    const B = mb[i]!;
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
}

function timesColours(plane: Plane, { l, a, b }: Colours, four: Float32Array, from: number, to: number): void {
  for (let i = from, at = 4 * from; i < to; i++, at += 4) {
    const v = plane[i]!;
    four[at] = v * l[i]!;
    four[at + 1] = v * a[i]!;
    four[at + 2] = v * b[i]!;
    four[at + 3] = v;
  }
}

/** The linear function of each window, in place of the means of the products. */
function solve(
  { ml, ma, mb, i00, i01, i02, i11, i12, i22 }: Colours,
  four: Float32Array,
  from: number,
  to: number,
): void {
  for (let i = from, at = 4 * from; i < to; i++, at += 4) {
    const L = ml[i]!;
    const A = ma[i]!;
    const B = mb[i]!;
    const P = four[at + 3]!;
    const c0 = four[at]! - P * L;
    const c1 = four[at + 1]! - P * A;
    const c2 = four[at + 2]! - P * B;
    const wl = c0 * i00[i]! + c1 * i01[i]! + c2 * i02[i]!;
    const wa = c0 * i01[i]! + c1 * i11[i]! + c2 * i12[i]!;
    const wb = c0 * i02[i]! + c1 * i12[i]! + c2 * i22[i]!;
    four[at] = wl;
    four[at + 1] = wa;
    four[at + 2] = wb;
    four[at + 3] = P - wl * L - wa * A - wb * B;
  }
}

/** The function at each pixel, between those of a copy so many times smaller, of its colour. */
function applied(
  four: Float32Array,
  { width, height }: { width: number; height: number },
  lab: Lab,
  side: number,
): Plane {
  const out = new Float32Array(lab.l.length);
  const mixed = new Float32Array(width * 4);
  for (let y = 0; y < lab.height; y++) {
    const fy = clamp((y + 0.5) / side - 0.5, 0, height - 1);
    const top = (fy | 0) * width * 4;
    const low = Math.min(height - 1, (fy | 0) + 1) * width * 4;
    const ty = fy - (fy | 0);
    for (let k = 0; k < mixed.length; k++) mixed[k] = four[top + k]! + (four[low + k]! - four[top + k]!) * ty;
    applyRow(mixed, side, lab, y, out);
  }
  return out;
}

function applyRow(mixed: Float32Array, side: number, { l, a, b, width }: Lab, y: number, out: Plane): void {
  const last = mixed.length / 4 - 1;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const fx = clamp((x + 0.5) / side - 0.5, 0, last);
    const left = fx | 0;
    const p = left * 4;
    const q = left < last ? p + 4 : p;
    const t = fx - left;
    const wl = mixed[p]! + (mixed[q]! - mixed[p]!) * t;
    const wa = mixed[p + 1]! + (mixed[q + 1]! - mixed[p + 1]!) * t;
    const wb = mixed[p + 2]! + (mixed[q + 2]! - mixed[p + 2]!) * t;
    const w0 = mixed[p + 3]! + (mixed[q + 3]! - mixed[p + 3]!) * t;
    out[i] = wl * l[i]! + wa * a[i]! + wb * b[i]! + w0;
  }
}
