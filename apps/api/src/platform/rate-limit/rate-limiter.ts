import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../../config';
import { AppError } from '../errors';
import { REDIS } from '../redis';

/** `points` calls in `seconds`, counted under `name`. RATE_LIMIT_FACTOR multiplies the points. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts calls in Redis, so that all API processes count together. While Redis is down or hangs each process counts in its own
 * memory: limits stay, and nobody is locked out.
 */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts one call.
   * @param key whom it is counted for: a user's id, an address, an account
   * @throws AppError 429 RATE_LIMITED with `retryAfter` in seconds
   */
  async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiterOf(limit).consume(key);
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      throw new AppError(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', {
        retryAfter: Math.max(1, rejected.msBeforeNext / 1_000),
      });
    }
  }

  /** Forgets the calls counted for `key`, for limits that are about failures. */
  async reset(limit: Limit, key: string): Promise<void> {
    await this.limiterOf(limit).delete(key);
  }

  private limiterOf({ name, points, seconds }: Limit): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = {
      keyPrefix: `limit:${name}`,
      points: Math.max(1, Math.floor(points * this.config.http.rateLimitFactor)),
      duration: seconds,
    };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(name, limiter);
    return limiter;
  }
}
