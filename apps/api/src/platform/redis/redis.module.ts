import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import Redis from 'ioredis';
import { CONFIG, type Config } from '../../config';

export const REDIS = Symbol('Redis');

/** ioredis waits two seconds for a connection that is closed already, and the process with it. */
export const REDIS_OPTIONS = { disconnectTimeout: 100 };

/** A Redis that hangs keeps its connection, so that only this ends the wait for it. */
const COMMAND_TIMEOUT_MS = 1_000;

/** One shared connection for short commands (rate limits, readiness). Bull keeps its own, since it blocks on them. */
@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [CONFIG],
      useFactory: (config: Config) => {
        const log = new Logger('Redis');
        const redis = new Redis(config.redis.url, {
          ...REDIS_OPTIONS,
          maxRetriesPerRequest: 1,
          enableOfflineQueue: false,
          connectTimeout: 2_000,
          commandTimeout: COMMAND_TIMEOUT_MS,
        });
        // it tries again every other second, and says so once
        let down = false;
        redis.on('error', (error: Error) => {
          if (!down) log.warn(`Redis cannot be reached: ${error.message}`);
          down = true;
        });
        redis.on('ready', () => {
          if (down) log.log('Redis can be reached again.');
          down = false;
        });
        return redis;
      },
    },
  ],
  exports: [REDIS],
})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
