import type { DataSource } from 'typeorm';

// Positions in the log of changes. They grow, and everything at or before one that a replica has replayed is there.

/** Up to where changes have been written. */
export async function writtenPosition(database: DataSource): Promise<bigint> {
  const [row] = await database.query<{ at: string }[]>(`SELECT (pg_current_wal_insert_lsn() - '0/0')::text AS at`);
  return BigInt(row?.at ?? 0);
}

/** Up to where a replica has them; undefined for a server that is none. */
export async function replayedPosition(replica: DataSource): Promise<bigint | undefined> {
  const [row] = await replica.query<{ at: string | null }[]>(
    `SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END - '0/0')::text AS at`,
  );
  return row?.at == null ? undefined : BigInt(row.at);
}
