import sharp from 'sharp';
import { difference, pixelsOf, scenePicture } from '../../testing/pictures';
import { restyle, TREATMENT_NAMES } from '.';
import { readWish } from './words';

// millions of pixels, on a machine that may be busy
jest.setTimeout(60_000);

/** Small: it is enlarged three times for a treatment, and what that costs grows with its pixels. */
const scene = scenePicture(160, 120);
const styled = async (prompt: string, strength = 0.7, option = 0, image?: Uint8Array) =>
  restyle({ image: image ?? (await scene), prompt, strength }, 1, option);
const saturation = async (file: Uint8Array) => {
  const pixels = await pixelsOf(file);
  let sum = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const [r, g, b] = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!];
    sum += Math.max(r, g, b) - Math.min(r, g, b);
  }
  return sum / (pixels.length / 3);
};

describe('a picture restyled', () => {
  it('at strength 0 is the file that came, byte for byte', async () => {
    const image = await scene;
    expect((await styled('oil painting', 0, 0, image)).image).toBe(image);
  });

  it.each([
    'watercolour',
    'oil painting',
    'pencil sketch',
    'halftone',
    'engraving',
    'winter',
    'navy and coral duotone',
  ])('as %s goes farther from the picture the higher the strength', async (prompt) => {
    const image = await scene;
    const distances = [];
    for (const strength of [0.1, 0.35, 0.7, 1])
      distances.push(await difference(image, (await styled(prompt, strength, 0, image)).image));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances[0]).toBeLessThan(25);
    expect(distances[3]).toBeGreaterThan(10);
  });

  it('is the same for the same seed, and another for another option', async () => {
    const image = await scenePicture(96, 72);
    const [one, again, other] = await Promise.all(
      [0, 0, 1].map(async (option) => styled('duotone', 0.7, option, image)),
    );
    expect(one!.image).toEqual(again!.image);
    expect(await difference(one!.image, other!.image)).toBeGreaterThan(5);
  });

  it('says which colours that were asked for cannot be seen in what came out, and that nothing changed', async () => {
    const { notes } = await styled('engraving in navy, bright green and white', 1);
    expect(notes.join(' ')).toMatch(/Not to be seen in the result: [a-z, ]*green/u);
    expect((await styled('engraving in navy and white', 1)).notes).toEqual([]);
    expect((await styled('warm light', 0.02)).notes.join(' ')).toContain('hardly changes');
  });

  it('parts two colours of one lightness in one ink, and darkens no picture that is dark already', async () => {
    const svg = (inner: string) =>
      sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inner}</svg>`))
        .removeAlpha()
        .png()
        .toBuffer();
    const stripes = await svg(
      '<rect width="400" height="300" fill="#fff"/><rect y="60" width="200" height="180" fill="#4a8fc0"/><rect x="200" y="60" width="200" height="180" fill="#b57f55"/>',
    );
    const light = async (file: Uint8Array, left = 0, width = 400) => {
      const part = await sharp(file).extract({ left, top: 90, width, height: 120 }).greyscale().raw().toBuffer();
      return part.reduce((sum, v) => sum + v, 0) / part.length;
    };
    const { image } = await styled('charcoal drawing', 0.8, 0, stripes);
    expect((await light(image, 240, 120)) - (await light(image, 40, 120))).toBeGreaterThan(12);
    const dark = await svg(
      '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#1c2420"/><stop offset="1" stop-color="#5d5a52"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/>',
    );
    const evening = (await styled('snowy winter evening', 0.6, 0, dark)).image;
    expect(await light(evening)).toBeGreaterThan(0.75 * (await light(dark)));
  });

  it.each(['halftone print', 'engraving on cream paper'])('as %s leaves nothing undone', async (prompt) => {
    expect((await styled(prompt, 0.9)).notes).toEqual([]);
  });

  it.each(['charcoal drawing', 'halftone print', 'oil painting'])(
    'as %s has the marks of its tool in the midst of a flat black too',
    async (prompt) => {
      const black = await sharp(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="55" fill="#000"/></svg>',
        ),
      )
        .removeAlpha()
        .png()
        .toBuffer();
      const { image } = await styled(prompt, 0.8, 0, black);
      const { channels } = await sharp(image).extract({ left: 80, top: 80, width: 40, height: 40 }).greyscale().stats();
      expect(channels[0]!.stdev).toBeGreaterThan(7);
    },
  );

  it('in snow leaves no green lawn, and a shirt as it is', async () => {
    /** A green of this width before a sky, with the grain of a photograph. */
    const photographed = (width: number) => {
      const data = Buffer.alloc(400 * 300 * 3);
      for (let i = 0; i < 400 * 300; i++) {
        const [x, y] = [i % 400, Math.floor(i / 400)];
        const isGreen = Math.abs(x - 200) < width / 2 && y >= 180 && y < 240;
        const grain = ((i * 2654435761) >>> 0) % 9;
        (isGreen ? [100, 145, 60] : [165, 185, 210]).forEach((v, c) => (data[3 * i + c] = v + grain));
      }
      return sharp(data, { raw: { width: 400, height: 300, channels: 3 } })
        .png()
        .toBuffer();
    };
    const lightness = async (image: Uint8Array) => {
      const part = await sharp(image)
        .extract({ left: 185, top: 195, width: 30, height: 30 })
        .greyscale()
        .raw()
        .toBuffer();
      return part.reduce((sum, v) => sum + v, 0) / part.length;
    };
    const [lawn, shirt] = await Promise.all(
      [400, 44].map(async (width) => styled('snow', 0.8, 0, await photographed(width))),
    );
    expect((await lightness(lawn!.image)) - (await lightness(shirt!.image))).toBeGreaterThan(30);
  });

  it('in ink shows a form that has soft edges only', async () => {
    const ball = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><defs><radialGradient id="g" cx=".35" cy=".3" r=".8"><stop stop-color="#f2b27a"/><stop offset=".6" stop-color="#c8622a"/><stop offset="1" stop-color="#6d2f12"/></radialGradient></defs><rect width="320" height="320" fill="#b5a98c"/><circle cx="160" cy="160" r="110" fill="url(#g)"/></svg>',
      ),
    )
      .blur(4)
      .png()
      .toBuffer();
    const { image } = await styled('ink drawing with bold lines', 0.9, 0, ball);
    const { data } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
    const inked = data.filter((v) => v < 110).length / data.length;
    expect(inked).toBeGreaterThan(0.03);
    expect(inked).toBeLessThan(0.6);
  });

  it('keeps its size, and what is transparent in a light; drawn or painted it stands on paper, which is told', async () => {
    const disc = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><circle cx="160" cy="120" r="80" fill="#2a62b8"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const lit = await styled('warm evening light', 0.7, 0, disc);
    expect(await sharp(lit.image).metadata()).toMatchObject({ width: 320, height: 240, hasAlpha: true, format: 'png' });
    expect(lit.notes).toEqual([]);
    const drawn = await styled('pencil sketch', 0.7, 0, disc);
    expect(drawn.notes).toEqual(['What was transparent is paper now.']);
    const pixels = await sharp(drawn.image).removeAlpha().raw().toBuffer();
    expect(pixels[0]).toBeGreaterThan(225);
    expect(await sharp(drawn.image).metadata()).toMatchObject({ width: 320, height: 240, hasAlpha: false });
  });

  it('is grey when black and white is asked for', async () => {
    expect(await saturation((await styled('a black and white photo')).image)).toBeLessThan(2);
  });

  it('is wholly grey at a low strength too, and what was coloured stays dark on white', async () => {
    const logo = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect x="20" y="40" width="80" height="120" fill="#ff2a44"/><rect x="110" y="40" width="80" height="120" fill="#8bda67"/><rect x="200" y="40" width="80" height="120" fill="#111"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const { image, notes } = await styled('black and white, high contrast', 0.3, 0, logo);
    expect(await saturation(image)).toBeLessThan(3);
    expect(notes).toEqual([]);
    const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => data[(100 * 300 + x) * 3]!;
    expect(at(60)).toBeLessThan(170);
    expect(at(150)).toBeLessThan(220);
  });

  it.each(['add a hat', 'replace the house with a tower', 'make her smile'])(
    'is refused where nothing but what no treatment can do is wanted: %s',
    (prompt) => expect(styled(prompt)).rejects.toThrow(prompt),
  );

  it('is drawn in a light of the studio’s choice where the wish is vague, and that is told', async () =>
    expect((await styled('premium feel')).notes.join(' ') + (await styled('more energy')).notes.join(' ')).toContain(
      'so it chose one',
    ));

  it('says that what is behind stays, also where paint ends before the edge of its sheet', async () => {
    const { notes } = await styled('watercolour, white background', 0.9);
    expect(notes.join(' ')).toContain('What is behind stays behind');
  });

  it('has the dark lifted in pastel, blue and pink turned in autumn, and flakes in snow, on white as well', async () => {
    const of = (ground: string) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${ground}"/><rect x="60" y="80" width="120" height="140" fill="#1463d8"/><rect x="220" y="80" width="120" height="140" fill="#f04fa0"/></svg>`,
        ),
      )
        .png()
        .toBuffer();
    const pixels = async (prompt: string, ground: string) => {
      const { image, notes } = await styled(prompt, 0.5, 0, await of(ground));
      expect(notes).toEqual([]);
      return pixelsOf(image);
    };
    const dark = await pixels('pastel colours, airy', '#14181c');
    expect(Math.min(...dark.subarray(0, 3))).toBeGreaterThan(75);
    const autumn = await pixels('autumn, golden light', '#cfd6da');
    for (const x of [120, 280]) {
      const at = (150 * 400 + x) * 3;
      expect(autumn[at]!).toBeGreaterThan(autumn[at + 2]! + 15);
    }
    const snow = await pixels('snow', '#ffffff');
    let flakes = 0;
    const [ground] = snow.subarray(0, 1);
    for (let x = 0; x < 400 * 60; x++) flakes += Number(snow[x * 3]! > ground! + 8);
    expect(flakes).toBeGreaterThan(400);
  });

  it('says so where what was asked for is not to be seen', async () => {
    const white = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    expect((await styled('pastel colours', 0.05)).notes.join(' ')).toMatch(/Hardly to be seen in the result: pastel/u);
    expect((await styled('black and white', 0.05)).notes.join(' ')).toMatch(/in the result: black and white/u);
    expect((await styled('autumn', 0.5, 0, white)).notes.join(' ')).toMatch(/autumn/u);
  });

  it.each(TREATMENT_NAMES)('as %s is made in one colour as in two and three', async (name) => {
    const image = await scenePicture(96, 72);
    for (const colours of ['navy', 'navy and coral', 'navy, coral and cream'])
      expect(await difference(image, (await styled(`${name} in ${colours}`, 0.8, 0, image)).image)).toBeGreaterThan(1);
  });

  it('takes the colours that the prompt names', async () => {
    const { image } = await styled('duotone in navy and coral', 1);
    const { dominant } = await sharp(image).stats();
    expect(dominant.b).toBeLessThan(200);
    const pixels = await pixelsOf(image);
    let green = 0;
    for (let i = 0; i < pixels.length; i += 3)
      green += Number(pixels[i + 1]! > Math.max(pixels[i]!, pixels[i + 2]!) + 4);
    expect(green).toBe(0);
  });

  it('as pop art shouts also where the picture is grey, and in the colours named where some are', async () => {
    const grey = await sharp(await scenePicture())
      .greyscale()
      .png()
      .toBuffer();
    expect(await saturation((await styled('pop art', 0.7, 0, grey)).image)).toBeGreaterThan(90);
    expect(readWish('pop art').treatment).toBe('pop-art');
    expect(readWish('pop art in navy and cream').colours).toHaveLength(2);
  });

  it('as a print has neither the grain nor the dark corners of old film', async () => {
    const calm = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#bcc4cc' } })
      .composite([{ input: { create: { width: 90, height: 90, channels: 3, background: '#40302a' } } }])
      .png()
      .toBuffer();
    const { image } = await styled('vintage screen print poster', 0.7, 0, calm);
    const corner = await sharp(
      await sharp(image).extract({ left: 240, top: 240, width: 60, height: 60 }).toBuffer(),
    ).stats();
    expect(Math.max(...corner.channels.map(({ stdev }) => stdev))).toBeLessThan(12);
  });

  it('recolours a gradient without a rim in it', async () => {
    const fading = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs><linearGradient id="g"><stop stop-color="#40d8c0"/><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="300" height="200" fill="#fff"/><rect width="300" height="120" fill="url(#g)"/><rect y="150" width="300" height="40" fill="#d8402a"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const pixels = await pixelsOf((await styled('recolour it in teal and orange', 1, 0, fading)).image);
    const light = (x: number) => pixels[(60 * 300 + x) * 3]!;
    for (let x = 4; x < 296; x++) expect(Math.abs(light(x + 3) - light(x))).toBeLessThan(16);
  });

  it('recolours the ink as well where the paper has a colour', async () => {
    const written = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#e0d08a"/><path d="M60 40h180v30H165v90h-30V70H60z" fill="#100e0c"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const { data } = await sharp((await styled('recolour it in navy and gold', 1, 0, written)).image)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (100 * 300 + 150) * 3;
    expect(data[at + 2]! - data[at]!).toBeGreaterThan(30);
  });

  it('in greens turns a red towards them and keeps it apart from a blue', async () => {
    const two = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#dcdcdc"/><rect x="30" y="40" width="100" height="120" fill="#c0392b"/><rect x="170" y="40" width="100" height="120" fill="#2b59c0"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const pixels = await pixelsOf((await styled('in fresh greens', 0.7, 0, two)).image);
    const at = (x: number) => [...pixels.subarray((100 * 300 + x) * 3, (100 * 300 + x) * 3 + 3)] as number[];
    const [red, blue] = [at(80), at(220)];
    expect(red[0]! - red[1]!).toBeLessThan(0xc0 - 0x39 - 40);
    expect(blue[2]! - blue[1]!).toBeLessThan(0xc0 - 0x59 - 40);
    expect(red[0]! - red[2]!).toBeGreaterThan(blue[0]! - blue[2]! + 40);
  });

  it('is dark at night, white ground and all', async () => {
    const white = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { channels } = await sharp((await styled('at night', 1, 0, white)).image).stats();
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(190);
  });

  it('takes the colours of the brand where the prompt names none', async () => {
    const image = await scenePicture();
    const brand = { palette: ['#0b3d2e', '#e9f5db'] };
    const made = await restyle({ image, prompt: 'duotone', brand, strength: 1 }, 1, 0);
    const pixels = await pixelsOf(made.image);
    let red = 0;
    for (let i = 0; i < pixels.length; i += 3) red += Number(pixels[i]! > pixels[i + 1]! + 4);
    expect(red).toBe(0);
  });

  /** A bottle with a label before a ground, in three tones. */
  const bottle = ([ground, glass, label]: readonly string[]) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="200" height="200"><rect width="400" height="400" fill="${ground}"/><path d="M165 60h70v60c30 16 40 35 40 65v135a20 20 0 0 1-20 20H145a20 20 0 0 1-20-20V185c0-30 10-49 40-65z" fill="${glass}"/><rect x="145" y="215" width="110" height="65" fill="${label}"/></svg>`,
      ),
    )
      .blur(0.5)
      .removeAlpha()
      .png()
      .toBuffer();

  it.each(['charcoal', 'oil', 'watercolour', 'flat', 'engraving', 'recolour in navy and coral'])(
    'as %s tells black on black and white on white apart',
    async (name) => {
      for (const tones of [
        ['#0b0b0c', '#1c1c1e', '#2a2a2c'],
        ['#ffffff', '#f4f4f4', '#e8e8ea'],
      ]) {
        const { image, notes } = await styled(name, 0.7, 0, await bottle(tones));
        expect(notes.join(' ')).not.toMatch(/made out|hardly changes/u);
        const mean = async (left: number, top: number, width: number, height: number) => {
          const part = await sharp(image).extract({ left, top, width, height }).removeAlpha().toBuffer();
          return (await sharp(part).stats()).channels.map((channel) => channel.mean);
        };
        const [ground, glass] = [await mean(10, 60, 40, 80), await mean(65, 95, 65, 10)];
        // white on white stays white: a shade parts it, no grey
        expect(Math.max(...ground.map((v, c) => Math.abs(v - glass[c]!)))).toBeGreaterThan(
          tones[0] === '#ffffff' ? 12 : 25,
        );
      }
    },
  );

  it('says so where a picture was black and white already, and where its forms are lost among the marks of a tool', async () => {
    const grey = await sharp(await scenePicture())
      .greyscale()
      .toColourspace('srgb')
      .png()
      .toBuffer();
    expect((await styled('black and white', 0.7, 0, grey)).notes).toEqual([
      'The picture was black and white already: little more than its light and contrast changes.',
    ]);
    const ship = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
      .composite([{ input: { create: { width: 30, height: 20, channels: 3, background: '#b02a2a' } } }])
      .png()
      .toBuffer();
    expect((await styled('black and white', 0.7, 0, ship)).notes).toEqual([]);
    const lost = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><defs><radialGradient id="g"><stop stop-color="#8a8a8a"/><stop offset="1" stop-color="#3a3a3a"/></radialGradient></defs><rect width="900" height="600" fill="url(#g)"/>${Array.from({ length: 9 }, (_, i) => `<rect x="${90 * i + 60}" y="60" width="5" height="480" fill="#fff" opacity="0.07"/>`).join('')}</svg>`,
      ),
    )
      .removeAlpha()
      .png()
      .toBuffer();
    expect((await styled('linocut', 0.7, 0, lost)).notes.join(' ')).toMatch(/forms can hardly be made out/u);
  });

  it('says what it cannot do, and does the rest', async () => {
    const { notes } = await styled('add a red hat on the dog, in winter');
    expect(notes).toEqual([
      'The studio changes the treatment, light and colours of a picture; it adds and removes nothing. Not done: add a red hat on the dog.',
    ]);
  });

  it('says so when it knows no treatment in the prompt, and chooses', async () => {
    const image = await scenePicture();
    const { notes, image: made } = await styled('xyzzy', 0.7, 0, image);
    expect(notes.join(' ')).toMatch(/names no treatment that the studio knows/u);
    expect(notes.join(' ')).toMatch(/Not done: xyzzy/u);
    expect(await difference(image, made)).toBeGreaterThan(3);
  });
});

describe('a wish', () => {
  it.each(TREATMENT_NAMES)('for %s is read from that word alone, or from it and colours', (name) => {
    const { treatment, colours, beyond } = readWish(`${name} in navy and coral`);
    expect([treatment ?? 'recolour', colours.length, beyond]).toEqual([name, 2, []]);
  });

  it('has deep colours deeper and pale ones paler', () => {
    const brightness = (prompt: string) =>
      readWish(prompt).colours.map(
        (hex) => parseInt(hex.slice(1, 3), 16) + parseInt(hex.slice(3, 5), 16) + parseInt(hex.slice(5), 16),
      )[0]!;
    expect(brightness('a studio in deep red')).toBeLessThan(brightness('a studio in red') - 60);
    expect(brightness('a studio in pale blue')).toBeGreaterThan(brightness('a studio in blue') + 60);
  });

  it.each([
    ['Turn this into a watercolour', 'watercolour', 0, []],
    ['pencil sketch', 'sketch', 0, []],
    ['as a coloured pencil drawing', 'coloured-pencil', 0, []],
    ['make it look like a snowy winter evening', undefined, 2, []],
    ['pop art with a dragon', 'pop-art', 0, ['with a dragon']],
    ['screen print, remove the car', 'screenprint', 0, ['remove the car']],
    ['duotone in charcoal and cream', 'duotone', 0, []],
    ['comic book inks with halftone dots', 'halftone', 0, []],
    ['mosaic', 'mosaic', 0, []],
    ['stained glass window', 'stained-glass', 0, []],
    ['calm and Scandinavian', undefined, 2, []],
    ['bright and optimistic', undefined, 2, []],
    ['fresh spring greens', undefined, 3, []],
    ['screen print with a hand-drawn feel', 'screenprint', 0, []],
    ['vintage, write "Sale" on it', undefined, 1, ['write "Sale" on it']],
    ['gouache city sketch with visible brushwork', 'gouache', 0, []],
    ['silverpoint drawing', 'silverpoint', 0, []],
    ['copperplate etching with fine hatching', 'etching', 0, []],
    ['stained glass with lead lines', 'stained-glass', 0, []],
    ['cut-paper collage with torn edges', 'collage', 0, []],
    ['amber glow on near-black', 'neon', 0, []],
    ['sun-bleached seventies postcard colours', undefined, 1, []],
    ['bauhaus colours, linocut', 'linocut', 0, []],
    ['rusty reds and ash greys', undefined, 1, []],
    ['film noir', undefined, 1, []],
    ['Japanese woodblock', 'woodblock', 0, []],
    ['oil pastels, thick strokes', 'oil-pastel', 0, []],
    ['corroded iron plate', 'metal', 0, []],
    ['blind embossing', 'emboss', 0, []],
    ['overexposed film, soft pastels', undefined, 3, []],
    ['linocut, drop the caption', 'linocut', 0, ['drop the caption']],
    ['', undefined, 0, []],
  ])('%s', (prompt, treatment, lights, beyond) => {
    const wish = readWish(prompt);
    expect([wish.treatment, wish.grades.length, wish.beyond]).toEqual([treatment, lights, beyond]);
  });

  it('reads what is not wanted, how many inks, light lines on dark, and the sheet', () => {
    expect(readWish('flat vector style, no outlines')).toMatchObject({ treatment: 'flat', unlined: true, beyond: [] });
    expect(readWish('screen print in three colours')).toMatchObject({ treatment: 'screenprint', inks: 3 });
    expect(readWish('blueprint, white lines on blue')).toMatchObject({ treatment: 'blueprint', isReversed: true });
    expect(readWish('botanical watercolour on white paper').colours).toEqual([]);
    expect(readWish('oil, thick strokes').weight).toBeGreaterThan(1.3);
    expect(readWish('fine engraving').weight).toBeLessThan(0.8);
  });

  it('is refused in a technique that no treatment comes near', async () => {
    await expect(styled('knitted')).rejects.toThrow(
      'The studio has no treatment for “knitted”: it works with strokes, inks, light and colours. It knows: watercolour,',
    );
  });

  it('has metals as the tones that they have, and a family of hues as a light unless nothing else is to be', () => {
    expect(readWish('steampunk brass')).toMatchObject({ treatment: undefined, beyond: [] });
    expect(readWish('steampunk brass').colours.length).toBeGreaterThan(2);
    expect(readWish('copper etching')).toMatchObject({ treatment: 'etching', beyond: [] });
    expect(readWish('in soft blues')).toMatchObject({ colours: [], beyond: [] });
    expect(readWish('in blues only').colours).toHaveLength(1);
    expect(readWish('blues and silver').colours).toEqual([]);
    expect(readWish('in greens and browns').colours).toHaveLength(2);
    expect(readWish('black, cream and turquoise only').colours).toHaveLength(3);
    expect(readWish('film noir').colours).toEqual([]);
    expect(readWish('four-shade green handheld-console palette').colours).toHaveLength(1);
  });

  it('does not take the colour of a thing that will not be there', () => {
    expect(readWish('add a red hat, in blue').colours).toHaveLength(1);
    expect(readWish('with a green dragon').colours).toEqual([]);
    expect(readWish('teal and orange').colours).toHaveLength(2);
  });
});
