import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, installSystemPackage } from './system-packages.mjs';

/** @typedef {{ path: string, env: NodeJS.ProcessEnv }} Program where it lies, and what its process needs beside the environment */

// Redis' protocol and files, from whichever of the two the system's packages have.
const SERVERS = ['redis-server', 'valkey-server'];
const FOLDER = fileURLToPath(new URL('../../.data/programs/redis', import.meta.url));

/** @returns {Program | null} what `unpackPackages` left there */
function unpacked(/** @type {string} */ folder) {
  const path = SERVERS.map((name) => join(folder, 'usr/bin', name)).find((file) => existsSync(file));
  if (!path) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const libraries = new Set(files.filter(({ name }) => name.includes('.so')).map(({ parentPath }) => parentPath));
  return { path, env: libraries.size > 0 ? { LD_LIBRARY_PATH: [...libraries].join(':') } : {} };
}

/**
 * Unpacks a package of Debian's or Ubuntu's, and the libraries that it needs and the system lacks, into a folder. Needs no root: apt works
 * on files of ours beside its own, and nothing is installed, so no service of the package's starts either.
 */
function unpackPackages(/** @type {string} */ name, /** @type {string} */ folder) {
  const work = `${folder}.partial-${process.pid}`;
  const packages = join(work, 'packages');
  mkdirSync(join(packages, 'partial'), { recursive: true });
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync(
      'apt-get',
      [
        ...['Debug::NoLocking=true', `Dir::Cache=${join(work, 'cache')}`, `Dir::Cache::archives=${packages}`].flatMap(
          (option) => ['-o', option],
        ),
        ...(process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : []),
        '-qq',
        ...args,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
  const download = ['install', '--download-only', '--no-install-recommends', '-y', name];
  try {
    try {
      apt(...download);
    } catch {
      // Images of containers come without the lists of packages: into lists of our own.
      const lists = join(work, 'lists');
      mkdirSync(join(lists, 'partial'), { recursive: true });
      apt('-o', `Dir::State::lists=${lists}`, 'update');
      apt('-o', `Dir::State::lists=${lists}`, ...download);
    }
    const files = readdirSync(packages).filter((file) => file.endsWith('.deb'));
    for (const file of files) execFileSync('dpkg', ['-x', join(packages, file), join(work, 'root')]);
    const program = unpacked(join(work, 'root'));
    if (!program) throw new Error(`The package ${name} brought no server.`);
    execFileSync(program.path, ['--version'], { env: { ...process.env, ...program.env }, stdio: 'ignore' });
    mkdirSync(dirname(folder), { recursive: true });
    if (!existsSync(folder)) renameSync(join(work, 'root'), folder); // else another process was quicker
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * A Redis (or Valkey) server program: the system's, or one unpacked into `.data/programs` from Debian's or Ubuntu's packages, or one that
 * Homebrew installs.
 * @param {{ say?: (sentence: string) => void, folder?: string }} [options] `say` is told when something must be fetched
 * @returns {Program}
 * @throws {Error} with a sentence that says what to type
 */
export function ensureRedis({ say = () => {}, folder = FOLDER } = {}) {
  const find = () => {
    const path = findProgram(...SERVERS);
    return path ? { path, env: {} } : unpacked(folder);
  };
  const found = find();
  if (found) return found;
  if (findProgram('apt-get') && findProgram('dpkg')) {
    say('There is no Redis on this machine; fetching one from the system’s packages into .data/programs.');
    for (const name of SERVERS) {
      try {
        unpackPackages(name, folder);
        break;
      } catch {
        // the next one, or the sentence below
      }
    }
  } else if (installSystemPackage({ brew: 'redis' })) say('Homebrew installed Redis.');
  const fetched = find();
  if (fetched) return fetched;
  throw new Error(
    'Maquette needs Redis for its queues, and could not fetch it. Install it with: sudo apt-get install redis-server (on macOS: brew install redis), or set REDIS_URL to a running one.',
  );
}
