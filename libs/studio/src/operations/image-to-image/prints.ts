import { blank, blur, clamp, fromLab, inChunks, quantile, smoothstep, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import { brushed } from './brush';
import { clouds, flowOf, outlines, strokes, tooth } from './flow';
import { graded } from './grade';
import type { Ab } from './grade';
import { exposed, inkAndPaper, inked, levelled, lit, mixed, ramp, standing, tones } from './tone';
import type { Treatment } from './tone';

export const duotone: Treatment = (source, { colours, random }) => {
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

/**
 * Flat inks from paper to key, a screen of dots only where one goes over into the next, and the key's drawing over what the picture
 * is of; what is behind it keeps to the lighter inks.
 */
export const screenprint: Treatment = (source, { colours, random, strength, unit, unlined, isDrawn }) => {
  const { width, height } = source;
  const flat = brushed(source, (2 + 2.5 * strength) * unit);
  const stands = standing(source);
  // what is dark in the picture stays with the dark inks
  const median = quantile(flat.l, 0.5);
  const lightness = smoothstep(0.2, 0.45, median);
  // flat art stays flat, and of two of its colours that are as light the colder takes the darker ink
  if (isDrawn) for (let i = 0; i < flat.l.length; i++) flat.l[i]! += 0.3 * flat.b[i]! + 0.2 * flat.a[i]!;
  const l = lit(flat, unit, median + (0.56 + 0.45 * (median - 0.56) - median) * lightness, isDrawn ? 0 : 0.55);
  const stops = tones(colours.length ? colours : random.pick(PRINTS), true);
  const steps = stops.length - 1;
  // between even steps and even shares of the picture: neither is one ink to swallow the subject
  const edges = Array.from({ length: steps }, (_, k) => {
    const even = (k + 0.5) / steps;
    return even + 0.5 * lightness * (quantile(l, even) - even);
  });
  // what is dark for the most part is printed in the key for a good part
  if (!isDrawn && median < DIM) edges[0] = Math.max(edges[0]!, Math.min(0.8 * edges[1]!, quantile(l, KEYED)));
  const drawing = outlines(blur(l, width, height, 0.8 * unit), flowOf({ ...source, l }, 2.4 * unit, 0.8), 1.15 * unit);
  const out = blank(source);
  const cell = 4.4 * unit;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      // flat art has nothing behind it
      const light = isDrawn ? l[i]! : l[i]! + lightness * (1 - stands[i]!) * 0.14 * (1 - l[i]!);
      let at = 0;
      edges.forEach((edge, k) => {
        const room = 0.32 * Math.min(edge - (edges[k - 1] ?? 0), (edges[k + 1] ?? 1) - edge);
        const cover = clamp(0.5 + (light - edge) / (2 * Math.max(0.02, room)));
        at += cover >= 1 ? 1 : cover <= 0 ? 0 : dot(x, y, cell, 0.45 + k, cover);
      });
      const key = unlined ? 0 : drawing[i]! * (0.35 + 0.65 * stands[i]!);
      const tone = mixed(ramp(stops, at / steps), stops[0]!, smoothstep(0.3, 0.7, key));
      out.l[i] = tone.l;
      out.a[i] = tone.a;
      out.b[i] = tone.b;
    }
  return out;
};
/** The lightness of the middle tone below which a picture is dark, and the share of it that the key prints then. */
const DIM = 0.5;
const KEYED = 0.34;
export const PRINTS = [
  ['#16213e', '#c8402f', '#f2a541', '#f6e7cb'],
  ['#1b2b2b', '#23767a', '#ef8354', '#f4e9d8'],
  ['#2a1238', '#a2305f', '#f08a5d', '#ffe9c7'],
  ['#0f2a47', '#2f6f9f', '#8fc1b5', '#f7f1de'],
] as const;

/** Printing inks, each on a screen of its own angle; with colours of one's own a screen of each darker one on the lightest. */
export const halftone: Treatment = (source, { colours, strength, unit, isDrawn }) => {
  const { width, height } = source;
  const cell = Math.max(4.5, (4.4 + 2.6 * strength) * unit);
  if (colours.length > 0) {
    const stops = tones(colours, true);
    const l = lit(source, unit, 0.58, 0.6);
    const drawing = outlines(blur(l, width, height, 0.8 * unit), flowOf({ ...source, l }, 2.4 * unit, 0.8), 1.1 * unit);
    const out = blank(source);
    const [ink, paper] = [stops[0]!, stops.at(-1)!];
    const opened = isDrawn ? openedIn(source, cell) : undefined;
    const between = stops.length > 2 ? stops[stops.length >> 1]! : undefined;
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        // the ink between prints where it is dim, the key where it is dark
        const dark = between ? clamp(1.7 * (1 - l[i]!) - 0.7) : 1 - l[i]!;
        const key = dot(x, y, cell, 0.78, opened ? Math.min(dark, opened[i]!) : dark);
        const mid = between ? dot(x, y, cell, 0.26, clamp(1.5 * (1 - l[i]!))) : 0;
        const tone = mixed(
          between ? mixed(paper, between, mid) : paper,
          ink,
          Math.max(key, between ? smoothstep(0.35, 0.75, drawing[i]!) : 0),
        );
        out.l[i] = tone.l;
        out.a[i] = tone.a;
        out.b[i] = tone.b;
      }
    return out;
  }
  // dots of a dark picture would run into one black
  const lift = 0.3 * (1 - smoothstep(0.3, 0.5, quantile(source.l, 0.5)));
  const lively = graded(source, { saturation: 1.32, contrast: 1.08, stretch: 0.85, exposure: lift });
  const around = blur(lively.l, width, height, cell * 1.5);
  const crisp = fromLab({ ...lively, l: lively.l.map((v, i) => clamp(v + 0.3 * (v - around[i]!) + 0.02)) });
  const opened = isDrawn ? openedIn(source, cell) : undefined;
  const data = new Uint8Array(crisp.length);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 4) {
      let [c, m, yellow] = [1 - crisp[p]! / 255, 1 - crisp[p + 1]! / 255, 1 - crisp[p + 2]! / 255];
      // grey is printed in black: three screens on each other would only be noise
      const black = Math.min(c, m, yellow);
      const full = clamp(1.15 * black - 0.05);
      const key = opened ? Math.min(full, opened[p >> 2]!) : full;
      // and what is nearly grey too: specks of one ink after the other would make seams of its slopes
      [c, m, yellow] = [c, m, yellow].map((v) => {
        const own = clamp((v - 0.92 * black) / Math.max(0.12, 1 - 0.6 * black));
        return own * smoothstep(0.03, 0.14, own);
      }) as [number, number, number];
      const inks = [
        dot(x, y, cell, 0.26, c),
        dot(x, y, cell, 1.31, m),
        dot(x, y, cell, 0, yellow),
        dot(x, y, cell, 0.785, key),
      ];
      for (let k = 0; k < 3; k++)
        data[p + k] = SHEET[k]! * inks.reduce((light, v, n) => light * (1 - v * (1 - INKS[n]![k]!)), 1);
      data[p + 3] = 255;
    }
  return toLab({ data, width, height });
};
/** The part of its cell that a dot has in the midst of a flat black, where a full one would leave no screen to be seen. */
const OPEN = 0.6;
const ON_BLACK = 0.3;
function openedIn({ l, width, height }: Lab, cell: number): Plane | undefined {
  // of what is printed on black the black is the ground
  if (quantile(l, 0.5) < ON_BLACK) return undefined;
  const about = blur(l, width, height, cell * 1.2);
  return about.map((v) => 1 - (1 - OPEN) * (1 - smoothstep(0.2, 0.42, v)));
}
const SHEET = [252, 248, 238];
/** How much of red, green and blue each of the four inks lets through. */
const INKS = [
  [0.05, 0.66, 0.9],
  [0.92, 0.1, 0.5],
  [1, 0.9, 0.08],
  [0.12, 0.11, 0.13],
];

/** Whether a dot of a screen covers this pixel, 0 to 1, when it is to cover so much of its cell. */
export function dot(x: number, y: number, cell: number, angle: number, cover: number): number {
  if (cover <= 0.015) return 0;
  const u = ((x * Math.cos(angle) + y * Math.sin(angle)) / cell) * Math.PI;
  const v = ((y * Math.cos(angle) - x * Math.sin(angle)) / cell) * Math.PI;
  const height = (Math.cos(u * 2) + Math.cos(v * 2)) / 4 + 0.5;
  const edge = 2.2 / cell;
  return smoothstep(1 - cover - edge, 1 - cover + edge, height);
}

/** Screen tones: pixels from dot to dot, and the lightness below which each covers how much. */
const SCREENS = { cell: 5, light: { below: 0.74, cover: 0.2 }, dark: { below: 0.5, cover: 0.42 } } as const;
/** The lightness up to which a pen shades, and where it fills in. */
const SHADED = 0.6;
const FILLED = 0.3;

/** 1 where a pen fills in, with an edge of about a pixel however soft that of the picture is. */
function filledIn(l: Plane, width: number): Plane {
  const out = new Float32Array(l.length);
  for (let row = 0; row < l.length; row += width) fillRow(l, row, width, out);
  return out;
}
function fillRow(l: Plane, row: number, width: number, out: Plane): void {
  for (let i = row; i < row + width; i++) {
    const right = i + 1 < row + width ? i + 1 : i;
    const below = i + width < l.length ? i + width : i;
    const slope = Math.abs(l[right]! - l[i]!) + Math.abs(l[below]! - l[i]!);
    out[i] = clamp(0.5 + (FILLED - l[i]!) / (1.4 * slope + 0.002));
  }
}

function negativeOf(l: Plane): Plane {
  const out = new Float32Array(l.length);
  inChunks(l.length, (from, to) => negate(l, out, from, to));
  return out;
}
function negate(l: Plane, out: Plane, from: number, to: number): void {
  for (let i = from; i < to; i++) out[i] = 1 - l[i]!;
}

/** A pen: lines that follow the edges, parallel strokes that swell with the shade, and solid blacks. */
export const ink: Treatment = (source, { colours, strength, unit, isReversed, isDrawn, isScreened, random }) => {
  const calm = brushed(source, (1.5 + 1.5 * strength) * unit);
  // a flat black is one up to its last corner
  const l = lit(calm, unit, 0.62, isDrawn ? 0 : 0.5);
  const flow = flowOf({ ...source, l }, 2.5 * unit, 0.8);
  const drawing = outlines(l, flow, 1.1 * unit);
  const { width, height } = source;
  const solid = filledIn(blur(l, width, height, 0.8 * unit), width);
  // forms within a black stand out by their light edges
  const light = outlines(negativeOf(l), flow, 1.1 * unit);
  const tone = blur(l, width, height, 2.5 * unit);
  const sway = clouds(width, height, 180 * unit, random);
  const stands = standing(source);
  const step = 6.5 * unit;
  const soft = 1.2 / step;
  const drawn = new Float32Array(l.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const line = smoothstep(0.2, 0.55, drawing[i]!);
      // a light ink draws lines alone: what is dark is its ground already
      if (isReversed) {
        drawn[i] = line;
        continue;
      }
      // what is out of focus behind the subject is paper
      const shade = smoothstep(0.04, 0.22, stands[i]!);
      const wide = 0.5 * shade * clamp((SHADED - tone[i]!) / (SHADED - FILLED));
      if (isScreened) {
        // a flat tone of dots for each of two shades, as it is cut out of a sheet
        const shaded = tone[i]! < SCREENS.dark.below ? SCREENS.dark : SCREENS.light;
        const tint = tone[i]! < SCREENS.light.below ? dot(x, y, SCREENS.cell * unit, 0.785, shaded.cover) : 0;
        drawn[i] = Math.max(line, tint, solid[i]! * (1 - smoothstep(0.3, 0.6, light[i]!)));
        continue;
      }
      const at = (x * 0.62 + y * 0.78) / step + 0.35 * sway[i]!;
      const off = Math.abs((at - Math.floor(at)) * 2 - 1);
      const stroke = wide > 0.06 ? 1 - smoothstep(wide - soft, wide + soft, off) : 0;
      drawn[i] = Math.max(line, stroke, solid[i]! * (1 - smoothstep(0.3, 0.6, light[i]!)));
    }
  return inked(source, drawn, inkAndPaper(colours, ['#17181b', '#f8f5ee'], isReversed));
};

/** From where on a pixel is bare paper, the share of the picture that is from which on it counts, and the tones between which what is on it lies then. */
const BARE = { light: 0.955, share: 0.3, from: 0.14, to: 0.86 };
/** What lies dark on white paper over all tones: among themselves a block parts them, beside the white it would be all ink. */
function offPaper(source: Lab): Lab {
  const own = source.l.filter((v) => v < BARE.light);
  if (own.length > (1 - BARE.share) * source.l.length || own.length === 0) return source;
  const [low, high] = [quantile(own, 0.05), quantile(own, 0.95)];
  if (high - low < 0.05) return source;
  const to = (v: number) => BARE.from + (BARE.to - BARE.from) * clamp((v - low) / (high - low));
  return { ...source, l: source.l.map((v) => (v < BARE.light ? Math.max(v, to(v)) : v)) };
}

/**
 * Cut into a block and printed: what stays is ink, what the gouge took is paper. Between the two the gouge runs along the form, and
 * a few of its cuts are left standing on empty ground and in solid ink.
 */
export const linocut: Treatment = (source, { colours, strength, unit, random, isDrawn }) => {
  const { width, height } = source;
  const calm = brushed(brushed(offPaper(source), (2.5 + 2 * strength) * unit), 2.5 * unit);
  const l = blur(lit(calm, unit, 0.54, isDrawn ? 0.25 : 0.7), width, height, 1.2 * unit);
  const flow = flowOf({ l, width, height }, 5 * unit, random.range(0.4, 1.1));
  const gouge = strokes(flow, 34 * unit, 3 * unit, random);
  const patches = clouds(width, height, 120 * unit, random);
  const rolled = tooth(width, height, 1.6 * unit, random);
  const drawing = outlines(l, flow, 1.4 * unit);
  // a flat of a drawing is cut away or left, and only what is about half is shaded with the gouge
  const [low, high] = isDrawn ? [0.44, 0.58] : [0.3, 0.68];
  const solid = l.map((v) => 1 - smoothstep(low, high, v));
  // strays stand where the gouge cleared beside what it left, and nowhere far out on empty ground
  const beside = blur(solid, width, height, 13 * unit);
  const block = (i: number) => {
    const tone = solid[i]!;
    // the gouge decides between; far up and far down only its strays are left
    const cut = smoothstep(-0.09, 0.09, tone - (0.08 + 0.84 * gouge[i]!));
    const stray = smoothstep(0.93, 0.97, gouge[i]! + 0.035 * patches[i]!);
    const left =
      tone > 0.5
        ? cut * (1 - 0.9 * stray)
        : Math.max(cut, tone < 0.06 ? stray * smoothstep(0.04, 0.16, beside[i]!) : 0);
    const line = smoothstep(0.35, 0.65, drawing[i]!) * smoothstep(0.15, 0.4, tone + 0.2);
    return Math.max(left, line * 0.98) * (0.9 + 0.1 * smoothstep(0.05, 0.3, rolled[i]!));
  };
  const stops = colours.length > 1 ? tones(colours, true) : [];
  if (stops.length < 3) {
    const ink: Plane = new Float32Array(l.length);
    for (let i = 0; i < ink.length; i++) ink[i] = block(i);
    return inked(source, ink, inkAndPaper(colours, ['#1b1a1c', '#f4efe3']));
  }
  // a block for each colour, the light ones cleared where nothing is to be printed, the key last
  const inks = stops.slice(0, -1).toReversed();
  const paper = stops.at(-1)!;
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    let tone: Ab = paper;
    inks.slice(0, -1).forEach((own, k) => {
      const upTo = 0.86 - (0.3 * k) / inks.length;
      const cover = smoothstep(-0.05, 0.05, upTo - l[i]! - (isDrawn ? 0.02 : 0.09) * (gouge[i]! - 0.5));
      tone = mixed(tone, own, cover * (0.92 + 0.08 * smoothstep(0.05, 0.3, rolled[i]!)));
    });
    tone = mixed(tone, inks.at(-1)!, block(i));
    out.l[i] = tone.l;
    out.a[i] = tone.a;
    out.b[i] = tone.b;
  }
  return out;
};

/** Lines as a burin cuts them: they swell where it is dark, a second and third set cross them in the depths, and an outline holds the form. */
const LEVELLED = 0.5;
export const engraving: Treatment = (source, { colours, strength, unit, random, isDrawn }) => {
  const { width, height } = source;
  const calm = brushed(source, 1.6 * unit);
  // what is dark side by side has to differ, else there is one flat hatch
  const toned = lit(calm, unit, 0.62, 0.45);
  // a plate has lights and darks, however even a sky at night is
  const l = isDrawn ? toned : levelled(toned, LEVELLED);
  const stands = standing(source);
  const form = blur(l, width, height, 5 * unit);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.4 * unit, 0.6), 0.9 * unit);
  const step = Math.max(3.4, (3.6 + 1.4 * strength) * unit);
  const sway = clouds(width, height, 220 * unit, random);
  const ink: Plane = new Float32Array(l.length);
  const SETS = [
    { angle: 0.62, from: 0.1, most: 0.86 },
    { angle: 0.62 + 0.7, from: 0.56, most: 0.62 },
    { angle: 0.62 + 1.6, from: 0.86, most: 0.5 },
  ].map(({ angle, ...set }) => ({ ...set, sin: Math.sin(angle), cos: Math.cos(angle) }));
  const soft = 1.1 / step;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const dark = (1 - l[i]!) * (0.72 + 0.28 * stands[i]!);
      // the lines give way to the form by less than their distance, so that none of them leaves it
      const shift = (form[i]! * 5 + sway[i]! * 3) * unit;
      let paper = 1;
      for (const { sin, cos, from, most } of SETS) {
        if (dark <= from) break;
        const wide = most * clamp((dark - from) / (1 - from)) ** 0.9;
        const at = (x * sin + y * cos + shift) / step;
        const off = Math.abs((at - Math.floor(at)) * 2 - 1);
        paper *= smoothstep(wide - soft, wide + soft, off);
      }
      ink[i] = Math.max(1 - paper, smoothstep(0.25, 0.75, drawing[i]!) * 0.95);
    }
  return inked(source, ink, inkAndPaper(colours, ['#1d2126', '#f7f3e8']));
};
