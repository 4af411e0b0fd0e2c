import { blank, blur, clamp, quantile, smoothstep } from '../planes';
import type { Plane } from '../planes';
import { brushed } from './brush';
import { clouds, flowOf, handFlow, outlines, strokes, tooth } from './flow';
import { graded } from './grade';
import { inkAndPaper, inked, lit, PAPER, standing } from './tone';
import type { Treatment } from './tone';

/** A pencil: outlines gone over, and two layers of strokes of a hand, the second only in the depths (after Lu and others, 2012). */
export const sketch: Treatment = (source, { colours, strength, unit, random }) => {
  const { width, height } = source;
  const calm = brushed(source, (1.2 + 1.2 * strength) * unit);
  const l = lit(calm, unit, 0.64, 0.7);
  const stands = standing(source);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.4 * unit, 0.9), 0.95 * unit);
  const hand = random.range(0.75, 1.05);
  const layer = (angle: number) => strokes(handFlow(width, height, angle, unit, random), 30 * unit, 1.7 * unit, random);
  const [first, second] = [layer(-hand), layer(-hand + 1.15)];
  const grain = tooth(width, height, 1.4 * unit, random);
  const graphite = l.map((v, i) => {
    const dark = (1 - v) * (0.62 + 0.38 * stands[i]!);
    const one = smoothstep(0, 0.45, dark * 1.25 - first[i]!);
    const two = smoothstep(0, 0.4, (dark - 0.42) * 1.7 - second[i]!);
    const shade = 0.2 * smoothstep(0.06, 1, dark) + 0.42 * one + 0.34 * two;
    const laid = clamp(shade + 0.8 * drawing[i]! * (0.5 + 0.5 * stands[i]!));
    return laid * (1 - 0.3 * smoothstep(0.55, 1, grain[i]!) * (1 - 0.5 * dark));
  });
  return inked(source, graphite, inkAndPaper(colours, ['#2a2b2f', '#fbf9f4']));
};

/** The median lightness below which a drawing stands on black. */
const BLACK = 0.3;
/** How dark the dust is beside what is drawn. */
const SMEARED = 0.34;

/** Charcoal: tones smudged with the finger, strokes of the stick along the form over them, deepest blacks filled, lines that break on the tooth. */
export const charcoal: Treatment = (source, { colours, strength, unit, random, isDrawn }) => {
  const { width, height } = source;
  const calm = brushed(source, (2 + 1.5 * strength) * unit);
  const median = quantile(source.l, 0.5);
  // a dark picture stays one, and is no even grey; of one drawn on black the black is the ground, filled in
  const isOnBlack = isDrawn && median < BLACK;
  const l = isOnBlack ? calm.l : lit(calm, unit, 0.27 + 0.31 * smoothstep(0.2, 0.6, median), 0.6);
  const smudged = blur(l, width, height, 3 * unit);
  const stands = standing(source);
  const flow = flowOf({ l: smudged, width, height }, 7 * unit, random.range(-1, -0.7));
  const stick = strokes(flow, 34 * unit, 2.2 * unit, random);
  const grain = tooth(width, height, 1.2 * unit, random);
  const drawing = outlines(l, flow, 1.9 * unit);
  const uneven = clouds(width, height, 140 * unit, random);
  const dust = (v: number) => smoothstep(0.1, 0.9, 1 - v);
  const smeared = isDrawn ? blur(l.map(dust), width, height, 12 * unit) : undefined;
  const coal = l.map((v, i) => {
    const depth = clamp((1 - (0.65 * v + 0.35 * smudged[i]!)) * (0.8 + 0.2 * stands[i]!) + 0.03 * uneven[i]!);
    // an empty sky is paper, not specks
    const dark = depth * smoothstep(0.06, 0.3, depth);
    const rough = 0.4 * grain[i]! + 0.6 * stick[i]!;
    const broken = smoothstep(-0.1, 0.4, dark * 1.2 - rough);
    const tone = clamp(0.62 * dark ** 1.1 + 0.3 * broken + 0.16 * smoothstep(0.62, 0.85, dark));
    const line =
      0.7 * drawing[i]! * (0.45 + 0.55 * stands[i]!) * (0.45 + 0.55 * (1 - smoothstep(0.3, 0.75, grain[i]!)));
    if (!isDrawn) return clamp(tone + line);
    // a flat black and a clean line have no tones of their own: the tooth of the paper and the finger make them
    const worn =
      1 - (isOnBlack ? 0.2 : 0.62) * smoothstep(0.4, 0.85, 0.55 * grain[i]! + 0.45 * stick[i]! + 0.12 * uneven[i]!);
    return clamp((tone + line) * worn + SMEARED * smeared![i]! * (0.6 + 0.4 * grain[i]!));
  });
  return inked(source, coal, inkAndPaper(colours, ['#1b1a1a', '#f0ebe1']));
};

/** Coloured pencils: the picture's own colours, laid on in strokes along the form that let some of the paper through. */
export const colouredPencil: Treatment = (source, { strength, unit, random }) => {
  const { width, height } = source;
  const calm = brushed(graded(source, { saturation: 1.28, stretch: 0.85 }), (1.6 + 1.4 * strength) * unit);
  const l = lit(calm, unit, 0.6, 0.6);
  const stands = standing(source);
  const flow = flowOf({ l, width, height }, 6 * unit, -0.9);
  const form = strokes(flow, 26 * unit, 1.8 * unit, random);
  const hand = strokes(handFlow(width, height, -0.95, unit, random), 30 * unit, 1.8 * unit, random);
  const grain = tooth(width, height, 1.4 * unit, random);
  const drawing = outlines(l, flow, 0.95 * unit);
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    const chroma = Math.sqrt(calm.a[i]! * calm.a[i]! + calm.b[i]! * calm.b[i]!);
    // how hard the pencil is pressed: for dark as for vivid colours, less behind the subject
    const pressed = clamp((0.1 + 0.85 * (1 - l[i]!) + 3.2 * chroma) * (0.66 + 0.34 * stands[i]!));
    const first = smoothstep(-0.1, 0.4, pressed * 1.3 - form[i]!);
    const second = smoothstep(0, 0.4, pressed * 1.1 - 0.2 - hand[i]!);
    const waxed = 1 - 0.35 * smoothstep(0.6, 1, grain[i]!);
    const cover = clamp(0.3 * smoothstep(0.04, 0.3, pressed) + 0.5 * first + 0.36 * second) * waxed;
    const line = drawing[i]! * (0.4 + 0.6 * stands[i]!);
    const pigment = 0.2 + 0.71 * l[i]!;
    out.l[i] = PAPER.l + (pigment - PAPER.l) * cover - 0.26 * line * (1 - 0.3 * grain[i]!);
    out.a[i] = PAPER.a + calm.a[i]! * 1.08 * clamp(cover + 0.4 * line);
    out.b[i] = PAPER.b + calm.b[i]! * 1.08 * clamp(cover + 0.4 * line);
  }
  return out;
};

/** How much of its lightness a step of colour is worth to who draws outlines. */
const HUE = 1.4;
/** Line art, as of a colouring page: outlines of one width, between areas of another colour as well, and no shade. */
export const lineArt: Treatment = (source, { colours, strength, unit }) => {
  const { width, height } = source;
  const calm = brushed(source, (1.6 + 1.8 * strength) * unit);
  const l = lit(calm, unit, 0.62, 0.35);
  const flow = flowOf({ l, width, height }, 2.6 * unit, 0.9);
  const drawing = outlines(l, flow, 1.1 * unit);
  for (const plane of [calm.a, calm.b]) {
    const coloured = outlines(
      plane.map((v) => HUE * v),
      flow,
      1.1 * unit,
    );
    for (let i = 0; i < drawing.length; i++) drawing[i] = Math.max(drawing[i]!, coloured[i]!);
  }
  const stands = standing(source);
  const line = drawing.map((v, i) => smoothstep(0.3, 0.6, v * (0.6 + 0.4 * smoothstep(0, 0.3, stands[i]!))));
  return inked(source, line, inkAndPaper(colours, ['#141414', '#ffffff']));
};

/** A ball makes a line of one width, whatever it is pressed: what is dark is gone over again, in another direction. */
const BALL = { line: 0.8, layers: [0.1, 0.34, 0.56, 0.76], angles: [-0.8, -0.35, -1.35, 0.5], most: 0.78 } as const;
/** Ballpoint: hair-thin lines and layers of crossed hatching of one ink, never a solid black. */
export const ballpoint: Treatment = (source, { colours, strength, unit, random, isDrawn }) => {
  const { width, height } = source;
  const calm = brushed(source, (1 + strength) * unit);
  const l = lit(calm, unit, 0.64, isDrawn ? 0.2 : 0.7);
  const stands = standing(source);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.2 * unit, 0.9), 0.75 * unit);
  const form = flowOf({ l: blur(l, width, height, 4 * unit), width, height }, 10 * unit, -0.8);
  const layers = BALL.angles.map((angle, k) =>
    strokes(k === 1 ? form : handFlow(width, height, angle, unit, random), 40 * unit, BALL.line * unit, random),
  );
  const laid: Plane = new Float32Array(l.length);
  for (let i = 0; i < l.length; i++) {
    const dark = clamp((1 - l[i]!) * (0.4 + 0.6 * stands[i]!));
    let bare = 1;
    layers.forEach((layer, k) => {
      const share = (dark - BALL.layers[k]!) * 1.3;
      if (share > 0) bare *= 1 - BALL.most * smoothstep(0, 0.16, share - 0.86 * layer[i]! + 0.06);
    });
    laid[i] = clamp(1 - bare + 0.9 * smoothstep(0.15, 0.6, drawing[i]!) * (0.45 + 0.55 * stands[i]!));
  }
  return inked(source, laid, inkAndPaper(colours, ['#252c5e', '#fbfaf6']));
};
