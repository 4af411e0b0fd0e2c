import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Client } from 'pg';
import { createDatabase } from '../../test/database';
import { connected, fill, type Row } from '../../test/rows';
import type { Config } from '../config';
import { DiskStore } from '../platform/storage/stores';
import { deletePerson, exportPerson, findPerson, inDatabase } from './person';
import { personalTables } from './rows.sql';

const ANNA = { id: randomUUID(), email: 'anna@example.com' };
const BEN = { id: randomUUID(), email: 'ben@example.com' };

/** Rows in every table that are this person's, found by no rule of the code under test. */
const fillFor = (client: Client, { id, email }: typeof ANNA, first: number) =>
  fill(client, {
    first,
    given: ({ table, name }, written) => {
      // the second of that table is the same, and is left out
      if (table === 'users') return { id, email }[name];
      if (name === 'user_id') return id;
      if (name === 'job_id') return written.get('design_requests')?.[0]?.id;
      if (table === 'files' && name === 'path') return `${id}/${randomUUID()}.png`;
      if (name === 'status') return 'completed';
      return undefined;
    },
  });

describe('one person’s data', () => {
  let dir: string;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let store: DiskStore;
  const query = (sql: string, values: unknown[] = []) =>
    connected(database.url, async (client) => (await client.query<Row>(sql, values)).rows);
  const keysOf = async ({ id }: typeof ANNA) =>
    (await query(`SELECT bucket || '/' || path AS key FROM files WHERE user_id = $1 ORDER BY key`, [id])).map(
      ({ key }) => String(key),
    );
  /** All rows of all tables that hold this text, as PostgreSQL writes them. */
  const everythingOf = async (text: string) => {
    const tables = await query(`SELECT tablename FROM pg_tables WHERE schemaname = 'maquette'`);
    const rows: [unknown, unknown][] = [];
    for (const { tablename } of tables)
      for (const { row } of await query(
        `SELECT to_jsonb(t) AS row FROM "${String(tablename)}" t WHERE strpos(t::text, $1) > 0 ORDER BY t::text`,
        [text],
      ))
        rows.push([tablename, row]);
    return rows;
  };

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'maquette-person-'));
    database = await createDatabase();
    store = new DiskStore({ files: { dir } } as Config);
    await connected(database.url, async (client) => {
      await fillFor(client, ANNA, 1);
      await fillFor(client, BEN, 11);
    });
    for (const one of [ANNA, BEN])
      for (const key of await keysOf(one)) {
        const bytes = Buffer.from(`bytes of ${key}`);
        await store.write(key, bytes);
        await query(`UPDATE files SET bytes = $1 WHERE bucket || '/' || path = $2`, [bytes.length, key]);
      }
  });
  afterEach(async () => {
    await database.drop();
    await rm(dir, { recursive: true });
  });

  it('is looked for in every table of ours but those of the installation', async () => {
    const tables = await inDatabase(database, (source) => personalTables(source.manager));
    const all = await query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'maquette'`);
    const found = tables.map(({ table }) => table);
    expect(
      all
        .map(({ name }) => String(name))
        .filter((name) => !found.includes(name))
        .sort(),
    ).toEqual(['chores', 'migrations', 'object_store']);
  });

  it('a table of a new module is found by its owner, and one that says nothing of whose it is is refused', async () => {
    await query('CREATE TABLE maquette.sketches (id uuid PRIMARY KEY, user_id uuid NOT NULL)');
    await query('INSERT INTO maquette.sketches VALUES (gen_random_uuid(), $1)', [ANNA.id]);
    await deletePerson({ database, store }, ANNA);
    expect(await query('SELECT FROM maquette.sketches')).toEqual([]);
    await query('CREATE TABLE maquette.secrets (words text)');
    await expect(deletePerson({ database, store }, BEN)).rejects.toThrow(/the table secrets says neither whose/);
    expect(await everythingOf(BEN.id)).not.toEqual([]);
  });

  it('is written into one closed file: each row and each picture, nothing of others, nothing that proves who somebody is', async () => {
    const path = join(dir, 'anna.zip');
    const { rows, files } = await exportPerson({ database, store }, 'Anna@example.com', path);
    expect((await stat(path)).mode & 0o077).toBe(0);
    const entries = unzipSync(await readFile(path));
    const text = (name: string) => Buffer.from(entries[name] ?? []).toString();
    const keys = await keysOf(ANNA);
    expect(files).toBe(keys.length);
    for (const key of keys) expect(text(`files/${key.replace(`${ANNA.id}/`, '')}`)).toBe(`bytes of ${key}`);
    const tables = Object.keys(entries).filter((name) => name.startsWith('rows/'));
    const exported = tables.flatMap((name) => JSON.parse(text(name)) as Row[]);
    expect(exported).toHaveLength(rows);
    // those that name the person, and those that belong to one of the person's without naming anybody
    expect(rows).toBeGreaterThanOrEqual((await everythingOf(ANNA.id)).length);
    for (const name of ['rows/collection_items.json', 'rows/provider_calls.json', 'rows/users.json'])
      expect(JSON.parse(text(name))).not.toEqual([]);
    const whole = tables.map(text).join('\n');
    expect(whole).toContain(ANNA.email);
    for (const other of [BEN.id, BEN.email, '_hash"']) expect(whole).not.toContain(other);
  });

  it('is written over no file that is there, and a picture that is missing makes it none', async () => {
    const path = join(dir, 'anna.zip');
    await writeFile(path, 'mine');
    await expect(exportPerson({ database, store }, ANNA.email, path)).rejects.toThrow(/anna.zip exists already/);
    expect(await readFile(path, 'utf8')).toBe('mine');
    const [key = ''] = await keysOf(BEN);
    await store.remove(key);
    const other = join(dir, 'ben.zip');
    await expect(exportPerson({ database, store }, BEN.email, other)).rejects.toThrow(
      `${key} is missing from the store`,
    );
    await expect(stat(other)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('goes for good, rows and pictures, and nothing of other people is touched', async () => {
    const bens = await everythingOf(BEN.id);
    const [keys, kept] = [await keysOf(ANNA), await keysOf(BEN)];
    await query(`UPDATE brands SET business_description = 'Ask anna@example.com' WHERE user_id = $1`, [BEN.id]);
    const spent = await query('SELECT sum(units) FROM provider_uses');
    const gone = await deletePerson({ database, store }, ANNA);
    expect(gone).toMatchObject({ files: keys.length, named: [{ table: 'brands', rows: 2 }] });
    expect(await everythingOf(ANNA.id)).toEqual([]);
    for (const key of keys) expect(await store.read(key)).toBeUndefined();
    await query(`UPDATE brands SET business_description = $2 WHERE user_id = $1 AND business_description IS NOT NULL`, [
      BEN.id,
      'as before',
    ]);
    const withoutBrands = (rows: [unknown, unknown][]) => rows.filter(([table]) => table !== 'brands');
    expect(withoutBrands(await everythingOf(BEN.id))).toEqual(withoutBrands(bens));
    for (const key of kept) expect(await store.digest(key)).toBeDefined();
    // the month's budget of all counts what was spent, whoever spent it
    expect(await query('SELECT sum(units) FROM provider_uses')).toEqual(spent);
    await expect(inDatabase(database, (source) => findPerson(source.manager, ANNA.email))).rejects.toThrow(
      'Nobody here has the address anna@example.com.',
    );
  });

  it('stays whole while a worker has one of the person’s jobs', async () => {
    await query(`UPDATE proposals SET status = 'processing' WHERE user_id = $1`, [ANNA.id]);
    const before = await everythingOf(ANNA.id);
    await expect(deletePerson({ database, store }, ANNA)).rejects.toThrow(/^2 jobs of this person are being worked on/);
    expect(await everythingOf(ANNA.id)).toEqual(before);
    for (const key of await keysOf(ANNA)) expect(await store.digest(key)).toBeDefined();
  });
});
