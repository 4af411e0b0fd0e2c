// Restarts every process of the product, one after the other, while people work through a proxy: nobody may notice.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { until } from '../services/processes.mjs';
import { call, signUp } from '../stack/client.mjs';
import { startBehindProxy } from './behind-proxy.mjs';

const ROUNDS = Number(process.argv[2] ?? 3);
const LANES = 6;

const many = await startBehindProxy({ apis: 2, workers: 3 });
undoAtEnd(many.stop);
try {
  const { url, stack } = many;
  await many.proxy.settled();
  const people = await Promise.all(Array.from({ length: LANES }, () => signUp(url)));
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const asked = [];
  let answered = 0;
  let slowest = 0;
  let over = false;
  const work = async (/** @type {(typeof people)[number]} */ { headers }, /** @type {number} */ lane) => {
    for (let i = 0; !over; i += 1) {
      /** @type {[string, string, object?]} */
      const [method, path, body] =
        i % 20 === 5
          ? [
              'POST',
              '/api/designs/generate_async',
              { provider: 'studio', operation: 'text-to-image', design_type: 'logo', prompt: `Lantern ${lane}-${i}` },
            ]
          : i % 5 === 1
            ? ['POST', '/api/brand-profiles', { brand_name: `Alder ${lane}-${i}` }]
            : ['GET', i % 2 ? '/api/designs' : '/api/brand-profiles'];
      const since = performance.now();
      const answer = await call(url, method, path, { headers, body, signal: AbortSignal.timeout(20_000) }).catch(
        (error) => ({ status: 0, body: error.cause?.message ?? error.message }),
      );
      slowest = Math.max(slowest, performance.now() - since);
      answered += 1;
      if (answer.status === 202) asked.push(answer.body.design_request_id);
      if (answer.status === 0 || answer.status >= 400) {
        failed.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
        if (failed.length <= 20) console.log(`- ${failed.at(-1)}`);
      }
      await wait(20);
    }
  };
  const roll = async () => {
    for (let round = 1; round <= ROUNDS; round += 1)
      for (const one of [...stack.apis, ...stack.workers]) {
        await one.stop();
        await one.start();
        // as whoever restarts them by hand waits for it
        await many.proxy.settled();
        console.log(`round ${round}: ${one.name} restarted; ${answered} answers, ${failed.length} failed`);
      }
    over = true;
  };
  await Promise.all([roll(), ...people.map(work)]);

  const database = new pg.Client({ connectionString: stack.databaseUrl });
  await database.connect();
  const stateOf = async () =>
    (
      await database.query(
        `SELECT count(*) FILTER (WHERE r.status IN ('pending', 'processing'))::int AS open,
                count(*) FILTER (WHERE r.status = 'completed')::int AS done,
                (SELECT count(*)::int FROM maquette.designs WHERE request_id = ANY($1)) AS pictures
           FROM maquette.design_requests r WHERE id = ANY($1)`,
        [asked],
      )
    ).rows[0];
  await until(async () => (await stateOf()).open === 0, { timeoutMs: 300_000, everyMs: 200 });
  const { done, pictures } = await stateOf();
  await database.end();
  console.log(
    `\n${ROUNDS} rounds of ${stack.apis.length} APIs and ${stack.workers.length} workers: ${answered} requests through the proxy, ${failed.length} failed, the slowest took ${(slowest / 1_000).toFixed(1)} s. ` +
      `${asked.length} pictures were asked for meanwhile; ${done} requests were completed, with ${pictures} pictures.`,
  );
  if (failed.length > 0 || done !== asked.length || pictures !== asked.length) process.exitCode = 1;
} finally {
  await many.stop();
}
