// Remotes in a folder: <folder>/<name>/<version>/… never rewritten, <folder>/<name>/history.json, and <folder>/remotes.json, which
// every visit reads.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STALE_MS = 60_000;

/**
 * @param {string} path
 * @param {any} [fallback] when there is no such file
 */
const readJson = (path, fallback) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fallback);

/** Readers see the old file or the new one, never half of one. */
function writeJson(/** @type {string} */ path, /** @type {unknown} */ value) {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

/** Clears away the lock of a publisher who was killed: publishing takes seconds. Of several who find it, one moves it. */
function removeStale(/** @type {string} */ lock) {
  const moved = `${lock}.${process.pid}`;
  try {
    if (Date.now() - statSync(lock).mtimeMs < STALE_MS) return;
    renameSync(lock, moved);
  } catch {
    return; // gone meanwhile
  }
  // Another one may have taken the stale lock's place before we moved it.
  if (Date.now() - statSync(moved).mtimeMs < STALE_MS) renameSync(moved, lock);
  else rmSync(moved, { recursive: true });
}

/** @type {typeof import('./disk-home.d.mts').locked} */
export function locked(folder, work) {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'publishing.lock');
  removeStale(lock);
  try {
    mkdirSync(lock);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    throw new Error(
      `Somebody else is publishing into ${folder}. Try again in a moment; if nobody is, remove ${lock}.`,
      { cause: error },
    );
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** @type {typeof import('./disk-home.d.mts').diskHome} */
export function diskHome(folder) {
  const lines = join(folder, 'remotes.json');
  const historyOf = (/** @type {string} */ name) => join(folder, name, 'history.json');
  const read = () => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(historyOf(name))) : [];
    return {
      lines: readJson(lines, []),
      history: Object.fromEntries(names.map((name) => [name, readJson(historyOf(name))])),
    };
  };
  return {
    place: folder,
    registry: async () => read(),
    update: async (change) =>
      locked(folder, () => {
        const before = read();
        const after = change(before);
        if (after === before) return;
        for (const [name, past] of Object.entries(after.history))
          if (past !== before.history[name]) writeJson(historyOf(name), past);
        writeJson(lines, after.lines);
      }),
    add: async ({ name, version }, files) => {
      const target = join(folder, name, version);
      if (existsSync(target)) return;
      const incoming = `${target}.${randomUUID()}.new`;
      try {
        for (const [path, bytes] of files) {
          mkdirSync(dirname(join(incoming, path)), { recursive: true });
          writeFileSync(join(incoming, path), bytes);
        }
        renameSync(incoming, target);
      } catch (error) {
        rmSync(incoming, { recursive: true, force: true });
        if (!existsSync(target)) throw error; // else somebody else has just put the same there
      }
    },
    line: async (name, version) => readJson(join(folder, name, version, 'remote.json')),
  };
}
