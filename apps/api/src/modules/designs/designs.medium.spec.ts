import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { FakeProvider, pictures } from '../../../test/fake-provider';
import { askForDesigns, createBrand, designRequest } from '../../../test/factories';
import { type Person, person } from '../../../test/people';
import { sameFile } from '../../../test/same-file';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { Quota, quotaOf } from '../../platform/persistence';
import { Files } from '../../platform/storage';
import { TrashService } from '../trash';
import { Design } from './design.entity';

let test: TestApp;
const fake = new FakeProvider();
let anna: Person;
beforeAll(async () => {
  test = await createTestApp({}, { imageProviders: [fake] });
  anna = await person(test);
});
afterAll(() => test.close());

const generate = async (who: Person, fields: Parameters<typeof askForDesigns>[1] = {}): Promise<string> => {
  const id = await askForDesigns(who, fields);
  await settled(test.app, id);
  return id;
};

describe('a generation', () => {
  it('is accepted with 202 and becomes a finished card under the id of the request', async () => {
    const id = await generate(anna, { design_type: 'logo', seed: 7 });
    const { body } = await anna.get('/api/designs').expect(200);
    expect(body.pagination).toEqual({ page: 1, per_page: 20, has_more: false });
    expect(body.designs[0]).toMatchObject({
      id,
      original_id: id,
      status: 'completed',
      progress: 100,
      prompt: 'A calm logo',
      seed: 7,
      width: 120,
      height: 80,
      average_color: '#336699',
      media_type: 'image/png',
      favorite: false,
      error: null,
      is_multi_image: false,
      supabase_path: expect.stringMatching(new RegExp(`^${anna.id}/[0-9a-f-]{36}\\.png$`)),
      folder: anna.id,
    });
  });

  it('becomes one card for each picture, in order', async () => {
    const ben = await person(test);
    const id = await generate(ben, { n: 3, seed: 40 });
    const { body } = await ben.get('/api/designs').expect(200);
    expect(
      body.designs.map(({ image_index, seed, original_id, is_multi_image }: Record<string, unknown>) => ({
        image_index,
        seed,
        original_id,
        is_multi_image,
      })),
    ).toEqual(
      [0, 1, 2].map((image_index) => ({ image_index, seed: 40 + image_index, original_id: id, is_multi_image: true })),
    );
    expect(body.designs[0].id).toBe(id);
  });

  it("follows the seed of the same person's last picture by words, where its provider does, and nobody else's", async () => {
    fake.seedAfter = (last) => last + 100;
    const [carla, dan] = [await person(test), await person(test)];
    const seedOf = async (who: Person, fields: Parameters<typeof askForDesigns>[1] = {}) =>
      (await who.get(`/api/designs/${await generate(who, fields)}`).expect(200)).body.seed;
    const far = await seedOf(dan);
    expect(await seedOf(carla, { seed: 7 })).toBe(7);
    expect(await seedOf(dan)).toBe(far + 100);
    expect([await seedOf(carla), await seedOf(carla)]).toEqual([107, 207]);
    fake.seedAfter = undefined;
  });

  it('tells from the start how many pictures are coming and how large they will be', async () => {
    const ben = await person(test);
    const whileMade = async (fields: Parameters<typeof askForDesigns>[1]) => {
      let go: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (go = resolve));
      fake.next(async function* (request) {
        await asked;
        yield* pictures(request);
      });
      const id = await askForDesigns(ben, fields);
      const get = async () => (await ben.get(`/api/designs/${id}`).expect(200)).body;
      const waiting = await get();
      go();
      await settled(test.app, id);
      return [waiting, await get()];
    };
    const [waiting, done] = await whileMade({ design_type: 'flyer', n: 2 });
    expect(waiting).toMatchObject({ n: 2, width: 1024, height: 1448, image_url: null });
    expect(done).toMatchObject({ n: 2, width: 120, height: 80, image_url: expect.any(String) });
    const [named] = await whileMade({ prompt: 'A banner for a fair' });
    expect(named).toMatchObject({ n: 1, width: 1600, height: 640 });
    const [redrawn] = await whileMade({
      operation: 'image-to-image',
      design_type: 'flyer',
      image_path: done.supabase_path,
    });
    expect(redrawn).toMatchObject({ width: 120, height: 80, image_url: null });
  });

  it('can be drawn by the built-in studio, picture and vectors', async () => {
    const ben = await person(test);
    const id = await generate(ben, { provider: 'studio', design_type: 'logo', prompt: 'A logo for "Alder & Sons"' });
    const { body } = await ben.get(`/api/designs/${id}`).expect(200);
    expect(body).toMatchObject({
      status: 'completed',
      error: null,
      recipe: { provider: 'studio', n: 1, operation: 'text-to-image' },
      parent: null,
      children: [],
    });
    const picture = await ben.get(body.image_url).expect(200).expect('Content-Type', 'image/png').buffer(true);
    expect(await sharp(picture.body as Buffer).metadata()).toMatchObject({
      format: 'png',
      width: body.width,
      height: body.height,
    });
    await ben
      .get(body.svg_url)
      .expect(200)
      .expect('Content-Type', /svg/)
      .expect('Content-Disposition', /attachment/);
    const thumbnail = await ben.get(body.thumbnail_url).expect(200).expect('Content-Type', 'image/webp');
    expect((await sharp(thumbnail.body as Buffer).metadata()).width).toBeLessThanOrEqual(384);
  });
});

describe('the brand of a design', () => {
  const brandOf = async (who: Person, brand_name: string): Promise<string> =>
    (await who.post('/api/brand-profiles', { brand_name }).expect(201)).body.profile.id;

  it('can be set, changed and taken away, and leaves the recipe and the favourite as they were', async () => {
    const [id, oak, elm] = [await generate(anna), await brandOf(anna, 'Oak'), await brandOf(anna, 'Elm')];
    await anna.patch(`/api/designs/${id}`, { favorite: true }).expect(200);
    for (const [brand_profile_id, brand_name] of [
      [oak, 'Oak'],
      [elm, 'Elm'],
      [null, null],
    ] as const) {
      const { body } = await anna.patch(`/api/designs/${id}`, { brand_profile_id }).expect(200);
      expect(body).toMatchObject({ brand_profile_id, brand_name, favorite: true });
    }
    expect((await anna.get(`/api/designs/${id}`).expect(200)).body.recipe.brand).toBeNull();
  });

  it('is one of the caller’s that is not in the trash', async () => {
    const [id, mine, bens] = [
      await generate(anna),
      await brandOf(anna, 'Oak'),
      await brandOf(await person(test), 'Elm'),
    ];
    await anna.delete(`/api/brand-profiles/${mine}`).expect(200);
    for (const brand_profile_id of [mine, bens]) {
      const { body } = await anna.patch(`/api/designs/${id}`, { brand_profile_id, favorite: true }).expect(404);
      expect(body.error).toBe('Brand not found.');
    }
    expect((await anna.get(`/api/designs/${id}`).expect(200)).body).toMatchObject({
      brand_profile_id: null,
      favorite: false,
    });
    await anna.patch(`/api/designs/${id}`, { brand_profile_id: 'Oak' }).expect(400);
  });
});

describe('a refused generation', () => {
  it('says what its body lacks, and what its operation needs', async () => {
    const refuse = async (fields: object, message: string) => {
      const { body } = await anna.post('/api/designs/generate_async', { ...designRequest(), ...fields }).expect(400);
      expect(body.error).toBe(message);
    };
    await refuse({ provider: undefined }, 'Provider is required.');
    await refuse({ operation: 'image-to-image' }, 'Required fields missing for the selected operation.');
  });

  it("does not know somebody else's brand", async () => {
    const ben = await person(test);
    const { id } = await createBrand(ben);
    await anna.post('/api/designs/generate_async', designRequest({ brand_profile_id: id })).expect(404);
  });
});

describe('a design whose brand was deleted', () => {
  it('keeps the brand in its recipe, and is run again without it', async () => {
    const { id: brandId, name } = await createBrand(anna, { brand_name: 'Rowan' });
    const brand = { id: brandId, name };
    const id = await generate(anna, { brand_profile_id: brand.id });
    await anna.delete(`/api/brand-profiles/${brand.id}`).expect(200);
    const { recipe, brand_name } = (await anna.get(`/api/designs/${id}`).expect(200)).body;
    expect([recipe.brand, brand_name]).toEqual([brand, null]);

    const { provider, operation, prompt, seed } = recipe;
    const again = { provider, operation, prompt, seed, parent_id: id };
    // never silently: who names the brand is told that it is gone
    const refused = await anna
      .post('/api/designs/generate_async', { ...again, brand_profile_id: brand.id })
      .expect(404);
    expect(refused.body.error).toBe('Brand not found.');
    const made = (await anna.get(`/api/designs/${await generate(anna, again)}`).expect(200)).body;
    expect(made).toMatchObject({ status: 'completed', recipe: { brand: null, seed }, parent: { id } });
    expect((await anna.get(`/api/designs/${id}`)).body.recipe.brand).toEqual(brand);
  });
});

describe('an operation on pictures', () => {
  const photo = (color: string) =>
    sharp({ create: { width: 50, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer();
  const generateForm = async (who: Person, fields: Record<string, string>, files: Record<string, Buffer>) => {
    const { body } = await who
      .postForm('/api/designs/generate_async', { provider: 'fake', ...fields }, files)
      .expect(202);
    await settled(test.app, body.design_request_id);
    return body.design_request_id as string;
  };

  it('starts from what was uploaded, and can be run again from its recipe', async () => {
    const id = await generateForm(
      anna,
      { operation: 'change-background', brand_profile_id: '', n: '1' },
      { image: await photo('#ff0000'), background_image: await photo('#0000ff') },
    );
    const { body } = await anna.get(`/api/designs/${id}`).expect(200);
    expect(body).toMatchObject({ status: 'completed', average_color: '#0000ff', width: 50, height: 30, seed: null });

    const { provider, operation, prompt, image_path, background_image_path } = body.recipe;
    const again = await generate(anna, {
      provider,
      operation,
      prompt,
      image_path,
      background_image_path,
      parent_id: id,
    });
    const child = await anna.get(`/api/designs/${again}`).expect(200);
    expect(child.body).toMatchObject({ status: 'completed', average_color: '#0000ff', parent: { id } });
    expect((await anna.get(`/api/designs/${id}`)).body.children).toEqual([expect.objectContaining({ id: again })]);

    await anna.delete(`/api/designs/${id}`).expect(200);
    await anna.delete(`/api/trash/design/${id}`).expect(200);
    const orphan = await anna.get(`/api/designs/${again}`).expect(200);
    expect(orphan.body).toMatchObject({ parent: null, recipe: { parent_id: id } });
    await generate(anna, { provider, operation, prompt, ...pick(orphan.body.recipe) });
    await generateForm(anna, { operation, ...pick(orphan.body.recipe) }, {});
  });

  const pick = ({ image_path = '', background_image_path = '' }: Record<string, string>) => ({
    image_path,
    background_image_path,
  });

  it("does not start from somebody else's picture", async () => {
    const id = await generate(anna);
    const { body } = await anna.get(`/api/designs/${id}`);
    const ben = await person(test);
    const refused = await ben
      .post('/api/designs/generate_async', {
        provider: 'fake',
        operation: 'remove-background',
        image_path: body.supabase_path,
      })
      .expect(400);
    expect(refused.body.error).toBe('This image is not one of yours.');
  });

  it('refuses what is no picture', async () => {
    const { body } = await anna
      .postForm(
        '/api/designs/generate_async',
        { provider: 'fake', operation: 'remove-background' },
        { image: Buffer.from('<!doctype html>') },
      )
      .expect(415);
    expect(body.error).toBe('Only JPEG, PNG and WebP images are accepted.');
  });

  it('leaves nothing of its pictures when its row cannot be written', async () => {
    const ben = await person(test);
    jest.spyOn(Files.prototype, 'record').mockRejectedValueOnce(new Error('no row'));
    await ben
      .postForm(
        '/api/designs/generate_async',
        { provider: 'fake', operation: 'change-background' },
        { image: await photo('#ff0000'), background_image: await photo('#0000ff') },
      )
      .expect(500);
    expect(await readdir(join(test.config.files.dir, 'objects/design-images', ben.id))).toEqual([]);
  });

  it('refuses a file that it did not ask for', async () => {
    const { body } = await anna
      .postForm(
        '/api/designs/generate_async',
        { provider: 'fake', operation: 'remove-background' },
        { mask: await photo('#fff') },
      )
      .expect(400);
    expect(body.error).toBe('mask is not a file that is expected here.');
  });
});

describe('the gallery', () => {
  let ben: Person;
  let brand: string;
  let ids: string[];
  beforeAll(async () => {
    ben = await person(test);
    brand = (await createBrand(ben, { brand_name: 'Alder & Sons 100%' })).id;
    ids = [];
    for (const fields of [
      { prompt: 'Blue MOUNTAIN', design_type: 'logo' },
      { prompt: 'A flyer_for tea', design_type: 'flyer', brand_profile_id: brand },
      { prompt: 'Something else', design_type: 'logo', provider: 'studio' },
    ] as const) {
      ids.push(await generate(ben, fields));
    }
  });
  const found = async (query: string) =>
    (await ben.get(`/api/designs?${query}`).expect(200)).body.designs.map(({ id }: { id: string }) => ids.indexOf(id));

  it.each([
    ['', [2, 1, 0]],
    ['sort=oldest', [0, 1, 2]],
    ['design_type=logo', [2, 0]],
    ['design_type=Logo', []],
    ['operation=text-to-image', [2, 1, 0]],
    ['provider=studio', [2]],
    ['search=mountain', [0]],
    ['search=ALDER', [1]],
    ['search=100%25', [1]],
    ['search=%25', [1]],
    ['search=r_f', [1]],
    ['brand=Alder%20%26%20Sons%20100%25', [1]],
    ['favorite=true', []],
    ['favorite=false&design_type=flyer', [1]],
    ['from=2999-01-01', []],
    ['to=2000-01-01', []],
    ['from=2000-01-01&to=2999-01-01', [2, 1, 0]],
    ['from=0001-01-01T00:00:00%2B15:59&to=9999-12-31', [2, 1, 0]],
    ['per_page=2', [2, 1]],
    ['per_page=2&page=2', [0]],
    ['per_page=2&page=3', []],
  ])('answers %p with the right cards in the right order', async (query, expected) =>
    expect(await found(query)).toEqual(expected),
  );

  it('finds by the id of a brand, also after it was renamed, and shows the new name', async () => {
    await ben.patch(`/api/brand-profiles/${brand}`, { name: 'Birch 100%' }).expect(200);
    const { body } = await ben.get(`/api/designs?brand_profile_id=${brand}`).expect(200);
    expect(body.designs).toEqual([expect.objectContaining({ id: ids[1], brand_name: 'Birch 100%' })]);
  });

  it('remembers favourites', async () => {
    await ben.patch(`/api/designs/${ids[0]}`, { favorite: true }).expect(200);
    expect(await found('favorite=true')).toEqual([0]);
  });

  it('says whether there is more', async () => {
    expect((await ben.get('/api/designs?per_page=2')).body.pagination).toEqual({
      page: 1,
      per_page: 2,
      has_more: true,
    });
    expect((await ben.get('/api/designs?per_page=3')).body.pagination.has_more).toBe(false);
  });

  it('costs a poller nothing while nothing changes', async () => {
    const { headers } = await ben.get('/api/designs').expect(200);
    await ben
      .get('/api/designs')
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
    await ben.patch(`/api/designs/${ids[2]}`, { favorite: true });
    await ben
      .get('/api/designs')
      .set('If-None-Match', headers.etag ?? '')
      .expect(200);
  });

  it('offers what can be filtered by', async () => {
    const { body } = await ben.get('/api/designs/filter-options').expect(200);
    expect(body).toEqual({
      brands: ['Birch 100%'],
      design_types: [
        'general',
        'logo',
        'banner',
        'social-media-post',
        'business-card',
        'flyer',
        'website-header',
        'product-mockup',
        'moodboard',
      ],
      operations: [
        'text-to-image',
        'image-to-image',
        'vectorize',
        'remove-background',
        'change-background',
        'moodboard',
      ],
      providers: ['studio', 'fake'],
    });
  });

  it('names the providers with what they can do', async () => {
    const { body } = await ben.get('/api/get-available-providers').expect(200);
    expect(body.providers.studio).toMatchObject({
      name: 'Studio (built in)',
      supports_text_to_image: true,
      supports_image_to_image: true,
      supports_vectorize: true,
      supports_remove_background: true,
      supports_change_background: true,
      shows_strength: false,
      max_images: 10,
      max_prompt: 10_000,
      sizes: expect.arrayContaining([{ design_type: 'flyer', width: 1024, height: 1448 }]),
    });
    expect(body.providers.fake).toMatchObject({
      supports_image_to_image: true,
      supports_vectorize: false,
      shows_strength: true,
      sizes: [],
    });
  });
});

describe('a design among others', () => {
  let ben: Person;
  let ids: string[];
  beforeAll(async () => {
    ben = await person(test);
    const flyer = await generate(ben, { design_type: 'flyer' });
    await generate(ben, { design_type: 'logo', n: 3 });
    const newest = await generate(ben, { design_type: 'flyer' });
    const { body } = await ben.get('/api/designs').expect(200);
    ids = body.designs.map(({ id }: { id: string }) => id);
    expect([ids[0], ids.at(-1)]).toEqual([newest, flyer]);
  });
  const neighbours = async (id: string | undefined, query = '') => {
    const { body } = await ben.get(`/api/designs/${id}/neighbours${query}`).expect(200);
    return [body.previous?.id ?? null, body.next?.id ?? null];
  };

  it('comes with the pictures of its request, itself among them, in order, without those in the trash', async () => {
    const of = async (id: string | undefined) =>
      (await ben.get(`/api/designs/${id}`).expect(200)).body.siblings.map(({ id }: { id: string }) => id);
    expect(await of(ids[2])).toEqual(ids.slice(1, 4));
    expect(await of(ids[0])).toEqual([ids[0]]);
    await ben.delete(`/api/designs/${ids[1]}`).expect(200);
    expect(await of(ids[2])).toEqual(ids.slice(2, 4));
    await ben.post(`/api/designs/${ids[1]}/restore`).expect(200);
  });

  it('has those before and after it in the list, and none past its ends', async () => {
    expect(await neighbours(ids[0])).toEqual([null, ids[1]]);
    expect(await neighbours(ids[2])).toEqual([ids[1], ids[3]]);
    expect(await neighbours(ids.at(-1))).toEqual([ids.at(-2), null]);
    expect(await neighbours(ids[2], '?sort=oldest')).toEqual([ids[3], ids[1]]);
  });

  it('has those that the filters let through, also when it is not among them itself', async () => {
    expect(await neighbours(ids[0], '?design_type=flyer')).toEqual([null, ids.at(-1)]);
    expect(await neighbours(ids[2], '?design_type=flyer')).toEqual([ids[0], ids.at(-1)]);
    expect(await neighbours(ids[2], '?search=nowhere')).toEqual([null, null]);
  });

  it("has no neighbours for anybody else, and other people's designs are none", async () => {
    await anna.get(`/api/designs/${ids[0]}/neighbours`).expect(404);
    expect((await neighbours(ids[0]))[0]).toBeNull();
    await ben.get(`/api/designs/${ids[0]}/neighbours?colour=red`).expect(400);
  });
});

describe('the files of a design', () => {
  const FILES = [
    'image_url',
    'thumbnail_url',
    'thumbnail_2x_url',
    'thumbnail_3x_url',
    'thumbnail_4x_url',
    'svg_url',
  ] as const;

  it('cannot be reached from the trash, come back with it, and are gone after the purge', async () => {
    const ben = await person(test);
    fake.next(async function* () {
      const image = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
      yield { image, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', notes: [] };
    });
    const id = await generate(ben);
    const { body } = await ben.get(`/api/designs/${id}`).expect(200);
    const all = async (status: number) => {
      for (const file of FILES) await ben.get(body[file]).expect(status);
    };
    await all(200);
    await ben.delete(`/api/designs/${id}`).expect(200);
    await all(404);
    expect((await ben.get('/api/trash').expect(200)).body.items).toEqual([
      expect.objectContaining({ type: 'design', id, title: 'A calm logo' }),
    ]);
    await ben.post(`/api/designs/${id}/restore`).expect(200);
    await all(200);
    await ben.delete(`/api/trash/design/${id}`).expect(404);
    await ben.delete(`/api/designs/${id}`).expect(200);
    await ben.delete(`/api/trash/design/${id}`).expect(200);
    await all(404);
    await ben.post(`/api/designs/${id}/restore`).expect(404);
    const left = await test.app
      .get(DataSource)
      .query('SELECT 1 FROM design_requests WHERE user_id = $1 UNION ALL SELECT 1 FROM files WHERE user_id = $1', [
        ben.id,
      ]);
    expect(left).toEqual([]);
  });

  it('are signed for their owner alone, each in its place', async () => {
    const ben = await person(test);
    const id = await generate(ben);
    const { supabase_path: path } = (await ben.get(`/api/designs/${id}`)).body;
    const bucket = 'design-images';
    const files = [
      { path, bucket },
      { path, bucket: 'inspiration-images' },
      { path: `../${path}`, bucket },
    ];
    const { body } = await ben.post('/api/images/bulk-urls', { files }).expect(200);
    expect(body.urls).toEqual([
      { path, bucket, url: expect.stringMatching(/^\/files\/design-images\//) },
      { path, bucket: 'inspiration-images', url: null, error: 'Image not found.' },
      { path: `../${path}`, bucket, url: null, error: 'Image not found.' },
    ]);
    const { headers } = await ben.get(`/api/images/supabase/${path}?bucket=${bucket}`).expect(302);
    expect(headers.location).toEqual(sameFile(body.urls[0].url));
    expect((await anna.post('/api/images/bulk-urls', { files: [{ path, bucket }] })).body.urls[0].url).toBeNull();
    await anna.get(`/api/images/supabase/${path}?bucket=${bucket}`).expect(404);
    await ben.get(`/api/images/supabase/${path}?bucket=secrets`).expect(400);
    await ben.get(`/api/images/supabase/a%00b?bucket=${bucket}`).expect(404);
    await ben.post('/api/images/bulk-urls', { files: Array(101).fill({ path, bucket }) }).expect(400);
  });

  it('are served so that a browser runs nothing in them and keeps them', async () => {
    const id = await generate(anna);
    const { body } = await anna.get(`/api/designs/${id}`);
    const { headers } = await anna.get(body.image_url).expect(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    });
    await anna
      .get(body.image_url)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
    await anna.get(body.image_url.replace(/signature=../, 'signature=AA')).expect(404);
  });

  it('that nothing owns are swept away, and the others are not', async () => {
    const id = await generate(anna);
    const { body } = await anna.get(`/api/designs/${id}`);
    const files = test.app.get(Files);
    const orphan = await files.put('design-images', anna.id, 'image/png', Buffer.from('x'));
    expect(await files.sweep(new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await files.sweep(new Date(Date.now() + 1_000))).toBe(1);
    expect(await files.read(orphan)).toBeUndefined();
    await anna.get(body.image_url).expect(200);
  });
});

describe('the trash', () => {
  it('is emptied of what lies in it for 30 days', async () => {
    const ben = await person(test);
    const { body } = await ben.post('/api/brand-profiles', { brand_name: 'Alder' }).expect(201);
    await ben.delete(`/api/brand-profiles/${body.profile.id}`).expect(200);
    const day = 24 * 60 * 60 * 1_000;
    await test.app.get(TrashService).purgeExpired(Date.now() + 29 * day);
    expect((await ben.get('/api/trash')).body.items).toHaveLength(1);
    await test.app.get(TrashService).purgeExpired(Date.now() + 31 * day);
    expect((await ben.get('/api/trash')).body.items).toEqual([]);
  });
});

describe('the quota of designs', () => {
  const { rows, things } = quotaOf(Design)!;
  afterAll(() => Quota(rows, things)(Design));

  it('counts every picture of a request, and those in the trash, and refuses before anything is queued', async () => {
    Quota(3, things)(Design);
    const ben = await person(test);
    const ask = (n: number) =>
      ben.post('/api/designs/generate_async', { provider: 'fake', operation: 'text-to-image', prompt: 'A logo', n });
    const id = await generate(ben, { n: 2 });
    const { body } = await ask(2).expect(409);
    expect(body).toMatchObject({
      error: 'You have reached the limit of 3 designs, with those in the trash. Delete some for good to make room.',
      code: 'QUOTA_REACHED',
    });
    await ben.delete(`/api/designs/${id}`).expect(200);
    await ask(2).expect(409);
    await ben.delete(`/api/trash/design/${id}`).expect(200);
    await ask(2).expect(202);
    expect((await ben.get('/api/designs')).body.designs).toHaveLength(2);
  });
});
