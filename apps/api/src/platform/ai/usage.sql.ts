import type { EntityManager } from 'typeorm';

/** What was spent at a provider since the first of the month, UTC, by everybody together. */
export async function unitsOfMonth(manager: EntityManager, provider: string): Promise<number> {
  const [{ units }] = await manager.query<[{ units: string }]>(
    `SELECT coalesce(sum(units), 0) AS units FROM provider_uses
      WHERE provider = $1 AND created_at >= date_trunc('month', now(), 'UTC')`,
    [provider],
  );
  return Number(units);
}
