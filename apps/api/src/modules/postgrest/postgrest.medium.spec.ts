import fc from 'fast-check';
import request from 'supertest';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { type AuthApp, startAuthApp } from '../../../test/auth-app';
import { insertBrands } from '../../../test/factories';
import { RequestTurns } from '../../platform/concurrency';

type Brands = ReturnType<ReturnType<typeof selectBrands>['order']>;
type Person = Awaited<ReturnType<AuthApp['signedIn']>>;

const selectBrands = (person: Person) => person.client.from('brands').select('brand_name');

describe('Direct reads with the unmodified client', () => {
  let app: AuthApp;
  let database: DataSource;
  let ada: Person;
  let eve: Person;

  beforeAll(async () => {
    app = await startAuthApp();
    database = app.app.get(DataSource);
    [ada, eve] = [await app.signedIn(), await app.signedIn()];
    const on = (day: number) => new Date(Date.UTC(2026, 0, day, 10));
    await insertBrands(database, ada.userId, [
      { brandName: 'Alder', businessDescription: 'tables', createdAt: on(1) },
      { brandName: 'Birch, "white"', createdAt: on(2) },
      { brandName: 'Cedar 100%', businessDescription: 'chairs', createdAt: on(3) },
      { brandName: 'Trashed', deletedAt: on(4) },
    ]);
    // JavaScript's times have no microseconds
    await database.query(`UPDATE brands SET created_at = '2026-01-01T10:00:00.123456Z' WHERE brand_name = 'Alder'`);
    await insertBrands(database, eve.userId, [{ brandName: 'Eves secret', businessDescription: 'tables' }]);
  });
  afterAll(() => app.close());

  const brands = () => ada.client.from('brands');
  const names = (rows: readonly unknown[] | null) =>
    (rows as { brand_name: string }[] | null)?.map((row) => row.brand_name);
  const raw = (path: string) =>
    request(app.url).get(`/rest/v1/${path}`).set('Authorization', `Bearer ${ada.accessToken}`);

  it('gives the own rows that are not in the trash', async () => {
    const { data, error } = await brands().select('id, brand_name').order('brand_name');
    expect(error).toBeNull();
    expect(names(data)).toEqual(['Alder', 'Birch, "white"', 'Cedar 100%']);
    expect(Object.keys(data?.[0] ?? {})).toEqual(['id', 'brand_name']);
  });

  it.each(['brands', 'design_requests', 'prompt_drafts'])('reads every column it offers of %s', async (table) => {
    const { error } = await ada.client.from(table).select('*');
    expect(error).toBeNull();
  });

  it('keeps the microseconds of times', async () => {
    const { data } = await brands().select('created_at').eq('brand_name', 'Alder').single();
    expect(data).toEqual({ created_at: '2026-01-01T10:00:00.123456+00:00' });
  });

  it('renames columns and casts to text', async () => {
    const { data } = await brands().select('name:brand_name, owner:user_id::text').eq('brand_name', 'Alder');
    expect(data).toEqual([{ name: 'Alder', owner: ada.userId }]);
  });

  it.each<[string, (query: Brands) => Brands, string[]]>([
    ['eq', (query) => query.eq('brand_name', 'Birch, "white"'), ['Birch, "white"']],
    ['neq', (query) => query.neq('brand_name', 'Alder'), ['Birch, "white"', 'Cedar 100%']],
    [
      'gt and lt together',
      (query) => query.gt('created_at', '2026-01-01T12:00:00Z').lt('created_at', '2026-01-03T00:00:00Z'),
      ['Birch, "white"'],
    ],
    [
      'gte and lte',
      (query) => query.gte('created_at', '2026-01-02T10:00:00Z').lte('created_at', '2026-01-02T10:00:00Z'),
      ['Birch, "white"'],
    ],
    ['like', (query) => query.like('brand_name', 'A*'), ['Alder']],
    ['ilike', (query) => query.ilike('brand_name', '%CEDAR%'), ['Cedar 100%']],
    ['in', (query) => query.in('brand_name', ['Alder', 'Cedar 100%', 'with,comma']), ['Alder', 'Cedar 100%']],
    ['in with nothing', (query) => query.in('brand_name', []), []],
    ['is null', (query) => query.is('business_description', null), ['Birch, "white"']],
    ['not is null', (query) => query.not('business_description', 'is', null), ['Alder', 'Cedar 100%']],
    [
      'or',
      (query) => query.or('brand_name.eq.Alder,and(business_description.eq.chairs,created_at.gt.2026-01-02)'),
      ['Alder', 'Cedar 100%'],
    ],
    [
      'or with a quoted value',
      (query) => query.or('brand_name.eq."Birch, \\"white\\"",brand_name.in.(Alder,"x")'),
      ['Alder', 'Birch, "white"'],
    ],
    ['the word null, which is no null', (query) => query.eq('business_description', 'null'), []],
  ])('filters by %s', async (_, filter, expected) => {
    const { data } = await filter(selectBrands(ada).order('brand_name'));
    expect(names(data)).toEqual(expected);
  });

  it('orders, limits and counts as the client asks', async () => {
    const { data, count, status } = await brands()
      .select('brand_name', { count: 'exact' })
      .order('created_at', { ascending: false })
      .range(1, 1);
    expect({ names: names(data), count, status }).toEqual({ names: ['Birch, "white"'], count: 3, status: 206 });
  });

  it('counts without rows for the dashboard', async () => {
    const { count, data, error } = await brands().select('*', { count: 'exact', head: true }).eq('user_id', ada.userId);
    expect({ count, data, error }).toEqual({ count: 3, data: null, error: null });
  });

  it('tells an offset beyond the end from an empty page', async () => {
    expect((await raw('brands?offset=9')).body).toEqual([]);
    const answer = await raw('brands?offset=9').set('Prefer', 'count=exact');
    expect(answer.status).toBe(416);
    expect(answer.body).toMatchObject({ code: 'PGRST103' });
  });

  it('refuses single() without exactly one row', async () => {
    const { error, status } = await brands().select('id').single();
    expect(status).toBe(406);
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 3 rows' });
  });

  it.each<[string, number, string, string]>([
    ['brands?select=secret', 400, '42703', 'column brands.secret does not exist'],
    ['brands?id=eq.x', 400, '22P02', 'invalid input syntax for type uuid: "x"'],
    [
      'brands?created_at=gt.yesterdayish',
      400,
      '22007',
      'invalid input syntax for type timestamp with time zone: "yesterdayish"',
    ],
    ['brands?brand_name=eq.%00', 400, '22021', expect.any(String)],
    ['brands?id=ilike.x', 400, '42883', expect.stringContaining('operator does not exist')],
    ['brands?id=is.true', 400, '42804', expect.stringContaining('must be type boolean')],
    ['users?select=*', 404, 'PGRST205', "Could not find the table 'public.users' in the schema cache"],
    ['__proto__?select=*', 404, 'PGRST205', expect.any(String)],
    ['rpc/version', 404, 'PGRST125', expect.any(String)],
  ])('answers %s with %i %s', async (path, status, code, message) => {
    const answer = await raw(path);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ code, message, details: null, hint: null });
  });

  it('gives 4 MB of rows at most, and says how to ask for less', async () => {
    const mia = await app.signedIn();
    // control characters take six times their size in JSON
    const brand = { brandName: '\u0001'.repeat(99), businessDescription: '\u0001'.repeat(5_000) };
    await insertBrands(database, mia.userId, Array(200).fill(brand));
    const query = jest.spyOn(database, 'query');
    const { status, error } = await mia.client.from('brands').select('*');
    const results = (await Promise.all(query.mock.results.map(({ value }) => value as Promise<unknown>))).flat();
    query.mockRestore();
    expect([status, error?.code, error?.message]).toEqual([
      400,
      '54000',
      expect.stringMatching(/^The answer would have 6\d{6} bytes of rows, and at most 4194304 are given at once$/),
    ]);
    // of what would be more than a text can hold, only the beginning is put together
    const bodies = results.map((row) => (row as { body?: string }).body ?? '');
    expect(Math.max(...bodies.map(({ length }) => length))).toBeLessThan(4_200_000);
    expect((await mia.client.from('brands').select('*').limit(100)).data).toHaveLength(100);
    expect((await mia.client.from('brands').select('id, brand_name')).data).toHaveLength(200);
  });

  it('refuses another schema and another media type', async () => {
    expect((await raw('brands').set('Accept-Profile', 'auth')).body).toMatchObject({ code: 'PGRST106' });
    expect((await raw('brands').set('Accept', 'text/csv')).body).toMatchObject({ code: 'PGRST107' });
  });

  it("answers PostgreSQL's own errors in the protocol's words", async () => {
    jest.spyOn(database, 'query').mockRejectedValueOnce(Object.assign(new Error('from PostgreSQL'), { code: '57014' }));
    const { status, body, headers } = await raw('brands').timeout(10_000);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'PGRST000', '5']);
  });

  it('cancels what takes longer than five seconds', async () => {
    const [{ statement_timeout }] = await database.query('SHOW statement_timeout');
    expect(statement_timeout).toBe('5s');
  });

  it('gives up after two seconds when no connection becomes free, in words of its own', async () => {
    const held = Array.from({ length: 10 }, () => database.createQueryRunner());
    await Promise.all(held.map((runner) => runner.connect()));
    const { status, headers, body } = await raw('brands');
    await Promise.all(held.map((runner) => runner.release()));
    expect([status, headers['retry-after'], body.message]).toEqual([
      503,
      '5',
      'The service is not available right now. Please try again.',
    ]);
  });

  it('runs four queries of one user at once, and those of others beside them', async () => {
    const original = DataSource.prototype.query.bind(database);
    let running = 0;
    let most = 0;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let reached: () => void = () => undefined;
    const four = new Promise<void>((resolve) => (reached = resolve));
    const query = jest.spyOn(database, 'query').mockImplementation(async (sql: string, values?: ObjectLiteral) => {
      if (!sql.startsWith('WITH page') || values?.[0] !== ada.userId) return original(sql, values);
      most = Math.max(most, (running += 1));
      if (running === 4) reached();
      await released;
      running -= 1;
      return original(sql, values);
    });
    const adas = Array.from({ length: 7 }, () => raw('brands?select=id').then());
    await four;
    expect((await eve.client.from('brands').select('id')).status).toBe(200);
    release();
    expect((await Promise.all(adas)).map(({ status }) => status)).toEqual(Array(7).fill(200));
    expect(most).toBe(4);
    query.mockRestore();
  });

  it('counts a person, whichever way she asks', async () => {
    const run = jest.spyOn(app.app.get(RequestTurns), 'run');
    const { body } = await raw('brands?select=id').expect(200);
    await request(app.url).get('/api/designs').set('Authorization', `Bearer ${ada.accessToken}`).expect(200);
    await request(app.url).get('/api/health').expect(200);
    expect(body).toHaveLength(3);
    expect(run.mock.calls.map(([userId]) => userId)).toEqual([ada.userId, ada.userId]);
    run.mockRestore();
  });

  it('writes nothing', async () => {
    const inserted = await brands().insert({ brand_name: 'x' });
    const deleted = await brands().delete().eq('user_id', ada.userId);
    expect([inserted, deleted].map(({ status, error }) => [status, error?.code])).toEqual([
      [405, 'PGRST117'],
      [405, 'PGRST117'],
    ]);
  });

  it('gives nothing to a visitor, to a bad token and after sign-out', async () => {
    const visitor = await request(app.url).get('/rest/v1/brands');
    expect([visitor.status, visitor.body.code]).toEqual([401, 'PGRST302']);
    const anon = await app.client().from('brands').select('*');
    expect([anon.status, anon.error?.code]).toEqual([401, 'PGRST301']);
    const gone = await app.signedIn();
    await gone.client.auth.signOut();
    const ended = await request(app.url).get('/rest/v1/brands').set('Authorization', `Bearer ${gone.accessToken}`);
    expect([ended.status, ended.body.code, ended.headers['www-authenticate']]).toEqual([401, 'PGRST301', 'Bearer']);
  });

  it('never gives a foreign or trashed row, nor counts one, whatever the query says', async () => {
    const column = fc.constantFrom('id', 'user_id', 'brand_name', 'business_description', 'created_at', 'deleted_at');
    const value = fc.oneof(
      fc.constantFrom(eve.userId, 'tables', 'Eves secret', '*', 'null', ') OR true --', "' OR ''='", '(', '","'),
      fc.string(),
    );
    const operation = fc
      .tuple(
        fc.constantFrom('', 'not.'),
        fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is', 'in', 'or'),
        value,
      )
      .map(([not, operator, operand]) => `${not}${operator}.${operator === 'in' ? `(${operand})` : operand}`);
    const leaf = fc.tuple(column, operation).map((pair) => pair.join('.'));
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc
          .tuple(
            fc.constantFrom('or', 'and', 'not.or', 'not.and'),
            fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
          )
          .map(([key, parts]) => `${key}(${parts.join(',')})`),
      ),
    }));
    const parameter = fc.oneof(
      fc.tuple(column, operation),
      fc.tuple(
        fc.constantFrom('or', 'and', 'not.or', 'not.and'),
        tree.map((text) => `(${text})`),
      ),
      fc.tuple(fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'user_id'), value),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { maxLength: 4 }), async (parameters) => {
        const answer = await raw(`brands?${new URLSearchParams(parameters).toString()}`).set('Prefer', 'count=exact');
        expect([200, 206, 400, 416]).toContain(answer.status);
        expect(answer.text).not.toContain('Trashed');
        if (answer.status < 400) {
          expect(Number(answer.headers['content-range']?.split('/')[1])).toBeLessThanOrEqual(3);
          expect(JSON.stringify(answer.body)).not.toMatch(/Eves secret|Trashed/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
