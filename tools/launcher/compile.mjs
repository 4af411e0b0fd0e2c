import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { watch } from 'chokidar';
import ts from 'typescript';

/** Longer than the moments between the files of one 'save all', shorter than anybody notices. */
const QUIET_MS = 100;

const isSource = (/** @type {string} */ path) => /(?<!\.d)\.ts$/.test(path);

/** A TypeScript project as its build sees it: `<folder>/tsconfig.build.json`. */
function readProject(/** @type {string} */ folder) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.build.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const { rootDir = folder, outDir = folder } = options;
  return {
    options,
    fileNames: new Set(fileNames.filter(isSource)),
    /** @returns {string} what is made of a source, its ending left out */
    outputOf: (/** @type {string} */ file) => join(outDir, relative(rootDir, file).replace(/\.ts$/, '')),
  };
}

/** @returns {boolean} whether that was news */
function writeNews(/** @type {string} */ path, /** @type {string} */ text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return true;
}

/**
 * Compiles one file, without a look at any other: that is what `isolatedModules` promises to be possible.
 * @param {ReturnType<typeof readProject>} project
 * @param {string} file
 * @param {(sentence: string) => void} say told where it cannot be compiled; what was made of it before stays
 * @returns {boolean} whether anything that runs is another than before
 */
function compile({ options, fileNames, outputOf }, file, say) {
  const output = outputOf(file);
  if (!fileNames.has(file)) {
    const ran = existsSync(`${output}.js`);
    for (const ending of ['js', 'js.map', 'd.ts']) rmSync(`${output}.${ending}`, { force: true });
    return ran;
  }
  const { outputText, sourceMapText, diagnostics } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: options,
    reportDiagnostics: true,
  });
  const [error] = diagnostics ?? [];
  if (error) {
    const { line, character } = ts.getLineAndCharacterOfPosition(
      /** @type {ts.SourceFile} */ (error.file),
      error.start ?? 0,
    );
    say(
      `${relative(process.cwd(), file)}:${line + 1}:${character + 1} ${ts.flattenDiagnosticMessageText(error.messageText, ' ')} It was not compiled.`,
    );
    return false;
  }
  if (sourceMapText) writeNews(`${output}.js.map`, sourceMapText);
  return writeNews(`${output}.js`, outputText);
}

/**
 * Keeps what was built of TypeScript projects as their sources are: each file is compiled as soon as it was saved, and nothing else.
 * Types are not looked at.
 *
 * @param {string[]} folders each with a tsconfig.build.json and its sources in src
 * @param {{
 *   isFresh: () => boolean, onChange: (files: string[]) => void, say: (sentence: string) => void,
 * }} options `isFresh`: whether what lies there was made from the sources as they are, asked once nothing can slip by any more;
 *   `onChange`: files of which now something else is run than before, those of one moment together
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function compileOnSave(folders, { isFresh, onChange, say }) {
  /** @type {Set<string>} */
  const saved = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const compileSaved = () => {
    const files = [...saved];
    saved.clear();
    const changed = folders.flatMap((folder) => {
      const own = files.filter((file) => file.startsWith(join(folder, 'src/')));
      if (own.length === 0) return [];
      const project = readProject(folder);
      return own.filter((file) => compile(project, file, say));
    });
    if (changed.length > 0) onChange(changed);
  };
  const watcher = watch(
    folders.map((folder) => join(folder, 'src')),
    { ignoreInitial: true, ignored: (path, stats) => Boolean(stats?.isFile()) && !isSource(path) },
  );
  watcher.on('all', (event, path) => {
    if (event.endsWith('Dir')) return;
    saved.add(path);
    clearTimeout(timer);
    timer = setTimeout(compileSaved, QUIET_MS);
  });
  await new Promise((resolve) => watcher.once('ready', () => resolve(undefined)));
  if (!isFresh()) for (const folder of folders) for (const file of readProject(folder).fileNames) saved.add(file);
  if (saved.size > 0) compileSaved();
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
