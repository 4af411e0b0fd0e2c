import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataArgsStorage, type ObjectLiteral } from 'typeorm';

const SRC = join(__dirname, '../src');

/** Every entity that has a file, whether or not a module loads it. */
export async function entitiesOnDisk(): Promise<(new () => ObjectLiteral)[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.entity.ts'));
  const exported = await Promise.all(files.map((path) => import(join(SRC, path)) as Promise<Record<string, unknown>>));
  const entities = new Set(getMetadataArgsStorage().tables.map(({ target }) => target));
  return exported
    .flatMap((file) => Object.values(file))
    .filter((value): value is new () => ObjectLiteral => entities.has(value as () => void));
}
