import { DataSource } from 'typeorm';
import { createDatabase } from '../../../test/database';
import { dataSourceOptions } from '../../database';
import { isOutage } from './dependency-error';

it('a connection that breaks between two statements of a transaction is an outage', async () => {
  const database = await createDatabase();
  const source = await new DataSource(dataSourceOptions({ url: database.url })).initialize();
  const broken = source.transaction(async (tx) => {
    const [{ pid }] = await tx.query<[{ pid: number }]>('SELECT pg_backend_pid() AS pid');
    await source.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
    // as long as the news of it takes
    for (;;) await tx.query('SELECT 1');
  });
  const error: unknown = await broken.catch((reason: unknown) => reason);
  expect(isOutage(error)).toBe(true);
  await source.destroy();
  await database.drop();
});
