// The deploy store of remotes: <store>/<name>/<version>/… never rewritten, <store>/remotes.json the registry that the shell reads.
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

const STALE_MS = 60_000;

const readJson = (path, fallback) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : fallback);

// Readers see the old file or the new one, never half of one.
function writeJson(path, value) {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function contentHash(folder) {
  const hash = createHash('sha256');
  for (const file of filesIn(folder))
    hash.update(relative(folder, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** One writer at a time, since two teams may publish at once. */
function locked(store, work) {
  mkdirSync(store, { recursive: true });
  const lock = join(store, 'publishing.lock');
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // Publishing takes seconds: an old lock is that of a publisher who was killed.
    if (Date.now() - statSync(lock).mtimeMs < STALE_MS)
      throw new Error(
        `Somebody else is publishing into ${store}. Try again in a moment; if nobody is, remove ${lock}.`,
        { cause: error },
      );
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const registryOf = (store) => join(store, 'remotes.json');
const historyOf = (store, name) => join(store, name, 'history.json');

function activate(store, line) {
  const others = readJson(registryOf(store), []).filter(({ name }) => name !== line.name);
  const history = readJson(historyOf(store, line.name), []);
  writeJson(historyOf(store, line.name), [...history, { version: line.version, at: new Date().toISOString() }]);
  writeJson(
    registryOf(store),
    [...others, line].sort((a, b) => a.name.localeCompare(b.name)),
  );
  return line;
}

function readBuilt(folder) {
  const described = readJson(join(folder, 'remote.json'));
  if (!described || !existsSync(join(folder, 'remoteEntry.js')))
    throw new Error(`${folder} holds no built remote. Build it first.`);
  return { ...described, version: `${described.version}-${contentHash(folder)}` };
}

function install(folder, store, { name, version, ...rest }) {
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
 * @returns the registry line that is active now
 */
export function publish(folder, store) {
  const built = readBuilt(folder);
  return locked(store, () => {
    const line = install(folder, store, built);
    const active = readJson(registryOf(store), []).find(({ name }) => name === line.name);
    return active?.version === line.version ? active : activate(store, line);
  });
}

/**
 * Publishes every remote in `distDir` whose content the store has never seen. A known version is left alone, so that a start of the
 * product does not undo a rollback.
 *
 * @param {{distDir: string, storeDir: string}} folders `distDir` holds one folder a remote (dist/web/remotes)
 * @returns the lines that were published
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

/** Activates a stored version again: the named one, else the one that was active before the current one. */
export function rollback(name, store, version) {
  return locked(store, () => {
    const active = readJson(registryOf(store), []).find((line) => line.name === name);
    const target =
      version ?? readJson(historyOf(store, name), []).findLast((past) => past.version !== active?.version)?.version;
    if (!target) throw new Error(`The store knows no earlier version of '${name}'.`);
    const line = readJson(join(store, name, target, 'remote.json'));
    if (!line) throw new Error(`The store has no version ${target} of '${name}'.`);
    return activate(store, line);
  });
}

/** Every stored version by remote, and which one is active. */
export function list(store) {
  return readJson(registryOf(store), []).map(({ name, version }) => ({
    name,
    versions: readdirSync(join(store, name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.endsWith('.new'))
      .map((entry) => ({ version: entry.name, active: entry.name === version }))
      .sort((a, b) => a.version.localeCompare(b.version)),
  }));
}
