import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type/node';
import sharp from 'sharp';
import { AppError, invalid } from '../errors';
import { MAX_PIXELS } from './renditions';

const FORMATS: Record<string, 'jpeg' | 'png' | 'webp'> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};
const QUALITY = { jpeg: { quality: 95 }, png: {}, webp: { quality: 95 } };

export interface AcceptedPicture {
  bytes: Buffer;
  mediaType: string;
}

/**
 * Lets a picture in: JPEG, PNG or WebP by its bytes (name and claimed type count for nothing), whole, not animated,
 * at most 40 megapixels. What leaves is drawn anew: upright, with its colour profile, without any other metadata and
 * without whatever else the file carried.
 *
 * @param field names the form field in the error
 * @throws AppError 400, 413 or 415 with a sentence
 */
export async function acceptPicture(path: string, field: string, limit: number): Promise<AcceptedPicture> {
  const { size } = await stat(path);
  if (size === 0) throw invalid(field, 'The image is empty.');
  if (size >= limit) throw new AppError(413, 'TOO_LARGE', 'Images must be under 10 MB.');
  const original = await readFile(path);
  const mediaType = (await fileTypeFromBuffer(original))?.mime ?? '';
  const format = FORMATS[mediaType];
  if (!format) throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only JPEG, PNG and WebP images are accepted.');
  return { mediaType, bytes: await redraw(original, format, field) };
}

async function redraw(original: Buffer, format: 'jpeg' | 'png' | 'webp', field: string): Promise<Buffer> {
  const damaged = () => invalid(field, 'The image cannot be read: it is damaged or incomplete.');
  // the header alone is read here, so that a small file with gigantic dimensions costs nothing
  const {
    pages = 1,
    width,
    height,
  } = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  if (pages > 1) throw invalid(field, 'Animated images are not accepted.');
  if (width * height > MAX_PIXELS) throw invalid(field, 'The image has more than 40 megapixels.');
  return sharp(original, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, QUALITY[format])
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
}
