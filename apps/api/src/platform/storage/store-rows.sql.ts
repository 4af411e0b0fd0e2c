import type { DataSource, EntityManager } from 'typeorm';

/** The keys, `bucket/path`, that no row owns, trashed rows included. */
export async function orphansOf(database: DataSource, keys: string[]): Promise<string[]> {
  const rows = await database.query<{ key: string }[]>(
    `SELECT key FROM unnest($1::text[]) AS key JOIN files ON bucket = split_part(key, '/', 1) AND path = substr(key, strpos(key, '/') + 1)`,
    [keys],
  );
  const owned = new Set(rows.map((row) => row.key));
  return keys.filter((key) => !owned.has(key));
}

/** The id of the store whose objects this database's rows own; undefined until they are a pair. */
export async function pairedStoreId(tx: EntityManager): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }[]>('SELECT id FROM object_store');
  return row?.id;
}

export async function pairWithStore(tx: EntityManager, id: string): Promise<void> {
  await tx.query('INSERT INTO object_store (id) VALUES ($1)', [id]);
}
