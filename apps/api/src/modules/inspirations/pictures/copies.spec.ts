import { compose, rasterise } from '@maquette/studio';
import sharp, { type Sharp } from 'sharp';
import { changed, drawing } from '../../../../test/pictures';
import { areCopies } from './copies';
import { ALIKE, FEWEST_EDGES, SHAPE_LIMIT } from './fingerprint';
import readPicture, { type PictureReading } from './read-picture.worker';

// A labelled set: pictures such as people keep, copies of each, and others that are not to be taken for copies.

const PROMPTS = [
  ['A poster for a jazz night in Lisbon', 'flyer'],
  ['A calm logo for a tea house', 'logo'],
  ['Banner for a summer sale of garden chairs', 'banner'],
  ['Business card of a dentist', 'business-card'],
  ['A bottle of olive oil', 'product-mockup'],
  ['Website header for a ski school', 'website-header'],
] as const;

async function design([prompt, designType]: (typeof PROMPTS)[number], seed: number): Promise<Buffer> {
  const { svg, width, height } = compose({ prompt, designType }, seed, 0);
  return Buffer.from(await rasterise({ svg, width, height }));
}

const letter = (text: string, fill = '#1a1f22', background = '#ffffff') =>
  drawing(
    `<text x="200" y="230" font-size="220" text-anchor="middle" font-family="sans-serif" fill="${fill}">${text}</text>`,
    { background },
  );

/** Soft patches, as a photograph out of focus has them. */
function photograph(seed: number): Promise<Buffer> {
  let state = seed;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) % 256;
  const pixels = Buffer.from(Array.from({ length: 60 * 45 * 3 }, random));
  const raw = { width: 60, height: 45, channels: 3 as const };
  return sharp(pixels, { raw }).resize(800, 600).png().toBuffer();
}

/** No two of them show the same: two ideas for one prompt, letters that differ in a stroke, one drawing in four colours. */
const differentPictures = (): Promise<Buffer[]> =>
  Promise.all([
    ...PROMPTS.flatMap((prompt) => [design(prompt, 3), design(prompt, 8)]),
    ...[1, 2, 3].map(photograph),
    ...['A', 'B', 'E', 'F', 'O', 'Q'].map((text) => letter(text)),
    letter('A', '#d94f30'),
    letter('A', '#1d6fa5', '#f4e9d8'),
    letter('A', '#ffffff', '#1a1f22'),
  ]);

const onWhite = (image: Sharp) => image.flatten({ background: '#ffffff' });
const COPIES: Record<string, (image: Sharp) => Sharp> = {
  'JPEG, quality 40': (image) => onWhite(image).jpeg({ quality: 40 }),
  'JPEG, quality 85': (image) => onWhite(image).jpeg({ quality: 85 }),
  'WebP, quality 60': (image) => image.webp({ quality: 60 }),
  '400 pixels wide': (image) => image.resize({ width: 400 }).png(),
  '150 pixels wide': (image) => image.resize({ width: 150 }).png(),
  '1,600 pixels wide': (image) => image.resize({ width: 1_600 }).png(),
  '320 pixels wide, JPEG, quality 60': (image) => onWhite(image).resize({ width: 320 }).jpeg({ quality: 60 }),
};
const CROPS = [2, 5, 10, 20];

const crop =
  ({ width, height }: PictureReading, percent: number) =>
  (image: Sharp) =>
    image
      .extract({
        left: Math.round((width * percent) / 200),
        top: Math.round((height * percent) / 200),
        width: Math.round(width * (1 - percent / 100)),
        height: Math.round(height * (1 - percent / 100)),
      })
      .png();

/** As the query does it. */
function mayBeCopy(one: PictureReading, other: PictureReading): boolean {
  const pairs = [...one.fingerprint].map((bit, index) => bit + (other.fingerprint[index] ?? ''));
  const differing = pairs.filter((pair) => pair === '01' || pair === '10').length;
  const either = pairs.filter((pair) => pair !== '00').length;
  return (
    differing <= ALIKE * Math.max(either, FEWEST_EDGES) &&
    Math.abs(one.width / one.height / (other.width / other.height) - 1) <= SHAPE_LIMIT
  );
}

async function isCopy(one: PictureReading, other: PictureReading): Promise<boolean> {
  if (!mayBeCopy(one, other)) return false;
  const [thumbnail, compared] = [one, other].map(({ thumbnails }) => thumbnails[0]!.bytes);
  return (await areCopies({ thumbnail: thumbnail!, others: [compared!] }))[0]!;
}

describe('copies of a picture', () => {
  let originals: Buffer[];
  let readings: PictureReading[];
  beforeAll(async () => {
    originals = await differentPictures();
    readings = await Promise.all(originals.map((picture) => readPicture(picture)));
  }, 120_000);

  /** How many of the pictures are known again after the change. */
  async function known(change: (reading: PictureReading) => (image: Sharp) => Sharp): Promise<number> {
    const found = await Promise.all(
      readings.map(async (reading, index) =>
        isCopy(reading, await readPicture(await changed(originals[index]!, change(reading)))),
      ),
    );
    return found.filter(Boolean).length;
  }

  it('are found, however they were encoded and resized', async () => {
    const rates: Record<string, number> = {};
    for (const [name, change] of Object.entries(COPIES)) rates[name] = await known(() => change);
    process.stdout.write(`Copies found, of ${originals.length} each: ${JSON.stringify(rates)}\n`);
    expect(rates).toEqual(Object.fromEntries(Object.keys(COPIES).map((name) => [name, originals.length])));
  }, 120_000);

  it('are told from different pictures', async () => {
    const pairs = readings.flatMap((one, index) => readings.slice(0, index).map((other) => [one, other] as const));
    const taken = (await Promise.all(pairs.map(([one, other]) => isCopy(one, other)))).filter(Boolean).length;
    process.stdout.write(`Different pictures taken for copies: ${taken} of ${pairs.length} pairs\n`);
    expect(taken).toBe(0);
  }, 120_000);

  it('are not what was cropped so that it shows something else', async () => {
    const rates: Record<string, number> = {};
    for (const percent of CROPS) rates[`${percent} %`] = await known((reading) => crop(reading, percent));
    process.stdout.write(`Cropped pictures taken for copies, of ${originals.length} each: ${JSON.stringify(rates)}\n`);
    expect([rates['10 %'], rates['20 %']]).toEqual([0, 0]);
  }, 120_000);
});
