import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { acceptPicture } from './picture-gate';

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'maquette-gate-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const LIMIT = 10_485_760;
const canvas = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#aa5500' } });
const enter = async (bytes: Buffer, limit = LIMIT) => {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return acceptPicture(path, 'image', limit);
};
const refusal = (status: number, message: string) => expect.objectContaining({ status, message });

describe('a picture at the gate', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('enters as %s', async (format) => {
    const { mediaType, bytes } = await enter(await canvas().toFormat(format).toBuffer());
    expect(mediaType).toBe(`image/${format}`);
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
    const { bytes } = await enter(photo);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ width: 40, height: 60 });
    expect([after.orientation, after.exif, after.xmp]).toEqual([undefined, undefined, undefined]);
    expect(after.icc).toEqual(before.icc);
  });

  it('loses what was hidden behind it', async () => {
    const polyglot = Buffer.concat([await canvas().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await enter(polyglot);
    expect(bytes.includes('<script>')).toBe(false);
  });

  it('is not let in without bytes', () =>
    expect(enter(Buffer.alloc(0))).rejects.toEqual(refusal(400, 'The image is empty.')));

  it('is measured to the byte', async () => {
    const picture = await canvas().png().toBuffer();
    await expect(enter(picture, picture.length)).rejects.toEqual(refusal(413, 'Images must be under 10 MB.'));
    await expect(enter(picture, picture.length + 1)).resolves.toMatchObject({ mediaType: 'image/png' });
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><title>x</title>')],
    ['an old GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ])('is not let in when it is %s, whatever it is called', (_, bytes) =>
    expect(enter(bytes)).rejects.toEqual(refusal(415, 'Only JPEG, PNG and WebP images are accepted.')),
  );

  it('is not let in when it moves', async () => {
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
    await expect(enter(frames)).rejects.toEqual(refusal(400, 'Animated images are not accepted.'));
  });

  it.each(['png', 'jpeg', 'webp'] as const)('is not let in as half a %s', async (format) => {
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
    await expect(enter(whole.subarray(0, whole.length / 2))).rejects.toEqual(
      refusal(400, 'The image cannot be read: it is damaged or incomplete.'),
    );
  });

  it('is not let in when it would unfold to 196 megapixels, and is not unfolded to find out', async () => {
    // IHDR of a 14,000 × 14,000 PNG with nothing behind it: decoding it would complain of damage, not of size
    const bomb = await canvas().png().toBuffer();
    bomb.writeUInt32BE(14_000, 16);
    bomb.writeUInt32BE(14_000, 20);
    bomb.writeUInt32BE(crc(bomb.subarray(12, 29)), 29);
    await expect(enter(bomb)).rejects.toEqual(refusal(400, 'The image has more than 40 megapixels.'));
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
