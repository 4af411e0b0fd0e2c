import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import { type Config, loadConfig } from '../../config';
import { RateLimiter } from './rate-limiter';

const config = (factor: string): Config =>
  loadConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    REDIS_URL: 'redis://127.0.0.1',
    JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
    RATE_LIMIT_FACTOR: factor,
  });
const limit = () => ({ name: `test:${randomUUID()}`, points: 2, seconds: 60 });

describe('RateLimiter', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = new Redis(process.env.TEST_REDIS_URL ?? '', { lazyConnect: true });
    await redis.connect();
  });
  afterAll(() => redis.disconnect());

  it('lets the limit through, then says when to come back', async () => {
    const limiter = new RateLimiter(redis, config('1'));
    const uploads = limit();
    await limiter.consume(uploads, 'ada');
    await limiter.consume(uploads, 'ada');
    await expect(limiter.consume(uploads, 'ada')).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      retryAfter: expect.closeTo(60, 0),
    });
    await limiter.consume(uploads, 'eve');
  });

  it('counts together with other processes', async () => {
    const uploads = limit();
    const [one, two] = [new RateLimiter(redis, config('1')), new RateLimiter(redis, config('1'))];
    await Promise.all([one.consume(uploads, 'ada'), two.consume(uploads, 'ada')]);
    await expect(one.consume(uploads, 'ada')).rejects.toMatchObject({ status: 429 });
  });

  it('forgets on request what it counted', async () => {
    const limiter = new RateLimiter(redis, config('1'));
    const guesses = limit();
    await limiter.consume(guesses, 'ada');
    await limiter.consume(guesses, 'ada');
    await limiter.reset(guesses, 'ada');
    await limiter.consume(guesses, 'ada');
  });

  it('takes back a call that should not have counted', async () => {
    const limiter = new RateLimiter(redis, config('1'));
    const guesses = limit();
    for (let call = 0; call < 5; call += 1) {
      await limiter.consume(guesses, 'ada');
      await limiter.refund(guesses, 'ada');
    }
  });

  it('slows down instead of refusing: past the limit calls take turns, and who finds no turn may come back soon', async () => {
    const limiter = new RateLimiter(redis, config('1'));
    const guesses = { ...limit(), then: { points: 2, seconds: 2 } };
    expect([await limiter.pace(guesses, 'ada'), await limiter.pace(guesses, 'ada')]).toEqual([true, true]);
    const began = performance.now();
    const turns = await Promise.allSettled([1, 2, 3].map(() => limiter.pace(guesses, 'ada')));
    const waited = performance.now() - began;
    expect(turns.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const refusal = turns.find((turn) => turn.status === 'rejected')?.reason as { status: number; retryAfter: number };
    expect(refusal).toMatchObject({ status: 429 });
    expect(refusal.retryAfter).toBeLessThanOrEqual(2);
    expect(waited).toBeGreaterThan(500);
    expect(await limiter.pace(guesses, 'eve')).toBe(true);
  });

  it('multiplies every limit by RATE_LIMIT_FACTOR', async () => {
    const limiter = new RateLimiter(redis, config('2'));
    const uploads = limit();
    for (let call = 0; call < 4; call += 1) await limiter.consume(uploads, 'ada');
    await expect(limiter.consume(uploads, 'ada')).rejects.toMatchObject({ status: 429 });
  });

  it('goes on counting in memory while Redis is down', async () => {
    const down = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
    });
    down.on('error', () => undefined);
    const limiter = new RateLimiter(down, config('1'));
    const uploads = limit();
    await limiter.consume(uploads, 'ada');
    await limiter.consume(uploads, 'ada');
    await expect(limiter.consume(uploads, 'ada')).rejects.toMatchObject({ status: 429 });
    await limiter.reset(uploads, 'ada');
    await limiter.consume(uploads, 'ada');
    down.disconnect();
  });
});
