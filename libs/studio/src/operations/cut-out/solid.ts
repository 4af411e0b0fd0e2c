import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';
import { distanceTo } from './plain';
import { coloursOf } from './rim';

// The edges that an opacity is led by are also those within a body: the rim of a lamp, the light on a bonnet. What is not joined to the
// background stays solid, unless the network sees nothing of the subject there.

/** Opacity from which on a pixel is solid, and up to which the background is joined through it. */
const SOLID = 0.97;
const JOINED = 0.5;
/** Up to so far from the background, in proportion to the longer side, a soft pixel is that of an outline. */
const OUTLINE = 0.012;
/** How sure the network is that a place belongs: where it is told by that alone, and where it has to be off the background's colour as well. */
const SURE = 0.9;
const LIKELY = 0.5;
const OFF = 0.07;

/** The opacity with what lies within the subject made solid. @param salient how likely each pixel belongs to it */
export function solid(lab: Lab, alpha: Plane, salient: Plane): Plane {
  const { width, height } = lab;
  const isAbout = new Float32Array(alpha.length);
  for (const { cells, atBorder } of pieces(width, height, (i) => alpha[i]! <= JOINED))
    if (atBorder) for (const i of cells) isAbout[i] = 1;
  const far = distanceTo(isAbout, width, height);
  const reach = OUTLINE * Math.max(width, height);
  const isHole = (i: number) => alpha[i]! < SOLID && !isAbout[i] && (alpha[i]! <= JOINED || far[i]! > reach);
  const holes = pieces(width, height, isHole);
  if (holes.length === 0) return alpha;
  const ground = coloursOf(lab, isAbout);
  const out = alpha.slice();
  for (const { cells } of holes) {
    const mean = (of: (i: number) => number) => cells.reduce((sum, i) => sum + of(i), 0) / cells.length;
    const likely = mean((i) => salient[i]!);
    const off = () =>
      mean((i) => Math.hypot(lab.l[i]! - ground.l[i]!, lab.a[i]! - ground.a[i]!, lab.b[i]! - ground.b[i]!));
    if (likely > SURE || (likely > LIKELY && off() > OFF)) for (const i of cells) out[i] = 1;
  }
  return out;
}
