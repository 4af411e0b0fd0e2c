import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '../services/processes.mjs';
import { KeptProcess } from './kept-process.mjs';
import { Problem } from './problem.mjs';
import { scratchFolder } from './scratch.mjs';

/** @returns {[KeptProcess, string[], (number | undefined)[]]} the process, what was said, and the numbers it had */
function keep(/** @type {import('node:test').TestContext} */ t, /** @type {string} */ program) {
  const cwd = scratchFolder(t, { 'program.cjs': program });
  /** @type {string[]} */
  const said = [];
  /** @type {(number | undefined)[]} */
  const pids = [];
  const kept = new KeptProcess({
    name: 'The API',
    entry: join(cwd, 'program.cjs'),
    cwd,
    log: join(cwd, 'api.log'),
    say: (text) => said.push(text),
    onSpawn: (pid) => pids.push(pid),
  });
  t.after(() => kept.stop());
  return [kept, said, pids];
}
const READY = "process.send({ type: 'ready', at: process.pid }); setInterval(() => {}, 1000);";

test('starts again a process that was killed, and says so', async (t) => {
  const [kept, said, pids] = keep(t, READY);
  const { at } = await kept.start();
  process.kill(at, 'SIGKILL');
  await until(() => said.length === 2, { timeoutMs: 10_000 });
  assert.deepEqual(said, ['The API ended unexpectedly (SIGKILL); starting it again.', 'The API is up again.']);
  assert.equal(new Set(pids).size, 2);
});

test('does not start again what was stopped', async (t) => {
  const [kept, said, pids] = keep(t, READY);
  await kept.start();
  await kept.stop();
  assert.deepEqual([said.length, pids.length], [0, 1]);
});

test('shows the last sentences of one that cannot start, without its stack', async (t) => {
  const [kept] = keep(
    t,
    'console.error(\'{"msg":"noise"}\\nPORT is taken.\\n    at listen (net.js:1:1)\'); process.exitCode = 1;',
  );
  await assert.rejects(
    kept.start(),
    (error) => error instanceof Problem && error.message === 'The API could not start:\nPORT is taken.',
  );
});

test('keeps the log of the run before', async (t) => {
  const [first] = keep(t, "console.log('one'); process.send({ type: 'ready' });");
  await first.start();
  await first.stop();
  const { log } = first.options;
  new KeptProcess(first.options);
  assert.equal(readFileSync(`${log}.1`, 'utf8'), 'one\n');
});
