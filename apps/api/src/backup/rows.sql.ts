import type { EntityManager } from 'typeorm';
import { SCHEMA } from '../database';

const BATCH = 500;
const named = (table: string) => `${SCHEMA}."${table}"`;

/** The tables with rows of ours, those that others refer to first. What migrations were done is no row of ours. */
export async function tablesInOrder(tx: EntityManager): Promise<string[]> {
  const tables = await tx.query<{ name: string; needs: string[] }[]>(
    `SELECT relname AS name,
            array(SELECT target.relname::text FROM pg_constraint JOIN pg_class target ON target.oid = confrelid
                   WHERE contype = 'f' AND conrelid = pg_class.oid AND confrelid <> conrelid) AS needs
       FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname <> 'migrations' ORDER BY relname`,
    [SCHEMA],
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, needs }) => !ordered.includes(name) && needs.every((one) => ordered.includes(one)),
    );
    if (!next) throw new Error('tables that refer to each other in a circle have no order');
    ordered.push(next.name);
  }
  return ordered;
}

/** Every row of a table as a line of JSON, as PostgreSQL writes it: nothing is lost on the way through numbers of ours. */
export async function* linesOf(tx: EntityManager, table: string): AsyncIterable<string> {
  await tx.query(`DECLARE lines NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${named(table)} t`);
  for (;;) {
    const rows = await tx.query<{ line: string }[]>(`FETCH ${BATCH} FROM lines`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await tx.query('CLOSE lines');
}

export async function insertLines(tx: EntityManager, table: string, lines: AsyncIterable<string>): Promise<number> {
  let rows = 0;
  let batch: string[] = [];
  const insert = async () => {
    await tx.query(
      `INSERT INTO ${named(table)} SELECT * FROM json_populate_recordset(NULL::${named(table)}, $1::json)`,
      [`[${batch.join(',')}]`],
    );
    rows += batch.length;
    batch = [];
  };
  for await (const line of lines) if (batch.push(line) === BATCH) await insert();
  if (batch.length > 0) await insert();
  return rows;
}

export async function countRows(tx: EntityManager, table: string): Promise<number> {
  const [{ count }] = await tx.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${named(table)}`);
  return count;
}

/** The names of the migrations that were done; undefined where none ever was. */
export async function migrationsDone(tx: EntityManager): Promise<string[] | undefined> {
  const [{ table }] = await tx.query<[{ table: string | null }]>(`SELECT to_regclass($1) AS table`, [
    `${SCHEMA}.migrations`,
  ]);
  if (table === null) return undefined;
  const rows = await tx.query<{ name: string }[]>(`SELECT name FROM ${SCHEMA}.migrations ORDER BY id`);
  return rows.map(({ name }) => name);
}

/** The keys of the objects that rows own, those in the trash included. */
export async function ownedKeys(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ key: string }[]>(`SELECT bucket || '/' || path AS key FROM ${SCHEMA}.files`);
  return rows.map(({ key }) => key);
}

/** Nobody removes these rows for good, and so their objects, until the transaction ends. @throws when somebody has since it began */
export async function holdFiles(tx: EntityManager, keys: string[]): Promise<void> {
  await tx.query(
    `SELECT FROM ${SCHEMA}.files JOIN unnest($1::text[]) AS key ON bucket = split_part(key, '/', 1) AND path = substr(key, strpos(key, '/') + 1)
        FOR KEY SHARE OF files`,
    [keys],
  );
}

export async function dropSchema(tx: EntityManager): Promise<void> {
  await tx.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
}
