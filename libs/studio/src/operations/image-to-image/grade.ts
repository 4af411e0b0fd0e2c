import { lch } from '../../palette/palette';
import { blank, clamp, quantiles, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';

/** What a prompt asks for that can be measured in a picture. */
export type Look =
  | 'black and white'
  | 'pastel'
  | 'autumn'
  | 'snow'
  | 'night'
  | 'dark'
  | 'bright'
  | 'muted'
  | 'vivid'
  | 'warm'
  | 'cool'
  | 'high contrast'
  | 'low contrast';

/** A change of light and colour. What is left out stays as it is. */
export interface Grade {
  /** added to lightness in the middle, -0.4 to 0.4 */
  exposure?: number;
  /** 1 leaves it */
  contrast?: number;
  /** 1 leaves it, 0 is grey */
  saturation?: number;
  /** colours that shadows and lights lean towards */
  shadows?: string;
  lights?: string;
  /** how far they lean, 0 to 1 */
  lean?: number;
  /** lightness of black */
  fade?: number;
  /** lightness of white: at night nothing is */
  white?: number;
  /** mean lightness that is not passed: at night a white page is dark as well */
  dim?: number;
  /** moves greens this far towards gold, 0 to 1, pinks to rust, and takes most of what is blue */
  turnLeaves?: number;
  /** a hue, in degrees, that all others turn to by half */
  towards?: number;
  /** lightness that the darkest tones are lifted to, all others between it and white; and that of the middle tone at least */
  lift?: { low: number; middle: number };
  /** how much darker what is full of colour becomes where colours go, so that red on white stays dark on light */
  weigh?: number;
  /** what is looked for in the result, since it was asked for by name */
  look?: Look;
  /** darkens the corners, 0 to 1 */
  vignette?: number;
  /** stretches the tones to their full range first, 0 to 1 */
  stretch?: number;
}

export interface Ab {
  l: number;
  a: number;
  b: number;
}
export function labOf(hex: string): Ab {
  const { l, c, h } = lch(hex);
  const rad = (h * Math.PI) / 180;
  return { l, a: c * Math.cos(rad), b: c * Math.sin(rad) };
}

/** Lightness that may become black at the most. */
export const PALEST = 0.45;
const CURVE = 2048;
/** The picture in this light. Several grades are applied one after the other. */
export function graded(source: Lab, grade: Grade): Lab {
  const { contrast = 1, saturation = 1, lean = 0.6, fade = 0, dim = 1 } = grade;
  const { turnLeaves = 0, vignette = 0, weigh = 0 } = grade;
  const shadows = grade.shadows ? labOf(grade.shadows) : NO_HUE;
  const lights = grade.lights ? labOf(grade.lights) : NO_HUE;
  // a bright page comes down to where it is night as well, and what is drawn on it stays to be seen
  const mean = dim < 1 ? source.l.reduce((sum, v) => sum + v, 0) / source.l.length : 0;
  const page = smoothstep(dim, dim + 0.35, mean);
  const white = (grade.white ?? 1) + (0.52 - (grade.white ?? 1)) * page;
  const exposure = (grade.exposure ?? 0) * (1 - 0.7 * page);
  const stretch = grade.stretch ?? 0;
  const [darkest = 0, lightest = 1] = stretch ? quantiles(source.l, [0.005, 0.995]) : [];
  // of what has nothing dark in it nothing becomes black
  const low = stretch ? Math.min(darkest, PALEST) * stretch : 0;
  const lift = grade.lift ? lifting(source, grade.lift) : (v: number) => v;
  const curve = Float32Array.from({ length: CURVE + 2 }, (_, i) => lift(sCurve(Math.min(1, i / CURVE), contrast)));
  const high = stretch ? 1 - (1 - Math.max(low + 0.2, lightest)) * stretch : 1;
  const angle = ((grade.towards ?? 0) * Math.PI) / 180;
  const half = grade.towards === undefined ? 0 : HALF;
  const family = { half, cos: Math.cos(angle), sin: Math.sin(angle) };
  const tones = { low, high, curve, exposure, white, fade, page, weigh };
  const to = { ...tones, family, saturation, lean, shadows, lights, turnLeaves, vignette };
  const out = blank(source);
  for (let y = 0; y < source.height; y++) gradeRow(source, to, y, out);
  return out;
}

const HALF = 0.55;
const NO_HUE: Ab = { l: 0, a: 0, b: 0 };

/** A grade with everything told. */
type Told = Required<
  Omit<Grade, 'shadows' | 'lights' | 'contrast' | 'dim' | 'stretch' | 'lift' | 'look' | 'towards'>
> & {
  /** lightness that becomes black, and that becomes white */
  low: number;
  high: number;
  /** of contrast */
  curve: Plane;
  /** how much it is a bright page, 0 to 1 */
  page: number;
  /** the hue that others turn to, and how far */
  family: { half: number; cos: number; sin: number };
  shadows: Ab;
  lights: Ab;
};

function gradeRow(source: Lab, grade: Told, y: number, out: Lab): void {
  const { low, high, curve, exposure, white, fade, page, weigh } = grade;
  const { saturation, lean, shadows, lights, turnLeaves, vignette, family } = grade;
  const { width, height } = source;
  const dy = (2 * y) / height - 1;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const dx = (2 * x) / width - 1;
    let l = clamp((source.l[i]! - low) / (high - low));
    let a = source.a[i]!;
    let b = source.b[i]!;
    // most in the middle, so that black and white stay
    l += exposure * 4 * l * (1 - l) * (exposure > 0 ? 1 - l * 0.4 : 0.6 + l * 0.4);
    const on = clamp(l) * CURVE;
    const k = on | 0;
    l = curve[k]! + (curve[k + 1]! - curve[k]!) * (on - k);
    if (weigh > 0) l *= 1 - weigh * Math.min(0.3, Math.sqrt(a * a + b * b));
    if (turnLeaves > 0) {
      const green = smoothstep(0.01, 0.06, -a) * smoothstep(-0.02, 0.05, b) * turnLeaves;
      // what leans to blue beside what would be orange: pinks and violets turn to rust, blues fade
      const cold = smoothstep(0, 0.06, 0.45 * Math.abs(a) - b) * (1 - green) * turnLeaves;
      const c = Math.sqrt(a * a + b * b);
      const pink = smoothstep(0.01, 0.06, a);
      a += (0.55 * c + 0.02 - a) * green + ((0.62 * pink + 0.1) * c - a) * cold;
      b += (0.85 * c + 0.02 - b) * green + ((0.45 + 0.25 * pink) * c - b) * cold;
    }
    if (family.half > 0) {
      const c = Math.sqrt(a * a + b * b);
      a += (c * family.cos - a) * family.half;
      b += (c * family.sin - b) * family.half;
    }
    const bright = smoothstep(0.15, 0.9, l) * lean;
    const dark = lean - bright;
    a = a * saturation + shadows.a * dark + lights.a * bright;
    b = b * saturation + shadows.b * dark + lights.b * bright;
    const kept = l * (white - fade);
    l = fade + kept + page * ((l * white) / (white + (1 - white) * l) - kept);
    if (vignette > 0) l *= 1 - vignette * smoothstep(0.5, 1.5, Math.sqrt(dx * dx + dy * dy));
    out.l[i] = l;
    out.a[i] = a;
    out.b[i] = b;
  }
}

/** Tones between this low end and white, by a curve that brings the middle one up to where it is to be. */
function lifting({ l }: Lab, { low, middle }: { low: number; middle: number }): (v: number) => number {
  const [half = 0.5] = quantiles(l, [0.5]);
  const gamma = clamp(Math.log((middle - low) / (0.985 - low)) / Math.log(clamp(half, 0.05, 0.95)), 0.3, 1);
  return (v) => low + (0.985 - low) * clamp(v) ** gamma;
}

/** Steeper (or flatter) about the middle, with both ends kept. */
function sCurve(v: number, contrast: number): number {
  if (contrast === 1) return v;
  const curved =
    v < 0.5 ? 0.5 * (2 * v) ** Math.max(0.2, contrast) : 1 - 0.5 * (2 * (1 - v)) ** Math.max(0.2, contrast);
  return clamp(curved);
}
