import { DataSource } from 'typeorm';
import { FakeProvider } from '../../../test/fake-provider';
import { askForDesigns, createBrand } from '../../../test/factories';
import { person } from '../../../test/people';
import { sameFile } from '../../../test/same-file';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { imageProviders: [new FakeProvider()] });
});
afterAll(() => test.close());

it('a brand shows its newest finished picture, the trash left out, and none of somebody else', async () => {
  const [ben, eve] = [await person(test), await person(test)];
  const { id, newest_picture } = await createBrand(ben, { brand_name: 'Cedar' });
  expect(newest_picture).toBeNull();
  const bare = await createBrand(ben, { brand_name: 'Without' });
  const make = async () => {
    const design = await askForDesigns(ben, { brand_profile_id: id });
    await settled(test.app, design);
    return (await ben.get(`/api/designs/${design}`).expect(200)).body;
  };
  const [first, second] = [await make(), await make()];
  const database = test.app.get(DataSource);
  // one that is not made yet, and one of somebody else that names the brand
  await askForDesigns(ben, { brand_profile_id: id }).then((waiting) => settled(test.app, waiting));
  await database.query(
    `UPDATE designs SET thumbnail_path = NULL WHERE user_id = $1 AND created_at = (SELECT max(created_at) FROM designs WHERE user_id = $1)`,
    [ben.id],
  );
  const others = await askForDesigns(eve);
  await settled(test.app, others);
  await database.query(`UPDATE designs SET brand_profile_id = $1 WHERE id = $2`, [id, others]);

  const shown = async () => {
    const { profiles } = (await ben.get('/api/brand-profiles').expect(200)).body;
    const { profile } = (await ben.get(`/api/brand-profiles/${id}`).expect(200)).body;
    const pictures = new Map(profiles.map((brand: typeof profile) => [brand.id, brand.newest_picture]));
    expect(pictures.get(bare.id)).toBeNull();
    expect(pictures.get(id)).toEqual(profile.newest_picture);
    return profile.newest_picture;
  };
  expect(await shown()).toEqual({ thumbnail_url: sameFile(second.thumbnail_url), width: 120, height: 80 });
  await ben.get(second.thumbnail_url).expect(200).expect('Content-Type', 'image/webp');
  await ben.delete(`/api/designs/${second.id}`).expect(200);
  expect(await shown()).toMatchObject({ thumbnail_url: sameFile(first.thumbnail_url) });
  await ben.delete(`/api/designs/${first.id}`).expect(200);
  expect(await shown()).toBeNull();
});
