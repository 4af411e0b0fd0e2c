// What is done with remotes, wherever they are kept: versions that are never rewritten, and the registry that says which are active.
// Two homes: disk-home.mjs, and with STORAGE=s3 the bucket (BucketRemotes of the API). The disk needs no package.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** @typedef {import('./store.d.mts').Line} Line a line of the registry */
/** @typedef {import('./store.d.mts').Home} Home */
/** @typedef {import('./store.d.mts').Registry} Registry */

function readBuilt(/** @type {string} */ folder) {
  if (!['remote.json', 'remoteEntry.js'].every((name) => existsSync(join(folder, name))))
    throw new Error(`${folder} holds no built remote. Build it first.`);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const files = new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]));
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update('\0').update(bytes).update('\0');
  const { name, version: own, ...rest } = JSON.parse(String(files.get('remote.json')));
  const version = `${own}-${hash.digest('hex').slice(0, 8)}`;
  /** @type {Line} */
  const line = { name, version, entry: `/remotes/${name}/${version}/remoteEntry.js`, ...rest };
  files.set('remote.json', Buffer.from(`${JSON.stringify(line, null, 2)}\n`));
  return { line, files };
}

/** @returns {Registry} the same one when the line is active already */
function withActive(/** @type {Line} */ line, /** @type {Registry} */ registry) {
  const { lines, history } = registry;
  if (lines.some(({ name, version }) => name === line.name && version === line.version)) return registry;
  const past = history[line.name] ?? [];
  return {
    lines: [...lines.filter(({ name }) => name !== line.name), line].sort((a, b) => a.name.localeCompare(b.name)),
    history: { ...history, [line.name]: [...past, { version: line.version, at: new Date().toISOString() }] },
  };
}

const activeOf = (/** @type {Registry} */ { lines }, /** @type {string} */ remote) =>
  lines.find(({ name }) => name === remote);

/** @type {typeof import('./store.d.mts').publish} */
export async function publish(folder, home) {
  const { line, files } = readBuilt(folder);
  await home.add(line, files);
  await home.update((registry) => withActive(line, registry));
  return line;
}

/** @type {typeof import('./store.d.mts').publishBuilt} */
export async function publishBuilt(distDir, home) {
  const names = existsSync(distDir)
    ? readdirSync(distDir).filter((name) => existsSync(join(distDir, name, 'remote.json')))
    : [];
  const { history } = await home.registry();
  const lines = [];
  for (const name of names) {
    const folder = join(distDir, name);
    const { version } = readBuilt(folder).line;
    if (!history[name]?.some((past) => past.version === version)) lines.push(await publish(folder, home));
  }
  return lines;
}

/** @type {typeof import('./store.d.mts').rollback} */
export async function rollback(name, home, version) {
  const registry = await home.registry();
  const active = activeOf(registry, name)?.version;
  const target = version ?? registry.history[name]?.findLast((past) => past.version !== active)?.version;
  if (!target) throw new Error(`The store knows no earlier version of '${name}'.`);
  const line = await home.line(name, target);
  if (!line) throw new Error(`The store has no version ${target} of '${name}'.`);
  await home.update((now) => withActive(line, now));
  return line;
}

/** @type {typeof import('./store.d.mts').remove} */
export async function remove(name, home) {
  /** @type {Line | undefined} */
  let removed;
  await home.update((registry) => {
    removed = activeOf(registry, name);
    return removed ? { ...registry, lines: registry.lines.filter((line) => line !== removed) } : registry;
  });
  if (!removed) throw new Error(`The registry has no remote '${name}'.`);
  return removed;
}

/** @type {typeof import('./store.d.mts').list} */
export async function list(home) {
  const registry = await home.registry();
  return Object.entries(registry.history)
    .map(([name, past]) => ({
      name,
      versions: [...new Set(past.map(({ version }) => version))]
        .sort()
        .map((version) => ({ version, active: version === activeOf(registry, name)?.version })),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
