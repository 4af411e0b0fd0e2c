import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FakeProvider, pictures } from '../../../test/fake-provider';
import { type Person, person } from '../../../test/people';
import { askForDesigns } from '../../../test/factories';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { countWords } from '../../../test/word-count/count-words.job';
import { WordCount } from '../../../test/word-count/word-count.entity';
import { WordCounts1700000000900 } from '../../../test/word-count/word-count.migration';
import { WordCountModule } from '../../../test/word-count/word-count.module';
import { Jobs } from './jobs';

describe('a kind of job that is one folder', () => {
  let test: TestApp;
  let anna: Person;
  let database: DataSource;
  let fake: FakeProvider;
  beforeAll(async () => {
    fake = new FakeProvider();
    test = await createTestApp({}, { modules: [WordCountModule], imageProviders: [fake] });
    database = test.app.get(DataSource);
    await new WordCounts1700000000900().up(database.createQueryRunner());
    anna = await person(test);
  });
  afterAll(() => test.close());

  const count = async (text: string): Promise<string> => {
    const { body } = await anna.post('/api/word-counts', { text }).expect(202);
    expect(body).toEqual({ id: expect.any(String), words: null });
    return body.id;
  };
  it('costs at most 120 lines, its table and its endpoint included', () => {
    const folder = join(__dirname, '../../../test/word-count');
    const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(120);
  });

  it('has the table that its entity says', async () => {
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('is done by a worker, and its result written together with its state', async () => {
    const id = await count('The harbour sleeps.');
    await settled(test.app, id, 'word_counts');
    expect(await database.manager.findOneBy(WordCount, { id })).toMatchObject({
      words: 3,
      job: { status: 'completed', progress: 100, attempts: 1, errorCode: null },
    });
    expect((await anna.get(`/api/word-counts/${id}`).expect(200)).body).toEqual({ id, words: 3 });
  });

  it('stands beside every other kind in one answer, in the order asked for', async () => {
    const [wrong, design] = [await count('123'), await askForDesigns(anna)];
    await Promise.all([settled(test.app, wrong, 'word_counts'), settled(test.app, design)]);
    const { body } = await anna.get(`/api/jobs?ids=${wrong},${randomUUID()},${design}`).expect(200);
    expect(body).toEqual({
      jobs: [
        {
          id: wrong,
          kind: 'count-words',
          status: 'failed',
          progress: 0,
          error: 'There are no words in this text.',
          error_code: 'bad_input',
        },
        { id: design, kind: 'generate-design', status: 'completed', progress: 100, error: null, error_code: null },
      ],
    });
  });

  it("says where it stands in the specification's words for its kind", async () => {
    const row = (status: 'pending' | 'processing') => ({
      id: randomUUID(),
      userId: anna.id,
      text: '',
      job: { status },
    });
    const rows = [row('pending'), row('processing')];
    await database.manager.insert(WordCount, rows);
    const { body } = await anna.get(`/api/jobs?ids=${rows.map(({ id }) => id).join()}`).expect(200);
    expect(body.jobs.map(({ status }: { status: string }) => status)).toEqual(['queued', 'counting']);
    await database.manager.delete(
      WordCount,
      rows.map(({ id }) => id),
    );
  });

  it('is shown to its owner alone, and not from the trash', async () => {
    const ben = await person(test);
    const bens = await askForDesigns(ben);
    await settled(test.app, bens);
    expect((await anna.get(`/api/jobs?ids=${bens}`).expect(200)).body).toEqual({ jobs: [] });
    await anna.post(`/api/jobs/${bens}/cancel`).expect(404);
    await ben.delete(`/api/designs/${bens}`).expect(200);
    expect((await ben.get(`/api/jobs?ids=${bens}`).expect(200)).body).toEqual({ jobs: [] });
  });

  it('is answered 304 while nothing has changed', async () => {
    const id = await count('One two');
    await settled(test.app, id, 'word_counts');
    const { headers } = await anna.get(`/api/jobs?ids=${id}`).expect(200);
    await anna
      .get(`/api/jobs?ids=${id}`)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });

  it('can be cancelled while it runs, whatever its kind, and stays what it has become', async () => {
    let started: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (started = resolve));
    fake.next(async function* (request, signal) {
      started();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      yield* pictures(request);
    });
    const id = await askForDesigns(anna);
    await begun;
    const cancelled = {
      id,
      kind: 'generate-design',
      status: 'failed',
      error: 'This was cancelled before it was finished.',
      error_code: 'cancelled',
    };
    expect((await anna.post(`/api/jobs/${id}/cancel`).expect(200)).body).toMatchObject(cancelled);
    expect((await anna.post(`/api/jobs/${id}/cancel`).expect(200)).body).toMatchObject(cancelled);
    const finished = await count('One two');
    await settled(test.app, finished, 'word_counts');
    expect((await anna.post(`/api/jobs/${finished}/cancel`).expect(200)).body).toMatchObject({ status: 'completed' });
  });
});

it('An absent module stops its own jobs alone', async () => {
  const test = await createTestApp({}, { imageProviders: [new FakeProvider()] });
  const anna = await person(test);
  expect(() => test.app.get(Jobs).enqueue(countWords, anna.id)).toThrow('The job count-words has no module here');
  const id = await askForDesigns(anna);
  await settled(test.app, id);
  await test.close();
});
