import sharp from 'sharp';

/** Points a side on which two pictures are laid over each other. */
const SIDE = 48;
/** Of 255, the mean of red, green and blue. Compression and resizing change no point by more than about 20. */
const POINT_LIMIT = 40;

const pointsOf = (thumbnail: Uint8Array): Promise<Buffer> =>
  sharp(thumbnail)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    // a decoder's own shrinking would shift what is compared
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false })
    .removeAlpha()
    .raw()
    .toBuffer();

function largestDifference(one: Buffer, other: Buffer): number {
  let largest = 0;
  for (let i = 0; i < one.length; i += 3) {
    const difference =
      [0, 1, 2].reduce((sum, channel) => sum + Math.abs(one[i + channel]! - other[i + channel]!), 0) / 3;
    largest = Math.max(largest, difference);
  }
  return largest;
}

export interface Comparison {
  /** the smallest thumbnail of a picture */
  thumbnail: Uint8Array;
  /** those of others of the same shape */
  others: Uint8Array[];
}

/** Which of the others show the same at every point, in the same colours. */
export async function areCopies({ thumbnail, others }: Comparison): Promise<boolean[]> {
  const points = await pointsOf(thumbnail);
  return Promise.all(others.map(async (other) => largestDifference(points, await pointsOf(other)) <= POINT_LIMIT));
}
