import { type Person, person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';

let test: TestApp;
let anna: Person;
beforeAll(async () => {
  test = await createTestApp({ ROLE: 'api' });
  anna = await person(test);
});
afterAll(() => test.close());

const create = async (who: Person, fields: object) =>
  (await who.post('/api/brand-profiles', fields).expect(201)).body.profile;

describe('a brand', () => {
  it('is kept trimmed, under both names of the specification', async () => {
    const profile = await create(anna, { brand_name: '  Alder & Sons ', business_description: ' Furniture ' });
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

  it.each([
    [{}, 'Please enter a name for your brand'],
    [{ brand_name: '   ' }, 'Please enter a name for your brand'],
    [{ brand_name: 'A' }, 'Brand name must be at least 2 characters long'],
    [{ brand_name: 'x'.repeat(100) }, 'Brand name must be less than 100 characters'],
    [
      { brand_name: 'Alder', business_description: 'x'.repeat(501) },
      'business_description must be at most 500 characters.',
    ],
  ])('is refused as %j', async (fields, message) => {
    const { body } = await anna.post('/api/brand-profiles', fields).expect(400);
    expect(body.error).toBe(message);
  });

  it('changes in what is given and stays in the rest', async () => {
    const { id } = await create(anna, { brand_name: 'Birch', business_description: 'Paper' });
    const renamed = await anna.patch(`/api/brand-profiles/${id}`, { name: 'Beech' }).expect(200);
    expect(renamed.body.profile).toMatchObject({ name: 'Beech', description: 'Paper' });
    const emptied = await anna.patch(`/api/brand-profiles/${id}`, { description: '' }).expect(200);
    expect(emptied.body.profile).toMatchObject({ name: 'Beech', description: null });
    const { body } = await anna.patch(`/api/brand-profiles/${id}`, { name: ' ' }).expect(400);
    expect(body.error).toBe('Brand name cannot be empty.');
  });

  it('counts its designs, and none that lie in the trash', async () => {
    const ben = await person(test);
    const { id } = await create(ben, { brand_name: 'Cedar' });
    const requests = await Promise.all(
      [1, 2].map(() =>
        ben
          .post('/api/designs/generate_async', {
            provider: 'studio',
            operation: 'text-to-image',
            prompt: 'A logo',
            brand_profile_id: id,
          })
          .expect(202),
      ),
    );
    await ben.delete(`/api/designs/${requests[0]?.body.design_request_id}`).expect(200);
    expect((await ben.get('/api/brand-profiles').expect(200)).body.profiles).toEqual([
      expect.objectContaining({ id, design_count: 1, prompt_count: 0 }),
    ]);
  });

  it('leaves its designs behind in the trash, and finds them again when it comes back', async () => {
    const ben = await person(test);
    const { id } = await create(ben, { brand_name: 'Cedar' });
    await ben
      .post('/api/designs/generate_async', {
        provider: 'studio',
        operation: 'text-to-image',
        prompt: 'A logo',
        brand_profile_id: id,
      })
      .expect(202);
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
    for (const brand_name of ['First', 'Second', 'Third']) await create(ben, { brand_name });
    expect((await ben.get('/api/brand-profiles')).body.profiles.map(({ name }: { name: string }) => name)).toEqual([
      'Third',
      'Second',
      'First',
    ]);
  });
});
