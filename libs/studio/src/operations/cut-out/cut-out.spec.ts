import sharp from 'sharp';
import { UnusablePicture } from '../picture';
import { removeBackground } from '.';

// millions of pixels, on a machine that may be busy
jest.setTimeout(60_000);

/** A drawing on a background, and the mask of the drawing alone. */
async function masked(background: string, subject: string, width = 480, height = 360) {
  const svg = (inner: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="${width}" height="${height}">${inner}</svg>`,
    );
  const [image, mask] = await Promise.all([
    sharp(svg(background + subject))
      .removeAlpha()
      .png()
      .toBuffer(),
    sharp(svg(subject)).extractChannel('alpha').raw().toBuffer(),
  ]);
  return { image, mask };
}
/** Mean difference of opacity of a cut-out, 0 to 1. */
async function errorOf(made: Buffer, mask: Buffer): Promise<number> {
  const alpha = await sharp(made).extractChannel('alpha').raw().toBuffer();
  let sum = 0;
  for (let i = 0; i < mask.length; i++) sum += Math.abs(alpha[i]! - mask[i]!);
  return sum / mask.length / 255;
}

const alphaError = async (image: Buffer, mask: Buffer): Promise<number> =>
  errorOf((await removeBackground(image)).image, mask);

/** Rough land before a sky that is clouded and no smooth surface. */
async function strip(outline: string): Promise<Buffer> {
  const clouds = Array.from({ length: 160 }, (_, i) => {
    const [x, y] = [(i * 197) % 480, (i * 71) % 360];
    return `<ellipse cx="${x}" cy="${y}" rx="${20 + ((i * 7) % 30)}" ry="${12 + ((i * 11) % 16)}" fill="hsl(210 ${20 + ((i * 17) % 40)}% ${48 + ((i * 13) % 46)}%)"/>`;
  }).join('');
  const trees = Array.from(
    { length: 200 },
    (_, i) =>
      `<circle cx="${(i * 37) % 480}" cy="${190 + ((i * 53) % 110)}" r="${4 + (i % 7)}" fill="hsl(${90 + ((i * 11) % 40)} 40% ${14 + ((i * 7) % 18)}%)"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#b6cbe0"/>${clouds}<clipPath id="c"><path d="${outline}"/></clipPath><path d="${outline}" fill="#23402a"/><g clip-path="url(#c)">${trees}</g></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().blur(0.8).png().toBuffer();
}

const GRADIENT =
  '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#dfe9f0"/><stop offset="1" stop-color="#9fb4c4"/></linearGradient></defs><rect width="480" height="360" fill="url(#g)"/>';
const BOTTLE =
  '<path d="M205 60h70v60c25 15 35 35 35 65v125a20 20 0 0 1-20 20h-100a20 20 0 0 1-20-20v-125c0-30 10-50 35-65z" fill="#7b1e3a"/><rect x="190" y="200" width="100" height="70" fill="#f2e7d0"/>';
const RING = '<circle cx="240" cy="180" r="90" fill="none" stroke="#20242c" stroke-width="26"/>';
const CLUTTER = Array.from(
  { length: 80 },
  (_, i) =>
    `<rect x="${(i % 10) * 48}" y="${Math.floor(i / 10) * 45}" width="48" height="45" fill="hsl(${100 + ((i * 37) % 50)} 35% ${30 + ((i * 53) % 25)}%)"/>`,
).join('');

/** Leaves of all sizes, as a hedge has them, out of focus. */
const HEDGE = `<filter id="b"><feGaussianBlur stdDeviation="2.5"/></filter><rect width="480" height="360" fill="#37502f"/><g filter="url(#b)">${Array.from(
  { length: 400 },
  (_, i) =>
    `<ellipse cx="${(i * 197) % 480}" cy="${(i * 71) % 360}" rx="${6 + ((i * 7) % 14)}" ry="${4 + ((i * 11) % 9)}" fill="hsl(${80 + ((i * 17) % 60)} 38% ${18 + ((i * 13) % 34)}%)"/>`,
).join('')}</g>`;
const PERSON =
  '<path d="M120 360c0-80 50-110 120-110s120 30 120 110z" fill="#a8333f"/><path d="M215 220h50v50q-25 22-50 0z" fill="#d9a184"/><ellipse cx="240" cy="165" rx="58" ry="72" fill="#e3b294"/><path d="M176 175C165 80 315 80 304 175C296 130 270 120 240 120S184 130 176 175z" fill="#3a2419"/><circle cx="219" cy="160" r="6" fill="#2a1a14"/><circle cx="261" cy="160" r="6" fill="#2a1a14"/><path d="M216 202q24 18 48 0q-24 6-48 0z" fill="#9b3b3b"/>';
const BIRD =
  '<path d="M150 220C150 150 230 120 300 150L390 128L330 200C320 260 180 280 150 220z" fill="#3d6fb4"/><circle cx="160" cy="160" r="44" fill="#4a80c8"/><path d="M120 158L78 172L122 180z" fill="#e8a33c"/><circle cx="148" cy="150" r="7" fill="#10141c"/><path d="M170 230c20 30 90 30 130-10c-40 10-90 20-130 10z" fill="#f1e3cf"/><path d="M215 262v50M250 258v54" stroke="#c77f2a" stroke-width="7"/>';

describe('a subject cut out', () => {
  it.each([
    ['on white', '<rect width="480" height="360" fill="#fff"/>', BOTTLE, 0.004],
    ['on a gradient', GRADIENT, BOTTLE, 0.006],
    ['with a hole that is background', '<rect width="480" height="360" fill="#fff"/>', RING, 0.006],
    ['that touches the frame', GRADIENT, '<rect x="180" y="120" width="140" height="240" fill="#2b5d34"/>', 0.006],
    ['before clutter of other colours', CLUTTER, BOTTLE, 0.03],
    ['that is a person before a hedge', HEDGE, PERSON, 0.02],
    ['that is a bird before a hedge', HEDGE, BIRD, 0.02],
  ])('%s is off by little', async (_, background, subject, most) => {
    const { image, mask } = await masked(background, subject);
    expect(await alphaError(image, mask)).toBeLessThan(most);
  });

  it('leaves a faint cloud at the frame behind', async () => {
    const cloud = '<ellipse cx="470" cy="350" rx="90" ry="60" fill="#e2e9ee"/>';
    const { image, mask } = await masked(`<rect width="480" height="360" fill="#cdd6dd"/>${cloud}`, BOTTLE);
    expect(await alphaError(image, mask)).toBeLessThan(0.004);
  });

  it('of ink on uneven paper is the ink', async () => {
    const mottled = Array.from({ length: 300 }, (_, i) => {
      const [x, y] = [(i * 197) % 480, (i * 71) % 360];
      return `<circle cx="${x}" cy="${y}" r="${9 + ((i * 7) % 12)}" fill="hsl(48 40% ${70 + ((i * 13) % 7)}%)"/>`;
    }).join('');
    const ink = '<path d="M120 80h240v30H255v180h-30V110H120z" fill="#14120f"/>';
    const { image, mask } = await masked(`<rect width="480" height="360" fill="hsl(48 40% 73%)"/>${mottled}`, ink);
    expect(await alphaError(image, mask)).toBeLessThan(0.006);
  });

  it('leaves its shadow behind, and says so', async () => {
    const shadow =
      '<filter id="s" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter><ellipse cx="300" cy="326" rx="90" ry="16" fill="#000" opacity="0.5" filter="url(#s)"/>';
    const { image, mask } = await masked(`<rect width="480" height="360" fill="#f1efea"/>${shadow}`, BOTTLE);
    const { image: made, notes } = await removeBackground(image);
    expect(notes).toEqual(['The shadow that the subject throws was taken away with the background.']);
    const data = await sharp(made).raw().toBuffer();
    const [x, y] = [350, 324];
    expect(mask[y * 480 + x]).toBe(0);
    expect(data[(y * 480 + x) * 4 + 3]).toBe(0);
    // the thing itself is whole
    expect(data[(220 * 480 + 240) * 4 + 3]).toBe(255);
  });

  it('is told from a wall that is lit in the middle, as from a floor before a sky', async () => {
    const lit =
      '<radialGradient id="w" cx="0.35" cy="0.25" r="1"><stop offset="0" stop-color="#cfd6d8"/><stop offset="1" stop-color="#8f9aa0"/></radialGradient><rect width="480" height="360" fill="url(#w)"/>';
    const floor =
      '<linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#6fa8dc"/><stop offset="1" stop-color="#dfeaf4"/></linearGradient><rect width="480" height="360" fill="url(#w)"/><rect y="220" width="480" height="140" fill="#8a8470"/>';
    for (const ground of [lit, floor]) {
      const { image, mask } = await masked(ground, BOTTLE);
      const { image: made, notes } = await removeBackground(image);
      expect(await errorOf(made, mask)).toBeLessThan(0.006);
      expect(notes).toEqual([]);
    }
  });

  it('is told from the floor on which it stands before a plain wall', async () => {
    const planks = Array.from(
      { length: 40 },
      (_, i) =>
        `<rect x="${(i % 5) * 96 + ((i * 31) % 40)}" y="${285 + Math.floor(i / 5) * 10}" width="96" height="10" fill="hsl(25 8% ${22 + ((i * 37) % 14)}%)"/>`,
    ).join('');
    const room = `<linearGradient id="w" x2="1"><stop stop-color="#f4f4f2"/><stop offset="1" stop-color="#e4e6e8"/></linearGradient><rect width="480" height="360" fill="url(#w)"/><rect y="285" width="480" height="75" fill="#444"/>${planks}`;
    const chair =
      '<path d="M150 110q60-30 140-10l40-60 25 20-15 130q-30 40-100 40h-90q-30-10-20-40z" fill="#1b1f24"/><path d="M190 225l-25 135M230 225l5 135M300 225l-10 135M320 225l30 135" stroke="#15181c" stroke-width="9"/>';
    const { image } = await masked(room, chair);
    const data = await sharp((await removeBackground(image)).image)
      .raw()
      .toBuffer();
    const at = (x: number, y: number) => data[(y * 480 + x) * 4 + 3];
    expect([at(60, 298), at(400, 300), at(440, 345)]).toEqual([0, 0, 0]);
    expect(at(240, 150)).toBe(255);
  });

  it('keeps a highlight that lies deep in it, though it has the colour of the background', async () => {
    const eye = '<circle cx="240" cy="170" r="90" fill="#2b7a3d"/><circle cx="240" cy="170" r="9" fill="#fff"/>';
    const { image, mask } = await masked('<rect width="480" height="360" fill="#fff"/>', eye);
    expect(await alphaError(image, mask)).toBeLessThan(0.004);
  });

  it('keeps a dial that has the colour of the background, and loses what a ring shows of it', async () => {
    const clock =
      '<radialGradient id="c"><stop stop-color="#5b3a2a"/><stop offset="1" stop-color="#120b08"/></radialGradient><path fill-rule="evenodd" fill="url(#c)" d="M240 60a120 120 0 1 0 .1 0zM240 90a90 90 0 1 1-.1 0z"/>';
    const hands = '<path d="M236 120h8v60h40v8h-48z" fill="#201510"/>';
    const white = '<rect width="480" height="360" fill="#fff"/>';
    const at = async (inner: string) => {
      const { image } = await masked(white, inner);
      const data = await sharp((await removeBackground(image)).image)
        .raw()
        .toBuffer();
      return data[(230 * 480 + 200) * 4 + 3];
    };
    expect(await at(clock + hands)).toBe(255);
    expect(await at(clock)).toBe(0);
  });

  it('has soft edges and none of the background in them', async () => {
    const { image } = await masked(
      '<rect width="480" height="360" fill="#00c040"/>',
      '<circle cx="240" cy="180" r="100" fill="#c02020"/>',
    );
    const { data } = await sharp((await removeBackground(image)).image)
      .raw()
      .toBuffer({ resolveWithObject: true });
    let soft = 0;
    for (let p = 0; p < data.length; p += 4) {
      if (data[p + 3]! < 40 || data[p + 3]! > 215) continue;
      soft++;
      expect(data[p + 1]!).toBeLessThan(110);
    }
    expect(soft).toBeGreaterThan(100);
  });

  it('has the size of its picture, larger than that of the search for edges', async () => {
    const { image } = await masked('<rect width="480" height="360" fill="#fff"/>', BOTTLE, 1200, 900);
    expect(await sharp((await removeBackground(image)).image).metadata()).toMatchObject({
      width: 1200,
      height: 900,
      hasAlpha: true,
    });
  });

  it('stays as it is where the background is transparent already, and says so', async () => {
    const disc =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="12" fill="#f00"/></svg>';
    const image = await sharp(Buffer.from(disc)).png().toBuffer();
    const { notes, image: made } = await removeBackground(image);
    expect(notes).toEqual(['The background was transparent already.']);
    expect(await sharp(made).raw().toBuffer()).toEqual(await sharp(image).raw().toBuffer());
  });

  it('is cut out of a veil that is half transparent all over', async () => {
    const veiled =
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#fff" fill-opacity="0.9"/><circle cx="240" cy="180" r="100" fill="#c02020"/></svg>';
    const { notes, image: made } = await removeBackground(await sharp(Buffer.from(veiled)).png().toBuffer());
    expect(notes).toEqual([]);
    const data = await sharp(made).raw().toBuffer();
    expect(data[3]).toBe(0);
    expect(data[(180 * 480 + 240) * 4 + 3]).toBe(255);
  });

  it.each([
    [
      'one colour',
      () =>
        sharp({ create: { width: 80, height: 80, channels: 3, background: '#abcdef' } })
          .png()
          .toBuffer(),
    ],
    [
      'noise',
      () =>
        sharp({
          create: {
            width: 120,
            height: 120,
            channels: 3,
            background: '#000',
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
          },
        })
          .png()
          .toBuffer(),
    ],
  ])('of %s is refused with a sentence rather than cut badly', async (_, make) => {
    const cut = make().then(removeBackground);
    await expect(cut).rejects.toBeInstanceOf(UnusablePicture);
    await expect(cut).rejects.toThrow(/could not tell what stands before the background/u);
  });

  it('of a scene in a frame of its own ink is refused, and so is it where paper shows around the frame', async () => {
    const sky = ['#7a12d0', '#3a1bd0', '#1550d8', '#1292d0', '#12d4d4']
      .map((fill, k) => `<rect x="20" y="${20 + k * 64}" width="440" height="64" fill="${fill}"/>`)
      .join('');
    const bull = '<path d="M120 360v-120q-60-20-50-90q30 50 90 45h60q60 0 70-50q20 60-30 90q80 40 120 125z"/>';
    for (const edge of [0, 6]) {
      const frame = `<rect width="480" height="360" fill="#fff"/><path d="M${edge} ${edge}H${480 - edge}V${360 - edge}H${edge}z"/>`;
      const { image } = await masked(frame + sky, bull);
      await expect(removeBackground(image)).rejects.toThrow(/fills a frame of its own/u);
    }
    // a thing before black that stands free in it is no scene
    const { image, mask } = await masked(
      '<rect width="480" height="360" fill="#000"/>',
      '<path d="M140 60h200l20 240h-240z" fill="#e8c15a"/><path d="M150 160h180v60h-180z" fill="#c23b4a"/>',
    );
    expect(await alphaError(image, mask)).toBeLessThan(0.01);
  });

  it('of land that ends within the picture is cut out', async () => {
    const island = await strip('M70 240L130 218L200 186L290 220L350 222L410 246L400 278L300 292L180 286L80 276z');
    const { image } = await removeBackground(island);
    const { data } = await sharp(image).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
    expect(data[250 * 480 + 240]).toBe(255);
    expect(data[40 * 480 + 240]).toBe(0);
  });

  it('of a picture of which a few pixels alone are transparent is a cut-out like any other', async () => {
    const { image, mask } = await masked(GRADIENT, BOTTLE);
    const nicked = await sharp(image)
      .ensureAlpha()
      .composite([
        {
          input: Buffer.from([0, 0, 0, 255]),
          raw: { width: 1, height: 1, channels: 4 },
          blend: 'dest-out',
          top: 0,
          left: 0,
        },
      ])
      .png()
      .toBuffer();
    expect(await alphaError(nicked, mask)).toBeLessThan(0.006);
  });

  it('is the same each time', async () => {
    const { image } = await masked(GRADIENT, BOTTLE, 240, 180);
    expect(await removeBackground(image)).toEqual(await removeBackground(image));
  });
});
