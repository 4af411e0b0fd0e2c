// Kills each part of a running `npm start` with SIGKILL, one at a time, and shows that it comes back with its data:
// first by itself, then (the launcher killed with it) by the next `npm start`. Run: node tools/drills/start-drill.mjs
import { mkdtempSync, chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { commandLine, freePort, parentOf, processIdentity, until } from '../services/processes.mjs';
import { isReady, npmStart, partsOf, stopLaunchers } from './npm-start.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'maquette-drill-'));
chmodSync(dataDir, 0o755);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const start = () => npmStart({ port, dataDir });
const parts = () => partsOf(dataDir);
const read = (/** @type {string} */ file) => readFileSync(join(dataDir, file), 'utf8');

/** Writes one row more, and answers how many there are: a row lost is a number too small. */
async function addRow() {
  const databasePort = Number(read('postgres/postmaster.pid').split('\n')[3]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port: databasePort,
    user: 'maquette',
    database: 'postgres',
    password: read('postgres/maquette-password').trim(),
  });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS public.drill (id serial)');
  await client.query('INSERT INTO public.drill DEFAULT VALUES');
  const { rows } = await client.query('SELECT count(*)::int AS count FROM public.drill');
  await client.end();
  return rows[0].count;
}

/** Whatever lives and names this data folder in its command line or environment, and is not of the running start. */
function leftBehind(/** @type {number[]} */ known) {
  const ours = (/** @type {number} */ pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(dataDir) || commandLine(pid)?.includes(dataDir);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .map(Number)
    .filter(
      (pid) => pid && processIdentity(pid) && ours(pid) && !known.includes(pid) && !known.includes(parentOf(pid) ?? 0),
    );
}

undoAtEnd(async () => {
  await stopLaunchers();
  rmSync(dataDir, { recursive: true, force: true });
});

const table = [];
let rows = 0;
const checkRow = async () => {
  rows += 1;
  const found = await addRow();
  if (found !== rows) throw new Error(`${rows} rows were written and ${found} are there`);
};
const kill = async (/** @type {number} */ pid) => {
  const identity = processIdentity(pid);
  process.kill(pid, 'SIGKILL');
  await until(() => processIdentity(pid) !== identity, { timeoutMs: 5000 });
};

let run = await start();
process.on('exit', () => run.launcher.kill('SIGINT'));
const first = run.seconds;
await checkRow();
for (const victim of ['api', 'worker', 'services', 'postgres', 'redis', 'launcher']) {
  let healed = '-';
  if (victim !== 'launcher') {
    const before = parts()[victim] ?? 0;
    const since = performance.now();
    await kill(before);
    const replaced = () => {
      try {
        const now = parts()[victim] ?? 0;
        return now !== before && processIdentity(now) !== null;
      } catch {
        return false; // between two servers there is no postmaster.pid
      }
    };
    const back = await until(async () => replaced() && (await isReady(address)), { timeoutMs: 60_000 });
    if (!back) throw new Error(`${victim} did not come back by itself`);
    healed = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    await checkRow();
    await kill(parts()[victim] ?? 0);
  }
  await kill(parts().launcher ?? 0);
  run = await start();
  await checkRow();
  table.push({
    'kill -9': victim,
    'back by itself': healed,
    'next npm start': `${run.seconds.toFixed(1)} s`,
    'rows kept': rows,
    'left behind': leftBehind([...Object.values(parts()), process.pid]).length,
  });
}
const since = performance.now();
run.launcher.kill('SIGINT');
await run.exited;
table.push({
  'kill -9': '(Ctrl-C)',
  'back by itself': '-',
  'next npm start': `stopped in ${((performance.now() - since) / 1000).toFixed(1)} s`,
  'rows kept': rows,
  'left behind': leftBehind([process.pid]).length,
});
rmSync(dataDir, { recursive: true });
console.log(`First start on an empty data folder: ${first.toFixed(1)} s`);
console.table(table);
if (table.some((row) => row['left behind'] > 0)) process.exitCode = 1;
