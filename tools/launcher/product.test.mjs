import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { freePort } from '../services/processes.mjs';
import { memoryOptions } from './memory.mjs';
import { appEnvironment, Product } from './product.mjs';
import { Progress } from './progress.mjs';
import { scratchFolder } from './scratch.mjs';
import { readSettings } from './settings.mjs';

test('API and worker are told how to share the machine with others', (t) => {
  const root = scratchFolder(t, { '.data/keep': '' });
  const { NODE_OPTIONS, MALLOC_ARENA_MAX } = appEnvironment(readSettings(root, {}), {});
  assert.deepEqual({ NODE_OPTIONS, MALLOC_ARENA_MAX }, memoryOptions({}));
});

test('they are told a demo password only where there is a demo account, whoever chose it', (t) => {
  const root = scratchFolder(t, { '.data/keep': '' });
  const passwordOf = (/** @type {NodeJS.ProcessEnv} */ given) =>
    /** @type {NodeJS.ProcessEnv} */ (appEnvironment(readSettings(root, given), given)).DEMO_PASSWORD;
  const own = { DEMO_PASSWORD: 'chosen by an operator' };
  assert.ok(passwordOf({}));
  assert.equal(passwordOf(own), own.DEMO_PASSWORD);
  assert.equal(passwordOf({ ...own, PUBLIC_URL: 'https://maquette.example.com' }), undefined);
});

test(
  'a start shuts its data folder to others and keeps its logs short from then on',
  { timeout: 30_000 },
  async (t) => {
    const dataDir = scratchFolder(t);
    chmodSync(dataDir, 0o755);
    const log = join(dataDir, 'logs/api.log');
    mkdirSync(join(dataDir, 'logs'));
    writeFileSync(log, '');
    truncateSync(log, 20 * 1024 ** 2 + 1);
    const before = process.env;
    // with a database and a queue of one's own nothing has to be installed
    const own = { DATABASE_URL: 'postgres://127.0.0.1/x', REDIS_URL: 'redis://127.0.0.1' };
    process.env = { ...before, ...own, DATA_DIR: dataDir, PORT: String(await freePort()) };
    t.after(() => (process.env = before));
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const product = new Product(new Progress(1, /** @type {any} */ (new PassThrough())));
    await product.prepare();
    assert.equal(statSync(dataDir).mode & 0o777, 0o700);
    t.mock.timers.tick(5_000);
    while (statSync(log).size > 0) await new Promise(setImmediate);
    assert.ok(existsSync(`${log}.1`));
    await product.stop();
  },
);
