import { Global, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import Redis, { type RedisOptions } from 'ioredis';
import { CONFIG, type Config } from '../../config';

export const REDIS = Symbol('Redis');

/** Connects as it is configured: by address, with its account and TLS, or to whichever server the sentinels name. */
export function connectRedis({ url, sentinels }: Config['redis'], options: RedisOptions): Redis {
  return new Redis(url, {
    ...(sentinels && {
      sentinels: sentinels.hosts,
      name: sentinels.name,
      sentinelPassword: sentinels.password,
      enableTLSForSentinelMode: url.startsWith('rediss:'),
    }),
    // ioredis waits two seconds for a connection that is closed already, and the process with it
    disconnectTimeout: 100,
    ...options,
  });
}

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
        const redis = connectRedis(config.redis, {
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
