import { type PaletteColor, paletteOf } from '@maquette/seeing';
import sharp from 'sharp';
// not through the door of platform/storage: a thread has no use for the rest of it
import { MAX_PIXELS, render, type Renditions } from '../../../platform/storage/renditions';
import { areCopies } from './copies';
import { fingerprintOf, GRID, soughtFingerprints } from './fingerprint';

/** A side of what the colours are counted on, in pixels. */
const SAMPLE = 128;

export interface PictureReading extends Omit<Renditions, 'thumbnails'> {
  thumbnails: { bytes: Uint8Array; width: number }[];
  palette: PaletteColor[];
  fingerprint: string;
}

/** What is needed to look for a picture among others. */
export interface PictureTraces {
  width: number;
  height: number;
  /** WebP, the smallest */
  thumbnail: Uint8Array;
  /** of each way in which it may have come to be a copy */
  fingerprints: string[];
}

/** The thumbnails have other colours at every edge. */
const open = (picture: Uint8Array) => sharp(picture, { limitInputPixels: MAX_PIXELS }).toColourspace('srgb');

const gridOf = (picture: Uint8Array): Promise<Buffer> =>
  open(picture)
    .flatten({ background: '#ffffff' })
    .resize(GRID, GRID, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .greyscale()
    .raw()
    .toBuffer();

/** Runs in a thread of its own: counting colours is pure computing and would hold up everything else. */
export default async function readPicture(picture: Uint8Array): Promise<PictureReading> {
  const renditions = await render(Buffer.from(picture));
  const [data, grid] = await Promise.all([
    // single pixels, not means of several, which would be colours that the picture does not have
    open(picture)
      .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer(),
    gridOf(picture),
  ]);
  const thumbnails = await Promise.all(
    renditions.thumbnails.map(async (bytes) => ({ bytes, width: (await sharp(bytes).metadata()).width })),
  );
  return { ...renditions, thumbnails, palette: paletteOf({ data }), fingerprint: fingerprintOf(grid) };
}

export async function tracePicture(picture: Uint8Array): Promise<PictureTraces> {
  const [{ width, height, thumbnails }, grid] = await Promise.all([render(Buffer.from(picture)), gridOf(picture)]);
  return { width, height, thumbnail: thumbnails[0]!, fingerprints: soughtFingerprints(grid) };
}

export const fingerprint = async (picture: Uint8Array): Promise<string> => fingerprintOf(await gridOf(picture));

export { areCopies };
