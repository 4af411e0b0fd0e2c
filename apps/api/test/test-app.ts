import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { MigrationInterface } from 'typeorm';
import type { Overrides } from '../src/app.module';
import { type Config, loadConfig } from '../src/config';
import { createApp } from '../src/create-app';
import { migrate, migrations } from '../src/database';
import { createDatabase } from './database';

export interface TestApp {
  app: NestExpressApplication;
  config: Config;
  close(): Promise<void>;
}

/** The real application (all modules, jobs included) on a database and a folder of its own. */
export async function createTestApp(
  env: NodeJS.ProcessEnv = {},
  { migrations: more = [], ...overrides }: Overrides & { migrations?: (new () => MigrationInterface)[] } = {},
): Promise<TestApp> {
  const [database, dataDir] = await Promise.all([createDatabase(), mkdtemp(join(tmpdir(), 'maquette-api-'))]);
  const config = loadConfig({
    ROLE: 'all',
    DATABASE_URL: database.url,
    REDIS_URL: process.env.TEST_REDIS_URL,
    DATA_DIR: dataDir,
    WEB_DIR: join(dataDir, 'no-web'),
    JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
  if (more.length > 0) await migrate(config.database, [...migrations, ...more]);
  const app = await createApp(config, overrides);
  await app.init();
  return {
    app,
    config,
    close: async () => {
      await app.close();
      await Promise.all([database.drop(), rm(dataDir, { recursive: true, force: true })]);
    },
  };
}
