import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { REDIS } from '../redis';
import { Files } from '../storage';

const PATIENCE_MS = 2_000;

const inTime = <T>(work: Promise<T>) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS).unref(),
    ),
  ]);

/** What the product needs and does not bring along. */
@Injectable()
export class Dependencies {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly files: Files,
  ) {}

  /** Whether each answers, by its name, within two seconds. */
  async areUp(): Promise<Record<string, boolean>> {
    const checks = {
      database: () => this.database.query('SELECT 1'),
      redis: () => this.redis.ping(),
      storage: () => this.files.check(),
    };
    const results = Object.entries(checks).map(async ([name, check]) => [
      name,
      await inTime(Promise.resolve().then(check)).then(
        () => true,
        () => false,
      ),
    ]);
    return Object.fromEntries(await Promise.all(results)) as Record<string, boolean>;
  }
}
