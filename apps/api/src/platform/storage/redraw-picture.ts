import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureFormatOf } from './picture-format';
import { MAX_PIXELS, MAX_SIDE } from './renditions';

const QUALITY = { jpeg: { quality: 95 }, png: {}, webp: { quality: 95 } };

export type Refusal = 'type' | 'damaged' | 'animated' | 'pixels' | 'side';
export type Redrawn = { mediaType: string } | { refused: Refusal };

/**
 * Makes a picture anew: upright, with its colour profile, without any other metadata and without whatever else the
 * file carried. Decoding strangers' bytes takes as long and as much memory as they wish, so nothing but processes of
 * their own, which somebody watches, call this.
 */
export async function redrawn(original: Buffer): Promise<{ mediaType: string; bytes: Buffer } | { refused: Refusal }> {
  const format = await pictureFormatOf(original);
  if (!format) return { refused: 'type' };
  // the header alone is read here, so that a small file with gigantic dimensions costs nothing
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return { refused: 'damaged' };
  const { pages = 1, width, height } = header;
  if (pages > 1) return { refused: 'animated' };
  if (Math.max(width, height) > MAX_SIDE) return { refused: 'side' };
  if (width * height > MAX_PIXELS) return { refused: 'pixels' };
  const bytes = await sharp(original, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, QUALITY[format])
    .toBuffer()
    .catch(() => undefined);
  return bytes ? { mediaType: `image/${format}`, bytes } : { refused: 'damaged' };
}

/** The same from file to file. */
export async function redrawPicture(from: string, to: string): Promise<Redrawn> {
  const outcome = await redrawn(await readFile(from));
  if ('refused' in outcome) return outcome;
  await writeFile(to, outcome.bytes);
  return { mediaType: outcome.mediaType };
}
