import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { exitOf, tail } from '../services/processes.mjs';
import { Problem, withoutStack } from './problem.mjs';

const PATIENCE_MS = 5000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Counts a child with a process group of its own among the tasks under way. */
export function addTask(/** @type {import('node:child_process').ChildProcess} */ child) {
  running.add(child);
  void exitOf(child).then(() => running.delete(child));
}

/** Ends every task under way together with what it has started, and waits until they are gone. */
export async function stopTasks() {
  await Promise.all(
    [...running].map(async (child) => {
      const exited = exitOf(child);
      const end = (/** @type {NodeJS.Signals} */ signal) => {
        try {
          if (child.pid !== undefined) process.kill(-child.pid, signal);
        } catch {
          // it has just ended by itself
        }
      };
      end('SIGTERM');
      const killer = setTimeout(end, PATIENCE_MS, 'SIGKILL');
      await exited;
      clearTimeout(killer);
      end('SIGKILL'); // what it left behind of its group
    }),
  );
}

/**
 * Runs a command to its end, its output in a log file. It gets a process group of its own, so that stopping it reaches its children.
 * @param {string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, log: string, failure: string, detail?: (text: string) => void, started?: (pid: number | undefined) => void, ended?: () => void, lines?: number }} options
 * @throws {Problem} `failure` and the last lines of the output
 */
export async function runTask(
  [program = '', ...args],
  { cwd, env = process.env, log, failure, detail, started, ended, lines = 40 },
) {
  const child = spawn(program, args, {
    cwd,
    env: { ...env, FORCE_COLOR: '0' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  addTask(child);
  started?.(child.pid);
  const file = createWriteStream(log, { mode: 0o600 });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      file.write(chunk);
      const line = String(chunk).trim().split('\n').at(-1)?.trim();
      if (line) detail?.(line);
    });
  }
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  ended?.();
  await new Promise((resolve) => file.end(resolve));
  if (code !== 0)
    throw new Problem(
      `${failure}${code instanceof Error ? ` (${code.message})` : ''}\n${withoutStack(stripVTControlCharacters(tail(log, lines)))}`,
    );
}
