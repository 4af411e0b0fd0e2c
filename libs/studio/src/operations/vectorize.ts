import sharp from 'sharp';
import { withoutCrumbs } from './crumbs';
import { nearestDrawn, smoothed, withoutRims } from './edges';
import { brushed, FEW } from './image-to-image/brush';
import { detailLost, structureIn } from './image-to-image/lost';
import { standing } from './image-to-image/tone';
import { letteringIn, lossIn, lossNotes, shadeOf, strokesLost, toneLost } from './loss';
import type { Shade } from './loss';
import { isClean, openPicture, plainBytes, resize, toPng, within } from './picture';
import type { Picture } from './picture';
import { fromLab, toGrey, toLab } from './planes';
import type { Lab, Plane } from './planes';
import { inkOf } from './vectors/ink';
import { closeIn, labelled, labelNothing, LABELS, NOTHING, relabel, stepped, withoutFringes } from './vectors/labels';
import { DRAWN, look, PHOTOGRAPHED, TRACED } from './vectors/look';
import { inkIn, outlinesIn } from './vectors/outlines';
import { INKS, postered } from './vectors/poster';
import { traced } from './vectors/tracing';

interface Vectors {
  /** A complete SVG document of paths filled with colours and gradients: no text, no styles, no scripts, no links, no pixels. */
  svg: string;
  /** PNG of it, in the size of the source. */
  image: Buffer;
  /** Sentences for whoever asked. */
  notes: string[];
}

/** Share of the picture whose tone is another, from which on that is told. */
const OTHER_TONE = 0.02;
/** Share of the picture that is smooth and yet drawn in steps, from which on it is told. */
const STEPPED = 0.05;
/** Pixels of the brush that simplifies a photograph; a thing before one colour is told by its detail, and has little grain. */
const BRUSH = { photograph: 4, product: 2 };
/** Pixels below which a piece of one colour is a crumb: in what a picture is of, and behind it, where nobody looks for detail. */
const CRUMB = { subject: 30, behind: 110, flat: 9 };
/** The part of that for a piece of a letter. */
const LETTER = 0.2;
/** A piece up to so many times as large goes as well where its colour is close to that about it. */
const ISLAND = 5;
/** Pieces from which on a picture is a texture, and how many times as large its crumbs are. */
const TEXTURE = { pieces: 1_500, times: 2 };
/** Characters of SVG from which on drawing programs are slow with it. */
const HEAVY = 600_000;
/** Pixels of the side of what is too small to be a stroke of a line drawing. */
const LINE_SPECKLE = 2;

/**
 * Traces a picture: its colours are brought to as few as tell it well, then each becomes shapes with smooth edges. What is
 * transparent stays so.
 *
 * @throws UnusablePicture
 */
export async function vectorize(file: Uint8Array): Promise<Vectors> {
  const opened = await openPicture(file, DRAWN);
  const { original, transparent } = opened;
  const before = await comparable(opened);
  const ink = inkOf(opened, before);
  if (ink) {
    const { swatches, labels } = ink;
    const { svg } = await traced(
      labels,
      ink,
      { swatches, slopes: [], transparent: false },
      LINE_SPECKLE,
      opened.original,
    );
    const made = await drawn(svg, opened.original);
    const notes = lossNotes(lossIn(before, await comparable(made)), { isPoster: false, isDrawn: true });
    if (!isClean(opened))
      notes.unshift('Its lines are traced in two strengths of ink on an even sheet, without the grain of the paper.');
    if (svg.length > HEAVY) notes.push(heavy(svg));
    return { svg, image: await toPng(made, false, true), notes };
  }
  const isLettered = letteringIn(before) !== undefined;
  const looked = await look(opened, isLettered);
  const { large, scale, lab, slopes, places, rest, plain, isDrawn, isPoster, isCloser } = looked;
  const { width, height } = large;
  const letters = isPoster && isLettered ? letteringIn(lab) : undefined;
  const brush = looked.isProduct || isLettered ? BRUSH.product : BRUSH.photograph;
  const calm = isPoster ? fromLab(withLetters(brushed(lab, brush, FEW), lab, letters), rest) : rest;
  const stands = isPoster ? standing(lab) : undefined;
  const { swatches, nearest: alike } = stands ? postered(calm, lab, stands, looked.share) : plain;
  const nearest = isPoster ? alike : nearestDrawn(swatches);
  let labels = labelled(calm, places, nearest);
  const kept = withoutFringes(labels, swatches, width, height);
  if (kept.some((to, k) => to !== k)) {
    // a pixel of an edge goes to what it is most of, not all of them to one side: that would make lines thinner
    const left = swatches.flatMap((swatch, k) => (kept[k] === k ? [{ ...swatch, k }] : []));
    const nearestLeft = nearestDrawn(left);
    relabel(labels, kept, calm, isPoster ? undefined : (r, g, b) => left[nearestLeft(r, g, b)]!.k);
  }
  if (transparent) labelNothing(labels, large.data);
  const close = closeIn(swatches);
  const isClose = (one: number, other: number) => close[one * LABELS + other] === 1;
  if (!isPoster) withoutRims(labels, calm, width, Math.round(2 + scale), NOTHING);
  // the grain of a camera frays edges, and so do the pixels of a small picture
  if (!isDrawn || scale > 1.5) labels = smoothed(labels, width, isClose, isDrawn ? 0 : 1);
  // the sizes of pieces are those in a picture that is traced in full
  const part = isPoster && !isDrawn && !isLettered ? (PHOTOGRAPHED / TRACED) ** 2 : 1;
  const crumb = (i: number) =>
    (letters?.[i] ? LETTER : part) *
    (stands ? (stands[i]! < 0.4 ? CRUMB.behind : CRUMB.subject) : isDrawn ? CRUMB.flat : CRUMB.subject);
  const island = { times: isDrawn ? 1 : ISLAND, isClose };
  const pieces = withoutCrumbs(labels, width, crumb, island);
  // grass and gravel: nobody misses a blade
  if (pieces > TEXTURE.pieces) withoutCrumbs(labels, width, (i) => TEXTURE.times * crumb(i), island);
  // what is traced closer has lines of many pixels
  const pens = (isDrawn || looked.isProduct) && !isCloser ? toLab(large) : undefined;
  const outlined = pens && outlinesIn(pens, (i) => large.data[4 * i + 3]! > 127);
  if (outlined) inkIn(labels, outlined, pens, swatches);
  const inks = { swatches, slopes, transparent };
  const speckle = isPoster && !isLettered ? Math.round(6 * Math.sqrt(part)) : 3;
  const { svg, fills: drawnIn } = await traced(labels, looked, inks, speckle, original);
  const isStepped = !isPoster && !isCloser && stepped(lab, labels, swatches) > STEPPED;
  const made = await drawn(svg, original);
  const notes: string[] = [];
  if (isPoster && drawnIn > INKS.colours)
    notes.push(
      `This picture has more tones than shapes can carry: the vectors show it as a poster of ${drawnIn} colours.`,
    );
  else if (isPoster && drawnIn > 2)
    notes.push(`The vectors show this picture in ${drawnIn} colours, without its shades and its grain.`);
  else if (isStepped) notes.push('Some of its soft gradients are drawn as steps of one colour each.');
  const after = await comparable(made);
  // of a photograph no letters are told, unless it is of ink on paper or has many
  const isInk = isPoster && drawnIn <= INKS.colours;
  const isRead = isDrawn || isInk || isLettered;
  const loss = isRead ? lossIn(before, after) : { letters: 0, illegible: 0, ...strokesLost(before, after) };
  notes.push(...lossNotes(loss, { isPoster: isPoster && !isInk, isDrawn: isRead }));
  if (!isPoster && toneLost(before, after) > OTHER_TONE)
    notes.push('Some areas have another tone in the vectors, or ran into what is beside them.');
  if (!isPoster) {
    const [own, drawn] = [await inColour(opened), await inColour(made)];
    const { edges, coloured } = detailLost(own, drawn);
    // within the steps of a gradient nothing changes, which is told already
    if ((edges > FADED && !isStepped) || structureIn(own, drawn).clear < CLEAR)
      notes.push('Some of its faint outlines are gone in the vectors: they hardly stand out from what is about them.');
    if (coloured > RECOLOURED)
      notes.push('Some small thing in it, as an eye or a button, has the colour of another thing in the vectors.');
  }
  if (transparent && halfClear(opened) > HALF_CLEAR)
    notes.push('What is half transparent, as a soft shadow, is drawn solid in the vectors or left out.');
  if (svg.length > HEAVY) notes.push(heavy(svg));
  return { svg, image: await toPng(made, transparent, true), notes };
}

const heavy = (svg: string): string =>
  `With ${(svg.length / 1_000).toFixed(0)} kB the file is heavy for vectors: drawing programs may be slow with it.`;

/** What a brush made of a picture, with its letters as they were. */
function withLetters(made: Lab, { l, a, b }: Lab, letters: Plane | undefined): Lab {
  if (!letters) return made;
  for (let i = 0; i < l.length; i++) if (letters[i]) [made.l[i], made.a[i], made.b[i]] = [l[i]!, a[i]!, b[i]!];
  return made;
}

async function drawn(svg: string, { width, height }: { width: number; height: number }): Promise<Picture> {
  const data = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: plainBytes(data), width, height };
}

/** Pixels of the longer side in which a picture and its vectors are compared. */
const COMPARED = 1024;
async function comparable(picture: Picture): Promise<Shade> {
  const size = within(picture, COMPARED);
  return shadeOf({ l: toGrey(await resize(picture, size.width, size.height)), ...size });
}

/** The same where forms are compared, not strokes. */
const FORMS = 512;
async function inColour(picture: Picture): Promise<Lab> {
  const size = within(picture, FORMS);
  return toLab(await resize(picture, size.width, size.height));
}
/** The chance that more happens at an edge of a drawing than where it is calm, below which outlines are gone. */
const CLEAR = 0.95;
/** The share of all its edges, faint as they may be, from which on the same is told. */
const FADED = 0.05;
/** Pixels of that size that have another hue, from which on it is told: fewer are the rim of something. */
const RECOLOURED = 24;

/** Share of the pixels that are half transparent, past the smoothed edges of what is not, from which on that is told. */
const HALF_CLEAR = 0.02;
function halfClear({ data }: Picture): number {
  let count = 0;
  for (let p = 3; p < data.length; p += 4) count += Number(data[p]! > 12 && data[p]! < 230);
  return (4 * count) / data.length;
}
