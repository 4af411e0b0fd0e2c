import type { Random } from '../../random';
import { blur, clamp, quantile, resizePlane, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import { brushed } from './brush';
import { graded, labOf } from './grade';
import type { Ab } from './grade';

export interface Means {
  /** 0 to 1: how far it goes in what it does; mixing with the source is the caller's */
  strength: number;
  /** Hex colours to work in, dark to light; empty for the picture's own. */
  colours: readonly string[];
  random: Random;
  /** pixels that stand for one pixel of a picture 1024 wide */
  unit: number;
}
export type Treatment = (source: Lab, means: Means) => Lab;

const blank = ({ width, height }: Lab): Lab => {
  const size = width * height;
  return { l: new Float32Array(size), a: new Float32Array(size), b: new Float32Array(size), width, height };
};

/** The colour at t (0 to 1) of a ramp of colours, evenly apart. */
function ramp(stops: readonly Ab[], t: number): Ab {
  const at = clamp(t) * (stops.length - 1);
  const i = Math.min(stops.length - 2, at | 0);
  const [from, to] = [stops[i]!, stops[i + 1]!];
  const u = at - i;
  return { l: from.l + (to.l - from.l) * u, a: from.a + (to.a - from.a) * u, b: from.b + (to.b - from.b) * u };
}

/** Dark, perhaps between, and light: a ramp of the colours asked for that reaches deep and high enough to carry a picture. */
function tones(colours: readonly string[]): Ab[] {
  const stops = colours.map(labOf).sort((x, y) => x.l - y.l);
  const [first, last] = [stops[0]!, stops.at(-1)!];
  // two that are far enough apart are the two that were asked for
  if (stops.length === 2 && last.l - first.l > 0.28) return stops;
  if (first.l > 0.38) stops.unshift({ l: 0.24, a: first.a * 0.55, b: first.b * 0.55 });
  if (last.l < 0.86) stops.push({ l: 0.965, a: last.a * 0.16, b: last.b * 0.16 + 0.008 });
  return stops;
}

/** Lightness over the whole range, its middle at `middle`. */
function exposed(l: Plane, middle: number): Plane {
  const low = quantile(l, 0.01);
  const high = Math.max(low + 0.1, quantile(l, 0.99));
  const half = clamp((quantile(l, 0.5) - low) / (high - low), 0.08, 0.92);
  // a gamma that stays gentle: a night is to stay one
  const gamma = clamp(Math.log(middle) / Math.log(half), 0.55, 1.5);
  return l.map((v) => clamp((v - low) / (high - low)) ** gamma);
}

/** Smooth noise of about -1 to 1 in cells of so many pixels. */
function noise(width: number, height: number, cell: number, random: Random): Plane {
  const w = Math.max(2, Math.ceil(width / cell) + 1);
  const h = Math.max(2, Math.ceil(height / cell) + 1);
  const coarse = Float32Array.from({ length: w * h }, () => random.range(-1, 1));
  return resizePlane(coarse, w, h, width, height);
}

const duotone: Treatment = (source, { colours, random }) => {
  const out = blank(source);
  const stops = tones(colours.length ? colours : random.pick(DUOTONES));
  const l = exposed(source.l, 0.5);
  for (let i = 0; i < l.length; i++) {
    const t = l[i]!;
    const tone = ramp(stops, t + 0.35 * (t - 0.5) * (1 - Math.abs(2 * t - 1)));
    out.l[i] = tone.l;
    out.a[i] = tone.a;
    out.b[i] = tone.b;
  }
  return out;
};
const DUOTONES = [
  ['#1d1a4f', '#ff7a59'],
  ['#0b3b3c', '#f3d9a4'],
  ['#3a0f45', '#ffb199'],
  ['#0d2a63', '#9fe3d0'],
  ['#4a1020', '#f5c95c'],
] as const;

/** Flat inks, as many as there are colours, from the lightest paper to the darkest key. */
const screenprint: Treatment = (source, { colours, random, strength, unit }) => {
  const flat = brushed(source, (3 + 5 * strength) * unit);
  const out = blank(source);
  const l = exposed(flat.l, 0.52);
  const own = colours.length ? colours : random.pick(PRINTS);
  const stops = tones(own);
  if (stops.length < 4) stops.splice(1, 0, ramp(stops, 0.45));
  const inks = stops.length;
  // what the eye reads as even steps takes less of the dark than of the light
  const edges = Array.from({ length: inks - 1 }, (_, i) => ((i + 1) / inks) ** 0.9);
  const soft = 0.012;
  for (let i = 0; i < l.length; i++) {
    let at = 0;
    for (const edge of edges) at += smoothstep(edge - soft, edge + soft, l[i]!);
    const tone = ramp(stops, at / (inks - 1));
    out.l[i] = tone.l;
    out.a[i] = tone.a;
    out.b[i] = tone.b;
  }
  return out;
};
const PRINTS = [
  ['#16213e', '#c8402f', '#f2a541', '#f6e7cb'],
  ['#1b2b2b', '#23767a', '#ef8354', '#f4e9d8'],
  ['#2a1238', '#a2305f', '#f08a5d', '#ffe9c7'],
  ['#0f2a47', '#2f6f9f', '#8fc1b5', '#f7f1de'],
] as const;

/** The inks that the picture's colours ask for, each on a screen of its own angle; with colours of one's own a single screen of the darkest on the lightest. */
const halftone: Treatment = (source, { colours, strength, unit }) => {
  const { width, height } = source;
  const out = blank(source);
  const cell = Math.max(3.5, (3.5 + 3.5 * strength) * unit);
  const calm = brushed(source, cell * 0.5);
  const l = exposed(calm.l, 0.56);
  if (colours.length > 0) {
    const stops = tones(colours);
    const [ink, paper] = [stops[0]!, stops.at(-1)!];
    const between = stops.length > 2 ? stops[stops.length >> 1]! : undefined;
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        // the ink between prints where it is dim, the key where it is dark
        const key = dot(x, y, cell, 0.78, between ? clamp(1.7 * (1 - l[i]!) - 0.7) : 1 - l[i]!);
        const mid = between ? dot(x, y, cell, 0.26, clamp(1.5 * (1 - l[i]!))) : 0;
        const under = between ? mixed(paper, between, mid) : paper;
        const tone = mixed(under, ink, key);
        out.l[i] = tone.l;
        out.a[i] = tone.a;
        out.b[i] = tone.b;
      }
    return out;
  }
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      // how much each ink must take away; lively, as printed colour is
      const light = clamp(l[i]!);
      const [a, b] = [calm.a[i]! * 1.5, calm.b[i]! * 1.5];
      const black = clamp((0.55 - light) * 1.5);
      const tint = 1 - light * 0.94;
      const cyan = dot(x, y, cell, 0.26, clamp(tint * 0.5 - a * 2.6 - b * 0.9));
      const magenta = dot(x, y, cell, 1.31, clamp(tint * 0.5 + a * 2.6 - b * 0.9));
      const yellow = dot(x, y, cell, 0, clamp(tint * 0.5 + b * 3.2));
      const key = dot(x, y, cell, 0.785, black);
      let tone: Ab = PAPER;
      tone = { l: tone.l - 0.07 * yellow, a: tone.a - 0.05 * yellow, b: tone.b + 0.17 * yellow };
      tone = { l: tone.l - 0.34 * magenta, a: tone.a + 0.22 * magenta, b: tone.b - 0.03 * magenta };
      tone = { l: tone.l - 0.27 * cyan, a: tone.a - 0.12 * cyan, b: tone.b - 0.12 * cyan };
      tone = mixed(tone, KEY, key);
      out.l[i] = tone.l;
      out.a[i] = tone.a;
      out.b[i] = tone.b;
    }
  return out;
};
const PAPER: Ab = { l: 0.975, a: 0.002, b: 0.014 };
const KEY: Ab = { l: 0.2, a: 0, b: -0.01 };
const mixed = (from: Ab, to: Ab, t: number): Ab => ({
  l: from.l + (to.l - from.l) * t,
  a: from.a + (to.a - from.a) * t,
  b: from.b + (to.b - from.b) * t,
});

/** Whether a dot of a screen covers this pixel, 0 to 1, when it is to cover so much of its cell. */
function dot(x: number, y: number, cell: number, angle: number, cover: number): number {
  if (cover <= 0.015) return 0;
  const u = ((x * Math.cos(angle) + y * Math.sin(angle)) / cell) * Math.PI;
  const v = ((y * Math.cos(angle) - x * Math.sin(angle)) / cell) * Math.PI;
  const height = (Math.cos(u * 2) + Math.cos(v * 2)) / 4 + 0.5;
  const edge = 2.2 / cell;
  return smoothstep(1 - cover - edge, 1 - cover + edge, height);
}

/** A pencil on paper: what is darker than its surroundings, hatched where it is dark. `colours` gives pencil and paper. */
const sketch: Treatment = (source, { colours, strength, unit, random }) => {
  const { width, height } = source;
  const out = blank(source);
  const calm = brushed(source, 2.5 * unit);
  const l = exposed(calm.l, 0.6);
  const around = blur(l, width, height, (5 + 7 * strength) * unit);
  const fine = exposed(brushed(source, 1.5 * unit).l, 0.6);
  const near = blur(fine, width, height, 2.2 * unit);
  const grain = noise(width, height, 1.6 * unit, random);
  const wobble = noise(width, height, 60 * unit, random);
  const stops = tones(colours.length ? colours : ['#2b2c30', '#fbf9f4']);
  const step = 5.2 * unit;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const soft = clamp(l[i]! / Math.max(0.04, around[i]!));
      const line = clamp(1 + 5 * (fine[i]! - near[i]!));
      const dark = 1 - around[i]!;
      let shade = Math.min(1, soft) ** 1.6 * line;
      // two layers of strokes; the second crosses in the deep
      const hatch = (angle: number, from: number) => {
        const along = (x * Math.sin(angle) - y * Math.cos(angle)) / step + wobble[i]! * 0.8;
        return smoothstep(0.1, 0.75, Math.abs(((along % 1) + 1.5) % 1) * 2 - 0.2) * smoothstep(from, from + 0.4, dark);
      };
      shade -= (0.34 * hatch(0.9, 0.3) + 0.34 * hatch(2.1, 0.58)) * (0.75 + 0.25 * grain[i]!);
      shade -= 0.42 * smoothstep(0.45, 1, dark);
      shade += grain[i]! * 0.07 * (1 - shade);
      const tone = ramp(stops, clamp(shade));
      out.l[i] = tone.l;
      out.a[i] = tone.a;
      out.b[i] = tone.b;
    }
  return out;
};

/** Coloured pencils: strokes that leave some of the paper, denser where it is dark, over the picture's own colours. */
const colouredPencil: Treatment = (source, { strength, unit, random }) => {
  const { width, height } = source;
  const calm = brushed(graded(source, { saturation: 1.25, stretch: 0.8 }), (2.5 + 2.5 * strength) * unit);
  const l = exposed(calm.l, 0.62);
  const near = blur(l, width, height, 2.6 * unit);
  const tooth = noise(width, height, 1.8 * unit, random);
  const wobble = noise(width, height, 70 * unit, random);
  const out = blank(source);
  const step = 4.6 * unit;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const stroke = (angle: number) => {
        const along = (x * Math.sin(angle) - y * Math.cos(angle)) / step + wobble[i]! * 0.9;
        return 1 - Math.abs((((along % 1) + 1) % 1) * 2 - 1);
      };
      const dark = 1 - l[i]!;
      const pressed = 0.18 + 0.95 * dark + 0.25 * Math.hypot(calm.a[i]!, calm.b[i]!);
      const first = smoothstep(0.95 - pressed * 1.15, 1.25 - pressed * 0.9, stroke(0.95) + tooth[i]! * 0.3);
      const second = smoothstep(1.35 - pressed * 1.2, 1.6 - pressed * 0.9, stroke(2.25) + tooth[i]! * 0.3);
      const cover = clamp(0.16 + 0.62 * first + 0.34 * second) * (1 - smoothstep(0.95, 1, l[i]!));
      const outline = clamp((near[i]! - l[i]!) * 4);
      const pigment = 0.2 + 0.72 * l[i]! - outline * 0.35;
      out.l[i] = PAPER.l + (clamp(pigment, 0.14, PAPER.l) - PAPER.l) * clamp(cover + outline);
      out.a[i] = PAPER.a + calm.a[i]! * 1.15 * cover;
      out.b[i] = PAPER.b + calm.b[i]! * 1.15 * cover;
    }
  return out;
};

/** A pen or a cut: one ink on one paper, edges drawn by the difference of two blurs. */
const ink: Treatment = (source, { colours, strength, unit }) => {
  const { width, height } = source;
  const out = blank(source);
  const calm = brushed(source, (2 + 2 * strength) * unit);
  const l = exposed(calm.l, 0.55);
  const fine = blur(l, width, height, 0.9 * unit);
  const wide = blur(l, width, height, 2.6 * unit);
  const stops = tones(colours.length ? colours : ['#17181b', '#f8f5ee']);
  for (let i = 0; i < l.length; i++) {
    const edge = fine[i]! + 14 * (fine[i]! - wide[i]!);
    const shade = smoothstep(0.3, 0.4, edge);
    const tone = mixed(stops[0]!, stops.at(-1)!, shade);
    out.l[i] = tone.l;
    out.a[i] = tone.a;
    out.b[i] = tone.b;
  }
  return out;
};

/** Lines that swell where it is dark and bend with the form, as on a banknote. */
const engraving: Treatment = (source, { colours, strength, unit }) => {
  const { width, height } = source;
  const out = blank(source);
  const l = exposed(brushed(source, 2 * unit).l, 0.55);
  const form = blur(l, width, height, 9 * unit);
  const fine = blur(l, width, height, 0.8 * unit);
  const wide = blur(l, width, height, 2.4 * unit);
  const stops = tones(colours.length ? colours : ['#1d2126', '#f7f3e8']);
  const step = Math.max(3.6, (4.2 + 2.4 * strength) * unit);
  const [cos, sin] = [Math.cos(0.62), Math.sin(0.62)];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const shift = form[i]! * 26 * unit;
      const wave = (at: number) => Math.abs(((((at / step) % 1) + 1) % 1) * 2 - 1);
      const dark = clamp(1.06 - l[i]!);
      const soft = 1.6 / step;
      const first = smoothstep(dark - soft, dark + soft, 1 - wave(x * sin + y * cos + shift) + 0.02);
      const deep = clamp((dark - 0.52) * 1.9);
      const second = deep > 0 ? smoothstep(deep - soft, deep + soft, 1 - wave(x * cos - y * sin + shift) + 0.02) : 1;
      const outline = smoothstep(0.2, 0.55, 1 + 9 * (fine[i]! - wide[i]!));
      const tone = mixed(stops[0]!, stops.at(-1)!, Math.min(first, second) * outline);
      out.l[i] = tone.l;
      out.a[i] = tone.a;
      out.b[i] = tone.b;
    }
  return out;
};

/** Thick strokes on canvas. */
const oil: Treatment = (source, { strength, unit, random }) => {
  const { width, height } = source;
  const lively = graded(source, { saturation: 1.16, contrast: 1.08, stretch: 0.7 });
  const strokes = brushed(brushed(lively, (4 + 5 * strength) * unit), (2 + 3 * strength) * unit);
  const height2 = blur(strokes.l, width, height, 1.1 * unit);
  const grain = noise(width, height, 2.4 * unit, random);
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      // light from the upper left on paint that stands up
      const right = x + 1 < width ? i + 1 : i;
      const below = y + 1 < height ? i + width : i;
      const relief = clamp((height2[i]! - height2[right]! + height2[i]! - height2[below]!) * 2.2, -0.1, 0.1);
      out.l[i] = strokes.l[i]! + relief + grain[i]! * 0.012;
      out.a[i] = strokes.a[i]!;
      out.b[i] = strokes.b[i]!;
    }
  return out;
};

/** Washes on paper: light, flat, with pigment at their edges, and an edge of the sheet that the brush left white. */
const watercolour: Treatment = (source, { strength, unit, random, colours }) => {
  const { width, height } = source;
  const base = colours.length
    ? duotone(source, { strength, unit, random, colours })
    : graded(source, { saturation: 1.22, stretch: 0.85 });
  const lifted = { ...base, l: exposed(base.l, 0.68) };
  const wash = brushed(brushed(lifted, (5 + 6 * strength) * unit), (4 + 4 * strength) * unit);
  // a wash has few tones, and its edge wanders
  const wander = noise(width, height, 22 * unit, random);
  const cloud = noise(width, height, 90 * unit, random);
  const grain = noise(width, height, 2 * unit, random);
  const tone = wash.l.map((v, i) => {
    const steps = 7;
    const at = (v + wander[i]! * 0.018) * steps;
    return (Math.floor(at) + smoothstep(0.25, 0.75, at - Math.floor(at))) / steps;
  });
  const soft = blur(tone, width, height, 3.2 * unit);
  const sharp = blur(brushed(lifted, 3 * unit).l, width, height, 0.8 * unit);
  const wide = blur(sharp, width, height, 2.6 * unit);
  const out = blank(source);
  const border = 0.045 * Math.min(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const pooled = Math.max(0, soft[i]! - tone[i]!) * 1.6;
      const pen = Math.max(0, wide[i]! - sharp[i]!) * 2.2;
      let l = 0.3 + 0.68 * (0.55 * tone[i]! + 0.45 * wash.l[i]!) - pooled - pen;
      const body = clamp((0.97 - l) * 2.4);
      l += (grain[i]! * 0.022 + cloud[i]! * 0.028) * body;
      const edge =
        Math.min(x, y, width - 1 - x, height - 1 - y) + wander[i]! * border * 0.45 + cloud[i]! * border * 0.5;
      const painted = smoothstep(border * 0.5, border * 0.8, edge);
      // the brush leaves a darker line where it ended
      const rim = smoothstep(border * 0.5, border * 0.72, edge) * (1 - smoothstep(border * 0.72, border * 1.1, edge));
      l -= 0.035 * rim * body;
      const strengthOfColour = (0.85 + 0.15 * cloud[i]!) * painted;
      out.l[i] = PAPER.l + (clamp(l, 0.16, PAPER.l) - PAPER.l) * painted + grain[i]! * 0.006;
      out.a[i] = wash.a[i]! * strengthOfColour + PAPER.a;
      out.b[i] = wash.b[i]! * strengthOfColour + PAPER.b;
    }
  return out;
};

/** Big square pixels in few colours. */
const pixels: Treatment = (source, { strength, unit, colours }) => {
  const { width, height } = source;
  const cell = Math.max(3, Math.round((4 + 5 * strength) * unit));
  const w = Math.max(1, Math.round(width / cell));
  const h = Math.max(1, Math.round(height / cell));
  const lively = graded(source, { saturation: 1.25, contrast: 1.12, stretch: 0.8 });
  const small = (plane: Plane) => {
    // the mean of each cell
    const out = new Float32Array(w * h);
    const counts = new Uint32Array(w * h);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        const at = Math.min(h - 1, ((y * h) / height) | 0) * w + Math.min(w - 1, ((x * w) / width) | 0);
        out[at]! += plane[i]!;
        counts[at]!++;
      }
    return out.map((sum, i) => sum / Math.max(1, counts[i]!));
  };
  const cells = { l: small(lively.l), a: small(lively.a), b: small(lively.b) };
  const stops = colours.length ? tones(colours) : undefined;
  const steps = 7;
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const cx = Math.min(w - 1, ((x * w) / width) | 0);
      const cy = Math.min(h - 1, ((y * h) / height) | 0);
      const at = cy * w + cx;
      // an ordered pattern stands for the tones between
      const mix = (BAYER[(cy & 3) * 4 + (cx & 3)]! / 16 - 0.47) / steps;
      const l = clamp(Math.round((cells.l[at]! + mix * 0.6) * steps) / steps);
      const tone = stops && ramp(stops, l);
      out.l[i] = tone ? tone.l : l;
      out.a[i] = tone ? tone.a : Math.round((cells.a[at]! + mix * 0.05) * 28) / 28;
      out.b[i] = tone ? tone.b : Math.round((cells.b[at]! + mix * 0.05) * 28) / 28;
    }
  return out;
};
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Night and glowing outlines. */
const neon: Treatment = (source, { colours, unit }) => {
  const { width, height } = source;
  const l = exposed(brushed(source, 2 * unit).l, 0.42);
  const near = blur(l, width, height, 1.1 * unit);
  const far = blur(l, width, height, 3.4 * unit);
  const line = near.map((v, i) => clamp(Math.abs(v - far[i]!) * 9 - 0.12));
  const glow = blur(line, width, height, 9 * unit);
  const stops = tones(colours.length ? colours : ['#12083a', '#ff2fa0', '#28e0ff']);
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const lamp = ramp(stops.slice(1), clamp(0.15 + 0.7 * (x / width) * 0.6 + 0.5 * (l[i]! - 0.3)));
      const ground = ramp(stops, l[i]! * 0.55);
      const light = clamp(line[i]! + glow[i]! * 1.4);
      out.l[i] = clamp(0.1 + ground.l * 0.42 + light * 0.62);
      out.a[i] = ground.a * 0.8 * (1 - light) + lamp.a * light * 1.1;
      out.b[i] = ground.b * 0.8 * (1 - light) + lamp.b * light * 1.1;
    }
  return out;
};

/** Bright parts bleed into a haze. */
const glow: Treatment = (source, { unit }) => {
  const { width, height } = source;
  const soft = (plane: Plane) => blur(plane, width, height, 14 * unit);
  const [l, a, b] = [soft(source.l), soft(source.a), soft(source.b)];
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    // as two slides laid over each other
    const screen = 1 - (1 - source.l[i]!) * (1 - l[i]! * 0.55);
    out.l[i] = clamp(screen * 0.92 + 0.02);
    out.a[i] = source.a[i]! * 0.55 + a[i]! * 0.6;
    out.b[i] = source.b[i]! * 0.55 + b[i]! * 0.6 + 0.006;
  }
  return out;
};

/** The picture's own drawing in the colours asked for: its darker parts in the darkest of them, its lighter ones in the lightest. */
const recolour: Treatment = (source, { colours }) => {
  const stops = tones(colours);
  const l = exposed(source.l, 0.5);
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    // white stays paper, and each colour has a part of the tones to itself
    const t = l[i]!;
    const tone = ramp(stops, smoothstep(0.08, 0.92, t));
    const paper = smoothstep(0.93, 0.99, source.l[i]!);
    out.l[i] = tone.l * 0.7 + source.l[i]! * 0.3 + (0.985 - tone.l * 0.7 - source.l[i]! * 0.3) * paper;
    out.a[i] = tone.a * (1 - paper);
    out.b[i] = tone.b * (1 - paper);
  }
  return out;
};

export const TREATMENTS = {
  duotone,
  screenprint,
  halftone,
  sketch,
  'coloured-pencil': colouredPencil,
  ink,
  engraving,
  oil,
  watercolour,
  pixels,
  neon,
  glow,
  recolour,
} as const satisfies Record<string, Treatment>;
export type TreatmentName = keyof typeof TREATMENTS;
