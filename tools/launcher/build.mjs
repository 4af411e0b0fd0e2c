import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from './task.mjs';

const SOURCES = ['apps', 'libs', 'tools/web', 'package-lock.json', 'package.json', 'nx.json', 'tsconfig.base.json'];
const SKIPPED = /^(node_modules|dist|coverage|test|test-results|playwright-report|.*-e2e|\..*)$|\.spec\.tsx?$/;
const MARKER = 'dist/.fingerprint';

/** One command and done: neither a daemon nor a process for each of Nx's own plugins pays for its start. */
export const NX_ENV = { NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };

/** One hash over the content of everything a build reads: starting Nx to ask the same takes seconds. */
export function sourceFingerprint(/** @type {string} */ root) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ path, isFolder = true) => {
    if (!isFolder) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    else
      for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) =>
        a.name < b.name ? -1 : 1,
      )) {
        if (!SKIPPED.test(entry.name)) visit(`${path}/${entry.name}`, entry.isDirectory());
      }
  };
  for (const source of SOURCES) visit(source, !source.includes('.'));
  return hash.digest('hex');
}

/** What each project says its build leaves behind. */
function buildOutputs(/** @type {string} */ root) {
  const projects = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );
  return projects.flatMap((project) => {
    const file = join(project, 'project.json');
    const outputs = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).targets?.build?.outputs : [];
    return (outputs ?? []).map((/** @type {string} */ output) =>
      output.replace('{workspaceRoot}', root).replace('{projectRoot}', project),
    );
  });
}

/** The fingerprint of what the last whole build was made from; empty when there is none. */
export function builtFrom(/** @type {string} */ root) {
  const marker = join(root, MARKER);
  return existsSync(marker) ? readFileSync(marker, 'utf8') : '';
}

/** The next `isBuilt` is false, whatever the sources say then: somebody else writes into dist. */
export const forgetBuild = (/** @type {string} */ root) => rmSync(join(root, MARKER), { force: true });

export function isBuilt(/** @type {string} */ root) {
  return builtFrom(root) === sourceFingerprint(root) && buildOutputs(root).every((path) => existsSync(path));
}

/** Builds what changed (Nx keeps the rest) and notes what it was built from. */
export async function build(
  /** @type {string} */ root,
  /** @type {Pick<Parameters<typeof runTask>[1], 'log' | 'detail' | 'started' | 'ended'>} */ options,
) {
  const fingerprint = sourceFingerprint(root);
  forgetBuild(root);
  await runTask(
    [process.execPath, join(root, 'node_modules/.bin/nx'), 'run-many', '-t', 'build', '--outputStyle=static'],
    {
      cwd: root,
      env: { ...process.env, ...NX_ENV, NODE_ENV: 'production' },
      failure: 'The build failed:',
      ...options,
    },
  );
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, MARKER), fingerprint);
}
