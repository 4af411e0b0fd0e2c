import assert from 'node:assert/strict';
import { test } from 'node:test';
import { processIdentity, until } from '../services/processes.mjs';
import { keepHelper } from './helper.mjs';
import { Pauses } from './pauses.mjs';
import { stopTasks } from './task.mjs';

/** A helper that runs this, what was said of it, and the numbers it had. */
function keep(/** @type {import('node:test').TestContext} */ t, /** @type {string[]} */ command) {
  /** @type {string[]} */
  const said = [];
  /** @type {(number | undefined)[]} */
  const pids = [];
  let over = false;
  const stop = () => {
    over = true;
    return stopTasks();
  };
  t.after(stop);
  keepHelper('designs', command, {
    cwd: '.',
    say: (text) => said.push(text),
    onSpawn: (pid) => pids.push(pid),
    isOver: () => over,
  });
  return { said, pids, stop };
}
const running = (/** @type {string} */ line) => [
  process.execPath,
  '-e',
  `console.log(${JSON.stringify(line)}); setInterval(() => {}, 1000)`,
];
const seen = (/** @type {string[]} */ said, /** @type {number} */ lines) =>
  until(() => said.length >= lines, { timeoutMs: 10_000 });

test('a helper that ends by itself is told and started again', async (t) => {
  const { said, pids } = keep(t, running('ready'));
  await seen(said, 1);
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await seen(said, 3);
  assert.deepEqual(said, [
    'designs  ready',
    'designs  ended unexpectedly (SIGKILL); starting it again.',
    'designs  ready',
  ]);
  assert.equal(processIdentity(pids[0] ?? 0), null);
  assert.notEqual(processIdentity(pids[1] ?? 0), null);
});

test('one that cannot even be run is told, and the end does not wait for it', async (t) => {
  const { said, stop } = keep(t, ['/nowhere/rsbuild']);
  await seen(said, 1);
  assert.deepEqual(said, ['designs  ended unexpectedly (/nowhere/rsbuild cannot be run); starting it again.']);
  await stop();
});

test('one that was stopped is neither told nor started again', async (t) => {
  const { said, pids, stop } = keep(t, running('ready'));
  await seen(said, 1);
  await stop();
  assert.deepEqual(said, ['designs  ready']);
  assert.deepEqual(
    pids.map((pid) => processIdentity(pid ?? 0)),
    [null],
  );
});

test('the pauses grow to half a minute, and begin anew after a minute of running', () => {
  const pauses = new Pauses();
  assert.deepEqual(
    Array.from({ length: 8 }, () => pauses.after(1_000)),
    [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000],
  );
  assert.deepEqual([pauses.after(61_000), pauses.after(0)], [500, 1_000]);
});
