import { blur, boxBlur, clamp } from '../planes';
import type { Lab, Plane } from '../planes';
import { inFocusBeside } from './focus';
import { lostLettering } from './lettering';
import { thick } from './matte';
import { pieces } from './pieces';
import { changeOf } from './sky';
import { capital, placesOf } from './where';
import type { Cells } from './where';

/** How far two masks agree: the share of what either holds that both hold. */
export function agreement(one: Plane, other: Plane): number {
  let [both, either] = [0, 1e-6];
  for (let i = 0; i < one.length; i++) {
    const [p, q] = [one[i]! > 0.5, other[i]! > 0.5];
    both += Number(p && q);
    either += Number(p || q);
  }
  return both / either;
}

/** The distance in OKLab below which two sides of an outline are hardly told apart. */
const ALIKE = 0.06;

/** The share of the outline of a mask, without the frame of the picture, whose two sides are hardly told apart. */
export function faint(lab: Lab, mask: Plane): number {
  const { isFaint, outline } = faintIn(lab, mask);
  return isFaint.reduce((sum, v) => sum + v, 0) / outline;
}

/** Where the two sides of an outline are hardly told apart, and how many pixels the whole of it has. */
function faintIn(lab: Lab, mask: Plane): { isFaint: Plane; outline: number } {
  const { l, a, b, width, height } = lab;
  // past the edge itself, which is soft
  const reach = Math.max(2, Math.round(Math.max(width, height) / 128));
  const isFaint: Plane = new Float32Array(mask.length);
  let outline = 1e-6;
  for (let y = reach + 1; y < height - reach - 1; y++)
    for (let x = reach + 1; x < width - reach - 1; x++) {
      const i = y * width + x;
      if (mask[i]! <= 0.5) continue;
      const step = stepOut(mask, i, width);
      if (step === 0) continue;
      const [p, q] = [i - reach * step, i + reach * step];
      outline++;
      let gap = 0;
      for (const plane of [l, a, b]) gap += (about(plane, p, lab) - about(plane, q, lab)) ** 2;
      isFaint[i] = Number(gap < ALIKE ** 2);
    }
  return { isFaint, outline };
}

/** From a pixel of a mask to one beside it that is none of it; 0 where there is none. */
function stepOut(mask: Plane, i: number, width: number): number {
  if (mask[i + 1]! <= 0.5) return 1;
  if (mask[i - 1]! <= 0.5) return -1;
  if (mask[i + width]! <= 0.5) return width;
  return mask[i - width]! <= 0.5 ? -width : 0;
}

/** A Gaussian of one pixel. */
const NEAR = [-3, -2, -1, 0, 1, 2, 3].map((off) => ({ off, part: Math.exp(-(off ** 2) / 2) }));
const ALL = NEAR.reduce((sum, { part }) => sum + part, 0) ** 2;

/** The mean about a pixel: it is asked of so few of them that the whole plane need not be blurred. */
function about(plane: Plane, i: number, { width, height }: Lab): number {
  const [x, y] = [i % width, Math.floor(i / width)];
  let sum = 0;
  for (const down of NEAR) {
    const row = clamp(y + down.off, 0, height - 1) * width;
    for (const across of NEAR) sum += down.part * across.part * plane[row + clamp(x + across.off, 0, width - 1)]!;
  }
  return sum / ALL;
}

/** The share of the outline that a stretch of it has which is hardly told, from which on it is named; and the gaps in it, in pixels, that do not count. */
const STRETCH = { share: 0.09, gaps: 3 };
/** The share of the outline that is hardly told, from which on there is no place to name: the whole cut-out is a guess. */
const GUESSED = 0.33;
/** So many letters that were not kept are words. */
const LETTERS = 8;
/** Opacities that are neither clear nor solid, and the share of the subject that such a place, broader than an edge, has from which on it is named. */
const GHOST = { least: 0.15, most: 0.9, share: 0.01 };
/** Patches of the old ground's colour of more than so many pixels are told from such a share of the outline on. */
const LEFT = { cells: 12, share: 0.03 };
/** Where the network is neither sure of yes nor of no; and the share of the subject that such a place has, from which on it is named; and so much of one that was kept is opaque. */
const VAGUE = { least: 0.15, most: 0.85, share: 0.03, kept: 0.9 };
/**
 * How fast colour changes at a clear edge; how large, in proportion to the longer side, what has such edges is at least; and the share of
 * what lies about the subject that edges have at most for a thing to be told from a clutter, which more than two things are as well.
 */
const CLEAR = { step: 0.15, thing: 0.08, clutter: 0.06, things: 2 };

/**
 * What is to be said of a cut-out, one sentence for each thing that can be measured on it.
 *
 * @param isLeft 1 where the colour of the old background stays, where it may
 * @param salient how likely each pixel belongs to the subject, where that was asked
 * @param distance how far each pixel lies from a plain background, where there is one
 */
export function doubtsOf(lab: Lab, alpha: Plane, isLeft?: Uint8Array, salient?: Plane, distance?: Plane): string[] {
  const { width, height } = lab;
  const told: string[] = [];
  const area = alpha.reduce((sum, v) => sum + Number(v > 0.5), 1e-6);
  const ghosts = ghostsIn(lab, alpha, area);
  if (salient) {
    const isVague = new Uint8Array(alpha.length);
    for (const i of thick(width, height, (at) => salient[at]! > VAGUE.least && salient[at]! < VAGUE.most))
      isVague[i] = 1;
    const vague = pieces(width, height, (i) => isVague[i] === 1).filter(
      ({ cells }) => cells.length > VAGUE.share * area,
    );
    const [kept, left] = [true, false].map((isIn) =>
      vague.filter(({ cells }) => cells.reduce((sum, i) => sum + alpha[i]!, 0) > VAGUE.kept * cells.length === isIn),
    );
    if (kept!.length > 0)
      told.push(
        `It is not clear whether all ${placesOf(kept!, lab)} belongs to the subject. It was kept: please look there.`,
      );
    if (left!.length > 0)
      told.push(
        // what came out half transparent as well was not found, but guessed
        ghosts.length > 0
          ? `Large parts of the subject may be missing, most of all ${placesOf(left!, lab)}: do not use this cut-out without comparing it with the picture.`
          : `Parts of the subject may be missing ${placesOf(left!, lab)}: please look there.`,
      );
  }
  const { isFaint, outline } = faintIn(lab, alpha);
  const guessed = isFaint.reduce((sum, v) => sum + v, 0) / outline;
  if (guessed > GUESSED) {
    const part = guessed > 0.6 ? 'most' : guessed > 0.42 ? 'about half' : 'about a third';
    told.push(
      `Along ${part} of its outline the subject has the colours of what is behind it, and the studio had to guess where it ends. Do not use this cut-out without looking at all of it: a picture in which the subject stands out gives a better one.`,
    );
  } else {
    const joined = boxBlur(isFaint, width, height, STRETCH.gaps);
    const stretches = pieces(width, height, (i) => joined[i]! > 0.05).filter(
      ({ cells }) => cells.reduce((sum, i) => sum + isFaint[i]!, 0) > STRETCH.share * outline,
    );
    if (stretches.length > 0)
      told.push(
        `${capital(placesOf(stretches, lab))} the subject has the colours of what is behind it: look whether it ends there.`,
      );
  }
  if (ghosts.length > 0)
    told.push(
      `${capital(placesOf(ghosts, lab))} the subject came out half transparent. Where it is solid, please paint that in.`,
    );
  const left = pieces(width, height, (i) => isLeft?.[i] === 1).filter(({ cells }) => cells.length > LEFT.cells);
  if (left.reduce((sum, { cells }) => sum + cells.length, 0) > LEFT.share * outline)
    told.push(`Some of the old background's colour is left ${placesOf(left, lab)}: please look there.`);
  const letters = lostLettering(lab, alpha);
  if (letters.length >= LETTERS)
    told.push(
      `The lettering ${placesOf(letters, lab)} was taken for background: of a page with words, only what is pictured on it was kept.`,
    );
  const others = distance ? offGround(lab, alpha, distance) : thingsOutside(lab, alpha);
  if (others.length > 0 && (distance || others.length <= CLEAR.things))
    told.push(`What stands ${placesOf(others, lab)} was taken for background.`);
  const focus = salient && inFocusBeside(lab, alpha);
  if (focus && focus.found.length > 0)
    told.push(
      `Beside the subject something ${placesOf(focus.found, focus)} is as sharp as it and went with the background: where it is a part of the subject, this cut-out is not whole.`,
    );
  return told;
}

function ghostsIn({ width, height }: Lab, alpha: Plane, area: number): Cells[] {
  const isGhost = new Uint8Array(alpha.length);
  let count = 0;
  for (const i of thick(width, height, (at) => alpha[at]! > GHOST.least && alpha[at]! < GHOST.most)) {
    isGhost[i] = 1;
    count++;
  }
  return count > GHOST.share * area ? pieces(width, height, (i) => isGhost[i] === 1) : [];
}

/** What is to be said where something beside the shadow that went may be more of it. */
export const shadowLeft = (left: readonly Cells[], lab: Lab): string =>
  `The shadow that the subject throws was taken away, but for what may be the rest of it ${placesOf(left, lab)}: please look there.`;

/** What is to be said of pieces that the colours alone tell to be of the subject. */
export function foundAgain(found: readonly Cells[], lab: Lab): string {
  const where = placesOf(found, lab);
  return found.length >= BROKEN
    ? `Thin parts of the subject ${where} were found by their colours alone and came out in pieces: please mend them there.`
    : `Parts of the subject ${where} were found by their colours alone: please look there.`;
}
/** What a subject encloses that went with a plain background, though the network may take it for a part: so much of the picture, so likely. */
const TAKEN = { share: 0.0006, likely: 0.15 };
export function enclosedTaken(lab: Lab, alpha: Plane, salient: Plane): string[] {
  const taken = pieces(lab.width, lab.height, (i) => alpha[i]! < 0.1).filter(
    ({ cells, atBorder }) =>
      !atBorder &&
      cells.length > TAKEN.share * alpha.length &&
      cells.reduce((sum, i) => sum + salient[i]!, 0) > TAKEN.likely * cells.length,
  );
  return taken.length > 0
    ? [
        `What the subject encloses ${placesOf(taken, lab)} has the colour of the background and went with it: look whether it is a part.`,
      ]
    : [];
}

/** From so many pieces on something came out broken. */
const BROKEN = 4;

/** How far off a plain background, in OKLab, what stands before it is, the share of what was kept that it has at least, and how much colour changes along its rim: a lit wall has none. */
const OFF_GROUND = { off: 0.1, share: 0.02, rim: 0.08 };

/** What is no shadow on a plain background, nor a floor that runs out of the picture, and was not kept. */
function offGround(lab: Lab, alpha: Plane, distance: Plane): Cells[] {
  const { width, height } = lab;
  const isOff = new Uint8Array(alpha.length);
  for (const i of thick(width, height, (at) => alpha[at]! < 0.1 && distance[at]! > OFF_GROUND.off)) isOff[i] = 1;
  const area = alpha.reduce((sum, v) => sum + Number(v > 0.5), 0);
  const change = changeOf(lab);
  const rimOf = ({ cells }: Cells) => {
    const rim = cells.filter((i) => [i - 1, i + 1, i - width, i + width].some((j) => isOff[j] === 0));
    return rim.reduce((sum, i) => sum + change[i]!, 0) / Math.max(1, rim.length);
  };
  return pieces(width, height, (i) => isOff[i] === 1).filter(
    (piece) => !piece.atBorder && piece.cells.length > OFF_GROUND.share * area && rimOf(piece) > OFF_GROUND.rim,
  );
}

/** Things with clear edges all about them that lie away from what was kept, before a ground that is calm otherwise. */
function thingsOutside({ l, a, b, width, height }: Lab, alpha: Plane): Cells[] {
  const near = blur(alpha, width, height, 5);
  const isAway = new Uint8Array(alpha.length);
  let [away, edges] = [1e-6, 0];
  for (let y = 3; y < height - 3; y++)
    for (let i = y * width + 3; i < (y + 1) * width - 3; i++) {
      if (near[i]! >= 0.02) continue;
      away++;
      const step =
        Math.abs(l[i + 2]! - l[i - 2]!) +
        Math.abs(l[i + 2 * width]! - l[i - 2 * width]!) +
        Math.abs(a[i + 2]! - a[i - 2]!) +
        Math.abs(b[i + 2]! - b[i - 2]!);
      if (step > CLEAR.step) edges += isAway[i] = 1;
    }
  if (edges > CLEAR.clutter * away) return [];
  const least = CLEAR.thing * Math.max(width, height);
  return pieces(width, height, (i) => isAway[i] === 1).filter(({ cells }) => shorterSide(cells, width) > least);
}

/** Of the rectangle that a piece lies in, in pixels: a horizon is a line. */
function shorterSide(cells: Int32Array, width: number): number {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const i of cells) {
    const y = (i / width) | 0;
    const x = i - y * width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return Math.min(right - left, bottom - top) + 1;
}
