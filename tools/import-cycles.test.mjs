import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { importCycles } from './import-cycles.mjs';

/** The cycles of a folder with these files, named as within it. */
function cyclesIn(/** @type {Record<string, string>} */ files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'maquette-cycles-')));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
    const program = ts.createProgram({ rootNames: Object.keys(files).map((name) => join(folder, name)), options });
    return importCycles([program]).map((cycle) => cycle.replaceAll(`${relative(process.cwd(), folder)}/`, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('files that import each other are named, also by a type, by an export and by what is fetched later', () => {
  assert.deepEqual(
    cyclesIn({
      'a.ts': "import type { B } from './b'; export type A = B;",
      'b.ts': "export { A as B } from './a';",
      'c.ts': "export const later = () => import('./d');",
      'd.ts': "import { later } from './c'; export default later;",
      'e.ts': "import './a'; import './c';",
    }),
    ['a.ts and b.ts import each other', 'c.ts and d.ts import each other'],
  );
});

test('a circle over several files is told as the way round', () => {
  assert.deepEqual(cyclesIn({ 'a.ts': "import './b';", 'b.ts': "import './c';", 'c.ts': "import './a';" }), [
    'a.ts → b.ts → c.ts → a.ts',
  ]);
});

test('features and modules that import each other are named where no file does', () => {
  assert.deepEqual(
    cyclesIn({
      'src/features/gallery/page.ts': "import '../actions/delete';",
      'src/features/gallery/card.ts': 'export {};',
      'src/features/actions/delete.ts': 'export {};',
      'src/features/actions/open.ts': "import '../gallery/card';",
    }),
    ['src/features/actions and src/features/gallery import each other'],
  );
});

test('what leads back nowhere is no circle', () => {
  assert.deepEqual(
    cyclesIn({ 'a.ts': "import './b'; import './c';", 'b.ts': "import './c';", 'c.ts': 'export {};' }),
    [],
  );
});
