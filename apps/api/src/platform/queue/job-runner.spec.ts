import type { DiscoveryService } from '@nestjs/core';
import { Reflector } from '@nestjs/core';
import type { Config } from '../../config';
import { defineJob, type JobProcessor, type LeasedJob, Processes } from './job-definition';
import { JobRunner, backoffMs } from './job-runner';
import type { Leases } from './leases';
import { RetryLater } from './queue-connections';
import type { Queues } from './queues';
import type { DiskSpace } from '../storage';

const room = (isLow: boolean) => ({ isLow: () => Promise.resolve(isLow) }) as DiskSpace;

const job = defineJob({ name: 'paint', table: 'paintings', concurrency: 1, share: 1, attempts: 3 });

@Processes(job)
class Painter {
  process = () => Promise.resolve();
}

@Processes(job)
class SecondPainter extends Painter {}

const start = (...processors: (new () => Painter)[]) => {
  const discovery = {
    getProviders: () => processors.map((metatype) => ({ metatype, instance: new metatype() })),
  } as unknown as DiscoveryService;
  new JobRunner(
    discovery,
    new Reflector(),
    {} as Queues,
    {} as Leases,
    { role: 'api' } as Config,
    room(false),
  ).onApplicationBootstrap();
};

describe('the start of the application', () => {
  it('is refused while a job has no processor', () => expect(() => start()).toThrow('The job paint has no processor.'));
  it('is refused when a job has two processors', () =>
    expect(() => start(Painter, SecondPainter)).toThrow('The job paint has two processors.'));
  it('goes on when every job has one', () => expect(() => start(Painter)).not.toThrow());
  it('is refused when two jobs have one name', () =>
    expect(() => defineJob(job)).toThrow('The job paint is defined twice.'));
});

describe('the wait before another attempt', () => {
  it('doubles with each attempt, up to a minute', () =>
    expect([1, 2, 3, 10].map((attempt) => backoffMs(attempt, undefined, 1))).toEqual([2_000, 4_000, 8_000, 60_000]));
  it('varies, so that what failed together does not come back together', () =>
    expect(backoffMs(1, undefined, 0)).toBe(1_000));
  it('is what the other side asked for, up to ten minutes', () =>
    expect([backoffMs(1, 7), backoffMs(1, 86_400)]).toEqual([7_000, 600_000]));
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
    const lease = { id: 'one', userId: 'anna', fence: '1', attempts: 1 };
    const release = jest.fn(() => Promise.resolve());
    const leases = {
      take: () => Promise.resolve(lease),
      renew: () => Promise.resolve(),
      release,
      due: () => Promise.resolve([]),
    } as unknown as Leases;
    const queues = {
      get: () => ({ process: () => Promise.resolve() }),
      enqueue: () => undefined,
      stopTaking: () => Promise.resolve(),
    } as unknown as Queues;
    const discovery = {
      getProviders: () => [{ metatype: SlowPainter, instance: new SlowPainter() }],
    } as unknown as DiscoveryService;
    const runner = new JobRunner(discovery, new Reflector(), queues, leases, { role: 'worker' } as Config, room(false));
    runner.onApplicationBootstrap();

    const handedBack = expect(runner.run(job, 'one')).rejects.toEqual(new RetryLater(0));
    const stopped = runner.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(10_000);
    await stopped;
    await handedBack;
    expect(release).toHaveBeenCalledWith(job, lease, { refund: true });
  });
});

it('a job that is not taken yet waits, untouched, while the disk is nearly full', async () => {
  const untouched = {} as Leases;
  const queues = { enqueue: () => undefined } as unknown as Queues;
  const runner = new JobRunner({} as DiscoveryService, new Reflector(), queues, untouched, {} as Config, room(true));
  await expect(runner.run(job, 'one')).rejects.toEqual(new RetryLater(5_000));
});
