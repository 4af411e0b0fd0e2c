import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { exitOf, freePort, openLog, processIdentity, stopProcess, tail, until } from './processes.mjs';
import { ensureRedis } from './redis-program.mjs';

/** Whether a server on this loopback port takes the password and answers PING (it does not while it loads its file). */
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
  const output = openLog(log);
  // In its folder rather than with `dir`: paths may hold spaces. A session of its own: Ctrl-C in the terminal is for
  // the launcher, which stops what uses Redis first. The configuration comes by stdin, so that `ps` shows no password.
  const child = spawn(program.path, ['-'], {
    cwd: dir,
    env: { ...process.env, ...program.env },
    detached: durable,
    stdio: ['pipe', output, output],
  });
  closeSync(output);
  let over = false;
  const exited = exitOf(child).then(() => void (over = true));
  child.stdin?.on('error', () => {}).end(`${config.join('\n')}\n`);
  const answer = await until(async () => over || (await answersPing(listenPort, password)), { timeoutMs: 30_000 });
  if (over || !answer || child.pid === undefined) {
    child.kill('SIGKILL');
    throw new Error(`Redis did not start on port ${listenPort}. Its last lines (${log}):\n${tail(log)}`);
  }
  const { pid } = child;
  try {
    writeFileSync(`${stateFile}.new`, JSON.stringify({ pid, identity: processIdentity(pid) }), { mode: 0o600 });
    renameSync(`${stateFile}.new`, stateFile);
  } catch (error) {
    // the disk is full: a server that nobody could find again must not stay
    child.kill('SIGKILL');
    await exited;
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
