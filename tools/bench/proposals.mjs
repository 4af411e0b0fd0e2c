// Proposals: a hundred thousand of one user beside a hundred of another, and what three large pictures of a client take of the API's memory.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { atMost, ms, percentile, timed } from './figures.mjs';
import { residentMb, resetPeak } from './memory.mjs';

const FEW = 100;
const MANY = 100_000;
const MORE_MS = 15;
const MORE_MB = 150;
const PATIENCE_MS = 10_000;
/** of a picture: just under 10 MB as PNG, since noise cannot be made smaller */
const SIDE = 1_850;
const megabytes = (/** @type {number} */ value) => `${value.toFixed(0)} MB`;

/** Finished proposals of some six thousand characters. */
const fill = (/** @type {pg.Client} */ database, /** @type {string} */ userId, /** @type {number} */ rows) =>
  database.query(
    `INSERT INTO proposals (id, user_id, title, client_request, design_studio, input_type, proposal_status, proposal_content, status, progress, created_at)
     SELECT gen_random_uuid(), $1, 'Signs for the harbour festival number ' || i, 'We need signs for festival number ' || i || ' at the harbour.',
            (ARRAY['TI','SUL','JAD','BIL','HOL'])[1 + i % 5], 'text', CASE WHEN i % 10 = 0 THEN 'archived' ELSE 'active' END,
            '## What we understood' || E'\\n\\n' || repeat('You asked for signs that can be read from the water. ', 110), 'completed', 100, now() - i * interval '1 minute'
       FROM generate_series(1, $2::int) i`,
    [userId, rows],
  );

/** As the table is once autovacuum has been there: right after the rows came, no page is marked as one that everybody sees. */
async function vacuum(/** @type {pg.Client} */ database) {
  for (let tries = 0; tries < 10; tries += 1) {
    await database.query('VACUUM ANALYZE proposals');
    const { rows } = await database.query(
      `SELECT relallvisible >= 0.95 * relpages AS done FROM pg_class WHERE oid = 'proposals'::regclass`,
    );
    // the last few pages wait for whoever was reading when the rows came
    if (rows[0].done) return;
    await delay(1_000);
  }
  throw new Error('Something keeps the pages of the proposals from being seen by everybody.');
}

const picture = () =>
  sharp({
    create: {
      width: SIDE,
      height: SIDE,
      channels: 3,
      background: '#1b2a4a',
      noise: { type: 'gaussian', mean: 120, sigma: 50 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchProposals() {
  const stack = await startStack({ apis: 1, workers: 1 });
  const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
  try {
    await database.connect();
    const [few, many] = await Promise.all([signUp(stack.url), signUp(stack.url)]);
    const memory = await measureMemory(stack, few);
    // it would begin amid the vacuum below, which then could not mark the pages that everybody sees
    await database.query('ALTER TABLE proposals SET (autovacuum_enabled = false)');
    await database.query('DROP INDEX proposals_text'); // building it afterwards is many times faster
    await fill(database, few.id, FEW);
    await fill(database, many.id, MANY);
    await database.query(`SET maintenance_work_mem = '512MB'`);
    await database.query(
      'CREATE INDEX proposals_text ON proposals USING gin (title gin_trgm_ops, client_request gin_trgm_ops, proposal_content gin_trgm_ops)',
    );
    await vacuum(database);
    const list =
      (/** @type {import('../stack/client.d.mts').Account} */ { headers }, query = '') =>
      async () => {
        const { status, body } = await call(stack.url, 'GET', `/api/proposals/list?limit=20${query}`, { headers });
        if (status !== 200 || body.proposals.length !== 20)
          throw new Error(`The list was answered ${status} with ${body.proposals?.length} proposals.`);
      };
    const p95 = async (/** @type {() => Promise<void>} */ read) => percentile(await timed(read), 0.95);
    const ofFew = await p95(list(few));
    const name = MANY.toLocaleString('en');
    const found = '&search=festival%20number%20123';
    return [
      { what: `list of 20 of ${FEW} proposals, p95`, measured: ms(ofFew), target: '', met: true },
      atMost(`list of 20 of ${name} proposals, p95`, await p95(list(many)), ofFew + MORE_MS, ms),
      atMost('the same, by name', await p95(list(many, '&sort=alphabetical')), ofFew + MORE_MS, ms),
      atMost('the same, by studio', await p95(list(many, '&sort=studio')), ofFew + MORE_MS, ms),
      {
        what: 'the same, searched for words that a hundred have',
        measured: ms(await p95(list(many, found))),
        target: '',
        met: true,
      },
      ...memory,
    ];
  } finally {
    await database.end().catch(() => undefined);
    await stack.stop();
  }
}

/** What a proposal from three pictures of almost 10 MB takes of the API's memory, at most and 10 seconds later. */
async function measureMemory(
  /** @type {import('../stack/index.d.mts').Stack} */ stack,
  /** @type {import('../stack/client.d.mts').Account} */ { headers },
) {
  const pid = stack.apis[0]?.pid ?? null;
  const images = (await Promise.all([picture(), picture(), picture()])).map((bytes) => {
    if (bytes.length >= 10_485_760 || bytes.length < 9_500_000) throw new Error(`A picture of ${bytes.length} bytes.`);
    return bytes.toString('base64');
  });
  const ask = (/** @type {object} */ body) => call(stack.url, 'POST', '/api/proposals/generate', { headers, body });
  // whatever is loaded with the first proposal is there already
  await ask({ client_request: 'We need signs for the harbour festival.' });
  const before = residentMb(pid).now;
  resetPeak(pid);
  const { status } = await ask({ images, client_request: 'We need signs for the harbour festival.', async: true });
  if (status !== 202) throw new Error(`The pictures were answered ${status}.`);
  const since = performance.now();
  while (residentMb(pid).now > before + MORE_MB && performance.now() - since < PATIENCE_MS) await delay(100);
  const back = (performance.now() - since) / 1_000;
  await delay(Math.max(0, PATIENCE_MS - (performance.now() - since)));
  const { now, peak } = residentMb(pid);
  return [
    {
      what: 'memory of the API before a proposal from three pictures of 10 MB',
      measured: megabytes(before),
      target: '',
      met: true,
    },
    { what: 'the same meanwhile, at most', measured: megabytes(peak), target: '', met: true },
    {
      what: `the same is within ${MORE_MB} MB of before again after`,
      measured: `${back.toFixed(1)} s`,
      target: '≤ 10 s',
      met: now <= before + MORE_MB,
    },
    atMost('the same 10 s after the answer', now, before + MORE_MB, megabytes),
  ];
}
