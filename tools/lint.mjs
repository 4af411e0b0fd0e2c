// `npm run lint`, `npm run lint -- apps/designs`: TypeScript's errors, then ESLint's, from the same programs, so that every type is worked out
// once. Of a folder only its own files are looked at, with what they import: a change there may be an error elsewhere, which the whole finds.
import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import devkit from '@nx/devkit';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { importCycles } from './import-cycles.mjs';
import { undefinedCssVariables } from './lint/css-variables.mjs';

const PROGRAMS = [
  'tools/web/tsconfig.json',
  'tools/tsconfig.libs.json',
  'apps/api/tsconfig.json',
  'apps/api-e2e/tsconfig.json',
  'apps/web-e2e/tsconfig.json',
  'tools/tsconfig.json',
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const format = {
  getCanonicalFileName: (/** @type {string} */ name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

const paths = process.argv.slice(2).map((path) => relative('', resolve(path)));
const isWanted = (/** @type {string} */ file) =>
  paths.length === 0 ||
  paths.some((path) => `${relative('', resolve(file))}/`.startsWith(path === '' ? '' : `${path}/`));

const programs = PROGRAMS.flatMap((file) => {
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    resolve(file, '..'), // absolute, as the paths of what is found through node_modules are
  );
  if (!fileNames.some(isWanted)) return [];
  const program = ts.createProgram({
    rootNames: fileNames.filter((name) => isWanted(name) || name.endsWith('.d.ts')),
    options,
    configFileParsingDiagnostics: [...(error ? [error] : []), ...errors],
  });
  return [program];
});
// A library's file stands in the programs of all that use it: it is checked once as pages build it, and once as Node does.
const checked = new Set();
const isNew = (/** @type {string} */ file) => checked.size < checked.add(file).size;
const errorsOf = (/** @type {ts.Program} */ program) => [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        isWanted(fileName) && isNew(`${program.getCompilerOptions().jsx ? 'page' : 'Node'} ${fileName}`),
    )
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ...program.getGlobalDiagnostics(),
];
const typeErrors = ts.sortAndDeduplicateDiagnostics(programs.flatMap(errorsOf));
process.stdout.write(ts.formatDiagnosticsWithColorAndContext(typeErrors, format));

const cycles = importCycles(programs);
for (const cycle of cycles) console.log(`Import cycle: ${cycle}`);

const variables = ['apps', 'libs']
  .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  .flatMap((project) => undefinedCssVariables('.', project))
  .filter(({ file }) => isWanted(file));
for (const { file, line, name } of variables) console.log(`${file}:${line}: nothing sets ${name}`);

// The rule about who may import whom reads the graph that Nx keeps, and says nothing where there is none.
await devkit.createProjectGraphAsync();
// It reads it anew for every file, as an editor needs it, unless it sees ESLint's own command run.
process.argv[1] = fileURLToPath(import.meta.resolve('eslint/package.json')).replace('package.json', 'bin/eslint.js');
const eslint = new ESLint({
  warnIgnored: false, // named files may be generated ones
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false, programs } } },
});
const results = await eslint.lintFiles(paths.length > 0 ? paths.map((path) => path || '.') : ['apps', 'libs', 'tools']);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));

const found = results.reduce(
  (sum, { errorCount, warningCount }) => sum + errorCount + warningCount,
  typeErrors.length + cycles.length + variables.length,
);
console.log(found === 0 ? `${results.length} files without a finding.` : `${found} findings.`);
process.exitCode = found > 0 ? 1 : 0;
