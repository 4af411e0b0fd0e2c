import { compose, rasterise } from '@maquette/studio';
import sharp from 'sharp';
import { look, Reader } from './index';

// a machine that does much else may take long to read
jest.setTimeout(240_000);

const svg = (inside: string, width = 800, height = 800) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`))
    .png()
    .toBuffer();
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => word.length > 1);

describe('looking at a picture', () => {
  const reader = new Reader();
  afterAll(() => reader.close());
  const textOf = async (picture: Uint8Array) =>
    (await look(picture, 'text', reader)).facts?.lines?.map(({ text }) => text).join(' ') ?? '';

  it('reads the words of posters that the studio drew', async () => {
    let [right, all] = [0, 0];
    for (const [designType, prompt] of [
      ['flyer', 'Flyer for the plant market "Green Thumbs" on Saturday 14 March, free entry, Town Hall Square'],
      ['banner', 'Banner "Autumn Collection" now in store'],
      ['social-media-post', 'Post "Stillwater" with the words "Breathe in. Slow down."'],
    ] as const) {
      const poster = compose({ prompt, designType }, 3, 0);
      const found = wordsOf(await textOf(await rasterise(poster)));
      const set = poster.facts.texts.flatMap(({ text }) => wordsOf(text));
      right += set.filter((word) => found.includes(word)).length;
      all += set.length;
      expect(found.filter((word) => !set.includes(word))).toEqual([]);
    }
    expect(right / all).toBeGreaterThanOrEqual(0.95);
  });

  it('reads light on dark and dark on light, each in its own colours', async () => {
    const picture = await svg(
      '<rect width="800" height="400" fill="#0c1a2b"/><rect y="400" width="800" height="400" fill="#ffd60a"/><text x="60" y="220" font-family="DejaVu Sans" font-size="72" fill="#ffffff">Blue Hour</text><text x="60" y="620" font-family="DejaVu Serif" font-size="40" fill="#1d1d1d">Coffee and cake</text>',
    );
    expect((await look(picture, 'accessibility', reader)).facts?.lines).toMatchObject([
      { text: 'Blue Hour', colour: '#ffffff', ground: '#0c1a2b', contrast: expect.any(Number), isLarge: true },
      { text: 'Coffee and cake', colour: '#1d1d1d', ground: '#ffd60a' },
    ]);
  });

  it('invents no words where there are none', async () => {
    const dots = Array.from(
      { length: 300 },
      (_, i) =>
        `<circle cx="${(i * 97) % 800}" cy="${(i * 53) % 800}" r="${4 + (i % 9)}" fill="#${((i * 7919) % 4096).toString(16).padStart(3, '0')}"/>`,
    );
    const tiles = Array.from(
      { length: 400 },
      (_, i) =>
        `<rect x="${(i % 20) * 40}" y="${Math.floor(i / 20) * 40}" width="${14 + ((i * 5) % 24)}" height="30" fill="${i % 2 ? '#24492e' : '#e8f0e4'}"/>`,
    );
    let state = 7;
    const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const grain = Buffer.from(
      Array.from(
        { length: 600 * 600 },
        () => 128 + 40 * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()),
      ).map((value) => Math.max(0, Math.min(255, Math.round(value)))),
    );
    const noise = await sharp(grain, { raw: { width: 600, height: 600, channels: 1 } })
      .png()
      .toBuffer();
    for (const picture of [await svg(dots.join('')), await svg(tiles.join('')), noise])
      expect(await textOf(picture)).toBe('');
  });

  it('finds where the weight lies, what is empty, and what is the same on both sides', async () => {
    const corner = await look(
      await svg('<rect width="800" height="800" fill="#fff"/><circle cx="640" cy="160" r="90" fill="#c1121f"/>'),
      'composition',
      reader,
    );
    expect(corner.facts?.composition).toMatchObject({
      weight: { x: expect.closeTo(0.8, 1), y: expect.closeTo(0.2, 1) },
    });
    expect(corner.facts?.composition?.quietSpace).toBeGreaterThan(0.7);
    expect(corner.result).toContain('What stands out weighs in the upper right.');
    const middle = await look(
      await svg('<rect width="800" height="800" fill="#fff"/><circle cx="400" cy="400" r="200" fill="#c1121f"/>'),
      'composition',
      reader,
    );
    expect(middle.facts?.composition?.symmetry).toBeGreaterThan(0.95);
    expect(middle.result).toContain('in the middle');
  });

  it('tells a sharp picture from the same one blurred', async () => {
    const sharpOne = await svg(
      Array.from(
        { length: 60 },
        (_, i) =>
          `<rect x="${(i * 131) % 760}" y="${(i * 71) % 760}" width="60" height="40" fill="hsl(${i * 37} 50% ${30 + (i % 5) * 12}%)"/>`,
      ).join(''),
    );
    const blurOf = async (picture: Buffer) => (await look(picture, 'composition', reader)).facts?.quality?.blur ?? 0;
    const [one, other] = [await blurOf(sharpOne), await blurOf(await sharp(sharpOne).blur(4).png().toBuffer())];
    expect(one).toBeLessThan(0.4);
    expect(other).toBeGreaterThan(0.55);
  });

  it('says in an alt text what is written, in at most 250 characters', async () => {
    const picture = await svg('<rect width="800" height="800" fill="#f5efe0"/>');
    const line = (text: string, y: number) => ({
      text,
      x: 10,
      y,
      width: 300,
      height: 40,
      capHeight: 30,
      colour: '#000000',
    });
    const { result = '' } = await look(picture, 'alt-text', reader, {
      prompt: '',
      designType: 'Flyer',
      maker: 'Studio (built in)',
      artwork: ['mountains'],
      lines: Array.from({ length: 20 }, (_, i) => line(`Line number ${i}`, i * 40)),
    });
    expect(result).toMatch(/^Flyer showing mountains in .*\. It reads: “Line number 0; /);
    expect(result.length).toBeLessThanOrEqual(250);
  });
});
