// Reads a file of design tokens with the tools of others: `node read-tokens.mjs style-dictionary|terrazzo FILE`. They are ES modules alone, which Jest
// does not load. Prints what they made of it as JSON.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [tool, file] = process.argv.slice(2);

async function styleDictionary() {
  const { default: StyleDictionary } = await import('style-dictionary');
  const dictionary = new StyleDictionary({
    tokens: JSON.parse(readFileSync(file, 'utf8')),
    log: { verbosity: 'silent', warnings: 'disabled' },
    platforms: { css: { transformGroup: 'css', files: [{ destination: 'a.css', format: 'css/variables' }] } },
  });
  const [css] = await dictionary.formatPlatform('css');
  return css.output;
}

async function terrazzo() {
  const { defineConfig, parse } = await import('@terrazzo/parser');
  const filename = pathToFileURL(file);
  const config = defineConfig({}, { cwd: new URL('.', filename) });
  const { tokens } = await parse([{ filename, src: readFileSync(file, 'utf8') }], { config });
  return Object.fromEntries(Object.entries(tokens).map(([id, { $type, $value }]) => [id, { $type, $value }]));
}

process.stdout.write(JSON.stringify(await (tool === 'terrazzo' ? terrazzo() : styleDictionary())));
