// Several of everything, behind a proxy and on an object store: 500 requests, every kind of part killed, the store away for 20 seconds, a backup
// taken in the middle of it. Then what became of each request is counted, and the backup restored and compared byte for byte.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { until } from '../services/processes.mjs';
import { signUp } from '../stack/client.mjs';
import { startBehindProxy } from './behind-proxy.mjs';
import { askForPictures, audit, standing, storeOf, sweep } from './kill.mjs';

const BACKUP = fileURLToPath(new URL('../../dist/api/backup/main.js', import.meta.url));
const REQUESTS = Number(process.argv[2] ?? 500);
const QUIET = Math.min(60, REQUESTS / 4);
const SETTLE_MS = 900_000;

/** @returns {Promise<string>} its sentence @throws {Error} with it when it failed */
async function backup(
  /** @type {string} */ action,
  /** @type {string} */ folder,
  /** @type {NodeJS.ProcessEnv} */ env,
) {
  const child = spawn(process.execPath, [BACKUP, action, folder], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (words += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${action}: ${words}`);
  return words.trim();
}

async function bytesOf(/** @type {ReturnType<typeof storeOf>} */ store, /** @type {string} */ key) {
  const found = await store.read(key);
  if (!found) return null;
  const chunks = [];
  for await (const chunk of found.stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The backup in a database and a folder of its own. @returns what is not as it is in the installation that it was taken from */
async function restoreAndCompare(
  /** @type {Awaited<ReturnType<typeof startBehindProxy>>} */ { dir, stack },
  /** @type {string} */ folder,
) {
  const admin = new pg.Client({ connectionString: stack.databaseUrl });
  await admin.connect();
  await admin.query('CREATE DATABASE restored');
  await admin.end();
  const url = new URL(stack.databaseUrl);
  url.pathname = '/restored';
  const env = { ...stack.env, STORAGE: 'disk', DATABASE_URL: url.href, DATA_DIR: join(dir, 'restored') };
  console.log(await backup('restore', folder, env));
  const database = new pg.Client({ connectionString: url.href });
  await database.connect();
  try {
    const { rows } = await database.query(
      `SELECT bucket || '/' || path AS key FROM maquette.files WHERE deleted_at IS NULL`,
    );
    const [now, then] = [storeOf(stack.env), storeOf(env)];
    const wrong = [];
    for (const { key } of rows) {
      const [here, there] = await Promise.all([bytesOf(then, key), bytesOf(now, key)]);
      if (!here || !there || !here.equals(there)) wrong.push(key);
    }
    console.log(
      `${rows.length} files of the restored rows compared byte for byte with the store: ${wrong.length} differ.`,
    );
    return wrong;
  } finally {
    await database.end();
  }
}

const many = await startBehindProxy({ apis: 2, workers: 3 });
undoAtEnd(many.stop);
try {
  const { url, stack, s3, proxy, dir } = many;
  await proxy.settled();
  const people = await Promise.all([0, 1, 2, 3].map(() => signUp(url)));
  /** @type {import('./kill.d.mts').Accepted[]} */
  const accepted = [];
  let refused = 0;
  const submit = async (
    /** @type {(typeof people)[number]} */ person,
    /** @type {number} */ lane,
    /** @type {number} */ upTo,
  ) => {
    for (let i = 0; accepted.length < upTo; i += 1) {
      const one = await askForPictures(url, person, lane, i);
      if (one) accepted.push(one);
      else {
        refused += 1;
        await wait(200);
      }
    }
  };
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  const query = async (/** @type {string} */ sql, /** @type {unknown[]} */ values = []) => {
    const client = new pg.Client({ connectionString: stack.databaseUrl });
    await client.connect();
    return client.query(sql, values).finally(() => client.end());
  };
  const settled = () =>
    until(
      async () =>
        (await query(`SELECT FROM maquette.design_requests WHERE status IN ('pending', 'processing') LIMIT 1`)).rows
          .length === 0,
      { timeoutMs: SETTLE_MS, everyMs: 500 },
    );

  await Promise.all(people.map((one, lane) => submit(one, lane, QUIET)));
  await settled();
  const { rows: taken } = await query('SELECT fence::int AS times FROM maquette.design_requests');
  const twice = taken.filter(({ times }) => times !== 1).length;
  console.log(
    `While nothing is killed, ${stack.workers.length} workers take ${taken.length} requests from one queue; ${twice} were taken more than once.`,
  );

  /** @type {Promise<string> | undefined} */
  let copy;
  const strike = async () => {
    const store = { name: 'the store', kill: s3.kill, start: s3.start };
    const parts = [...stack.workers, ...stack.apis, proxy, stack.redis, stack.postgres, store];
    for (const [i, victim] of [...parts, ...parts].entries()) {
      await wait(2_000);
      console.log(`kill -9 ${victim.name}; ${accepted.length} accepted, ${refused} refused so far`);
      await victim.kill();
      await wait(i % 2 ? 1_000 : 0);
      await victim.start();
      if (i === parts.length - 1) {
        console.log('the store fails for 20 s');
        s3.failWith(() => 503);
        await wait(20_000);
        s3.failWith(undefined);
        // in the middle of the work; what is killed while it runs are workers and APIs
        copy = backup('backup', join(dir, 'backup'), stack.env);
        console.log(await copy);
      }
    }
  };
  await Promise.all([strike(), ...people.map((one, lane) => submit(one, lane, REQUESTS))]);
  console.log(
    `${accepted.length} requests accepted, ${refused} attempts refused meanwhile; waiting until all have ended`,
  );
  await settled();
  await database.connect();
  const late = await standing(database, accepted, stack);
  await Promise.all(stack.workers.map((worker) => worker.stop()));
  const swept = await sweep(stack);
  const { lost, doubled, orphans, problems } = await audit(database, accepted, stack.env);
  await database.end();
  console.log(
    `\nAccepted ${accepted.length}: lost ${lost}, doubled ${doubled}; unfinished files swept ${swept}, orphan files left ${orphans}.`,
  );
  for (const line of [...problems, ...late]) console.log(`- ${line}`);
  const wrong = await restoreAndCompare(many, join(dir, 'backup'));
  if (twice + lost + doubled + orphans + wrong.length > 0) process.exitCode = 1;
} finally {
  await many.stop();
}
