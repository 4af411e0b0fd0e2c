import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { createDatabase } from '../../../test/database';
import type { Config } from '../../config';
import { dataSourceOptions } from '../../database';
import { type FailureReason, JobError } from '../queue';
import { CallJournal } from './call-journal';
import type { GeneratedImage, ImageProvider, ProviderCall } from './image-provider';
import { PictureCalls, type PicturePart } from './picture-calls';
import { ProviderCallRow, ProviderPicture } from './provider-call.entity';
import { ProviderTurns } from './provider-turns';
import { ProviderUse } from './provider-use.entity';
import { Usage } from './usage';

const provider = { id: 'hosted', model: 'h-1', unit: 'credits', perCall: 2, parallel: 3 } as ImageProvider;
const picture = (seed: number): GeneratedImage => ({ image: Buffer.from(`picture ${seed}`), seed, notes: [] });
type Ask = (part: PicturePart, call: ProviderCall) => AsyncIterable<GeneratedImage>;
const paint: Ask = async function* ({ n, seed }, call) {
  await Promise.resolve();
  call.charge(10 * n);
  for (let i = 0; i < n; i++) yield picture(seed + i);
};
const failing = (reason: FailureReason, options?: ConstructorParameters<typeof JobError>[2]): Ask =>
  // eslint-disable-next-line require-yield -- it fails before there is a picture
  async function* () {
    await Promise.resolve();
    throw new JobError(reason, undefined, options);
  };

describe('the requests of a job to a hosted provider', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let source: DataSource;
  let journal: CallJournal;
  let calls: PictureCalls;
  let job: { id: string; userId: string; signal: AbortSignal; outlast: <T>(work: () => Promise<T>) => Promise<T> };
  beforeAll(async () => {
    database = await createDatabase();
    const entities = [ProviderCallRow, ProviderPicture, ProviderUse];
    source = await new DataSource(dataSourceOptions(database, { entities })).initialize();
    journal = new CallJournal(source);
    const usage = new Usage(source, { budgetOf: () => undefined } as unknown as Config);
    calls = new PictureCalls(new ProviderTurns(), usage, journal, source);
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });
  beforeEach(() => {
    const userId = randomUUID();
    job = { id: randomUUID(), userId, signal: new AbortController().signal, outlast: (work) => work() };
  });

  const make = async (n: number, ask: Ask, changes: Partial<ImageProvider> = {}) => {
    const made: GeneratedImage[] = [];
    const order = { provider: { ...provider, ...changes }, purpose: 'text-to-image', job, n, seed: 7, ask };
    for await (const one of calls.make(order)) made.push(one);
    return made.sort((a, b) => (a.seed ?? 0) - (b.seed ?? 0));
  };
  const uses = () => source.manager.findBy(ProviderUse, { userId: job.userId });
  const openCalls = () => source.manager.findBy(ProviderCallRow, { jobId: job.id });

  it('are as many as it takes, side by side, each with seeds of its own', async () => {
    const parts: PicturePart[] = [];
    let goOn: () => void = () => undefined;
    const allAreThere = new Promise<void>((resolve) => (goOn = resolve));
    const made = await make(5, async function* (part, call) {
      if (parts.push(part) === 3) goOn();
      await allAreThere;
      yield* paint(part, call);
    });
    expect(parts.sort((a, b) => a.seed - b.seed)).toEqual([
      { n: 2, seed: 7 },
      { n: 2, seed: 9 },
      { n: 1, seed: 11 },
    ]);
    expect(made.map(({ seed }) => seed)).toEqual([7, 8, 9, 10, 11]);
    expect((await uses()).map(({ units, unit, purpose }) => [units, unit, purpose]).sort()).toEqual([
      [10, 'credits', 'text-to-image'],
      [20, 'credits', 'text-to-image'],
      [20, 'credits', 'text-to-image'],
    ]);
  });

  it('that were answered are not sent again when another of them has failed', async () => {
    const asked: number[] = [];
    const oneFails: Ask = (part, call) => {
      asked.push(part.seed);
      return (part.seed === 9 && !asked.slice(0, -1).includes(9) ? failing('rate_limited', { retryAfter: 3 }) : paint)(
        part,
        call,
      );
    };
    await expect(make(4, oneFails)).rejects.toMatchObject({ reason: 'rate_limited', retryAfter: 3 });
    const made = await make(4, oneFails);
    expect(asked.sort((a, b) => a - b)).toEqual([7, 9, 9]);
    expect(made).toEqual([7, 8, 9, 10].map(picture));
    expect(await uses()).toHaveLength(2);
  });

  it('give what could be made, and say what could not', async () => {
    const made = await make(4, (part, call) => (part.seed === 7 ? failing('refused') : paint)(part, call));
    expect(made.map(({ seed }) => seed)).toEqual([9, 10]);
    expect(made.flatMap(({ notes }) => notes)).toEqual([
      '2 of 4 pictures could not be made. The provider refused this request. Please change the prompt or the picture.',
    ]);
  });

  it('fail with their reason when nothing could be made', async () => {
    await expect(make(4, failing('refused'))).rejects.toMatchObject({ reason: 'refused' });
    expect(await openCalls()).toEqual([]);
  });

  it.each([['timed_out' as const], ['unavailable' as const]])(
    'are not sent again once their answer was lost (%s): they may have been charged for',
    async (reason) => {
      await expect(make(1, failing(reason, { mayBeDone: true }))).rejects.toMatchObject({
        reason: 'unanswered',
        canHeal: false,
      });
      const again = jest.fn(paint);
      await expect(make(1, again)).rejects.toMatchObject({ reason: 'unanswered' });
      expect(again).not.toHaveBeenCalled();
    },
  );

  it('are sent again where that costs nothing', async () => {
    const lost = failing('timed_out', { mayBeDone: true });
    await expect(make(1, lost, { repeatable: true })).rejects.toMatchObject({ reason: 'timed_out', canHeal: true });
    expect(await make(1, paint, { repeatable: true })).toHaveLength(1);
  });

  it('of a worker that died are not sent again', async () => {
    await journal.begin({ jobId: job.id, step: 0 });
    const asked = jest.fn(paint);
    await expect(make(1, asked)).rejects.toMatchObject({ reason: 'unanswered' });
    expect(asked).not.toHaveBeenCalled();
  });

  it('that the provider has taken on are resumed by their ticket', async () => {
    const tickets: (string | undefined)[] = [];
    const takenOn: Ask = async function* (part, call) {
      tickets.push(call.ticket);
      if (call.ticket) return yield* paint(part, call);
      await call.keep('job-of-theirs');
      throw new JobError('timed_out');
    };
    await expect(make(1, takenOn)).rejects.toMatchObject({ reason: 'timed_out', canHeal: true });
    expect(await make(1, takenOn)).toEqual([picture(7)]);
    expect(tickets).toEqual([undefined, 'job-of-theirs']);
  });

  it('that the provider has taken on and given up are asked for anew', async () => {
    const givenUp: Ask = async function* (part, call) {
      if (!call.ticket) await call.keep('job-of-theirs');
      yield* failing('bad_output')(part, call);
    };
    await expect(make(1, givenUp)).rejects.toMatchObject({ reason: 'bad_output' });
    expect(await openCalls()).toEqual([]);
  });

  it('cost what was charged, also where nothing came of it', async () => {
    const withheld: Ask = async function* (part, call) {
      call.charge(40);
      yield* failing('refused')(part, call);
    };
    await expect(make(1, withheld)).rejects.toMatchObject({ reason: 'refused' });
    expect(await uses()).toMatchObject([{ units: 40 }]);
  });

  it('end together when the job is cancelled', async () => {
    const cancel = new AbortController();
    job.signal = cancel.signal;
    const [begun, ended]: [number[], number[]] = [[], []];
    const waits: Ask = async function* ({ seed }) {
      if (begun.push(seed) === 2) cancel.abort(new Error('cancelled by the user'));
      await new Promise<void>((resolve) => {
        if (cancel.signal.aborted) resolve();
        cancel.signal.addEventListener('abort', () => resolve());
      });
      ended.push(seed);
      cancel.signal.throwIfAborted();
      yield picture(seed);
    };
    await expect(make(4, waits)).rejects.toThrow('cancelled by the user');
    expect(ended.sort()).toEqual([7, 9]);
  });

  it('leave nothing behind once the job is done, or a day has passed', async () => {
    await make(3, paint);
    expect(await openCalls()).toHaveLength(2);
    await source.transaction((tx) => journal.forget(tx, job.id));
    expect(await openCalls()).toEqual([]);
    await journal.begin({ jobId: job.id, step: 0 });
    await journal.removeBefore(new Date(Date.now() - 60_000));
    expect(await openCalls()).toHaveLength(1);
    await journal.removeBefore(new Date(Date.now() + 60_000));
    expect(await openCalls()).toEqual([]);
    expect(await source.manager.countBy(ProviderPicture, { jobId: job.id })).toBe(0);
  });

  it('of what is built in are none, and nothing is counted', async () => {
    expect(await make(3, paint, { unit: undefined })).toHaveLength(3);
    expect([await openCalls(), await uses()]).toEqual([[], []]);
  });
});
