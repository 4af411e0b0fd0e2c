import sharp from 'sharp';
import { scenePicture } from '../testing/pictures';
import { moodboard } from './moodboard';
import { UnusablePicture } from './picture';

// millions of pixels, on a machine that may be busy
jest.setTimeout(60_000);

const plain = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

describe('a moodboard', () => {
  it('shows colours that are in its pictures, each with a name of its own', async () => {
    const colours = ['#c8102e', '#0b6e4f', '#f2c14e', '#1b1f3b'];
    const { palette, notes } = await moodboard({
      images: await Promise.all(colours.map((colour) => plain(colour))),
      title: '',
    });
    expect(palette.map(({ hex }) => hex).toSorted()).toEqual(colours.toSorted());
    expect(new Set(palette.map(({ name }) => name)).size).toBe(4);
    expect(notes[0]).toMatch(/^Palette: .+ #[0-9A-F]{6}/u);
  });

  it('is 1600 pixels wide and shows every picture in its place', async () => {
    const { image, width, height } = await moodboard({
      images: [await plain('#ff0000'), await plain('#0000ff', 200, 300), await scenePicture()],
      title: 'Three',
    });
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
    expect([width, info.width, info.height]).toEqual([1600, 1600, height]);
    const share = (r: number, g: number, b: number) => {
      let count = 0;
      for (let p = 0; p < data.length; p += 3)
        count += Number(Math.abs(data[p]! - r) + Math.abs(data[p + 1]! - g) + Math.abs(data[p + 2]! - b) < 6);
      return count / (data.length / 3);
    };
    expect(share(255, 0, 0)).toBeGreaterThan(0.1);
    expect(share(0, 0, 255)).toBeGreaterThan(0.04);
  });

  it('says which of its pictures cannot be read', async () => {
    const made = moodboard({ images: [await plain('#fff'), (await scenePicture()).subarray(0, 700)] });
    await expect(made).rejects.toBeInstanceOf(UnusablePicture);
    await expect(made).rejects.toThrow('Image 2: The image cannot be read: it is damaged or incomplete.');
  });

  it('says what its pictures have in common', async () => {
    expect((await moodboard({ images: [await plain('#141414'), await plain('#202024')] })).keywords).toContain('dark');
    expect((await moodboard({ images: [await plain('#f2e3c8'), await plain('#f0d0a0')] })).keywords).toEqual(
      expect.arrayContaining(['light', 'warm']),
    );
  });

  it('names a colour that is little and yet seen first', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#7f8a94"/><rect width="400" height="90" fill="#a9b6c2"/><rect y="220" width="400" height="80" fill="#59636b"/><rect y="180" width="400" height="40" fill="#3b4650"/><rect width="400" height="24" fill="#d4dce2"/><rect x="190" y="140" width="34" height="34" fill="#e8601c"/></svg>`;
    const image = await sharp(Buffer.from(svg)).png().toBuffer();
    const { palette } = await moodboard({ images: [image] });
    expect(palette.map(({ hex }) => hex)).toContain('#e8601c');
  });

  it('leaves out a title that no typeface can set, and says so', async () => {
    const { notes } = await moodboard({ images: [await plain('#888')], title: '静けさ' });
    expect(notes).toContainEqual(expect.stringMatching(/title has characters/u));
  });
});
