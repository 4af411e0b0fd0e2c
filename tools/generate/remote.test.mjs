import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readRemotes } from '../web/remotes.mjs';
import { addRemote } from './remote.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'maquette-generate-'));
after(() => rmSync(copy, { recursive: true }));
// tools is copied too: a build goes into the dist beside it
for (const path of ['apps/designs', 'apps/brands', 'tools', '.prettierrc.json'])
  cpSync(join(ROOT, path), join(copy, path), {
    recursive: true,
    filter: (source) => !source.slice(ROOT.length).includes('node_modules'),
  });
for (const path of ['node_modules', 'libs', 'jest.preset.js', 'tsconfig.base.json'])
  symlinkSync(join(ROOT, path), join(copy, path));

await addRemote(copy, 'press-kits');
const folder = join(copy, 'apps/press-kits');
const bin = (/** @type {string} */ program) => join(ROOT, 'node_modules/.bin', program);
const run = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
  });

test('a remote that was added has a port and a path of its own', () => {
  const remotes = readRemotes(copy);
  const added = remotes.find(({ name }) => name === 'press-kits');
  assert.deepEqual(added?.routes, ['/dashboard/press-kits']);
  assert.equal(new Set(remotes.map(({ port }) => port)).size, remotes.length);
  assert.match(readFileSync(join(folder, 'project.json'), 'utf8'), /dist\/web\/remotes\/press-kits/);
});

test('its types hold, and its own test passes', () => {
  const types = run(bin('tsc'), '-p', 'tsconfig.json', '--noEmit');
  assert.equal(types.status, 0, types.stdout);
  const tests = run(bin('jest'), '-c', 'jest.config.cjs', '--no-cache');
  assert.equal(tests.status, 0, tests.stderr);
  assert.match(tests.stderr, /Tests: +2 passed/);
});

test('it is built, and says of itself what publishing needs to know', () => {
  const built = run(bin('rsbuild'), 'build');
  assert.equal(built.status, 0, built.stdout + built.stderr);
  const described = JSON.parse(readFileSync(join(copy, 'dist/web/remotes/press-kits/remote.json'), 'utf8'));
  assert.deepEqual([described.name, described.routes], ['press-kits', ['/dashboard/press-kits']]);
  assert.ok(described.nav[0].iconNode.every((/** @type {[string, object]} */ [element]) => /^[a-z]+$/.test(element)));
});

test('no remote takes the place of another, and names are checked', async () => {
  await assert.rejects(addRemote(copy, 'press-kits'), /is there already/);
  await assert.rejects(addRemote(copy, 'Press Kits'), /as in: press-kits/);
  await assert.rejects(addRemote(copy, 'shell'), /as in: press-kits/);
});
