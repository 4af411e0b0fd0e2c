import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { redrawPicture } from './redraw-picture';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'maquette-gate-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const canvas = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#aa5500' } });
const redraw = async (picture: Buffer) => {
  const [from, to] = [join(folder, 'upload'), join(folder, 'redrawn')];
  await rm(to, { force: true });
  await writeFile(from, picture);
  const outcome = await redrawPicture(from, to);
  return { outcome, bytes: await readFile(to).catch(() => undefined) };
};
const refused = (reason: string) => ({ outcome: { refused: reason }, bytes: undefined });

describe('a picture that is drawn anew', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('stays %s', async (format) => {
    const { outcome, bytes } = await redraw(await canvas().toFormat(format).toBuffer());
    expect(outcome).toEqual({ mediaType: `image/${format}` });
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 60, height: 40 });
  });

  it('leaves its place, its camera and its comments outside, stands upright, and keeps its colours', async () => {
    const photo = await canvas()
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1 51/1 29/1', GPSLatitudeRef: 'N' } },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect([before.orientation, before.exif?.includes('secret'), before.icc !== undefined]).toEqual([6, true, true]);
    const { bytes } = await redraw(photo);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ width: 40, height: 60 });
    expect([after.orientation, after.exif, after.xmp]).toEqual([undefined, undefined, undefined]);
    expect(after.icc).toEqual(before.icc);
  });

  it('loses what was hidden behind it', async () => {
    const polyglot = Buffer.concat([await canvas().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await redraw(polyglot);
    expect(bytes?.includes('<script>')).toBe(false);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><title>x</title>')],
    ['an old GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ])('is refused when it is %s', async (_, bytes) => expect(await redraw(bytes)).toEqual(refused('type')));

  it('is refused when it moves', async () => {
    const frames = await sharp(
      await Promise.all(
        ['#f00', '#0f0'].map((background) =>
          sharp({ create: { width: 8, height: 8, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    expect(await redraw(frames)).toEqual(refused('animated'));
  });

  it.each(['png', 'jpeg', 'webp'] as const)('is refused as half a %s', async (format) => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    expect(await redraw(whole.subarray(0, whole.length / 2))).toEqual(refused('damaged'));
  });

  it('may be 16,384 pixels wide', async () =>
    expect((await redraw(await canvas(16_384, 1).png().toBuffer())).outcome).toEqual({ mediaType: 'image/png' }));

  it.each([
    [14_000, 14_000, 'pixels'],
    [16_385, 1, 'side'],
    [1, 39_999_999, 'side'],
  ])('is refused when it claims %i × %i pixels, and is not unfolded to find out', async (width, height, reason) => {
    // the header alone says so, and nothing stands behind it: decoding it would complain of damage, not of size
    const bomb = await canvas().png().toBuffer();
    bomb.writeUInt32BE(width, 16);
    bomb.writeUInt32BE(height, 20);
    bomb.writeUInt32BE(crc(bomb.subarray(12, 29)), 29);
    expect(await redraw(bomb)).toEqual(refused(reason));
  });
});

/** CRC-32 as in the PNG specification, annex D. */
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
