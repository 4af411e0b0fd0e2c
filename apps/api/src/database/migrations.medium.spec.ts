import { DataSource } from 'typeorm';
import { createDatabase } from '../../test/database';
import { dataSourceOptions } from './data-source';

describe('the migrated database', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let source: DataSource;
  beforeAll(async () => {
    database = await createDatabase();
    source = await new DataSource(dataSourceOptions(database)).initialize();
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
