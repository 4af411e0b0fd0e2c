import sharp from 'sharp';
import { changeBackground } from '.';

// millions of pixels, on a machine that may be busy
jest.setTimeout(60_000);

const drawing = (inner: string, width = 300, height = 240) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 240" width="${width}" height="${height}">${inner}</svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();
/** As a camera has it: no two pixels are alike, but for the wall behind, which is white. */
async function photographed(image: Promise<Buffer>): Promise<Buffer> {
  const { data, info } = await sharp(await image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let state = 1;
  const grained = data.map((v) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return v > 250 ? v : Math.max(0, Math.min(245, v + (state >>> 16) / 550 - 60));
  });
  const { width, height, channels } = info;
  return sharp(grained, { raw: { width, height, channels } }).png().toBuffer();
}
const standing = drawing(
  '<rect width="300" height="240" fill="#fff"/><rect x="110" y="60" width="80" height="120" fill="#b0202a"/>',
);
const cutByTheFrame = drawing(
  '<rect width="300" height="240" fill="#fff"/><rect x="110" y="90" width="80" height="150" fill="#b0202a"/>',
);
const plain = (background: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
async function pixels(file: Buffer) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)] as [
      number,
      number,
      number,
    ];
}
const light = ([r, g, b]: [number, number, number]) => r + g + b;

describe('another background', () => {
  it('fills the frame, and the subject stays where it stood', async () => {
    const { image } = await changeBackground(
      { image: await standing, background: await plain('#9fc0e0'), prompt: '' },
      0,
    );
    expect(await sharp(image).metadata()).toMatchObject({ width: 300, height: 240, channels: 3 });
    const at = await pixels(image);
    expect(at(5, 5)[2]).toBeGreaterThan(200);
    expect(at(150, 120)[0]).toBeGreaterThan(at(150, 120)[2] + 80);
  });

  it('has a shadow where the subject stands on it, none where the frame cuts the subject off, and none when that is asked for', async () => {
    const background = await plain('#d8d8d8');
    const image = await photographed(standing);
    const shaded = await pixels((await changeBackground({ image, background, prompt: '' }, 0)).image);
    expect(light(shaded(150, 184))).toBeLessThan(light(shaded(20, 184)) - 60);
    const floating = await pixels((await changeBackground({ image, background, prompt: 'no shadow' }, 0)).image);
    expect(light(floating(150, 184))).toBeGreaterThan(light(floating(20, 184)) - 12);
    const touching = await photographed(cutByTheFrame);
    const cut = await pixels((await changeBackground({ image: touching, background, prompt: '' }, 0)).image);
    expect(light(cut(95, 236))).toBeGreaterThan(light(cut(20, 236)) - 12);
    expect(cut(150, 238)[0]).toBeGreaterThan(120);
  });

  it('says of a picture that the subject stands in it where it stood before, and of a sky that it hangs there', async () => {
    const image = await photographed(standing);
    const { notes } = await changeBackground({ image, background: await plain('#d8d8d8'), prompt: '' }, 0);
    expect(notes).toEqual([expect.stringMatching(/look whether this background has a ground there/u)]);
    const drawn = await changeBackground({ image, prompt: 'a studio in navy' }, 0);
    expect(drawn.notes.join(' ')).not.toMatch(/ground there/u);
  });

  it('lends the subject some of its light and colour', async () => {
    const image = await photographed(
      drawing(
        '<rect width="300" height="240" fill="#fff"/><rect x="110" y="60" width="80" height="120" fill="#808080"/>',
      ),
    );
    const tint = async (colour: string) => {
      const at = await pixels(
        (await changeBackground({ image, background: await plain(colour), prompt: 'no shadow' }, 0)).image,
      );
      const [r, , b] = at(150, 110);
      return r - b;
    };
    expect(await tint('#d06020')).toBeGreaterThan((await tint('#2060d0')) + 8);
  });

  it('leaves a logo its colours, and throws no shadow of it', async () => {
    const background = await plain('#d8d8d8');
    const at = await pixels((await changeBackground({ image: await standing, background, prompt: '' }, 0)).image);
    expect(at(150, 120)).toEqual([0xb0, 0x20, 0x2a]);
    expect(light(at(150, 184))).toBeGreaterThan(light(at(20, 184)) - 12);
  });

  it('is drawn from the prompt where there is no picture: a landscape, or a backdrop in the colours named', async () => {
    const studio = await pixels(
      (await changeBackground({ image: await standing, prompt: 'a studio in navy' }, 1)).image,
    );
    expect(studio(20, 30)[2]).toBeGreaterThan(studio(20, 30)[0] + 20);
    const scene = await changeBackground({ image: await standing, prompt: 'mountains at sunset' }, 1);
    const again = await changeBackground({ image: await standing, prompt: 'mountains at sunset' }, 1);
    expect(scene.image).toEqual(again.image);
    const { channels } = await sharp(scene.image).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(25);
  });

  it('lets snow lie where the place is snowy, and fall where that is asked for', async () => {
    const image = await photographed(standing);
    const spots = async (prompt: string) => {
      const at = await pixels((await changeBackground({ image, prompt }, 2)).image);
      let count = 0;
      for (let y = 70; y < 170; y++) for (let x = 115; x < 185; x++) count += Number(light(at(x, y)) > 600);
      return count;
    };
    expect(await spots('a snowy mountain ridge')).toBe(0);
    expect(await spots('mountains in falling snow')).toBeGreaterThan(10);
  });

  it('has ground where somebody stands: snow where that is asked for, and a floor that begins behind the feet', async () => {
    const scene = await changeBackground({ image: await standing, prompt: 'snowy mountains in the morning' }, 1);
    const snow = await pixels(scene.image);
    for (const x of [20, 280]) expect(Math.min(...snow(x, 184))).toBeGreaterThan(205);
    // its shadow lies on it
    expect(light(snow(150, 183))).toBeLessThan(light(snow(20, 183)) - 40);
    const lifted = drawing(
      '<rect width="300" height="240" fill="#fff"/><rect x="110" y="20" width="80" height="90" fill="#b0202a"/>',
    );
    const studio = await pixels(
      (await changeBackground({ image: await lifted, prompt: 'a studio in cream' }, 1)).image,
    );
    expect(light(studio(150, 113))).toBeLessThan(light(studio(20, 113)) - 25);
    expect(light(studio(280, 60)) - light(studio(280, 130))).toBeGreaterThan(12);
    // a mark lies in no room
    const flat = await pixels((await changeBackground({ image: await lifted, prompt: 'a wall in cream' }, 1)).image);
    expect(Math.abs(light(flat(150, 113)) - light(flat(20, 113)))).toBeLessThan(14);
  });

  it.each([
    ['charcoal', [43, 47, 51]],
    ['kraft paper', [185, 143, 99]],
  ])('has the colour of %s over the whole ground', async (prompt, colour) => {
    const image = await photographed(standing);
    const { image: made, notes } = await changeBackground({ image, prompt }, 1);
    expect(notes).toEqual([]);
    for (const left of [0, 210]) {
      const { channels } = await sharp(made).extract({ left, top: 0, width: 90, height: 240 }).stats();
      channels.forEach(({ mean }, i) => expect(Math.abs(mean - colour[i]!)).toBeLessThan(26));
    }
  });

  it.each([
    ['a winding road along the coast', 'a winding coast road with sheep', 'sheep'],
    ['an apple orchard', 'an apple orchard with ladders', 'ladders'],
    ['a walnut sideboard in warm lamp light', 'a walnut sideboard with a gramophone in lamp light', 'gramophone'],
    ['foggy moorland', 'foggy moorland with standing stones', 'stones'],
  ])('of %s is that place, and tells of what else is asked for', async (place, more, thing) => {
    const notes = async (prompt: string) =>
      (await changeBackground({ image: await standing, prompt }, 1)).notes.join(' ');
    expect(await notes(place)).toBe('');
    expect(await notes(more)).toMatch(new RegExp(`Not shown: [^.]*${thing}`, 'u'));
  });

  it.each([
    ['a kitchen by a window'],
    ['the moon'],
    ['a city in the rain'],
    ['starry night sky'],
    ['an autumn forest'],
  ])('of %s is that place, and nothing of it is told as missing', async (prompt) => {
    const { notes } = await changeBackground({ image: await standing, prompt }, 1);
    expect(notes.join(' ')).not.toMatch(/no such scene|moon|city|sky|forest|rain|window/u);
  });

  it.each([
    ['a lavender field', 2],
    ['a field of red poppies', 0],
  ])('is in flower where it is %s', async (prompt, channel) => {
    const toGreen = async (place: string) => {
      const { image, notes } = await changeBackground({ image: await standing, prompt: place }, 1);
      expect(notes.join(' ')).not.toContain('Not shown');
      const ground = await sharp(image).extract({ left: 200, top: 146, width: 90, height: 18 }).toBuffer();
      const { channels } = await sharp(ground).stats();
      return channels[channel]!.mean / channels[1]!.mean;
    };
    expect(await toGreen(prompt)).toBeGreaterThan(1.15 * (await toGreen('a meadow')));
  });

  it('is in daylight where no hour is named', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const above = await pixels(
        (await changeBackground({ image: await standing, prompt: 'a green meadow under a blue sky' }, seed)).image,
      );
      const [r = 0, , b = 0] = above(20, 20);
      expect(b).toBeGreaterThan(r + 20);
      const [red = 0, green = 0] = above(20, 200);
      expect(green).toBeGreaterThan(red);
    }
  });

  it.each([
    ['a city street at night', 70],
    ['a sunlit garden with flowers', 8],
    ['a wooden table in a bright kitchen', 10],
  ])('is painted as %s, out of focus, with nothing told as missing', async (prompt, stark) => {
    const { image, notes } = await changeBackground({ image: await standing, prompt }, 1);
    expect(notes.join(' ')).not.toMatch(/Not shown|no such scene/u);
    const at = await pixels(image);
    // something stands there, and none of it has an edge
    const row = Array.from({ length: 100 }, (_, x) => light(at(x, 110)));
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(stark / 2);
    for (let x = 1; x < row.length; x++) expect(Math.abs(row[x]! - row[x - 1]!)).toBeLessThan(130);
  });

  it('has no shadow in the sky: of a picture, or of a prompt', async () => {
    const image = await photographed(
      drawing(
        '<rect width="300" height="240" fill="#fff"/><rect x="110" y="30" width="80" height="60" fill="#b0202a"/>',
      ),
    );
    const background = await drawing(
      '<rect width="300" height="240" fill="#7fb2e0"/><rect y="190" width="300" height="50" fill="#4f6b3a"/>',
    );
    const at = await pixels((await changeBackground({ image, background, prompt: '' }, 0)).image);
    expect(light(at(150, 93))).toBeGreaterThan(light(at(20, 93)) - 14);
  });

  it('is night where a night sky is asked for, and has the colour of a thing that is not known', async () => {
    const sky = await pixels((await changeBackground({ image: await standing, prompt: 'starry night sky' }, 1)).image);
    expect(light(sky(20, 20))).toBeLessThan(240);
    const felt = await pixels((await changeBackground({ image: await standing, prompt: 'green felt' }, 1)).image);
    const [red, green, blue] = felt(30, 60);
    expect(green).toBeGreaterThan(Math.max(red, blue) + 25);
  });

  it('says when the subject is hardly seen before it', async () => {
    const dark = drawing(
      '<rect width="300" height="240" fill="#fff"/><rect x="110" y="60" width="80" height="120" fill="#101216"/>',
    );
    const notesOn = async (prompt: string) =>
      (await changeBackground({ image: await dark, prompt }, 1)).notes.join(' ');
    expect(await notesOn('plain black')).toMatch(/hard to see before it/u);
    expect(await notesOn('plain white')).toBe('');
  });

  it.each([
    [0.5, true],
    [1, false],
  ])('says that it shines through where the subject has an opacity of %s: %s', async (opacity, isTold) => {
    const image = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="240"><circle cx="150" cy="120" r="80" fill="#b0202a" fill-opacity="${opacity}"/></svg>`,
      ),
    )
      .png()
      .toBuffer();
    const { notes } = await changeBackground({ image, background: await plain('#cfe0d8'), prompt: '' }, 1);
    expect(notes.some((note) => note.includes('shines through'))).toBe(isTold);
  });

  it.each(['a greenhouse', 'an old church', 'a station platform', 'a warehouse', 'a night market'])(
    'draws %s, though nothing is said to be in it',
    async (prompt) => {
      const { image, notes } = await changeBackground({ image: await standing, prompt }, 1);
      expect(notes.join(' ')).not.toMatch(/knows no such scene/u);
      const { channels } = await sharp(image).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
    },
  );

  it('draws the nearest place to a wild one, and says so', async () => {
    const { notes } = await changeBackground({ image: await standing, prompt: 'a swamp with herons' }, 1);
    expect(notes.join(' ')).toMatch(/drew the place alone\. Not shown: .*swamp, herons/u);
  });

  it('says which scene it does not know', async () => {
    const { notes } = await changeBackground({ image: await standing, prompt: 'inside a spaceship' }, 1);
    expect(notes).toEqual([
      expect.stringMatching(/^The studio knows no such scene, and drew a plain backdrop. Not shown: .*spaceship/u),
    ]);
    expect(
      (await changeBackground({ image: await standing, prompt: 'a plain studio wall in cream' }, 1)).notes,
    ).toEqual([]);
  });

  it('says what of the prompt it did not do', async () => {
    const { notes } = await changeBackground(
      { image: await standing, background: await plain('#ccc'), prompt: 'blurred, with a dragon' },
      0,
    );
    expect(notes).toEqual([
      'The studio puts the subject before the background and matches light and colour. Not done: with a dragon.',
    ]);
  });
});

it('leaves out what is not wanted, and does not tell what it is for', async () => {
  const image = await standing;
  const { notes } = await changeBackground(
    { image, prompt: 'in front of a christmas tree with lights, no snow, for our website' },
    1,
  );
  expect(notes.join(' ')).not.toMatch(/Not shown|snow|website/u);
  const plain = await changeBackground({ image, prompt: '#1b2a41, nothing else' }, 1);
  const at = await pixels(plain.image);
  expect(plain.notes.join(' ')).not.toContain('Not shown');
  for (const [x, y] of [
    [3, 3],
    [60, 3],
    [3, 100],
  ] as const)
    expect([...at(x, y)].slice(0, 3)).toEqual([0x1b, 0x2a, 0x41]);
});

it('has fog before the ground, and little of it before the subject', async () => {
  const image = await photographed(standing);
  const redness = async (prompt: string) => {
    const at = await pixels((await changeBackground({ image, prompt }, 1)).image);
    const red = (x: number, y: number) => at(x, y)[0] - at(x, y)[2];
    return { subject: red(150, 120), sky: at(20, 20)[2] - at(20, 20)[0] };
  };
  const [clear, foggy] = [await redness('a meadow'), await redness('a meadow in fog')];
  expect(foggy.subject).toBeGreaterThan(0.7 * clear.subject);
  expect(foggy.sky).toBeLessThan(0.5 * clear.sky);
});
