import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { untilLockIsMet } from '../../test/database';
import { createBrand, designRequest } from '../../test/factories';
import { FakeProvider } from '../../test/fake-provider';
import { type Person, person } from '../../test/people';
import { flat } from '../../test/pictures';
import { createTestApp, type TestApp } from '../../test/test-app';
import { Quota, quotaOf, withinQuota } from '../platform/persistence';

describe('Of every kind of row that has a quota', () => {
  /** How one of each is made. The brand is there before it has a quota. */
  const makings: Record<string, (who: Person, brandId: string) => Promise<{ status: number; body: object }>> = {
    Brand: (who) => who.post('/api/brand-profiles', { brand_name: 'Alder' }),
    Collection: (who) => who.post('/api/collections', { name: 'Winter' }),
    Design: (who) => who.post('/api/designs/generate_async', designRequest()),
    ImageAnalysis: async (who) =>
      who.postForm('/api/v1/analyze', { analyzer_slug: 'palette' }, { file: await flat('#336699') }),
    Inspiration: (who) =>
      who.post('/api/inspirations', { prompt: 'A boat', design_type: 'logo', provider: 'fake', style_tags: ['calm'] }),
    Prompt: (who) => who.post('/api/prompts/', { name: 'Winter', draft_content: 'A quiet street' }),
    Proposal: (who) => who.post('/api/proposals/generate', { client_request: 'A sign for a bakery', async: true }),
    StrategyGeneration: (who, brandId) => who.post(`/api/brands/${brandId}/strategy/voice/background`),
    Website: (who, brandId) =>
      who.patch(`/api/brands/${brandId}/website-content`, {
        structured_content: {},
        order: [],
        locked: [],
        seo: { title: '', description: '' },
      }),
    WebsiteGeneration: (who, brandId) => who.post(`/api/brands/${brandId}/website-content/background`),
  };
  let test: TestApp;
  let anna: Person;
  let brandId: string;
  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api' }, { imageProviders: [new FakeProvider()] });
    anna = await person(test);
    brandId = (await createBrand(anna)).id;
  });
  afterAll(() => test.close());

  const kinds = () => test.app.get(DataSource).entityMetadatas.filter(({ target }) => quotaOf(target) !== undefined);

  it.each(Object.keys(makings))('no %s is made beyond it', async (name) => {
    const { target } = kinds().find((kind) => kind.name === name)!;
    const { rows, things } = quotaOf(target)!;
    Quota(0, things)(target as () => void);
    const { status, body } = await makings[name]!(anna, brandId);
    Quota(rows, things)(target as () => void);
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({
        code: 'QUOTA_REACHED',
        error: `You have reached the limit of 0 ${things}, with those in the trash. Delete some for good to make room.`,
      }),
    ]);
  });

  it('those that are made together wait for each other, so that none comes in beside the last place', async () => {
    const { target } = kinds().find(({ name }) => name === 'Brand')!;
    const { rows, things } = quotaOf(target)!;
    const ben = await person(test);
    const database = test.app.get(DataSource);
    Quota(1, things)(target as () => void);
    const first = database.createQueryRunner();
    await first.startTransaction();
    await withinQuota(first.manager, target as new () => object, ben.id);
    const second = ben.post('/api/brand-profiles', { brand_name: 'Birch' }).then();
    await untilLockIsMet(database, second);
    await first.manager.insert(target, { id: randomUUID(), userId: ben.id, brandName: 'Alder' });
    await first.commitTransaction();
    await first.release();
    expect((await second).status).toBe(409);
    Quota(rows, things)(target as () => void);
  });

  it('one is tried here', () =>
    expect(
      kinds()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(makings)));
});
