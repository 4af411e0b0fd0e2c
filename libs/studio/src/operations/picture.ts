import sharp from 'sharp';

/** Upright sRGB pixels, four bytes each: red, green, blue, alpha (not premultiplied). */
export interface Picture {
  data: Uint8Array;
  /** pixels */
  width: number;
  height: number;
}

const MAX_PIXELS = 40_000_000;

/** A file that is no picture which can be worked on; the message is a sentence for whoever sent it. */
export class UnusablePicture extends Error {}

export interface OpenedPicture extends Picture {
  /** some pixel is not opaque */
  transparent: boolean;
  /** pixels of the file, which may be larger than what was opened */
  original: { width: number; height: number };
}

/**
 * Opens a whole file: any colour space, depth and orientation becomes 8-bit upright sRGB, of several frames the first counts.
 *
 * @param longest pixels that the longer side may have; a larger picture is made smaller
 * @throws UnusablePicture when it is damaged, cut off, no picture, or has more than 40 megapixels
 */
export async function openPicture(file: Uint8Array, longest: number): Promise<OpenedPicture> {
  const damaged = (cause: unknown) => {
    throw new UnusablePicture('The image cannot be read: it is damaged or incomplete.', { cause });
  };
  // the header alone: a small file may unfold to any size
  const header = await readHeader(file).catch(damaged);
  if (header.width * header.height > MAX_PIXELS) throw new UnusablePicture('The image has more than 40 megapixels.');
  const { data: bytes, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const { width, height } = header.autoOrient;
  const data = plainBytes(bytes);
  return {
    data,
    width: info.width,
    height: info.height,
    transparent: isTransparent(data),
    original: { width, height },
  };
}

/** The same memory, as all other pixels here are held: what was compiled for these is none for a Buffer. */
export const plainBytes = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function isTransparent(data: Uint8Array): boolean {
  for (let p = 3; p < data.length; p += 4) if (data[p] !== 255) return true;
  return false;
}

// sharp throws at once over some files and rejects over others
const readHeader = async (file: Uint8Array) => sharp(file, { limitInputPixels: false, pages: 1 }).metadata();

const asSharp = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: 4 } });

/**
 * PNG bytes; without an alpha channel when every pixel is opaque. A hundredth or a few larger than they could be, in half the time.
 *
 * @param isFlat of shapes of one colour each, for which looking for the best filter of each row is three quarters of the work
 */
export function toPng(picture: Picture, transparent: boolean, isFlat = false): Promise<Buffer> {
  const image = asSharp(picture);
  return (transparent ? image : image.removeAlpha())
    .png({ compressionLevel: 4, adaptiveFiltering: !isFlat })
    .toBuffer();
}

/** The same picture in other dimensions. */
export async function resize(picture: Picture, width: number, height: number): Promise<Picture> {
  if (width === picture.width && height === picture.height) return picture;
  const data = await asSharp(picture).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { data: plainBytes(data), width, height };
}

/** The largest size of this proportion whose longer side has at most `longest` pixels. */
export function within(size: { width: number; height: number }, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
}

/** Share of the pixels that are as the one before, from which on a picture was drawn and never photographed. */
const CLEAN = 0.6;

/** Whether most pixels are the same as the one before, to the bit, as no camera has it. */
export function isClean({ data }: Picture): boolean {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  let same = 0;
  for (let i = 1; i < words.length; i++) same += Number(words[i] === words[i - 1]);
  return same > CLEAN * words.length;
}
