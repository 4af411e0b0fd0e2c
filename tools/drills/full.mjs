// Fills the disk under a running `npm start`, first nearly and then to the last byte, and frees it again. Nothing that was accepted may
// be lost, nothing may end or freeze, and what cannot be done must be said. On Linux, as root: it mounts a small disk in memory.
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
// @ts-expect-error it carries no types
import autocannon from 'autocannon';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { freePort, until } from '../services/processes.mjs';
import { call, signUp } from '../stack/client.mjs';
import { isReady, npmStart, partsOf, stopLaunchers } from './npm-start.mjs';

const DISK_MB = 1_600;
/** what is left in the first part: less than DISK_RESERVE_MB, and enough for PostgreSQL */
const NEARLY_FULL_MB = 300;
const REQUESTS = 8;
const FULL_MS = 30_000;
/** the longest that a call may wait while nothing can be written */
const ANSWER_MS = 2_000;
const LONG_PATHS = 10_000;
const LOG_MB = 15;
const MB = 1024 ** 2;

/** @type {{ check: string, seen: string, right: boolean }[]} */
const findings = [];
const finding = (/** @type {string} */ check, /** @type {unknown} */ seen, /** @type {boolean} */ right) => {
  findings.push({ check, seen: String(seen), right });
  console.log(`${right ? 'ok   ' : 'WRONG'} ${check}: ${seen}`);
};

const dataDisk = mkdtempSync(join(tmpdir(), 'maquette-full-'));
const dataDir = join(dataDisk, 'data');
const fillers = { nearly: join(dataDisk, 'nearly-full'), last: join(dataDisk, 'full') };

function fillAllBut(/** @type {number} */ mb) {
  const { bavail, bsize } = statfsSync(dataDisk);
  execFileSync('fallocate', ['-l', String(bavail * bsize - mb * MB), fillers.nearly]);
}

/** To the last byte: what is too much is written as far as it goes. */
function fillUp() {
  const file = openSync(fillers.last, 'a');
  try {
    for (const block = Buffer.alloc(MB, 1); ;) writeSync(file, block);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

/** Bytes in the log folder. */
const logBytes = () =>
  readdirSync(join(dataDir, 'logs')).reduce((sum, name) => sum + statSync(join(dataDir, 'logs', name)).size, 0);

async function drill() {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = { AUTH_AUTOCONFIRM: 'true', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'info' };
  const run = await npmStart({ port, dataDir, env });
  try {
    const { headers } = await signUp(address);
    const ask = (/** @type {string} */ method, /** @type {string} */ path, /** @type {object | undefined} */ body) =>
      call(address, method, path, { headers, body, signal: AbortSignal.timeout(10_000) });
    const create = (/** @type {number} */ n) =>
      ask('POST', '/api/designs/generate_async', {
        provider: 'studio',
        operation: 'text-to-image',
        design_type: 'logo',
        n,
        prompt: 'A harbour at night',
      });
    /** @returns {Promise<Record<string, number>>} how many requests of this person stand where */
    const standing = async (/** @type {string[]} */ ids) => {
      const all = await Promise.all(ids.map(async (id) => (await ask('GET', `/api/designs/${id}`, undefined)).body));
      return all.reduce((counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {});
    };
    const ended = async (/** @type {string[]} */ ids) => {
      const { pending = 0, processing = 0 } = await standing(ids);
      return pending + processing === 0;
    };

    const early = (await create(1)).body.design_request_id;
    await until(() => ended([early]), { timeoutMs: 60_000, everyMs: 200 });
    const before = partsOf(dataDir);

    console.log(`\nnearly full: ${NEARLY_FULL_MB} MB left`);
    /** @type {string[]} */
    const accepted = [];
    for (let i = 0; i < REQUESTS; i += 1) accepted.push((await create(4)).body.design_request_id);
    fillAllBut(NEARLY_FULL_MB);
    const ready = await call(address, 'GET', '/api/ready');
    finding('/api/ready', `${ready.status} ${ready.body.error ?? 'ok'}`, ready.status === 503);
    const refused = await create(1);
    finding('a new request', `${refused.status} ${refused.body.error}`, refused.status === 507);
    const { body: shown } = await ask('GET', `/api/designs/${early}`, undefined);
    const picture = await fetch(new URL(shown.image_url, address));
    finding('a picture', picture.status, picture.status === 200 && (await picture.arrayBuffer()).byteLength > 1_000);
    const removals = [
      await ask('DELETE', `/api/designs/${early}`, undefined),
      await ask('DELETE', `/api/trash/design/${early}`, undefined),
    ].map(({ status }) => status);
    finding('removing it for good', removals, String(removals) === '200,200');
    await wait(20_000); // what runs may end, what waits must go on waiting
    const first = await standing(accepted);
    await wait(10_000);
    const second = await standing(accepted);
    finding(
      'accepted work, 20 s and 30 s later',
      `${JSON.stringify(first)}, ${JSON.stringify(second)}`,
      !second.failed && (second.pending ?? 0) > 0 && second.completed === first.completed,
    );

    console.log('\nfull: nothing left');
    const end = Date.now() + FULL_MS;
    let slowest = 0;
    let unanswered = 0;
    while (Date.now() < end) {
      fillUp();
      const since = performance.now();
      // a path that is logged
      for (const path of ['/api/health', '/api/no-such-thing', '/api/designs'])
        await call(address, 'GET', path, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => (unanswered += 1));
      slowest = Math.max(slowest, performance.now() - since);
      await wait(100);
    }
    finding(
      `three calls in turn for ${FULL_MS / 1000} s, slowest`,
      `${slowest.toFixed(0)} ms, ${unanswered} without an answer`,
      unanswered === 0,
    );

    console.log('\nfree again');
    for (const path of Object.values(fillers)) rmSync(path);
    const since = performance.now();
    const back = await until(() => isReady(address), { timeoutMs: 90_000, everyMs: 200 });
    finding('/api/ready is ok again after', `${((performance.now() - since) / 1000).toFixed(1)} s`, back === true);
    const after = partsOf(dataDir);
    for (const name of ['api', 'worker', 'services', 'redis'])
      finding(
        `the process ${name}`,
        after[name] === before[name] ? 'the same' : 'another',
        after[name] === before[name],
      );
    await until(() => ended(accepted).catch(() => false), { timeoutMs: 180_000, everyMs: 500 });
    const last = await standing(accepted);
    finding('accepted work in the end', JSON.stringify(last), last.completed === REQUESTS);
    const fresh = await create(1);
    finding('a new request', fresh.status, fresh.status === 202);

    console.log('\nfull at once, while pictures are being made');
    const running = [fresh.body.design_request_id];
    for (let i = 1; i < REQUESTS; i += 1) running.push((await create(4)).body.design_request_id);
    await until(async () => ((await standing(running)).processing ?? 0) > 0, { timeoutMs: 20_000, everyMs: 50 });
    for (const over = Date.now() + FULL_MS; Date.now() < over; await wait(100)) fillUp();
    rmSync(fillers.last);
    await until(() => ended(running).catch(() => false), { timeoutMs: 180_000, everyMs: 500 });
    const kept = await standing(running);
    finding('work that ran meanwhile, in the end', JSON.stringify(kept), kept.completed === REQUESTS);
    const { worker } = partsOf(dataDir);
    finding('the process worker', worker === before.worker ? 'the same' : 'another', worker === before.worker);

    console.log(`\n${LONG_PATHS} calls of paths with 14,000 characters`);
    const logged = logBytes();
    await autocannon({ url: `${address}/api/${'x'.repeat(14_000)}`, connections: 10, amount: LONG_PATHS });
    const grown = (logBytes() - logged) / MB;
    finding('the logs grew by', `${grown.toFixed(1)} MB`, grown <= LOG_MB);
  } finally {
    const since = performance.now();
    run.launcher.kill('SIGINT');
    await run.exited;
    finding(
      'Ctrl-C stops it after',
      `${((performance.now() - since) / 1000).toFixed(1)} s`,
      performance.now() - since < 30_000,
    );
    console.log(run.said());
  }
}

const unmount = () => {
  if (!existsSync(dataDisk)) return;
  execFileSync('umount', [dataDisk]);
  rmdirSync(dataDisk);
};
undoAtEnd(() => stopLaunchers().then(unmount));
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'maquette-full', dataDisk]);
try {
  await drill();
} finally {
  unmount();
}
if (findings.some(({ right }) => !right)) process.exitCode = 1;
