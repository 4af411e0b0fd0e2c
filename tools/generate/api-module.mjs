// `npm run module:add -- press-kits press-kit`: a module with list, create, change and trash, copied from the example
// that the tests keep working (apps/api/test/example), under the names given.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { Problem } from '../launcher/problem.mjs';

const API = 'apps/api/src';
const EXAMPLE = 'apps/api/test/example/sample-notes';
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The forms in which a name of several words is written. @returns {[from: string, to: string][]} */
function namings(/** @type {string} */ example, /** @type {string} */ name) {
  const pascal = (/** @type {string} */ words) => words.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const camel = (/** @type {string} */ words) => words.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const sentence = (/** @type {string} */ words) => words.replaceAll('-', ' ');
  const begin = (/** @type {string} */ words) => sentence(words).replace(/^./, (letter) => letter.toUpperCase());
  const snake = (/** @type {string} */ words) => words.replaceAll('-', '_');
  return [pascal, camel, snake, sentence, begin, (/** @type {string} */ words) => words].map((form) => [
    form(example),
    form(name),
  ]);
}

/**
 * @param {string} root of the repository
 * @param {string} plural such as press-kits
 * @param {string} singular such as press-kit
 * @returns {Promise<string[]>} the files that were written or changed
 */
export async function addApiModule(root, plural, singular) {
  for (const name of [plural, singular])
    if (!NAME.test(name ?? '')) throw new Problem('Give the plural and the singular, as in: press-kits press-kit');
  if (plural === singular) throw new Problem('Plural and singular must differ.');
  const folder = `${API}/modules/${plural}`;
  if (existsSync(join(root, folder))) throw new Problem(`${folder} is there already.`);

  // the plural first: the singular is a part of it
  const names = [...namings('sample-notes', plural), ...namings('sample-note', singular)];
  const rename = (/** @type {string} */ text) =>
    names.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);

  const migrations = readdirSync(join(root, `${API}/database/migrations`))
    .map((file) => Number.parseInt(file))
    .filter(Number.isSafeInteger);
  const version = (Math.floor(Math.max(...migrations) / 100) + 1) * 100;
  const migration = `${names[0]?.[1]}${version}`;
  const moduleClass = `${names[0]?.[1]}Module`;

  /** @type {string[]} */
  const written = [];
  const write = async (/** @type {string} */ path, /** @type {string} */ text) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file }));
    written.push(path);
  };

  for (const file of readdirSync(join(root, EXAMPLE), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts')) continue;
    const text = rename(readFileSync(join(root, EXAMPLE, file), 'utf8'))
      .replaceAll('../../../src/', '../../')
      .replaceAll("'../../people'", "'../../../test/people'")
      .replaceAll("'../../test-app'", "'../../../test/test-app'");
    if (file.endsWith('.migration.ts'))
      await write(`${API}/database/migrations/${version}-${plural}.ts`, text.replaceAll(/\d{13}/g, `${version}`));
    // in the product the module and its migration are there without being asked for
    else if (file.endsWith('.medium.spec.ts'))
      await write(
        `${folder}/${rename(file)}`,
        text
          .replace(/^import .*(?:\.migration|\.module)';\n/gm, '')
          .replace(/createTestApp\([^;]*?\n\s*\);/, "createTestApp({ ROLE: 'api' });"),
      );
    else await write(`${folder}/${rename(file)}`, text);
  }

  const change = async (/** @type {string} */ path, /** @type {[at: RegExp, line: string][]} */ insertions) => {
    let text = readFileSync(join(root, path), 'utf8');
    for (const [at, line] of insertions) {
      if (!at.test(text)) throw new Problem(`${path} has changed: add "${line}" by hand.`);
      text = text.replace(at, (found) => `${line}\n${found}`);
    }
    await write(path, text);
  };
  await change(`${API}/app.module.ts`, [
    [/^import .*'\.\/modules\/trash';$/m, `import { ${moduleClass} } from './modules/${plural}';`],
    [/^ {8}TrashModule,$/m, `        ${moduleClass},`],
  ]);
  await change(`${API}/database/migrations/index.ts`, [
    [/^\n\/\*\* Named/m, `import { ${migration} } from './${version}-${plural}';`],
    [/^\];$/m, `  ${migration},`],
  ]);
  return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
  try {
    const [plural = '', singular = ''] = process.argv.slice(2);
    for (const path of await addApiModule(root, plural, singular)) console.log(path);
    console.log(
      'Next: its columns, its fields and their tests; then npm run client:generate. See docs/add-a-module.md.',
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
