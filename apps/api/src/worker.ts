import './tracing';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { giveWay } from './platform/concurrency/give-way';
import { createLogger, PinoLogger } from './platform/logging';
import { start } from './start';

// Drawing takes every core there is; where the API runs on the same machine, its answers come first.
giveWay();

start('The worker', async (config) => {
  const app = await NestFactory.createApplicationContext(AppModule.for({ ...config, role: 'worker' }), {
    logger: new PinoLogger(createLogger(config.logLevel)),
  });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
});
