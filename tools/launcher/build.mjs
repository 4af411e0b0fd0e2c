import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from './task.mjs';

const SOURCES = ['apps', 'libs', 'tools/web', 'package-lock.json', 'package.json', 'nx.json', 'tsconfig.base.json'];
const SKIPPED = /^(node_modules|dist|coverage|test|test-results|playwright-report|.*-e2e|\..*)$|\.spec\.tsx?$/;
const MARKER = 'dist/.fingerprint';

/** One hash over the content of everything a build reads: starting Nx to ask the same takes seconds. */
export function sourceFingerprint(/** @type {string} */ root) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path, isFolder = true) => {
    if (!isFolder) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    else for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!SKIPPED.test(entry.name)) visit(`${path}/${entry.name}`, entry.isDirectory());
    }
  };
  for (const source of SOURCES) visit(source, !source.includes('.'));
  return hash.digest('hex');
}

/** Where each library that is built puts what it exports. */
function libraryOutputs(/** @type {string} */ root) {
  return readdirSync(join(root, 'libs')).flatMap((name) => {
    const manifest = join(root, 'libs', name, 'package.json');
    const output = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).exports?.['.']?.default;
    return typeof output === 'string' && output.startsWith('./dist/') ? [join(root, 'libs', name, output)] : [];
  });
}

export function isBuilt(/** @type {string} */ root, fingerprint = sourceFingerprint(root)) {
  const marker = join(root, MARKER);
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint && [join(root, 'dist/api/main.js'), ...libraryOutputs(root)].every((file) => existsSync(file));
}

/** Builds what changed (Nx keeps the rest) and notes what it was built from. */
export async function build(/** @type {string} */ root, /** @type {Pick<Parameters<typeof runTask>[1], 'log' | 'detail' | 'started'>} */ options) {
  const fingerprint = sourceFingerprint(root);
  rmSync(join(root, MARKER), { force: true });
  await runTask([process.execPath, join(root, 'node_modules/nx/bin/nx.js'), 'run-many', '-t', 'build', '--outputStyle=static'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' },
    failure: 'The build failed:',
    ...options,
  });
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, MARKER), fingerprint);
}
