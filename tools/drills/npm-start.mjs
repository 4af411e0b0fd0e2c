import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitOf, until } from '../services/processes.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const isReady = (/** @type {string} */ address) =>
  fetch(`${address}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** How to stop each `npm start` that runs. @type {Set<() => Promise<void>>} */
const stops = new Set();

let over = false;

/** Ends every `npm start` of this process as Ctrl-C does, and waits until they are gone. No other is begun after that. */
export async function stopLaunchers() {
  over = true;
  await Promise.all([...stops].map((stop) => stop()));
}

/**
 * `npm start` on that port and data folder, until it is up.
 * @param {{ port: number, dataDir: string, env?: NodeJS.ProcessEnv }} options
 * @throws Error with its words when it does not come up
 */
export async function npmStart({ port, dataDir, env = {} }) {
  if (over) throw new Error('The drill was ended.');
  const since = performance.now();
  const launcher = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = exitOf(launcher);
  let output = '';
  let gone = false;
  const stop = () => {
    launcher.kill('SIGINT');
    return exited;
  };
  stops.add(stop);
  void exited.then(() => {
    gone = true;
    stops.delete(stop);
  });
  launcher.stdout.on('data', (chunk) => (output += chunk));
  await until(() => gone || output.includes('  Open '), { timeoutMs: 300_000 });
  if (gone || !(await isReady(`http://127.0.0.1:${port}`))) throw new Error(`npm start did not come up:\n${output}`);
  return { launcher, exited, seconds: (performance.now() - since) / 1000, said: () => output };
}

/** @returns {Record<string, number>} the process number of each part that runs on this data folder */
export function partsOf(/** @type {string} */ dataDir) {
  const read = (/** @type {string} */ file) => readFileSync(join(dataDir, file), 'utf8');
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
