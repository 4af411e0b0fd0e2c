import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { exitOf, freePort, processIdentity } from '../services/processes.mjs';
import { scratchFolder } from './scratch.mjs';

const ENTRY = fileURLToPath(new URL('supervisor.mjs', import.meta.url));

/** A supervisor that was told to start PostgreSQL, and Redis on this port when one is given, and ends by itself. */
function supervise(/** @type {import('node:test').TestContext} */ t, /** @type {number} */ redisPort) {
  const dataDir = scratchFolder(t);
  chmodSync(dataDir, 0o755); // PostgreSQL may run under an account of its own
  const child = fork(ENTRY, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const exited = exitOf(child);
  const redis = redisPort > 0 ? { port: redisPort, password: 'secret' } : null;
  child.send({ type: 'start', dataDir, postgres: {}, redis });
  return { child, dataDir, exited };
}

/** Nothing of the data folder's PostgreSQL lives: it removes its file when it stops in order. */
function assertNoPostgres(/** @type {string} */ dataDir) {
  const file = join(dataDir, 'postgres/postmaster.pid');
  if (existsSync(file)) assert.equal(processIdentity(Number(readFileSync(file, 'utf8').split('\n')[0])), null);
}

test('PostgreSQL does not outlive a start that fails for want of Redis', async (t) => {
  const taken = createServer().listen(0, '127.0.0.1');
  t.after(() => taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const { child, dataDir, exited } = supervise(t, port);
  await exited;
  assert.equal(child.exitCode, 1);
  assert.ok(existsSync(join(dataDir, 'postgres/PG_VERSION')), 'PostgreSQL had been started');
  assertNoPostgres(dataDir);
});

test('a launcher that is gone at once leaves nothing running', async (t) => {
  const { child, dataDir, exited } = supervise(t, 0);
  child.disconnect(); // before the other side has read a line
  await exited;
  assertNoPostgres(dataDir);
  assert.ok(!existsSync(`${dataDir}/postgres.partial`));
});

test('what the services keep is for their accounts alone', async (t) => {
  const { child, dataDir, exited } = supervise(t, await freePort());
  try {
    await new Promise((resolve) => child.once('message', resolve));
    const open = readdirSync(join(dataDir, 'redis'), { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => statSync(path).mode & 0o077);
    assert.deepEqual(open, []);
    assert.ok(existsSync(join(dataDir, 'redis/appendonlydir')));
    assert.equal(statSync(join(dataDir, 'postgres')).mode & 0o077, 0);
  } finally {
    child.disconnect();
    await exited;
  }
});
