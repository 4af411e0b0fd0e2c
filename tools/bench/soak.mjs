// `npm run drill:soak -- 120`: the bench's load for that many minutes, with the memory of API and worker every minute and its slope in the end.
// A closed circle: every picture that is made is looked at and removed for good, so that memory which grows is kept for nothing.
import { setTimeout as wait } from 'node:timers/promises';
// @ts-expect-error it carries no types
import autocannon from 'autocannon';
import pg from 'pg';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { call, renew, signUp } from '../stack/client.mjs';
import { startStack, stopStacks } from '../stack/index.mjs';
import { fill } from './gallery.mjs';
import { residentMb, resetPeak, SATURATED_MB, slopePerHour } from './memory.mjs';

/** readers of their own galleries, since one person's requests wait for each other */
const PEOPLE = 10;
/** designs of each */
const DESIGNS = 2_500;
/** connections that ask again as soon as they are answered: more than one API can serve */
const READERS = 50;
const READ = [
  '/api/designs?per_page=20',
  '/api/designs?per_page=20&page=100',
  '/api/designs?per_page=20&design_type=flyer',
  '/api/designs?per_page=20&search=harbour%20festival',
  '/api/designs/filter-options',
  '/api/get-available-providers',
  '/api/csrf-token',
  '/rest/v1/design_requests?select=id,prompt,created_at&order=created_at.desc&limit=50',
];
const POLLERS = 300;
const POLL_MS = 7_000;
/** people who wait for a picture, look at it and throw it away */
const MAKERS = 4;
/** pictures of each before the load begins: what drawing threads and allocators keep grows for the first thousand and then stays */
const FIRST_PICTURES = 250;
/** minutes after which everybody takes a new access token; one lasts an hour */
const RENEW_AFTER = 30;
/** the share of the minutes in which code is compiled and caches fill: they do not count for the slope */
const WARM_UP = 0.2;
/** what an API that has more to do than it can answers; it is counted, not wrong */
const REFUSED = [429, 503];
/** what counts as flat, in MB an hour */
const FLAT_MB = 10;

/** @typedef {Record<string, string>} Headers */

/** Polls a list with its ETag, as an open gallery does. */
async function poll(/** @type {string} */ url, /** @type {Headers} */ headers, /** @type {AbortSignal} */ signal) {
  let etag = '';
  await wait(Math.random() * POLL_MS);
  while (!signal.aborted) {
    // a connection that was kept may be closed by the server in the moment in which it is used again
    const answer = await fetch(url, { headers: { ...headers, 'if-none-match': etag, connection: 'close' } });
    await answer.arrayBuffer();
    if (![200, 304, ...REFUSED].includes(answer.status)) throw new Error(`A poll was answered ${answer.status}.`);
    etag = answer.headers.get('etag') ?? '';
    await wait(POLL_MS);
  }
}

/**
 * Makes a picture, waits for it, reads its files, and removes it for good; again and again.
 * @param {string} url
 * @param {Headers} headers
 * @param {(made: number) => boolean} goesOn
 * @returns how many
 */
async function make(url, headers, goesOn) {
  /** @param {string} method @param {string} path @param {object} [body] */
  const ask = async (method, path, body) => {
    let answer = await call(url, method, path, { headers, body });
    while (REFUSED.includes(answer.status)) {
      await wait(1_000);
      answer = await call(url, method, path, { headers, body });
    }
    if (answer.status >= 400) throw new Error(`${method} ${path} was answered ${answer.status}.`);
    return answer.body;
  };
  let made = 0;
  while (goesOn(made)) {
    const prompt = `Harbour ${made}`;
    const picture = { provider: 'studio', operation: 'text-to-image', design_type: 'logo', n: 1, prompt };
    const { design_request_id: id } = await ask('POST', '/api/designs/generate_async', picture);
    let design = await ask('GET', `/api/designs/${id}`);
    for (; ['pending', 'processing'].includes(design.status); design = await ask('GET', `/api/designs/${id}`))
      await wait(500);
    if (design.status !== 'completed') throw new Error(`A picture failed: ${design.error}`);
    for (const address of [design.image_url, design.thumbnail_url, design.svg_url])
      await (await fetch(new URL(address, url))).arrayBuffer();
    await ask('DELETE', `/api/designs/${id}`);
    await ask('DELETE', `/api/trash/design/${id}`);
    made += 1;
  }
  return made;
}

/** @param {number} minutes */
async function soak(minutes) {
  const stack = await startStack({ apis: 1, workers: 1, durable: true, env: { LOG_LEVEL: 'info' } });
  try {
    const everybody = await Promise.all(Array.from({ length: PEOPLE + MAKERS }, () => signUp(stack.url)));
    const [people, makers] = [everybody.slice(0, PEOPLE), everybody.slice(PEOPLE)];
    const database = new pg.Client({ connectionString: stack.databaseUrl, options: '-c search_path=maquette,public' });
    await database.connect();
    for (const { id } of people) await fill(database, id, DESIGNS);
    await database.query('ANALYZE');
    await database.end();

    await Promise.all(makers.map(({ headers }) => make(stack.url, headers, (made) => made < FIRST_PICTURES)));

    const parts = { API: stack.apis[0]?.pid ?? null, worker: stack.workers[0]?.pid ?? null };
    /** @type {{ API: ReturnType<typeof residentMb>, worker: ReturnType<typeof residentMb> }[]} */
    const samples = [];
    const over = new AbortController();
    const load = Promise.all([
      Promise.all(makers.map((maker) => make(stack.url, maker.headers, () => !over.signal.aborted))),
      ...Array.from({ length: POLLERS / PEOPLE }, () =>
        people.map(({ headers }) => poll(`${stack.url}${READ[0]}`, headers, over.signal)),
      ).flat(),
    ]);
    load.catch(() => undefined); // it is awaited below
    console.log(
      `API ${parts.API}, worker ${parts.worker}, logs in ${stack.logs}\nminute  answers/s  API MB now (peak)  worker MB now (peak)`,
    );
    for (let minute = 1; minute <= minutes; minute += 1) {
      if (minute % RENEW_AFTER === 0) for (const person of everybody) await renew(stack.url, person);
      for (const pid of Object.values(parts)) resetPeak(pid);
      const read = autocannon({
        url: stack.url,
        connections: READERS,
        duration: 60,
        // seconds: on a busy machine an answer takes its time, and the soak asks about memory
        timeout: 120,
        requests: READ.flatMap((path) =>
          people.map(({ headers }) => ({ path, headers: { ...headers, apikey: 'embedded' } })),
        ),
      });
      const result = await Promise.race([read, load.then(() => read)]);
      const refused = REFUSED.reduce((sum, status) => sum + (result.statusCodeStats?.[status]?.count ?? 0), 0);
      if (result.non2xx - refused + result.errors > 0)
        throw new Error(`${result.non2xx - refused} answers were no success and ${result.errors} calls failed.`);
      const sample = { API: residentMb(parts.API), worker: residentMb(parts.worker) };
      samples.push(sample);
      const shown = Object.values(sample).map(({ now, peak }) => `${now.toFixed(0)} (${peak.toFixed(0)})`.padStart(17));
      console.log(
        `${String(minute).padStart(6)}  ${result.requests.average.toFixed(0).padStart(9)}  ${shown.join('  ')}${refused ? `  ${refused} refused` : ''}`,
      );
    }
    over.abort();
    const [made] = await load;
    console.log(`\n${made.reduce((sum, count) => sum + count, 0)} pictures were made, read and removed.`);

    const counted = samples.slice(Math.floor(minutes * WARM_UP));
    for (const name of /** @type {const} */ (['API', 'worker'])) {
      const slope = slopePerHour(counted.map((sample) => sample[name].now));
      const peak = Math.max(...samples.map((sample) => sample[name].peak));
      const tooMuch = name === 'API' && !(peak <= SATURATED_MB);
      const grows = minutes >= 60 && !(slope <= FLAT_MB);
      console.log(
        `${name}: at most ${peak.toFixed(0)} MB${tooMuch ? ` **more than ${SATURATED_MB}**` : ''}, ${slope.toFixed(1)} MB an hour over the last ${counted.length} minutes${grows ? ` **more than ${FLAT_MB}**` : ''}`,
      );
      if (tooMuch || grows) process.exitCode = 1;
    }
  } finally {
    await stack.stop();
  }
}

const minutes = Number(process.argv[2] ?? 10);
if (!Number.isInteger(minutes) || minutes < 1) throw new Error('Minutes are a whole number: npm run drill:soak -- 120');
undoAtEnd(stopStacks);
await soak(minutes);
