// A gallery of 10,000 loaded cards, scrolled: how long the page's main thread is busy at a stretch.
import { chromium } from '@playwright/test';
import pg from 'pg';
import { ensureChromium } from '../services/index.mjs';
import { call, signUp } from '../stack/client.mjs';
import { startStack, until } from '../stack/index.mjs';
import { atMost, ms } from './figures.mjs';

const CARDS = 10_000;
const MADE = 4;
const FRAMES = 400;
const LONG_TASK_MS = 50;
const SIGNED_IN = 'maquette-auth';

/** Copies the pictures that were made until there are CARDS cards. */
async function fill(/** @type {string} */ databaseUrl, /** @type {string} */ userId) {
  const database = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=maquette,public' });
  await database.connect();
  await database.query(
    `WITH made AS (SELECT row_number() OVER () AS number, * FROM designs WHERE user_id = $1),
     copies AS (SELECT gen_random_uuid() AS copy_id, i, made.* FROM generate_series(1, $2::int) i JOIN made ON number = 1 + i % $3::int),
     requests AS (
       INSERT INTO design_requests (id, user_id, provider, operation, design_type, prompt, n, seed, recipe, status, progress, created_at)
       SELECT copy_id, user_id, provider, operation, design_type, prompt, 1, i, '{}', 'completed', 100, now() - i * interval '63 seconds' FROM copies RETURNING id)
     INSERT INTO designs (id, request_id, user_id, image_index, provider, operation, design_type, prompt, created_at, width, height, average_color, image_path, media_type, bytes, thumbnail_path, thumbnail_2x_path, thumbnail_3x_path, thumbnail_4x_path)
     SELECT copy_id, copy_id, user_id, 0, provider, operation, design_type, prompt, now() - i * interval '63 seconds', width, height, average_color, image_path, media_type, bytes, thumbnail_path, thumbnail_2x_path, thumbnail_3x_path, thumbnail_4x_path FROM copies`,
    [userId, CARDS - MADE, MADE],
  );
  await database.end();
}

/** CPU time of the longest task of the page's main thread, in ms, while it is scrolled by so many pixels a frame. A busy machine makes no difference to it. */
async function longestTask(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').Page} */ page,
  /** @type {number} */ pixels,
) {
  await page.evaluate('scrollTo(0, 0)');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate(
    `new Promise((done) => { let n = 0; const step = () => { scrollBy(0, ${pixels}); if (++n < ${FRAMES}) requestAnimationFrame(step); else done(); }; requestAnimationFrame(step); })`,
  );
  /** @type {{ traceEvents: { name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = traceEvents.find(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main?.pid && tid === main.tid,
  );
  if (tasks.length < FRAMES) throw new Error(`the trace holds ${tasks.length} tasks of the page`);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchScroll() {
  const stack = await startStack({ apis: 1, workers: 1, web: true });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const person = await signUp(stack.url);
    const body = {
      provider: 'studio',
      operation: 'text-to-image',
      design_type: 'logo',
      n: MADE,
      prompt: 'A lantern for the harbour festival. Warm light on deep blue.',
    };
    await call(stack.url, 'POST', '/api/designs/generate_async', { headers: person.headers, body });
    await until(
      async () =>
        (await call(stack.url, 'GET', '/api/designs', { headers: person.headers })).body.designs[0].status ===
        'completed',
      { timeoutMs: 60_000, everyMs: 200 },
    );
    await stack.workers[0]?.stop();
    await fill(stack.databaseUrl, person.id);

    const storageState = {
      cookies: [],
      origins: [{ origin: stack.url, localStorage: [{ name: SIGNED_IN, value: JSON.stringify(person.session) }] }],
    };
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })).newPage();
    await page.goto(`${stack.url}/dashboard/designs`);
    // all of them come at once when all are selected
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click({ modifiers: ['Control'] });
    await page.getByRole('button', { name: 'Select all in this filter' }).click();
    await page.getByText(`${CARDS} selected`).waitFor({ timeout: 300_000 });
    await page.getByRole('button', { name: 'Clear selection' }).click();
    return [
      atMost(
        `${CARDS.toLocaleString('en')} cards scrolled by 2,400 pixels a second: longest task, CPU time`,
        await longestTask(browser, page, 40),
        LONG_TASK_MS,
        ms,
      ),
      atMost('the same, 7,200 pixels a second', await longestTask(browser, page, 120), LONG_TASK_MS, ms),
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}
