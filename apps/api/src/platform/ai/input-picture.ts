import sharp from 'sharp';
import { JobError } from '../queue';
import { measure } from '../storage';

/** What a provider takes. */
export interface PictureLimits {
  bytes: number;
  pixels: number;
  /** of each side */
  minSide: number;
  maxSide: number;
}

export interface InputPicture {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

const QUALITY = 92;

/**
 * An input picture as large as the provider takes it; a larger one is made smaller.
 *
 * @throws JobError `bad_input` when it is too small, or so narrow that it cannot be made to fit
 */
export async function fitted(image: Buffer, limits: PictureLimits): Promise<InputPicture> {
  const { format, width, height, hasAlpha } = await sharp(image).metadata();
  const scale = Math.min(
    1,
    limits.maxSide / Math.max(width, height),
    // one pixel less than the root says, since both sides are rounded
    Math.sqrt(limits.pixels / (width * height)),
  );
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  if (Math.min(size.width, size.height) < limits.minSide)
    throw new JobError(
      'bad_input',
      `This provider takes pictures with sides of ${limits.minSide} to ${limits.maxSide} pixels. Please choose another picture.`,
    );
  const isTaken = format === 'png' || format === 'jpeg' || format === 'webp';
  if (isTaken && scale === 1 && image.length <= limits.bytes)
    return { bytes: image, mediaType: `image/${format}`, width, height };
  const resized = () => sharp(image).resize(size.width, size.height, { fit: 'fill' });
  const bytes = await (
    hasAlpha ? resized().webp({ quality: QUALITY }) : resized().jpeg({ quality: QUALITY })
  ).toBuffer();
  if (bytes.length > limits.bytes)
    throw new JobError('bad_input', 'This picture is too large for this provider. Please choose a smaller one.');
  return { bytes, mediaType: hasAlpha ? 'image/webp' : 'image/jpeg', ...size };
}

/** The one of these proportions that is nearest, each written as two numbers: '16:9', '1536x1024'. */
export function nearestRatio<Ratio extends string>(
  { width, height }: { width: number; height: number },
  ratios: readonly [Ratio, ...Ratio[]],
): Ratio {
  const away = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split(/[:x]/).map(Number);
    return Math.abs(Math.log((across * height) / (down * width)));
  };
  return ratios.reduce((best, ratio) => (away(ratio) < away(best) ? ratio : best));
}

/** What was cut out, in the middle of a background that is cut to its size. @throws when the first is no whole picture, or too large */
export async function composed(cutOut: Buffer, background: Buffer): Promise<Buffer> {
  // what a provider gives: read before anything is made as large as it says that it is
  const { width, height } = await measure(cutOut);
  return sharp(background)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: cutOut }])
    .png()
    .toBuffer();
}
