import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { DesignsService } from '../designs';
import { SAMPLE_WORK } from './sample-work';
import { SamplesService } from './samples.service';

describe('sample work of the demo account', () => {
  let test: TestApp;
  let samples: SamplesService;
  const count = async (table: 'brands' | 'design_requests') => {
    const [row] = await test.app.get(DataSource).query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`);
    return row?.n;
  };

  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api', DEMO_PASSWORD: 'only-for-this-test' });
    samples = test.app.get(SamplesService);
    await samples.filled;
  });
  afterAll(() => test.close());

  it('is there after the first start', async () => {
    expect(await count('brands')).toBe(SAMPLE_WORK.length);
    expect(await count('design_requests')).toBe(SAMPLE_WORK.flatMap(({ designs }) => designs).length);
  });

  it('is not made again at the next start, not even when all of it was thrown away for good', async () => {
    await test.app.get(DataSource).query('DELETE FROM designs; DELETE FROM design_requests; DELETE FROM brands');
    await samples.fill();
    expect(await count('design_requests')).toBe(0);
  });

  it('is whole after the next start when the first one ended in the middle of it, and there once', async () => {
    await test.app.get(DataSource).query('DELETE FROM sample_accounts');
    const { createIn } = DesignsService.prototype;
    let left = 4;
    const create = jest.spyOn(DesignsService.prototype, 'createIn').mockImplementation(function (
      this: DesignsService,
      ...design
    ) {
      return left-- > 0 ? createIn.apply(this, design) : Promise.reject(new Error('the end'));
    });
    await expect(samples.fill()).rejects.toThrow('the end');
    expect([await count('brands'), await count('design_requests')]).toEqual([0, 0]);
    create.mockRestore();
    await Promise.all([samples.fill(), samples.fill()]);
    expect(await count('brands')).toBe(SAMPLE_WORK.length);
    expect(await count('design_requests')).toBe(SAMPLE_WORK.flatMap(({ designs }) => designs).length);
  });
});

it('makes no samples where there is no demo account', async () => {
  const test = await createTestApp({ ROLE: 'api' });
  await test.app.get(SamplesService).filled;
  expect(await test.app.get(DataSource).query('SELECT FROM brands')).toHaveLength(0);
  await test.close();
});
