import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The tokens that every page has; radix-ui sets the rest on its own elements.
const TOKENS = 'libs/ui/src/tokens.css';
const SET_AT_RUN_TIME = /^--radix-/;

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');
const withoutComments = (/** @type {string} */ text) => text.replace(/\/\*[^]*?\*\//g, blank);

/** The custom properties that a text sets: `--x: …` in CSS, `'--x'` in a script. */
const definitions = (/** @type {string} */ text) =>
  [...text.matchAll(/(?<![\w-(])(--[\w-]+)\s*:|['"](--[\w-]+)['"]|@property\s+(--[\w-]+)/g)].map(
    ([, css, script, property]) => css ?? script ?? property ?? '',
  );

/**
 * The uses of custom properties that nothing sets: a browser takes them as if the whole declaration were not there, and says nothing.
 * Looked for in the project's own files (a component may set one for its children) and in the tokens. A use with a fallback is none.
 * @param {string} root the repository's folder
 * @param {string} project its folder, from there
 * @returns {{ file: string, line: number, name: string }[]}
 */
export function undefinedCssVariables(root, project) {
  const files = readdirSync(join(root, project), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/(^|\/)(node_modules|dist|generated)\/|\.spec\.tsx?$/.test(file))
    .map((file) => join(project, file))
    .sort();
  const texts = new Map(files.map((file) => [file, withoutComments(readFileSync(join(root, file), 'utf8'))]));
  const known = new Set(
    [...texts.values(), withoutComments(readFileSync(join(root, TOKENS), 'utf8'))].flatMap(definitions),
  );
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bvar\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name = '']) => !known.has(name) && !SET_AT_RUN_TIME.test(name))
      .map(({ 1: name = '', index }) => ({ file, line: text.slice(0, index).split('\n').length, name })),
  );
}
