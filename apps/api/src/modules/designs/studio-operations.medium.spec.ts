import sharp from 'sharp';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';

let test: TestApp;
let anna: Person;
beforeAll(async () => {
  test = await createTestApp();
  anna = await person(test);
});
afterAll(() => test.close());

/** A red disc on white. */
const disc = (width = 200, height = 160) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>` +
        `<circle cx="${width / 2}" cy="${height / 2}" r="${height / 3}" fill="#d0202a"/></svg>`,
    ),
  )
    .removeAlpha()
    .png()
    .toBuffer();

async function made(fields: Record<string, string>, files: Record<string, Buffer> = {}) {
  const { body } = await anna
    .postForm('/api/designs/generate_async', { provider: 'studio', ...fields }, files)
    .expect(202);
  await settled(test.app, body.design_request_id);
  return (await anna.get(`/api/designs/${body.design_request_id}`).expect(200)).body;
}
const download = async (url: string): Promise<Buffer> => (await anna.get(url).buffer(true).expect(200)).body as Buffer;
const RECIPE = ['operation', 'prompt', 'image_path', 'background_image_path', 'background_prompt', 'strength', 'seed'];
const runAgain = ({ recipe }: { recipe: Record<string, string | number | null> }) =>
  made(Object.fromEntries(RECIPE.flatMap((name) => (recipe[name] ? [[name, String(recipe[name])]] : []))));

describe('image to image by the studio', () => {
  it('restyles what was uploaded, and gives the same picture when its recipe is run again', async () => {
    const design = await made(
      { operation: 'image-to-image', prompt: 'A pencil sketch with a dragon' },
      { image: await disc() },
    );
    expect(design).toMatchObject({
      status: 'completed',
      width: 200,
      height: 160,
      recipe: { operation: 'image-to-image', strength: 0.7 },
      notes: [expect.stringContaining('Not done: with a dragon.')],
    });
    const child = await runAgain(design);
    expect(child.status).toBe('completed');
    expect(await download(child.image_url)).toEqual(await download(design.image_url));
  });

  it('at strength 0 keeps every pixel', async () => {
    const image = await disc();
    const design = await made({ operation: 'image-to-image', prompt: 'oil', strength: '0' }, { image });
    const raw = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer();
    expect(await raw(await download(design.image_url))).toEqual(await raw(image));
  });
});

describe('vectorizing by the studio', () => {
  it('gives shapes as a download beside their picture', async () => {
    const image = await disc();
    const design = await made({ operation: 'vectorize' }, { image });
    expect(design).toMatchObject({ status: 'completed', width: 200, height: 160, seed: null, media_type: 'image/png' });
    const svg = await anna
      .get(design.svg_url)
      .buffer(true)
      .expect('Content-Disposition', /attachment/);
    expect((svg.body as Buffer).toString()).toMatch(/^<svg [^>]*width="200" height="160"[^]*#d0202a[^]*<\/svg>$/);
    expect(await runAgain(design)).toMatchObject({ status: 'completed', svg_url: expect.any(String) });
  });
});

describe('vectorizing what the studio drew', () => {
  it('gives the vectors that it was drawn from, and again from the recipe', async () => {
    const drawn = await made({ operation: 'text-to-image', prompt: 'Logo for a bakery called "Ember"' });
    const svgOf = async ({ svg_url }: { svg_url: string }) =>
      ((await anna.get(svg_url).buffer(true).expect(200)).body as Buffer).toString();
    const vectors = await made({ operation: 'vectorize', image_path: drawn.supabase_path });
    expect(vectors.notes).toEqual(['These are the vectors that the picture was drawn from, not a tracing of it.']);
    expect(await svgOf(vectors)).toBe(await svgOf(drawn));
    const again = await runAgain(vectors);
    expect(await svgOf(again)).toBe(await svgOf(drawn));
  });
});

describe('cutting out by the studio', () => {
  it('removes a plain background, and says why when there is nothing to cut out', async () => {
    const design = await made({ operation: 'remove-background' }, { image: await disc() });
    expect(design).toMatchObject({ status: 'completed', width: 200, height: 160, notes: [] });
    const { data } = await sharp(await download(design.image_url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * 200 + x) * 4 + 3];
    expect([alpha(2, 2), alpha(100, 80)]).toEqual([0, 255]);
    expect(await runAgain(design)).toMatchObject({ status: 'completed' });

    const plain = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(await made({ operation: 'remove-background' }, { image: plain })).toMatchObject({
      status: 'failed',
      error_code: 'bad_input',
      error: expect.stringMatching(/could not tell what stands before the background/),
    });
  });

  it('puts the subject before another picture, and again from the recipe', async () => {
    const background = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#2040c0' } })
      .png()
      .toBuffer();
    const design = await made(
      { operation: 'change-background', prompt: 'no shadow' },
      { image: await disc(), background_image: background },
    );
    expect(design).toMatchObject({ status: 'completed', width: 200, height: 160, recipe: { prompt: 'no shadow' } });
    const { data } = await sharp(await download(design.image_url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 200 + x) * 3, (y * 200 + x) * 3 + 3)];
    const [corner, middle] = [at(2, 2), at(100, 80)];
    expect(corner[2]).toBeGreaterThan(150);
    expect(middle[0]).toBeGreaterThan(150);
    expect(await runAgain(design)).toMatchObject({ status: 'completed', average_color: design.average_color });
  });
});

describe('a background in words', () => {
  it('is drawn, and drawn again from the recipe; it stands in place of the picture, not beside it', async () => {
    const image = await disc();
    const design = await made({ operation: 'change-background', background_prompt: 'a studio in navy' }, { image });
    expect(design).toMatchObject({
      status: 'completed',
      recipe: { background_prompt: 'a studio in navy', background_image_path: null },
    });
    const { data } = await sharp(await download(design.image_url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2]! - data[0]!).toBeGreaterThan(20);
    expect(await runAgain(design)).toMatchObject({ status: 'completed', average_color: design.average_color });
    const ask = (fields: Record<string, string>, files: Record<string, Buffer>) =>
      anna.postForm(
        '/api/designs/generate_async',
        { provider: 'studio', operation: 'change-background', ...fields },
        files,
      );
    const neither = await ask({}, { image }).expect(400);
    expect(neither.body.error).toBe('Required fields missing for the selected operation.');
    const both = await ask({ background_prompt: 'a beach' }, { image, background_image: image }).expect(400);
    expect(both.body.error).toBe('Please give the background as an image or in words, not both.');
  });
});

describe('a moodboard', () => {
  const board = (images: Buffer[], fields: Record<string, string> = {}) => {
    const form = anna.postForm('/api/designs/generate_mood_board', fields, {});
    for (const image of images) void form.attach('images', image, 'picture.png');
    return form;
  };

  it('is made of the pictures that were uploaded, has its size from the start, and can be made again from its recipe', async () => {
    const { body } = await board([await disc(), await disc(120, 200), await disc(300, 200)], { title: 'Red discs' });
    const { body: waiting } = await anna.get(`/api/designs/${body.design_request_id}`).expect(200);
    await settled(test.app, body.design_request_id);
    const { body: made } = await anna.get(`/api/designs/${body.design_request_id}`).expect(200);
    expect(made).toMatchObject({
      status: 'completed',
      operation: 'moodboard',
      design_type: 'moodboard',
      prompt: 'Red discs',
      provider: 'studio',
      width: waiting.width,
      height: waiting.height,
      notes: expect.arrayContaining([expect.stringMatching(/^Palette: .*#[0-9A-F]{6}/)]),
    });
    expect(made.recipe.image_paths).toHaveLength(3);
    const again = await anna
      .post('/api/designs/generate_mood_board', {
        title: 'Again',
        image_paths: made.recipe.image_paths,
        parent_id: made.id,
      })
      .expect(202);
    await settled(test.app, again.body.design_request_id);
    const { body: child } = await anna.get(`/api/designs/${again.body.design_request_id}`).expect(200);
    expect(child).toMatchObject({ status: 'completed', parent: { id: made.id }, height: made.height });
  });

  it('needs a picture, takes twenty at most, and none that is somebody else’s or no picture', async () => {
    expect((await board([])).body.error).toBe('Please upload at least one image.');
    const image = await disc(8, 8);
    const many = await board(Array.from({ length: 21 }, () => image));
    expect([many.status, many.body.error]).toEqual([400, 'These are more files than are taken here.']);
    expect((await board([Buffer.from('<html>')])).status).toBe(415);
    const other = await person(test);
    const { body } = await board([image]);
    await settled(test.app, body.design_request_id);
    const { body: made } = await anna.get(`/api/designs/${body.design_request_id}`).expect(200);
    const stolen = await other
      .post('/api/designs/generate_mood_board', { image_paths: made.recipe.image_paths })
      .expect(400);
    expect(stolen.body.error).toBe('This image is not one of yours.');
  });
});

describe('the style of a brand', () => {
  const strategy = {
    ColorPalettes: [{ Primary: { Hex: '#0a5c2b' }, Secondary: { Hex: '#f6f1e4' }, Accent: { Hex: '#0a5c2b' } }],
    TypographyOptions: [{ HeadingPrimary: { Font: 'Fraunces' }, Body: { Font: 'Figtree' } }],
  };

  it('flows into what the studio draws for it, is kept in the recipe, and is left out when asked', async () => {
    const { body } = await anna.post('/api/brand-profiles', { brand_name: 'Alder' }).expect(201);
    const brand_profile_id = body.profile.id as string;
    const change = { strategy_input_type: 'brand_strategy', strategy_text: JSON.stringify(strategy) };
    await anna.patch(`/api/brands/${brand_profile_id}/strategy`, change).expect(200);
    const draw = (fields: object) =>
      made({ operation: 'text-to-image', prompt: 'A poster for the opening', seed: '3', brand_profile_id, ...fields });
    const [styled, plain] = [await draw({}), await draw({ use_brand_style: 'false' })];
    expect(styled.recipe.brand).toEqual({
      id: brand_profile_id,
      name: 'Alder',
      palette: ['#0a5c2b', '#0a5c2b', '#f6f1e4'],
      fonts: { heading: 'Fraunces', body: 'Figtree' },
    });
    expect(plain.recipe.brand).toEqual({ id: brand_profile_id, name: 'Alder' });
    expect(await download(styled.image_url)).not.toEqual(await download(plain.image_url));
  });
});
