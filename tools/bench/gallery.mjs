// The list of designs: short and endless galleries, throughput against a bare server, and pollers.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
// @ts-expect-error it carries no types
import autocannon from 'autocannon';
import pg from 'pg';
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { atLeast, atMost, ms, percentile, timed } from './figures.mjs';
import { residentMb, resetPeak, SATURATED_MB } from './memory.mjs';

const SMALL = 1_000;
const LARGE = 1_000_000;
/** people who read at once: one person's requests wait for each other */
const READERS = 10;
const POLLERS = 300;
const POLL_MS = 7_000;
const megabytes = (/** @type {number} */ value) => `${value.toFixed(0)} MB`;

/** Finished requests of one picture each, over two years. */
export async function fill(
  /** @type {pg.Client} */ database,
  /** @type {string} */ userId,
  /** @type {number} */ rows,
) {
  const types = `(ARRAY['general','logo','banner','social-media-post','business-card','flyer','website-header','product-mockup'])[1 + i % 8]`;
  await database.query(
    `INSERT INTO design_requests (id, user_id, provider, operation, design_type, prompt, n, seed, recipe, status, progress, created_at)
     SELECT gen_random_uuid(), $1, 'studio', 'text-to-image', ${types}, 'A poster for the harbour festival number ' || i, 1, i, '{}', 'completed', 100, now() - i * interval '63 seconds'
       FROM generate_series(1, $2::int) i`,
    [userId, rows],
  );
  await database.query(
    `INSERT INTO designs (id, request_id, user_id, image_index, provider, operation, design_type, prompt, created_at, width, height, average_color)
     SELECT id, id, user_id, 0, provider, operation, design_type, prompt, created_at, 1024, 1024, '#c8b6a0' FROM design_requests WHERE user_id = $1`,
    [userId],
  );
}

/** Everybody on a connection of their own, beginning at a moment of their own. @returns the milliseconds of each poll */
async function poll(/** @type {string} */ url, /** @type {Record<string, string>} */ headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: POLLERS });
  const once = () =>
    new Promise((resolve, reject) => {
      const since = performance.now();
      get(url, { agent, headers }, (answer) => {
        answer
          .resume()
          .once('end', () =>
            answer.statusCode === 304
              ? resolve(performance.now() - since)
              : reject(new Error(`A poll was answered ${answer.statusCode}.`)),
          );
      }).once('error', reject);
    });
  const person = async () => {
    const times = [];
    await delay(Math.random() * POLL_MS);
    for (let round = 0; round < 4; round += 1) {
      const time = await once();
      times.push(time);
      await delay(POLL_MS - time);
    }
    return times;
  };
  const times = (await Promise.all(Array.from({ length: POLLERS }, person))).flat();
  agent.destroy();
  return times;
}

/** The plan of the API's own statement, as PostgreSQL logged it while answering: from the line after its text to the next entry. */
function loggedPlan(/** @type {string} */ log) {
  const entries = readFileSync(log, 'utf8').split(/^(?=\d{4}-\d\d-\d\d )/m);
  const entry = entries.findLast((text) => text.includes('plan:') && text.includes('OFFSET 19980')) ?? '';
  const lines = entry.split('\n').map((line) => line.replace(/^\t/, ''));
  return lines
    .slice(lines.findIndex((line) => line.includes('actual time')))
    .join('\n')
    .trim();
}

/** @returns {Promise<{ figures: import('./figures.mjs').Figure[], plan: string }>} */
export async function benchGallery(/** @type {(line: string) => void} */ say) {
  const stack = await startStack({ apis: 1, workers: 0 });
  const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
  try {
    const api = stack.apis[0];
    if (!api) throw new Error('no API process');
    const atRest = residentMb(api.pid).now;
    await database.connect();
    const [small, large] = await Promise.all([signUp(stack.url), signUp(stack.url)]);
    const readers = await Promise.all(Array.from({ length: READERS }, () => signUp(stack.url)));
    say(`filling galleries: ${LARGE} designs, and ${SMALL} for each of ${READERS + 1} people`);
    await database.query('DROP INDEX designs_prompt'); // building it afterwards is many times faster
    for (const { id } of [small, ...readers]) await fill(database, id, SMALL);
    await fill(database, large.id, LARGE);
    await database.query(`SET maintenance_work_mem = '512MB'`);
    await database.query('CREATE INDEX designs_prompt ON designs USING gin (prompt gin_trgm_ops)');
    await database.query('VACUUM ANALYZE');

    const list =
      (/** @type {import('../stack/client.d.mts').Account} */ account, query = '') =>
      async () => {
        const { status, body } = await call(stack.url, 'GET', `/api/designs?per_page=20${query}`, {
          headers: account.headers,
        });
        if (status !== 200 || body.designs.length !== 20)
          throw new Error(`the list was answered ${status} with ${body.designs?.length} designs`);
      };
    say('reading pages');
    const p95 = async (/** @type {() => Promise<void>} */ read) => percentile(await timed(read), 0.95);
    const ofSmall = await p95(list(small));
    const ofLarge = await p95(list(large));
    const deep = await p95(list(large, '&page=1000'));
    const filtered = await p95(list(large, '&design_type=flyer'));
    const searched = await p95(list(large, '&search=harbour%20festival'));

    await database.query(`ALTER DATABASE postgres SET session_preload_libraries = 'auto_explain'`);
    await database.query(`ALTER DATABASE postgres SET auto_explain.log_min_duration = 0`);
    await database.query(`ALTER DATABASE postgres SET auto_explain.log_analyze = on`);
    await api.kill();
    await api.start();
    await list(large, '&page=1000')();
    await database.query('ALTER DATABASE postgres RESET session_preload_libraries');
    const plan = loggedPlan(`${stack.dataDir}/postgres.log`);
    await api.kill();
    await api.start();

    say('throughput against a bare server');
    const bare = fork(fileURLToPath(new URL('bare-list-server.mjs', import.meta.url)), {
      env: { PATH: process.env.PATH, DATABASE_URL: stack.databaseUrl },
    });
    /** @type {number} */
    const port = await new Promise((resolve, reject) =>
      bare.once('message', (/** @type {any} */ message) => resolve(message.port)).once('exit', reject),
    );
    const bareUrl = `http://127.0.0.1:${port}/`;
    const listUrl = `${stack.url}/api/designs?per_page=20`;
    const headersOf = (/** @type {import('../stack/client.d.mts').Account} */ { id, headers }) => ({
      authorization: headers.authorization,
      'x-user-id': id,
    });
    const [ours, theirs] = await Promise.all(
      [listUrl, bareUrl].map(async (address) => (await fetch(address, { headers: headersOf(small) })).json()),
    );
    if (!isDeepStrictEqual(ours, theirs)) throw new Error('The bare server gives another answer than the API.');
    const load = (/** @type {string} */ address, { connections = READERS, duration = 4 } = {}) => {
      let turn = 0;
      const setupClient = (/** @type {any} */ client) =>
        client.setHeaders(headersOf(readers[turn++ % READERS] ?? small));
      return autocannon({ url: address, connections, duration, setupClient });
    };
    resetPeak(api.pid);
    // by turns, so that what else the machine does befalls both; the first turn warms up
    /** @type {[number, number][]} */
    const turns = [];
    for (let turn = 0; turn < 4; turn += 1)
      turns.push([(await load(listUrl)).requests.average, (await load(bareUrl)).requests.average]);
    const mean = (/** @type {0 | 1} */ side) =>
      turns.slice(1).reduce((sum, turn) => sum + turn[side], 0) / (turns.length - 1);
    const [own, plain] = [mean(0), mean(1)];
    bare.kill();
    await load(listUrl, { connections: 50, duration: 8 });
    const saturated = residentMb(api.pid).peak;

    say('300 pollers');
    const { headers } = await fetch(listUrl, { headers: headersOf(large) });
    const polls = await poll(listUrl, { ...headersOf(large), 'if-none-match': headers.get('etag') ?? '' });

    return {
      plan,
      figures: [
        atMost(`list of 20 of ${SMALL.toLocaleString('en')} designs, p95`, ofSmall, 50, ms),
        atMost(`list of 20 of ${LARGE.toLocaleString('en')} designs, p95`, ofLarge, 50, ms),
        atMost('the same, page 1,000', deep, 50, ms),
        atMost('the same, filtered by type', filtered, 50, ms),
        { what: 'the same, searched for words that every prompt has', measured: ms(searched), target: '', met: true },
        atLeast(
          `lists a second, ${READERS} people at once: ${own.toFixed(0)}, bare node:http and pg with the same answer: ${plain.toFixed(0)}`,
          own / plain,
          0.5,
          (value) => `${value.toFixed(2)} of bare`,
        ),
        atMost(
          `${POLLERS} people polling every ${POLL_MS / 1000} s with ETag, p95 of ${polls.length}, all answered 304`,
          percentile(polls, 0.95),
          100,
          ms,
        ),
        atMost('memory of the API at rest', atRest, 250, megabytes),
        atMost('the same while it is saturated, at most', saturated, SATURATED_MB, megabytes),
        {
          what: 'the same after these loads',
          measured: megabytes(residentMb(api.pid).now),
          target: '',
          met: true,
        },
      ],
    };
  } finally {
    await database.end().catch(() => undefined);
    await stack.stop();
  }
}
