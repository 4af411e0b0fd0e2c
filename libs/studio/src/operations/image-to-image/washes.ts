import { blank, blur, clamp, smoothstep } from '../planes';
import type { Lab } from '../planes';
import { brushed } from './brush';
import { flatsOf } from './flats';
import { flowOf, handFlow, outlines, strokes, tooth } from './flow';
import { graded, labOf } from './grade';
import { duotone } from './prints';
import { watercolour } from './paintings';
import { BOARD, exposed, lit, PAPER, standing } from './tone';
import type { Means, Treatment } from './tone';

/** The stick of ink and the paper of a brush painter. */
const STICK = ['#1c1b1f', '#f7f4ea'] as const;
const BLACK = labOf('#1c1b1f');

/** Ink wash: one ink in all its dilutions, wet in wet, and a few strokes of a loaded brush where the form is. */
export const inkWash: Treatment = (source, means) => {
  const { unit, random, colours } = means;
  const { width, height } = source;
  const out = watercolour(source, { ...means, colours: colours.length ? colours : STICK });
  const l = lit(source, unit, 0.6, 0.5);
  const soft = blur(l, width, height, 1.4 * unit);
  const brush = outlines(soft, flowOf({ l: soft, width, height }, 4.5 * unit, 0.7), 2.1 * unit);
  const stands = standing(source);
  const grain = tooth(width, height, 1.6 * unit, random);
  const ink = colours.length ? labOf(colours.toSorted((p, q) => labOf(p).l - labOf(q).l)[0]!) : BLACK;
  for (let i = 0; i < brush.length; i++) {
    // a brush runs dry on the heights of the paper
    const dry = 1 - 0.5 * smoothstep(0.6, 0.95, grain[i]!);
    const laid = 0.82 * smoothstep(0.3, 0.85, brush[i]!) * smoothstep(0.1, 0.6, stands[i]!) * dry;
    out.l[i]! += (ink.l - out.l[i]!) * laid;
    out.a[i]! += (ink.a - out.a[i]!) * laid;
    out.b[i]! += (ink.b - out.b[i]!) * laid;
  }
  return out;
};

/** Line and wash: a pen's drawing with watercolour loosely over it. */
export const lineAndWash: Treatment = (source, means) => {
  const { unit, strength } = means;
  const { width, height } = source;
  const out = watercolour(source, means);
  const l = lit(source, unit, 0.62, 0.6);
  const soft = blur(l, width, height, (0.6 + 0.3 * strength) * unit);
  const pen = outlines(soft, flowOf({ l: soft, width, height }, 2.4 * unit, 0.8), 1.05 * unit);
  const stands = standing(source);
  for (let i = 0; i < pen.length; i++) {
    const laid = 0.9 * smoothstep(0.22, 0.6, pen[i]!) * (0.45 + 0.55 * stands[i]!);
    out.l[i] = clamp(out.l[i]! + (BLACK.l - out.l[i]!) * laid);
    out.a[i]! *= 1 - laid;
    out.b[i]! *= 1 - laid;
  }
  return out;
};

/** Layers of a marker: how dark a place has to be that it is gone over once, twice and three times, and what each takes off. */
const COATS = [
  { from: 0.12, light: 0.2 },
  { from: 0.42, light: 0.17 },
  { from: 0.66, light: 0.2 },
] as const;
/** Pens in a set of markers. */
const PENS = 13;
/** The colours of a set of pens that a picture is filled in with, each area in one. */
function penned(source: Lab, means: Means): Lab {
  const { strength } = means;
  const { of, tones } = flatsOf(source, means, { behind: 9, subject: 3.4 + 1.6 * strength }, PENS, 1.25);
  const out = blank(source);
  for (let i = 0; i < of.length; i++) {
    const { l, a, b } = tones[of[i]!]!;
    out.l[i] = l;
    // a pen has no muddy ink
    const chroma = Math.sqrt(a * a + b * b);
    const pure = chroma < 0.025 ? 1 : 1 + 0.3 * smoothstep(0.2, 0.06, chroma);
    out.a[i] = a * pure;
    out.b[i] = b * pure;
  }
  return out;
}

/** Markers: a fineliner's drawing, and flat bright ink over it in broad strokes that overlap, the lights left as paper. */
export const marker: Treatment = (source, means) => {
  const { unit, random, strength, colours, isDrawn, isBoard } = means;
  const { width, height } = source;
  const sheet = isBoard ? BOARD : PAPER;
  const base = colours.length
    ? duotone(source, means)
    : graded(source, { saturation: 1.45, stretch: 0.9, contrast: 1.05 });
  const calm = isDrawn ? brushed(brushed(base, (3 + 2 * strength) * unit), 3 * unit) : penned(source, means);
  const l = isDrawn ? calm.l : exposed(calm.l, 0.72);
  const stands = standing(source);
  const soft = blur(lit(source, unit, 0.62, 0.6), width, height, 0.8 * unit);
  const pen = outlines(soft, flowOf({ l: soft, width, height }, 2.6 * unit, 0.8), 1.2 * unit);
  const angle = random.range(-1.1, -0.7);
  const broad = 13 * unit;
  const hand = handFlow(width, height, angle, unit, random);
  const streak = strokes(hand, 110 * unit, 3.2 * unit, random);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const grain = tooth(width, height, 1.5 * unit, random);
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [a, b] = [calm.a[i]!, calm.b[i]!];
      const chroma = Math.sqrt(a * a + b * b);
      const dark = clamp(1 - l[i]! + 0.9 * chroma) * (0.55 + 0.45 * stands[i]!);
      // strokes lie side by side, and where two meet there is twice the ink
      const across = (y * cos - x * sin) / broad + 0.25 * (streak[i]! - 0.5);
      const seam = smoothstep(0.8, 0.95, Math.abs((across - Math.floor(across)) * 2 - 1));
      let [ink, light] = [0, sheet.l];
      COATS.forEach(({ from: own, light: less }, k) => {
        // of a photograph's flats the first coat is the colour already
        const from = own + (isDrawn ? 0 : 0.09 * k);
        const cover = smoothstep(from - 0.035, from + 0.035, dark + 0.05 * (streak[i]! - 0.5));
        light -= less * cover * (1 + 0.28 * seam);
        ink = Math.max(ink, cover);
      });
      // where two strokes do not meet the paper is left
      const gap = isDrawn ? 0 : 0.4 * smoothstep(0.88, 1, streak[i]!) * (1 - 0.7 * stands[i]!);
      const hue = (1 - gap) * ink * (0.92 + 0.2 * seam) * (0.55 + 0.45 * stands[i]!);
      // of a bright colour a coat is as light as that is
      const own = sheet.l + (Math.max(l[i]!, 0.2) - sheet.l) * ink;
      light = light + (own - light) * smoothstep(0.06, 0.16, chroma) * 0.7;
      const line = 0.92 * smoothstep(0.22, 0.6, pen[i]!) * (0.4 + 0.6 * stands[i]!);
      light += gap * (sheet.l - light);
      const laid = clamp(light + 0.012 * (grain[i]! - 0.5));
      out.l[i] = laid + (BLACK.l - laid) * line;
      out.a[i] = (sheet.a + (a * 1.1 - sheet.a) * hue) * (1 - line);
      out.b[i] = (sheet.b + (b * 1.1 - sheet.b) * hue) * (1 - line);
    }
  return out;
};
