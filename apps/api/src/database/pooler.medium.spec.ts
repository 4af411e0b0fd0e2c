import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { startPgBouncer } from '../../../../tools/services/pgbouncer.mjs';
import { databaseUrl, withAdmin } from '../../test/database';
import { askForDesigns, createBrand, createPrompt } from '../../test/factories';
import { FakeProvider } from '../../test/fake-provider';
import { person } from '../../test/people';
import { settled } from '../../test/settled';
import { createTestApp } from '../../test/test-app';
import { JobRunner } from '../platform/queue';
import { inTurn } from '../platform/persistence';
import { migrate } from './data-source';
import { migrations } from './migrations';

const PASSWORD = 'for-these-tests';

describe('behind a pooler of transactions', () => {
  const name = `test_pooled_${process.hrtime.bigint()}`;
  const api = `${name}_api`;
  const jobs = `${name}_jobs`;
  let dir: string;
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
  let addressOf: (account: string) => { url: string; pooler: true };
  /** as the documentation has an operator do it */
  const setUp = (account: string, ...settings: string[]) =>
    withAdmin(async (admin) => {
      for (const setting of ['role = maquette', ...settings])
        await admin.query(`ALTER ROLE ${account} IN DATABASE ${name} SET ${setting}`);
    });

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'maquette-pooler-'));
    await withAdmin(async (admin) => {
      await admin.query(`CREATE DATABASE ${name}`);
      for (const account of [api, jobs])
        await admin.query(`CREATE ROLE ${account} LOGIN PASSWORD '${PASSWORD}' IN ROLE maquette`);
    });
    pooler = await startPgBouncer({
      dir,
      databaseUrl: databaseUrl(name),
      connections: 4,
      accounts: { [api]: PASSWORD, [jobs]: PASSWORD },
    });
    addressOf = (account) => {
      const url = new URL(pooler.url(databaseUrl(name)));
      Object.assign(url, { username: account, password: PASSWORD });
      return { url: url.href, pooler: true };
    };
  });
  afterAll(async () => {
    await pooler.stop();
    await withAdmin(async (admin) => {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      for (const account of [api, jobs]) await admin.query(`DROP ROLE ${account}`);
    });
    await rm(dir, { recursive: true });
  });

  it('says what to type as long as the account does not bring what sessions begin with', async () => {
    await setUp(jobs);
    await expect(migrate({ url: addressOf(jobs).url })).rejects.toThrow('unsupported startup parameter');
    await expect(migrate(addressOf(jobs))).rejects.toThrow(
      `Type at PostgreSQL itself, then let the pooler connect anew: ALTER ROLE ${jobs} IN DATABASE ${name} SET search_path = maquette,public,extensions;`,
    );
  });

  it('is migrated, serves two processes at once that share four connections, and does what one at a time does', async () => {
    await setUp(jobs, 'search_path = maquette,public,extensions');
    await setUp(api, 'search_path = maquette,public,extensions', `statement_timeout = '5s'`);
    // those that the last test left there were opened without it
    await withAdmin((admin) =>
      admin.query('SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = $1', [jobs]),
    );
    const done = await Promise.all([1, 2].map(() => migrate(addressOf(jobs))));
    expect(done.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, migrations.length]);

    // limits of time are for those who answer people
    await expect(migrate(addressOf(api))).rejects.toThrow('SET statement_timeout = 0;');

    const fake = new FakeProvider();
    const processOf = (role: string, account: string) =>
      createTestApp(
        { ROLE: role, DATABASE_URL: addressOf(account).url, DATABASE_POOLER: 'true', DATA_DIR: join(dir, 'data') },
        { imageProviders: [fake] },
      );
    const [server, worker] = await Promise.all([processOf('api', api), processOf('worker', jobs)]);
    try {
      const people = await Promise.all(Array.from({ length: 3 }, () => person(server)));
      await Promise.all(
        people.map(async (who, i) => {
          const brand = await createBrand(who, { brand_name: `Alder ${i}` });
          await createPrompt(who, { name: `Winter ${i}` });
          const ids = await Promise.all([1, 2].map(() => askForDesigns(who, { brand_profile_id: brand.id })));
          await Promise.all(ids.map((id) => settled(worker.app, id)));
          const designs = await who.get('/api/designs?search=calm').expect(200);
          expect(designs.body.designs).toHaveLength(2);
          expect((await who.get('/api/prompts/?search=wint').expect(200)).body.prompts).toHaveLength(1);
        }),
      );
      expect(fake.calls).toHaveLength(6);
      await worker.app.get(JobRunner).reconcile();

      const sources = [server, worker].map(({ app }) => app.get(DataSource));
      const work = jest.fn(() => Promise.resolve());
      const turns = await Promise.all(sources.map((source) => inTurn(source, 'sweeping', 60_000, work)));
      expect(turns.filter(Boolean)).toHaveLength(1);
      // nothing that anybody set stays on the connections that all of them share
      const [left] = await (sources[0] as DataSource).query<unknown[]>(
        `SELECT count(*)::int AS locks, current_setting('idle_in_transaction_session_timeout') AS idle
           FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      expect(left).toEqual({ locks: 0, idle: '0' });
      await expect((sources[0] as DataSource).query('SELECT pg_sleep(20)')).rejects.toThrow('statement timeout');
    } finally {
      await server.close();
      await worker.close();
    }
  });
});
