import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepts, freePort, startProgram, stopProcess } from './processes.mjs';
import { PROGRAMS, ensureProgram } from './unpacked-program.mjs';

/** @throws {Error} with a sentence that says what to type */
export function ensureHaproxy() {
  const found = ensureProgram(['haproxy'], { folder: join(PROGRAMS, 'haproxy'), version: '-v' });
  if (found) return found;
  throw new Error('HAProxy is not on this machine and could not be fetched: sudo apt-get install haproxy');
}

/** One door for servers on this machine, which are left out while they are not ready. */
const configuration = (
  /** @type {number} */ port,
  /** @type {number} */ statePort,
  /** @type {string[]} */ servers,
) => `
global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 10s
  # a machine at its limit answers late; one that stops says so at once
  timeout check 5s
  option forwardfor
  # a connection that is refused was none: another server is asked. Nothing that was sent is sent again.
  option redispatch 1
  retries 3
frontend door
  bind 127.0.0.1:${port}
  default_backend api
listen state
  bind 127.0.0.1:${statePort}
  stats enable
  stats uri /
backend api
  balance roundrobin
  option httpchk GET /api/ready
  default-server check inter 500ms fall 3 rise 1 pool-purge-delay 5s
${servers.map((url, i) => `  server api${i + 1} ${new URL(url).host}`).join('\n')}
`;

/**
 * HAProxy on 127.0.0.1 before API processes, of which it asks those that are ready.
 * @param {{ dir: string, port: number, servers: string[] }} options
 * @returns {Promise<{ url: string, allUp: () => Promise<boolean>, pid: number, exited: Promise<void>, stop: () => Promise<void> }>}
 * @throws {Error} with a sentence and HAProxy's last lines
 */
export async function startHaproxy({ dir, port, servers }) {
  const program = ensureHaproxy();
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'haproxy.cfg');
  const statePort = await freePort();
  writeFileSync(file, configuration(port, statePort, servers));
  const log = join(dir, 'haproxy.log');
  const { pid, exited } = await startProgram({
    failure: 'HAProxy did not start',
    // `-db`: one process, which stays in the foreground
    command: [program.path, '-db', '-f', file],
    spawn: { env: { PATH: process.env.PATH, ...program.env } },
    log,
    answers: () => accepts(port),
    timeoutMs: 10_000,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    allUp: async () => {
      const csv = await (await fetch(`http://127.0.0.1:${statePort}/;csv`)).text();
      const states = csv.split('\n').filter((line) => /^api,api\d/.test(line));
      return states.length === servers.length && states.every((line) => line.split(',')[17] === 'UP');
    },
    pid,
    exited,
    stop: async () => {
      await stopProcess(pid, { signal: 'SIGKILL' });
      await exited;
    },
  };
}
