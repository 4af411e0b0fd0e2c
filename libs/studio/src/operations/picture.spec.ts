import sharp from 'sharp';
import { scenePicture } from '../testing/pictures';
import { openPicture, UnusablePicture } from './picture';

const pixel = (data: Uint8Array, width: number, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('a file', () => {
  it.each([
    [
      'cut off',
      async () =>
        (
          await sharp(await scenePicture())
            .jpeg()
            .toBuffer()
        ).subarray(0, 2500),
      'damaged or incomplete',
    ],
    ['cut off in its PNG', async () => (await scenePicture()).subarray(0, 900), 'damaged or incomplete'],
    ['no picture', () => Promise.resolve(Buffer.from('<html>')), 'damaged or incomplete'],
    ['empty', () => Promise.resolve(Buffer.alloc(0)), 'damaged or incomplete'],
  ])('that is %s is refused with a sentence', async (_, make, sentence) => {
    const opened = openPicture(await make(), 1024);
    await expect(opened).rejects.toBeInstanceOf(UnusablePicture);
    await expect(opened).rejects.toThrow(sentence);
  });

  it('of a few kilobytes that unfolds to 64 megapixels is refused before it does', async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 8_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 3 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const before = process.memoryUsage.rss();
    await expect(openPicture(bomb, 1024)).rejects.toThrow('The image has more than 40 megapixels.');
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
  });

  it('in CMYK is opened as sRGB', async () => {
    const file = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#d02020' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    const { data } = await openPicture(file, 1024);
    const [r = 0, g = 0, b = 0] = pixel(data, 20, 10, 10);
    expect(r - Math.max(g, b)).toBeGreaterThan(100);
  });

  it('of 16 bits a channel is opened as 8', async () => {
    const file = await sharp(await scenePicture())
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(file).metadata()).depth).toBe('ushort');
    const [deep, plain] = await Promise.all([openPicture(file, 1024), openPicture(await scenePicture(), 1024)]);
    let most = 0;
    deep.data.forEach((v, i) => (most = Math.max(most, Math.abs(v - plain.data[i]!))));
    expect(most).toBeLessThanOrEqual(1);
  });

  it('of one grey channel is opened as colour', async () => {
    const file = await sharp(await scenePicture())
      .greyscale()
      .png()
      .toBuffer();
    const { data, width, height } = await openPicture(file, 1024);
    expect(data).toHaveLength(width * height * 4);
  });

  it('that EXIF turns is opened upright', async () => {
    const file = await sharp(await scenePicture())
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, original } = await openPicture(file, 1024);
    expect([width, height, original]).toEqual([240, 320, { width: 240, height: 320 }]);
  });

  it('that is animated is opened at its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const file = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { data, width, height } = await openPicture(file, 1024);
    expect([width, height, pixel(data, width, 20, 20)]).toEqual([40, 40, [255, 0, 0, 255]]);
  });

  it('that is large is opened smaller and says how large it was', async () => {
    const { width, height, original } = await openPicture(await scenePicture(1280, 960), 640);
    expect([width, height, original]).toEqual([640, 480, { width: 1280, height: 960 }]);
  });
});
