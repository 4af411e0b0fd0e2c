import sharp, { type Sharp } from 'sharp';

/**
 * Widths of the thumbnails, in pixels: cards are shown 220 to 590 CSS pixels wide and wide pictures over two columns, on
 * screens of one to three pixels for each (docs/api-designs.md).
 */
const THUMBNAIL_WIDTHS = [384, 768, 1152, 1536] as const;

/** Effort 4, sharp's default, takes more than twice the time for 4 % fewer bytes. */
const WEBP = { quality: 82, effort: 2 };

export const MAX_PIXELS = 40_000_000;
/** Of one side: a picture of one row takes a minute to decode, one of one column 1.6 GB, whatever its area. */
export const MAX_SIDE = 16_384;

const MEDIA_TYPES: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

export interface Renditions {
  /** what the bytes are, whatever they were called */
  mediaType: string;
  width: number;
  height: number;
  /** one to four WebP pictures, each wider than the one before; none is larger than the picture itself */
  thumbnails: Buffer[];
  /** `#rrggbb`, what a card shows until the thumbnail is there */
  averageColor: string;
}

/** The pixels of a picture that was let in, as its header says. */
export async function measure(picture: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(picture, { limitInputPixels: MAX_PIXELS }).metadata();
  return { width, height };
}

/** WebP previews and facts of a picture. @throws when the bytes are no picture of bearable size that can be decoded to the end */
export async function render(picture: Buffer): Promise<Renditions> {
  const open = () => sharp(picture, { failOn: 'warning', limitInputPixels: MAX_PIXELS });
  const { format, width, height } = await open().metadata();
  if (Math.max(width, height) > MAX_SIDE) throw new Error(`a side of ${Math.max(width, height)} pixels`);
  const mediaType = MEDIA_TYPES[format];
  if (!mediaType) throw new Error(`${format} is not a picture that is kept`);
  // up to the first that shows every pixel
  const enough = THUMBNAIL_WIDTHS.findIndex((limit) => width <= limit && height <= limit * 2);
  const widths = THUMBNAIL_WIDTHS.slice(0, enough < 0 ? undefined : enough + 1);
  // decoded once: the smaller ones are made of the largest
  const { data, info } = await within(open(), widths.at(-1) ?? 0)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const largest = () => sharp(data, { raw: info });
  const [pixel, ...thumbnails] = await Promise.all([
    largest().flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    ...widths.map((limit) => within(largest(), limit).webp(WEBP).toBuffer()),
  ]);
  return { mediaType, width, height, thumbnails, averageColor: `#${pixel.subarray(0, 3).toString('hex')}` };
}

/** A tall picture is made narrower, so that it is at most twice as high as the limit. */
const within = (picture: Sharp, limit: number): Sharp =>
  picture.resize({ width: limit, height: limit * 2, fit: 'inside', withoutEnlargement: true });
