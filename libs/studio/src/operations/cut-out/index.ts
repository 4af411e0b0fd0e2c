import { openPicture, resize, toPng, UnusablePicture, within } from '../picture';
import type { OpenedPicture, Picture } from '../picture';
import { resizePlane, toLab } from '../planes';
import { cutBeside } from './contact';
import { sharpened } from './drawing';
import { lifted } from './foreground';
import { ALL, opacityOf, UNTOLD } from './opacity';

/** Pixels of the longer side of what comes out, and of where edges are found. */
const LONGEST = 4096;
const EDGES = 640;
/** Less of it than this is no subject. */
const LEAST = 0.006;
const SHADOW = 'The shadow that the subject throws was taken away with the background.';

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
 * Cuts the subject out: by its distance from a plain background, or as what a network sees the picture to be of.
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
  const { alpha, told, isFlat, isSolid, hadShadow, isLand, isDrawing } = await opacityOf(middle, lab);
  let covered = 0;
  for (const v of alpha) covered += v / alpha.length;
  if (covered < LEAST || covered > ALL) throw new UnusablePicture(UNTOLD);
  const beside = isDrawing || isLand ? undefined : cutBeside(middle, alpha);
  const large = resizePlane(alpha, size.width, size.height, width, height);
  if (isFlat) sharpened(large, flat, width / size.width, isSolid);
  return {
    picture: lifted(flat, large),
    notes: [...told, ...(beside ? [beside] : []), ...notes],
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
