import { stripVTControlCharacters } from 'node:util';

// Each runner's summary line, as it stands in a log (or in Nx's replay of one).
const SUMMARIES = {
  passed: [/^Tests:.*?(\d+) passed/gm, /^\s+(\d+) passed \(/gm, /^# pass (\d+)$/gm, /^ℹ pass (\d+)$/gm],
  failed: [/^Tests:.*?(\d+) failed/gm, /^\s+(\d+) failed$/gm, /^# fail (\d+)$/gm, /^ℹ fail (\d+)$/gm],
};

// How each runner names a test (Jest also a file) that has failed.
const FAILURES = [/^FAIL ./, /^ +● (?!Console$)/, /^ +\d+\) .* › /, /^ *not ok \d+ - /];

/** Adds up the tests in an output of Jest, Playwright (list reporter) and node:test, several runs in one. */
export function countTests(/** @type {string} */ output) {
  const text = stripVTControlCharacters(output);
  const sum = (/** @type {RegExp[]} */ patterns) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)]).reduce((total, match) => total + Number(match[1]), 0);
  return { passed: sum(SUMMARIES.passed), failed: sum(SUMMARIES.failed) };
}

/** The names of the tests that failed in such an output, each once, in their order. */
export function failedTests(/** @type {string} */ output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const named = lines.filter((line) => FAILURES.some((pattern) => pattern.test(line)));
  return [...new Set(named.map((line) => line.replace(/[\s─]+$|(?<=^FAIL .*) \([\d.]+ s\)$/g, '').trim()))];
}
