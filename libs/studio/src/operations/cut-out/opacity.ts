import { UnusablePicture } from '../picture';
import type { Picture } from '../picture';
import type { Lab, Plane } from '../planes';
import { withoutHueOf } from './coloured';
import { continued } from './continued';
import { agreement, doubtsOf, enclosedTaken, faint, foundAgain, shadowLeft } from './doubt';
import { drawingBefore, isDrawn } from './drawing';
import type { Drawn } from './drawing';
import { isFramed } from './framed';
import { withoutGaps } from './gaps';
import { lineWorkOn } from './lines';
import { isScattered, largePieces, roughness, runsOut, share } from './masks';
import { matteOf, putRight } from './matte';
import { backdropOf, beforeBackdrop, drifted, starkness, withoutFaint } from './plain';
import type { Backdrop } from './plain';
import { rimmed } from './rim';
import { salientIn } from './salient';
import { withoutSeenThrough } from './seen-through';
import { isShaded, settled } from './settled';
import { withoutShadow, withoutShards } from './shadow';
import { beforeSky } from './sky';
import { solid } from './solid';

/** Up to this median distance of the border from a smooth surface a background is plain. */
const PLAIN = 0.016;
/** And up to this one where what is before it is as far from it as ink from paper. */
const PAPER = 0.026;
/** An outline so many times as long as the same one smoothed is where a floor or a shadow faded out, not that of a thing. */
const ROUGH = 1.45;
/** And from this one on, before a ground that has none of these, it is that of hair or leaves. */
const FRAYED = 1.35;
/** Up to this one a background is flat, and letters and fur may have any outline. */
const FLAT = 0.006;
/** From this one on it has a grain, which clean drawings have not. */
const GRAIN = 0.003;
/** And up to this one it was made on a screen: the white of a studio's photograph is not so even. */
const SCREEN = 0.001;
/** What lies so near the ground's colour, of which the network sees nothing, is none of a thing of which it is sure, and more of it than so much of that is no drawing's. */
const SOILED = { pale: 0.12, unseen: 0.1, share: 0.25, vague: 0.5 };
/** Share of what went as background that is not quite of its colour, from which on parts of the subject may be among it. */
const DRIFTED = 0.06;
/** Share of the outline before a plain background that is hardly told from it, from which on some of the subject may have gone with it. */
const FAINT = 0.3;
/** How far what colour leaves before a plain background and what the network finds agree where both are right. */
const AGREED = 0.8;
/** What the network finds has at least this share of the picture, and no more of it that is neither in nor out. */
const FOUND = { least: 0.006, vague: 1 };
/** And no more where it is sure. */
const SURE = 0.2;
/** And more where it is not. */
const UNSURE = 0.4;
/** And where it found several things. */
const VAGUE = 0.3;
/** And then of no side of the picture more than this share: what runs out of it that far, as a lawn does, is a ground and no subject. */
const RUNS_OUT = 0.3;
/** What is left before a plain wall and has more of a side than this, where the network finds none of it, is the floor. */
const FLOOR = 0.4;
/** From this residual on pale lines are lost in the grain of their paper. */
const GRAINY = 0.006;
const PALE_LINES =
  'Of the drawing its lines alone are kept. The paper is so uneven that pale and thin ones went with it: do not use this cut-out without comparing it with the picture.';
const SKY =
  'Only the sky was taken away: what stands before it is kept. Look at branches, wheels and railings: bits of sky may be left in them, and thin ends be missing.';
const FRAMED =
  'This drawing fills a frame of its own: nothing in it is a background. Cut it out of its frame first, or use it as it is.';
/** More of the picture than this in what was told as a drawing is all of it. */
export const ALL = 0.97;
export const UNTOLD =
  'The studio could not tell what stands before the background here. It works best with one clear subject that stands out from what is behind it.';

/** How opaque the picture is at each pixel, and what that is known of. */
export interface Opacity {
  alpha: Plane;
  /** What is to be said of it. */
  told: string[];
  hadShadow?: boolean;
  isLand?: boolean;
  isDrawing?: boolean;
  /** drawn on a ground of one colour, from which its outline can be told pixel by pixel */
  isFlat?: boolean;
  /** nothing of the ground's colour was kept of it */
  isSolid?: boolean;
}

/**
 * What of a picture is its subject: a drawing by its ink, what stands before a plain ground by that, a thing by what a network sees, a
 * building by its sky; the first of them that leaves no doubt.
 *
 * @throws UnusablePicture when no subject can be told
 */
export async function opacityOf(picture: Picture, lab: Lab): Promise<Opacity> {
  if (isFramed(lab)) throw new UnusablePicture(FRAMED);
  const fitted = backdropOf(lab);
  const isPlain = fitted.residual < PLAIN || (fitted.residual < PAPER && starkness(fitted) > 0.35);
  const isScreen = fitted.residual <= SCREEN;
  // ink is told from its paper alone
  const paper = isPlain && !isScreen ? settled(fitted, lab) : fitted;
  const lines = isPlain && !isScreen ? lineWorkOn(paper, lab) : undefined;
  const isPhoto = lines?.isMost === false && isShaded(fitted, paper);
  const isInk = isPlain && (lines?.isAll === true || (!isPhoto && isDrawn(picture, lab, fitted)));
  // what was drawn on a screen needs no network, which takes longer than all the rest
  const clean = isInk && isScreen ? cutDrawing(drawingBefore(fitted, lab), lab, fitted) : undefined;
  if (clean && share(clean.alpha, 0.5) <= ALL) return clean;
  const salient = await salientIn(picture);
  const onPaper = isInk && !clean ? cutFromPaper(drawingBefore(paper, lab), lab, paper, salient) : undefined;
  // of few greys a photograph in black and white is as well; one of which nothing went is no drawing
  if (onPaper && share(onPaper.alpha, 0.5) <= ALL)
    return lines?.isAll && paper.residual > GRAINY ? { ...onPaper, told: [...onPaper.told, PALE_LINES] } : onPaper;
  const backdrop = isPlain && !isScreen ? settled(fitted, lab, salient) : fitted;
  const plain = isPlain ? beforePlain(lab, backdrop, salient) : undefined;
  if (plain) return plain;
  const [found, vague] = [share(salient, 0.5), share(salient, 0.1) - share(salient, 0.9)];
  const isUnsure = vague > UNSURE * found;
  const parts = largePieces(salient, lab);
  // of a building whose outline is not sure, or that was found in parts, the sky behind it may be; what is not sure and in pieces was torn
  const skyline = isUnsure || (parts > 1 && vague > VAGUE * found) ? beforeSky(lab) : undefined;
  if (skyline) return { alpha: skyline, told: [SKY], isLand: true };
  const isTorn = isUnsure && (parts > 1 || runsOut(salient, lab) > RUNS_OUT);
  if (found > FOUND.least && vague < FOUND.vague * found && !isTorn && !isScattered(salient, lab)) {
    const more = isPlain ? undefined : continued(lab, salient);
    const { alpha: outlined, isLeft } = rimmed(lab, matteOf(lab, salient), salient);
    const alpha = solid(lab, more ? outlined.map((v, i) => Math.max(v, more.share[i]!)) : outlined, salient);
    const cleared = isPlain ? withoutEnclosed(backdrop, lab, alpha, salient) : undefined;
    return {
      alpha: cleared ?? alpha,
      told: [
        ...(more ? [foundAgain(more.found, lab)] : []),
        ...doubtsOf(
          lab,
          cleared ?? alpha,
          cleared ? undefined : isLeft,
          salient,
          isPlain ? backdrop.distance : undefined,
        ),
      ],
    };
  }
  // of a building or a landscape that fills the picture its sky is what can be told
  const land = isUnsure ? undefined : beforeSky(lab);
  if (!land) throw new UnusablePicture(UNTOLD);
  return { alpha: land, told: [SKY], isLand: true };
}

/** Without what the subject encloses of the ground, by its hue or else by all that tells a grey one; undefined where there is none. */
function withoutEnclosed(backdrop: Backdrop, lab: Lab, alpha: Plane, salient: Plane): Plane | undefined {
  const byHue = withoutHueOf(backdrop, lab, alpha, salient);
  return byHue ?? withoutSeenThrough(backdrop, lab, alpha, salient);
}

function cutDrawing({ alpha, isSolid, note }: Drawn, lab: Lab, backdrop: Backdrop): Opacity {
  const inked = isSolid ? withoutFaint(backdrop, alpha, lab.width, lab.height, 0) : alpha;
  const bare = isSolid ? withoutShadow(lab, backdrop, inked) : undefined;
  return {
    alpha: bare?.alpha ?? inked,
    told: note ? [note] : [],
    hadShadow: !!bare,
    isDrawing: true,
    // a pale pattern of the ground is no ink
    isFlat: backdrop.residual < (isSolid ? 2 : 1) * FLAT,
    isSolid,
  };
}

/** Paper may be that of a photograph; and where it has a grain, an outline that of a basket, which lets the ground through. */
function cutFromPaper(drawing: Drawn, lab: Lab, backdrop: Backdrop, salient: Plane): Opacity | undefined {
  if (isSoiled(drawing.alpha, backdrop, salient)) return undefined;
  const kept = cutDrawing(drawing, lab, backdrop);
  const mayBeSeenThrough = backdrop.residual > GRAIN && !drawing.isSketch;
  const opened = mayBeSeenThrough ? withoutSeenThrough(backdrop, lab, kept.alpha, salient, true) : undefined;
  // what was opened is no longer kept
  return opened ? { ...kept, alpha: opened, told: [] } : kept;
}

/** Whether so much of what was told by its ink alone is pale, and nothing to the network, that it is the shadow and the paper of a photograph. */
function isSoiled(alpha: Plane, { distance }: Backdrop, salient: Plane): boolean {
  const found = share(salient, 0.5);
  if (found < FOUND.least || share(salient, 0.1) - share(salient, 0.9) > SOILED.vague * found) return false;
  let soil = 0;
  for (let i = 0; i < alpha.length; i++)
    soil += Number(alpha[i]! > 0.5 && salient[i]! < SOILED.unseen && distance[i]! < SOILED.pale);
  return soil > SOILED.share * found * alpha.length;
}

/** By its colour, unless that leaves much to doubt and the network finds something else. */
function beforePlain(lab: Lab, backdrop: Backdrop, salient: Plane): Opacity | undefined {
  const { width, height } = lab;
  const whole = withoutFaint(backdrop, beforeBackdrop(backdrop, lab), width, height);
  const bare = withoutShadow(lab, backdrop, whole);
  const right = putRight(lab, bare?.alpha ?? whole, salient, backdrop.distance);
  const shards = bare && withoutShards(lab, backdrop, right, bare.shadow, salient);
  const alpha = shards?.alpha ?? right;
  const isRagged = backdrop.residual >= FLAT && roughness(alpha, width, height) >= ROUGH;
  // the floor before a plain wall runs from side to side; what stands on it does not
  const isFloor = runsOut(alpha, lab) > FLOOR && runsOut(salient, lab) < RUNS_OUT;
  const isDoubtful =
    isRagged || isFloor || faint(lab, alpha) > FAINT || drifted(backdrop, alpha, bare?.shadow) > DRIFTED;
  const found = share(salient, 0.5);
  const isSure = share(salient, 0.1) - share(salient, 0.9) < SURE * found;
  if (isDoubtful && found > FOUND.least && (isSure || agreement(alpha, salient) < AGREED)) return undefined;
  const rim = rimmed(lab, alpha, salient);
  const cleared = withoutEnclosed(backdrop, lab, rim.alpha, salient);
  const told = cleared ? doubtsOf(lab, cleared) : doubtsOf(lab, rim.alpha, rim.isLeft);
  const kept = cleared ?? rim.alpha;
  // what was made on a screen has white paint beside its outline, and glass has lights
  const isFrayed = backdrop.residual > SCREEN && roughness(kept, width, height) > FRAYED;
  const out = isFrayed ? withoutGaps(lab, kept) : kept;
  const left = shards?.left ?? [];
  return {
    alpha: out,
    told: [...(left.length > 0 ? [shadowLeft(left, lab)] : []), ...enclosedTaken(lab, out, salient), ...told],
    hadShadow: !!bare && left.length === 0,
  };
}
