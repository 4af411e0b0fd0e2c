import { blank, blur, clamp, smoothstep } from '../planes';
import { brushed } from './brush';
import { flatsOf } from './flats';
import { flowOf, handFlow, outlines, strokes, tooth } from './flow';
import { labOf } from './grade';
import type { Ab } from './grade';
import { linocut } from './prints';
import type { Treatment } from './tone';

/** Blocks that a printer of coloured woodcuts has cut. */
const BLOCKS = 13;
/** His pigments: soot, indigo and Prussian blue and their dilutions, greens, safflower and red lead, ochres, and the paper of mulberry. */
const PIGMENTS = [
  ...['#2a2b31', '#1f3a63', '#34628f', '#6f9bb5', '#aecad0', '#3f6355', '#6f8f63', '#aebb8c', '#b8452f', '#d67f5d'],
  ...[
    '#e6b59c',
    '#c9963f',
    '#e2c078',
    '#7a4b33',
    '#a97f57',
    '#6d4a63',
    '#8c8a86',
    '#bdb8ab',
    '#5c5b5c',
    '#4a3328',
    '#efe2c4',
    '#f6ecd6',
  ],
].map(labOf);
const KEY = labOf('#22252f');
/** How much more a hue counts than lightness where a pigment is chosen: a blue sky is not to be printed in buff. */
const HUE = 2.6;
/** The part of the height over which a printer wipes a blue from dark to light, and how dark it is at its top. */
const WIPED = { height: 0.24, most: 0.62 };

/**
 * A coloured woodcut as the Japanese printed them: flat pigments each from a block of its own, the blue of the sky wiped darker at its
 * upper edge (bokashi), the grain of the wood in them, and the lines of the key block about the forms.
 */
export const woodblock: Treatment = (source, means) => {
  const { colours, unit, random, strength, isDrawn } = means;
  // one ink, or two, are a woodcut of the other kind
  if (colours.length > 0 && colours.length < 3) return linocut(source, means);
  const { width, height } = source;
  const wide = { behind: 8 + 3 * strength, subject: 2 + 1.4 * strength };
  const { of, tones, stands } = flatsOf(source, means, wide, BLOCKS, 1.3);
  const inks = colours.length > 0 ? tones : tones.map(pigmentOf);
  const calm = brushed(source, 2 * unit);
  const soft = blur(calm.l, width, height, 0.7 * unit);
  const key = outlines(soft, flowOf({ l: soft, width, height }, 2.8 * unit, 0.8), 1.15 * unit);
  const wood = strokes(handFlow(width, height, 0.03, unit, random), 150 * unit, 1.7 * unit, random);
  const fibres = tooth(width, height, 1.4 * unit, random);
  const deep = labOf('#1f3a63');
  const out = blank(source);
  for (let y = 0, i = 0; y < height; y++) {
    const wiped = WIPED.most * (1 - smoothstep(0, WIPED.height * height, y));
    for (let x = 0; x < width; x++, i++) {
      const ink = inks[of[i]!]!;
      const isSky = ink.b < -0.01 && ink.l > 0.5 && stands[i]! < 0.5;
      const part = isSky && !isDrawn ? wiped : 0;
      const l = ink.l + (deep.l - ink.l) * part;
      const a = ink.a + (deep.a - ink.a) * part;
      const b = ink.b + (deep.b - ink.b) * part;
      // the grain is seen where there is ink, and the paper where it was rubbed too lightly
      const inky = smoothstep(0.95, 0.7, l);
      const grained = 0.045 * inky * (wood[i]! - 0.5) + 0.02 * (fibres[i]! - 0.5);
      const line = means.unlined ? 0 : smoothstep(0.25, 0.6, key[i]!) * (0.25 + 0.75 * stands[i]!);
      out.l[i] = clamp(l + grained + (KEY.l - l) * line);
      out.a[i] = a + (KEY.a - a) * line;
      out.b[i] = b + (KEY.b - b) * line;
    }
  }
  return out;
};

/** The pigment that comes nearest to a colour, its hue before its lightness. */
function pigmentOf(tone: Ab): Ab {
  let [best, least] = [PIGMENTS[0]!, Infinity];
  for (const pigment of PIGMENTS) {
    const off = (tone.l - pigment.l) ** 2 + HUE * ((tone.a - pigment.a) ** 2 + (tone.b - pigment.b) ** 2);
    if (off < least) [best, least] = [pigment, off];
  }
  // neighbouring tones that take one pigment stay apart a little, as two strengths of it
  return { l: best.l + 0.3 * (tone.l - best.l), a: best.a, b: best.b };
}
