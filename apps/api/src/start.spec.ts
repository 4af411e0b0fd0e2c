import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { start } from './start';

describe('a process of the product', () => {
  const { env, send } = process;
  const umask = process.umask(0o022);
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-start-'));
  beforeAll(() => {
    process.env = {
      ...env,
      DATABASE_URL: 'postgres://127.0.0.1/none',
      REDIS_URL: 'redis://127.0.0.1',
      JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
      DATA_DIR: dataDir,
    };
  });
  afterAll(() => {
    process.env = env;
    process.send = send;
    process.umask(umask);
    rmSync(dataDir, { recursive: true });
  });

  it('writes what nobody else may read, keeps its temporary files in its data folder, and says when it is ready', async () => {
    let temporary: string | undefined;
    const told = new Promise((resolve) => {
      process.send = (message: unknown) => {
        resolve(message);
        return true;
      };
    });
    start('The API', async () => {
      temporary = process.env.TMPDIR;
      await Promise.resolve(writeFileSync(join(dataDir, 'picture'), 'bytes'));
    });
    expect(await told).toEqual({ type: 'ready' });
    expect(statSync(join(dataDir, 'picture')).mode & 0o777).toBe(0o600);
    expect(dirname(temporary ?? '')).toBe(join(dataDir, 'tmp'));
  });
});
