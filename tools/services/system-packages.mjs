import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The absolute path of the first of these programs that stands on the PATH. */
export function findProgram(/** @type {string[]} */ ...names) {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not here
      }
    }
  }
  return null;
}

/**
 * Installs a program with the system's own package manager where that needs no question: apt as root, or Homebrew.
 * @param {{ apt?: string, brew?: string }} names the package's name in each
 * @returns {boolean} whether an installation was made
 */
export function installSystemPackage({ apt, brew }) {
  // RUNLEVEL=1 keeps Debian from starting the package's own service beside ours.
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    spawnSync(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  if (apt && process.getuid?.() === 0 && findProgram('apt-get')) {
    const install = () => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', apt);
    return install() || (run('apt-get', 'update', '-qq') && install());
  }
  if (brew && findProgram('brew')) return run('brew', 'install', '--quiet', brew);
  return false;
}
