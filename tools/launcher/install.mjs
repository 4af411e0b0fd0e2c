import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from './task.mjs';

/**
 * Whether node_modules holds what the lockfile names. npm notes what it has installed when it is done, so an installation
 * that was cut short, is older than the lockfile, or has lost a package is told from a whole one.
 */
export function packagesInstalled(/** @type {string} */ root) {
  try {
    const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
    const wanted = read('package-lock.json');
    const installed = read('node_modules/.package-lock.json');
    return Object.entries(wanted)
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
      .every(
        ([path, entry]) =>
          (entry.link || installed[path]?.version === entry.version) && existsSync(join(root, path, 'package.json')),
      );
  } catch {
    return false;
  }
}

/** Installs the packages exactly as locked. `NODE_ENV` must not leave out what the build needs. */
export async function installPackages(
  /** @type {string} */ root,
  /** @type {Pick<Parameters<typeof runTask>[1], 'log' | 'detail' | 'started' | 'ended'>} */ options,
) {
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  await runTask([...npm, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    failure: 'npm could not install the packages. Is there a connection to the registry?',
    ...options,
  });
}
