import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { commandLine } from '../services/processes.mjs';
import { Problem } from './problem.mjs';

/**
 * Why this process could not listen there; `null` when it could.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | null>} the error's code
 */
export function listenError(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** The process that listens on a port, where the system lets us see it. */
export function listenerOf(/** @type {number} */ port) {
  try {
    if (process.platform !== 'linux') {
      return (
        Number(
          execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], {
            encoding: 'utf8',
            stdio: ['ignore', 'pipe', 'ignore'],
          }).split('\n')[0],
        ) || null
      );
    }
    const hex = port.toString(16).toUpperCase().padStart(4, '0');
    const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((row) => row.trim().split(/\s+/)),
    );
    const inode = rows.find((row) => row[1]?.endsWith(`:${hex}`) && row[3] === '0A')?.[9]; // 0A: listening
    const orElse = (/** @type {() => any} */ read, /** @type {any} */ fallback) => {
      try {
        return read();
      } catch {
        return fallback; // another user's, or gone meanwhile
      }
    };
    const holds = (/** @type {string} */ pid) => {
      const folder = `/proc/${pid}/fd`;
      return orElse(() => readdirSync(folder), []).some(
        (/** @type {string} */ fd) => orElse(() => readlinkSync(`${folder}/${fd}`), '') === `socket:[${inode}]`,
      );
    };
    const pid =
      inode &&
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .find(holds);
    return pid ? Number(pid) : null;
  } catch {
    return null;
  }
}

/** @throws {Problem} that says who holds the port and how to choose another */
export async function checkPort(/** @type {string} */ host, /** @type {number} */ port) {
  const error = await listenError(host, port);
  if (error === null) return;
  if (error === 'EACCES')
    throw new Problem(
      `Only an administrator may use port ${port}. Choose one above 1023, for example: PORT=5001 npm start`,
    );
  if (error !== 'EADDRINUSE') throw new Problem(`Cannot listen on HOST ${host}, port ${port} (${error}).`);
  const pid = listenerOf(port);
  const who = pid ? `process ${pid} (${commandLine(pid)?.slice(0, 120) ?? 'unknown'})` : 'another program';
  let free = port + 1;
  while (free < 65_535 && (await listenError(host, free)) !== null) free += 1;
  throw new Problem(
    `Port ${port} is taken by ${who}. Stop that, or choose another port, for example: PORT=${free} npm start`,
  );
}
