import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { createLogger, PinoLogger } from './platform/logging';
import { start } from './start';

start('The worker', async (config) => {
  const app = await NestFactory.createApplicationContext(AppModule.for({ ...config, role: 'worker' }), {
    logger: new PinoLogger(createLogger(config.logLevel)),
  });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
});
