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

export interface MonthlyUse {
  provider: string;
  unit: string;
  requests: number;
  units: number;
  yourUnits: number;
}

/** @param month '2026-03', UTC */
export async function usesOfMonth(manager: EntityManager, month: string, userId: string): Promise<MonthlyUse[]> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [start, end] = [new Date(Date.UTC(year, number - 1)), new Date(Date.UTC(year, number))];
  const rows = await manager.query<
    { provider: string; unit: string; requests: number; everybody: string; yours: string }[]
  >(
    `SELECT provider, min(unit) AS unit, count(*)::int AS requests, sum(units) AS everybody,
            coalesce(sum(units) FILTER (WHERE user_id = $2), 0) AS yours
       FROM provider_uses
      WHERE created_at >= $1 AND created_at < $3
      GROUP BY provider`,
    [start, userId, end],
  );
  return rows.map(({ provider, unit, requests, everybody, yours }) => ({
    provider,
    unit,
    requests,
    units: Number(everybody),
    yourUnits: Number(yours),
  }));
}
