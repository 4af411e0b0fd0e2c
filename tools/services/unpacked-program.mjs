import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './system-packages.mjs';

/** @typedef {{ path: string, env: NodeJS.ProcessEnv }} Program where it lies, and what its process needs beside the environment */

/** Below it lies a folder for each program that was unpacked. */
export const PROGRAMS = fileURLToPath(new URL('../../.data/programs', import.meta.url));
const BINARIES = ['usr/bin', 'usr/sbin'];

/** @returns {Program | null} what `unpackPackages` left there */
function unpacked(/** @type {string[]} */ names, /** @type {string} */ folder) {
  const path = names
    .flatMap((name) => BINARIES.map((binaries) => join(folder, binaries, name)))
    .find((file) => existsSync(file));
  if (!path) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const libraries = new Set(files.filter(({ name }) => name.includes('.so')).map(({ parentPath }) => parentPath));
  return { path, env: libraries.size > 0 ? { LD_LIBRARY_PATH: [...libraries].join(':') } : {} };
}

/**
 * Unpacks a package of Debian's or Ubuntu's, and the libraries that it needs and the system lacks, into a folder. Needs no root: apt works
 * on files of ours beside its own, and nothing is installed, so no service of the package's starts either.
 */
function unpackPackages(
  /** @type {string} */ name,
  /** @type {string[]} */ programs,
  /** @type {string} */ folder,
  /** @type {string} */ version,
) {
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
    const program = unpacked(programs, join(work, 'root'));
    if (!program) throw new Error(`The package ${name} brought none of ${programs.join(', ')}.`);
    execFileSync(program.path, [version], { env: { ...process.env, ...program.env }, stdio: 'ignore' });
    mkdirSync(dirname(folder), { recursive: true });
    if (!existsSync(folder)) renameSync(join(work, 'root'), folder); // else another process was quicker
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * A program of the system's, or one unpacked into a folder from Debian's or Ubuntu's packages.
 * @param {string[]} names of the program; each is its package's too
 * @param {{ folder: string, missing?: () => void, version?: string }} options `missing` is called when it must be fetched; `version` is the
 *   word that makes it say its version, by which it is seen to run
 * @returns {Program | null} `null`: it cannot be had here
 */
export function ensureProgram(names, { folder, missing = () => {}, version = '--version' }) {
  const find = () => {
    const path = findProgram(...names);
    return path ? { path, env: {} } : unpacked(names, folder);
  };
  const found = find();
  if (found || !findProgram('apt-get') || !findProgram('dpkg')) return found;
  missing();
  for (const name of names) {
    try {
      unpackPackages(name, names, folder, version);
      break;
    } catch {
      // the next one, or none
    }
  }
  return find();
}
