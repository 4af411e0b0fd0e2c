// Kills parts of the running product at random moments while people ask for pictures, then counts what became of every accepted request.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { call, signUp } from '../stack/client.mjs';
import { tail } from '../services/processes.mjs';
import { startStack, stopStacks, until } from '../stack/index.mjs';

/** @typedef {import('./kill.d.mts').Kind} Kind */
/** @typedef {import('./kill.d.mts').Accepted} Accepted */

const KINDS = /** @type {const} */ (['worker', 'api', 'redis', 'postgres']);
const SETTLE_MS = 600_000;
const require = createRequire(import.meta.url);
const API = '../../dist/api';

/**
 * Every kind equally often, in a random order. The last one is a worker: what Redis forgot is queued again when a worker starts, else
 * every fifteen seconds.
 * @param {number} seed
 * @param {number} kills
 */
function schedule(seed, kills) {
  const kinds = Array.from({ length: kills }, (_, i) => KINDS[i % KINDS.length] ?? 'worker');
  const [order = kinds] = fc.sample(fc.shuffledSubarray(kinds, { minLength: kills }), { seed, numRuns: 1 });
  order.push(...order.splice(order.indexOf('worker'), 1));
  const moments = fc.sample(
    fc.record({
      afterMs: fc.integer({ min: 100, max: 1_500 }),
      downMs: fc.integer({ min: 0, max: 1_000 }),
      which: fc.nat(1),
    }),
    { seed, numRuns: kills },
  );
  return order.map((kind, i) => ({
    kind,
    .../** @type {{ afterMs: number, downMs: number, which: number }} */ (moments[i]),
  }));
}

/** @type {typeof import('./kill.d.mts').askForPictures} */
export async function askForPictures(url, { headers }, lane, i) {
  const n = 1 + ((lane + i) % 2);
  const body = {
    provider: 'studio',
    operation: 'text-to-image',
    design_type: 'logo',
    n,
    prompt: `Lantern ${lane}-${i}`,
  };
  const signal = AbortSignal.timeout(20_000);
  const answer = await call(url, 'POST', '/api/designs/generate_async', { headers, body, signal }).catch(() => null);
  return answer?.status === 202 ? { id: answer.body.design_request_id, n, at: Date.now() } : null;
}

/** The store that the stack's processes have. */
export function storeOf(/** @type {NodeJS.ProcessEnv} */ env) {
  require('reflect-metadata');
  const { loadConfig } = require(`${API}/config`);
  const { openStore } = require(`${API}/platform/storage/stores`);
  return openStore(loadConfig(env));
}

/** What the hourly housekeeping does, now: bytes that a killed worker had put down for a row it never completed. */
export async function sweep(/** @type {import('../stack/index.d.mts').Stack} */ { databaseUrl, env }) {
  const store = storeOf(env);
  const { DataSource } = require('typeorm');
  const { dataSourceOptions } = require(`${API}/database`);
  const { Files } = require(`${API}/platform/storage`);
  const source = await new DataSource(dataSourceOptions({ url: databaseUrl })).initialize();
  try {
    return /** @type {number} */ (await new Files(store, source).sweep(new Date()));
  } finally {
    await source.destroy();
  }
}

/**
 * @param {import('pg').Client} database
 * @param {Accepted[]} accepted
 * @param {NodeJS.ProcessEnv} env of the stack's processes
 */
export async function audit(database, accepted, env) {
  const ids = accepted.map(({ id }) => id);
  const { rows: requests } = await database.query(
    'SELECT id, status, error, n, fence::int AS taken, updated_at FROM maquette.design_requests WHERE id = ANY($1)',
    [ids],
  );
  const { rows: designs } = await database.query(
    'SELECT request_id, image_index, image_path FROM maquette.designs WHERE request_id = ANY($1)',
    [ids],
  );
  const known = await database.query('SELECT bucket, path FROM maquette.files WHERE deleted_at IS NULL');
  const { rows: all } = await database.query(
    'SELECT image_path, thumbnail_path, thumbnail_2x_path, thumbnail_3x_path, thumbnail_4x_path, svg_path FROM maquette.designs',
  );
  const referenced = new Set(all.flatMap((paths) => Object.values(paths).filter(Boolean)));
  /** @type {string[]} */
  const stored = [];
  for await (const { key } of storeOf(env).list()) stored.push(key);
  const owned = new Set(known.rows.map(({ bucket, path }) => `${bucket}/${path}`));
  const problems = [];
  const lost = accepted.filter(({ id, n }) => {
    const row = requests.find((request) => request.id === id);
    const pictures = designs.filter((design) => design.request_id === id && design.image_path !== null);
    const missing = pictures.filter(({ image_path }) => !stored.includes(`design-images/${image_path}`));
    const whole = row?.status === 'completed' && pictures.length >= n && missing.length === 0;
    if (!whole)
      problems.push(
        `${id}: ${row ? `${row.status}${row.error ? ` (${row.error})` : ''}, taken ${row.taken} times` : 'no row'}, ${pictures.length} of ${n} pictures, ${missing.length} files missing`,
      );
    return !whole;
  });
  const doubled = accepted.filter(({ id, n }) => {
    const cards = designs.filter((design) => design.request_id === id);
    const double = cards.length > n || new Set(cards.map(({ image_path }) => image_path)).size < cards.length;
    if (double) problems.push(`${id}: ${cards.length} cards for ${n} pictures`);
    return double;
  });
  const orphans = stored.filter((path) => !owned.has(path) || !referenced.has(path.slice(path.indexOf('/') + 1)));
  problems.push(...orphans.map((path) => `orphan file ${path}`));
  return {
    lost: lost.length,
    doubled: doubled.length,
    orphans: orphans.length,
    problems,
    completions: requests.map(({ updated_at }) => updated_at.getTime()).sort((a, b) => a - b),
  };
}

/**
 * What a request that has not ended in time waits for: its row, where Bull has it, and the workers' last lines.
 * @param {pg.Client} database
 * @param {Accepted[]} accepted
 * @param {import('../stack/index.d.mts').Stack} stack
 */
export async function standing(database, accepted, { redisUrl, databaseUrl, logs }) {
  const { rows } = await database.query(
    `SELECT id, status, attempts, outage_since, next_attempt_at - now() AS again_in, leased_until - now() AS leased_for
       FROM maquette.design_requests WHERE status IN ('pending', 'processing') AND id = ANY($1)`,
    [accepted.map(({ id }) => id)],
  );
  if (rows.length === 0) return [];
  const Bull = require('bull');
  const { QueueConnections } = require(`${API}/platform/queue/queue-connections`);
  const connections = new QueueConnections({ redis: { url: redisUrl }, database: { url: databaseUrl } });
  const queue = new Bull('generate-design', connections.options());
  try {
    const lines = rows.map(async (row) => {
      const job = await queue.getJob(row.id);
      return `${JSON.stringify(row)} in Bull: ${job ? await job.getState() : 'nothing'}`;
    });
    const said = readdirSync(logs).map((name) => `${name}:\n${tail(join(logs, name))}`);
    return [...(await Promise.all(lines)), ...said];
  } finally {
    await queue.close(true);
    connections.close();
  }
}

/** @type {typeof import('./kill.d.mts').killDrill} */
export async function killDrill({ seed, requests, kills, settleMs = SETTLE_MS, say = () => {} }) {
  const stack = await startStack({ apis: 2, workers: 2, durable: true });
  const parts = { worker: stack.workers, api: stack.apis, redis: [stack.redis], postgres: [stack.postgres] };
  try {
    const person = await signUp(stack.url);
    /** @type {Accepted[]} */
    const accepted = [];
    let refused = 0;
    let ended = false;
    const deadline = Date.now() + settleMs;
    // people go on while parts are being killed; on a slow machine that takes long, and what they ask for would take longer still
    const target = () => (ended ? requests : Math.min(Math.max(requests, accepted.length + 1), 3 * requests));

    const submit = async (/** @type {number} */ lane) => {
      for (let i = 0; accepted.length < target() && Date.now() < deadline; i += 1) {
        const { url } = /** @type {{ url: string }} */ (stack.apis[(lane + i) % stack.apis.length]);
        const one = await askForPictures(url, person, lane, i);
        if (one) accepted.push(one);
        else {
          refused += 1;
          await wait(20);
        }
        // workers are slower than people here
        await wait(accepted.length > requests ? 2_000 : 0);
      }
    };
    /** @type {{ kind: Kind, at: number }[]} */
    const done = [];
    const strike = async () => {
      await until(() => accepted.length > 5, { timeoutMs: 20_000 });
      for (const { kind, afterMs, downMs, which } of schedule(seed, kills)) {
        await wait(afterMs);
        const victims = parts[kind];
        const victim = victims[which % victims.length];
        if (!victim) continue;
        say(`kill -9 ${victim.name}, down for ${downMs} ms`);
        done.push({ kind, at: Date.now() });
        await victim.kill();
        await wait(downMs);
        await victim.start();
      }
      ended = true;
    };
    await Promise.all([strike(), ...[0, 1, 2, 3].map(submit)]);

    say(`${accepted.length} requests accepted, ${refused} attempts refused meanwhile; waiting until all have ended`);
    const database = new pg.Client({ connectionString: stack.databaseUrl });
    await database.connect();
    try {
      const open = `SELECT count(*)::int AS open FROM maquette.design_requests WHERE status IN ('pending', 'processing')`;
      await until(async () => (await database.query(open)).rows[0].open === 0, { timeoutMs: settleMs, everyMs: 200 });
      const late = await standing(database, accepted, stack);
      await Promise.all(stack.workers.map((worker) => worker.stop()));
      const swept = await sweep(stack);
      const { completions, problems, ...found } = await audit(database, accepted, stack.env);
      const accepts = accepted.map(({ at }) => at).sort((a, b) => a - b);
      const next = (/** @type {number[]} */ moments, /** @type {number} */ at) =>
        (moments.find((moment) => moment > at) ?? at) - at;
      const rows = KINDS.map((kind) => {
        const struck = done.filter((one) => one.kind === kind);
        const longest = (/** @type {number[]} */ moments) => Math.max(0, ...struck.map(({ at }) => next(moments, at)));
        return {
          kind,
          times: struck.length,
          longestWithoutAcceptMs: longest(accepts),
          longestWithoutPictureMs: longest(completions),
        };
      });
      return { seed, accepted: accepted.length, refused, swept, ...found, problems: [...problems, ...late], rows };
    } finally {
      await database.end();
    }
  } finally {
    await stack.stop();
  }
}

/** @type {typeof import('./kill.d.mts').killTable} */
export function killTable({ seed, accepted, refused, lost, doubled, swept, orphans, rows, problems }) {
  return [
    `Seed ${seed}. Accepted ${accepted}, refused with an error ${refused}; lost ${lost}, doubled ${doubled}; unfinished files swept ${swept}, orphan files left ${orphans}.`,
    '',
    '| killed | times | longest until the next request was accepted | longest until the next picture was finished |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.kind} | ${row.times} | ${(row.longestWithoutAcceptMs / 1000).toFixed(1)} s | ${(row.longestWithoutPictureMs / 1000).toFixed(1)} s |`,
    ),
    ...problems.map((problem) => `- ${problem}`),
  ].join('\n');
}

async function main() {
  undoAtEnd(stopStacks);
  const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
  if (!Number.isInteger(seed)) throw new Error(`A seed is a whole number: npm run drill:kill -- 7`);
  const report = await killDrill({ seed, requests: 500, kills: 40, say: (line) => console.log(line) });
  console.log(`\n${killTable(report)}`);
  if (report.lost + report.doubled + report.orphans > 0) process.exitCode = 1;
}

if (process.argv[1]?.endsWith('kill.mjs')) void main();
