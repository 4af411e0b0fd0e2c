import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packagesInstalled } from './install.mjs';
import { scratchFolder } from './scratch.mjs';

const lock = (/** @type {Record<string, object>} */ packages) => JSON.stringify({ packages: { '': {}, ...packages } });
const locked = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
  'node_modules/@maquette/ui': { link: true },
};
const whole = {
  'package-lock.json': lock(locked),
  'node_modules/.package-lock.json': lock({ 'node_modules/a': { version: '1.0.0' } }),
  'node_modules/a/package.json': '{}',
  'node_modules/@maquette/ui/package.json': '{}',
};

const without = (/** @type {keyof typeof whole} */ file) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== file));

test('an installation that lacks only an optional package is whole', (t) => {
  assert.equal(packagesInstalled(scratchFolder(t, whole)), true);
});

test('one that was cut short is not: npm writes its note last', (t) => {
  assert.equal(packagesInstalled(scratchFolder(t, without('node_modules/.package-lock.json'))), false);
});

test('one that is older than the lockfile is not', (t) => {
  assert.equal(
    packagesInstalled(
      scratchFolder(t, { ...whole, 'package-lock.json': lock({ ...locked, 'node_modules/a': { version: '1.0.1' } }) }),
    ),
    false,
  );
});

test('one that has lost a package is not', (t) => {
  assert.equal(packagesInstalled(scratchFolder(t, without('node_modules/a/package.json'))), false);
});

test('one that lacks the link to a library of ours is not', (t) => {
  assert.equal(packagesInstalled(scratchFolder(t, without('node_modules/@maquette/ui/package.json'))), false);
});

test('nor is none at all', (t) => {
  assert.equal(packagesInstalled(scratchFolder(t, { 'package-lock.json': lock(locked) })), false);
});
