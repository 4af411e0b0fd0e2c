import type { DataSource } from 'typeorm';

/** A process that hangs while it holds the turn gives it up after this. */
const PATIENCE_MS = 10 * 60 * 1_000;

/**
 * Work that all processes together do one at a time and not more often than every `everyMs`: does it, unless another
 * process does it now or has done it within that time. What fails, or ends with its process, is anybody's turn at once.
 * The lock belongs to a transaction, so that a pooler of transactions may stand before PostgreSQL.
 * @returns whether it was this process's turn
 */
export function inTurn(
  database: DataSource,
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.query(`SELECT set_config('idle_in_transaction_session_timeout', $1, true)`, [String(PATIENCE_MS)]);
    const [turn] = await tx.query<unknown[]>(
      `SELECT WHERE pg_try_advisory_xact_lock(hashtextextended('chore ' || $1, 0))`,
      [name],
    );
    if (!turn) return false;
    const [recent] = await tx.query<unknown[]>(
      `SELECT FROM chores WHERE name = $1 AND done_at > now() - make_interval(secs => $2)`,
      [name, everyMs / 1_000],
    );
    if (recent) return false;
    await work();
    await tx.query(
      `INSERT INTO chores (name, done_at) VALUES ($1, now()) ON CONFLICT (name) DO UPDATE SET done_at = now()`,
      [name],
    );
    return true;
  });
}
