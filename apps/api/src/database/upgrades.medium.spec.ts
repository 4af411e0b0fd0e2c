import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { createDatabase, databaseUrl, withAdmin } from '../../test/database';
import { migrate, SCHEMA } from './data-source';
import { migrations } from './migrations';

interface Column {
  table: string;
  name: string;
  type: string;
  length: number | null;
  hasDefault: boolean;
  /** table and column that it refers to */
  refersTo: [string, string] | null;
  checks: string[];
}
type Row = Record<string, unknown>;

/** What an upgrade takes away on purpose: it is made anew from what stays. */
const MADE_ANEW = ['fingerprint'];

/** A moment that every version can keep, with the microseconds that PostgreSQL has. */
const MOMENT = '2026-03-01T12:00:00.123456+00:00';

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, options: `-c search_path=${SCHEMA},public` });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The columns of every table that may be written, those of tables that others refer to first. */
async function columnsInOrder(client: Client): Promise<Map<string, Column[]>> {
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

/** Two rows in every table: in one every column is set, in the other as few as the table allows. */
async function fill(client: Client): Promise<void> {
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
        row[name] = refersTo
          ? written.get(refersTo[0])?.[rows.length]?.[refersTo[1]]
          : valueOf(column, rows.length + 1);
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

/** Everything that is in the database, as PostgreSQL writes it. */
async function contents(client: Client): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>();
  for (const table of (await columnsInOrder(client)).keys()) {
    const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM "${table}" t`);
    all.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

const kept = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => !MADE_ANEW.includes(name)));

/** Tables, columns, constraints and indexes, as text. */
async function schemaOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line
       FROM information_schema.columns WHERE table_schema = $1
     UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = $1::regnamespace
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = $1 ORDER BY line`,
    [SCHEMA],
  );
  return rows.map(({ line }) => line);
}

describe('an installation with work in it, of every version there was,', () => {
  const ladder = `test_ladder_${process.hrtime.bigint()}`;
  let newest: string[];
  beforeAll(async () => {
    await withAdmin((admin) => admin.query(`CREATE DATABASE ${ladder}`));
    const database = await createDatabase();
    newest = await connected(database.url, schemaOf);
    await database.drop();
  });
  afterAll(() => withAdmin((admin) => admin.query(`DROP DATABASE ${ladder} WITH (FORCE)`)));

  it.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
    '%s, becomes one of today, and every row is there as it was',
    async (_, steps) => {
      await migrate({ url: databaseUrl(ladder) }, migrations.slice(0, steps));
      const name = `test_upgrade_${process.hrtime.bigint()}`;
      const url = databaseUrl(name);
      await withAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${ladder} STRATEGY file_copy`));
      try {
        const before = await connected(url, async (client) => {
          await fill(client);
          return contents(client);
        });
        expect(await migrate({ url })).toHaveLength(migrations.length - steps);
        await connected(url, async (client) => {
          expect(await schemaOf(client)).toEqual(newest);
          const after = await contents(client);
          for (const [table, rows] of before) {
            expect(rows.length).toBeGreaterThan(0);
            expect([table, after.get(table)]).toEqual([
              table,
              expect.arrayContaining(rows.map((row) => expect.objectContaining(kept(row)) as Row)),
            ]);
          }
        });
      } finally {
        await withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
      }
    },
  );
});
