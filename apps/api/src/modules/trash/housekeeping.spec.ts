import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config';
import type { CallJournal } from '../../platform/ai';
import type { Files } from '../../platform/storage';
import type { AccessCleanup } from '../auth';
import { Housekeeping } from './housekeeping';
import type { TrashService } from './trash.service';

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation()));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A database that always says that it is this process's turn. */
const itsTurn = {
  transaction: (work: (tx: unknown) => Promise<boolean>) =>
    work({ query: (sql: string) => Promise.resolve(sql.includes('FROM chores') ? [] : [{}]) }),
} as unknown as DataSource;

/** Housekeeping whose steps do as told, and the names of those that were taken. */
function housekeeping(role: Config['role'], failing: string[] = []) {
  const taken: string[] = [];
  const step = (name: string) => () => {
    taken.push(name);
    return failing.includes(name) ? Promise.reject(new Error(`no ${name}`)) : Promise.resolve(0);
  };
  const subject = new Housekeeping(
    itsTurn,
    { purgeExpired: step('trash') } as unknown as TrashService,
    { arePaired: step('pairing'), sweep: step('files') } as unknown as Files,
    { removeBefore: step('provider calls') } as unknown as CallJournal,
    { role } as Config,
    { removeExpired: step('access') } as unknown as AccessCleanup,
  );
  return { subject, taken };
}

it('goes on with everything else when one step cannot be done, and says which', async () => {
  const { subject, taken } = housekeeping('worker', ['access', 'trash']);
  await subject.run();
  expect(taken).toEqual(['access', 'trash', 'provider calls', 'files']);
  expect(warn.mock.calls.map(([, sentence]: string[]) => sentence)).toEqual([
    'access: not finished',
    'trash: not finished',
  ]);
});

it('is done at the start of a worker, once it is known that store and database belong together, not only an hour later', async () => {
  const { subject, taken } = housekeeping('worker');
  await subject.onApplicationBootstrap();
  await new Promise(setImmediate);
  subject.beforeApplicationShutdown();
  expect(taken).toEqual(['pairing', 'access', 'trash', 'provider calls', 'files']);
});

it('is done again every hour, until the process stops', async () => {
  jest.useFakeTimers();
  const { subject, taken } = housekeeping('worker');
  const hours = async (count: number) => {
    await jest.advanceTimersByTimeAsync(count * 60 * 60 * 1_000);
    return taken.filter((step) => step === 'files').length;
  };
  await subject.onApplicationBootstrap();
  expect([await hours(0), await hours(1), await hours(2)]).toEqual([1, 2, 4]);
  subject.beforeApplicationShutdown();
  expect(await hours(2)).toBe(4);
});

it('is no business of a process that only answers', async () => {
  const { subject, taken } = housekeeping('api');
  await subject.onApplicationBootstrap();
  expect(taken).toEqual([]);
});

it('begins nothing any more once the process stops, and keeps to itself what the end broke', async () => {
  const { subject, taken } = housekeeping('worker', ['access']);
  const running = subject.run();
  subject.beforeApplicationShutdown();
  await running;
  expect(taken).toEqual(['access']);
  expect(warn).not.toHaveBeenCalled();
});
