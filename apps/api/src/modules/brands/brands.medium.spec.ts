import { DataSource } from 'typeorm';
import { askForDesigns, createBrand, insertBrands } from '../../../test/factories';
import { type Person, person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

let test: TestApp;
let anna: Person;
beforeAll(async () => {
  test = await createTestApp({ ROLE: 'api' });
  anna = await person(test);
});
afterAll(() => test.close());

describe('a brand', () => {
  it('is kept trimmed, under both names of the specification', async () => {
    const profile = await createBrand(anna, { brand_name: '  Alder & Sons ', business_description: ' Furniture ' });
    expect(profile).toMatchObject({
      name: 'Alder & Sons',
      brand_name: 'Alder & Sons',
      description: 'Furniture',
      business_description: 'Furniture',
      design_count: 0,
      prompt_count: 0,
      has_strategy_executed: false,
      has_website_content_executed: false,
      strategy_text: null,
    });
    expect((await anna.get(`/api/brand-profiles/${profile.id}`).expect(200)).body).toEqual({ profile });
  });

  it('is refused without a name', async () => {
    const { body } = await anna.post('/api/brand-profiles', {}).expect(400);
    expect(body.error).toBe('Please enter a name for your brand');
  });

  it('changes in what is given and stays in the rest', async () => {
    const { id } = await createBrand(anna, { brand_name: 'Birch', business_description: 'Paper' });
    const renamed = await anna.patch(`/api/brand-profiles/${id}`, { name: 'Beech' }).expect(200);
    expect(renamed.body.profile).toMatchObject({ name: 'Beech', description: 'Paper' });
    const emptied = await anna.patch(`/api/brand-profiles/${id}`, { description: '' }).expect(200);
    expect(emptied.body.profile).toMatchObject({ name: 'Beech', description: null });
  });

  it('is not saved over what another tab saved: both come back', async () => {
    const { id, version } = await createBrand(anna, { brand_name: 'Birch', business_description: 'Paper' });
    expect(version).toBe(0);
    const saved = await anna.patch(`/api/brand-profiles/${id}`, { name: 'Theirs', version: 0 }).expect(200);
    expect(saved.body.profile.version).toBe(1);
    const { body } = await anna.patch(`/api/brand-profiles/${id}`, { name: 'Mine', version: 0 }).expect(409);
    expect(body.details).toEqual({
      version: 1,
      theirs: JSON.stringify({ name: 'Theirs', description: 'Paper' }),
      yours: JSON.stringify({ name: 'Mine', description: 'Paper' }),
    });
    expect((await anna.get(`/api/brand-profiles/${id}`)).body.profile.name).toBe('Theirs');
    await anna.patch(`/api/brand-profiles/${id}`, { name: 'Mine', version: 1 }).expect(200);
    await anna.patch(`/api/brand-profiles/${NOBODYS}`, { name: 'Mine' }).expect(404);
  });

  it('counts its designs, and none that lie in the trash', async () => {
    const ben = await person(test);
    const { id } = await createBrand(ben, { brand_name: 'Cedar' });
    const requests = await Promise.all(
      [1, 2].map(() => askForDesigns(ben, { provider: 'studio', brand_profile_id: id })),
    );
    await ben.delete(`/api/designs/${requests[0]}`).expect(200);
    expect((await ben.get('/api/brand-profiles').expect(200)).body.profiles).toEqual([
      expect.objectContaining({ id, design_count: 1, prompt_count: 0 }),
    ]);
  });

  it('counts its designs among hundreds of brands as well', async () => {
    const ben = await person(test);
    await test.app.get(DataSource).query(
      `INSERT INTO brands (id, user_id, brand_name)
         SELECT gen_random_uuid(), $1, 'Brand ' || i FROM generate_series(1, 150) i`,
      [ben.id],
    );
    const { id } = await createBrand(ben, { brand_name: 'Cedar' });
    for (const brand_profile_id of [id, id, undefined])
      await askForDesigns(ben, { provider: 'studio', brand_profile_id });
    const { profiles } = (await ben.get('/api/brand-profiles?per_page=1000').expect(200)).body;
    expect(profiles).toHaveLength(151);
    expect(profiles.filter((brand: { design_count: number }) => brand.design_count > 0)).toEqual([
      expect.objectContaining({ id, design_count: 2 }),
    ]);
  });

  it('leaves its designs behind in the trash, and finds them again when it comes back', async () => {
    const ben = await person(test);
    const { id } = await createBrand(ben, { brand_name: 'Cedar' });
    await askForDesigns(ben, { provider: 'studio', brand_profile_id: id });
    const card = async () => (await ben.get('/api/designs').expect(200)).body.designs[0];
    expect(await card()).toMatchObject({ brand_profile_id: id, brand_name: 'Cedar' });
    await ben.delete(`/api/brand-profiles/${id}`).expect(200, { message: 'Brand deleted successfully!' });
    expect(await card()).toMatchObject({ brand_profile_id: id, brand_name: null });
    await ben.get(`/api/brand-profiles/${id}`).expect(404);
    expect((await ben.get('/api/brand-profiles')).body.profiles).toEqual([]);
    await ben.post(`/api/brand-profiles/${id}/restore`).expect(200);
    expect(await card()).toMatchObject({ brand_name: 'Cedar' });
  });

  it('stands first in the list when it is the newest', async () => {
    const ben = await person(test);
    for (const brand_name of ['First', 'Second', 'Third']) await createBrand(ben, { brand_name });
    expect((await ben.get('/api/brand-profiles')).body.profiles.map(({ name }: { name: string }) => name)).toEqual([
      'Third',
      'Second',
      'First',
    ]);
  });

  it('is found by its name or its description, in any case, and by nothing that only looks like a pattern', async () => {
    const [ben, eve] = [await person(test), await person(test)];
    await createBrand(ben, { brand_name: 'Alder', business_description: 'Oak furniture' });
    await createBrand(ben, { brand_name: 'OAK & Ash' });
    await createBrand(ben, { brand_name: 'Birch' });
    await createBrand(eve, { brand_name: 'Oak of somebody else' });
    const found = async (search: string) =>
      (await ben.get(`/api/brand-profiles?search=${encodeURIComponent(search)}`).expect(200)).body.profiles.map(
        ({ name }: { name: string }) => name,
      );
    expect(await found(' oak ')).toEqual(['OAK & Ash', 'Alder']);
    expect(await found('%')).toEqual([]);
    expect(await found('')).toHaveLength(3);
  });

  it('comes by pages of the size that is asked for, a hundred at a time otherwise', async () => {
    const ben = await person(test);
    for (const brand_name of ['First', 'Second', 'Third']) await createBrand(ben, { brand_name });
    const page = async (query: string) => {
      const { profiles, pagination } = (await ben.get(`/api/brand-profiles${query}`).expect(200)).body;
      return [profiles.map(({ name }: { name: string }) => name), pagination];
    };
    expect(await page('?per_page=2')).toEqual([['Third', 'Second'], { page: 1, per_page: 2, has_more: true }]);
    expect(await page('?per_page=2&page=2')).toEqual([['First'], { page: 2, per_page: 2, has_more: false }]);
    expect(await page('')).toEqual([['Third', 'Second', 'First'], { page: 1, per_page: 100, has_more: false }]);
  });

  it('is one of a thousand at most, those in the trash among them', async () => {
    const [ben, eve] = [await person(test), await person(test)];
    await insertBrands(
      test.app.get(DataSource),
      ben.id,
      Array.from({ length: 998 }, (_, i) => ({ brandName: `Brand ${i}`, deletedAt: i < 600 ? null : new Date() })),
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => ben.post('/api/brand-profiles', { brand_name: `Together ${i}` })),
    );
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.profile.id as string);
    const refused = answers.filter(({ status }) => status === 409);
    expect([made.length, refused.length]).toEqual([2, 4]);
    expect(refused[0]?.body).toMatchObject({
      error: 'You have reached the limit of 1,000 brands, with those in the trash. Delete some for good to make room.',
      code: 'QUOTA_REACHED',
      details: { limit: 1_000, kept: 602, in_trash: 398 },
    });
    await createBrand(eve, { brand_name: 'Somebody else’s' });
    await ben.delete(`/api/brand-profiles/${made[0]}`).expect(200);
    await ben.post('/api/brand-profiles', { brand_name: 'One too many' }).expect(409);
    await ben.delete(`/api/trash/brand/${made[0]}`).expect(200);
    await createBrand(ben, { brand_name: 'The thousandth' });
  });
});
