import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { loadConfig } from './config';
import { openApiDocument } from './platform/openapi';

/** Writes the description of the API to the file named on the command line. `preview` opens no database. */
async function write(path: string): Promise<void> {
  const nowhere = {
    DATABASE_URL: 'postgres://127.0.0.1/none',
    REDIS_URL: 'redis://127.0.0.1',
    JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
  };
  const app = await NestFactory.create(AppModule.for(loadConfig(nowhere)), { preview: true, logger: ['error'] });
  writeFileSync(path, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
}

void write(process.argv[2] ?? 'openapi.json');
