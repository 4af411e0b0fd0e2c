import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { memoryOptions } from './memory.mjs';

/** MB that a Node process started so may use for its old generation. */
const limitOf = (/** @type {NodeJS.ProcessEnv} */ environment) =>
  Math.round(
    Number(
      execFileSync(process.execPath, ['-p', 'v8.getHeapStatistics().heap_size_limit'], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...memoryOptions(environment) },
      }),
    ) /
      1024 ** 2 -
      48, // three semi-spaces of 16 MB
  );

test('an API has a heap that leaves room for others, and what an operator sets wins', () => {
  assert.equal(limitOf({}), 1024);
  assert.equal(limitOf({ NODE_OPTIONS: '--max-old-space-size=2048' }), 2048);
  assert.equal(memoryOptions({ MALLOC_ARENA_MAX: '8' }).MALLOC_ARENA_MAX, '8');
});

test('the image starts it in the same way', () => {
  const image = readFileSync(new URL('../../docker/Dockerfile', import.meta.url), 'utf8');
  const { NODE_OPTIONS, MALLOC_ARENA_MAX } = memoryOptions({});
  assert.ok(image.includes(`NODE_OPTIONS="${NODE_OPTIONS}" MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`));
});
