import type { EntityManager } from 'typeorm';

/**
 * SQL, since every request asks: the query builder takes twice as much of the processor's time for it.
 * @returns the user of each session that is alive, in the order of the ids
 */
export async function ownersOfSessions(
  manager: EntityManager,
  ids: readonly string[],
): Promise<(string | undefined)[]> {
  const rows = await manager.query<{ id: string; user_id: string }[]>(
    'SELECT id, user_id FROM sessions WHERE id = ANY($1)',
    [ids],
  );
  const owners = new Map(rows.map(({ id, user_id }) => [id, user_id]));
  return ids.map((id) => owners.get(id));
}
