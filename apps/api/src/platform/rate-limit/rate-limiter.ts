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

/** A limit past which calls are slowed down instead of refused: `points` in each `seconds` of `then`, spread evenly. */
export interface Pace extends Limit {
  then: { points: number; seconds: number };
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
    const refused = await this.count(this.limiterOf(limit), key);
    if (refused) throw tooMany(refused);
  }

  /** Counts one call. @returns whether it is within the limit */
  async allows(limit: Limit, key: string): Promise<boolean> {
    return (await this.count(this.limiterOf(limit), key)) === undefined;
  }

  /**
   * Counts one call; past the limit it waits for its turn, `then.seconds` at most.
   * @returns whether it was within the limit
   * @throws AppError 429 RATE_LIMITED when others wait for all the turns; `retryAfter` is `then.seconds` at most
   */
  async pace(limit: Pace, key: string): Promise<boolean> {
    if (await this.allows(limit, key)) return true;
    const refused = await this.count(this.limiterOf({ ...limit.then, name: `${limit.name}:slow` }, true), key);
    if (refused) throw tooMany(refused);
    return false;
  }

  /** Takes one call back, for limits that are about failures. */
  async refund(limit: Limit, key: string): Promise<void> {
    await this.limiterOf(limit).reward(key, 1);
  }

  /** Forgets the calls counted for `key`. */
  async reset(limit: Limit, key: string): Promise<void> {
    await this.limiterOf(limit).delete(key);
  }

  /** @returns the refusal, or nothing */
  private async count(limiter: RateLimiterRedis, key: string): Promise<RateLimiterRes | undefined> {
    try {
      await limiter.consume(key);
      return undefined;
    } catch (rejected) {
      if (rejected instanceof RateLimiterRes) return rejected;
      throw rejected;
    }
  }

  private limiterOf({ name, points, seconds }: Limit, evenly = false): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = {
      keyPrefix: `limit:${name}`,
      points: Math.max(1, Math.floor(points * this.config.http.rateLimitFactor)),
      duration: seconds,
      execEvenly: evenly,
      // else the last turn would wait for longer than the whole time
      execEvenlyMinDelayMs: 0,
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

const tooMany = ({ msBeforeNext }: RateLimiterRes) =>
  new AppError(429, 'RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', {
    retryAfter: Math.max(1, msBeforeNext / 1_000),
  });
