import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The remotes of this repository: the applications whose package.json has a field `maquette`.
 * @param {string} root the repository's folder
 * @returns {{ name: string, version: string, port: number, routes: string[], nav: object[] }[]} by name
 */
export function readRemotes(root) {
  const apps = join(root, 'apps');
  return readdirSync(apps)
    .sort()
    .filter((folder) => existsSync(join(apps, folder, 'package.json')))
    .flatMap((folder) => {
      const { version, maquette } = JSON.parse(readFileSync(join(apps, folder, 'package.json'), 'utf8'));
      return maquette ? [{ name: folder, version, ...maquette }] : [];
    });
}
