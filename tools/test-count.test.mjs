import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests, failedTests } from './test-count.mjs';

test('adds up the summaries of several Jest runs, coloured or not', () => {
  const output =
    'Tests:       10 passed, 10 total\n\u001b[1mTests:       \u001b[22m\u001b[31m2 failed\u001b[39m, 1 skipped, 5 passed, 8 total\n';
  assert.deepEqual(countTests(output), { passed: 15, failed: 2 });
});

test('reads the list reporter of Playwright', () => {
  assert.deepEqual(countTests('  1 failed\n    [chromium] › a.spec.ts\n  12 passed (30.1s)\n'), {
    passed: 12,
    failed: 1,
  });
});

test('reads the TAP of node:test', () => {
  assert.deepEqual(countTests('# tests 7\n# pass 6\n# fail 1\n'), { passed: 6, failed: 1 });
});

test('finds nothing where nothing ran', () => {
  assert.deepEqual(countTests('No tests found, exiting with code 1\n'), { passed: 0, failed: 0 });
});

test('names each test that failed once, whoever ran it', () => {
  const output = [
    '\u001b[31mFAIL\u001b[39m api src/a.spec.ts (9.3 s)',
    '  ● A provider › is asked once',
    '    expect(received).toEqual(expected)',
    '  ● Console',
    'Summary of all failing tests',
    'FAIL api src/a.spec.ts',
    '  ● A provider › is asked once',
    '  1) [chromium] › a.spec.ts:5:3 › A page › opens ────────',
    '    not ok 2 - ends by itself',
    '    ok 3 - starts',
  ].join('\n');
  assert.deepEqual(failedTests(output), [
    'FAIL api src/a.spec.ts',
    '● A provider › is asked once',
    '1) [chromium] › a.spec.ts:5:3 › A page › opens',
    'not ok 2 - ends by itself',
  ]);
});
