import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchFolder } from '../launcher/scratch.mjs';
import { list, locked, publish, publishBuilt, remove, rollback } from './store.mjs';

/** A store, and the folder of the builds that come into it. */
function setUp(/** @type {import('node:test').TestContext} */ t) {
  const root = scratchFolder(t);
  const store = join(root, 'store');
  const build = (/** @type {string} */ name, /** @type {string} */ content) => {
    const folder = join(root, 'dist', name);
    mkdirSync(join(folder, 'static'), { recursive: true });
    writeFileSync(join(folder, 'remoteEntry.js'), content);
    writeFileSync(join(folder, 'static/page.js'), 'page');
    const described = { name, version: '0.1.0', routes: [`/dashboard/${name}`], nav: [] };
    writeFileSync(join(folder, 'remote.json'), JSON.stringify(described));
    return folder;
  };
  const registry = () => JSON.parse(readFileSync(join(store, 'remotes.json'), 'utf8'));
  return { root, store, build, registry, folders: { distDir: join(root, 'dist'), storeDir: store } };
}

test('a build is copied into a folder named by version and content, and the registry points at it', (t) => {
  const { store, build, registry } = setUp(t);
  const line = publish(build('designs', 'one'), store);
  assert.match(line.version, /^0\.1\.0-[0-9a-f]{8}$/);
  assert.deepEqual(registry(), [
    {
      name: 'designs',
      version: line.version,
      entry: `/remotes/designs/${line.version}/remoteEntry.js`,
      routes: ['/dashboard/designs'],
      nav: [],
    },
  ]);
  assert.equal(readFileSync(join(store, 'designs', line.version, 'remoteEntry.js'), 'utf8'), 'one');
  assert.ok(existsSync(join(store, 'designs', line.version, 'static/page.js')));
});

test('the version before is kept, and the lines of other remotes are left alone', (t) => {
  const { store, build, registry } = setUp(t);
  const brands = publish(build('brands', 'b'), store);
  const first = publish(build('designs', 'one'), store);
  const second = publish(build('designs', 'two'), store);
  assert.notEqual(second.version, first.version);
  assert.deepEqual(registry(), [brands, second]);
  assert.equal(readFileSync(join(store, 'designs', first.version, 'remoteEntry.js'), 'utf8'), 'one');
});

test('a roll-back goes to the version that was active before, or to a named one', (t) => {
  const { store, build, registry } = setUp(t);
  const first = publish(build('designs', 'one'), store);
  const second = publish(build('designs', 'two'), store);
  const third = publish(build('designs', 'three'), store);
  assert.deepEqual(rollback('designs', store, first.version), first);
  assert.deepEqual(registry(), [first]);
  assert.deepEqual(rollback('designs', store), third);
  const versions = [first, second, third].map(({ version }) => ({ version, active: version === third.version }));
  assert.deepEqual(list(store), [
    { name: 'designs', versions: versions.sort((a, b) => (a.version < b.version ? -1 : 1)) },
  ]);
});

test('it is said when there is nothing to roll back to, to remove, or to publish', (t) => {
  const { root, store, build } = setUp(t);
  publish(build('designs', 'one'), store);
  assert.throws(() => rollback('designs', store), /The store knows no earlier version of 'designs'\./);
  assert.throws(() => rollback('designs', store, '9.9.9'), /The store has no version 9\.9\.9 of 'designs'\./);
  assert.throws(() => remove('brands', store), /The registry has no remote 'brands'\./);
  assert.throws(() => publish(join(root, 'nowhere'), store), /Build it first\./);
});

test('a removed remote is gone from the registry, through a start too, and a roll-back brings it back', (t) => {
  const { store, build, registry, folders } = setUp(t);
  const brands = publish(build('brands', 'b'), store);
  const designs = publish(build('designs', 'one'), store);
  remove('designs', store);
  assert.deepEqual(registry(), [brands]);
  assert.ok(existsSync(join(store, 'designs', designs.version, 'remoteEntry.js')), 'open pages still load from it');
  assert.deepEqual(publishBuilt(folders), []);
  assert.deepEqual(
    list(store).map(({ name, versions }) => [name, versions.some(({ active }) => active)]),
    [
      ['brands', true],
      ['designs', false],
    ],
  );
  assert.deepEqual(rollback('designs', store), designs);
  assert.deepEqual(registry(), [brands, designs]);
});

test('a start publishes only what the store has never seen, so that a roll-back survives it', (t) => {
  const { store, build, registry, folders } = setUp(t);
  build('designs', 'one');
  const [first] = publishBuilt(folders);
  build('designs', 'two');
  assert.equal(publishBuilt(folders).length, 1);
  rollback('designs', store);
  assert.deepEqual(publishBuilt(folders), []);
  assert.deepEqual(registry(), [first]);
});

test('a publisher waits for nobody: while somebody else publishes it is refused, and changes nothing', (t) => {
  const { store, build } = setUp(t);
  const folder = build('designs', 'one');
  mkdirSync(join(store, 'publishing.lock'), { recursive: true });
  assert.throws(() => publish(folder, store), /Somebody else is publishing/);
  assert.ok(!existsSync(join(store, 'remotes.json')));
});

test('the lock of a publisher who was killed is taken over, and held: the next one is refused meanwhile', (t) => {
  const { store, build } = setUp(t);
  const folder = build('designs', 'one');
  const lock = join(store, 'publishing.lock');
  mkdirSync(lock, { recursive: true });
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(lock, longAgo, longAgo);
  locked(store, () => assert.throws(() => publish(folder, store), /Somebody else is publishing/));
  assert.deepEqual(readdirSync(store), []);
  publish(folder, store);
});
