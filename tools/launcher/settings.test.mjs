import assert from 'node:assert/strict';
import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Problem } from './problem.mjs';
import { scratchFolder } from './scratch.mjs';
import { brokenEnvLine, prepareFolder, readSettings, shutFolder } from './settings.mjs';

test('the environment wins over .env, which wins over the default', (t) => {
  const root = scratchFolder(t, { '.env': 'PORT=6001\nCOMPANY_DOMAIN=from.file\n' });
  const settings = readSettings(root, { PORT: '7001', DATA_DIR: '' });
  assert.deepEqual(
    [settings.port, settings.demoEmail, settings.dataDir, settings.publicUrl],
    [7001, 'demo@from.file', join(root, '.data'), 'http://localhost:7001'],
  );
});

test('names the broken line of .env, and keeps a value out of the message', (t) => {
  const root = scratchFolder(t, { '.env': '# settings\nPORT=1\nJWT_SECRET="abc\n' });
  assert.throws(
    () => readSettings(root, {}),
    (error) =>
      error instanceof Problem &&
      error.message.endsWith('.env, line 3: expected NAME=value, but it says: JWT_SECRET=…'),
  );
});

test('takes comments, export, and quoted values over several lines', () => {
  assert.equal(brokenEnvLine('# a\n\nexport A=1\nB="one\ntwo"\nC=\'x\' # why\n'), null);
});

test('finds a line without a name', () => {
  assert.equal(brokenEnvLine('A=1\nthis is not\n')?.number, 2);
});

test('refuses a port that is none', (t) => {
  for (const PORT of ['0', '65536', 'http', '80.5'])
    assert.throws(() => readSettings(scratchFolder(t), { PORT }), /PORT must be a whole number/);
});

test('there is a demo account only on loopback with nothing of the outside world', (t) => {
  const root = scratchFolder(t);
  assert.equal(readSettings(root, {}).demo, true);
  for (const PUBLIC_URL of ['http://127.0.0.1:5001', 'http://localhost:4200'])
    assert.equal(readSettings(root, { PUBLIC_URL }).demo, true);
  for (const env of [
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://maquette.example.com' },
    { DATABASE_URL: 'postgres://x/y' },
    { SMTP_URL: 'smtp://x' },
  ])
    assert.equal(readSettings(root, env).demo, false);
});

test('without demo account and mail nobody new can get in, unless no mail is asked for', (t) => {
  const root = scratchFolder(t);
  const closed = (/** @type {NodeJS.ProcessEnv} */ env) => readSettings(root, env).closed;
  assert.equal(closed({}), false);
  const own = { DATABASE_URL: 'postgres://x/y' };
  assert.equal(closed(own), true);
  for (const env of [
    { SMTP_URL: 'smtp://x' },
    { SUPABASE_URL: 'https://x' },
    { AUTH_AUTOCONFIRM: 'true' },
    { AUTH_AUTOCONFIRM: '1' },
  ])
    assert.equal(closed({ ...own, ...env }), false);
});

test('says in a sentence why a folder cannot be used', (t) => {
  const root = scratchFolder(t, { file: '' });
  assert.throws(
    () => prepareFolder(join(root, 'file/data'), 'Choose another.'),
    /Cannot write to .*: a part of the path is a file\. Choose another\./,
  );
});

test('nobody else gets into the data folder; PostgreSQL passes through it, where it has an account of its own', (t) => {
  const folder = scratchFolder(t);
  chmodSync(folder, 0o755);
  const gid = process.getgid?.() ?? 0;
  for (const [account, mode] of /** @type {const} */ ([
    [null, 0o700],
    [{ gid }, 0o710],
  ])) {
    shutFolder(folder, account);
    assert.equal(statSync(folder).mode & 0o777, mode);
    assert.equal(statSync(folder).gid, gid);
  }
});
