import './tracing';
import 'reflect-metadata';
import { setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { createLogger, PinoLogger } from './platform/logging';
import { start } from './start';

/**
 * Drawing takes every core there is; where the API runs on the same machine, its answers come first. From 0 to 19. Threads take it
 * from the thread that makes them, so it is set before there is any.
 */
setPriority(5);

start('The worker', async (config) => {
  const app = await NestFactory.createApplicationContext(AppModule.for({ ...config, role: 'worker' }), {
    logger: new PinoLogger(createLogger(config.logLevel)),
  });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
});
