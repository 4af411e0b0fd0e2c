import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresAccount, runAs } from './postgres-account.mjs';
import { accepts, freePort, startProgram, stopProcess } from './processes.mjs';
import { PROGRAMS, ensureProgram } from './unpacked-program.mjs';

/** @throws {Error} with a sentence that says what to type */
export function ensurePgBouncer() {
  const found = ensureProgram(['pgbouncer'], { folder: join(PROGRAMS, 'pgbouncer') });
  if (found) return found;
  throw new Error('PgBouncer is not on this machine and could not be fetched: sudo apt-get install pgbouncer');
}

/**
 * PgBouncer on 127.0.0.1, which lends a connection of PostgreSQL's for a transaction at a time, as it is configured where nobody configures
 * more than that.
 * @param {{ dir: string, databaseUrl: string, connections: number, accounts?: Record<string, string> }} options in front of the server of
 *   `databaseUrl`, any database of it, with so many connections for each database and account; `accounts`: passwords by name, besides
 *   the address's own
 * @returns {Promise<{ url: (address: string) => string, pid: number, stop: () => Promise<void> }>} `url`: the address of a database as it is
 *   reached through PgBouncer
 * @throws {Error} with a sentence and PgBouncer's last lines
 */
export async function startPgBouncer({ dir, databaseUrl, connections, accounts = {} }) {
  const program = ensurePgBouncer();
  const server = new URL(databaseUrl);
  const account = postgresAccount(); // PgBouncer refuses to run as root too
  mkdirSync(dir, { recursive: true });
  const port = await freePort();
  const files = {
    'users.txt': Object.entries({ [server.username]: server.password, ...accounts })
      .map(([name, password]) => `"${name}" "${decodeURIComponent(password)}"\n`)
      .join(''),
    'pgbouncer.ini': `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(dir, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(dir, name), text);
    chmodSync(join(dir, name), 0o600);
    if (account) chownSync(join(dir, name), account.uid, account.gid);
  }
  const log = join(dir, 'pgbouncer.log');
  const { prefix, ids } = runAs(account, [program.path, join(dir, 'pgbouncer.ini')]);
  const { pid, exited } = await startProgram({
    failure: 'PgBouncer did not start',
    command: [...prefix, program.path, join(dir, 'pgbouncer.ini')],
    spawn: { ...ids, env: { ...process.env, ...program.env } },
    log,
    answers: () => accepts(port),
    timeoutMs: 10_000,
  });
  return {
    url: (address) => {
      const url = new URL(address);
      url.port = String(port);
      return url.href;
    },
    pid,
    stop: async () => {
      await stopProcess(pid, { signal: 'SIGKILL' });
      await exited;
    },
  };
}
