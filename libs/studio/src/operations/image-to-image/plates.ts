import { blank, blur, clamp, smoothstep } from '../planes';
import type { Plane } from '../planes';
import { brushed } from './brush';
import { clouds, flowOf, outlines, tooth } from './flow';
import { inkAndPaper, inked, isLineArt, levelled, lit, standing } from './tone';
import type { Means, Treatment } from './tone';

/** The inks of a printer of plates, and a paper that has soaked in water. */
const PLATE_INK = ['#241e1a', '#f3ecdd'] as const;
/** Sets of hatching as a needle scratches them: the direction, and the darkness from which on it is there. */
const HATCHES = [
  { angle: 0.74, from: 0.12 },
  { angle: -0.52, from: 0.4 },
  { angle: 1.36, from: 0.6 },
  { angle: 0.1, from: 0.76 },
].map(({ angle, from }) => ({ from, sin: Math.sin(angle), cos: Math.cos(angle) }));
/** The film of ink that wiping leaves on a plate, and the part of the shorter side that the sheet reaches beyond it. */
const FILM = 0.07;
const MARGIN = 0.022;

/**
 * Etched: lines of a needle, all about as thin, that begin and end as a hand has them and lie the closer the darker it is; a film of ink
 * that was not wiped off, and the edge of the plate pressed into the sheet.
 */
export const etching: Treatment = (source, means) =>
  inked(source, plate(source, means, needled(source, means, 1)), inkAndPaper(means.colours, PLATE_INK));

/** Drypoint: fewer and harder lines, each with the velvet of the burr beside it. */
export const drypoint: Treatment = (source, means) => {
  const { width, height } = source;
  const lines = needled(source, means, 1.5);
  const burr = blur(lines, width, height, 2.6 * means.unit);
  const wide = blur(lines, width, height, 6 * means.unit);
  for (let i = 0; i < lines.length; i++)
    lines[i] = clamp(lines[i]! + 0.75 * burr[i]! * smoothstep(0.1, 0.6, wide[i]!) + 0.3 * burr[i]!);
  return inked(source, plate(source, means, lines), inkAndPaper(means.colours, PLATE_INK));
};

/** Tones of an aquatint: how much of the grain stands at each of the biting times. */
const BITES = [0, 0.16, 0.34, 0.54, 0.76, 0.95] as const;
/** Aquatint: flat tones of a fine grain of resin, bitten in steps, under a few etched lines. */
export const aquatint: Treatment = (source, means) => {
  const { unit, random, strength, isDrawn } = means;
  const { width, height } = source;
  const calm = brushed(brushed(source, (2 + 2 * strength) * unit), 2.5 * unit);
  const toned = lit(calm, unit, 0.56, 0.5);
  const l = isDrawn ? toned : levelled(toned, 0.4);
  const soft = blur(l, width, height, 1.2 * unit);
  const grain = tooth(width, height, 0.8 * unit, random);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.4 * unit, 0.6), 0.9 * unit);
  const ragged = clouds(width, height, 9 * unit, random);
  const ink: Plane = new Float32Array(l.length);
  const steps = BITES.length - 1;
  for (let i = 0; i < ink.length; i++) {
    // the varnish that stops a tone out has a brush's edge
    const at = clamp(1 - soft[i]! + 0.012 * ragged[i]!) * steps;
    const k = Math.min(steps - 1, at | 0);
    const tone = BITES[k]! + (BITES[k + 1]! - BITES[k]!) * smoothstep(0.38, 0.62, at - k);
    const bitten = smoothstep(-0.26, 0.26, tone - grain[i]!) * smoothstep(0, 0.06, tone);
    ink[i] = clamp(Math.max(0.86 * bitten + 0.1 * tone, 0.9 * smoothstep(0.3, 0.8, drawing[i]!)));
  }
  return inked(source, plate(source, means, ink), inkAndPaper(means.colours, PLATE_INK));
};

/** Lithograph: greasy crayon on the grain of a stone, its blacks washed in, its lights scraped out. */
export const lithograph: Treatment = (source, { colours, unit, random, strength, isDrawn }) => {
  const { width, height } = source;
  const calm = brushed(source, (1.6 + 1.6 * strength) * unit);
  const l = lit(calm, unit, 0.6, isDrawn ? 0.2 : 0.65);
  const stands = standing(source);
  const grain = tooth(width, height, 0.9 * unit, random);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.6 * unit, 0.7), 1.5 * unit);
  const uneven = clouds(width, height, 90 * unit, random);
  const ink: Plane = new Float32Array(l.length);
  for (let i = 0; i < ink.length; i++) {
    const dark = clamp((1 - l[i]!) * (0.7 + 0.3 * stands[i]!) + 0.025 * uneven[i]!);
    const crayon = smoothstep(-0.26, 0.3, 1.15 * dark - 0.05 - grain[i]!) * smoothstep(0.03, 0.14, dark);
    const wash = smoothstep(0.66, 0.86, dark);
    const line = drawing[i]! * (0.4 + 0.6 * stands[i]!) * (1 - 0.55 * smoothstep(0.55, 0.9, grain[i]!));
    ink[i] = clamp(0.88 * crayon * (1 - wash) + 0.97 * wash + 0.8 * line);
  }
  return inked(source, ink, inkAndPaper(colours, ['#1f1c1c', '#f4efe2']));
};

/** The lines of a needle, 0 to 1. @param bold how much wider, and farther apart, than usual */
function needled(source: Parameters<Treatment>[0], { unit, random, strength, isDrawn }: Means, bold: number): Plane {
  const { width, height } = source;
  const calm = brushed(source, 1.6 * unit);
  const toned = lit(calm, unit, 0.64, 0.6);
  const l = isDrawn ? toned : levelled(toned, 0.35);
  const stands = standing(source);
  const form = blur(l, width, height, 6 * unit);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.4 * unit, 0.6), 0.95 * bold * unit);
  const step = Math.max(3.6, (4.4 + 1.1 * strength) * bold ** 0.7 * unit);
  const [sway, shake, broken] = [
    clouds(width, height, 150 * unit, random),
    clouds(width, height, 34 * unit, random),
    clouds(width, height, 20 * unit, random),
  ];
  const ink: Plane = new Float32Array(l.length);
  const soft = 0.9 / step;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const dark = (1 - l[i]!) * (0.62 + 0.38 * stands[i]!) + 0.018 * broken[i]!;
      let paper = 1;
      for (const { sin, cos, from } of HATCHES) {
        if (dark <= from - 0.03) break;
        // no line is ruled: each sways with the hand and gives way to the form
        const at = (x * sin + y * cos + (form[i]! * 9 + sway[i]! * 6 + shake[i]! * 1.5) * unit) / step;
        const off = Math.abs((at - Math.floor(at)) * 2 - 1);
        // bitten a little deeper where it is dark, and lifted off at its end
        const wide = 0.1 * smoothstep(from - 0.03, from + 0.03, dark) + 0.42 * smoothstep(from, from + 0.5, dark);
        paper *= 1 - smoothstep(-soft, soft, wide - off);
      }
      ink[i] = Math.max(0.94 * (1 - paper), smoothstep(0.3, 0.8, drawing[i]!) * (0.6 + 0.4 * stands[i]!));
    }
  return ink;
}

/** A plate on its sheet: the film of ink, wiped thinner in the middle, and the bevel. What is drawn in flat inks has no margin to give. */
function plate({ width, height }: Parameters<Treatment>[0], { unit, random, isDrawn }: Means, ink: Plane): Plane {
  const wiped = clouds(width, height, 300 * unit, random);
  const margin = isDrawn ? 0 : MARGIN * Math.min(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const off = Math.min(x, y, width - 1 - x, height - 1 - y);
      const inside = margin > 0 ? smoothstep(margin - 0.8, margin + 0.8, off) : 1;
      const bevel =
        margin > 0 ? smoothstep(margin, margin + 1, off) * (1 - smoothstep(margin + 1, margin + 4 * unit, off)) : 0;
      const film = FILM * (1 + 0.5 * wiped[i]!) + 0.1 * bevel;
      ink[i] = clamp(ink[i]! + film * (1 - ink[i]!)) * inside;
    }
  return ink;
}

/** A print in one blue of iron salts. */
const BLUES = ['#0a2145', '#1c4c8c', '#7ea7cc', '#f2f3ec'] as const;
export { BLUES as CYANOTYPE_BLUES };
/** Cyanotype: what the sun printed in Prussian blue, where the emulsion was brushed on a sheet of rag paper. */
export const cyanotype: Treatment = (source, { colours, unit, random, isDrawn }) => {
  const { width, height } = source;
  // what lay on the paper in the sun, a drawing on film, is left white
  const isNegative = isDrawn === true && isLineArt(source.l);
  const l = isNegative ? source.l.map((v) => 1 - v) : isDrawn ? source.l : lit(source, unit, 0.5, 0.25);
  const ends = inkAndPaper(colours.length ? colours : [BLUES[0], BLUES[3]], [BLUES[0], BLUES[3]]);
  const grain = tooth(width, height, 1.5 * unit, random);
  const uneven = clouds(width, height, 240 * unit, random);
  const swept = clouds(width, height, 60 * unit, random);
  const bristles = brushEnds(Math.max(width, height), unit, random);
  const border = (isDrawn ? 0.012 : 0.03) * Math.min(width, height);
  const ink: Plane = new Float32Array(l.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [dx, dy] = [Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)];
      // the brush went along the longer side: its ends are ragged, its sides are not
      const off = Math.min(dx - border * bristles[y]!, dy - border * (0.35 + 0.12 * swept[i]!));
      const coated = smoothstep(-1.5 * unit, 1.5 * unit, off + 2 * unit * (grain[i]! - 0.5));
      const tone = clamp(1 - l[i]!);
      const exposed = tone ** 0.92 * (1 + 0.05 * uneven[i]!) + 0.05 * (grain[i]! - 0.5) * smoothstep(0.05, 0.4, tone);
      ink[i] = clamp(exposed * 0.97 + 0.02) * coated;
    }
  const out = inked(source, ink, ends);
  // half of it is purer blue than a mixture of both ends: salts have their own hue between
  for (let i = 0; i < ink.length; i++) {
    const middle = 4 * ink[i]! * (1 - ink[i]!);
    out.a[i]! += 0.35 * (ends[0].a - ends[1].a) * middle * 0.4 - 0.012 * middle;
    out.b[i]! += 0.4 * ends[0].b * middle;
  }
  return out;
};

/** How far each bristle reached, 0 to about 1.4. */
function brushEnds(length: number, unit: number, random: Means['random']): Plane {
  const ends: Plane = new Float32Array(length);
  let [stroke, left] = [0, 0];
  for (let i = 0; i < length; i++) {
    if (left-- <= 0) [stroke, left] = [random.range(0.2, 1), random.range(18, 52) * unit];
    ends[i] = stroke + 0.4 * (random.next() - 0.5);
  }
  return blur(ends, length, 1, 1.2 * unit);
}

/** Lines of a grid, in pixels of a picture 1024 wide. */
const GRID = { fine: 16, every: 5 };
/** Blueprint: white lines on blue paper over a faint grid, forms told by lines and a thin hatch, in a frame. */
export const blueprint: Treatment = (source, { colours, unit, random, isDrawn }) => {
  const { width, height } = source;
  const calm = brushed(source, 2 * unit);
  const l = lit(calm, unit, 0.6, isDrawn ? 0 : 0.5);
  const flow = flowOf({ l, width, height }, 2.6 * unit, 0.8);
  const lines = outlines(l, flow, 1.05 * unit);
  const stands = standing(source);
  const mottled = clouds(width, height, 200 * unit, random);
  const grain = tooth(width, height, 1.4 * unit, random);
  const tone = blur(l, width, height, 2 * unit);
  const [paper, ink] = inkAndPaper(colours, ['#12408f', '#f2f6fb']);
  const out = blank(source);
  const fine = Math.max(6, GRID.fine * unit);
  const frame = 0.018 * Math.min(width, height);
  const hatch = 5 * unit;
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const off = Math.min(x, y, width - 1 - x, height - 1 - y);
      const at = (v: number, cell: number) => 1 - smoothstep(0.4, 1.1, Math.abs(v - Math.round(v / cell) * cell));
      const grid = Math.max(
        0.1 * at(x, fine),
        0.1 * at(y, fine),
        0.2 * at(x, fine * GRID.every),
        0.2 * at(y, fine * GRID.every),
      );
      // what is dark is hatched, closer in the depths
      const dark = smoothstep(0.35, 0.75, 1 - tone[i]!) * (0.25 + 0.75 * stands[i]!);
      const slant = (x + y) / hatch;
      const stroke = isDrawn
        ? 0
        : smoothstep(0.62 - 0.3 * dark, 0.86 - 0.3 * dark, Math.abs((slant - Math.floor(slant)) * 2 - 1)) * dark;
      const border = isDrawn ? 0 : 0.8 * (smoothstep(frame - 1, frame, off) - smoothstep(frame + 1, frame + 2, off));
      const line = smoothstep(0.18, 0.6, lines[i]!) * (0.55 + 0.45 * stands[i]!);
      const laid =
        Math.max(clamp(line, 0, 0.96), 0.3 * stroke, border, off < frame ? 0 : grid) * (0.94 + 0.06 * grain[i]!);
      out.l[i] = paper.l + 0.014 * mottled[i]! + (ink.l - paper.l) * laid;
      out.a[i] = paper.a + (ink.a - paper.a) * laid;
      out.b[i] = paper.b + (ink.b - paper.b) * laid;
    }
  return out;
};
