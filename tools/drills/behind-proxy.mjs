// What an installation of several machines is made of, here on one: a proxy, API processes, workers, PostgreSQL, Redis and an object store.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHaproxy } from '../services/haproxy.mjs';
import { freePort, until } from '../services/processes.mjs';
import { startS3 } from '../services/s3.mjs';
import { startStack } from '../stack/index.mjs';

export async function startBehindProxy(
  /** @type {{ apis: number, workers: number, env?: NodeJS.ProcessEnv }} */ options,
) {
  const dir = mkdtempSync(join(tmpdir(), 'maquette-many-'));
  const s3 = await startS3({ dir: join(dir, 's3') });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const stack = await startStack({
    ...options,
    durable: true,
    env: { ...s3.env, PUBLIC_URL: url, TRUST_PROXY: 'loopback', DRAIN_SECONDS: '2', ...options.env },
  }).catch(async (error) => {
    await s3.stop();
    throw error;
  });
  const servers = stack.apis.map((api) => api.url);
  const launch = () => startHaproxy({ dir: join(dir, 'proxy'), port, servers });
  let proxy = await launch();
  return {
    url,
    dir,
    s3,
    stack,
    proxy: {
      name: 'the proxy',
      /** until it has seen that every API is ready */
      settled: () => until(proxy.allUp, { timeoutMs: 60_000, everyMs: 100 }),
      kill: () => proxy.stop(),
      start: async () => void (proxy = await launch()),
    },
    stop: async () => {
      await proxy.stop();
      await stack.stop();
      await s3.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
