import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { startPostgres } from '../../../../../tools/services/index.mjs';
import { createBrand } from '../../../test/factories';
import { type Person, person } from '../../../test/people';
import { createTestApp, type TestApp } from '../../../test/test-app';
import { migrate } from '../../database';
import { Replica } from './replica';

type Server = Awaited<ReturnType<typeof startPostgres>>;

describe('lists that are read from a replica', () => {
  let dir: string;
  let primary: Server;
  let standby: Server;
  let atStandby: Client;
  let test: TestApp;
  let replica: Replica;
  let anna: Person;
  let ben: Person;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'maquette-replica-'));
    await chmod(dir, 0o755); // PostgreSQL may run under an account of its own
    const [one, two] = [join(dir, 'one'), join(dir, 'two')];
    await (await startPostgres({ dataDir: one, durable: false })).stop();
    await cp(one, two, { recursive: true, preserveTimestamps: true });
    await own(one, two);
    primary = await startPostgres({ dataDir: one, durable: false });
    await migrate({ url: primary.url });
    const { username, password, port } = new URL(primary.url);
    await writeFile(join(two, 'standby.signal'), '');
    await writeFile(
      join(two, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\nwal_retrieve_retry_interval = '100ms'\n`,
    );
    await own(one, two);
    standby = await startPostgres({ dataDir: two, durable: false });
    atStandby = new Client({ connectionString: standby.url });
    atStandby.on('error', () => undefined);
    await atStandby.connect();
    test = await createTestApp({ DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url });
    replica = test.app.get(Replica);
    [anna, ben] = await Promise.all([person(test), person(test)]);
  }, 60_000);
  afterAll(async () => {
    await test.close();
    await atStandby.end();
    await Promise.all([primary.stop(), standby.stop()]);
    await rm(dir, { recursive: true });
  });

  const namesOf = async (who: Person): Promise<string[]> =>
    (await who.get('/api/brand-profiles').expect(200)).body.profiles.map(
      ({ brand_name }: { brand_name: string }) => brand_name,
    );
  /** until the replica has everything, and the application knows */
  const caughtUp = async () => {
    const [row] = await test.app.get(DataSource).query('SELECT pg_current_wal_insert_lsn() AS at');
    for (let there = false; !there;)
      there = (await atStandby.query('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS there', [row.at])).rows[0].there;
    await replica.look();
  };
  /** counted where the server itself counts them */
  const readsAtStandby = async () =>
    Number(
      (
        await atStandby.query(
          `SELECT pg_stat_force_next_flush(), (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS n`,
        )
      ).rows[0].n,
    );

  it('show what has arrived there', async () => {
    await createBrand(anna, { brand_name: 'Alder' });
    await caughtUp();
    const before = await readsAtStandby();
    expect(await namesOf(anna)).toEqual(['Alder']);
    await replica.look();
    expect(await readsAtStandby()).toBeGreaterThan(before);
  });

  it('show everybody his own changes at once, though the replica stands still', async () => {
    await caughtUp();
    await atStandby.query('SELECT pg_wal_replay_pause()');
    try {
      await createBrand(anna, { brand_name: 'Birch' });
      expect(await namesOf(anna)).toEqual(['Birch', 'Alder']);
      // who changed nothing is served by the replica, where what others do to his rows is a moment old
      await test.app
        .get(DataSource)
        .query(`INSERT INTO brands (id, user_id, brand_name) VALUES (gen_random_uuid(), $1, 'Cedar')`, [ben.id]);
      expect(await namesOf(ben)).toEqual([]);
    } finally {
      await atStandby.query('SELECT pg_wal_replay_resume()');
    }
    await caughtUp();
    expect(await namesOf(ben)).toEqual(['Cedar']);
    expect(await namesOf(anna)).toEqual(['Birch', 'Alder']);
  });

  it('come from the database itself while the replica is far behind', async () => {
    await caughtUp();
    await atStandby.query('SELECT pg_wal_replay_pause()');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    try {
      await test.app.get(DataSource).query(`UPDATE brands SET brand_name = 'Cypress' WHERE user_id = $1`, [ben.id]);
      await replica.look();
      expect(await namesOf(ben)).toEqual(['Cedar']);
      clock.mockReturnValue(now + 60_000);
      await replica.look();
      clock.mockRestore();
      expect(await namesOf(ben)).toEqual(['Cypress']);
      expect(warn.mock.calls.flat().join()).toContain('it is too far behind');
    } finally {
      clock.mockRestore();
      warn.mockRestore();
      await atStandby.query('SELECT pg_wal_replay_resume()');
    }
    await caughtUp();
  });

  it('come from the database itself while the replica is away, which the log says once', async () => {
    await caughtUp();
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await standby.stop();
    expect(await namesOf(anna)).toEqual(['Birch', 'Alder']);
    await replica.look();
    expect(await namesOf(ben)).toEqual(['Cypress']);
    expect(
      warn.mock.calls.flat().filter((line) => String(line).startsWith('The replica is not read from')),
    ).toHaveLength(1);
    warn.mockRestore();
  });
});

/** What we copied or wrote belongs to the account that PostgreSQL runs under, as the rest of its folder does. */
async function own(like: string, folder: string): Promise<void> {
  const { chownSync, readdirSync, statSync } = await import('node:fs');
  const { uid, gid, mode } = statSync(like);
  for (const path of ['', ...(readdirSync(folder, { recursive: true }) as string[])])
    chownSync(join(folder, path), uid, gid);
  await chmod(folder, mode);
}
