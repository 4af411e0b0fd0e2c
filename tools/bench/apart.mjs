import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds libraries, so that `require` finds them. @param {readonly string[]} libs by their folders below `libs`, each after those that it needs */
export function buildLibs(libs) {
  for (const lib of libs) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', `libs/${lib}/tsconfig.build.json`, '--noCheck'],
      { cwd: root, stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`libs/${lib} could not be built.`);
  }
}

/**
 * Builds libraries and runs a file in a process of its own, so that its time and memory are those of what it measures.
 * @param {string} file
 * @param {readonly string[]} libs by their folders below `libs`, each after those that it needs
 * @param {readonly string[]} flags of Node
 * @returns {any} the JSON that the file prints
 */
export function measureApart(file, libs, flags = []) {
  buildLibs(libs);
  const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, file], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} could not be measured:\n${stderr}`);
  return JSON.parse(stdout);
}
