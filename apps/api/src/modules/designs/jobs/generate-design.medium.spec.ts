import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { FakeProvider, pictures } from '../../../../test/fake-provider';
import { askForDesigns } from '../../../../test/factories';
import { type Person, person } from '../../../../test/people';
import { settled } from '../../../../test/settled';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { JobError, JobRunner, Leases, Queues } from '../../../platform/queue';
import { Files } from '../../../platform/storage';
import { generateDesign } from './generate-design.job';

const rowOf = async ({ app }: TestApp, id: string) => {
  const [row] = await app.get(DataSource).query('SELECT * FROM design_requests WHERE id = $1', [id]);
  return row;
};
const storedFiles = ({ config }: TestApp) =>
  readdir(join(config.files.dir, 'objects'), { recursive: true, withFileTypes: true }).then(
    (all) => all.filter((entry) => entry.isFile()),
    () => [],
  );
/** Something to wait for, and the way to let it happen. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

describe('a job', () => {
  let test: TestApp;
  let anna: Person;
  let fake: FakeProvider;
  beforeAll(async () => {
    fake = new FakeProvider();
    test = await createTestApp({}, { imageProviders: [fake] });
    anna = await person(test);
  });
  afterAll(() => test.close());

  const failWith = (error: Error) =>
    // eslint-disable-next-line require-yield -- it fails before there is a picture
    fake.next(async function* () {
      await Promise.resolve();
      throw error;
    });

  it('is tried again when what went wrong can heal', async () => {
    failWith(new JobError('rate_limited', undefined, { retryAfter: 0 }));
    failWith(new JobError('unavailable', undefined, { retryAfter: 0 }));
    const id = await askForDesigns(anna);
    await settled(test.app, id);
    expect(await rowOf(test, id)).toMatchObject({ status: 'completed', attempts: 3, error: null });
  });

  it('fails for good when it cannot heal, and says why', async () => {
    failWith(new JobError('refused'));
    const id = await askForDesigns(anna);
    await settled(test.app, id);
    expect(await rowOf(test, id)).toMatchObject({ status: 'failed', attempts: 1 });
    const { body } = await anna.get(`/api/designs/${id}`).expect(200);
    expect(body).toMatchObject({
      status: 'failed',
      error_code: 'refused',
      error: 'The provider refused this request. Please change the prompt or the picture.',
      image_url: null,
    });
  });

  it('is done once however often it is handed out', async () => {
    const calls = fake.calls.length;
    const id = await askForDesigns(anna);
    const runner = test.app.get(JobRunner);
    await Promise.all([runner.run(generateDesign, id), runner.run(generateDesign, id), runner.reconcile()]);
    await settled(test.app, id);
    expect(fake.calls.length - calls).toBe(1);
    expect(await rowOf(test, id)).toMatchObject({ status: 'completed', attempts: 1 });
  });

  it('outlasts a store that is away: its pictures are made once, and no attempt is used up', async () => {
    const objects = join(test.config.files.dir, 'objects');
    await mkdir(objects, { recursive: true });
    const calls = fake.calls.length;
    const refused = gate();
    const put = jest.spyOn(Files.prototype, 'put');
    put.mockImplementationOnce(function (this: Files, ...file) {
      put.mockRestore();
      return this.put(...file).finally(refused.open);
    });
    await rename(objects, `${objects}.away`);
    await writeFile(objects, 'no folder');
    const id = await askForDesigns(anna);
    await refused.opened;
    await rm(objects);
    await rename(`${objects}.away`, objects);
    await settled(test.app, id);
    expect(await rowOf(test, id)).toMatchObject({ status: 'completed', attempts: 1, error: null });
    expect(fake.calls.length - calls).toBe(1);
  });

  it('that is deleted while it runs ends cancelled, leaves no file, and comes back from the trash as cancelled', async () => {
    const before = (await storedFiles(test)).length;
    const started = gate();
    const deleted = gate();
    fake.next(async function* (request) {
      started.open();
      await deleted.opened;
      yield* pictures(request);
    });
    const id = await askForDesigns(anna);
    await started.opened;
    await anna.delete(`/api/designs/${id}`).expect(200);
    const heard = settled(test.app, id);
    deleted.open();
    await heard;
    await test.app.get(Queues).get(generateDesign).whenCurrentJobsFinished();
    expect(await rowOf(test, id)).toMatchObject({ status: 'failed', error_code: 'cancelled' });
    expect((await storedFiles(test)).length).toBe(before);
    const { body } = await anna.post(`/api/designs/${id}/restore`).expect(200);
    expect(body).toMatchObject({ id, status: 'failed', error: 'This was cancelled before it was finished.' });
  });
});

describe('two workers with one row', () => {
  let test: TestApp;
  let leases: Leases;
  let id: string;
  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api' }, { imageProviders: [new FakeProvider()] });
    leases = test.app.get(Leases);
    id = await askForDesigns(await person(test));
  });
  afterAll(() => test.close());

  it('cannot both have it, and the one whose lease ran out writes nothing any more', async () => {
    const first = await leases.take(generateDesign, id);
    expect(first).toMatchObject({ id, attempts: 1 });
    expect(await leases.take(generateDesign, id)).toBeUndefined();

    await test.app
      .get(DataSource)
      .query(`UPDATE design_requests SET leased_until = now() - interval '1 second' WHERE id = $1`, [id]);
    expect(await leases.due(generateDesign, { limit: 10 })).toMatchObject([{ id }]);
    const second = await leases.take(generateDesign, id);
    expect(second).toMatchObject({ attempts: 2 });
    if (!first || !second) throw new Error('not taken');

    const written: string[] = [];
    const write = (who: string) => () => Promise.resolve(void written.push(who));
    await expect(leases.renew(generateDesign, first, 50)).rejects.toThrow();
    await expect(leases.complete(generateDesign, first, write('first'))).rejects.toThrow();
    await expect(leases.fail(generateDesign, first, new JobError('timed_out'))).rejects.toThrow();
    await leases.renew(generateDesign, second, 50);
    await leases.renew(generateDesign, second, 10);
    expect(await rowOf(test, id)).toMatchObject({ status: 'processing', progress: 50 });
    await leases.complete(generateDesign, second, write('second'));
    expect(written).toEqual(['second']);
    expect(await leases.take(generateDesign, id)).toBeUndefined();
  });

  it('completes once, though it is asked again because the answer to the commit was lost', async () => {
    const other = await askForDesigns(await person(test));
    const lease = await leases.take(generateDesign, other);
    if (!lease) throw new Error('not taken');
    const write = jest.fn(() => Promise.resolve());
    await leases.complete(generateDesign, lease, write);
    await leases.complete(generateDesign, lease, write);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('undoes the mark when the result could not be written', async () => {
    const other = await askForDesigns(await person(test));
    const lease = await leases.take(generateDesign, other);
    if (!lease) throw new Error('not taken');
    await expect(leases.complete(generateDesign, lease, () => Promise.reject(new Error('disk full')))).rejects.toThrow(
      'disk full',
    );
    expect(await rowOf(test, other)).toMatchObject({ status: 'processing' });
  });
});

describe('an accepted request', () => {
  const opened: TestApp[] = [];
  const open = async (env: NodeJS.ProcessEnv, fake = new FakeProvider()) => {
    const app = await createTestApp(env, { imageProviders: [fake] });
    opened.push(app);
    return app;
  };
  // the last first: it may use the database of the one before
  afterEach(async () => {
    for (const app of opened.splice(0).reverse()) await app.close();
  });

  it('is done by the next worker although the queue lost everything', async () => {
    const api = await open({ ROLE: 'api' });
    const id = await askForDesigns(await person(api), { provider: 'studio' });
    await api.app.get(Queues).get(generateDesign).empty();
    const worker = await open({
      ROLE: 'worker',
      DATABASE_URL: api.config.database.url,
      DATA_DIR: join(api.config.files.dir, '..'),
    });
    await settled(worker.app, id);
    expect(await rowOf(api, id)).toMatchObject({ status: 'completed' });
  });

  it('survives a Redis that cannot be reached', async () => {
    const api = await open({ ROLE: 'api', REDIS_URL: 'redis://127.0.0.1:1' });
    const id = await askForDesigns(await person(api));
    expect(await api.app.get(Leases).due(generateDesign, { limit: 10 })).toMatchObject([{ id }]);
  });

  it('that is being worked on is finished before the process goes', async () => {
    const fake = new FakeProvider();
    const test = await open({}, fake);
    const started = gate();
    const closing = gate();
    fake.next(async function* (request) {
      started.open();
      await closing.opened;
      yield* pictures(request);
    });
    const id = await askForDesigns(await person(test));
    await started.opened;
    const reader = await open({ ROLE: 'api', DATABASE_URL: test.config.database.url });
    const closed = test.app.close();
    closing.open();
    await closed;
    expect(await rowOf(reader, id)).toMatchObject({ status: 'completed' });
  });
});
