import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { databaseUrl, withAdmin } from '../../test/database';
import { createBrand, createPrompt } from '../../test/factories';
import { type Person, person } from '../../test/people';
import { createTestApp, type TestApp } from '../../test/test-app';
import type { Config } from '../config';
import { dataSourceOptions } from '../database';
import { Files, type StoredFile } from '../platform/storage';
import { DiskStore } from '../platform/storage/stores';
import { backUp, restore } from './backup';

const WORDS = 'Quotes " and \\ and \n lines, ümläuts, 🎨, {"json": null}';

describe('a backup', () => {
  let dir: string;
  let test: TestApp;
  let anna: Person;
  let source: DataSource;
  let folder: string;
  const databases: string[] = [];

  const storeIn = (name: string) => new DiskStore({ files: { dir: join(dir, name) } } as Config);
  const emptyInstallation = async (name: string) => {
    const database = `test_restore_${name}_${process.hrtime.bigint()}`;
    await withAdmin((admin) => admin.query(`CREATE DATABASE ${database}`));
    databases.push(database);
    return { database: { url: databaseUrl(database) }, store: storeIn(name) };
  };
  const living = () => new DiskStore(test.config);
  const files = () => test.app.get(Files);
  const put = async (content: string) => {
    const file = await files().put('design-images', anna.id, 'image/png', Buffer.from(content));
    await files().record(source.manager, [file]);
    return file;
  };
  const purge = async ({ bucket, path }: StoredFile) => {
    await files().forget(source.manager, bucket, [path]);
    await files().discard(bucket, [path]);
  };

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'maquette-backup-'));
    test = await createTestApp({ ROLE: 'api' });
    source = test.app.get(DataSource);
    anna = await person(test);
    await files().arePaired();
    await createBrand(anna, { brand_name: 'Alder', business_description: WORDS });
    await createPrompt(anna, { name: 'Winter', draft_content: WORDS });
    folder = join(dir, 'backup');
  });
  afterAll(async () => {
    await test.close();
    await withAdmin(async (admin) => {
      for (const database of databases) await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    });
    await rm(dir, { recursive: true });
  });

  it('that is taken while pictures come and go is whole: each row’s file is there, byte for byte', async () => {
    const kept = await Promise.all([1, 2, 3].map((number) => put(`kept ${number}`)));
    const coming: StoredFile[] = [];
    let done = false;
    const work = (async () => {
      while (!done) {
        coming.push(await put(randomUUID()));
        const [oldest] = coming.length > 5 ? coming.splice(0, 1) : [];
        if (oldest) await purge(oldest);
      }
    })();
    await backUp(test.config.database, living(), folder).finally(() => (done = true));
    await work;

    const { database, store } = await emptyInstallation('whole');
    const { files: restored } = await restore(database, store, folder);
    expect(restored).toBeGreaterThanOrEqual(kept.length);
    const there = await new DataSource(dataSourceOptions(database)).initialize();
    try {
      const rows = await there.query<{ key: string; bytes: number }[]>(
        `SELECT bucket || '/' || path AS key, bytes FROM files`,
      );
      expect(rows).toHaveLength(restored);
      for (const { key, bytes } of rows) {
        const found = await store.read(key);
        expect(found && (await buffer(found.stream))).toHaveLength(bytes);
      }
      for (const [index, { bucket, path }] of kept.entries()) {
        const found = await store.read(`${bucket}/${path}`);
        expect(found && String(await buffer(found.stream))).toBe(`kept ${index + 1}`);
      }
      const digest = async (database: DataSource, table: string) =>
        (await database.query(
          `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${table} t`,
        )) as unknown;
      for (const table of ['users', 'sessions', 'brands', 'prompt_drafts', 'object_store'])
        expect([table, await digest(there, table)]).toEqual([table, await digest(source, table)]);
      expect(await store.id()).toBe(await living().id());
    } finally {
      await there.destroy();
    }
  });

  it('is restored into an empty installation only, which stays as it is', async () => {
    const before = await source.query('SELECT count(*) FROM brands');
    await expect(restore(test.config.database, living(), folder)).rejects.toThrow(/^The database is not empty/);
    expect(await source.query('SELECT count(*) FROM brands')).toEqual(before);
    const { database } = await emptyInstallation('other');
    await expect(restore(database, storeOf('another'), folder)).rejects.toThrow(/pictures of another installation/);
  });
  const storeOf = (id: string) => Object.assign(storeIn(id), { id: () => Promise.resolve(id) });

  it.each<[string, (copy: string) => Promise<unknown>, RegExp]>([
    ['without its end', (copy) => rm(join(copy, 'manifest.json')), /holds no whole backup/],
    [
      'with a picture that was changed',
      async (copy) => {
        const { files } = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
        await writeFile(join(copy, 'files/objects', Object.keys(files)[0] ?? ''), 'other bytes');
      },
      /is damaged in the backup/,
    ],
    ['with rows cut short', (copy) => truncate(join(copy, 'tables/brands.ndjson.gz'), 60), /unexpected end of file/],
    [
      'of a newer version',
      async (copy) => {
        const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
        await writeFile(
          join(copy, 'manifest.json'),
          JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'Tomorrow9900000000000'] }),
        );
      },
      /made by a newer version of Maquette/,
    ],
  ])('%s is refused with a sentence, and leaves no rows', async (name, damage, sentence) => {
    const copy = join(dir, `copy ${name}`);
    await cp(folder, copy, { recursive: true });
    await damage(copy);
    const { database, store } = await emptyInstallation('damaged');
    await expect(restore(database, store, copy)).rejects.toThrow(sentence);
    const there = await new DataSource(dataSourceOptions(database)).initialize();
    const [{ table }] = await there.query(`SELECT to_regclass('maquette.users') AS table`);
    expect(table === null ? [] : await there.query('SELECT FROM users')).toEqual([]);
    await there.destroy();
  });

  it('of rows whose picture is gone is none', async () => {
    const lost = await put('lost');
    await files().discard(lost.bucket, [lost.path]);
    await expect(backUp(test.config.database, living(), join(dir, 'torn'))).rejects.toThrow(
      /missing from the store, so this would be no whole backup/,
    );
    await expect(readFile(join(dir, 'torn/manifest.json'))).rejects.toThrow();
    await files().forget(source.manager, lost.bucket, [lost.path]);
  });

  it('does not mix with what lies in its folder', async () =>
    expect(backUp(test.config.database, living(), folder)).rejects.toThrow(/is not empty/));
});
