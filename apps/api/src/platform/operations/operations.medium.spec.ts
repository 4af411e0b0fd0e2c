import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import request from 'supertest';
import { FakeProvider, pictures } from '../../../test/fake-provider';
import { askForDesigns, createBrand } from '../../../test/factories';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { JobError, JobRunner, Queues } from '../queue';
import { BOARD_PATH } from './board';
import { PASS_SECONDS, readPass, signPass } from './board-pass';

const OPERATOR = randomUUID();
const ENV = { OPERATORS: ` Ada@example.com, ${OPERATOR.toUpperCase()}@Example.com ` };
const OURS = { 'Sec-Fetch-Site': 'same-origin' };

const passOf = async (who: Person) => {
  const answer = await who.post('/api/operations/pass').expect(204);
  return String(answer.headers['set-cookie']);
};
const valueOf = (cookie: string) => cookie.split(';')[0] ?? '';

/** What the board does, as an operator's browser asks for it. */
const boardOf = ({ app }: TestApp, cookie: string) => ({
  get: (path = '/') => request(app.getHttpServer()).get(`${BOARD_PATH}${path}`).set('Cookie', cookie),
  ask: (method: 'put' | 'post' | 'patch' | 'delete', path: string) => {
    const { [method]: send } = request(app.getHttpServer());
    return send(`${BOARD_PATH}/api/queues/${path}`).set({ Cookie: cookie, ...OURS });
  },
  put: (path: string, headers: Record<string, string> = OURS) =>
    request(app.getHttpServer())
      .put(`${BOARD_PATH}/api/queues/${path}`)
      .set({ Cookie: cookie, ...headers }),
});
type Board = ReturnType<typeof boardOf>;

const shown = async (board: Board, status: string, queue = 'generate-design') => {
  const { body } = await board
    .get(`/api/queues?activeQueue=${queue}&status=${status}&page=1&jobsPerPage=10`)
    .expect(200);
  const found = (body.queues as { name: string; jobs: { id: string; failedReason?: string }[]; counts: object }[]).find(
    ({ name }) => name === queue,
  );
  return { ids: found?.jobs.map(({ id }) => id), counts: found?.counts, jobs: found?.jobs };
};

describe('the pass to the operators’ board', () => {
  let test: TestApp;
  let operator: Person;
  beforeAll(async () => {
    test = await createTestApp({ ROLE: 'api', ...ENV });
    operator = await person(test, OPERATOR);
  });
  afterAll(() => test.close());

  it('is for people whose address stands in OPERATORS, in any case; for others there is no such page', async () => {
    await operator.post('/api/operations/pass').expect(204);
    const other = await person(test);
    await other.post('/api/operations/pass').expect(404);
    await request(test.app.getHttpServer()).post('/api/operations/pass').expect(403); // no CSRF token, before all else
    expect((await operator.get('/api/usage').expect(200)).body.is_operator).toBe(true);
    expect((await other.get('/api/usage').expect(200)).body.is_operator).toBe(false);
  });

  it('is a cookie of half an hour that scripts and other sites cannot use, sent to the board alone', async () => {
    expect(await passOf(operator)).toMatch(
      /^operations=[\w.-]+; Max-Age=1800; Path=\/operations\/queues; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
  });

  it('opens the board, whose page runs no script of its own text and asks nobody else for anything', async () => {
    const { headers, text } = await boardOf(test, valueOf(await passOf(operator)))
      .get()
      .expect(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toMatch(/https?:/);
    expect(text.match(/<script(?! defer src="static|[^>]*type="application\/json")/g)).toBeNull();
  });

  it.each<[string, (pass: string) => Promise<string> | string]>([
    ['no cookie', () => ''],
    ['an empty one', () => 'operations='],
    ['a changed one', (pass) => `${pass}x`],
    ['an access token', () => 'operations=eyJhbGciOiJub25lIn0.e30.'],
    [
      'one that has expired',
      async () => {
        jest.useFakeTimers({ now: Date.now() - (PASS_SECONDS + 1) * 1_000, doNotFake: ['nextTick', 'setImmediate'] });
        try {
          return `operations=${await signPass(test.config, { id: OPERATOR, email: `${OPERATOR}@example.com` })}`;
        } finally {
          jest.useRealTimers();
        }
      },
    ],
    [
      'that of somebody who is no operator any more',
      async () =>
        `operations=${await signPass(test.config, { id: OPERATOR, email: 'bob@example.com', sessionId: OPERATOR })}`,
    ],
    [
      'one without a session',
      async () => `operations=${await signPass(test.config, { id: OPERATOR, email: `${OPERATOR}@example.com` })}`,
    ],
  ])('opens nothing when it is %s', async (_, make) => {
    const board = boardOf(test, await make(valueOf(await passOf(operator))));
    for (const path of ['/', '/api/queues', '/static/css/any.css']) {
      const { body } = await board.get(path).expect(404);
      expect(body.status_code).toBe(404);
    }
    await board.put(`generate-design/${OPERATOR}/retry`).expect(404);
  });

  it('ends with the session', async () => {
    const board = boardOf(test, valueOf(await passOf(operator)));
    await board.get('/api/queues').expect(200);
    await operator.post('/auth/v1/logout').expect(204);
    await board.get('/api/queues').expect(404);
    await operator.post('/api/operations/pass').expect(401);
  });

  it('is no access token', async () => {
    const pass = await signPass(test.config, { id: OPERATOR, email: `${OPERATOR}@example.com`, sessionId: OPERATOR });
    await request(test.app.getHttpServer()).get('/api/usage').set('Authorization', `Bearer ${pass}`).expect(401);
    await expect(readPass(test.config, pass)).resolves.toMatchObject({ id: OPERATOR });
  });

  it('is for encrypted connections alone where the product has them', async () => {
    const encrypted = await createTestApp({ ROLE: 'api', ...ENV, PUBLIC_URL: 'https://maquette.example.com' });
    const who = await person(encrypted, OPERATOR);
    // the test's agent sends no cookie that is for encrypted connections
    const { headers, body } = await who.get('/api/csrf-token');
    const answer = await who
      .post('/api/operations/pass')
      .set({ Cookie: valueOf(String(headers['set-cookie'])), 'X-CSRF-Token': body.csrfToken })
      .expect(204);
    expect(String(answer.headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
    await encrypted.close();
  });
});

it('Without OPERATORS there is no board and no pass', async () => {
  const test = await createTestApp({ ROLE: 'api' });
  const who = await person(test, OPERATOR);
  await who.post('/api/operations/pass').expect(404);
  const pass = await signPass(test.config, { id: OPERATOR, email: `${OPERATOR}@example.com`, sessionId: OPERATOR });
  await boardOf(test, `operations=${pass}`).get().expect(404);
  await test.close();
});

it('With the accounts of a hosted project, which tells of no session that ended, the pass ends by its time', async () => {
  const test = await createTestApp({
    ROLE: 'api',
    ...ENV,
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'anon',
  });
  const pass = await signPass(test.config, { id: OPERATOR, email: `${OPERATOR}@example.com` });
  await boardOf(test, `operations=${pass}`).get('/api/queues').expect(200);
  await boardOf(test, `operations=${pass}x`).get('/api/queues').expect(404);
  await test.close();
});

describe('the operators’ board', () => {
  let test: TestApp;
  let fake: FakeProvider;
  let anna: Person;
  let board: Board;
  beforeAll(async () => {
    fake = new FakeProvider();
    test = await createTestApp(ENV, { imageProviders: [fake] });
    anna = await person(test);
    board = boardOf(test, valueOf(await passOf(await person(test, OPERATOR))));
  });
  afterAll(() => test.close());

  const refuse = () =>
    fake.next(() => {
      throw new JobError('refused', 'No pictures of a confidential lighthouse.');
    });
  const failed = async () => {
    refuse();
    const id = await askForDesigns(anna, { prompt: 'A confidential lighthouse' });
    await settled(test.app, id);
    return id;
  };
  const row = async (id: string) => {
    const [found] = await test.app
      .get(DataSource)
      .query<{ status: string; error_code: string | null; fence: string; attempts: number }[]>(
        'SELECT status, error_code, fence, attempts FROM design_requests WHERE id = $1',
        [id],
      );
    return found;
  };
  const pictureCount = async (id: string) =>
    (await anna.get(`/api/designs/${id}`).expect(200)).body.siblings.length as number;
  /** Its pictures are not finished before `open` is called. */
  const held = async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const taken = new Promise<void>((resolve) =>
      fake.next(async function* (asked) {
        resolve();
        await opened;
        yield* pictures(asked);
      }),
    );
    const id = await askForDesigns(anna);
    await taken;
    return { id, open };
  };

  it('shows who waits for what and why it failed, and nothing of what it is about', async () => {
    const id = await failed();
    const { jobs, counts } = await shown(board, 'failed');
    const [job] = (jobs ?? []).filter((one) => one.id === id);
    expect(job).toMatchObject({
      failedReason: 'refused: The provider refused this request. Please change the prompt or the picture.',
      data: { owner: anna.id },
    });
    expect(counts).toMatchObject({ failed: 1, waiting: 0, delayed: 0, paused: 0 });
    const { text } = await board.get(`/api/queues/generate-design/${id}`).expect(200);
    for (const secret of [/confidential/i, /lighthouse/i, /@example/]) {
      expect(JSON.stringify(jobs)).not.toMatch(secret);
      expect(text).not.toMatch(secret);
    }
  });

  it('retries what failed as the same job: one row, one picture, however often and by whomever it is asked at once', async () => {
    const id = await failed();
    const before = await row(id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => board.put(`generate-design/${id}/retry`)));
    await settled(test.app, id);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ status: 'completed', error_code: null, attempts: 1 });
    expect(Number((await row(id))?.fence)).toBe(Number(before?.fence) + 1);
    expect(await pictureCount(id)).toBe(1);
  });

  it('retries all that failed of a kind', async () => {
    const ids = [await failed(), await failed()];
    await board.put('generate-design/retry/failed').expect(200);
    for (const id of ids) await settled(test.app, id);
    expect((await Promise.all(ids.map(row))).map((one) => one?.status)).toEqual(['completed', 'completed']);
    expect((await shown(board, 'failed')).ids).toEqual([]);
  });

  it('cancels what runs, and what its worker makes of it afterwards is not taken', async () => {
    const { id, open } = await held();
    expect((await shown(board, 'paused')).ids).toEqual([id]);
    await board.put(`generate-design/${id}/clean`).expect(204);
    const ended = new Promise((resolve) => test.app.get(JobRunner).settled.once(id, resolve));
    open();
    await ended;
    expect(await row(id)).toMatchObject({ status: 'failed', error_code: 'cancelled' });
    expect((await shown(board, 'paused')).ids).toEqual([]);
  });

  it('leaves to its owner what was cancelled, and touches nothing that has ended', async () => {
    const { id, open } = await held();
    await anna.post(`/api/jobs/${id}/cancel`).expect(200);
    open();
    expect((await shown(board, 'failed')).ids).not.toContain(id);
    await board.put(`generate-design/${id}/retry`).expect(404);
    const done = await askForDesigns(anna);
    await settled(test.app, done);
    await board.put(`generate-design/${done}/retry`).expect(404);
    const broken = await failed();
    await board.put(`generate-design/${broken}/clean`).expect(409);
    expect([(await row(done))?.status, (await row(broken))?.error_code]).toEqual(['completed', 'refused']);
    for (const id of ['not-an-id', randomUUID()]) await board.put(`generate-design/${id}/retry`).expect(404);
    await board.put(`designs/${broken}/retry`).expect(404);
  });

  it.each([
    ['put', 'pause'],
    ['put', 'generate-design/pause'],
    ['put', 'generate-design/resume'],
    ['put', 'generate-design/empty'],
    ['put', 'generate-design/obliterate'],
    ['put', 'generate-design/promote'],
    ['put', 'generate-design/clean/failed'],
    ['put', 'generate-design/clean/wait'],
    ['put', 'generate-design/retry/completed'],
    ['put', 'generate-design/concurrency'],
    ['put', 'generate-design/rate-limit'],
    ['put', 'generate-design/ID/promote'],
    ['post', 'generate-design/add'],
    ['patch', 'generate-design/ID/update-data'],
    ['patch', 'generate-design/ID/delay'],
    ['patch', 'generate-design/ID/priority'],
    ['delete', 'generate-design/ID'],
  ] as const)('refuses what there is no rule for: %s %s', async (method, path) => {
    const { id, open } = await held();
    const answer = await board.ask(method, path.replace('ID', id));
    expect([400, 403, 404]).toContain(answer.status);
    expect(await row(id)).toMatchObject({ status: 'processing' });
    open();
    await settled(test.app, id);
    expect(await row(id)).toMatchObject({ status: 'completed' });
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.com' }],
    ['another port of this host', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:9999' }],
    ['an old browser on another page', { Origin: 'https://evil.com' }],
    ['who says nothing of where from', {}],
  ])('takes no change from %s', async (_, headers) => {
    const id = await failed();
    await board.put(`generate-design/${id}/retry`, headers).expect(404);
    expect(await row(id)).toMatchObject({ status: 'failed' });
  });

  it('takes a change of its own page where the browser names the origin alone', async () => {
    const id = await failed();
    await board.put(`generate-design/${id}/retry`, { Origin: test.config.http.publicUrl }).expect(204);
    await settled(test.app, id);
    expect(await row(id)).toMatchObject({ status: 'completed' });
  });

  it('knows every kind of job', async () => {
    const { body } = await board.get('/api/queues').expect(200);
    expect((body.queues as { name: string }[]).map(({ name }) => name).sort()).toEqual(
      test.app
        .get(Queues)
        .jobs.map(({ name }) => name)
        .sort(),
    );
  });

  it('retries a strategy as the one of its brand', async () => {
    const brand = await createBrand(anna);
    const { body } = await anna.post(`/api/brands/${brand.id}/strategy/brand_strategy/background`).expect(202);
    await settled(test.app, body.job_id, 'strategy_generations');
    const { manager } = test.app.get(DataSource);
    await manager.query(`UPDATE strategy_generations SET status = 'failed', error_code = 'unavailable' WHERE id = $1`, [
      body.job_id,
    ]);
    await board.put(`generate-strategy/${body.job_id}/retry`).expect(204);
    await settled(test.app, body.job_id, 'strategy_generations');
    const rows = await manager.query<{ status: string }[]>(
      'SELECT status FROM strategy_generations WHERE brand_id = $1',
      [brand.id],
    );
    expect(rows).toEqual([{ status: 'completed' }]);
  });
});
