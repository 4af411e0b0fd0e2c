import { openPicture, resize, toPng, UnusablePicture, within } from '../picture';
import type { OpenedPicture, Picture } from '../picture';
import { blur, resizePlane, smoothstep, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import { lifted } from './foreground';
import { guided } from './guided';
import { personIn } from './person';
import { backdropOf, beforeBackdrop } from './plain';
import { confidence, parted, roughness, saliency, solidity, tidy } from './subject';

/** Pixels of the longer side of what comes out, of where edges are found, and of where subject and background are parted. */
const LONGEST = 4096;
const EDGES = 832;
const PARTING = 384;
/** Up to this median distance of the border from a smooth surface a background is plain. */
const PLAIN = 0.016;
/** An outline so many times as long as the same one smoothed is where a floor or a shadow faded out, not that of a thing. */
const ROUGH = 1.45;
/** Up to this one a background is flat, and letters and fur may have any outline. */
const FLAT = 0.006;
const UNTOLD =
  'The studio could not tell what stands before the background here. It works best with one clear subject that stands out from what is behind it.';

export interface CutOut {
  /** The subject in its own colours, transparent where the background was; in the size of the source. */
  picture: Picture;
  /** Sentences for whoever asked. */
  notes: string[];
}

export interface RemovedBackground {
  /** PNG with an alpha channel. */
  image: Buffer;
  notes: string[];
}

/** @throws UnusablePicture, also when no subject can be told from its background */
export async function removeBackground(file: Uint8Array): Promise<RemovedBackground> {
  const { picture, notes } = await cutOut(await openPicture(file, LONGEST));
  return { image: await toPng(picture, true), notes };
}

/**
 * Cuts the subject out: by its distance from a plain background, as a person, or as what stands out.
 *
 * @throws UnusablePicture when no subject can be told
 */
export async function cutOut(opened: OpenedPicture): Promise<CutOut> {
  const { width, height, original } = opened;
  const notes =
    width < original.width
      ? [
          `The cut-out is ${width} × ${height} pixels, smaller than the ${original.width} × ${original.height} of the picture.`,
        ]
      : [];
  if (opened.transparent) return { picture: opened, notes: ['The background was transparent already.', ...notes] };
  const size = within(opened, EDGES);
  const middle = await resize(opened, size.width, size.height);
  const lab = toLab(middle);
  const { alpha, note } = await opacity(middle, lab);
  let covered = 0;
  for (const v of alpha) covered += v / alpha.length;
  if (covered < 0.006 || covered > 0.97) throw new UnusablePicture(UNTOLD);
  const large = resizePlane(alpha, size.width, size.height, width, height);
  return { picture: lifted(opened, large), notes: note ? [note, ...notes] : notes };
}

async function opacity(picture: Picture, lab: Lab): Promise<{ alpha: Plane; note?: string }> {
  const backdrop = backdropOf(lab);
  if (backdrop.residual < PLAIN) {
    const alpha = tidy(beforeBackdrop(backdrop, lab), lab.width, lab.height, 0.0008, 0);
    if (backdrop.residual < FLAT || roughness(alpha, lab.width, lab.height) < ROUGH) return { alpha };
  }
  const size = within(picture, PARTING);
  const small = await resize(picture, size.width, size.height);
  const smallLab = toLab(small);
  const person = await personIn(small);
  const isPerson = share(person, 0.6) > 0.03 && share(person, 0.85) > 0.55 * share(person, 0.3);
  const stands = saliency(smallLab);
  const rough = isPerson
    ? parted(smallLab, person, 0.7)
    : parted(
        smallLab,
        stands.map((v) => 0.06 + 0.88 * smoothstep(0.2, 0.75, v)),
        0.05,
      );
  const mask = tidy(rough, size.width, size.height, isPerson ? 0.08 : 0.12, 0.0025);
  const held =
    stands.reduce((sum, v, i) => sum + v * Number(mask[i]! > 0.5), 0) / stands.reduce((sum, v) => sum + v, 1e-6);
  const doubts = [
    // how well the outline follows edges, how whole the mask is, and how much of what stands out it holds
    { value: confidence(smallLab, mask), least: 0.48, good: 0.7 },
    { value: solidity(mask, size.width), least: 0.38, good: 0.5 },
    { value: held, least: 0.46, good: 0.7 },
    { value: 1 - share(mask, 0.5), least: 0.1, good: 0.12 },
  ];
  if (doubts.some(({ value, least }) => value < least)) throw new UnusablePicture(UNTOLD);
  return {
    alpha: edged(lab, resizePlane(mask, size.width, size.height, picture.width, picture.height)),
    note: doubts.some(({ value, good }) => value < good)
      ? 'Subject and background are hard to tell apart here: parts of the subject may be missing, or parts of the background left. Please look at the cut-out before you use it.'
      : undefined,
  };
}

const share = (plane: Plane, from: number): number =>
  plane.reduce((sum, v) => sum + Number(v > from), 0) / plane.length;

/** The mask with the picture's own edges: soft where hair and blur are, hard elsewhere. */
function edged(lab: Lab, mask: Plane): Plane {
  const side = Math.max(lab.width, lab.height);
  const soft = guided(lab, mask, Math.max(3, Math.round(side * 0.008)), 6e-5);
  const inside = blur(mask, lab.width, lab.height, side * 0.006);
  return soft.map((v, i) => {
    // far inside and outside the mask is what it is
    const sure = smoothstep(0.02, 0.12, inside[i]!) * (1 - smoothstep(0.9, 0.99, inside[i]!));
    const followed = smoothstep(0.1, 0.9, v);
    return followed * sure + (inside[i]! > 0.5 ? 1 : 0) * (1 - sure);
  });
}
