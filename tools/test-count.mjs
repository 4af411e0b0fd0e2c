import { stripVTControlCharacters } from 'node:util';

// Each runner's summary line, as it stands in a log (or in Nx's replay of one).
const SUMMARIES = {
  passed: [/^Tests:.*?(\d+) passed/gm, /^\s+(\d+) passed \(/gm, /^# pass (\d+)$/gm, /^ℹ pass (\d+)$/gm],
  failed: [/^Tests:.*?(\d+) failed/gm, /^\s+(\d+) failed$/gm, /^# fail (\d+)$/gm, /^ℹ fail (\d+)$/gm],
};

/** Adds up the tests in an output of Jest, Playwright (list reporter) and node:test, several runs in one. */
export function countTests(/** @type {string} */ output) {
  const text = stripVTControlCharacters(output);
  const sum = (/** @type {RegExp[]} */ patterns) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)]).reduce((total, match) => total + Number(match[1]), 0);
  return { passed: sum(SUMMARIES.passed), failed: sum(SUMMARIES.failed) };
}
