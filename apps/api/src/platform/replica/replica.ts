import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { dataSourceOptions, STATEMENT_TIMEOUT_MS } from '../../database';
import { dependencyAnswer } from '../errors';
import { REDIS } from '../redis';
import { replayedPosition, writtenPosition } from './positions.sql';

/** A replica that is further behind serves nobody, and what somebody wrote need not be remembered for longer. */
export const MOST_BEHIND_MS = 30_000;
const LOOK_EVERY_MS = 1_000;
const keyOf = (userId: string) => `maquette:wrote:${userId}`;

/**
 * Reads from a copy of the database (DATABASE_READ_URL), for what may be a moment old: lists. Whoever changed something, or had it
 * changed by a job, reads from the database itself until the replica has that change too; so does everybody while the replica is away or
 * far behind. Without the setting nothing of this takes place.
 */
@Injectable()
export class Replica implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('Replica');
  private readonly reading = new AsyncLocalStorage<DataSource>();
  private source?: DataSource;
  private timer?: NodeJS.Timeout;
  /** what was written when, oldest first, as far as it counts */
  private written: { at: number; position: bigint }[] = [];
  /** up to where the replica is known to be; undefined: it is not to be read from */
  private replayed?: bigint;
  private away = false;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isSet(): boolean {
    return this.config.database.readUrl !== undefined;
  }

  async onModuleInit(): Promise<void> {
    const { readUrl, pooler } = this.config.database;
    if (readUrl === undefined || this.config.role === 'worker') return;
    this.source = new DataSource({
      ...dataSourceOptions({ url: readUrl, pooler }, { statementTimeoutMs: STATEMENT_TIMEOUT_MS }),
      migrations: [],
    });
    // repositories and SQL alike ask the data source for a connection: within `read` they get one of the replica's
    const own = this.database.createQueryRunner.bind(this.database);
    this.database.createQueryRunner = (mode) => this.reading.getStore()?.createQueryRunner() ?? own(mode);
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (this.source?.isInitialized) await this.source.destroy();
  }

  /** Notes that something of this user's was changed just now. It does not fail. */
  async wrote(userId: string): Promise<void> {
    if (!this.isSet) return;
    try {
      await this.redis.set(keyOf(userId), String(await writtenPosition(this.database)), 'PX', 2 * MOST_BEHIND_MS);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      this.log.warn(`It could not be noted that somebody changed something: ${error.message}`);
    }
  }

  /** Does `work`, which only reads: from the replica where this user misses nothing there, else from the database itself. */
  async read<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const source = (await this.has(userId)) ? this.source : undefined;
    if (!source) return work();
    try {
      return await this.reading.run(source, work);
    } catch (error) {
      if (dependencyAnswer(error)?.code !== 'UNAVAILABLE') throw error;
      this.leave((error as Error).message);
      return work();
    }
  }

  /** Finds out where the replica is. */
  async look(): Promise<void> {
    const { source } = this;
    if (!source) return;
    try {
      if (!source.isInitialized) await source.initialize();
      const [position, replayed] = await Promise.all([writtenPosition(this.database), replayedPosition(source)]);
      if (replayed === undefined) return this.leave('it is no replica');
      const now = Date.now();
      this.written.push({ at: now, position });
      // what it lacks stays, to be counted from when that was written
      this.written = this.written.filter((one) => one.position > replayed);
      const behindMs = now - (this.written[0]?.at ?? now);
      if (behindMs > MOST_BEHIND_MS) return this.leave('it is too far behind');
      if (this.away) this.log.log('The replica is read from again.');
      this.away = false;
      this.replayed = replayed;
    } catch (error) {
      this.leave(error instanceof Error ? error.message : String(error));
    }
  }

  private async has(userId: string): Promise<boolean> {
    if (this.replayed === undefined) return false;
    try {
      const wrote = await this.redis.get(keyOf(userId));
      return wrote === null || (this.replayed !== undefined && BigInt(wrote) <= this.replayed);
    } catch {
      return false;
    }
  }

  private leave(reason: string): void {
    if (!this.away) this.log.warn(`The replica is not read from (${reason}); lists come from the database itself.`);
    this.away = true;
    this.replayed = undefined;
  }
}
