import { startTestServices } from '../../../tools/services/index.mjs';
import { migrate } from '../src/database';
import { TEMPLATE_DATABASE, databaseUrl, withAdmin } from './database';

/** One PostgreSQL and one Redis for the whole run; the migrations run once, into the template database. */
export default async function setUp(): Promise<void> {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=source --require ${require.resolve('./typescript-in-threads.cjs')}`;
  const services = await startTestServices();
  (globalThis as { testServices?: typeof services }).testServices = services;
  Object.assign(process.env, { TEST_DATABASE_URL: services.env.DATABASE_URL, TEST_REDIS_URL: services.env.REDIS_URL });
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`));
  await migrate({ url: databaseUrl(TEMPLATE_DATABASE) });
}
