import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import devkit from '@nx/devkit';
import { NX_ENV } from './launcher/build.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
Object.assign(process.env, NX_ENV);

/** @returns {Map<string, Set<string>>} by project, the projects that its files import by name */
function importsInSources() {
  const files = execFileSync('git', ['ls-files', '--', 'apps', 'libs'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|css)$/.test(file));
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const file of files) {
    const project = file.split('/')[1] ?? '';
    for (const [, target = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/['"]@maquette\/([\w-]+)/g)) {
      if (target !== project) imports.set(project, (imports.get(project) ?? new Set()).add(target));
    }
  }
  return imports;
}

test('Nx knows of each project which others it is made of, so that a change in one of them is never answered from the cache', async () => {
  const { dependencies } = await devkit.createProjectGraphAsync();
  const seen = (/** @type {string} */ project) => new Set(dependencies[project]?.map(({ target }) => target));
  for (const [project, imported] of importsInSources()) {
    const missing = [...imported].filter((target) => !seen(project).has(target));
    assert.deepEqual(missing, [], `${project} imports them, and Nx sees no edge`);
  }
  for (const app of ['shell', 'designs', 'brands'])
    for (const library of ['ui', 'web-core']) assert.ok(seen(app).has(library), `${app} → ${library}`);
});
