import { DataSource, type DataSourceOptions, type ObjectLiteral } from 'typeorm';
import type { Config } from '../config';
import { migrations } from './migrations';
import { NamingStrategy } from './naming-strategy';

/** All tables live in a schema of their own, so that a hosted project does not publish them. */
export const SCHEMA = 'maquette';

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
    // pg_trgm lives in `public`, or where somebody had put it before: on hosted Supabase that is `extensions`
    extra: { options: `-c search_path=${SCHEMA},public,extensions -c statement_timeout=${statementTimeoutMs}` },
  } satisfies DataSourceOptions;
}

/** Brings the database to the newest version. Safe to call at every start and from several processes at once. */
export async function migrate(database: Config['database'], all = migrations): Promise<string[]> {
  const source = new DataSource({
    ...dataSourceOptions(database),
    migrations: all,
    poolSize: 2,
    connectTimeoutMS: 10_000,
  });
  await source.initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('maquette migrations'))`);
    await lock.query(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`);
    return (await source.runMigrations({ transaction: 'each' })).map((migration) => migration.name);
  } finally {
    await lock.release();
    await source.destroy();
  }
}
