// The deploy store of remotes: <store>/<name>/<version>/… never rewritten, <store>/remotes.json the registry that the shell reads.
// No package is needed: it runs before they are installed, and in an image that has none.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';

/** @typedef {import('./store.d.mts').Line} Line a line of the registry */

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

function contentHash(/** @type {string} */ folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash.update(relative(folder, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
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

/**
 * One writer at a time, since two teams may publish at once.
 * @template T
 * @param {string} store
 * @param {() => T} work
 * @returns {T}
 */
export function locked(store, work) {
  mkdirSync(store, { recursive: true });
  const lock = join(store, 'publishing.lock');
  removeStale(lock);
  try {
    mkdirSync(lock);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    throw new Error(`Somebody else is publishing into ${store}. Try again in a moment; if nobody is, remove ${lock}.`, {
      cause: error,
    });
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const registryOf = (/** @type {string} */ store) => join(store, 'remotes.json');
const historyOf = (/** @type {string} */ store, /** @type {string} */ name) => join(store, name, 'history.json');
/** @returns {Line[]} */
const readRegistry = (/** @type {string} */ store) => readJson(registryOf(store), []);

function activate(/** @type {string} */ store, /** @type {Line} */ line) {
  const others = readRegistry(store).filter(({ name }) => name !== line.name);
  const history = readJson(historyOf(store, line.name), []);
  writeJson(historyOf(store, line.name), [...history, { version: line.version, at: new Date().toISOString() }]);
  writeJson(
    registryOf(store),
    [...others, line].sort((a, b) => a.name.localeCompare(b.name)),
  );
  return line;
}

function readBuilt(/** @type {string} */ folder) {
  const described = readJson(join(folder, 'remote.json'));
  if (!described || !existsSync(join(folder, 'remoteEntry.js')))
    throw new Error(`${folder} holds no built remote. Build it first.`);
  return { ...described, version: `${described.version}-${contentHash(folder)}` };
}

/** @returns {Line} */
function install(
  /** @type {string} */ folder,
  /** @type {string} */ store,
  /** @type {Omit<Line, 'entry'>} */ { name, version, ...rest },
) {
  const line = { name, version, entry: `/remotes/${name}/${version}/remoteEntry.js`, ...rest };
  const target = join(store, name, version);
  if (!existsSync(target)) {
    const incoming = `${target}.new`;
    rmSync(incoming, { recursive: true, force: true });
    cpSync(folder, incoming, { recursive: true });
    writeJson(join(incoming, 'remote.json'), line);
    renameSync(incoming, target);
  }
  return line;
}

/**
 * Copies a built remote into the store under `<package version>-<content hash>` and puts its line into the registry.
 *
 * @param {string} folder the built remote, with its remote.json
 * @param {string} store the deploy store (DATA_DIR/remotes)
 * @returns {Line} the registry line that is active now
 */
export function publish(folder, store) {
  const built = readBuilt(folder);
  return locked(store, () => {
    const line = install(folder, store, built);
    const active = readRegistry(store).find(({ name }) => name === line.name);
    return active?.version === line.version ? active : activate(store, line);
  });
}

/**
 * Publishes every remote in `distDir` whose content the store has never seen. A known version is left alone, so that a start of the
 * product undoes neither a rollback nor a removal.
 *
 * @param {{ distDir: string, storeDir: string }} folders `distDir` holds one folder a remote (dist/web/remotes)
 * @returns {Line[]} the lines that were published
 */
export function publishBuilt({ distDir, storeDir }) {
  const names = existsSync(distDir)
    ? readdirSync(distDir).filter((name) => existsSync(join(distDir, name, 'remote.json')))
    : [];
  return names.flatMap((name) => {
    const folder = join(distDir, name);
    const { version } = readBuilt(folder);
    return existsSync(join(storeDir, name, version)) ? [] : [publish(folder, storeDir)];
  });
}

/**
 * Activates a stored version again: the named one, else the one that was active before the current one (or before a removal).
 *
 * @param {string} name
 * @param {string} store
 * @param {string} [version]
 * @returns {Line} the registry line that is active now
 */
export function rollback(name, store, version) {
  return locked(store, () => {
    const active = readRegistry(store).find((line) => line.name === name);
    const target =
      version ??
      readJson(historyOf(store, name), []).findLast(
        (/** @type {{ version: string }} */ past) => past.version !== active?.version,
      )?.version;
    if (!target) throw new Error(`The store knows no earlier version of '${name}'.`);
    const line = readJson(join(store, name, target, 'remote.json'));
    if (!line) throw new Error(`The store has no version ${target} of '${name}'.`);
    return activate(store, line);
  });
}

/**
 * Takes a remote out of the registry: new visits do not know it. Its versions stay, for pages that are open and for a roll-back.
 *
 * @param {string} name
 * @param {string} store
 * @returns {Line} the line that was taken out
 */
export function remove(name, store) {
  return locked(store, () => {
    const lines = readRegistry(store);
    const line = lines.find((one) => one.name === name);
    if (!line) throw new Error(`The registry has no remote '${name}'.`);
    writeJson(
      registryOf(store),
      lines.filter((one) => one !== line),
    );
    return line;
  });
}

/** Every stored version by remote, and which one is active; none is, of a remote that was removed. */
export function list(/** @type {string} */ store) {
  const active = new Map(readRegistry(store).map(({ name, version }) => [name, version]));
  const folders = (/** @type {string} */ path) =>
    existsSync(path)
      ? readdirSync(path, { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !/\.(new|lock)\b/.test(entry.name))
          .map((entry) => entry.name)
          .sort()
      : [];
  return folders(store).map((name) => ({
    name,
    versions: folders(join(store, name)).map((version) => ({ version, active: version === active.get(name) })),
  }));
}
