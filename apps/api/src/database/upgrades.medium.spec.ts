import type { Client } from 'pg';
import { createDatabase, databaseUrl, withAdmin } from '../../test/database';
import { columnsInOrder, connected, fill, type Row } from '../../test/rows';
import { migrate, SCHEMA } from './data-source';
import { migrations } from './migrations';
import { ProposalVersions1700000002900 } from './migrations/1700000002900-proposal-versions';

/** What an upgrade takes away on purpose: it is made anew from what stays. */
const MADE_ANEW = ['fingerprint'];

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

describe('a proposal that was edited before its title had versions', () => {
  it('has its name in each of its versions', async () => {
    const name = `test_named_${process.hrtime.bigint()}`;
    await withAdmin((admin) => admin.query(`CREATE DATABASE ${name}`));
    const url = databaseUrl(name);
    const last = migrations.findIndex((migration) => migration === ProposalVersions1700000002900);
    await migrate({ url }, migrations.slice(0, last));
    const texts = await connected(url, async (client) => {
      await client.query(`
        WITH named AS (
          INSERT INTO proposals (id, user_id, title, client_request, design_studio, input_type)
          VALUES (gen_random_uuid(), gen_random_uuid(), 'A "sign"', 'A sign, please.', 'TI', 'text') RETURNING id, user_id)
        INSERT INTO revisions (id, user_id, subject_type, subject_id, field, version, source, content)
        SELECT gen_random_uuid(), user_id, 'proposals', id, 'content', 1, 'generated', E'## Price\\n\\n"None"' FROM named`);
      await migrate({ url });
      return (await client.query<{ field: string; content: string }>('SELECT field, content FROM revisions')).rows;
    });
    expect(texts.map(({ field, content }) => [field, JSON.parse(content)])).toEqual([
      ['texts', { title: 'A "sign"', proposal_content: '## Price\n\n"None"' }],
    ]);
    await withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
});
