import { relative } from 'node:path';
import ts from 'typescript';

/** @typedef {Map<string, Set<string>>} Graph each node with those that it imports */

/** A feature of the web and a module of the API are one thing to whoever looks from outside. */
const PART = /^(.*\/(?:features|modules)\/[^/]+)\/.*$/;

/**
 * Files that import each other in a circle, and features and modules that do. Types count: what knows each other by a type alone can be
 * read, moved and tested only together too.
 *
 * @param {readonly ts.Program[]} programs
 * @returns {string[]} for each circle a sentence: 'a.ts and b.ts import each other', 'a.ts → b.ts → c.ts → a.ts'
 */
export function importCycles(programs) {
  /** @type {Graph} */
  const files = new Map(programs.flatMap((program) => [...importsOf(program)]));
  return [...circlesIn(files), ...circlesIn(partsOf(files))].map((circle) => {
    const names = circle.map((path) => relative(process.cwd(), path));
    return names.length === 2 ? `${names.join(' and ')} import each other` : [...names, names[0]].join(' → ');
  });
}

const isOurs = (/** @type {string} */ path) => !path.includes('/node_modules/') && !path.includes('/generated/');

/** @returns {Graph} */
function importsOf(/** @type {ts.Program} */ program) {
  const options = program.getCompilerOptions();
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);
  const resolve = (/** @type {string} */ name, /** @type {ts.SourceFile} */ { fileName, impliedNodeFormat }) =>
    ts.resolveModuleName(name, fileName, options, ts.sys, cache, undefined, impliedNodeFormat).resolvedModule
      ?.resolvedFileName ?? '';
  const files = program.getSourceFiles().filter(({ fileName }) => isOurs(fileName));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(file.text, true, true);
      const paths = importedFiles.map(({ fileName }) => resolve(fileName, file));
      return [file.fileName, new Set(paths.filter((path) => path !== '' && isOurs(path)))];
    }),
  );
}

/** @returns {Graph} */
function partsOf(/** @type {Graph} */ files) {
  /** @type {Graph} */
  const parts = new Map();
  for (const [file, imported] of files) {
    const part = PART.exec(file)?.[1];
    if (!part) continue;
    const others = [...imported].map((path) => PART.exec(path)?.[1]).filter((other) => other && other !== part);
    parts.set(part, new Set([...(parts.get(part) ?? []), ...others.map(String)]));
  }
  return parts;
}

/** Of each node that leads back to itself the shortest way, unless it stands in another's. */
function circlesIn(/** @type {Graph} */ graph) {
  /** @type {string[][]} */
  const circles = [];
  for (const node of [...graph.keys()].toSorted()) {
    if (circles.some((circle) => circle.includes(node))) continue;
    const circle = wayBack(node, graph);
    if (circle) circles.push(circle);
  }
  return circles;
}

/** The shortest way from a node to itself, breadth first. */
function wayBack(/** @type {string} */ start, /** @type {Graph} */ graph) {
  /** @type {Map<string, string>} */
  const cameFrom = new Map();
  const waiting = [start];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const next of graph.get(at) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      if (next !== start) {
        waiting.push(next);
        continue;
      }
      const way = [start];
      for (let step = at; step !== start; step = cameFrom.get(step) ?? start) way.splice(1, 0, step);
      return way;
    }
  }
  return undefined;
}
