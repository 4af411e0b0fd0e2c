import type { DiscoveryService } from '@nestjs/core';
import { Reflector } from '@nestjs/core';
import type { Config } from '../../config';
import { defineJob, Processes } from './job-definition';
import { JobRunner, backoffMs } from './job-runner';
import type { Leases } from './leases';
import type { Queues } from './queues';

const job = defineJob({ name: 'paint', table: 'paintings', concurrency: 1, attempts: 3 });

@Processes(job)
class Painter {
  process = () => Promise.resolve();
}

@Processes(job)
class SecondPainter extends Painter {}

const start = (...processors: (new () => Painter)[]) => {
  const discovery = { getProviders: () => processors.map((metatype) => ({ metatype, instance: new metatype() })) } as unknown as DiscoveryService;
  new JobRunner(discovery, new Reflector(), {} as Queues, {} as Leases, { role: 'api' } as Config).onApplicationBootstrap();
};

describe('the start of the application', () => {
  it('is refused while a job has no processor', () => expect(() => start()).toThrow('The job paint has no processor.'));
  it('is refused when a job has two processors', () => expect(() => start(Painter, SecondPainter)).toThrow('The job paint has two processors.'));
  it('goes on when every job has one', () => expect(() => start(Painter)).not.toThrow());
  it('is refused when two jobs have one name', () => expect(() => defineJob(job)).toThrow('The job paint is defined twice.'));
});

describe('the wait before another attempt', () => {
  it('doubles with each attempt, up to a minute', () => expect([1, 2, 3, 10].map((attempt) => backoffMs(attempt, undefined, 1))).toEqual([2_000, 4_000, 8_000, 60_000]));
  it('varies, so that what failed together does not come back together', () => expect(backoffMs(1, undefined, 0)).toBe(1_000));
  it('is what the other side asked for, up to ten minutes', () => expect([backoffMs(1, 7), backoffMs(1, 86_400)]).toEqual([7_000, 600_000]));
});
