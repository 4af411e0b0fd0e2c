import { openPicture, resize, toPng, UnusablePicture, within } from '../picture';
import type { OpenedPicture, Picture } from '../picture';
import { blur, clamp, quantile, resizePlane, smoothstep, toLab } from '../planes';
import type { Lab, Plane } from '../planes';
import { beforeCalm, beforeSky } from './calm';
import type { Calm } from './calm';
import { lifted } from './foreground';
import { guide } from './guided';
import { drawingBefore, isDrawn, sharpened } from './drawing';
import { personIn } from './person';
import { alikeIn, backdropOf, beforeBackdrop, drifted, starkness, withDials, withoutFaint } from './plain';
import type { Backdrop } from './plain';
import { acrossFrame, agreement, closed, doubtsOf, faint, focus } from './doubt';
import { withoutCast } from './cast';
import { withoutShadow } from './shadow';
import { confidence, parted, roughness, saliency, solidity, tidy } from './subject';

/** Pixels of the longer side of what comes out, of where edges are found, and of where subject and background are parted. */
const LONGEST = 4096;
const EDGES = 832;
const PARTING = 384;
/** Up to this median distance of the border from a smooth surface a background is plain. */
const PLAIN = 0.016;
/** And up to this one where what is before it is as far from it as ink from paper. */
const PAPER = 0.026;
/** An outline so many times as long as the same one smoothed is where a floor or a shadow faded out, not that of a thing. */
const ROUGH = 1.45;
/** Up to this one a background is flat, and letters and fur may have any outline. */
const FLAT = 0.006;
/** Share of what went as background that is not quite of its colour, from which on parts of the subject may be among it. */
const DRIFTED = 0.06;
const SKY =
  'Only the sky was taken away: what stands before it is kept. Look at branches, wheels and railings: bits of sky may be left in them, and thin ends be missing.';
const LEFT =
  'Some of what was kept has nearly the colour of the background, at the edge or inside: look whether that is a shadow or a rest of it.';
const SHADOW = 'The shadow that the subject throws was taken away with the background.';
const UNTOLD =
  'The studio could not tell what stands before the background here. It works best with one clear subject that stands out from what is behind it.';

interface CutOut {
  /** The subject in its own colours, transparent where the background was; in the size of the source. */
  picture: Picture;
  /** Sentences for whoever asked. */
  notes: string[];
  /** Its shadow was taken away with the background. */
  hadShadow?: boolean;
  /** It is all that stands before a sky. */
  isLand?: boolean;
  /** It was drawn, on one colour. */
  isDrawing?: boolean;
}

interface RemovedBackground {
  /** PNG with an alpha channel. */
  image: Buffer;
  notes: string[];
}

/** @throws UnusablePicture, also when no subject can be told from its background */
export async function removeBackground(file: Uint8Array): Promise<RemovedBackground> {
  const { picture, notes, hadShadow } = await cutOut(await openPicture(file, LONGEST));
  return { image: await toPng(picture, true), notes: hadShadow ? [SHADOW, ...notes] : notes };
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
  if (isCutOut(opened)) return { picture: opened, notes: ['The background was transparent already.', ...notes] };
  const flat = opened.transparent ? onWhite(opened) : opened;
  const size = within(opened, EDGES);
  const middle = await resize(flat, size.width, size.height);
  const lab = toLab(middle);
  const { alpha, told, isFlat, hadShadow, isLand, isDrawing } = await opacity(middle, lab);
  let covered = 0;
  for (const v of alpha) covered += v / alpha.length;
  if (covered < 0.006 || covered > 0.97) throw new UnusablePicture(UNTOLD);
  const large = resizePlane(alpha, size.width, size.height, width, height);
  if (isFlat) sharpened(large, flat, width / size.width);
  return {
    picture: lifted(flat, large),
    notes: [...told, ...notes],
    hadShadow,
    isLand,
    isDrawing,
  };
}

/** Share of the pixels that are clear from which on a picture has no background: a veil over all of it, and a few along an edge, are no cut-out. */
const CUT = 0.01;
/** Opacity, 0 to 255, up to which a pixel is clear. */
const CLEAR = 25;

function isCutOut({ data, transparent }: OpenedPicture): boolean {
  if (!transparent) return false;
  let count = 0;
  for (let p = 3; p < data.length; p += 4) count += Number(data[p]! <= CLEAR);
  return count > CUT * (data.length / 4);
}

/** What shines through a veil is taken for paper. */
function onWhite(picture: OpenedPicture): OpenedPicture {
  const data = picture.data.slice();
  for (let p = 0; p < data.length; p += 4) {
    const part = data[p + 3]! / 255;
    for (let c = p; c < p + 3; c++) data[c] = Math.round(255 + (data[c]! - 255) * part);
    data[p + 3] = 255;
  }
  return { ...picture, data, transparent: false };
}

interface Opacity {
  alpha: Plane;
  /** What is to be said of it. */
  told: string[];
  hadShadow?: boolean;
  isLand?: boolean;
  isDrawing?: boolean;
  /** drawn on a ground of one colour, from which its outline can be told pixel by pixel */
  isFlat?: boolean;
}

async function opacity(picture: Picture, lab: Lab): Promise<Opacity> {
  const backdrop = backdropOf(lab);
  const isPlain = backdrop.residual < PLAIN || (backdrop.residual < PAPER && starkness(backdrop) > 0.35);
  if (isPlain) {
    const { width, height } = lab;
    if (isDrawn(picture, lab, backdrop)) {
      const { alpha, isSolid, note } = drawingBefore(backdrop, lab);
      const solid = isSolid ? withoutFaint(backdrop, alpha, width, height, 0) : alpha;
      const bare = isSolid ? withoutShadow(lab, backdrop, solid) : undefined;
      const told = note ? [note] : [];
      return {
        alpha: bare?.alpha ?? solid,
        told,
        hadShadow: !!bare,
        isDrawing: true,
        isFlat: backdrop.residual < FLAT,
      };
    }
    const whole = withDials(withoutFaint(backdrop, beforeBackdrop(backdrop, lab), width, height), width, height);
    const bare = withoutShadow(lab, backdrop, whole);
    const alpha = bare?.alpha ?? whole;
    if (backdrop.residual < FLAT || roughness(alpha, width, height) < ROUGH) {
      const hadShadow = !!bare;
      const like = alikeIn(backdrop, alpha) > ALIKE ? [LEFT] : [];
      if (!isDoubtful(lab, backdrop, alpha, bare?.shadow))
        return { alpha, told: [...like, ...doubtsOf(lab, alpha)], hadShadow };
      // where colour does not tell enough, edges may
      const calm = beforeCalm(lab);
      return calm?.trust === 1 && isOne(calm, lab)
        ? { alpha: calm.alpha, told: doubtsOf(lab, calm.alpha) }
        : { alpha, told: doubtsOf(lab, alpha, true), hadShadow };
    }
  }
  const calm = beforeCalm(lab);
  if (calm && isOne(calm, lab)) {
    const land = calm.trust < 1 && acrossFrame(calm.mask, lab.width) ? beforeSky(lab) : undefined;
    if (land) return { alpha: land, told: [SKY], isLand: true };
    return { alpha: calm.alpha, told: doubtsOf(lab, calm.alpha, calm.trust < 1) };
  }
  const size = within(picture, PARTING);
  const small = await resize(picture, size.width, size.height);
  const smallLab = toLab(small);
  const person = await personIn(small);
  const sure = share(person, 0.85) / share(person, 0.3);
  const scene: Scene = {
    lab: smallLab,
    stands: saliency(smallLab),
    edges: guide(smallLab, Math.max(2, Math.round(Math.max(size.width, size.height) * 0.012)), 4e-4),
  };
  const found = [judged(scene, thingStarts(scene), 0.12, 0)];
  // the network sees people in flowers and fur as well, and is not to be believed alone
  if (share(person, 0.6) > 0.03 && sure > 0.55) {
    const people = judged(scene, peopleStarts(person), 0.08, smoothstep(0.7, 0.95, sure));
    found.push(people);
    // raised arms and what somebody holds are no person to it
    if (grows(people, found[0]!)) found.splice(0, 2, joined(scene, people, found[0]!));
  }
  const { mask, trust } = found.reduce((best, next) => (next.trust > best.trust ? next : best));
  // scraps and strips of a scene help nobody: of a scene its sky is what can be told
  const isScrap = trust < 1 && isRagged(smallLab, mask);
  if (trust < 0 || isScrap || (trust < 1 && acrossFrame(mask, size.width))) {
    const land = beforeSky(lab);
    if (land) return { alpha: land, told: [SKY], isLand: true };
    if (trust < 0 || isScrap) throw new UnusablePicture(UNTOLD);
  }
  const alpha = edged(lab, resizePlane(mask, size.width, size.height, picture.width, picture.height));
  return { alpha, told: doubtsOf(lab, alpha, trust < 1) };
}

/** A mask with so ragged an outline, of which so much is hardly told from what is beside it, is no thing. */
const SCRAP = { rough: 1.45, faint: 0.3 };
const isRagged = (lab: Lab, mask: Plane): boolean =>
  roughness(mask, lab.width, lab.height) > SCRAP.rough && faint(lab, mask) > SCRAP.faint;

/** Share of the border of a picture that is ground where one thing stands before it. */
const AROUND = 0.66;
/** Whether a mask is of something that stands in the scene, and no strip of it from side to side. */
const isOne = ({ mask, border }: Calm, { width }: Lab): boolean =>
  border > AROUND && spanning(mask, width) < 0.5 && standingThrough(mask, width) < 0.5;

/** Share of the outline before a plain background that is hardly told from it, from which on some of the subject may have gone with it. */
const FAINT = 0.3;
/** Share of what is kept before a plain background that has nearly its colour, from which on that is told. */
const ALIKE = 0.025;
const isDoubtful = (lab: Lab, backdrop: Backdrop, alpha: Plane, shadow: Plane | undefined): boolean =>
  faint(lab, alpha) > FAINT || drifted(backdrop, alpha, shadow) > DRIFTED;

/** A small copy of a picture, in which subject and background are parted. */
interface Scene {
  lab: Lab;
  /** how much each pixel stands out, 0 to 1 */
  stands: Plane;
  /** makes a plane follow the edges */
  edges: (plane: Plane) => Plane;
}
interface Start {
  start: Plane;
  trust: number;
}
interface Found {
  mask: Plane;
  /** Below 0 not at all, at 1 without a word. */
  trust: number;
  /** How much alike the masks are that several first guesses led to, 0 to 1. */
  agreed: number;
  /** How sure the network is that it is a person, 0 to 1. */
  sure: number;
}

/** What several first guesses lead to, and how far it is to be trusted. */
function judged(scene: Scene, starts: readonly Start[], crumbs: number, sure: number): Found {
  const { lab, edges } = scene;
  const tidied = (mask: Plane) => tidy(mask, lab.width, lab.height, crumbs, 0.0004);
  const views = starts.map(({ start, trust }) => tidied(parted(lab, edges, start, trust)));
  // what one of them alone holds is no haze: it goes
  const middling = views[0]!.map((_, i) =>
    smoothstep(0.42, 0.62, views.reduce((sum, view) => sum + view[i]!, 0) / views.length),
  );
  return trusted(scene, tidied(middling), agreement(views), sure);
}

function trusted({ lab, stands }: Scene, found: Plane, agreed: number, sure: number): Found {
  const { mask: whole, open } = closed(lab, found);
  const mask = withoutCast(lab, whole);
  // a shadow stands out as well
  const held =
    stands.reduce((sum, v, i) => sum + v * Number(whole[i]! > 0.5), 0) / stands.reduce((sum, v) => sum + v, 1e-6);
  const [outlined, sharp, solid] = [confidence(lab, mask), focus(lab, mask), solidity(mask, lab.width)];
  // a lamp with thin arms is as much of a thing as a ball, where everything else speaks for it
  const spread = smoothstep(0.85, 0.98, outlined) * smoothstep(0.75, 0.92, agreed) * smoothstep(0.3, 0.7, sharp);
  const doubts = [
    // how well the outline follows edges, how whole the mask is, and how much of what stands out it holds
    // a person in a clutter is one for all that; that is told
    { value: outlined, least: 0.48 - 0.25 * smoothstep(0, 0.04, sure) * smoothstep(0.85, 0.93, agreed), good: 0.7 },
    { value: solid, least: 0.45 - 0.27 * spread, good: 0.6 - 0.3 * spread },
    { value: held, least: 0.48 - 0.35 * sure - 0.2 * spread, good: 0.66 - 0.35 * sure },
    // whether it is found from wherever one begins, how much of it is holes, and whether there is a background at all
    // a building before the sky, of which one way finds a part alone
    { value: agreed, least: 0.6 - 0.16 * smoothstep(0.85, 0.97, outlined) * smoothstep(0.3, 0.6, sharp), good: 0.8 },
    { value: 1 - open, least: 0.8, good: 0.96 },
    // whether its outline is in focus: what is blurred all around is part of the background
    { value: sharp, least: 0.1, good: 0.17 },
    { value: 1 - share(mask, 0.5), least: 0.1, good: 0.12 },
    // whether it is more than a strip of the scene from one side to the other
    { value: 1 - spanning(mask, lab.width) * (1 - sure), least: 0.2, good: 0.9 },
    // whether it differs from what is beside it all along its outline, and ends before the frame above or below
    { value: 1 - faint(lab, mask), least: 0.4, good: 0.8 },
    { value: 1 - standingThrough(mask, lab.width) * (1 - sure), least: -1, good: 0.9 },
  ];
  const trust = Math.min(1, ...doubts.map(({ value, least, good }) => (value - least) / (good - least)));
  return { mask, trust, agreed, sure };
}

/** The smaller share of the left and the right side, above their lowest fifth, that a mask touches: 0.1 and more counts as all. */
function spanning(mask: Plane, width: number): number {
  const rows = Math.floor((0.8 * mask.length) / width);
  let [left, right] = [0, 0];
  for (let y = 0; y < rows; y++) {
    left += Number(mask[y * width]! > 0.5);
    right += Number(mask[y * width + width - 1]! > 0.5);
  }
  return smoothstep(0.01, 0.1, Math.min(left, right) / Math.max(1, rows));
}

/** The same of the upper and the lower side. */
function standingThrough(mask: Plane, width: number): number {
  const on = (row: number) => mask.subarray(row, row + width).reduce((sum, v) => sum + Number(v > 0.5), 0) / width;
  return smoothstep(0.02, 0.12, Math.min(on(0), on(mask.length - width)));
}

/** Whether what stands out is, about, what the network takes for a person, and some more. */
function grows({ mask: person }: Found, { mask: thing }: Found): boolean {
  let [both, one, other] = [0, 1e-6, 1e-6];
  for (let i = 0; i < person.length; i++) {
    const [p, t] = [person[i]! > 0.5, thing[i]! > 0.5];
    both += Number(p && t);
    one += Number(p);
    other += Number(t);
  }
  return both > 0.85 * one && both > 0.68 * other;
}

function joined(scene: Scene, people: Found, thing: Found): Found {
  const both = people.mask.map((v, i) => Math.max(v, thing.mask[i]!));
  // two ways led to the same
  return trusted(scene, both, Math.max(people.agreed, thing.agreed), people.sure);
}

/** Several first guesses: what they lead to alike is told by the picture, and not by one of them. */
const peopleStarts = (person: Plane): Start[] => [
  { start: person, trust: 0.7 },
  { start: person, trust: 0.35 },
];
function thingStarts({ lab, stands }: Scene): Start[] {
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
  const soft = guide(lab, Math.max(3, Math.round(side * 0.008)), 6e-5)(mask);
  const inside = blur(mask, lab.width, lab.height, side * 0.006);
  for (let i = 0; i < soft.length; i++) {
    // far inside and outside the mask is what it is
    const sure = smoothstep(0.02, 0.12, inside[i]!) * (1 - smoothstep(0.9, 0.99, inside[i]!));
    const followed = smoothstep(0.1, 0.9, soft[i]!);
    soft[i] = followed * sure + (inside[i]! > 0.5 ? 1 : 0) * (1 - sure);
  }
  return soft;
}
