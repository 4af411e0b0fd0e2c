import assert from 'node:assert/strict';
import { chmodSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchFolder } from '../launcher/scratch.mjs';
import { ensureRedis } from './redis-program.mjs';

/** A machine with nothing on its PATH but these programs (shell scripts). */
function machine(/** @type {import('node:test').TestContext} */ t, /** @type {Record<string, string>} */ programs) {
  const root = scratchFolder(
    t,
    Object.fromEntries(Object.entries(programs).map(([name, script]) => [`bin/${name}`, `#!/bin/sh\n${script}\n`])),
  );
  for (const name of Object.keys(programs)) chmodSync(join(root, 'bin', name), 0o755);
  const path = process.env.PATH;
  process.env.PATH = join(root, 'bin');
  t.after(() => (process.env.PATH = path));
  return { root, folder: join(root, 'programs/redis') };
}

// Notes how it was called; without lists of its own it knows no package, as in an image of a container.
const APT = `echo "$@" >> "$(/usr/bin/dirname "$0")/../apt.log"
for word in "$@"; do
  case "$word" in
    Dir::Cache::archives=*) packages="\${word#*=}" ;;
    Dir::State::lists=*) lists=1 ;;
    install) install=1 ;;
  esac
done
[ -n "$lists" ] || exit 100
[ -z "$install" ] || : > "$packages/redis-server.deb"`;
const DPKG = `/bin/mkdir -p "$3/usr/bin" "$3/usr/lib/here"
: > "$3/usr/lib/here/libone.so.2"
printf '#!/bin/sh\\nexit 0\\n' > "$3/usr/bin/redis-server"
/bin/chmod 755 "$3/usr/bin/redis-server"`;

test('Redis is unpacked from the system’s packages, without root and without installing anything', (t) => {
  const { root, folder } = machine(t, { 'apt-get': APT, dpkg: DPKG });
  /** @type {string[]} */
  const said = [];
  const expected = {
    path: join(folder, 'usr/bin/redis-server'),
    env: { LD_LIBRARY_PATH: join(folder, 'usr/lib/here') },
  };
  assert.deepEqual(ensureRedis({ folder, say: (text) => said.push(text) }), expected);
  assert.deepEqual(ensureRedis({ folder, say: (text) => said.push(text) }), expected);
  assert.equal(said.length, 1);
  const calls = readFileSync(join(root, 'apt.log'), 'utf8').trim().split('\n');
  assert.ok(calls.every((call) => call.endsWith('update') || call.includes('--download-only')));
});

test('one that the system has is taken as it is', (t) => {
  const { root, folder } = machine(t, { 'valkey-server': 'exit 0', 'apt-get': 'exit 1', dpkg: 'exit 1' });
  assert.deepEqual(ensureRedis({ folder }), { path: join(root, 'bin/valkey-server'), env: {} });
});

test('where nothing can be had it is said what to type, and nothing half made stays', (t) => {
  const { root, folder } = machine(t, { 'apt-get': 'exit 100', dpkg: 'exit 1' });
  assert.throws(
    () => ensureRedis({ folder }),
    /Install it with: sudo apt-get install redis-server .* or set REDIS_URL/,
  );
  assert.ok(!existsSync(folder));
  assert.deepEqual(readdirSync(join(root, 'programs')), []);
});
