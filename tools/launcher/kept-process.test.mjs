import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine, processIdentity, until } from '../services/processes.mjs';
import { KeptProcess } from './kept-process.mjs';
import { Problem } from './problem.mjs';
import { scratchFolder } from './scratch.mjs';

/** @returns {[KeptProcess, string[], (number | undefined)[]]} the process, what was said, and the numbers it had */
function keep(/** @type {import('node:test').TestContext} */ t, /** @type {string} */ program, options = {}) {
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
    ...options,
  });
  t.after(() => kept.stop());
  return [kept, said, pids];
}
/** What `ps` shows of the living processes whose command line holds this. */
const processesNaming = (/** @type {string} */ text) =>
  readdirSync('/proc')
    .map((pid) => (/^\d+$/.test(pid) ? commandLine(Number(pid)) : null))
    .filter((line) => line?.includes(text))
    .toSorted();
const READY = "process.send({ type: 'ready', at: process.pid }); setInterval(() => {}, 1000);";

test('starts again a process that was killed, and says so', async (t) => {
  const [kept, said, pids] = keep(t, READY);
  const { at } = await kept.start();
  process.kill(at, 'SIGKILL');
  await until(() => said.length === 2, { timeoutMs: 10_000 });
  assert.deepEqual(said, ['The API ended unexpectedly (SIGKILL); starting it again.', 'The API is up again.']);
  assert.equal(new Set(pids).size, 2);
});

test('a restart leaves one process, however many there were', async (t) => {
  const [kept, said, pids] = keep(t, READY);
  await kept.start();
  for (let i = 0; i < 3; i += 1) {
    const restarted = kept.restart();
    await new Promise((resolve) => setImmediate(resolve));
    for (const since = performance.now(); performance.now() - since < 200;); // it ends before we are told so
    await restarted;
  }
  await wait(1500); // longer than the pause before an unasked start
  assert.deepEqual(said, []);
  assert.deepEqual(
    pids.map((pid) => processIdentity(pid ?? 0) !== null),
    [false, false, false, true],
  );
});

test('a restart takes the place of the start again that waits after a crash', async (t) => {
  const [kept, said, pids] = keep(t, READY);
  const { at } = await kept.start();
  process.kill(at, 'SIGKILL');
  await until(() => said.length === 1, { timeoutMs: 10_000 });
  await kept.restart();
  await wait(1500);
  assert.equal(pids.length, 2);
});

test('a warm one becomes what its entry says at the moment of the start, and nothing waits on after the stop', async (t) => {
  const [kept, , pids] = keep(t, READY, { warm: true });
  await kept.start();
  writeFileSync(kept.options.entry, "process.send({ type: 'ready', edited: true }); setInterval(() => {}, 1000);");
  assert.equal((await kept.restart()).edited, true);
  const left = () => processesNaming(kept.options.entry);
  assert.ok(await until(() => left().length === 2, { timeoutMs: 10_000 }), `${left()}`);
  await kept.stop();
  assert.ok(await until(() => left().length === 0, { timeoutMs: 10_000 }), `${left()}`);
  assert.equal(pids.length, 2);
});

test('a warm one and the one that waits for the next start can be told apart in ps', async (t) => {
  const [kept] = keep(t, READY, { warm: true });
  await kept.start();
  const { entry } = kept.options;
  const titles = () => processesNaming(entry).join('\n');
  const expected = `maquette ${entry}\nmaquette-spare ${entry}`;
  await until(() => titles() === expected, { timeoutMs: 10_000 });
  assert.equal(titles(), expected);
});

test('a stop amid a restart is the end of it', async (t) => {
  const [kept, , pids] = keep(t, READY);
  await kept.start();
  const restarted = kept.restart().then(
    () => 'It was started.',
    (error) => error.message,
  );
  await kept.stop();
  assert.equal(await restarted, 'Stopped.');
  assert.deepEqual(
    pids.map((pid) => processIdentity(pid ?? 0)),
    [null],
  );
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
