import { type PaletteColor, paletteOf } from '@maquette/seeing';
import sharp from 'sharp';
// not through the door of platform/storage: a thread has no use for the rest of it
import { MAX_PIXELS, render, type Renditions } from '../../../platform/storage/renditions';
import { areCopies } from './copies';
import { fingerprintOf, GRID } from './fingerprint';

/** A side of what the colours are counted on, in pixels. */
const SAMPLE = 128;

export interface PictureReading extends Omit<Renditions, 'thumbnails'> {
  thumbnails: { bytes: Uint8Array; width: number }[];
  palette: PaletteColor[];
  fingerprint: string;
}

/** Runs in a thread of its own: counting colours is pure computing and would hold up everything else. */
export default async function readPicture(picture: Uint8Array): Promise<PictureReading> {
  const renditions = await render(Buffer.from(picture));
  // the thumbnails have other colours at every edge
  const image = () => sharp(picture, { limitInputPixels: MAX_PIXELS }).toColourspace('srgb');
  const [data, grid] = await Promise.all([
    // single pixels, not means of several, which would be colours that the picture does not have
    image()
      .resize(SAMPLE, SAMPLE, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer(),
    image()
      .flatten({ background: '#ffffff' })
      .resize(GRID, GRID, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
      .greyscale()
      .raw()
      .toBuffer(),
  ]);
  const thumbnails = await Promise.all(
    renditions.thumbnails.map(async (bytes) => ({ bytes, width: (await sharp(bytes).metadata()).width })),
  );
  return { ...renditions, thumbnails, palette: paletteOf({ data }), fingerprint: fingerprintOf(grid) };
}

export { areCopies };
