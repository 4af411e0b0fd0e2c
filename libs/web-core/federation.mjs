// What the shell and every remote share at run time, one instance of each in the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const routerFolder = dirname(resolve('react-router/package.json'));
const queryFolder = dirname(resolve('@tanstack/react-query/package.json'));
const beside = (path) => fileURLToPath(new URL(path, import.meta.url));
const THIRD_PARTY = { react: '^19.0.0', 'react-dom': '^19.0.0', 'react-hook-form': '^7.0.0' };
/** Of these the page carries only the names that stand in the file. */
const PARTS = { 'react-router': 'router-exports.mjs', '@tanstack/react-query': 'query-exports.mjs' };
/** Versions of all that is not THIRD_PARTY; tools/web/surface.mjs keeps them true. */
export const { versions } = JSON.parse(readFileSync(beside('surface.json'), 'utf8'));

/**
 * Module Federation's `shared` map. Ranges are strict: a remote built for another major fails to load, inside its own area and with a
 * sentence, instead of running on the wrong library. One that needs a name which an older page lacks is refused before (loader.ts).
 *
 * @param {{eager?: boolean}} [options] `eager` for the shell alone: it then starts without an async boundary (9 requests fewer).
 */
export const shared = ({ eager = false } = {}) =>
  Object.fromEntries([
    ...Object.entries(THIRD_PARTY).map(([name, requiredVersion]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion, eager: eager && name !== 'react-hook-form' },
    ]),
    ...Object.entries(versions).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        eager,
        // a part goes by a name of its own, so that it is never taken for the whole library
        ...(name in PARTS ? { import: beside(PARTS[name]), shareKey: `part of ${name}` } : {}),
      },
    ]),
  ]);

/** For Rsbuild's `resolve`. */
export const resolution = {
  /** Where `router-exports.mjs` and `query-exports.mjs` find the libraries themselves: their names lead to the shared modules. */
  alias: {
    'react-router-whole$': join(routerFolder, 'dist/production/index.mjs'),
    'react-query-whole$': join(queryFolder, 'build/modern/index.js'),
  },
  /** Our own libraries come as they are written: what Node.js runs of them is CommonJS, of which nothing can be left out. */
  conditionNames: ['source', '...'],
};
