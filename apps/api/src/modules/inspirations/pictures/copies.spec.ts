import { compose, rasterise } from '@maquette/studio';
import sharp, { type Sharp } from 'sharp';
import { changed, drawing } from '../../../../test/pictures';
import { areCopies } from './copies';
import { ALIKE, FEWEST_WAVES, SHAPE_LIMIT } from './fingerprint';
import readPicture, { type PictureReading, type PictureTraces, tracePicture } from './read-picture.worker';

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
  'a tenth darker': (image) => onWhite(image).modulate({ brightness: 0.9 }).jpeg(),
  'a black frame': (image) =>
    onWhite(image).extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#000000' }).png(),
};
const CROPS = [2, 5, 20, 40];

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
function mayBeCopy(one: PictureReading, other: PictureTraces): boolean {
  const apart = (fingerprint: string) => {
    const pairs = [...one.fingerprint].map((bit, index) => bit + (fingerprint[index] ?? ''));
    const differing = pairs.filter((pair) => pair === '01' || pair === '10').length;
    return differing / Math.max(pairs.filter((pair) => pair !== '00').length, FEWEST_WAVES);
  };
  return (
    Math.min(...other.fingerprints.map(apart)) <= ALIKE &&
    Math.abs(one.width / one.height / (other.width / other.height) - 1) <= SHAPE_LIMIT
  );
}

async function isCopy(one: PictureReading, other: PictureTraces): Promise<boolean> {
  if (!mayBeCopy(one, other)) return false;
  return (await areCopies({ thumbnail: other.thumbnail, others: [one.thumbnails[0]!.bytes] }))[0]!;
}

describe('copies of a picture', () => {
  let originals: Buffer[];
  let readings: PictureReading[];
  let traces: PictureTraces[];
  beforeAll(async () => {
    originals = await differentPictures();
    readings = await Promise.all(originals.map((picture) => readPicture(picture)));
    traces = await Promise.all(originals.map((picture) => tracePicture(picture)));
  }, 120_000);

  /** How many of the pictures are known again after the change. */
  async function known(change: (reading: PictureReading) => (image: Sharp) => Sharp): Promise<number> {
    const found = await Promise.all(
      readings.map(async (reading, index) =>
        isCopy(reading, await tracePicture(await changed(originals[index]!, change(reading)))),
      ),
    );
    return found.filter(Boolean).length;
  }

  it('are found, however they were encoded and resized', async () => {
    const rates: Record<string, number> = {};
    for (const [name, change] of Object.entries(COPIES)) rates[name] = await known(() => change);
    process.stdout.write(`Copies found, of ${originals.length} each: ${JSON.stringify(rates)}\n`);
    const { 'a black frame': framed, ...others } = rates;
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, originals.length])));
    // a frame makes all smaller: a logo of one line may be laid over itself in a size that fits nearly as well
    expect(framed).toBeGreaterThanOrEqual(originals.length - 1);
  }, 120_000);

  it('are told from different pictures', async () => {
    const pairs = readings.flatMap((one, index) => traces.slice(0, index).map((other) => [one, other] as const));
    const taken = (await Promise.all(pairs.map(([one, other]) => isCopy(one, other)))).filter(Boolean).length;
    process.stdout.write(`Different pictures taken for copies: ${taken} of ${pairs.length} pairs\n`);
    expect(taken).toBe(0);
  }, 120_000);

  it('are what a crop took little of, and not what it left another picture of', async () => {
    const rates: Record<string, number> = {};
    for (const percent of CROPS) rates[`${percent} %`] = await known((reading) => crop(reading, percent));
    process.stdout.write(`Cropped pictures taken for copies, of ${originals.length} each: ${JSON.stringify(rates)}\n`);
    expect(rates).toEqual({ '2 %': originals.length, '5 %': originals.length, '20 %': 0, '40 %': 0 });
  }, 120_000);
});
