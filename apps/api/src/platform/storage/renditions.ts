import sharp from 'sharp';

/** CSS widths of a gallery card: one for ordinary and one for dense screens. */
const THUMBNAIL_WIDTHS = [384, 768] as const;

export const MAX_PIXELS = 40_000_000;
/** Of one side: a picture of one row takes a minute to decode, one of one column 1.6 GB, whatever its area. */
export const MAX_SIDE = 16_384;

const MEDIA_TYPES: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

export interface Renditions {
  /** what the bytes are, whatever they were called */
  mediaType: string;
  width: number;
  height: number;
  thumbnail: Buffer;
  thumbnail2x: Buffer;
  /** `#rrggbb`, what a card shows until the thumbnail is there */
  averageColor: string;
}

/** WebP previews and facts of a picture. @throws when the bytes are no picture of bearable size that can be decoded to the end */
export async function render(picture: Buffer): Promise<Renditions> {
  const open = () => sharp(picture, { failOn: 'warning', limitInputPixels: MAX_PIXELS });
  const thumbnail = (width: number) =>
    open()
      .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  const { format, width, height } = await open().metadata();
  if (Math.max(width, height) > MAX_SIDE) throw new Error(`a side of ${Math.max(width, height)} pixels`);
  const [small, large, pixel] = await Promise.all([
    thumbnail(THUMBNAIL_WIDTHS[0]),
    thumbnail(THUMBNAIL_WIDTHS[1]),
    open()
      .flatten({ background: '#ffffff' })
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer(),
  ]);
  const mediaType = MEDIA_TYPES[format];
  if (!mediaType) throw new Error(`${format} is not a picture that is kept`);
  return {
    mediaType,
    width,
    height,
    thumbnail: small,
    thumbnail2x: large,
    averageColor: `#${pixel.subarray(0, 3).toString('hex')}`,
  };
}
