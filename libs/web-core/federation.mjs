// What the shell and every remote share at run time, one instance of each in the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const version = (path) => JSON.parse(readFileSync(path, 'utf8')).version;
const beside = (path) => fileURLToPath(new URL(path, import.meta.url));
const THIRD_PARTY = { react: '^19.0.0', 'react-dom': '^19.0.0', '@tanstack/react-query': '^5.0.0', 'react-hook-form': '^7.0.0' };
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
    [
      'react-router',
      {
        singleton: true,
        strictVersion: true,
        version: version(join(routerFolder, 'package.json')),
        requiredVersion: '^7.0.0',
        eager,
        import: beside('router-exports.mjs'),
      },
    ],
    ...Object.entries(OURS).map(([name, path]) => {
      const own = version(beside(path));
      return [name, { singleton: true, strictVersion: true, version: own, requiredVersion: `^${own}`, eager }];
    }),
  ]);

/** Where `router-exports.mjs` finds the library itself: the name 'react-router' leads to the shared module. For `resolve.alias`. */
export const alias = { 'react-router-whole$': join(routerFolder, 'dist/production/index.mjs') };
