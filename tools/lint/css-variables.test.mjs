import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scratchFolder } from '../launcher/scratch.mjs';
import { undefinedCssVariables } from './css-variables.mjs';

test('a variable that nothing sets is found, by file and line', (t) => {
  const root = scratchFolder(t, {
    'libs/ui/src/tokens.css': ':root { --ink: black; /* --old: red; */ }',
    'apps/designs/src/card.module.css': [
      '/* var(--in-a-comment) */',
      '.card { --row: 2; color: var(--ink); gap: var(--row); width: var( --width ); }',
      '.card { color: var(--nothing); margin: calc(2 * var(--old)); padding: var(--maybe, 4px); }',
      '.menu { inline-size: var(--radix-popover-trigger-width); }',
    ].join('\n'),
    'apps/designs/src/card.tsx': "<i style={{ '--width': w, color: 'var(--lost)' } as CSSProperties} />",
    'apps/brands/src/page.module.css': '.page { width: var(--width); }',
  });
  const found = (/** @type {string} */ project) =>
    undefinedCssVariables(root, project).map(({ file, line, name }) => `${file}:${line} ${name}`);
  assert.deepEqual(found('apps/designs'), [
    'apps/designs/src/card.module.css:3 --nothing',
    'apps/designs/src/card.module.css:3 --old',
    'apps/designs/src/card.tsx:1 --lost',
  ]);
  assert.deepEqual(found('apps/brands'), ['apps/brands/src/page.module.css:1 --width']);
});
