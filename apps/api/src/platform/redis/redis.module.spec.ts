import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type Redis from 'ioredis';
import { ConfigModule, loadConfig } from '../../config';
import { RateLimiter, RateLimitModule } from '../rate-limit';
import { REDIS, RedisModule } from './redis.module';

/** A Redis that says OK to each command until it hangs: the connection stays, and nothing is answered any more. */
async function startRedis() {
  let hangs = false;
  const server = createServer((socket) => {
    socket.on('data', (data) => {
      const commands = data.toString().match(/^\*\d+\r$/gm) ?? [];
      if (!hangs) socket.write('+OK\r\n'.repeat(commands.length));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => (hangs = true),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('The connection to Redis', () => {
  it('lets limits be counted in memory when Redis hangs', async () => {
    const server = await startRedis();
    const config = loadConfig({
      DATABASE_URL: 'postgres://127.0.0.1/none',
      REDIS_URL: server.url,
      JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
      RATE_LIMIT_FACTOR: '1',
    });
    const app = await NestFactory.createApplicationContext(
      { module: class {}, imports: [ConfigModule.for(config), RedisModule, RateLimitModule] },
      { logger: false },
    );
    const redis = app.get<Redis>(REDIS);
    if (redis.status !== 'ready') await once(redis, 'ready');
    server.hang();

    const limiter = app.get(RateLimiter);
    const calls = Array.from({ length: 3 }, () => limiter.consume({ name: 'sign-in', points: 2, seconds: 60 }, 'ada'));
    const answers = await Promise.allSettled(calls);
    await app.close();
    await server.close();
    expect(answers).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: { status: 429 } },
    ]);
  });
});
