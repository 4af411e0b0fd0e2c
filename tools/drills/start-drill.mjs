// Kills each part of a running `npm start` with SIGKILL, one at a time, and shows that it comes back with its data:
// first by itself, then (the launcher killed with it) by the next `npm start`. Run: node tools/drills/start-drill.mjs
import { spawn } from 'node:child_process';
import { mkdtempSync, chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { commandLine, exitOf, freePort, processIdentity, until } from '../services/processes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'maquette-drill-'));
chmodSync(dataDir, 0o755);
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const read = (/** @type {string} */ file) => readFileSync(join(dataDir, file), 'utf8');

/** @returns {Record<string, number>} the process number of each part */
function parts() {
  const named = Object.fromEntries(
    JSON.parse(read('run.json')).processes.map((/** @type {{ name: string, pid: number }} */ { name, pid }) => [
      name,
      pid,
    ]),
  );
  return {
    ...named,
    postgres: Number(read('postgres/postmaster.pid').split('\n')[0]),
    redis: JSON.parse(read('redis/server.json')).pid,
  };
}

const isReady = () =>
  fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function npmStart() {
  const since = performance.now();
  const launcher = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = exitOf(launcher);
  let output = '';
  let over = false;
  void exited.then(() => (over = true));
  launcher.stdout.on('data', (chunk) => (output += chunk));
  await until(() => over || output.includes('  Open '), { timeoutMs: 300_000 });
  if (over || !(await isReady())) throw new Error(`npm start did not come up:\n${output}`);
  return { launcher, exited, seconds: (performance.now() - since) / 1000 };
}

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
  const parent = (/** @type {number} */ pid) =>
    Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid && processIdentity(pid) && ours(pid) && !known.includes(pid) && !known.includes(parent(pid)));
}

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

let run = await npmStart();
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
    const back = await until(async () => replaced() && (await isReady()), { timeoutMs: 60_000 });
    if (!back) throw new Error(`${victim} did not come back by itself`);
    healed = `${((performance.now() - since) / 1000).toFixed(1)} s`;
    await checkRow();
    await kill(parts()[victim] ?? 0);
  }
  await kill(parts().launcher ?? 0);
  run = await npmStart();
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
