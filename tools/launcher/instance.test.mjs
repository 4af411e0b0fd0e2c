import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { test } from 'node:test';
import { exitOf, processIdentity } from '../services/processes.mjs';
import { Instance } from './instance.mjs';
import { Problem } from './problem.mjs';
import { scratchFolder } from './scratch.mjs';

/** A process that only waits; ended after the test. */
function sleeper(/** @type {import('node:test').TestContext} */ t) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  t.after(() => child.kill('SIGKILL'));
  return { child, pid: /** @type {number} */ (child.pid), exited: exitOf(child) };
}
const runFile = (/** @type {object[]} */ ...processes) => ({
  'run.json': JSON.stringify({ address: 'http://localhost:5001', processes }),
});

test('a second start is refused with the address of the first', async (t) => {
  const { pid } = sleeper(t);
  const dataDir = scratchFolder(t, runFile({ name: 'launcher', pid, identity: processIdentity(pid) }));
  await assert.rejects(
    new Instance(dataDir, 'http://localhost:5002').take(() => {}),
    (error) => error instanceof Problem && error.message.includes('already running at http://localhost:5001'),
  );
});

test('what a killed launcher left running is stopped, and named', async (t) => {
  const { pid, exited } = sleeper(t);
  const dataDir = scratchFolder(
    t,
    runFile({ name: 'launcher', pid: 2 ** 22, identity: 'gone' }, { name: 'api', pid, identity: processIdentity(pid) }),
  );
  /** @type {string[]} */
  const said = [];
  await new Instance(dataDir, '').take((text) => said.push(text));
  await exited;
  assert.match(said[0] ?? '', new RegExp(`Stopping what it left behind: api \\(${pid}\\)`));
});

test('a stranger who was given the number of a process of ours is left alone', async (t) => {
  const { child, pid } = sleeper(t);
  const dataDir = scratchFolder(
    t,
    runFile(
      { name: 'launcher', pid, identity: 'of an earlier one' },
      { name: 'api', pid, identity: 'of an earlier one' },
    ),
  );
  await new Instance(dataDir, '').take(() => assert.fail('nothing was left behind'));
  assert.equal(child.exitCode ?? child.signalCode, null);
});

test('a run file that was cut short does not hinder a start', async (t) => {
  await new Instance(scratchFolder(t, { 'run.json': '{"address": "http' }), '').take(() =>
    assert.fail('nothing was left behind'),
  );
});

test('a full disk does not end what runs', async (t) => {
  const { pid } = sleeper(t);
  const dataDir = scratchFolder(t);
  const instance = new Instance(dataDir, '');
  await instance.take(() => {});
  rmSync(dataDir, { recursive: true }); // nothing can be written there either
  instance.add('api', pid);
  assert.deepEqual(
    instance.dependants().map(({ name }) => name),
    ['api'],
  );
  instance.release();
});
