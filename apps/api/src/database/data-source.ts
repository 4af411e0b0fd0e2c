import { DataSource, type DataSourceOptions, type ObjectLiteral } from 'typeorm';
import type { Config } from '../config';
import { migrations } from './migrations';
import { NamingStrategy } from './naming-strategy';

/** All tables live in a schema of their own, so that a hosted project does not publish them. */
export const SCHEMA = 'maquette';

/** pg_trgm lives in `public`, or where somebody had put it before: on hosted Supabase that is `extensions`. */
const SEARCH_PATH = `${SCHEMA},public,extensions`;

/** Nobody waits longer for an answer, and no query holds one of the connections that all share for longer. */
export const STATEMENT_TIMEOUT_MS = 5_000;

interface Options {
  /** the application's load themselves, by `TypeOrmModule.forFeature` in their modules; others name those they use */
  entities?: (new () => ObjectLiteral)[];
  /** after which a statement is cancelled (57014); 0: never */
  statementTimeoutMs?: number;
}

export function dataSourceOptions(
  database: Config['database'],
  { entities = [], statementTimeoutMs = 0 }: Options = {},
) {
  return {
    type: 'postgres' as const,
    url: database.url,
    schema: SCHEMA,
    entities,
    migrations,
    namingStrategy: new NamingStrategy(),
    synchronize: false,
    applicationName: 'maquette',
    poolSize: 10,
    // also how long a request waits for one of the ten to become free
    connectTimeoutMS: 2_000,
    ...(!database.pooler && {
      extra: { options: `-c search_path=${SEARCH_PATH} -c statement_timeout=${statementTimeoutMs}` },
    }),
  } satisfies DataSourceOptions;
}

/** Opens the connections of a program that is not the application. */
export async function openDataSource(
  database: Config['database'],
  more: { migrations?: typeof migrations; poolSize?: number; connectTimeoutMS?: number },
): Promise<DataSource> {
  const source = await new DataSource({ ...dataSourceOptions(database), ...more }).initialize();
  try {
    if (database.pooler) await checkSessions(source, 0);
    return source;
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

/**
 * A pooler lends each connection to somebody else after every transaction, so that nothing can be set on them: what sessions begin with must
 * come with the account.
 * @throws Error with what to type when it does not
 */
export async function checkSessions(source: DataSource, statementTimeoutMs: number): Promise<void> {
  const [session] = await source.query<{ path: string; timeout: string; set: string }[]>(
    `SELECT current_setting('search_path') AS path, setting AS timeout,
            format('ALTER ROLE %I IN DATABASE %I SET ', session_user, current_database()) AS set
       FROM pg_settings WHERE name = 'statement_timeout'`,
  );
  const statements = [
    { name: 'search_path', value: SEARCH_PATH, is: session?.path.replaceAll(' ', '') },
    { name: 'statement_timeout', value: String(statementTimeoutMs), is: session?.timeout },
  ]
    .filter(({ is, value }) => is !== value)
    .map(({ name, value }) => `${session?.set}${name} = ${value};`);
  if (statements.length > 0)
    throw new Error(
      `behind a pooler (DATABASE_POOLER) the account must bring what sessions begin with. Type at PostgreSQL itself, then let the pooler connect anew: ${statements.join(' ')} (An API has another account than workers and migrations.)`,
    );
}

/** Brings the database to the newest version. Safe to call at every start and from several processes at once. */
export async function migrate(database: Config['database'], all = migrations): Promise<string[]> {
  const source = await openDataSource(database, { migrations: all, poolSize: 2, connectTimeoutMS: 10_000 });
  try {
    // the lock belongs to a transaction, so that a pooler of transactions may stand before PostgreSQL
    return await source.transaction(async (lock) => {
      await lock.query(`SELECT pg_advisory_xact_lock(hashtext('maquette migrations'))`);
      await source.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
      await refuseNewer(source, all);
      return (await source.runMigrations({ transaction: 'each' })).map((migration) => migration.name);
    });
  } finally {
    await source.destroy();
  }
}

/** @throws Error when a later version, whose columns and rules we do not know, was here */
async function refuseNewer(source: DataSource, known: typeof migrations): Promise<void> {
  const [{ table }] = await source.query<[{ table: string | null }]>(
    `SELECT to_regclass('${SCHEMA}.migrations') AS table`,
  );
  if (table === null) return;
  const done = await source.query<{ name: string }[]>(`SELECT name FROM ${SCHEMA}.migrations ORDER BY id`);
  const names = new Set(known.map(({ name }) => name));
  const unknown = done.find(({ name }) => !names.has(name));
  if (unknown)
    throw new Error(
      `it was brought up to date by a newer version of Maquette (${unknown.name}). Run that version, or restore a backup from before.`,
    );
}
