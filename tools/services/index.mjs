import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';

export { ensureChromium } from './chromium.mjs';
export { startPostgres } from './postgres.mjs';
export { startRedis } from './redis.mjs';

/**
 * PostgreSQL and Redis of a test run's own, in a temporary folder that `stop` removes.
 * @returns {Promise<{ env: { DATABASE_URL: string, REDIS_URL: string }, stop: () => Promise<void> }>}
 */
export async function startTestServices() {
  const dir = mkdtempSync(join(tmpdir(), 'maquette-test-'));
  chmodSync(dir, 0o755); // PostgreSQL may run under an account of its own
  const started = await Promise.allSettled([
    startPostgres({ dataDir: join(dir, 'postgres'), durable: false }),
    startRedis({ dir: join(dir, 'redis'), durable: false }),
  ]);
  const running = started.flatMap((service) => (service.status === 'fulfilled' ? [service.value] : []));
  // A test run that dies of an exception never calls stop.
  const abandon = () => {
    for (const { pid } of running) process.kill(pid, 'SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    await Promise.all(running.map((service) => service.stop()));
    rmSync(dir, { recursive: true, force: true });
  };
  const [postgres, redis] = started;
  if (postgres.status === 'fulfilled' && redis.status === 'fulfilled') {
    return { env: { DATABASE_URL: postgres.value.url, REDIS_URL: redis.value.url }, stop };
  }
  await stop();
  throw started.find((service) => service.status === 'rejected')?.reason;
}
