import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { loadConfig } from './config';
import { createLogger, PinoLogger } from './platform/logging';
import { start } from './start';

start('The worker', async () => {
  const config = { ...loadConfig(), role: 'worker' as const };
  const app = await NestFactory.createApplicationContext(AppModule.for(config), {
    logger: new PinoLogger(createLogger(config.logLevel)),
  });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
});
