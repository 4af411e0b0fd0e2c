import { Logger } from '@nestjs/common';
import { Outage } from '../errors';
import { Attempt, backoffMs, outagePauseMs } from './attempt';
import { defineJob, type JobProcessor, type LeasedJob } from './job-definition';
import { type FailureReason, JobError } from './job-error';
import { type Lease, LeaseLost, type Leases } from './leases';
import { RetryLater } from './queue-connections';

const MINUTE = 60_000;
const job = defineJob({ name: 'paint', table: 'paintings', attempts: 3, deadline: 60 });
const never = new AbortController().signal;
const databaseAway = () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

const fakeLeases = () => ({
  renew: jest.fn(() => Promise.resolve()),
  complete: jest.fn(() => Promise.resolve()),
  fail: jest.fn<Promise<void>, Parameters<Leases['fail']>>(() => Promise.resolve()),
  release: jest.fn<Promise<void>, Parameters<Leases['release']>>(() => Promise.resolve()),
});
let leases: ReturnType<typeof fakeLeases>;

/** Runs one attempt, with as much time as it wants. @returns the error by which it asks for another */
async function run(process: JobProcessor['process'], lease: Partial<Lease> = {}, stop = never) {
  const whole: Lease = { id: 'one', userId: 'anna', fence: '1', attempts: 1, outageSince: null, ...lease };
  let over = false;
  const ended = new Attempt(job, whole, leases as unknown as Leases, stop)
    .run({ process })
    .catch((error: unknown) => error)
    .finally(() => (over = true));
  while (!over) await jest.advanceTimersByTimeAsync(1_000);
  return ended;
}

function expectNothingWritten(): void {
  expect(leases.fail).not.toHaveBeenCalled();
  expect(leases.release).not.toHaveBeenCalled();
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  jest.spyOn(Logger.prototype, 'error').mockImplementation();
  leases = fakeLeases();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the wait before another attempt', () => {
  it('doubles with each attempt, up to a minute', () =>
    expect([1, 2, 3, 10].map((attempt) => backoffMs(attempt, undefined, 1))).toEqual([2_000, 4_000, 8_000, 60_000]));
  it('varies, so that what failed together does not come back together', () =>
    expect(backoffMs(1, undefined, 0)).toBe(1_000));
  it('is what the other side asked for, up to ten minutes', () =>
    expect([backoffMs(1, 7), backoffMs(1, 86_400)]).toEqual([7_000, 600_000]));
  it('is as long again as an outage has lasted, up to a minute', () =>
    expect([0, 30_000, MINUTE * 10].map((lasted) => outagePauseMs(lasted, 1))).toEqual([2_000, 30_000, MINUTE]));
});

describe('an attempt', () => {
  it('completes its row once', async () => {
    expect(await run((leased) => leased.complete(() => Promise.resolve()))).toBeUndefined();
    expect(leases.complete).toHaveBeenCalledTimes(1);
    expect(leases.fail).not.toHaveBeenCalled();
  });

  it('whose processor ends without a result is a failure', async () => {
    expect(await run(() => Promise.resolve())).toBeInstanceOf(RetryLater);
    expect(leases.release).toHaveBeenCalledWith(job, expect.anything(), 'failure', expect.any(Number));
  });

  it('is ended at its deadline, even when its processor does not listen', async () => {
    const deaf = () => new Promise<void>(() => undefined);
    expect(await run(deaf)).toBeInstanceOf(RetryLater);
    expect(leases.release).toHaveBeenCalledWith(job, expect.anything(), 'failure', expect.any(Number));
  });

  it('has its time anew with each step that it has done', async () => {
    const steps = async (leased: LeasedJob) => {
      for (let step = 1; step <= 3; step++) {
        await new Promise((resolve) => setTimeout(resolve, 50_000));
        await leased.progress(step * 25);
      }
      await leased.complete(() => Promise.resolve());
    };
    expect(await run(steps)).toBeUndefined();
    expectNothingWritten();
  });

  it('that was the last one says that it took too long', async () => {
    await run(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)), { attempts: 3 });
    expect(leases.fail.mock.lastCall?.[2]).toMatchObject({ reason: 'timed_out' });
  });

  it.each<[string, FailureReason, number, boolean]>([
    ['what can heal is tried again', 'rate_limited', 2, false],
    ['what can heal fails with the last attempt', 'rate_limited', 3, true],
    ['what cannot heal fails at once', 'refused', 1, true],
  ])('%s', async (_, reason, attempts, fails) => {
    const again = await run(() => Promise.reject(new JobError(reason)), { attempts });
    expect([leases.fail.mock.calls.length, again instanceof RetryLater]).toEqual(fails ? [1, false] : [0, true]);
    if (fails) expect(leases.fail.mock.lastCall?.[2]).toMatchObject({ reason });
  });

  it('says nothing of the inside when something unforeseen happens', async () => {
    await run(() => Promise.reject(new Error('relation "secret" cannot be opened')), { attempts: 3 });
    expect(leases.fail.mock.lastCall?.[2]).toMatchObject({
      reason: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
  });

  it('writes nothing when its row was taken away', async () => {
    leases.renew.mockRejectedValue(new LeaseLost());
    await run(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
    expectNothingWritten();
  });
});

describe('an outage', () => {
  /** Fails until this many milliseconds have gone by. */
  const awayFor = (ms: number, error: () => Error = () => new Outage('the store of pictures')) => {
    const until = Date.now() + ms;
    return () => (Date.now() < until ? Promise.reject(error()) : Promise.resolve());
  };

  it('of 15 minutes is outlasted with the result in hand: the work is done once, and its time does not run', async () => {
    const work = jest.fn(async (leased: LeasedJob) => {
      await leased.outlast(awayFor(15 * MINUTE));
      await leased.complete(() => Promise.resolve());
    });
    expect(await run(work)).toBeUndefined();
    expect([work.mock.calls.length, leases.complete.mock.calls.length]).toEqual([1, 1]);
    expectNothingWritten();
  });

  it('of the database is outlasted while the result is written', async () => {
    leases.complete.mockImplementation(awayFor(15 * MINUTE, databaseAway));
    expect(await run((leased) => leased.complete(() => Promise.resolve()))).toBeUndefined();
    expectNothingWritten();
  });

  it('of the database does not stop the work under way', async () => {
    leases.renew.mockRejectedValue(databaseAway());
    expect(
      await run(async (leased) => {
        await leased.progress(50);
        await leased.complete(() => Promise.resolve());
      }),
    ).toBeUndefined();
  });

  it('gives the row back without counting the attempt, be it the last', async () => {
    const away = () => Promise.reject(new Outage('the store of pictures'));
    expect(await run(away, { attempts: 3 })).toBeInstanceOf(RetryLater);
    expect(leases.release).toHaveBeenCalledWith(job, expect.anything(), 'outage', expect.any(Number));
    expect(leases.fail).not.toHaveBeenCalled();
  });

  it('of the network on the way to a provider is one too', async () => {
    const unreachable = new JobError('unavailable', undefined, { cause: databaseAway() });
    await run(() => Promise.reject(unreachable));
    expect(leases.release.mock.lastCall?.[2]).toBe('outage');
  });

  it('is waited for until the database can take the answer', async () => {
    leases.release.mockImplementation(awayFor(60 * MINUTE, databaseAway));
    expect(await run(() => Promise.reject(databaseAway()))).toBeInstanceOf(RetryLater);
  });

  it('that lasts longer than 20 minutes fails the job, and the sentence says what was wrong', async () => {
    const outageSince = (minutes: number) => ({ outageSince: new Date(Date.now() - minutes * MINUTE) });
    await run(() => Promise.reject(new Outage('the store of pictures')), outageSince(19));
    expect(leases.fail).not.toHaveBeenCalled();
    await run(() => Promise.reject(new Outage('the store of pictures')), outageSince(21));
    expect(leases.fail.mock.lastCall?.[2]).toMatchObject({
      reason: 'unavailable',
      message: 'A part of the product that this needs was away for too long. Please try again.',
    });
  });
});
