// The process that owns PostgreSQL and Redis. It outlives the launcher by as long as it takes to stop everything in order,
// so that even a launcher that is killed outright leaves nothing behind. It speaks with the launcher by messages:
//   in:  {type: 'start', dataDir, postgres: {port?} | null, redis: {port?, password} | null} · {type: 'dependants', processes}
//   out: {type: 'ready', postgres: {url, port} | null, redis: {url, port} | null} · {type: 'notice', text}
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processIdentity, stopProcess } from '../services/processes.mjs';
import { startPostgres } from '../services/postgres.mjs';
import { startRedis } from '../services/redis.mjs';

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Service */

/** @type {Map<string, Service>} */
const services = new Map();
/** @type {import('./instance.mjs').Started[]} */
let dependants = [];
/** Starts under way: an end must wait for them, or what they start would be left behind. @type {Set<Promise<unknown>>} */
const starting = new Set();
let stopping = false;

process.umask(0o077); // what the services write is for their accounts alone

const tell = (/** @type {object} */ message) => process.connected && process.send?.(message);

/** Starts a service, and starts it again on the same port whenever it ends unasked. */
function keep(
  /** @type {string} */ name,
  /** @type {(port?: number) => Promise<Service>} */ start,
  /** @type {number | undefined} */ port,
) {
  const started = start(port).then((service) => {
    services.set(name, service); // before anybody who waits for this start goes on
    void service.exited.then(() => restart(name, start, service.port));
    return service;
  });
  starting.add(started);
  void started.catch(() => {}).finally(() => starting.delete(started));
  return started;
}

async function restart(
  /** @type {string} */ name,
  /** @type {(port?: number) => Promise<Service>} */ start,
  /** @type {number} */ port,
) {
  services.delete(name);
  for (let pause = 500; !stopping; pause = Math.min(pause * 2, 30_000)) {
    tell({ type: 'notice', text: `${name} ended unexpectedly; starting it again.` });
    try {
      await keep(name, start, port);
      tell({ type: 'notice', text: `${name} is up again.` });
      return;
    } catch (error) {
      tell({ type: 'notice', text: /** @type {Error} */ (error).message });
      await wait(pause);
    }
  }
}

async function shutDown(code = 0) {
  if (stopping) return;
  stopping = true;
  // Nobody is left of them after an orderly stop; after a launcher's sudden end they still use the services.
  await Promise.all(
    dependants.map(({ pid, identity }) =>
      identity !== null && processIdentity(pid) === identity ? stopProcess(pid) : undefined,
    ),
  );
  await Promise.allSettled(starting);
  await Promise.all([...services.values()].map((service) => service.stop()));
  process.exit(code);
}

process.on('SIGTERM', () => void shutDown());
process.on('SIGINT', () => void shutDown());
process.on('SIGHUP', () => {}); // a closed terminal reaches us through the launcher
process.on('disconnect', () => void shutDown());
if (!process.connected) void shutDown(); // the launcher ended while this was being read; its message may still come

process.on('message', (/** @type {any} */ message) => {
  if (message.type === 'dependants') dependants = message.processes;
  if (message.type === 'start' && !stopping) {
    const { dataDir, postgres, redis } = message;
    Promise.all([
      postgres &&
        keep(
          'PostgreSQL',
          (port) => startPostgres({ dataDir: join(dataDir, 'postgres'), port, durable: true }),
          postgres.port,
        ),
      redis &&
        keep(
          'Redis',
          (port) => startRedis({ dir: join(dataDir, 'redis'), port, password: redis.password, durable: true }),
          redis.port,
        ),
    ]).then(
      ([database, queue]) => {
        const place = (/** @type {Service | null} */ service) => service && { url: service.url, port: service.port };
        tell({ type: 'ready', postgres: place(database), redis: place(queue) });
      },
      (error) => {
        console.error(error.message);
        void shutDown(1);
      },
    );
  }
});
