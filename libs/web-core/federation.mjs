// What the shell and every remote share at run time, one instance of each in the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const routerFolder = dirname(resolve('react-router/package.json'));
const queryFolder = dirname(resolve('@tanstack/react-query/package.json'));
const version = (path) => JSON.parse(readFileSync(path, 'utf8')).version;
const beside = (path) => fileURLToPath(new URL(path, import.meta.url));
const THIRD_PARTY = { react: '^19.0.0', 'react-dom': '^19.0.0', 'react-hook-form': '^7.0.0' };
const OURS = { '@maquette/ui': '../ui/package.json', '@maquette/web-core': './package.json' };

/**
 * Module Federation's `shared` map. Ranges name the major only and are strict: a remote built for another major fails to load,
 * inside its own area and with a readable message, instead of running on the wrong library.
 *
 * @param {{eager?: boolean}} [options] `eager` for the shell alone: it then starts without an async boundary (9 requests fewer).
 */
export const shared = ({ eager = false } = {}) =>
  Object.fromEntries([
    ...Object.entries(THIRD_PARTY).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, eager: eager && name !== 'react-hook-form' },
    ]),
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
    [
      '@tanstack/react-query',
      {
        singleton: true,
        strictVersion: true,
        version: version(join(queryFolder, 'package.json')),
        requiredVersion: '^5.0.0',
        eager,
        import: beside('query-exports.mjs'),
      },
    ],
    ...Object.entries(OURS).map(([name, path]) => {
      const own = version(beside(path));
      return [name, { singleton: true, strictVersion: true, version: own, requiredVersion: `^${own}`, eager }];
    }),
  ]);

/** Where `router-exports.mjs` and `query-exports.mjs` find the libraries themselves: their names lead to the shared modules. For `resolve.alias`. */
export const alias = {
  'react-router-whole$': join(routerFolder, 'dist/production/index.mjs'),
  'react-query-whole$': join(queryFolder, 'build/modern/index.js'),
};
