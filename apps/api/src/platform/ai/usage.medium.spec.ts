import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { completion, fakeTextServer } from '../../../test/fake-text-server';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { ProviderUse } from './provider-use.entity';
import { Usage } from './usage';

describe('what requests to providers cost', () => {
  let server: Awaited<ReturnType<typeof fakeTextServer>>;
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    server = await fakeTextServer();
    test = await createTestApp({ TEXT_URL: server.url, TEXT_MODEL: 'writer-1', TEXT_BUDGET: '100' });
    anna = await person(test);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(() => test.app.get(DataSource).getRepository(ProviderUse).clear());
  const uses = () =>
    test.app
      .get(DataSource)
      .getRepository(ProviderUse)
      .find({ order: { createdAt: 'ASC' } });
  const strategy = async () => {
    const brand = await anna.post('/api/brand-profiles', { brand_name: 'Alder' }).expect(201);
    const job = await anna.post(`/api/brands/${brand.body.profile.id}/strategy/palette/background`).expect(202);
    await settled(test.app, job.body.job_id, 'strategy_generations');
    return (await anna.get(`/api/brands/${brand.body.profile.id}/strategy/status`).expect(200)).body;
  };

  it('is recorded with each, for whom and what for, and the work is that of the text model', async () => {
    server.answers(() => completion({ colorPalettes: [{ name: 'Harbour', primary: { hex: '#1b3a4b' } }] }));
    expect(await strategy()).toMatchObject({ status: 'completed', strategy_text: expect.stringContaining('Harbour') });
    expect(await uses()).toEqual([
      expect.objectContaining({
        userId: anna.id,
        provider: 'text',
        model: 'writer-1',
        purpose: 'strategy',
        units: 30,
        unit: 'tokens',
      }),
    ]);
  });

  it('is refused politely once the budget of the month is spent, and last month does not count', async () => {
    const use = { userId: anna.id, provider: 'text', model: 'writer-1', purpose: 'strategy', unit: 'tokens' };
    const repository = test.app.get(DataSource).getRepository(ProviderUse);
    await repository.insert({ ...use, id: randomUUID(), units: 5_000, createdAt: new Date('2020-01-31T23:59:59Z') });
    await repository.insert({ ...use, id: randomUUID(), provider: 'openai', units: 5_000 });
    await test.app.get(Usage).record({ ...use, units: 99 });
    await expect(test.app.get(Usage).refuseOverBudget('text')).resolves.toBeUndefined();
    await test.app.get(Usage).record({ ...use, units: 1 });
    server.answers(() => completion({}));
    expect(await strategy()).toMatchObject({
      status: 'failed',
      error:
        'The budget of this month for this provider is spent. Please choose another provider, or wait for the next month.',
    });
    expect(server.requests).toHaveLength(0);
  });
});
