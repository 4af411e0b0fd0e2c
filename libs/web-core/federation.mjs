// What the shell and every remote share at run time, one instance of each in the page.
import { readFileSync } from 'node:fs';

const version = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).version;
const THIRD_PARTY = { react: '^19.0.0', 'react-dom': '^19.0.0', 'react-router': '^7.0.0', '@tanstack/react-query': '^5.0.0', 'react-hook-form': '^7.0.0' };
const OURS = { '@maquette/ui': '../ui/package.json', '@maquette/web-core': './package.json' };

/**
 * Module Federation's `shared` map. Ranges name the major only and are strict: a remote built for another major fails to load,
 * inside its own area and with a readable message, instead of running on the wrong library.
 *
 * @param {{eager?: boolean}} [options] `eager` for the shell alone: it then starts without an async boundary (9 requests fewer).
 */
export const shared = ({ eager = false } = {}) =>
  Object.fromEntries([
    ...Object.entries(THIRD_PARTY).map(([name, requiredVersion]) => [name, { singleton: true, strictVersion: true, requiredVersion, eager: eager && name !== 'react-hook-form' }]),
    ...Object.entries(OURS).map(([name, path]) => {
      const own = version(path);
      return [name, { singleton: true, strictVersion: true, version: own, requiredVersion: `^${own}`, eager }];
    }),
  ]);
