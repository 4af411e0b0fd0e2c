import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { sourceFingerprint } from './build.mjs';
import { checkPort } from './ports.mjs';
import { withoutStack } from './problem.mjs';
import { scratchFolder } from './scratch.mjs';
import { readSecrets } from './secrets.mjs';

test('a taken port: who has it, and a free one to choose', async (t) => {
  const server = createServer().listen(0, '127.0.0.1');
  t.after(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await assert.rejects(
    checkPort('127.0.0.1', port),
    new RegExp(`Port ${port} is taken by process ${process.pid} .*for example: PORT=\\d+ npm start`),
  );
});

test('secrets are made once, differ, and are for the owner alone', (t) => {
  const dataDir = scratchFolder(t);
  const made = readSecrets(dataDir);
  assert.deepEqual(readSecrets(dataDir), made);
  assert.equal(new Set(Object.values(made)).size, 3);
  assert.equal(Buffer.from(made.jwtSecret, 'base64url').length, 48);
  assert.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
});

test('damaged secrets are never replaced silently', (t) => {
  const dataDir = scratchFolder(t, { 'secrets.json': '{"jwtSecret": "' });
  assert.throws(() => readSecrets(dataDir), /secrets\.json cannot be used: .* move it away/);
  assert.equal(readFileSync(join(dataDir, 'secrets.json'), 'utf8'), '{"jwtSecret": "');
});

test('a build is stale when a source changes, and not when a test does', (t) => {
  const files = {
    'apps/api/src/main.ts': '1',
    'apps/api/src/main.spec.ts': '1',
    'libs/ui/package.json': '{}',
    'tools/web/x.cjs': '',
    'package-lock.json': '{}',
    'package.json': '{}',
    'nx.json': '{}',
    'tsconfig.base.json': '{}',
  };
  const root = scratchFolder(t, files);
  const before = sourceFingerprint(root);
  writeFileSync(join(root, 'apps/api/src/main.spec.ts'), '2');
  assert.equal(sourceFingerprint(root), before);
  writeFileSync(join(root, 'apps/api/src/main.ts'), '2');
  assert.notEqual(sourceFingerprint(root), before);
});

test('a message keeps its sentences and loses its stack', () => {
  assert.equal(
    withoutStack(
      '/x/environment.js:67\n    throw new Error();\n    ^\n\nPORT is wrong.\n    at parse (/x.js:1:2)\n\nNode.js v20.20.2',
    ),
    'PORT is wrong.',
  );
});
