import type { Lab, Plane } from '../planes';
import { thick } from './matte';
import { noiseOf } from './plain';
import type { Backdrop } from './plain';

/** Of so much of a picture at the most are lines, so broad at the most and hardly ever broader. */
const LINES = { share: 0.2, stroke: 3.2, broad: 0.06, few: 0.5 };

/**
 * Whether all that stands out from a ground, however that is lit, is thin lines, which no photograph is of; and whether little of it is
 * broad at least.
 */
export function lineWorkOn(
  { distance, residual }: Backdrop,
  { width, height }: Lab,
): { isAll: boolean; isMost: boolean } {
  const near = 2 * noiseOf(residual);
  const isInk = (i: number) => distance[i]! > near;
  const isPaper = Uint8Array.from(distance, (_, i) => Number(!isInk(i)));
  const ink = isPaper.reduce((sum, v) => sum + 1 - v, 1e-6);
  const broad = thick(width, height, isInk).length / ink;
  const isAll =
    ink > 1 && ink < LINES.share * distance.length && strokeOf(isPaper, width) < LINES.stroke && broad < LINES.broad;
  return { isAll, isMost: broad < LINES.few };
}

/** About how wide the strokes of a drawing are: twice their area to the length of their outlines. */
export function strokeOf(isGround: Uint8Array, width: number): number {
  let [area, outline] = [0, 1];
  for (let i = width; i < isGround.length; i++) {
    area += Number(!isGround[i]);
    outline += Number(isGround[i] !== isGround[i - 1]) + Number(isGround[i] !== isGround[i - width]);
  }
  return (2 * area) / outline;
}

/** In lines alone, what is so near the ground and stands out from none of the paper about it is a stain; lines are thinner than twice this, in pixels. */
const STAIN = { off: 0.2, reach: 4 };

/** 1 on the ground of lines that are all of a drawing. @param isGround 1 where the colour alone tells it */
export function withoutStains({ distance, residual }: Backdrop, { width, height }: Lab, isGround: Uint8Array): Plane {
  const near = 3.2 * noiseOf(residual);
  // the least distance about each pixel is that of the paper, and the most of that is the paper's without its lines
  const least = extremesOf(distance, width, height, STAIN.reach, Math.min);
  const paper = extremesOf(least, width, height, STAIN.reach, Math.max);
  return Float32Array.from(isGround, (v, i) =>
    Number(v === 1 || (distance[i]! < STAIN.off && distance[i]! - paper[i]! < near)),
  );
}

/** The least or the most in a square about each pixel. */
function extremesOf(
  plane: Plane,
  width: number,
  height: number,
  reach: number,
  of: (one: number, other: number) => number,
): Plane {
  const along = (from: Plane, step: number, place: (i: number) => number, count: number): Plane =>
    from.map((v, i) => {
      const at = place(i);
      let best = v;
      for (let k = Math.max(-reach, -at); k <= Math.min(reach, count - 1 - at); k++)
        best = of(best, from[i + k * step]!);
      return best;
    });
  return along(
    along(plane, 1, (i) => i % width, width),
    width,
    (i) => (i / width) | 0,
    height,
  );
}
