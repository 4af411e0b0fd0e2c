import { DataSource } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { type Person, person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { ProviderUse } from '../../platform/ai/provider-use.entity';

describe('GET /api/usage', () => {
  let test: TestApp;
  let anna: Person;
  let ben: Person;
  beforeAll(async () => {
    test = await createTestApp({ RECRAFTAI_KEY: 'a-key', RECRAFTAI_BUDGET: '1000', STABILITY_BUDGET: '50' });
    [anna, ben] = [await person(test), await person(test)];
    const use = (userId: string, provider: string, units: number, unit: string, day: string) => ({
      id: randomUUID(),
      userId,
      provider,
      units,
      unit,
      model: 'one',
      purpose: 'text-to-image',
      createdAt: new Date(`${day}Z`),
    });
    await test.app
      .get(DataSource)
      .getRepository(ProviderUse)
      .insert([
        use(anna.id, 'recraftai', 40, 'credits', '2026-03-01T00:00:00'),
        use(ben.id, 'recraftai', 80, 'credits', '2026-03-31T23:59:59'),
        use(ben.id, 'text', 900, 'tokens', '2026-03-15T12:00:00'),
        use(anna.id, 'recraftai', 7, 'credits', '2026-04-01T00:00:00'),
      ]);
  });
  afterAll(() => test.close());

  it('tells what everybody used in the month, what of it was the caller’s, and the budgets', async () => {
    expect((await anna.get('/api/usage?month=2026-03').expect(200)).body).toEqual({
      month: '2026-03',
      providers: [
        {
          provider: 'recraftai',
          name: 'Recraft',
          unit: 'credits',
          requests: 2,
          units: 120,
          your_units: 40,
          budget: 1000,
        },
        { provider: 'text', name: 'Text model', unit: 'tokens', requests: 1, units: 900, your_units: 0, budget: null },
      ],
      is_operator: false,
    });
    expect((await anna.get('/api/usage?month=2026-04').expect(200)).body.providers).toMatchObject([{ units: 7 }]);
  });

  it('is of this month if nothing is said, and empty before anything was used', async () => {
    expect((await ben.get('/api/usage').expect(200)).body).toEqual({
      month: new Date().toISOString().slice(0, 7),
      providers: [],
      is_operator: false,
    });
  });

  it.each(['2026-13', 'march', '2026-03-01'])('refuses %s', async (month) => {
    const { body } = await anna.get(`/api/usage?month=${month}`).expect(400);
    expect(body.details).toEqual([{ field: 'month', message: 'month must be a month such as 2026-03.' }]);
  });
});
