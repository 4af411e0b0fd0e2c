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
/** And so is what it rather takes for the subject and is dark, or in shreds, as a brown wing before a yellow ground is: so much light, and such a share of it within, the ground has there at least. */
const LIKELY = { from: 0.5, light: 0.72, within: 0.4 };

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
  const lights = new Float32Array(alpha.length);
  let kept = 0;
  for (let i = 0; i < alpha.length; i++) {
    const [gl, ga, gb] = [ground.l[i]!, ground.a[i]!, ground.b[i]!];
    if (Math.hypot(ga, gb) < COLOURED) return undefined;
    if (alpha[i]! <= 0.04) continue;
    kept++;
    const light = (lab.l[i]! * gl + lab.a[i]! * ga + lab.b[i]! * gb) / (gl * gl + ga * ga + gb * gb);
    const off = Math.hypot(lab.l[i]! - light * gl, lab.a[i]! - light * ga, lab.b[i]! - light * gb);
    lights[i] = light;
    isGround[i] = Number(light > LIGHT.least && light < LIGHT.most && off < OFF);
  }
  const reached = alpha.map((v) => Number(v <= 0.04));
  let count = 0;
  const isOwn = (cells: Int32Array): boolean => {
    const share = (of: (i: number) => number) => cells.reduce((sum, i) => sum + of(i), 0) / cells.length;
    const likely = share((i) => salient[i]!);
    if (likely <= LIKELY.from || likely >= SURE) return likely >= SURE;
    const isWithin = (i: number) => [i - 1, i + 1, i - width, i + width].every((j) => isGround[j] === 1);
    return share((i) => lights[i]!) < LIKELY.light || share((i) => Number(isWithin(i))) < LIKELY.within;
  };
  for (const { cells } of pieces(width, height, (i) => isGround[i] === 1))
    if (cells.length >= STAIN && !isOwn(cells)) {
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
