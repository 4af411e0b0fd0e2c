import { Logger } from '@nestjs/common';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { createDatabase } from '../../../test/database';
import type { Config } from '../../config';
import { dataSourceOptions } from '../../database';
import { DiskStore } from './disk-store';
import { FileRow } from './file.entity';
import { Files } from './files';

const OWNER = '00000000-0000-4000-8000-000000000001';

describe('the sweep', () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  let warn: jest.SpyInstance;
  beforeEach(() => (warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation()));
  afterEach(async () => {
    warn.mockRestore();
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  const newDatabase = async () => {
    const database = await createDatabase();
    cleanups.push(() => database.drop());
    const source = await new DataSource(dataSourceOptions(database, { entities: [FileRow] })).initialize();
    cleanups.push(() => source.destroy());
    return source;
  };
  const newFolder = async () => {
    const dir = await mkdtemp(join(tmpdir(), 'maquette-store-'));
    cleanups.push(() => rm(dir, { recursive: true }));
    return dir;
  };
  const filesOf = (dir: string, database: DataSource) =>
    new Files(new DiskStore({ files: { dir } } as Config), database);
  const put = (files: Files) => files.put('design-images', OWNER, 'image/png', Buffer.from('x'));
  const putOwned = async (files: Files, database: DataSource) => {
    const file = await put(files);
    await files.record(database.manager, [file]);
    return file;
  };
  const sweep = (files: Files) => files.sweep(new Date(Date.now() + 1_000));
  const isKept = async (files: Files, file: { bucket: 'design-images' | 'inspiration-images'; path: string }) => {
    const found = await files.read(file);
    found?.stream.destroy();
    return found !== undefined;
  };
  const warnings = () => warn.mock.calls.length;

  it('removes what nothing owns from a store that began with its database', async () => {
    const database = await newDatabase();
    const files = filesOf(await newFolder(), database);
    await sweep(files);
    const [orphan, owned] = [await put(files), await putOwned(files, database)];
    expect(await sweep(files)).toBe(1);
    expect([await isKept(files, orphan), await isKept(files, owned), warnings()]).toEqual([false, true, 0]);
  });

  it('goes on in an installation that is older than the ids', async () => {
    const database = await newDatabase();
    const files = filesOf(await newFolder(), database);
    const owned = await putOwned(files, database);
    await put(files);
    expect(await sweep(files)).toBe(1);
    expect([await isKept(files, owned), warnings()]).toEqual([true, 0]);
  });

  it('leaves a store alone that another database wrote, also once this one has pictures of its own', async () => {
    const dir = await newFolder();
    const former = await newDatabase();
    const kept = await putOwned(filesOf(dir, former), former);
    const database = await newDatabase();
    const files = filesOf(dir, database);
    expect([await sweep(files), warnings()]).toEqual([0, 1]);
    await putOwned(files, database);
    await putOwned(files, database);
    expect([await sweep(files), await isKept(files, kept), warnings()]).toEqual([0, true, 2]);
    expect(warn).toHaveBeenLastCalledWith(
      expect.stringMatching(/^The stored pictures do not belong to this database.*DATABASE_URL and DATA_DIR/),
    );
  });

  it.each([
    ['the database is empty', true, false],
    ['the store lost its id', false, true],
    ['each belongs to another', true, true],
  ])('removes nothing while %s', async (_, storeHasId, databaseHasId) => {
    const [dir, database] = [await newFolder(), await newDatabase()];
    if (storeHasId) await sweep(filesOf(dir, await newDatabase()));
    if (databaseHasId) await sweep(filesOf(await newFolder(), database));
    const files = filesOf(dir, database);
    const orphan = await put(files);
    expect([await sweep(files), await isKept(files, orphan), warnings()]).toEqual([0, true, 1]);
  });

  it('pairs a store once, however many workers start with it', async () => {
    const [dir, database] = [await newFolder(), await newDatabase()];
    expect(await Promise.all([1, 2, 3].map(() => filesOf(dir, database).arePaired()))).toEqual([true, true, true]);
    expect(await readdir(dir)).toEqual(['store-id']);
    expect(await filesOf(dir, database).arePaired()).toBe(true);
  });
});
