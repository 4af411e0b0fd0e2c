// Writes openapi.json from the built API, and from that the types of every call and the rules of every request's body. `--check` changes
// nothing and fails when what is committed is not what the API says.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const home = dirname(fileURLToPath(import.meta.url));
const root = join(home, '../..');

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** Types: `paths` with each call's path, query, body and answers, and the schemas by name. */
const types = async (description) =>
  astToString(
    await openapiTS(description, {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      // a default is the server's to fill in: what is sent may leave it out
      defaultNonNullable: false,
      transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
    }),
  );

/** The description with nothing left but what is sent, since only that has forms. A file's rules are those of its field. */
function withRequestsAlone(description) {
  const copy = JSON.parse(JSON.stringify(description), (_, value) => (value?.format === 'binary' ? {} : value));
  for (const operation of Object.values(copy.paths).flatMap(Object.values))
    operation.responses = { 200: { description: '' } };
  return copy;
}

/** The rules as zod schemas. */
async function schemas(description, folder) {
  await createClient({
    input: withRequestsAlone(description),
    output: { path: folder, module: { extension: null } },
    parser: { filters: { orphans: false } },
    logs: { level: 'error', file: false },
    plugins: [{ name: 'zod', compatibilityVersion: 'mini', requests: false, responses: false }],
  });
  return readFileSync(join(folder, 'zod.gen.ts'), 'utf8');
}

const work = mkdtempSync(join(tmpdir(), 'maquette-client-'));
try {
  execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run', 'api:build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const openapi = join(work, 'openapi.json');
  execFileSync(process.execPath, [join(root, 'dist/api/openapi.js'), openapi], { cwd: root, stdio: 'inherit' });
  const text = readFileSync(openapi, 'utf8');
  const files = {
    'openapi.json': text,
    'src/generated/types.ts': await types(JSON.parse(text)),
    'src/generated/schemas.ts': await schemas(JSON.parse(text), work),
  };
  const stale = Object.entries(files).filter(([file, wanted]) => readFileSync(join(home, file), 'utf8') !== wanted);
  if (!process.argv.includes('--check')) {
    for (const [file, wanted] of stale) writeFileSync(join(home, file), wanted);
    console.log('libs/api-client is what the API says.');
  } else if (stale.length === 0) {
    console.log('libs/api-client is up to date.');
  } else {
    console.error('libs/api-client is stale: run `npm run client:generate` and commit what changes.');
    process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
