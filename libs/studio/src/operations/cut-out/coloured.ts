import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';
import { beside, withoutFaint } from './plain';
import type { Backdrop } from './plain';

/** Chroma from which on a ground has a hue that the subject's parts do not have by chance. */
const COLOURED = 0.08;
/** Light on it, in proportion to its own: in OKLab a shadow draws a colour towards black, and leaves its hue. */
const LIGHT = { least: 0.4, most: 1.03 };
/** How far off that way, in OKLab, it may lie; fewer pixels are a stain; more than this share of the subject is its own colour. */
const OFF = 0.035;
const STAIN = 12;
const OWN = 0.4;
/** What the network is as sure of as this is the subject's, as a stripe of its dress is. */
const SURE = 0.985;

/**
 * The opacity without what has the hue of a coloured ground, lit or in shadow: what a rope or a handle encloses, and the shadow about it.
 * Undefined where the ground has no hue, or the subject has much of it.
 *
 * @param salient how likely each pixel belongs to the subject
 */
export function withoutHueOf(backdrop: Backdrop, lab: Lab, alpha: Plane, salient: Plane): Plane | undefined {
  const { width, height } = lab;
  const ground = backdrop.ground();
  const isGround = new Uint8Array(alpha.length);
  let kept = 0;
  for (let i = 0; i < alpha.length; i++) {
    const [gl, ga, gb] = [ground.l[i]!, ground.a[i]!, ground.b[i]!];
    if (Math.hypot(ga, gb) < COLOURED) return undefined;
    if (alpha[i]! <= 0.04) continue;
    kept++;
    const light = (lab.l[i]! * gl + lab.a[i]! * ga + lab.b[i]! * gb) / (gl * gl + ga * ga + gb * gb);
    const off = Math.hypot(lab.l[i]! - light * gl, lab.a[i]! - light * ga, lab.b[i]! - light * gb);
    isGround[i] = Number(light > LIGHT.least && light < LIGHT.most && off < OFF);
  }
  const reached = alpha.map((v) => Number(v <= 0.04));
  let count = 0;
  for (const { cells } of pieces(width, height, (i) => isGround[i] === 1))
    if (cells.length >= STAIN && cells.reduce((sum, i) => sum + salient[i]!, 0) < SURE * cells.length) {
      count += cells.length;
      for (const i of cells) reached[i] = 1;
    }
  if (count === 0 || count > OWN * kept) return undefined;
  const soft = beside(backdrop, lab, reached);
  return withoutFaint(
    backdrop,
    alpha.map((v, i) => Math.min(v, soft[i]!)),
    width,
    height,
  );
}
