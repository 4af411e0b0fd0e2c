import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import Bull, { type Queue } from 'bull';
import Redis, { type RedisOptions } from 'ioredis';
import { CONFIG, type Config } from '../../config';
import { REDIS_OPTIONS } from '../redis';
import { definedJobs, type JobDefinition } from './job-definition';

/** All that ever reaches Redis. */
export interface JobPayload {
  id: string;
}

/** Tells Bull to hand the job out again after a delay. */
export class RetryLater extends Error {
  constructor(readonly delayMs: number) {
    super(`again in ${delayMs} ms`);
  }
}

/** Bull waits for these without end; its other commands give up after a while, and the reconciler does their work. */
const WAITING: RedisOptions = { maxRetriesPerRequest: null, enableReadyCheck: false };

/**
 * Bull's queues, one a job definition. Losing all of Redis loses nothing: the reconciler fills the queues again.
 * How often a row may fail is counted in the row; Bull only waits between attempts.
 */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly log = new Logger('Queue');
  private readonly queues = new Map<string, Queue<JobPayload>>();
  private readonly connections: Redis[] = [];

  constructor(@Inject(CONFIG) private readonly config: Config) {
    // one Redis may serve several databases, each with its own rows
    const prefix = `maquette:${new URL(config.database.url).pathname.slice(1)}`;
    const shared = { client: this.connect(), subscriber: this.connect(WAITING) };
    for (const { name } of definedJobs()) {
      const queue = new Bull<JobPayload>(name, {
        prefix,
        createClient: (type) => (type === 'bclient' ? this.connect(WAITING) : shared[type]),
        defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: Number.MAX_SAFE_INTEGER, backoff: { type: 'row' } },
        settings: {
          lockDuration: 20_000,
          stalledInterval: 5_000,
          maxStalledCount: 10,
          backoffStrategies: { row: (_: number, error: Error) => (error instanceof RetryLater ? error.delayMs : 5_000) },
        },
      });
      queue.on('error', (error) => this.log.warn(`${name}: ${error.message}`));
      this.queues.set(name, queue);
    }
  }

  get({ name }: JobDefinition): Queue<JobPayload> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`The job ${name} is not defined.`);
    return queue;
  }

  /**
   * Call it after the row is committed. It does not wait for Redis: while Redis is away the row stays `pending`
   * and the reconciler queues it. A row that is queued already is not queued twice.
   */
  enqueue(job: JobDefinition, id: string): void {
    this.get(job)
      .add({ id }, { jobId: id })
      .catch((error: Error) => this.log.warn(`${job.name} ${id} waits for the reconciler: ${error.message}`));
  }

  async onApplicationShutdown(): Promise<void> {
    const up = this.connections[0]?.status === 'ready';
    // closing waits for Redis, which may be away
    if (up) await Promise.all([...this.queues.values()].map((queue) => queue.close(true).catch(() => undefined)));
    for (const connection of this.connections) connection.disconnect();
  }

  private connect(options: RedisOptions = {}): Redis {
    const connection = new Redis(this.config.redis.url, { ...REDIS_OPTIONS, ...options });
    connection.on('error', (error: Error) => this.log.warn(error.message));
    this.connections.push(connection);
    return connection;
  }
}
