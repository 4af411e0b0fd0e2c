import { openPicture, resize, toPng, UnusablePicture, within } from '../picture';
import type { OpenedPicture, Picture } from '../picture';
import { blur, clamp, quantile, resizePlane, smoothstep, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import { lifted } from './foreground';
import { guided } from './guided';
import { personIn } from './person';
import { backdropOf, beforeBackdrop, drifted } from './plain';
import { agreement, closed, focus } from './doubt';
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
/** Share of what went as background that is not quite of its colour, from which on parts of the subject may be among it. */
const DRIFTED = 0.06;
const LOOK =
  'Subject and background are hard to tell apart here: parts of the subject may be missing, or parts of the background left. Please look at the cut-out before you use it.';
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
    if (backdrop.residual < FLAT || roughness(alpha, lab.width, lab.height) < ROUGH)
      return { alpha, note: drifted(backdrop, alpha) > DRIFTED ? LOOK : undefined };
  }
  const size = within(picture, PARTING);
  const small = await resize(picture, size.width, size.height);
  const smallLab = toLab(small);
  const person = await personIn(small);
  const isPerson = share(person, 0.6) > 0.03 && share(person, 0.85) > 0.55 * share(person, 0.3);
  const stands = saliency(smallLab);
  const found = isPerson ? [judged(smallLab, stands, peopleStarts(person), 0.08)] : [];
  // the network sees people in flowers and fur as well: it has to convince, else things have their turn
  if (found[0] === undefined || found[0].trust < 0.5)
    found.push(judged(smallLab, stands, thingStarts(smallLab, stands), 0.12));
  const { mask, trust } = found.reduce((best, next) => (next.trust > best.trust ? next : best));
  if (trust < 0) throw new UnusablePicture(UNTOLD);
  return {
    alpha: edged(lab, resizePlane(mask, size.width, size.height, picture.width, picture.height)),
    note: trust < 1 ? LOOK : undefined,
  };
}

interface Start {
  start: Plane;
  trust: number;
}

/** What several first guesses lead to, and how far it is to be trusted: below 0 not at all, at 1 without a word. */
function judged(lab: Lab, stands: Plane, starts: readonly Start[], crumbs: number): { mask: Plane; trust: number } {
  const { width, height } = lab;
  const tidied = (mask: Plane) => tidy(mask, width, height, crumbs, 0.0025);
  const views = starts.map(({ start, trust }) => tidied(parted(lab, start, trust)));
  // what one of them alone holds is no haze: it goes
  const middling = views[0]!.map((_, i) =>
    smoothstep(0.42, 0.62, views.reduce((sum, view) => sum + view[i]!, 0) / views.length),
  );
  const { mask, open } = closed(lab, tidied(middling));
  const held =
    stands.reduce((sum, v, i) => sum + v * Number(mask[i]! > 0.5), 0) / stands.reduce((sum, v) => sum + v, 1e-6);
  const doubts = [
    // how well the outline follows edges, how whole the mask is, and how much of what stands out it holds
    { value: confidence(lab, mask), least: 0.48, good: 0.7 },
    { value: solidity(mask, width), least: 0.45, good: 0.6 },
    { value: held, least: 0.48, good: 0.66 },
    // whether it is found from wherever one begins, how much of it is holes, and whether there is a background at all
    { value: agreement(views), least: 0.6, good: 0.8 },
    { value: 1 - open, least: 0.8, good: 0.96 },
    // whether its outline is in focus: what is blurred all around is part of the background
    { value: focus(lab, mask), least: 0.1, good: 0.17 },
    { value: 1 - share(mask, 0.5), least: 0.1, good: 0.12 },
  ];
  return { mask, trust: Math.min(1, ...doubts.map(({ value, least, good }) => (value - least) / (good - least))) };
}

/** Several first guesses: what they lead to alike is told by the picture, and not by one of them. */
const peopleStarts = (person: Plane): Start[] => [
  { start: person, trust: 0.7 },
  { start: person, trust: 0.35 },
];
function thingStarts(lab: Lab, stands: Plane): Start[] {
  const { distance } = backdropOf(lab);
  const far = Math.max(0.02, quantile(distance, 0.97));
  const apart = distance.map((v, i) => 0.55 * clamp(v / far) + 0.45 * stands[i]!);
  const likely = (plane: Plane, from: number, to: number) => plane.map((v) => 0.06 + 0.88 * smoothstep(from, to, v));
  return [
    { start: likely(stands, 0.2, 0.75), trust: 0.05 },
    { start: likely(stands, 0.1, 0.5), trust: 0.05 },
    { start: likely(apart, 0.25, 0.7), trust: 0.05 },
  ];
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
