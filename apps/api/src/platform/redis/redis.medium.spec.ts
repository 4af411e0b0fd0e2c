import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '../../../../../tools/services/index.mjs';
import { ensureRedis } from '../../../../../tools/services/redis-program.mjs';
import { loadConfig } from '../../config';
import { connectRedis } from './redis.module';

const SECRETS = { DATABASE_URL: 'postgres://127.0.0.1/none', JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop' };

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
const connect = async (env: NodeJS.ProcessEnv) => {
  const redis = connectRedis(loadConfig({ ...SECRETS, ...env }).redis, {});
  redis.on('error', () => undefined);
  try {
    return await redis.call('ACL', 'WHOAMI');
  } finally {
    await redis.quit();
  }
};

describe('Redis', () => {
  let dir: string;
  let server: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'maquette-redis-'));
    server = await startRedis({ dir: join(dir, 'server'), durable: false });
    const admin = connectRedis({ url: server.url }, {});
    await admin.call('ACL', 'SETUSER', 'maquette', 'on', '>for these tests', '~*', '&*', '+@all');
    await admin.quit();
  });
  afterAll(async () => {
    await server.stop();
    await rm(dir, { recursive: true });
  });
  const account = 'maquette:for%20these%20tests';

  it('is entered with an account of its own', async () => {
    expect(await connect({ REDIS_URL: `redis://${account}@127.0.0.1:${server.port}` })).toBe('maquette');
  });

  describe('behind sentinels', () => {
    let sentinel: ChildProcess;
    let port: number;
    beforeAll(async () => {
      const { path, env } = ensureRedis();
      port = await freePort();
      const file = join(dir, 'sentinel.conf');
      await writeFile(
        file,
        [
          'bind 127.0.0.1',
          `port ${port}`,
          `dir ${dir}`,
          `sentinel monitor studio 127.0.0.1 ${server.port} 1`,
          `sentinel auth-user studio maquette`,
          'sentinel auth-pass studio "for these tests"',
        ].join('\n'),
      );
      sentinel = spawn(path, [file, '--sentinel'], { env: { ...process.env, ...env }, stdio: 'ignore' });
    });
    afterAll(async () => {
      sentinel.kill('SIGKILL');
      await once(sentinel, 'exit');
    });

    it('is whichever server they name, one of them being away', async () => {
      expect(
        await connect({
          REDIS_URL: `redis://${account}@nowhere.invalid`,
          REDIS_SENTINELS: `127.0.0.1:1, 127.0.0.1:${port}`,
          REDIS_SENTINEL_NAME: 'studio',
        }),
      ).toBe('maquette');
    });
  });
});
