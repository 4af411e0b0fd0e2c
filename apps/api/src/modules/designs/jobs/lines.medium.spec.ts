import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { FakeProvider, pictures } from '../../../../test/fake-provider';
import { askForDesigns } from '../../../../test/factories';
import { type Person, person } from '../../../../test/people';
import { settled } from '../../../../test/settled';
import { createTestApp, type TestApp } from '../../../../test/test-app';
import { JobRunner, Leases, Queues } from '../../../platform/queue';
import { generateDesign } from './generate-design.job';

const accept = async (who: Person, n: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < n; i++) ids.push(await askForDesigns(who, { prompt: `Logo ${i}` }));
  return ids;
};

describe('the lines before the workers', () => {
  let test: TestApp;
  let fake: FakeProvider;
  let open: () => void = () => undefined;
  beforeEach(async () => {
    fake = new FakeProvider();
    test = await createTestApp({}, { imageProviders: [fake] });
  });
  afterEach(() => test.close());

  /** The next pictures of this many requests are not finished before `open` is called. */
  const hold = (requests: number) => {
    const opened = new Promise<void>((resolve) => (open = resolve));
    for (let i = 0; i < requests; i++)
      fake.next(async function* (request) {
        await opened;
        yield* pictures(request);
      });
  };

  it('let somebody pass who wants one picture, while another has asked for twenty', async () => {
    const [greedy, other] = await Promise.all([person(test), person(test)]);
    hold(generateDesign.share);
    const many = await accept(greedy, 20);
    const [one] = await accept(other, 1);
    await settled(test.app, one ?? '');
    open();
    for (const id of many) await settled(test.app, id);
  });

  it('move on although all that stood first was cancelled', async () => {
    const anna = await person(test);
    hold(generateDesign.share);
    const ids = await accept(anna, generateDesign.share + 2);
    for (const id of ids.slice(0, -1)) await anna.delete(`/api/designs/${id}`).expect(200);
    open();
    await settled(test.app, ids.at(-1) ?? '');
  });
});

it('The head of every line is queued again when the queue has lost everything', async () => {
  const test = await createTestApp({ ROLE: 'api' }, { imageProviders: [new FakeProvider()] });
  const [anna, ben] = await Promise.all([person(test), person(test)]);
  const annas = await accept(anna, generateDesign.share + 1);
  const bens = await accept(ben, 1);
  const queue = test.app.get(Queues).get(generateDesign);
  await queue.empty();
  await test.app.get(JobRunner).reconcile();
  const waiting = (await queue.getWaiting()).map(({ data }) => data.id);
  expect(waiting.sort()).toEqual([...annas.slice(0, generateDesign.share), ...bens].sort());
  await test.close();
});

it('A line is read from its index', async () => {
  const test = await createTestApp({ ROLE: 'api' });
  const query = jest.spyOn(DataSource.prototype, 'query');
  await test.app.get(Leases).due(generateDesign, { userId: randomUUID(), limit: 10 });
  const [sql = '', parameters = []] = query.mock.lastCall ?? [];
  query.mockRestore();
  const plan = await test.app.get(DataSource).transaction(async (tx) => {
    // the table is empty
    await tx.query('SET LOCAL enable_seqscan = off');
    return tx.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, parameters);
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan using design_requests_open/);
  await test.close();
});
