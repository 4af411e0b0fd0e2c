import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '../services/processes.mjs';
import { compileOnSave } from './compile.mjs';
import { scratchFolder } from './scratch.mjs';

const CONFIG = JSON.stringify({
  compilerOptions: { target: 'es2023', module: 'node20', isolatedModules: true, rootDir: 'src', outDir: 'dist' },
  include: ['src'],
  exclude: ['src/**/*.spec.ts'],
});

/** A project whose build is up to date, and what was told of it since. */
async function watching(/** @type {import('node:test').TestContext} */ t, { isFresh = true } = {}) {
  const folder = scratchFolder(t, {
    'tsconfig.build.json': CONFIG,
    'package.json': '{}',
    'src/one.ts': 'export const one: number = 1;\n',
    'src/deep/two.ts': 'export const two: number = 2;\n',
    'dist/one.js': 'as built',
    'dist/deep/two.js': 'as built',
  });
  const source = (/** @type {string} */ path) => join(folder, 'src', path);
  const output = (/** @type {string} */ path) => {
    const file = join(folder, 'dist', path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  /** @type {string[][]} */
  const changes = [];
  /** @type {string[]} */
  const said = [];
  const end = await compileOnSave([folder], {
    isFresh: () => isFresh,
    onChange: (files) => changes.push(files.toSorted()),
    say: (text) => said.push(text),
  });
  t.after(end);
  const changed = (/** @type {number} */ times) => until(() => changes.length >= times, { timeoutMs: 10_000 });
  return { source, output, changes, said, changed };
}

test('a fresh build is left as it is: nothing is compiled, and nothing starts again, before something is saved', async (t) => {
  const { source, output, changes, changed } = await watching(t);
  writeFileSync(source('one.ts'), 'export const one: number = 3;\n');
  await changed(1);
  assert.deepEqual(changes, [[source('one.ts')]]);
  assert.match(output('one.js') ?? '', /exports\.one = 3;/);
  assert.equal(output('deep/two.js'), 'as built');
});

test('files saved at one moment are one change', async (t) => {
  const { source, output, changes, changed } = await watching(t);
  writeFileSync(source('one.ts'), 'export const one = 4;\n');
  writeFileSync(source('deep/two.ts'), 'export const two = 5;\n');
  writeFileSync(source('three.ts'), 'export const three = 6;\n');
  await changed(1);
  writeFileSync(source('one.ts'), 'export const one = 9;\n');
  await changed(2);
  assert.deepEqual(changes, [[source('deep/two.ts'), source('one.ts'), source('three.ts')], [source('one.ts')]]);
  assert.match(output('three.js') ?? '', /exports\.three = 6;/);
});

test('what was saved between the build and the watching is compiled', async (t) => {
  const { source, output, changes } = await watching(t, { isFresh: false });
  assert.deepEqual(changes, [[source('deep/two.ts'), source('one.ts')]]);
  assert.match(output('deep/two.js') ?? '', /exports\.two = 2;/);
});

test('an edit of types or of a test changes nothing that runs', async (t) => {
  const { source, output, changes, changed } = await watching(t, { isFresh: false });
  writeFileSync(source('one.ts'), 'export const one: 1 = 1;\n');
  writeFileSync(source('one.spec.ts'), 'throw new Error();\n');
  writeFileSync(source('deep/two.ts'), 'export const two = 7;\n');
  await changed(2);
  assert.deepEqual(changes.slice(1), [[source('deep/two.ts')]]);
  assert.equal(output('one.spec.js'), null);
});

test('what cannot be compiled is told with its place, and what was made of it before stays', async (t) => {
  const { source, output, changes, said, changed } = await watching(t);
  writeFileSync(source('one.ts'), '\nexport const one = ;\n');
  await until(() => said.length > 0, { timeoutMs: 10_000 });
  assert.match(said.join(), /src\/one\.ts:2:20 Expression expected\. It was not compiled\.$/);
  assert.equal(output('one.js'), 'as built');
  writeFileSync(source('one.ts'), 'export const one = 8;\n');
  await changed(1);
  assert.equal(changes.length, 1);
});

test('of a source that was removed nothing is left to run', async (t) => {
  const { source, output, changes, changed } = await watching(t);
  rmSync(source('deep/two.ts'));
  await changed(1);
  assert.deepEqual(changes, [[source('deep/two.ts')]]);
  assert.equal(output('deep/two.js'), null);
});
