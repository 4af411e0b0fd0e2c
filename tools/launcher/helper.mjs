import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { exitOf } from '../services/processes.mjs';
import { Pauses } from './pauses.mjs';
import { addTask } from './task.mjs';

/**
 * Starts a development command that runs beside the product, and shows its lines; when it ends by itself, it is started again with growing
 * pauses. It gets a process group of its own, which `stopTasks` ends.
 *
 * @param {string} label stands before each line
 * @param {string[]} command
 * @param {{
 *   cwd: string, env?: NodeJS.ProcessEnv, niceness?: number, isNews?: (line: string) => boolean,
 *   say: (text: string) => void, onSpawn: (pid: number | undefined) => void, isOver: () => boolean,
 * }} options `niceness`: 0 to 19, how readily it gives way; `isNews`: whether a line is shown; `isOver`: nothing is shown and started any more
 */
export function keepHelper(label, [program = '', ...args], options) {
  const { cwd, env = {}, niceness, isNews = () => true, say, onSpawn, isOver } = options;
  const pauses = new Pauses();
  const tell = (/** @type {string} */ text) => say(`${label.padEnd(8)} ${text}`);
  const launch = () => {
    if (isOver()) return;
    const since = Date.now();
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    addTask(child);
    onSpawn(child.pid);
    if (niceness && child.pid) setPriority(child.pid, niceness);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (text) => {
        const line = stripVTControlCharacters(text).trimEnd();
        if (line && !isOver() && isNews(line)) tell(line);
      });
    }
    void exitOf(child).then(() => {
      if (isOver()) return;
      const { exitCode, signalCode, spawnfile } = child;
      const why = child.pid === undefined ? `${spawnfile} cannot be run` : (signalCode ?? `code ${exitCode}`);
      tell(`ended unexpectedly (${why}); starting it again.`);
      setTimeout(launch, pauses.after(Date.now() - since)).unref();
    });
  };
  launch();
}
