import type { EntityManager } from 'typeorm';
import { tablesInOrder } from '../backup/rows.sql';
import { SCHEMA } from '../database';

/** Rows of the installation as a whole, in which nobody appears. */
const NOBODYS = ['chores', 'object_store'];
/** What was spent counts for the month's budget of all: these rows stay, and forget for whom they were. */
const COUNTED = 'provider_uses';
const NOBODY = '00000000-0000-0000-0000-000000000000';
const BATCH = 200;
const named = (name: string) => `"${name.replaceAll('"', '""')}"`;
const inSchema = (table: string) => `${named(SCHEMA)}.${named(table)}`;

/** A table with rows of people, and the condition (of $1, a person's id) by which one person's are found. */
export interface PersonalTable {
  table: string;
  mine: string;
  columns: string[];
  /** its rows are jobs */
  isJob: boolean;
}

/**
 * Every table in which people have rows, those that others refer to first: by its owner, by the row that it refers to, or by the
 * job that it belongs to. They are asked of the database, so that a new module's are among them.
 * @throws Error for a table that none of these rules knows
 */
export async function personalTables(tx: EntityManager): Promise<PersonalTable[]> {
  const columns = await tx.query<{ table: string; names: string[] }[]>(
    `SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS names
       FROM information_schema.columns WHERE table_schema = $1 GROUP BY table_name`,
    [SCHEMA],
  );
  const references = await tx.query<{ table: string; column: string; target: string; targetColumn: string }[]>(
    `SELECT r.relname AS table, a.attname AS column, t.relname AS target, ta.attname AS "targetColumn"
       FROM pg_constraint c
       JOIN pg_class r ON r.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = c.conkey[1] AND a.attnotnull
       JOIN pg_class t ON t.oid = c.confrelid JOIN pg_attribute ta ON ta.attrelid = t.oid AND ta.attnum = c.confkey[1]
      WHERE c.contype = 'f' AND cardinality(c.conkey) = 1 AND c.connamespace = $1::regnamespace`,
    [SCHEMA],
  );
  const namesOf = new Map(columns.map(({ table, names }) => [table, names]));
  const has = (table: string, ...names: string[]) => names.every((name) => namesOf.get(table)?.includes(name));
  const jobs = [...namesOf.keys()].filter((table) => has(table, 'user_id', 'fence', 'leased_until'));
  const found = new Map<string, PersonalTable>();
  for (const table of (await tablesInOrder(tx)).filter((name) => !NOBODYS.includes(name))) {
    const reference = references.find((one) => one.table === table && found.has(one.target));
    const mine = has(table, 'user_id')
      ? 'user_id = $1'
      : table === 'users'
        ? 'id = $1'
        : reference
          ? `${named(reference.column)} IN (SELECT ${named(reference.targetColumn)} FROM ${inSchema(reference.target)} WHERE ${found.get(reference.target)?.mine})`
          : has(table, 'job_id')
            ? `job_id IN (${jobs.map((job) => `SELECT id FROM ${inSchema(job)} WHERE user_id = $1`).join(' UNION ALL ')})`
            : undefined;
    if (mine === undefined)
      throw new Error(`the table ${table} says neither whose its rows are nor to what of theirs they belong`);
    found.set(table, { table, mine, columns: namesOf.get(table) ?? [], isJob: jobs.includes(table) });
  }
  return [...found.values()];
}

export async function idOf(tx: EntityManager, email: string): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }[]>(`SELECT id FROM ${inSchema('users')} WHERE email = $1`, [email]);
  return row?.id;
}

export async function emailOf(tx: EntityManager, id: string): Promise<string | undefined> {
  const [row] = await tx.query<{ email: string }[]>(`SELECT email FROM ${inSchema('users')} WHERE id = $1`, [id]);
  return row?.email;
}

/** What proves who somebody is, and is of use to nobody else: it is in no export. */
const isSecret = (column: string) => column.endsWith('_hash');

/** The person's rows as JSON, each a text. The transaction must hold one moment (REPEATABLE READ). */
export async function* rowsOf(
  tx: EntityManager,
  { table, mine, columns }: PersonalTable,
  id: string,
): AsyncIterable<string> {
  const shown = columns.filter((name) => !isSecret(name)).map(named);
  await tx.query(
    `DECLARE person NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM (SELECT ${shown.join(', ')} FROM ${inSchema(table)} WHERE ${mine}) t`,
    [id],
  );
  for (;;) {
    const rows = await tx.query<{ row: string }[]>(`FETCH ${BATCH} FROM person`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await tx.query('CLOSE person');
}

export const filesOf = (tx: EntityManager, id: string) =>
  tx.query<{ bucket: string; path: string; bytes: number; createdAt: Date }[]>(
    `SELECT bucket, path, bytes, created_at AS "createdAt" FROM ${inSchema('files')} WHERE user_id = $1 ORDER BY bucket, path`,
    [id],
  );

/** Jobs that a worker has in its hands. They stay as they are until the transaction ends: none begins meanwhile. */
export async function runningJobs(tx: EntityManager, tables: PersonalTable[], id: string): Promise<number> {
  let running = 0;
  for (const { table } of tables.filter(({ isJob }) => isJob)) {
    const rows = await tx.query<{ status: string }[]>(
      `SELECT status FROM ${inSchema(table)} WHERE user_id = $1 AND status IN ('pending', 'processing') FOR UPDATE`,
      [id],
    );
    running += rows.filter(({ status }) => status === 'processing').length;
  }
  return running;
}

/** @param tables as `personalTables` gives them. @returns how many rows went */
export async function removeRows(tx: EntityManager, tables: PersonalTable[], id: string): Promise<number> {
  let removed = 0;
  for (const { table, mine } of [...tables].reverse()) {
    const sql =
      table === COUNTED
        ? `UPDATE ${inSchema(table)} SET user_id = '${NOBODY}' WHERE ${mine}`
        : `DELETE FROM ${inSchema(table)} WHERE ${mine}`;
    const [, affected] = await tx.query<[unknown[], number]>(sql, [id]);
    removed += affected;
  }
  return removed;
}

/** In which tables a text stands, anywhere in a row, and in how many rows. Reads everything. */
export async function rowsThatName(tx: EntityManager, text: string): Promise<{ table: string; rows: number }[]> {
  const found: { table: string; rows: number }[] = [];
  for (const table of await tablesInOrder(tx)) {
    const [{ rows }] = await tx.query<[{ rows: number }]>(
      `SELECT count(*)::int AS rows FROM ${inSchema(table)} t WHERE strpos(lower(t::text), lower($1)) > 0`,
      [text],
    );
    if (rows > 0) found.push({ table, rows });
  }
  return found;
}
