import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { createDatabase, databaseUrl, withAdmin } from '../../test/database';
import { entitiesOnDisk } from '../../test/entities';
import { dataSourceOptions, migrate } from './data-source';
import { migrations } from './migrations';

describe('the migrated database', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let source: DataSource;
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database, { entities: await entitiesOnDisk() })).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  it('is what the entities say', async () => {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});

describe('the migrations', () => {
  const name = `test_bare_${process.hrtime.bigint()}`;
  const url = databaseUrl(name);
  beforeAll(() => withAdmin((admin) => admin.query(`CREATE DATABASE ${name}`)));
  afterAll(() => withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)));

  it('do not touch a database that a newer version brought up to date', async () => {
    const newer = await createDatabase();
    await expect(migrate(newer, migrations.slice(0, -1))).rejects.toThrow(
      /^it was brought up to date by a newer version of Maquette \(\w+\). Run that version, or restore a backup from before.$/,
    );
    expect(await migrate(newer)).toEqual([]);
    await newer.drop();
  });

  it('bear the number of their file, and are all among those that are run', async () => {
    const folder = join(__dirname, 'migrations');
    const files = (await readdir(folder)).filter((file) => /^\d/.test(file));
    const classes = await Promise.all(
      files.map(async (file) => Object.keys((await import(join(folder, file))) as object).map((name) => [file, name])),
    );
    expect(classes.flat().map(([file, name]) => [file, /^\d+/.exec(file!)?.[0], name])).toEqual(
      classes.flat().map(([file, name]) => [file, /\d+$/.exec(name!)?.[0], name]),
    );
    expect(migrations.map(({ name }) => name).sort()).toEqual(
      classes
        .flat()
        .map(([, name]) => name)
        .sort(),
    );
  });

  it('are run once, however many processes begin with them', async () => {
    const [name] = [`test_many_${process.hrtime.bigint()}`];
    await withAdmin((admin) => admin.query(`CREATE DATABASE ${name}`));
    const done = await Promise.all([1, 2, 3].map(() => migrate({ url: databaseUrl(name) })));
    expect(done.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 0, migrations.length]);
    await withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });

  it('run where pg_trgm stands in the schema `extensions` already', async () => {
    const source = await new DataSource({ type: 'postgres', url }).initialize();
    await source.query('CREATE SCHEMA extensions');
    await source.query('CREATE EXTENSION pg_trgm WITH SCHEMA extensions');
    await source.destroy();
    expect(await migrate({ url })).toHaveLength(migrations.length);
  });
});
