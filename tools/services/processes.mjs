import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The command line of a live process, its parts joined by spaces; `null` when there is no such process. */
export function commandLine(/** @type {number} */ pid) {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null;
    }
    return (
      execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || null
    );
  } catch {
    return null;
  }
}

/**
 * What tells a process from a later one that was given the same number: when it started. `null` when it does not live.
 * A zombie counts as dead: it holds no file, port or lock.
 */
export function processIdentity(/** @type {number} */ pid) {
  try {
    if (process.platform === 'linux') {
      // The name, field 2, may hold spaces and brackets: count from the last bracket. Field 3 is the state, 22 the start.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields[0] === 'Z'
        ? null
        : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
    }
    const [state, ...started] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/);
    return !state || state.startsWith('Z') ? null : started.join(' ');
  } catch {
    return null;
  }
}

/** The number of the process that started this one, or took it over from one that ended; `null` when it does not live. */
export function parentOf(/** @type {number} */ pid) {
  try {
    if (process.platform !== 'linux')
      return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

/**
 * Settles when a child process has ended, or could not be started at all.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export function exitOf(child) {
  return new Promise((resolve) => child.once('error', () => resolve()).once('exit', () => resolve()));
}

/**
 * Asks the operating system for a free port on the loopback address.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Whether a server takes connections on this loopback port. @returns {Promise<boolean>} */
export function accepts(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 });
    const finish = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .on('connect', () => finish(true))
      .on('error', () => finish(false))
      .on('timeout', () => finish(false));
  });
}

/**
 * Calls `check` until it answers something truthy, and answers that.
 * @template T
 * @param {() => T | Promise<T>} check
 * @param {{ timeoutMs: number, everyMs?: number }} options
 * @returns {Promise<NonNullable<T> | null>} `null` when the time is over
 */
export async function until(check, { timeoutMs, everyMs = 20 }) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await check();
    if (answer) return answer;
    if (Date.now() >= deadline) return null;
    await wait(everyMs);
  }
}

/**
 * Stops a process that need not be our child: the signal, a wait, and SIGKILL when that was not enough.
 * @param {number} pid
 * @param {{ signal?: NodeJS.Signals, timeoutMs?: number }} [options]
 */
export async function stopProcess(pid, { signal = 'SIGTERM', timeoutMs = 15_000 } = {}) {
  const identity = processIdentity(pid);
  if (identity === null) return;
  const gone = () => processIdentity(pid) !== identity;
  for (const next of /** @type {NodeJS.Signals[]} */ ([signal, 'SIGKILL'])) {
    try {
      process.kill(pid, next);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
      return;
    }
    if (await until(gone, { timeoutMs })) return;
  }
}

/** An empty log for a process to write to, for the owner alone. It is appended to, so that it can be emptied meanwhile. */
export function openLog(/** @type {string} */ file) {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_APPEND } = constants;
  return openSync(file, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600);
}

/** The last lines of a text file; empty when it cannot be read. */
export function tail(/** @type {string} */ file, lines = 5) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}

/**
 * Starts a server's program, its output in a log of its own, and waits until it answers. One that does not is ended.
 * @param {{
 *   failure: string, command: string[], log: string, answers: (pid: number | undefined) => boolean | Promise<boolean>, timeoutMs: number,
 *   input?: string, spawn: import('node:child_process').SpawnOptions
 * }} options `failure`: the beginning of the sentence when it does not; `input`: for its standard input
 * @returns {Promise<{ pid: number, exited: Promise<void> }>}
 * @throws {Error} with that sentence and the program's last lines
 */
export async function startProgram({
  failure,
  command: [program = '', ...args],
  log,
  answers,
  timeoutMs,
  input,
  ...options
}) {
  const output = openLog(log);
  const child = spawn(program, args, {
    ...options.spawn,
    stdio: [input === undefined ? 'ignore' : 'pipe', output, output],
  });
  closeSync(output);
  let over = false;
  const exited = exitOf(child).then(() => void (over = true));
  child.stdin?.on('error', () => {}).end(input);
  const ready = await until(async () => over || (await answers(child.pid)), { timeoutMs });
  const { pid } = child;
  if (!over && ready && pid !== undefined) return { pid, exited };
  child.kill('SIGKILL');
  await exited;
  throw new Error(`${failure}. Its last lines (${log}):\n${tail(log)}`);
}
