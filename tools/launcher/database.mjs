import { join } from 'node:path';
import { startPostgres } from '../services/index.mjs';
import { runningPostgres } from '../services/postgres.mjs';

/**
 * The database of an installation, for a command that is run beside it or while it rests.
 * @param {ReturnType<typeof import('./settings.mjs').readSettings>} settings
 * @returns its address, and what is to be stopped afterwards, if anything
 */
export async function reachDatabase({ databaseUrl, dataDir }) {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  const folder = join(dataDir, 'postgres');
  const url = runningPostgres(folder);
  return url ? { url, stop: async () => {} } : startPostgres({ dataDir: folder, durable: true });
}
