import type { DiscoveryService } from '@nestjs/core';
import { Reflector } from '@nestjs/core';
import type { Queue } from 'bull';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config';
import { defineJob, type JobDefinition, type JobProcessor, type LeasedJob, Processes } from './job-definition';
import { JobRunner } from './job-runner';
import type { Leases } from './leases';
import type { QueueMetrics } from './queue-metrics';
import { type QueueConnections, RetryLater } from './queue-connections';
import { type JobPayload, Queues } from './queues';
import type { DiskSpace } from '../storage';
import type { JobTraces } from '../tracing';

const room = (isLow: boolean) => ({ isLow: () => Promise.resolve(isLow) }) as DiskSpace;

const traces = {
  continue: (_: string, __: string, work: (onEnd: () => void) => Promise<void>) => work(() => undefined),
} as unknown as JobTraces;
const metrics = { begin: () => () => undefined } as unknown as QueueMetrics;

const job = defineJob({ name: 'paint', table: 'paintings' });

@Processes(job)
class Painter {
  process = () => Promise.resolve();
}

@Processes(job)
class SecondPainter extends Painter {}

const queuesOf = (...jobs: JobDefinition[]) => {
  const queues = new Queues({ ready: false } as QueueConnections, {} as Leases);
  for (const one of jobs) queues.register(one, { on: () => undefined } as unknown as Queue<JobPayload>);
  return queues;
};
const discoveryOf = (...processors: (new () => JobProcessor)[]) =>
  ({
    getProviders: () => processors.map((metatype) => ({ metatype, instance: new metatype() })),
  }) as unknown as DiscoveryService;
const start = (jobs: JobDefinition[], ...processors: (new () => JobProcessor)[]) =>
  new JobRunner(
    discoveryOf(...processors),
    new Reflector(),
    queuesOf(...jobs),
    {} as Leases,
    { role: 'api' } as Config,
    room(false),
    {} as DataSource,
    metrics,
    traces,
  ).onApplicationBootstrap();

describe('the start of the application', () => {
  it('is refused while a job has no processor', () =>
    expect(() => start([job])).toThrow('The job paint has no processor.'));
  it('is refused when a job has two processors', () =>
    expect(() => start([job], Painter, SecondPainter)).toThrow('The job paint has two processors.'));
  it('is refused when no module registers the job of a processor', () =>
    expect(() => start([], Painter)).toThrow('The job paint has a processor, and no module that registers it.'));
  it('goes on when every job has one', () => expect(() => start([job], Painter)).not.toThrow());
  it.each([{ name: 'paint' }, { table: 'paintings' }])('is refused when two jobs share %j', (same) =>
    expect(() => queuesOf(job, { ...job, name: 'sculpt', table: 'sculptures', ...same })).toThrow(
      'has the name or the table of another, paint.',
    ),
  );
});

it('A job whose module is absent cannot be queued, and says why', () => {
  expect(() => queuesOf().get(job)).toThrow('The job paint has no module here: QueueModule.forFeature registers it.');
});

describe('a job that does not end in time when its worker stops', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes back to the queue at once, and the attempt does not count', async () => {
    @Processes(job)
    class SlowPainter implements JobProcessor {
      process = ({ signal }: LeasedJob) =>
        new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    }
    const lease = { id: 'one', userId: 'anna', fence: '1', attempts: 1, outageSince: null };
    const release = jest.fn(() => Promise.resolve());
    const leases = {
      take: () => Promise.resolve(lease),
      renew: () => Promise.resolve(),
      release,
    } as unknown as Leases;
    const queues = {
      jobs: [job],
      get: () => ({ process: () => Promise.resolve() }),
      fill: () => undefined,
      fillAll: () => Promise.resolve(),
      stopTaking: () => Promise.resolve(),
    } as unknown as Queues;
    const config = { role: 'worker' } as Config;
    const runner = new JobRunner(
      discoveryOf(SlowPainter),
      new Reflector(),
      queues,
      leases,
      config,
      room(false),
      {} as DataSource,
      metrics,
      traces,
    );
    runner.onApplicationBootstrap();

    const handedBack = expect(runner.run(job, 'one')).rejects.toEqual(new RetryLater(0));
    const stopped = runner.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(10_000);
    await stopped;
    await handedBack;
    expect(release).toHaveBeenCalledWith(job, lease, 'shutdown', 0);
  });
});

it('a job that is not taken yet waits, untouched, while the disk is nearly full', async () => {
  const untouched = {} as Leases;
  const queues = { enqueue: () => undefined } as unknown as Queues;
  const runner = new JobRunner(
    {} as DiscoveryService,
    new Reflector(),
    queues,
    untouched,
    {} as Config,
    room(true),
    {} as DataSource,
    metrics,
    traces,
  );
  await expect(runner.run(job, 'one')).rejects.toEqual(new RetryLater(5_000));
});
