// `node tools/web/surface.mjs`: what a page shares with its remotes, and under which version. A name that comes raises the
// minor, a name that goes the major; a test fails until this has been run. A remote asks for the version that it was built with or a newer one
// of the same major, so that an older shell refuses it instead of giving it `undefined`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = new URL('../../', import.meta.url);
const FILE = fileURLToPath(new URL('libs/web-core/surface.json', ROOT));

/** Where the names of each shared library stand. Of other people's the page carries no more than is named there. */
const SOURCES = {
  '@maquette/ui': 'libs/ui/src/index.ts',
  '@maquette/web-core': 'libs/web-core/src/index.ts',
  'react-router': 'libs/web-core/router-exports.mjs',
  '@tanstack/react-query': 'libs/web-core/query-exports.mjs',
};

/** @typedef {{ versions: Record<string, string>, exports: Record<string, string[]> }} Surface */

/** The names that exist at run time: types do not. */
function exportsOf(/** @type {string} */ path) {
  const file = ts.createSourceFile(path, readFileSync(new URL(path, ROOT), 'utf8'), ts.ScriptTarget.Latest);
  const names = file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause))
      throw new Error(`${path} exports something without naming it.`);
    if (statement.isTypeOnly) return [];
    return statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
  });
  return names.sort();
}

/** The version after what has changed. */
export function nextVersion(
  /** @type {string} */ version,
  /** @type {readonly string[]} */ before,
  /** @type {readonly string[]} */ now,
) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (before.some((name) => !now.includes(name))) return `${major + 1}.0.0`;
  return now.some((name) => !before.includes(name)) ? `${major}.${minor + 1}.0` : version;
}

/** @returns {Surface} what is written down */
export const recordedSurface = () => JSON.parse(readFileSync(FILE, 'utf8'));

/** What has to be written down now. */
export function currentSurface(/** @type {Surface} */ { versions, exports }) {
  const now = Object.entries(SOURCES).map(([library, path]) => ({ library, names: exportsOf(path) }));
  return {
    versions: Object.fromEntries(
      now.map(({ library, names }) => [
        library,
        nextVersion(versions[library] ?? '1.0.0', exports[library] ?? names, names),
      ]),
    ),
    exports: Object.fromEntries(now.map(({ library, names }) => [library, names])),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(FILE, `${JSON.stringify(currentSurface(recordedSurface()), null, 2)}\n`);
}
