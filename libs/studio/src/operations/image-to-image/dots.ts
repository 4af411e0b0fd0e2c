import { blank, blur, clamp, fromLab, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { quantise } from '../quantise';
import type { Random } from '../../random';
import { brushed } from './brush';
import { flowOf, outlines } from './flow';
import { graded, labOf } from './grade';
import type { Ab } from './grade';
import { isColourless } from './looks';
import { dot, duotone } from './prints';
import { lit, PAPER, standing, tones } from './tone';
import type { Treatment } from './tone';

/** Layers of dots, each over the one before: the radius, how far they lie apart, and the change of colour that the layer is for. */
const LAYERS = [
  { radius: 6.2, apart: 7.4, from: 0 },
  { radius: 4.2, apart: 6.2, from: 0 },
  { radius: 2.7, apart: 4.6, from: 0.012 },
  { radius: 1.8, apart: 3.1, from: 0.03 },
] as const;
/** Of what is lit there is a little of the sun's yellow between, of what is in shadow of the violet that is its opposite. */
const SUN = { a: 0.012, b: 0.075 };
const SHADE = { a: 0.022, b: -0.075 };
/** Empty paper. */
const EMPTY = { l: 0.972, chroma: 0.012 };

/**
 * Dots of unmixed paint side by side, which the eye mixes: each colour is parted into its neighbours on the circle and into its light's
 * and its shadow's (as Seurat did after Chevreul), smaller where there is more to tell.
 */
export const pointillism: Treatment = (source, means) => {
  const { colours, random, unit, strength, isDrawn } = means;
  const { width, height } = source;
  const base = colours.length
    ? duotone(source, means)
    : graded(source, { saturation: 1.3, contrast: 1.06, stretch: 0.85, lift: { low: 0.14, middle: 0.55 } });
  const calm = brushed(base, 2 * unit);
  const stands = standing(source);
  const change = changesIn(calm, 2 * unit);
  const out = { ...blank(source), l: new Float32Array(width * height).fill(PAPER.l) };
  out.b.fill(PAPER.b);
  const size = (0.8 + 0.35 * strength) * unit;
  for (const { radius, apart, from } of LAYERS) {
    const step = apart * size;
    for (let row = 0; row * step < height + step; row++)
      for (let column = 0; column * step < width + step; column++) {
        const [x, y] = [
          (column + (row % 2) / 2 + 0.55 * (random.next() - 0.5)) * step,
          (row + 0.55 * (random.next() - 0.5)) * step,
        ];
        const at = clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1);
        const own = { l: calm.l[at]!, a: calm.a[at]!, b: calm.b[at]! };
        const tint = random.next();
        const parted = divided(own, tint, random);
        if (from > 0 && change[at]! * (0.5 + stands[at]!) < from) continue;
        // empty paper stays that
        if (isDrawn && own.l > EMPTY.l && Math.hypot(own.a, own.b) < EMPTY.chroma) continue;
        dab(out, x, y, radius * size * (0.85 + 0.3 * random.next()), parted);
      }
  }
  return out;
};

/** A colour as one of the dots that stand for it. */
function divided({ l, a, b }: Ab, tint: number, random: Random): Ab {
  const chroma = Math.hypot(a, b);
  const turn = (tint - 0.5) * 1.3;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const vivid = 1.12 + 0.2 * (1 - smoothstep(0.1, 0.2, chroma));
  // a grey is made of opposites
  const light = tint < 0.28 ? SUN : tint > 0.72 ? SHADE : { a: 0, b: 0 };
  const part = 0.5 + 0.5 * (1 - smoothstep(0.02, 0.1, chroma));
  return {
    l: clamp(l + 0.1 * (random.next() - 0.5) + (light.b > 0 ? 0.025 : light.b < 0 ? -0.025 : 0), 0.08, 0.985),
    a: (a * cos - b * sin) * vivid + light.a * part,
    b: (a * sin + b * cos) * vivid + light.b * part,
  };
}

/** A round dab of opaque paint. */
function dab(out: Lab, cx: number, cy: number, radius: number, { l, a, b }: Ab): void {
  const { width, height } = out;
  const [top, bottom] = [
    Math.max(0, Math.ceil(cy - radius - 0.5)),
    Math.min(height - 1, Math.floor(cy + radius + 0.5)),
  ];
  const [left, right] = [Math.max(0, Math.ceil(cx - radius - 0.5)), Math.min(width - 1, Math.floor(cx + radius + 0.5))];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const cover = radius + 0.5 - Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy));
      if (cover <= 0) continue;
      const part = cover < 1 ? cover : 1;
      const i = y * width + x;
      out.l[i]! += (l - out.l[i]!) * part;
      out.a[i]! += (a - out.a[i]!) * part;
      out.b[i]! += (b - out.b[i]!) * part;
    }
}

/** How much colour changes about each pixel. */
function changesIn({ l, a, b, width, height }: Lab, reach: number): Plane {
  const change: Plane = new Float32Array(l.length);
  for (let y = 0; y < height - 1; y++)
    for (let i = y * width; i < (y + 1) * width - 1; i++)
      change[i] =
        Math.abs(l[i]! - l[i + 1]!) +
        Math.abs(l[i]! - l[i + width]!) +
        Math.abs(a[i]! - a[i + 1]!) +
        Math.abs(a[i]! - a[i + width]!) +
        Math.abs(b[i]! - b[i + 1]!) +
        Math.abs(b[i]! - b[i + width]!);
  return blur(change, width, height, reach);
}

/** The flat inks of comics, by hue in degrees of OKLab. */
const POP = ['#f0281e', '#ff7a1a', '#ffd91c', '#19a64a', '#0a9fd8', '#1747c4', '#7a2aa8', '#f2469a'].map(labOf);
const BLACK = labOf('#14121a');
const WHITE = labOf('#fffdf4');
/** What a grey picture is printed in, from light to dark. */
const LOUD = ['#ffdf2b', '#ff4fa0', '#16a3d8'] as const;
/** Flats that a picture is brought to, and the chroma from which on one is of a hue. */
const FLATS = { count: 14, hued: 0.05 };
/** Lightness from which on a flat is printed in dots, and up to which it is black. */
const TINT = { from: 0.58, none: 0.9, black: 0.3 };

/** Pop art: flat loud inks, tints in a screen of round dots, and a bold black line. */
export const popArt: Treatment = (source, { colours, unit, strength, isDrawn, unlined }) => {
  const { width, height } = source;
  const calm = brushed(brushed(source, (3 + 2 * strength) * unit), 3.5 * unit);
  const lively = graded(calm, { saturation: 1.2, contrast: 1.15, stretch: 0.95 });
  const l = lit(lively, unit, 0.6, isDrawn ? 0 : 0.5);
  const drawing = outlines(blur(l, width, height, 0.8 * unit), flowOf({ ...source, l }, 2.8 * unit, 0.8), 1.7 * unit);
  const cell = (6 + 2.5 * strength) * unit;
  const isLoud = colours.length > 0 || isColourless(source);
  const out = blank(source);
  const print = isLoud ? tonalPlan(colours, l) : huePlan(lively, l);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const { ground, ink, cover } = print(i);
      const part = cover <= 0 ? 0 : cover >= 1 ? 1 : dot(x, y, cell, 0.785, cover);
      const key = unlined ? 0 : smoothstep(0.25, 0.6, drawing[i]!);
      const one = (from: number, to: number, black: number) => {
        const v = from + (to - from) * part;
        return v + (black - v) * key;
      };
      out.l[i] = one(ground.l, ink.l, BLACK.l);
      out.a[i] = one(ground.a, ink.a, BLACK.a);
      out.b[i] = one(ground.b, ink.b, BLACK.b);
    }
  return out;
};

/** What a pixel is printed with: how much of an ink on which ground. */
interface Printed {
  ground: Ab;
  ink: Ab;
  cover: number;
}

/** By tone: black, then the inks from dark to light, with dots where one goes over into the next. */
function tonalPlan(colours: readonly string[], l: Plane): (i: number) => Printed {
  const stops = colours.length ? tones(colours) : [BLACK, ...LOUD.toReversed().map(labOf)];
  const steps = stops.length - 1;
  return (i) => {
    const at = clamp(l[i]!, 0, 0.999) * steps;
    const k = Math.min(steps - 1, Math.floor(at));
    // the middle half of each step is dots, its ends are flat
    return { ground: stops[k + 1]!, ink: stops[k]!, cover: 1 - smoothstep(0.3, 0.75, at - k) };
  };
}

/** By hue: each flat in the loudest ink of its family, light ones as dots of it on white, dark ones black. */
function huePlan(lively: Lab, shades: Plane): (i: number) => Printed {
  const bytes = fromLab(lively);
  const { swatches, nearest } = quantise(bytes, FLATS.count, 0.015);
  const plans = swatches.map(({ lab }): Printed => {
    const chroma = Math.hypot(lab.a, lab.b);
    if (chroma < FLATS.hued) {
      // greys are a screen of the blue, as comics have it
      if (lab.l > TINT.none) return { ground: WHITE, ink: WHITE, cover: 0 };
      if (lab.l < TINT.black + 0.08) return { ground: BLACK, ink: BLACK, cover: 1 };
      return { ground: WHITE, ink: POP[4]!, cover: clamp(1.15 * (1 - lab.l)) };
    }
    const ink = POP.reduce((best, next) => (alike(next, lab) > alike(best, lab) ? next : best));
    if (lab.l < TINT.black) return { ground: ink, ink: BLACK, cover: 0.62 };
    const isSkin = lab.a > 0.012 && lab.b > 0.012 && lab.b < 2.6 * lab.a && chroma < 0.13 && lab.l > 0.5;
    if (isSkin) return { ground: labOf('#ffe3cf'), ink: POP[0]!, cover: clamp(0.85 - 0.9 * (lab.l - 0.35), 0.08, 0.6) };
    // the yellow is light by itself
    if (lab.l > Math.max(TINT.from, ink.l + 0.12)) return { ground: WHITE, ink, cover: clamp(1.6 * (1 - lab.l) + 0.1) };
    return { ground: ink, ink: BLACK, cover: lab.l < ink.l - 0.18 ? clamp(0.9 * (ink.l - 0.1 - lab.l)) : 0 };
  });
  return (i) => {
    const p = i * 4;
    const plan = plans[nearest(bytes[p]!, bytes[p + 1]!, bytes[p + 2]!)]!;
    return shades[i]! < 0.13 ? { ground: BLACK, ink: BLACK, cover: 1 } : plan;
  };
}

/** How near two hues lie, -1 to 1. */
const alike = (p: Ab, q: Ab): number =>
  (p.a * q.a + p.b * q.b) / Math.max(1e-6, Math.hypot(p.a, p.b) * Math.hypot(q.a, q.b));
