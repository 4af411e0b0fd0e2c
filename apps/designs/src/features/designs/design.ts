import { designType as knownType } from '@maquette/generation';
import type { Answer } from '@maquette/web-core';

/** A card of the gallery: one image, or a request that has none yet. */
export type Design = Answer<'get', '/api/designs'>['designs'][number];

export const isUnfinished = ({ status }: Design) => status === 'pending' || status === 'processing';

/** So many pictures stand side by side. */
const COMPARED = 4;

/** Whether they can be compared: two to four pictures, or one of a request of several. */
export const canCompare = (designs: readonly Design[]): boolean =>
  designs.every(({ imageUrl }) => imageUrl) &&
  (designs.length === 1 ? designs.every(({ isMultiImage }) => isMultiImage) : designs.length <= COMPARED);

/** Its owner ended the request before it was done. */
export const isCancelled = ({ errorCode }: Pick<Design, 'errorCode'>) => errorCode === 'cancelled';

/** To ask the same again would only fail again. */
export const failsAgain = ({ errorCode }: Design) =>
  /^(refused|bad_input|misconfigured|quota|budget)$/.test(errorCode ?? '');

const SQUARE = { width: 1, height: 1 };

/** The picture's size in pixels, or the proportion that its type is likely to have. */
export const sizeOf = ({ width, height, designType }: Design): { width: number; height: number } =>
  width && height ? { width, height } : (knownType(designType ?? '') ?? SQUARE);

/** How wide the API makes thumbnails, in pixels, and at most twice as high. */
const THUMBNAIL_WIDTH = 384;

/** The smaller copies of a design's picture, from the narrowest on, with the widths that they have; earlier designs have two. */
export function thumbnailsOf(design: Design): { url: string; width: number }[] {
  const { width, height } = sizeOf(design);
  const { thumbnailUrl, thumbnail2xUrl, thumbnail3xUrl, thumbnail4xUrl } = design;
  return [thumbnailUrl, thumbnail2xUrl, thumbnail3xUrl, thumbnail4xUrl].flatMap((url, index) => {
    const limit = THUMBNAIL_WIDTH * (index + 1);
    const made = Math.min(limit, (limit * 2 * width) / height, design.width ?? Infinity);
    return url ? [{ url, width: Math.round(made) }] : [];
  });
}
