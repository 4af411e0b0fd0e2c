import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import Redis from 'ioredis';
import { CONFIG, type Config } from '../../config';

export const REDIS = Symbol('Redis');

/** One shared connection for short commands (rate limits, readiness). Bull keeps its own, since it blocks on them. */
@Global()
@Module({
  providers: [
    {
      provide: REDIS,
      inject: [CONFIG],
      useFactory: (config: Config) => {
        const log = new Logger('Redis');
        const redis = new Redis(config.redis.url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, connectTimeout: 2_000 });
        redis.on('error', (error: Error) => log.warn(`Redis: ${error.message}`));
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
