import { Inject, Injectable, Logger, Module } from '@nestjs/common';
import type { BullModuleOptions } from '@nestjs/bull';
import type { Redis, RedisOptions } from 'ioredis';
import { CONFIG, type Config } from '../../config';
import { connectRedis } from '../redis';

/** Tells Bull to hand the job out again after a delay. */
export class RetryLater extends Error {
  constructor(readonly delayMs: number) {
    super(`again in ${delayMs} ms`);
  }
}

/** Bull renews its lock after half of that. */
export const LOCK_MS = 20_000;

/** Bull waits for these without end; its other commands give up after a while, and the reconciler does their work. */
const WAITING: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };

/** The connections that all queues share, and how every queue behaves. */
@Injectable()
export class QueueConnections {
  private readonly log = new Logger('Queue');
  private readonly connections: Redis[] = [];
  private readonly shared: { client: Redis; subscriber: Redis };

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.shared = { client: this.connect(), subscriber: this.connect(WAITING) };
  }

  /** How often a row may fail is counted in the row; Bull only waits between attempts. */
  options(): BullModuleOptions {
    return {
      // one Redis may serve several databases, each with its own rows
      prefix: `maquette:${new URL(this.config.database.url).pathname.slice(1)}`,
      createClient: (type) => (type === 'bclient' ? this.connect(WAITING) : this.shared[type]),
      defaultJobOptions: {
        removeOnComplete: true,
        removeOnFail: true,
        attempts: Number.MAX_SAFE_INTEGER,
        backoff: { type: 'row' },
      },
      settings: {
        lockDuration: LOCK_MS,
        stalledInterval: 5_000,
        maxStalledCount: 10,
        backoffStrategies: { row: (_: number, error: Error) => (error instanceof RetryLater ? error.delayMs : 5_000) },
      },
    };
  }

  get ready(): boolean {
    return this.shared.client.status === 'ready';
  }

  close(): void {
    for (const connection of this.connections) connection.disconnect();
  }

  private connect(options: RedisOptions = {}): Redis {
    const connection = connectRedis(this.config.redis, options);
    connection.on('error', (error: Error) => this.log.warn(error.message));
    this.connections.push(connection);
    return connection;
  }
}

@Module({ providers: [QueueConnections], exports: [QueueConnections] })
export class QueueConnectionsModule {}
