import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { SCHEMA } from '../src/database';

export interface Column {
  table: string;
  name: string;
  type: string;
  length: number | null;
  hasDefault: boolean;
  /** table and column that it refers to */
  refersTo: [string, string] | null;
  checks: string[];
}
export type Row = Record<string, unknown>;

/** A moment that every version can keep, with the microseconds that PostgreSQL has. */
const MOMENT = '2026-03-01T12:00:00.123456+00:00';

/** Works on a database of ours beside the application. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, options: `-c search_path=${SCHEMA},public` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The columns of every table that may be written, those of tables that others refer to first. */
export async function columnsInOrder(client: Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column>(
    `SELECT relname AS table, attname AS name, format_type(atttypid, NULL) AS type, atthasdef AS "hasDefault",
            NULLIF(atttypmod, -1) AS length,
            (SELECT array[target.relname::text, other.attname::text] FROM pg_constraint c JOIN pg_class target ON target.oid = c.confrelid
               JOIN pg_attribute other ON other.attrelid = target.oid AND other.attnum = c.confkey[array_position(c.conkey, a.attnum)]
              WHERE c.contype = 'f' AND c.conrelid = r.oid AND a.attnum = ANY(c.conkey)) AS "refersTo",
            array(SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c WHERE c.contype = 'c' AND c.conrelid = r.oid AND a.attnum = ANY(c.conkey)) AS checks
       FROM pg_class r JOIN pg_attribute a ON a.attrelid = r.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname <> 'migrations' ORDER BY relname, attnum`,
    [SCHEMA],
  );
  const tables = new Map<string, Column[]>();
  for (const column of rows) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  const ordered = new Map<string, Column[]>();
  while (ordered.size < tables.size) {
    const next = [...tables].find(
      ([table, columns]) =>
        !ordered.has(table) &&
        columns.every(({ refersTo }) => !refersTo || refersTo[0] === table || ordered.has(refersTo[0])),
    );
    if (!next) throw new Error('tables that refer to each other in a circle have no order');
    ordered.set(...next);
  }
  return ordered;
}

/** A value that the column takes, and that no other row has where its type lets it differ. */
function valueOf({ name, type, length, checks }: Column, number: number): unknown {
  const allowed = /ARRAY\['([^']*)'/.exec(checks.join())?.[1];
  if (allowed !== undefined) return allowed;
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'text':
      return `${name} ${number} “ä🎨”`;
    case 'text[]':
      return ['one', `two ${number}`];
    case 'smallint':
    case 'integer':
    case 'bigint':
      return number;
    case 'real':
    case 'double precision':
      return 0.5;
    case 'boolean':
      return true;
    case 'jsonb':
      return JSON.stringify([{ number }]);
    case 'bytea':
      return Buffer.from(`${name} ${number}`);
    case 'bit':
      return '01'.repeat((length ?? 2) / 2);
    case 'timestamp with time zone':
      return MOMENT;
    default:
      throw new Error(`${name} is of the type ${type}, for which this test has no value yet`);
  }
}

/**
 * Two rows in every table: in one every column is set, in the other as few as the table allows.
 * @param first number of the rows: another one gives other values
 * @param given the value of a column, where it matters
 */
export async function fill(
  client: Client,
  {
    first = 1,
    given = () => undefined,
  }: { first?: number; given?: (column: Column, written: Map<string, Row[]>) => unknown } = {},
): Promise<void> {
  const { rows: required } = await client.query<{ table: string; name: string }>(
    `SELECT table_name AS table, column_name AS name FROM information_schema.columns WHERE table_schema = $1 AND is_nullable = 'NO'`,
    [SCHEMA],
  );
  const isRequired = new Set(required.map(({ table, name }) => `${table}.${name}`));
  const written = new Map<string, Row[]>();
  for (const [table, columns] of await columnsInOrder(client)) {
    const rows: Row[] = [];
    for (const whole of [true, false]) {
      const row: Row = {};
      for (const column of columns) {
        const { name, refersTo, hasDefault } = column;
        if (!whole && (hasDefault || !isRequired.has(`${table}.${name}`))) continue;
        row[name] =
          given(column, written) ??
          (refersTo ? written.get(refersTo[0])?.[rows.length]?.[refersTo[1]] : valueOf(column, first + rows.length));
      }
      const names = Object.keys(row);
      const { rows: inserted } = await client.query<Row>(
        `INSERT INTO "${table}" (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map((_, at) => `$${at + 1}`).join()})
         ON CONFLICT DO NOTHING RETURNING *`,
        Object.values(row),
      );
      rows.push(inserted[0] ?? rows[0] ?? {});
    }
    written.set(table, rows);
  }
}
