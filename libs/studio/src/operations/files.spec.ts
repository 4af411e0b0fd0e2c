import sharp from 'sharp';
import { changeBackground } from './change-background';
import { removeBackground } from './cut-out';
import { restyle } from './image-to-image';
import { moodboard } from './moodboard';
import { UnusablePicture } from './picture';
import { vectorize } from './vectorize';

// each operation on each kind of file, on a machine that may be busy
jest.setTimeout(60_000);

type Made = { image: Uint8Array; notes: string[] };
const OPERATIONS: Record<string, (image: Uint8Array) => Promise<Made>> = {
  'image to image': (image) => restyle({ image, prompt: 'oil painting', strength: 0.7 }, 1, 0),
  vectorize,
  'remove background': removeBackground,
  'change background': (image) => changeBackground({ image, prompt: 'a studio in navy' }, 1),
};
const NAMES = Object.keys(OPERATIONS);

const WIDTH = 120;
const HEIGHT = 80;
/** A red disc on white, to the left of the middle, so that a turned one shows. */
const disc = (ground = '#fff') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="38" cy="40" r="24" fill="#c8202a"/></svg>`,
    ),
  );
const frames = async () => {
  const files = [await disc().png().toBuffer(), await disc('#000').png().toBuffer()];
  return sharp(files, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
};

/** Files that open, and the size that what is made of them has. */
const GOOD: Record<string, { make: () => Promise<Buffer>; size: [number, number] }> = {
  CMYK: { make: () => disc().removeAlpha().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), size: [120, 80] },
  '16 bits a channel': { make: () => disc().removeAlpha().toColourspace('rgb16').png().toBuffer(), size: [120, 80] },
  'one grey channel': { make: () => disc().removeAlpha().greyscale().png().toBuffer(), size: [120, 80] },
  'a turn by EXIF': {
    make: () => disc().removeAlpha().jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer(),
    size: [80, 120],
  },
  'several frames': { make: frames, size: [120, 80] },
  'a transparent ground': { make: () => disc('none').png().toBuffer(), size: [120, 80] },
};
/** Files that do not, and what is said of them. */
const BAD: Record<string, { make: () => Promise<Buffer>; says: string }> = {
  'unfolds to 64 megapixels': {
    make: () =>
      sharp({
        create: { width: 8_000, height: 8_000, channels: 3, background: '#000' },
        limitInputPixels: false,
      })
        .png({ compressionLevel: 3 })
        .toBuffer(),
    says: 'The image has more than 40 megapixels.',
  },
  'is cut off': {
    make: async () => (await disc().removeAlpha().jpeg().toBuffer()).subarray(0, 900),
    says: 'The image cannot be read: it is damaged or incomplete.',
  },
  'is no picture': {
    make: () => Promise.resolve(Buffer.from('%PDF-1.7')),
    says: 'The image cannot be read: it is damaged or incomplete.',
  },
};
const known = new Map<string, Promise<Buffer>>();
/** The same file for every operation. */
function fileOf(name: string): Promise<Buffer> {
  const file = known.get(name) ?? (GOOD[name] ?? BAD[name])!.make();
  known.set(name, file);
  return file;
}

/** Mean of red less blue about a place, so much of each pixel as is opaque. */
async function redAt(image: Uint8Array, x: number, y: number): Promise<number> {
  const { data } = await sharp(image)
    .ensureAlpha()
    .extract({ left: x - 4, top: y - 4, width: 8, height: 8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let p = 0; p < data.length; p += 4) sum += ((data[p]! - data[p + 2]!) * data[p + 3]!) / 255;
  return sum / (data.length / 4);
}

describe.each(NAMES)('%s', (name) => {
  const run = OPERATIONS[name]!;

  it.each(Object.keys(GOOD))('works on a file with %s', async (kind) => {
    const { image } = await run(await fileOf(kind));
    const [width, height] = GOOD[kind]!.size;
    expect(await sharp(image).metadata()).toMatchObject({ width, height, format: 'png', depth: 'uchar' });
    if (kind === 'one grey channel') return;
    // the disc is red, and where it stands upright
    const [x, y] = width > height ? [38, 40] : [40, 38];
    expect(await redAt(image, x, y)).toBeGreaterThan(60);
    const [u, v] = width > height ? [110, 70] : [70, 110];
    expect(await redAt(image, u, v)).toBeLessThan(40);
  });

  it.each(Object.keys(BAD))('refuses a file that %s with a sentence', async (kind) => {
    const made = run(await fileOf(kind));
    await expect(made).rejects.toBeInstanceOf(UnusablePicture);
    await expect(made).rejects.toThrow(BAD[kind]!.says);
  });

  it.each([
    [1, 90],
    [90, 1],
    [1, 1],
  ])('of %d × %d pixels gives as many, or a sentence', async (width, height) => {
    const image = await disc().removeAlpha().resize(width, height, { fit: 'fill' }).png().toBuffer();
    const made = await run(image).catch((error: unknown) => error);
    if (made instanceof Error) {
      expect(made).toBeInstanceOf(UnusablePicture);
      expect(made.message).toMatch(/could not tell what stands before the background/u);
    } else expect(await sharp((made as Made).image).metadata()).toMatchObject({ width, height });
  });
});

describe('a moodboard', () => {
  it('shows files of all kinds beside each other', async () => {
    const images = [...(await Promise.all(Object.keys(GOOD).map(fileOf))), await disc().resize(1, 90).png().toBuffer()];
    const { image, width, height } = await moodboard({ images, title: 'All kinds' });
    expect(await sharp(image).metadata()).toMatchObject({ width, height, format: 'png' });
  });

  it.each(Object.keys(BAD))('says which file %s', async (kind) => {
    const made = moodboard({ images: [await fileOf('CMYK'), await fileOf(kind)] });
    await expect(made).rejects.toBeInstanceOf(UnusablePicture);
    await expect(made).rejects.toThrow(`Image 2: ${BAD[kind]!.says}`);
  });
});

it('a new background is refused with the same sentences, and may have any colour space and turn', async () => {
  const image = await fileOf('several frames');
  for (const kind of Object.keys(BAD)) {
    const made = changeBackground({ image, background: await fileOf(kind), prompt: '' }, 1);
    await expect(made).rejects.toThrow(BAD[kind]!.says);
  }
  for (const kind of Object.keys(GOOD)) {
    const made = await changeBackground({ image, background: await fileOf(kind), prompt: '' }, 1);
    expect(await sharp(made.image).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT });
  }
});
