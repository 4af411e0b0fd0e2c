import assert from 'node:assert/strict';
import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sourceFingerprint } from './build.mjs';
import { checkPort } from './ports.mjs';
import { withoutStack } from './problem.mjs';
import { scratchFolder } from './scratch.mjs';
import { readSecrets } from './secrets.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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

// `./brief` means `brief.js` before `brief/index.js`: a module that became a folder would be loaded as it was, and cached as the new build
test('a build leaves nothing of what an earlier one compiled', (t) => {
  const projects = ['apps', 'libs']
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((project) => existsSync(join(ROOT, project, 'tsconfig.build.json')));
  assert.ok(projects.includes('apps/api'));
  for (const project of projects) {
    const { targets } = JSON.parse(readFileSync(join(ROOT, project, 'project.json'), 'utf8'));
    const root = scratchFolder(t, {
      'tsconfig.base.json': readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8'),
      [`${project}/tsconfig.build.json`]: readFileSync(join(ROOT, project, 'tsconfig.build.json'), 'utf8'),
      [`${project}/src/now.ts`]: 'export {};',
    });
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const output = join(
      root,
      targets.build.outputs[0].replace('{workspaceRoot}/', '').replace('{projectRoot}', project),
    );
    mkdirSync(output, { recursive: true });
    writeFileSync(join(output, 'before.js'), '');
    execSync(targets.build.options.command, {
      cwd: join(root, project),
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
    });
    assert.deepEqual(
      [existsSync(join(output, 'now.js')), existsSync(join(output, 'before.js'))],
      [true, false],
      project,
    );
  }
});

test('a message keeps its sentences and loses its stack', () => {
  assert.equal(
    withoutStack(
      '/x/environment.js:67\n    throw new Error();\n    ^\n\nPORT is wrong.\n    at parse (/x.js:1:2)\n\nNode.js v20.20.2',
    ),
    'PORT is wrong.',
  );
});
