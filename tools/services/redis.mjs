import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort, processIdentity, startProgram, stopProcess } from './processes.mjs';
import { ensureRedis } from './redis-program.mjs';

/** Whether a server on this loopback port takes the password and answers PING (it does not while it loads its file). @returns {Promise<boolean>} */
function answersPing(/** @type {number} */ port, /** @type {string} */ password) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 }, () =>
      socket.write(`AUTH ${password}\r\nPING\r\n`),
    );
    const finish = () => {
      socket.destroy();
      resolve(answer.includes('+PONG'));
    };
    socket.on('data', (chunk) => {
      answer += chunk;
      if (/PONG|LOADING/.test(answer) || answer.split('\r\n').length > 2) finish();
    });
    socket.on('error', finish).on('timeout', finish).on('close', finish);
  });
}

async function stopPredecessor(/** @type {string} */ stateFile) {
  try {
    const { pid, identity } = JSON.parse(readFileSync(stateFile, 'utf8'));
    if (identity && processIdentity(pid) === identity) await stopProcess(pid);
  } catch {
    // never started here, or the file was cut short by a crash: then there is nobody to stop
  }
}

/**
 * Starts Redis for one folder on 127.0.0.1, with a password of its own. One left behind there by a killed predecessor is stopped first.
 * @param {{ dir: string, port?: number, password?: string, durable: boolean }} options `durable`: append-only file, synced every second; else nothing is kept.
 *   Without `port` the operating system chooses one.
 * @returns {Promise<{ url: string, port: number, pid: number, exited: Promise<void>, stop: () => Promise<void> }>}
 * @throws {Error} with a sentence and Redis' last lines
 */
export async function startRedis({ dir, port, password = randomBytes(24).toString('hex'), durable }) {
  const program = ensureRedis();
  mkdirSync(dir, { recursive: true });
  const stateFile = join(dir, 'server.json');
  await stopPredecessor(stateFile);
  const listenPort = port ?? (await freePort());
  const log = join(dir, 'redis.log');
  const config = [
    'bind 127.0.0.1',
    `port ${listenPort}`,
    `requirepass ${password}`,
    'save ""',
    'maxmemory-policy noeviction',
    `appendonly ${durable ? 'yes' : 'no'}`,
    'appendfsync everysec',
    'daemonize no',
  ];
  const { pid, exited } = await startProgram({
    failure: `Redis did not start on port ${listenPort}`,
    command: [program.path, '-'],
    input: `${config.join('\n')}\n`, // the configuration comes by stdin, so that `ps` shows no password
    // In its folder rather than with `dir`: paths may hold spaces. A session of its own: Ctrl-C in the terminal is for
    // the launcher, which stops what uses Redis first.
    spawn: { cwd: dir, env: { ...process.env, ...program.env }, detached: durable },
    log,
    answers: () => answersPing(listenPort, password),
    timeoutMs: 30_000,
  });
  try {
    writeFileSync(`${stateFile}.new`, JSON.stringify({ pid, identity: processIdentity(pid) }), { mode: 0o600 });
    renameSync(`${stateFile}.new`, stateFile);
  } catch (error) {
    // the disk is full: a server that nobody could find again must not stay
    await stopProcess(pid, { signal: 'SIGKILL' });
    throw new Error(`Redis could not be noted in ${stateFile}: ${/** @type {Error} */ (error).message}`, {
      cause: error,
    });
  }
  return {
    url: `redis://:${password}@127.0.0.1:${listenPort}`,
    port: listenPort,
    pid,
    exited,
    stop: async () => {
      await stopProcess(pid, { signal: durable ? 'SIGTERM' : 'SIGKILL' });
      await exited;
    },
  };
}
