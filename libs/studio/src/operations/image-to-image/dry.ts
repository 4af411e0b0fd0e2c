import { blank, blur, clamp, quantile, smoothstep } from '../planes';
import type { Lab } from '../planes';
import { brushed } from './brush';
import { clouds, flowOf, handFlow, outlines, strokes, tooth } from './flow';
import { graded, labOf } from './grade';
import { duotone } from './prints';
import { inkAndPaper, isOnWhite, lit, standing } from './tone';
import type { Treatment } from './tone';

/** The tinted paper of a pastel: light enough to be one, dark enough that white chalk is seen on it. */
const TINTED = labOf('#b3a797');
/** The paper of a dark picture. */
const DUSKY = labOf('#4d4a52');

/** Soft pastels on tinted paper: chalk laid along the form over its tooth, rubbed in behind, pressed hard in the lights and accents. */
export const pastel: Treatment = (source, means) => {
  const { strength, unit, random, colours } = means;
  const { width, height } = source;
  const base = colours.length
    ? duotone(source, means)
    : graded(source, { saturation: 1.1, stretch: 0.7, lift: { low: 0.14, middle: 0.54 } });
  const calm = brushed(brushed(base, (3.5 + 3 * strength) * unit), 3 * unit);
  const rubbed = softened(calm, 6 * unit);
  const l = lit(calm, unit, 0.58, 0.5);
  const stands = standing(source);
  const flow = flowOf({ l, width, height }, 8 * unit, -0.85);
  const chalk = strokes(flow, 46 * unit, 5.4 * unit, random);
  const hand = strokes(handFlow(width, height, -0.8, unit, random), 54 * unit, 4.8 * unit, random);
  const grain = tooth(width, height, 1.8 * unit, random);
  const hues = clouds(width, height, 30 * unit, random);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.6 * unit, 0.8), 1.2 * unit);
  const mean = base.l.reduce((sum, v) => sum + v, 0) / base.l.length;
  const paper = mean < 0.4 ? DUSKY : TINTED;
  const isGround = groundOf(source, stands);
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    const part = (1 - stands[i]!) * 0.7;
    const own = {
      l: calm.l[i]! + (rubbed.l[i]! - calm.l[i]!) * part,
      a: calm.a[i]! + (rubbed.a[i]! - calm.a[i]!) * part,
      b: calm.b[i]! + (rubbed.b[i]! - calm.b[i]!) * part,
    };
    // each stroke is of a stick a little lighter or darker, warmer or colder
    const stroke = stands[i]! * chalk[i]! + (1 - stands[i]!) * hand[i]!;
    const pressed = smoothstep(
      0.02,
      0.35,
      Math.abs(own.l - paper.l) + 1.5 * Math.hypot(own.a - paper.a, own.b - paper.b),
    );
    const cover = clamp(
      (0.46 + 0.42 * pressed + 0.26 * stands[i]! + 0.34 * (0.3 + 0.7 * stands[i]!) * (stroke - 0.5)) *
        (1 - 0.9 * isGround[i]!) -
        0.28 * smoothstep(0.5, 1, grain[i]!) * (1 - isGround[i]!),
      0.05,
      0.97,
    );
    const chalky = 0.07 + 0.9 * own.l + 0.06 * (0.3 + 0.7 * stands[i]!) * (stroke - 0.5);
    const line = 0.16 * drawing[i]! * (0.3 + 0.7 * stands[i]!) * (1 - 0.6 * smoothstep(0.5, 0.9, grain[i]!));
    out.l[i] = clamp(paper.l + (chalky - paper.l) * cover - line + 0.03 * (grain[i]! - 0.5));
    out.a[i] = paper.a + (own.a + 0.008 * hues[i]! - paper.a) * cover;
    out.b[i] = paper.b + (own.b + 0.014 * (stroke - 0.5) - paper.b) * cover;
  }
  return out;
};

/** How far off the colour of its border a pixel may be that is the empty sheet behind, and how light that has to be. */
const GROUND = { same: 0.012, other: 0.035, light: 0.93 };
/** Where a thing stands before plain white, which of that is left empty, 0 to 1. */
function groundOf({ l, a, b, width, height }: Lab, stands: Float32Array): Float32Array {
  const border: number[] = [];
  for (let x = 0; x < width; x += 3) border.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 3) border.push(y * width, y * width + width - 1);
  const middle = (plane: Float32Array) =>
    quantile(
      Float32Array.from(border, (i) => plane[i]!),
      0.5,
    );
  const own = { l: middle(l), a: middle(a), b: middle(b) };
  const out = new Float32Array(l.length);
  if (own.l < GROUND.light || !isOnWhite(l)) return out;
  for (let i = 0; i < out.length; i++) {
    const off = Math.abs(l[i]! - own.l) + Math.abs(a[i]! - own.a) + Math.abs(b[i]! - own.b);
    out[i] = (1 - smoothstep(GROUND.same, GROUND.other, off)) * (1 - smoothstep(0.4, 0.75, stands[i]!));
  }
  return blur(out, width, height, 1.2);
}

function softened({ l, a, b, width, height }: Lab, reach: number): Lab {
  const soft = (plane: Float32Array) => blur(plane, width, height, reach);
  return { l: soft(l), a: soft(a), b: soft(b), width, height };
}

/** A point of silver makes one grey, however it is pressed. */
const METAL = { most: 0.78, line: 0.62 };
/** Silverpoint: hair-fine hatching of one grey on a prepared, tinted ground, never black, and the lights heightened in white. */
export const silverpoint: Treatment = (source, { colours, strength, unit, random }) => {
  const { width, height } = source;
  const calm = brushed(source, (1 + strength) * unit);
  const l = lit(calm, unit, 0.6, 0.75);
  const stands = standing(source);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.2 * unit, 0.9), 0.7 * unit);
  const form = flowOf({ l: blur(l, width, height, 4 * unit), width, height }, 10 * unit, -0.8);
  const fine = 1.05 * unit;
  const layers = [
    strokes(handFlow(width, height, -0.82, unit, random), 34 * unit, fine, random),
    strokes(form, 26 * unit, fine, random),
    strokes(handFlow(width, height, -0.25, unit, random), 26 * unit, fine, random),
  ];
  const [metal, ground] = inkAndPaper(colours, ['#4a4643', '#dfd5c3']);
  const uneven = clouds(width, height, 120 * unit, random);
  // before white paper no light of its own is to be heightened
  const most = isOnWhite(source.l) ? 0 : 0.85;
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    const dark = clamp((1 - l[i]!) * (0.55 + 0.45 * stands[i]!));
    let bare = 1;
    layers.forEach((layer, k) => {
      const share = (dark - [0.08, 0.34, 0.56][k]!) * 1.5;
      bare *= 1 - METAL.line * smoothstep(0, 0.22, share - 0.9 * layer[i]! + 0.12) * Number(share > 0);
    });
    const laid = METAL.most * clamp(1 - bare + 0.95 * drawing[i]! * (0.45 + 0.55 * stands[i]!) + 0.1 * dark);
    // heightened where the light falls on what it is of
    const white =
      most *
      smoothstep(0.8, 0.97, l[i]!) *
      smoothstep(0.3, 0.7, stands[i]!) *
      (0.35 + 0.65 * smoothstep(0.35, 0.8, layers[1]![i]!));
    const sheet = ground.l + 0.012 * uneven[i]! + (0.985 - ground.l) * white;
    out.l[i] = sheet + (metal.l - sheet) * clamp(laid);
    out.a[i] = ground.a * (1 - white) + (metal.a - ground.a) * laid;
    out.b[i] = ground.b * (1 - white) + (metal.b - ground.b) * laid;
  }
  return out;
};

const SLATE = ['#23282a', '#efece2'] as const;
/** White chalk on a blackboard that was wiped: lines of the stick, and what is lit rubbed in with its side. */
export const chalk: Treatment = (source, { colours, strength, unit, random, isDrawn }) => {
  const { width, height } = source;
  const calm = brushed(source, (1.6 + 1.4 * strength) * unit);
  const l = lit(calm, unit, 0.56, isDrawn ? 0 : 0.6);
  const stands = standing(source);
  const flow = flowOf({ l, width, height }, 5 * unit, -0.8);
  const side = strokes(flow, 40 * unit, 3 * unit, random);
  const grain = tooth(width, height, 1.6 * unit, random);
  const wiped = clouds(width, height, 240 * unit, random);
  const isWhite = isOnWhite(source.l);
  const drawing = outlines(l, flowOf({ l, width, height }, 2.4 * unit, 0.8), 1.25 * unit);
  const [board, white] = inkAndPaper(colours, SLATE);
  const out = blank(source);
  for (let i = 0; i < l.length; i++) {
    const broken = 1 - 0.75 * smoothstep(0.5, 0.9, grain[i]!);
    // of what is on white the dark is what the chalk lays on; else what is lit
    const tone = isWhite
      ? 0.75 * smoothstep(0.08, 0.7, 1 - l[i]!)
      : smoothstep(0.22, 0.85, l[i]!) * (0.4 + 0.6 * stands[i]!);
    const rubbed =
      0.75 * smoothstep(-0.15, 0.4, 1.15 * tone - 0.4 * side[i]! - 0.32 * grain[i]!) * smoothstep(0.02, 0.15, tone);
    const line = drawing[i]! * (0.5 + 0.5 * stands[i]!) * broken;
    const dust = 0.05 + 0.035 * wiped[i]! + 0.03 * (grain[i]! - 0.5);
    const laid = clamp(Math.max(rubbed, 0.95 * line) + dust * (1 - line));
    out.l[i] = board.l + (white.l - board.l) * laid;
    out.a[i] = board.a + (white.a - board.a) * laid;
    out.b[i] = board.b + (white.b - board.b) * laid;
  }
  return out;
};
