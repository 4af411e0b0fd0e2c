import { fileTypeFromBuffer } from 'file-type/node';

const FORMATS = ['jpeg', 'png', 'webp'] as const;
type PictureFormat = (typeof FORMATS)[number];

/** As much of a file as tells what it is, in bytes. */
export const PICTURE_HEAD = 4_100;

/** Which of the formats that are taken a file has, by its first bytes: neither its name nor what was said of it counts. */
export async function pictureFormatOf(head: Buffer): Promise<PictureFormat | undefined> {
  const mediaType = (await fileTypeFromBuffer(head))?.mime;
  return FORMATS.find((format) => `image/${format}` === mediaType);
}
