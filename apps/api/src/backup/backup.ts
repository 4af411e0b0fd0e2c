import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import PQueue from 'p-queue';
import type { DataSource, MigrationInterface } from 'typeorm';
import type { Config } from '../config';
import { migrate, migrations, openDataSource } from '../database';
import { copyObject, DiskStore, type ObjectStore } from '../platform/storage/stores';
import {
  countRows,
  dropSchema,
  holdFiles,
  insertLines,
  linesOf,
  migrationsDone,
  ownedKeys,
  tablesInOrder,
} from './rows.sql';

const FORMAT = 1;
const ROUNDS = 20;
const SERIALIZATION_FAILURE = '40001';
const AT_ONCE = 8;

interface Manifest {
  format: number;
  takenAt: string;
  migrations: string[];
  /** of the object store; undefined when it was no pair with the database yet */
  storeId?: string;
  /** rows of each table, those that others refer to first */
  tables: Record<string, number>;
  /** SHA-256 of each object by its key */
  files: Record<string, string>;
}

export interface Summary {
  rows: number;
  files: number;
}

const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.ndjson.gz`);
const manifestFile = (folder: string) => join(folder, 'manifest.json');
const filesIn = (folder: string) => new DiskStore({ files: { dir: join(folder, 'files') } } as Config);
const summaryOf = ({ tables, files }: Manifest): Summary => ({
  rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0),
  files: Object.keys(files).length,
});

const inDatabase = async <T>(database: Config['database'], work: (source: DataSource) => Promise<T>): Promise<T> => {
  const source = await openDataSource(database, { poolSize: 2 });
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
};

/**
 * Writes every row, of one moment, and the objects that those rows own into a folder, while work goes on. Objects are
 * copied before that moment, and what came since while it is held; so none is removed for good in between.
 * @param folder absent or empty
 * @throws Error with a sentence; what lies in the folder then is no backup, since its manifest comes last
 */
export function backUp(database: Config['database'], store: ObjectStore, folder: string): Promise<Summary> {
  return inDatabase(database, async (source) => {
    await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 1) throw new Error(`${folder} is not empty.`);
    const kept = filesIn(folder);
    // most of the bytes, before the moment is chosen
    await copyAll(store, kept, await ownedKeys(source.manager));
    const { keys, ...moment } = await untilUndisturbed(() =>
      source.transaction('REPEATABLE READ', async (tx) => {
        const done = await migrationsDone(tx);
        if (!done) throw new Error('The database holds no Maquette.');
        const takenAt = new Date().toISOString();
        const owned = await ownedKeys(tx);
        const copied = new Set<string>();
        for await (const { key } of kept.list()) copied.add(key);
        const fresh = owned.filter((key) => !copied.has(key));
        await holdFiles(tx, fresh);
        if ((await copyAll(store, kept, fresh)).length > 0)
          throw new Error('Pictures that rows own are missing from the store, so this would be no whole backup.');
        const tables: Record<string, number> = {};
        for (const table of await tablesInOrder(tx))
          tables[table] = await writeTable(folder, table, linesOf(tx, table));
        return { takenAt, migrations: done, tables, keys: owned };
      }),
    );
    const manifest: Manifest = { format: FORMAT, storeId: await store.id(), ...moment, files: await tidy(kept, keys) };
    await writeFile(`${manifestFile(folder)}.new`, JSON.stringify(manifest), { mode: 0o600 });
    await rename(`${manifestFile(folder)}.new`, manifestFile(folder));
    return summaryOf(manifest);
  });
}

/**
 * Puts a backup into an empty database and store, brings it up to date, and reads everything again.
 * @throws Error with a sentence, when the installation is not empty, the backup is damaged or of a newer version, or
 *   something did not arrive
 */
export async function restore(database: Config['database'], store: ObjectStore, folder: string): Promise<Summary> {
  const manifest = await readManifest(folder);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const then = manifest.migrations.map((name) => known.get(name));
  if (!then.every((migration): migration is new () => MigrationInterface => migration !== undefined))
    throw new Error('The backup was made by a newer version of Maquette. Restore it with that version.');
  await inDatabase(database, async (source) => {
    for (const table of (await migrationsDone(source.manager)) ? await tablesInOrder(source.manager) : [])
      if ((await countRows(source.manager, table)) > 0)
        throw new Error(`The database is not empty (${table}). A backup is restored into an empty installation only.`);
    const storeId = await store.id();
    if (storeId !== undefined && storeId !== manifest.storeId)
      throw new Error('The store holds the pictures of another installation. Empty it, or name another one.');

    const kept = filesIn(folder);
    const keys = Object.keys(manifest.files);
    await each(keys, async (key) => {
      if ((await kept.digest(key)) !== manifest.files[key]) throw new Error(`${key} is damaged in the backup.`);
      await copyObject(kept, store, key);
    });
    await dropSchema(source.manager);
  });
  await migrate(database, then);
  await inDatabase(database, (source) =>
    source.transaction(async (tx) => {
      for (const [table, rows] of Object.entries(manifest.tables)) {
        const restored = await insertLines(tx, table, readTable(folder, table));
        if (restored !== rows) throw new Error(`${table} has ${restored} rows in the backup instead of ${rows}.`);
      }
    }),
  );
  if (manifest.storeId !== undefined && (await store.id()) === undefined) await store.setId(manifest.storeId);
  await migrate(database);
  await inDatabase(database, async (source) => {
    await each(await ownedKeys(source.manager), async (key) => {
      if ((await store.digest(key)) !== manifest.files[key]) throw new Error(`${key} did not arrive as it was.`);
    });
  });
  return summaryOf(manifest);
}

async function readManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(manifestFile(folder), 'utf8')) as Manifest;
  } catch {
    throw new Error(`${folder} holds no whole backup: its manifest is missing or damaged.`);
  }
  if (manifest.format !== FORMAT) throw new Error('The backup was made by a newer version of Maquette.');
  return manifest;
}

/** Chooses another moment when something was removed for good in the instant after this one. */
async function untilUndisturbed<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== SERIALIZATION_FAILURE || round === ROUNDS) throw error;
    }
  }
}

/** @returns the keys that are in neither store */
async function copyAll(from: ObjectStore, to: ObjectStore, keys: string[]): Promise<string[]> {
  const missing: string[] = [];
  await each(keys, async (key) => {
    // written once and never changed: what came before is what is there now
    if ((await to.digest(key)) === undefined && (await copyObject(from, to, key)) === 'missing') missing.push(key);
  });
  return missing;
}

/** Removes what no row of the backup owns. @returns the checksums of what stays */
async function tidy(kept: ObjectStore, keys: string[]): Promise<Record<string, string>> {
  const owned = new Set(keys);
  for await (const { key } of kept.list()) if (!owned.has(key)) await kept.remove(key);
  const sums: Record<string, string> = {};
  await each(keys, async (key) => void (sums[key] = (await kept.digest(key)) ?? ''));
  return sums;
}

/** Some at once; the first failure ends it. */
async function each<T>(items: T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  try {
    await Promise.all(items.map((item) => queue.add(() => work(item))));
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}

async function writeTable(folder: string, table: string, lines: AsyncIterable<string>): Promise<number> {
  let rows = 0;
  const text = async function* () {
    for await (const line of lines) {
      rows += 1;
      yield `${line}\n`;
    }
  };
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(tableFile(folder, table), { mode: 0o600 }));
  return rows;
}

async function* readTable(folder: string, table: string): AsyncIterable<string> {
  const text = createGunzip().setEncoding('utf8');
  // a failure of either ends what is read below
  pipeline(createReadStream(tableFile(folder, table)), text).catch(() => undefined);
  let rest = '';
  for await (const chunk of text) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
