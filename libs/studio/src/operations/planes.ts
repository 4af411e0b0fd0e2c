// Pixel arithmetic. A plane is one number a pixel, row by row; indices stay within by construction, which `!` says.

export type Plane = Float32Array;

/** The colours of a picture in OKLab: `l` from 0 to 1, `a` and `b` about -0.4 to 0.4. */
export interface Lab {
  l: Plane;
  a: Plane;
  b: Plane;
  width: number;
  height: number;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const GAMMA_STEPS = 4096;
const GAMMA = Uint8Array.from({ length: GAMMA_STEPS + 1 }, (_, i) => {
  const v = i / GAMMA_STEPS;
  return Math.round(255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));
});
const CUBE_STEPS = 8192;
const CUBE = Float32Array.from({ length: CUBE_STEPS + 2 }, (_, i) => Math.cbrt(i / CUBE_STEPS));
/** Cube root of 0 to 1, linear between the steps of a table. */
function cubeRoot(v: number): number {
  if (v < 0.01) return Math.cbrt(v);
  const at = Math.min(1, v) * CUBE_STEPS;
  const i = at | 0;
  return CUBE[i]! + (CUBE[i + 1]! - CUBE[i]!) * (at - i);
}

/** OKLab of RGBA bytes. */
export function toLab({ data, width, height }: { data: Uint8Array; width: number; height: number }): Lab {
  const size = width * height;
  const lab = { l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size), width, height };
  for (let i = 0, p = 0; i < size; i++, p += 4) {
    const r = LINEAR[data[p]!]!;
    const g = LINEAR[data[p + 1]!]!;
    const b = LINEAR[data[p + 2]!]!;
    const x = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const y = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const z = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    lab.l[i] = 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z;
    lab.a[i] = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
    lab.b[i] = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  }
  return lab;
}

const byte = (v: number): number => GAMMA[v <= 0 ? 0 : v >= 1 ? GAMMA_STEPS : (v * GAMMA_STEPS + 0.5) | 0]!;

/** RGBA bytes of OKLab, colours outside sRGB clipped; `alpha` is taken from these bytes, else opaque. */
export function fromLab({ l, a, b, width, height }: Lab, alpha?: Uint8Array): Uint8Array {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0, p = 0; i < l.length; i++, p += 4) {
    const u = l[i]! + 0.3963377774 * a[i]! + 0.2158037573 * b[i]!;
    const v = l[i]! - 0.1055613458 * a[i]! - 0.0638541728 * b[i]!;
    const w = l[i]! - 0.0894841775 * a[i]! - 1.291485548 * b[i]!;
    // many times as fast as a power of three
    const [x, y, z] = [u * u * u, v * v * v, w * w * w];
    data[p] = byte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z);
    data[p + 1] = byte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z);
    data[p + 2] = byte(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z);
    data[p + 3] = alpha ? alpha[p + 3]! : 255;
  }
  return data;
}

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v);
/** 0 up to `from`, 1 from `to` on, smooth between. */
export function smoothstep(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Mean over a square of side 2 × radius + 1, cut at the border. */
export function boxBlur(plane: Plane, width: number, height: number, radius: number): Plane {
  const r = Math.max(0, Math.round(radius));
  if (r === 0) return plane.slice();
  const rows = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x <= Math.min(r, width - 1); x++) sum += plane[row + x]!;
    for (let x = 0; x < width; x++) {
      const first = x - r;
      const last = x + r;
      rows[row + x] = sum / (Math.min(last, width - 1) - Math.max(first, 0) + 1);
      if (last + 1 < width) sum += plane[row + last + 1]!;
      if (first >= 0) sum -= plane[row + first]!;
    }
  }
  // a row at a time, so that memory is read in order
  const out = new Float32Array(plane.length);
  const sums = new Float64Array(width);
  for (let y = 0; y <= Math.min(r, height - 1); y++) for (let x = 0; x < width; x++) sums[x]! += rows[y * width + x]!;
  for (let y = 0; y < height; y++) {
    const first = y - r;
    const last = y + r;
    const count = Math.min(last, height - 1) - Math.max(first, 0) + 1;
    for (let x = 0; x < width; x++) out[y * width + x] = sums[x]! / count;
    if (last + 1 < height) for (let x = 0; x < width; x++) sums[x]! += rows[(last + 1) * width + x]!;
    if (first >= 0) for (let x = 0; x < width; x++) sums[x]! -= rows[first * width + x]!;
  }
  return out;
}

/** Close to a Gaussian of this standard deviation: three boxes, one after the other. */
export function blur(plane: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma < 0.3) return plane.slice();
  if (sigma < 1.2) return smallBlur(plane, width, height, sigma);
  const r = (Math.sqrt(4 * sigma * sigma + 1) - 1) / 2;
  let out = plane;
  for (const radius of [Math.floor(r), Math.round(r), Math.ceil(r)]) out = boxBlur(out, width, height, radius);
  return out;
}

/** A true Gaussian, for the small ones that boxes are too coarse for. */
function smallBlur(plane: Plane, width: number, height: number, sigma: number): Plane {
  const r = Math.ceil(sigma * 2.5);
  const kernel = Float64Array.from({ length: 2 * r + 1 }, (_, i) => Math.exp(-((i - r) ** 2) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, k) => sum + k, 0);
  const pass = (from: Plane, step: number, along: number, across: number, other: number): Plane => {
    const to = new Float32Array(from.length);
    for (let c = 0; c < across; c++) {
      for (let i = 0; i < along; i++) {
        let sum = 0;
        const at = c * other + i * step;
        if (i >= r && i + r < along) for (let k = 0; k <= 2 * r; k++) sum += kernel[k]! * from[at + (k - r) * step]!;
        else for (let k = -r; k <= r; k++) sum += kernel[k + r]! * from[c * other + clamp(i + k, 0, along - 1) * step]!;
        to[at] = sum / total;
      }
    }
    return to;
  };
  return pass(pass(plane, 1, width, height, width), width, height, width, 1);
}

/** Bilinear, pixel centres aligned. */
export function resizePlane(plane: Plane, width: number, height: number, toWidth: number, toHeight: number): Plane {
  if (width === toWidth && height === toHeight) return plane;
  const out = new Float32Array(toWidth * toHeight);
  for (let y = 0; y < toHeight; y++) {
    const fy = clamp(((y + 0.5) * height) / toHeight - 0.5, 0, height - 1);
    const y0 = fy | 0;
    const y1 = Math.min(height - 1, y0 + 1);
    const ty = fy - y0;
    for (let x = 0; x < toWidth; x++) {
      const fx = clamp(((x + 0.5) * width) / toWidth - 0.5, 0, width - 1);
      const x0 = fx | 0;
      const x1 = Math.min(width - 1, x0 + 1);
      const tx = fx - x0;
      const top = plane[y0 * width + x0]! * (1 - tx) + plane[y0 * width + x1]! * tx;
      const low = plane[y1 * width + x0]! * (1 - tx) + plane[y1 * width + x1]! * tx;
      out[y * toWidth + x] = top * (1 - ty) + low * ty;
    }
  }
  return out;
}

/** The value that this share (0 to 1) of the plane lies below, to a thousandth of its range 0 to 1. */
export function quantile(plane: Plane, share: number): number {
  const STEPS = 1000;
  const counts = new Uint32Array(STEPS + 1);
  for (const v of plane) counts[(clamp(v) * STEPS + 0.5) | 0]!++;
  let left = share * plane.length;
  for (let i = 0; i <= STEPS; i++) {
    left -= counts[i]!;
    if (left <= 0) return i / STEPS;
  }
  return 1;
}
