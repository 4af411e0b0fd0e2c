import assert from 'node:assert/strict';
import { appendFileSync, existsSync, openSync, readFileSync, closeSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rotate } from './log-files.mjs';
import { scratchFolder } from './scratch.mjs';

const LIMIT = 1_000;
const text = (/** @type {string} */ file) => readFileSync(file, 'utf8');

test('a log that became too long is emptied, its writer goes on, and the lines before are beside it', async (t) => {
  const log = join(scratchFolder(t), 'api.log');
  const writer = openSync(log, 'a');
  t.after(() => closeSync(writer));
  for (const run of ['first', 'second']) {
    const lines = `${run} line\n`.repeat(200);
    writeSync(writer, lines);
    await rotate(log, LIMIT);
    assert.equal(text(`${log}.1`), lines);
    assert.equal(text(log), '');
  }
  writeSync(writer, 'and on\n');
  assert.equal(text(log), 'and on\n');
});

test('a short log is left alone, and one that does not exist is no error', async (t) => {
  const folder = scratchFolder(t, { 'api.log': 'a line\n' });
  appendFileSync(join(folder, 'api.log'), 'another\n');
  await rotate(join(folder, 'api.log'), LIMIT);
  await rotate(join(folder, 'worker.log'), LIMIT);
  assert.equal(text(join(folder, 'api.log')), 'a line\nanother\n');
  assert.equal(existsSync(join(folder, 'api.log.1')), false);
});
