import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import devkit from '@nx/devkit';
import { NX_ENV } from '../launcher/build.mjs';
import { readRemotes } from './remotes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
Object.assign(process.env, NX_ENV);

const remotes = readRemotes(ROOT);
const doubled = (/** @type {unknown[]} */ values) => values.filter((value, index) => values.indexOf(value) !== index);

test('each remote has a port and paths of its own', () => {
  assert.ok(remotes.length > 0);
  assert.deepEqual(doubled([4200, ...remotes.map(({ port }) => port)]), []);
  assert.deepEqual(doubled(remotes.flatMap(({ routes }) => routes)), []);
});

test('the browser tests are made of every remote there is, and are run again when one changes', async () => {
  const graph = await devkit.createProjectGraphAsync();
  const used = graph.dependencies['web-e2e']?.map(({ target }) => target) ?? [];
  assert.deepEqual(
    remotes.map(({ name }) => name).filter((name) => !used.includes(name)),
    [],
  );
  for (const { name } of remotes) assert.ok(graph.nodes[name]?.data.targets?.build, `${name} can be built`);
});
