import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { addApiModule } from './api-module.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'maquette-generate-'));
for (const path of ['apps/api', '.prettierrc.json'])
  cpSync(join(ROOT, path), join(copy, path), {
    recursive: true,
    filter: (source) => !/node_modules|\.data/.test(source.slice(ROOT.length)),
  });
after(() => rmSync(copy, { recursive: true }));
const read = (/** @type {string} */ path) => readFileSync(join(copy, path), 'utf8');

const written = await addApiModule(copy, 'press-kits', 'press-kit');

test('every import of what was written leads to a file', () => {
  const paths = written.flatMap((path) =>
    [...read(path).matchAll(/from '(\..+)'/g)].map(([, to = '']) => resolve(copy, dirname(path), to)),
  );
  assert.ok(paths.length > 30);
  const missing = paths.filter((path) => !existsSync(`${path}.ts`) && !existsSync(join(path, 'index.ts')));
  assert.deepEqual(missing, []);
});

test('nothing is still called as in the example, in files, code, database, paths and sentences', () => {
  const folder = 'apps/api/src/modules/press-kits';
  for (const path of written.filter((path) => path.startsWith(folder) || /\d-press-kits/.test(path))) {
    assert.doesNotMatch(path + read(path), /sample|test\/example/i);
  }
  assert.match(read(`${folder}/press-kits.service.ts`), /class PressKitsService[^]+private readonly pressKits/);
  assert.match(read(`${folder}/press-kits.service.ts`), /notFound\('Press kit'\)/);
  assert.match(read(`${folder}/press-kit.entity.ts`), /@OwnedTable\('press_kits'\)\n@Quota\(1_000, 'press kits'\)/);
  assert.match(read(`${folder}/press-kits.controller.ts`), /@Controller\('api\/press-kits'\)/);
  assert.match(read(`${folder}/press-kits.medium.spec.ts`), /createTestApp\(\{ ROLE: 'api' \}\);/);
});

test('the application has the module, and the database its table after all others', () => {
  const app = read('apps/api/src/app.module.ts');
  assert.match(app, /import \{ PressKitsModule \} from '\.\/modules\/press-kits';/);
  assert.match(app, /\n {8}PressKitsModule,\n/);
  const files = readdirSync(join(copy, 'apps/api/src/database/migrations')).filter((file) => /^\d/.test(file));
  const last = files.sort().at(-1) ?? '';
  assert.match(last, /^\d{13}-press-kits\.ts$/);
  const name = `PressKits${Number.parseInt(last)}`;
  assert.match(
    read(`apps/api/src/database/migrations/${last}`),
    new RegExp(`class ${name} [^]+CREATE TABLE press_kits`),
  );
  const index = read('apps/api/src/database/migrations/index.ts');
  assert.match(index, new RegExp(`import \\{ ${name} \\} from './${last.replace('.ts', '')}';`));
  assert.match(index, new RegExp(`${name},\\n\\];`));
});

test('a second module does not take the place of another, and names are checked', async () => {
  await assert.rejects(addApiModule(copy, 'press-kits', 'press-kit'), /is there already/);
  await assert.rejects(addApiModule(copy, 'PressKits', 'press-kit'), /press-kits press-kit/);
  await assert.rejects(addApiModule(copy, 'moss', 'moss'), /must differ/);
});
