import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createTestApp } from '../../../test/test-app';
import { JobRunner } from './job-runner';
import { LEASE_SECONDS } from './leases';
import { Queues } from './queues';

describe('While Redis takes connections and never answers', () => {
  const silent = createServer();
  beforeAll(() => once(silent.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => silent.close());

  // a rejection that nobody handles would end the process, and fails this test
  it('the application starts, and stops in order', async () => {
    const { port } = silent.address() as AddressInfo;
    const test = await createTestApp({ REDIS_URL: `redis://127.0.0.1:${port}` });
    await test.close();
  });
});

it('The lease of a dead worker is over before Bull hands its job out again', async () => {
  const test = await createTestApp({ ROLE: 'api' });
  const queues = test.app.get(Queues);
  const settings = queues.jobs.map(
    (job) => queues.get(job) as unknown as { settings: { lockDuration: number; lockRenewTime: number } },
  );
  const leastLeftMs = settings.map(({ settings: { lockDuration, lockRenewTime } }) => lockDuration - lockRenewTime);
  expect(Math.min(...leastLeftMs)).toBeGreaterThanOrEqual(LEASE_SECONDS * 1_000);
  await test.close();
});

it('A worker that stops leaves what waits to the others', async () => {
  const test = await createTestApp({ ROLE: 'worker' });
  const queues = test.app.get(Queues);
  const paused = () => Promise.all(queues.jobs.map((job) => queues.get(job).isPaused(true)));
  await Promise.all(queues.jobs.map((job) => queues.get(job).isReady()));
  expect(await paused()).not.toContain(true);
  await test.app.get(JobRunner).beforeApplicationShutdown();
  expect(await paused()).not.toContain(false);
  await test.close();
});
