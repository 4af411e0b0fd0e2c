import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { ZipFile } from 'yazl';
import type { Config } from '../config';
import { dataSourceOptions } from '../database';
import type { ObjectStore } from '../platform/storage/stores';
import { emailOf, filesOf, idOf, personalTables, removeRows, rowsOf, rowsThatName, runningJobs } from './rows.sql';

export interface Person {
  id: string;
  /** undefined where a hosted project has the accounts */
  email?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What requests that were under way still wrote is removed too; more rounds than this are no accident. */
const ROUNDS = 5;

export const inDatabase = async <T>(
  database: Config['database'],
  work: (source: DataSource) => Promise<T>,
): Promise<T> => {
  const source = await new DataSource({ ...dataSourceOptions(database), poolSize: 2 }).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
};

/** @param given an address, or an id where a hosted project has the accounts. @throws Error when nobody has it */
export async function findPerson(tx: EntityManager, given: string): Promise<Person> {
  if (UUID.test(given)) return { id: given.toLowerCase(), email: await emailOf(tx, given) };
  const email = given.toLowerCase();
  const id = await idOf(tx, email);
  if (id === undefined) throw new Error(`Nobody here has the address ${given}.`);
  return { id, email };
}

/**
 * Writes everything of one person into a ZIP, as of one moment: `rows/<table>.json`, and `files/<bucket>/…` as they are stored.
 * @param path of a file that does not exist yet
 */
export function exportPerson(
  { database, store }: { database: Config['database']; store: ObjectStore },
  given: string,
  path: string,
): Promise<{ rows: number; files: number }> {
  return inDatabase(database, (source) =>
    source.transaction('REPEATABLE READ', async (tx) => {
      const { id } = await findPerson(tx, given);
      const zip = new ZipFile();
      const out = zip.outputStream as Readable;
      const fail = (error: Error) => out.destroy(error);
      zip.on('error', fail);
      let rows = 0;
      for (const table of await personalTables(tx)) {
        // one after the other, as the file is written: no more is in memory than a few rows
        zip.addReadStreamLazy(`rows/${table.table}.json`, { compress: true }, (take) =>
          take(null, Readable.from(asList(rowsOf(tx, table, id), () => (rows += 1))).on('error', fail)),
        );
      }
      const files = await filesOf(tx, id);
      for (const { bucket, path: key, bytes, createdAt } of files) {
        const name = `files/${bucket}/${basename(key)}`;
        zip.addReadStreamLazy(name, { compress: false, size: bytes, mtime: createdAt }, (take) => {
          store.read(`${bucket}/${key}`).then((found) => {
            if (found) take(null, found.stream.on('error', fail));
            else fail(new Error(`${bucket}/${key} is missing from the store.`));
          }, fail);
        });
      }
      zip.end();
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(out, file).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw new Error(`${path} exists already.`);
        await rm(path, { force: true });
        throw error;
      });
      return { rows, files: files.length };
    }),
  );
}

async function* asList(rows: AsyncIterable<string>, onRow: () => void): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    onRow();
    yield `${before}${row}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Removes one person, every row and every file, and looks through all tables for what is left.
 * @returns what went, and where others name the address in what they wrote: that is theirs, and stays
 * @throws Error while a worker has one of the person's jobs; nothing is removed then
 */
export function deletePerson(
  { database, store }: { database: Config['database']; store: ObjectStore },
  person: Person,
): Promise<{ rows: number; files: number; named: { table: string; rows: number }[] }> {
  return inDatabase(database, async (source) => {
    const { id, email } = person;
    let [rows, files] = [0, 0];
    for (let round = 1; ; round += 1) {
      const keys = await source.transaction(async (tx) => {
        const tables = await personalTables(tx);
        const running = await runningJobs(tx, tables, id);
        if (running > 0)
          throw new Error(
            `${running === 1 ? 'A job of this person is' : `${running} jobs of this person are`} being worked on. Run it again when nothing is, or stop the workers before.`,
          );
        const owned = await filesOf(tx, id);
        rows += await removeRows(tx, tables, id);
        return owned.map(({ bucket, path }) => `${bucket}/${path}`);
      });
      // after their rows, as ever: what a failure leaves here is swept away
      for (const key of keys) await store.remove(key);
      files += keys.length;
      const left = await rowsThatName(source.manager, id);
      if (left.length === 0) break;
      if (round === ROUNDS)
        throw new Error(`The person is still in ${left.map(({ table }) => table).join(', ')}. Run it again.`);
    }
    return { rows, files, named: email === undefined ? [] : await rowsThatName(source.manager, email) };
  });
}
