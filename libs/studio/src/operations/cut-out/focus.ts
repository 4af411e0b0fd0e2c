import type { Lab, Plane } from '../planes';
import { pieces } from './pieces';

/** Pixels of the side of a block in which sharpness is measured, and which of its steps, in order, stands for all of them. */
const BLOCK = 16;
const RANK = 0.85;
/** A block in the subject, or out of it, has at least this share of its pixels there. */
const IN = 0.9;
const OUT = 0.1;
/** What went is blurred where half of its blocks have less than this share of the sharpness of the subject. */
const BLURRED = 0.2;
/** As sharp as the subject is what has this share of it, and at least this change of lightness over two pixels. */
const SHARP = { share: 0.6, least: 0.03 };
/** So much as this, in proportion to the subject, is no chance. */
const LARGE = 0.12;

/** Pieces of a picture in blocks, and how many blocks it has. */
export interface InFocus {
  found: { cells: Int32Array }[];
  width: number;
  height: number;
}

/**
 * Before a blurred background, what is as sharp as the subject and touches it: it lies as far from the camera, and is a part of the subject or
 * what carries it. Nothing where the background is not blurred.
 */
export function inFocusBeside({ l, width, height }: Lab, alpha: Plane): InFocus {
  const [across, down] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  const sharpness = new Float32Array(across * down);
  const kept = new Float32Array(across * down);
  const steps = new Float32Array((BLOCK - 2) ** 2);
  for (let block = 0; block < sharpness.length; block++) {
    const corner = Math.floor(block / across) * BLOCK * width + (block % across) * BLOCK;
    let count = 0;
    for (let y = 1; y < BLOCK - 1; y++)
      for (let x = 1; x < BLOCK - 1; x++) {
        const i = corner + y * width + x;
        steps[count++] = Math.abs(l[i + 1]! - l[i - 1]!) + Math.abs(l[i + width]! - l[i - width]!);
        kept[block]! += Number(alpha[i]! > 0.5) / steps.length;
      }
    sharpness[block] = steps.sort()[Math.floor(RANK * steps.length)]!;
  }
  const middleOf = (isOne: (part: number) => boolean): number => {
    const all = sharpness.filter((_, block) => isOne(kept[block]!)).sort();
    return all[Math.floor(all.length / 2)] ?? 0;
  };
  const subject = middleOf((part) => part >= IN);
  const none: InFocus = { found: [], width: across, height: down };
  if (middleOf((part) => part < OUT) > BLURRED * subject) return none;
  const isSharp = (block: number): boolean =>
    kept[block]! < OUT && sharpness[block]! > Math.max(SHARP.least, SHARP.share * subject);
  const size = kept.reduce((sum, part) => sum + Number(part > 0.5), 0);
  // the blocks of the outline itself join the two
  const isEdge = (block: number): boolean => kept[block]! >= OUT && kept[block]! < IN;
  const besideKept = (block: number): boolean =>
    [block - 1, block + 1, block - across, block + across].some((other) => kept[other]! >= OUT);
  const found = pieces(across, down, (block) => isSharp(block) || isEdge(block))
    .map(({ cells }) => ({ cells: cells.filter(isSharp), touches: cells.some(besideKept) }))
    .filter(({ cells, touches }) => touches && cells.length > 0);
  const area = found.reduce((sum, { cells }) => sum + cells.length, 0);
  return area > LARGE * size ? { ...none, found } : none;
}
