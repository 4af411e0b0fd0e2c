import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { scratchFolder } from '../launcher/scratch.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { web } = createRequire(import.meta.url)('../../jest.preset.js');

test('a component test fails by console.error and by a rejection that nobody handles, and the one beside it does not', (t) => {
  const folder = scratchFolder(t, {
    'a.spec.tsx': `
      it('prints', () => console.error('an act() warning'));
      it('rejects', async () => { void Promise.reject(new Error('nobody listens')); await null; });
      it('throws in a handler', () => {
        const button = document.createElement('button');
        button.addEventListener('click', () => { throw new Error('in a handler'); });
        button.click();
      });
      it('expects the words', () => {
        jest.spyOn(console, 'error').mockImplementation(() => undefined);
        console.error('said on purpose');
        jest.restoreAllMocks();
      });
      it('is quiet', () => undefined);`,
  });
  const config = { ...web, rootDir: ROOT, roots: [folder], testMatch: [join(folder, '*.spec.tsx')] };
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/.bin/jest'), '-c', JSON.stringify(config), '--json', '--no-cache'],
    { encoding: 'utf8' },
  );
  /** @type {{ title: string, status: string, failureMessages: string[] }[]} */
  const results = JSON.parse(stdout).testResults[0].assertionResults;
  assert.deepEqual(
    results.map(({ title, status: outcome }) => `${title}: ${outcome}`),
    [
      'prints: failed',
      'rejects: failed',
      'throws in a handler: failed',
      'expects the words: passed',
      'is quiet: passed',
    ],
  );
  assert.match(
    stripVTControlCharacters(results[0]?.failureMessages[0] ?? ''),
    /console\.error was called:\nan act\(\) warning/,
  );
  assert.match(results[1]?.failureMessages[0] ?? '', /nobody listens/);
  assert.equal(status, 1);
});
