import { DataSource } from 'typeorm';
import { FakeProvider } from '../../../test/fake-provider';
import { person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';

describe('the trash', () => {
  let test: TestApp;
  beforeAll(async () => (test = await createTestApp({}, { imageProviders: [new FakeProvider()] })));
  afterAll(() => test.close());

  it('leaves nothing of a request whose cards are purged at the same time', async () => {
    const anna = await person(test);
    const query = (sql: string) => test.app.get(DataSource).query<{ id: string }[]>(sql);
    const accept = async () => {
      const { body } = await anna
        .post('/api/designs/generate_async', {
          provider: 'fake',
          operation: 'text-to-image',
          prompt: 'A calm logo',
          n: 2,
        })
        .expect(202);
      await settled(test.app, body.design_request_id);
    };
    // several, since two purges may also come one after the other
    await Promise.all(Array.from({ length: 5 }, accept));
    const cards = await query('SELECT id FROM designs ORDER BY request_id');
    expect(cards).toHaveLength(10);
    await Promise.all(cards.map(({ id }) => anna.delete(`/api/designs/${id}`).expect(200)));
    await Promise.all(cards.map(({ id }) => anna.delete(`/api/trash/design/${id}`).expect(200)));
    expect(await query('SELECT id FROM design_requests')).toEqual([]);
    expect(await query('SELECT path FROM files')).toEqual([]);
  });
});
