import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryOptions } from '../launcher/memory.mjs';
import { homeOf } from '../remotes/home.mjs';
import { publishBuilt } from '../remotes/store.mjs';
import { startPostgres, startRedis } from '../services/index.mjs';
import { exitOf, freePort, stopProcess, tail } from '../services/processes.mjs';

export { until } from '../services/processes.mjs';

/** @typedef {import('./index.d.mts').Part} Part */
/** @typedef {import('./index.d.mts').Address} Address */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 60_000;

/** What stops each stack that runs. @type {Set<() => Promise<void>>} */
const stops = new Set();

/** @type {typeof import('./index.d.mts').stopStacks} */
export const stopStacks = async () => void (await Promise.all([...stops].map((stop) => stop())));

/**
 * @param {string} name
 * @param {() => Promise<{ pid: number, exited: Promise<void>, stop: () => Promise<void> }>} launch
 * @returns {Part}
 */
function part(name, launch) {
  /** @type {Awaited<ReturnType<typeof launch>> | null} */
  let running = null;
  /** A start under way, which an end must wait for. @type {ReturnType<typeof launch> | null} */
  let launching = null;
  return {
    name,
    get pid() {
      return running?.pid ?? null;
    },
    async start() {
      if (running) return;
      launching ??= launch();
      try {
        running = await launching;
      } finally {
        launching = null;
      }
    },
    async stop() {
      await (running ?? (await launching?.catch(() => null)))?.stop();
      running = null;
    },
    async kill() {
      if (!running) return;
      const { pid, exited } = running;
      process.kill(pid, 'SIGKILL');
      await exited;
      running = null;
    },
  };
}

/**
 * Runs an entry point of the built API until it says that it is ready.
 * @param {string} entry
 * @param {{ env: NodeJS.ProcessEnv, log: string }} options
 */
async function launchNode(entry, { env, log }) {
  const output = openSync(log, 'a', 0o600);
  const child = fork(join(ROOT, 'dist/api', entry), {
    cwd: ROOT,
    env,
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const exited = exitOf(child);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  const ready = await Promise.race([
    new Promise((resolve) => child.once('message', () => resolve(true))),
    exited.then(() => false),
  ]);
  clearTimeout(timer);
  if (!ready || child.pid === undefined)
    throw new Error(
      `${entry} did not start${child.exitCode === null ? ` within ${START_MS / 1000} s` : ''}:\n${tail(log)}`,
    );
  const { pid } = child;
  return { pid, exited, stop: () => stopProcess(pid) };
}

/** @type {typeof import('./index.d.mts').startStack} */
export async function startStack({ apis = 1, workers = 1, durable = false, web = false, env = {} } = {}) {
  if (!existsSync(join(ROOT, 'dist/api/main.js'))) throw new Error('The API is not built. Run: npx nx build api');
  const dataDir = mkdtempSync(join(tmpdir(), 'maquette-stack-'));
  chmodSync(dataDir, 0o755); // PostgreSQL may run under an account of its own
  const logs = join(dataDir, 'logs');
  mkdirSync(logs);

  /** @type {Part[]} in the order of starting */
  const parts = [];
  let stopping = false;
  const stop = async () => {
    stopping = true;
    stops.delete(stop);
    const [postgres, redis, ...ours] = parts;
    await Promise.all(ours.map((one) => one.stop()));
    await Promise.all([postgres?.stop(), redis?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
    process.off('exit', abandon);
  };
  // A run that dies of an exception never calls stop.
  const abandon = () => {
    for (const { pid } of parts) if (pid !== null) process.kill(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  stops.add(stop);
  const make = (/** @type {Parameters<typeof part>} */ ...[name, launch]) =>
    part(name, () => (stopping ? Promise.reject(new Error('The stack was stopped.')) : launch()));

  try {
    const addresses = { postgres: '', redis: '' };
    const ports = { postgres: await freePort(), redis: await freePort() };
    const password = randomBytes(24).toString('hex');
    const postgres = make('PostgreSQL', async () => {
      const service = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: ports.postgres, durable });
      addresses.postgres = service.url;
      return service;
    });
    const redis = make('Redis', async () => {
      const service = await startRedis({ dir: join(dataDir, 'redis'), port: ports.redis, password, durable: false });
      addresses.redis = service.url;
      return service;
    });
    parts.push(postgres, redis);
    await Promise.all([postgres.start(), redis.start()]);

    const firstPort = await freePort();
    const secret = () => randomBytes(48).toString('base64url');
    // Nothing of the caller's environment: a provider's key there would make tests reach out.
    const common = {
      PATH: process.env.PATH,
      ...memoryOptions({}),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WEB_DIR: web ? 'dist/web' : join(dataDir, 'no-web'),
      DATABASE_URL: addresses.postgres,
      REDIS_URL: addresses.redis,
      JWT_SECRET: secret(),
      FILES_SECRET: secret(),
      AUTH_AUTOCONFIRM: 'true',
      RATE_LIMIT_FACTOR: '10000',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://127.0.0.1:${firstPort}`,
      ...env,
    };
    const migration = await launchMigration(common, join(logs, 'migrate.log'));
    if (migration !== 0) throw new Error(`The database could not be migrated:\n${tail(join(logs, 'migrate.log'), 20)}`);
    if (web) await publishBuilt(join(ROOT, 'dist/web/remotes'), homeOf(common, dataDir));

    /** @type {(Part & Address)[]} */
    const apiParts = [];
    /** @type {Part[]} */
    const workerParts = [];
    const addApi = async (/** @type {NodeJS.ProcessEnv} */ own = {}) => {
      const port = apiParts.length === 0 ? firstPort : await freePort();
      const name = `API ${apiParts.length + 1}`;
      const url = `http://127.0.0.1:${port}`;
      const made = make(name, () =>
        launchNode('main.js', {
          env: { ...common, ROLE: 'api', PORT: String(port), ...own },
          log: join(logs, `api-${port}.log`),
        }),
      );
      const api = Object.defineProperties(
        /** @type {Part & Address} */ ({ url }),
        Object.getOwnPropertyDescriptors(made),
      );
      apiParts.push(api);
      parts.push(api);
      await api.start();
      return api;
    };
    const addWorker = async (/** @type {NodeJS.ProcessEnv} */ own = {}) => {
      const name = `worker ${workerParts.length + 1}`;
      const worker = make(name, () =>
        launchNode('worker.js', {
          env: { ...common, ROLE: 'worker', ...own },
          log: join(logs, `${name.replace(' ', '-')}.log`),
        }),
      );
      workerParts.push(worker);
      parts.push(worker);
      await worker.start();
      return worker;
    };
    for (let i = 0; i < apis; i += 1) await addApi();
    for (let i = 0; i < workers; i += 1) await addWorker();
    const [first] = apiParts;
    return {
      url: first?.url ?? '',
      dataDir,
      logs,
      env: common,
      databaseUrl: addresses.postgres,
      redisUrl: addresses.redis,
      apis: apiParts,
      workers: workerParts,
      postgres,
      redis,
      addApi,
      addWorker,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @returns {Promise<number | null>} the exit code */
function launchMigration(/** @type {NodeJS.ProcessEnv} */ env, /** @type {string} */ log) {
  const output = openSync(log, 'a', 0o600);
  const child = fork(join(ROOT, 'dist/api/database/migrate.js'), {
    cwd: ROOT,
    env,
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  return new Promise((resolve) => child.once('error', () => resolve(null)).once('exit', resolve));
}
