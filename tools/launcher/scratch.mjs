import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A temporary folder holding these files, for one test.
 * @param {import('node:test').TestContext} context removes it in the end
 * @param {Record<string, string>} [files] content by path
 */
export function scratchFolder(context, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-tools-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
