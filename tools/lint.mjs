// `npm run lint`, `npm run lint -- apps/designs`: TypeScript's errors, then ESLint's, from the same programs, so that every type is worked out once.
import { fileURLToPath } from 'node:url';
import devkit from '@nx/devkit';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { importCycles } from './import-cycles.mjs';

const PROGRAMS = [
  'tools/web/tsconfig.json',
  'apps/api/tsconfig.json',
  'apps/api-e2e/tsconfig.json',
  'apps/web-e2e/tsconfig.json',
  'libs/studio/tsconfig.json',
  'libs/generation/tsconfig.json',
  'tools/tsconfig.json',
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const format = {
  getCanonicalFileName: (/** @type {string} */ name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
};

const programs = PROGRAMS.map((file) => {
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    file.slice(0, file.lastIndexOf('/')),
  );
  return ts.createProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: [...(error ? [error] : []), ...errors],
  });
});
// A library's file stands in the programs of all that use it.
const typeErrors = ts.sortAndDeduplicateDiagnostics(programs.flatMap((program) => ts.getPreEmitDiagnostics(program)));
process.stdout.write(ts.formatDiagnosticsWithColorAndContext(typeErrors, format));

const cycles = importCycles(programs);
for (const cycle of cycles) console.log(`Import cycle: ${cycle}`);

// The rule about who may import whom reads the graph that Nx keeps, and says nothing where there is none.
await devkit.createProjectGraphAsync();
// It reads it anew for every file, as an editor needs it, unless it sees ESLint's own command run.
process.argv[1] = fileURLToPath(import.meta.resolve('eslint/package.json')).replace('package.json', 'bin/eslint.js');
const eslint = new ESLint({
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false, programs } } },
});
const results = await eslint.lintFiles(process.argv.length > 2 ? process.argv.slice(2) : ['apps', 'libs', 'tools']);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));

const found = results.reduce(
  (sum, { errorCount, warningCount }) => sum + errorCount + warningCount,
  typeErrors.length + cycles.length,
);
console.log(found === 0 ? `${results.length} files without a finding.` : `${found} findings.`);
process.exitCode = found > 0 ? 1 : 0;
