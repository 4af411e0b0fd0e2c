import { blur, boxBlur, clamp, inChunks, quantile, smoothstep } from '../planes';
import type { Lab, Plane } from '../planes';
import type { Random } from '../../random';
import { tooth } from './flow';
import type { Ab } from './grade';

/** How light the paper of a line drawing is at least, and how much darker its ink; the share of the sheet that is ink. */
const SHEET = { light: 0.6, ink: 0.22, least: 0.004, most: 0.3 };
/** From where on a pixel is ink, and where it is all ink: between is the soft edge of a line, and the grain of a scan below it. */
const INK = [0.14, 0.62] as const;
/** Pixels to either side of one that is within an area, and the share of the sheet that areas have at the most. */
const AREA = { reach: 5, share: 0.012 };
/** Chroma that is a colour on the sheet, and the share of the sheet that colours may have. */
const COLOURED = { chroma: 0.05, share: 0.02 };

/**
 * How much ink is at each pixel of a picture that is lines on paper, drawn or scanned, and nothing else; undefined where it has areas or
 * colours of its own.
 *
 * @param unit pixels that stand for one pixel of a picture 1024 wide
 */
export function lineDrawing({ l, a, b, width, height }: Lab, unit: number): Plane | undefined {
  const paper = quantile(l, 0.5);
  if (paper < SHEET.light) return undefined;
  const dark = quantile(l, 0.004);
  const range = paper - dark;
  if (range < SHEET.ink) return undefined;
  const [ground, other] = [quantile(a, 0.5), quantile(b, 0.5)];
  const ink: Plane = new Float32Array(l.length);
  const solid: Plane = new Float32Array(l.length);
  let [inked, coloured] = [0, 0];
  for (let i = 0; i < l.length; i++) {
    ink[i] = smoothstep(INK[0], INK[1], (paper - l[i]!) / range);
    solid[i] = Number(ink[i]! > 0.3);
    inked += solid[i]!;
    coloured += Number(Math.abs(a[i]! - ground) + Math.abs(b[i]! - other) > COLOURED.chroma);
  }
  if (inked < SHEET.least * l.length || inked > SHEET.most * l.length) return undefined;
  if (coloured > COLOURED.share * l.length) return undefined;
  const about = boxBlur(solid, width, height, Math.max(1, Math.round(AREA.reach * unit)));
  let within = 0;
  for (let i = 0; i < about.length; i++) within += Number(about[i]! > 0.97);
  return within < AREA.share * about.length ? ink : undefined;
}

/** The drawing on clean white paper: what a scan has of its own sheet and light is gone. */
export function cleanDrawing(ink: Plane, { width, height }: Lab): Lab {
  const l = new Float32Array(ink.length);
  inChunks(ink.length, (from, to) => {
    for (let i = from; i < to; i++) l[i] = 0.99 - 0.89 * ink[i]!;
  });
  return { l, a: new Float32Array(ink.length), b: new Float32Array(ink.length), width, height };
}

/** Pixels about a line in which a tool has drawn it anew. */
const ANEW = 5;
/** How much of a line the heights of the paper leave bare under a dry tool, and what of it the hand smears about. */
const BARE = 0.55;
const SMEARED = 0.3;

/**
 * Lays the lines of a drawing as they are, in the ink of a treatment and on its sheet, where its own tool would have doubled the fine ones
 * or run them together.
 *
 * @param goal what the treatment made, to which they are added
 * @param tool 'soft' breaks on the paper, is broader than a pen and smears
 */
export function withLines(drawing: Plane, goal: Lab, unit: number, tool: 'wet' | 'dry' | 'soft', random: Random): void {
  const { width, height } = goal;
  const ink = tool === 'soft' ? broad(drawing, width, height, unit) : drawing;
  const near = blur(ink, width, height, ANEW * unit);
  const far: Plane = new Float32Array(ink.length);
  const drawn: Plane = new Float32Array(ink.length);
  inChunks(ink.length, (from, to) => {
    for (let i = from; i < to; i++) {
      drawn[i] = smoothstep(0.004, 0.03, near[i]!);
      far[i] = 1 - drawn[i]!;
    }
  });
  const weight = blur(far, width, height, 26 * unit);
  const tone = inkOf(goal, far);
  const grain = tool === 'wet' ? undefined : tooth(width, height, 1.2 * unit, random);
  const lay = (plane: Plane, own: number, sheet: number) => {
    const paper: Plane = new Float32Array(plane.length);
    for (let i = 0; i < plane.length; i++) paper[i] = plane[i]! * far[i]!;
    const around = blur(paper, width, height, 26 * unit);
    for (let i = 0; i < plane.length; i++) {
      const ground = (around[i]! + 0.002 * sheet) / (weight[i]! + 0.002);
      const worn = grain ? 1 - BARE * smoothstep(0.4, 0.9, grain[i]!) : 1;
      const line = ground + (own - ground) * clamp(ink[i]! * worn);
      plane[i]! += (line - plane[i]!) * drawn[i]!;
    }
  };
  lay(goal.l, tone.ink.l, tone.sheet.l);
  lay(goal.a, tone.ink.a, tone.sheet.a);
  lay(goal.b, tone.ink.b, tone.sheet.b);
}

/** As a stick draws them that is softer than a pen. */
function broad(ink: Plane, width: number, height: number, unit: number): Plane {
  const [wide, smear] = [blur(ink, width, height, 1.3 * unit), blur(ink, width, height, 7 * unit)];
  const out = new Float32Array(ink.length);
  for (let i = 0; i < out.length; i++) out[i] = clamp(Math.max(ink[i]!, 1.9 * wide[i]!) + SMEARED * smear[i]!);
  return out;
}

/** The sheet of what was made, and its ink: of its darkest and its lightest what is farther from the sheet. */
function inkOf(goal: Lab, far: Plane): { sheet: Ab; ink: Ab } {
  const sheet = meanOf(goal, (i) => far[i]! > 0.9);
  const [low, high] = [quantile(goal.l, 0.003), quantile(goal.l, 0.997)];
  const isDark = sheet.l - low > high - sheet.l;
  const own = meanOf(goal, (i) => (isDark ? goal.l[i]! <= low + 0.01 : goal.l[i]! >= high - 0.01));
  return { sheet, ink: own };
}
function meanOf({ l, a, b }: Lab, isOne: (i: number) => boolean): Ab {
  const sums = { l: 0, a: 0, b: 0 };
  let count = 1e-6;
  for (let i = 0; i < l.length; i++) {
    if (!isOne(i)) continue;
    sums.l += l[i]!;
    sums.a += a[i]!;
    sums.b += b[i]!;
    count++;
  }
  return { l: sums.l / count, a: sums.a / count, b: sums.b / count };
}
