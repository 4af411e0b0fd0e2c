import type { EntityManager } from 'typeorm';

/** Until the transaction ends, others that ask for the same name wait. For what has no row that could be locked. */
export async function advisoryLock(tx: EntityManager, name: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
