// Writes openapi.json from the built API and the typed client from it. `--check` changes nothing and fails when
// what is committed is not what the API says.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';

const home = dirname(fileURLToPath(import.meta.url));
const root = join(home, '../..');
const check = process.argv.includes('--check');

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort()
    : [];

/** Whether two folders hold the same files with the same bytes. */
function same(a, b) {
  const files = filesIn(a);
  return (
    files.join() === filesIn(b).join() &&
    files.every((file) => readFileSync(join(a, file)).equals(readFileSync(join(b, file))))
  );
}

const work = mkdtempSync(join(tmpdir(), 'maquette-client-'));
try {
  execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run', 'api:build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const description = join(work, 'openapi.json');
  execFileSync(process.execPath, [join(root, 'dist/api/openapi.js'), description], { cwd: root, stdio: 'inherit' });
  await createClient({
    input: description,
    output: { path: join(work, 'generated'), module: { extension: null } },
    logs: { level: 'error', file: false },
    plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk', 'zod', '@tanstack/react-query'],
  });
  if (!check) {
    cpSync(description, join(home, 'openapi.json'));
    rmSync(join(home, 'src/generated'), { recursive: true, force: true });
    cpSync(join(work, 'generated'), join(home, 'src/generated'), { recursive: true });
    console.log('libs/api-client is what the API says.');
  } else if (
    readFileSync(description).equals(readFileSync(join(home, 'openapi.json'))) &&
    same(join(work, 'generated'), join(home, 'src/generated'))
  ) {
    console.log('libs/api-client is up to date.');
  } else {
    console.error('libs/api-client is stale: run `npm run client:generate` and commit what changes.');
    process.exitCode = 1;
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
