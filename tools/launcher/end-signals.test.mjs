import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mock, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../services/processes.mjs';
import { onEndSignal } from './end-signals.mjs';

test('a Ctrl-C that npm hands on once more is one, and a second one is two', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const signals = new EventEmitter();
  const wanted = mock.fn();
  onEndSignal(wanted, signals);
  signals.emit('SIGINT');
  signals.emit('SIGINT');
  assert.equal(wanted.mock.callCount(), 1);
  t.mock.timers.tick(1_000);
  signals.emit('SIGINT');
  assert.equal(wanted.mock.callCount(), 2);
});

/** A process that undoes what it has begun: it says what it does. */
async function begun(/** @type {import('node:test').TestContext} */ t, /** @type {string} */ undo) {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { undoAtEnd } from ${JSON.stringify(new URL('end-signals.mjs', import.meta.url))};
       undoAtEnd(${undo}); setInterval(() => {}, 1000); console.log('begun');`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  t.after(() => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const closed = once(child, 'close');
  const says = (/** @type {string} */ text) => until(() => said.includes(text), { timeoutMs: 10_000 });
  await says('begun');
  return { child, closed, says, said: () => said };
}

test('what was begun is undone before the end, whatever breaks of it meanwhile', async (t) => {
  const { child, closed, said } = await begun(
    t,
    `async () => {
      void Promise.reject(new Error('Connection lost'));
      await new Promise(setImmediate);
      console.log('undone');
    }`,
  );
  child.kill('SIGINT');
  assert.deepEqual(await closed, [1, null]);
  assert.equal(said(), 'begun\n\nStopping …\nundone\n');
});

test('who insists does not wait', async (t) => {
  const { child, closed, says, said } = await begun(t, `() => new Promise(() => {})`);
  child.kill('SIGINT');
  await says('Stopping');
  await wait(400); // signals of one moment are one
  child.kill('SIGINT');
  assert.deepEqual(await closed, [1, null]);
  assert.equal(said(), 'begun\n\nStopping …\n');
});
