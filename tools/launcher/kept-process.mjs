import { fork } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { stopProcess } from '../services/processes.mjs';
import { older } from './log-files.mjs';
import { Problem, withoutStack } from './problem.mjs';

const READY_TIMEOUT_MS = 150_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const STEADY_MS = 60_000;

/** A log's last sentences: lines of plain text where there are any (they are meant for people), else the messages of its JSON lines. */
function lastWords(/** @type {string} */ log) {
  const lines = withoutStack(readFileSync(log, 'utf8')).split('\n');
  const plain = lines.filter((line) => !line.startsWith('{'));
  return (plain.length > 0 ? plain : lines.map((line) => /"msg":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line))
    .slice(-10)
    .join('\n');
}

/**
 * One long-running process of ours: started, started again with growing pauses when it ends unasked, stopped.
 * It must send `{type: 'ready'}` when it is up.
 */
export class KeptProcess {
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #stopping = false;
  #pause = FIRST_PAUSE_MS;

  /**
   * @param {{
   *   name: string, entry: string, cwd: string, log: string, env?: NodeJS.ProcessEnv,
   *   greeting?: () => object, onMessage?: (message: any) => void, onSpawn?: (pid: number | undefined) => void, say: (text: string) => void,
   * }} options `name` as it stands in a sentence; `greeting` is sent to each new process
   */
  constructor(options) {
    this.options = options;
    if (existsSync(options.log)) renameSync(options.log, older(options.log));
  }

  /**
   * @returns {Promise<any>} its `ready` message
   * @throws {Problem} when it ends before that
   */
  async start() {
    const message = await this.#launch();
    this.#watch();
    return message;
  }

  send(/** @type {object} */ message) {
    if (this.#child?.connected) this.#child.send(message);
  }

  async stop(timeoutMs = 20_000) {
    this.#stopping = true;
    const pid = this.#child?.pid;
    if (pid !== undefined) await stopProcess(pid, { timeoutMs });
  }

  /** Ends it and starts it anew, from what is built now. */
  async restart() {
    await this.stop();
    this.#stopping = false;
    return this.start();
  }

  /** Ends it at once; for those who press Ctrl-C twice. */
  kill() {
    this.#stopping = true;
    this.#child?.kill('SIGKILL');
  }

  async #launch() {
    const { name, entry, cwd, log, env, greeting, onMessage, onSpawn } = this.options;
    const output = openSync(log, 'a', 0o600);
    // A session of its own: Ctrl-C in the terminal is for the launcher, which stops everything in order.
    const child = fork(entry, [], { cwd, env, execArgv: [], detached: true, stdio: ['ignore', output, output, 'ipc'] });
    closeSync(output);
    this.#child = child;
    onSpawn?.(child.pid);
    child.on('error', () => {});
    if (onMessage) child.on('message', onMessage);
    if (greeting) child.send(greeting());
    const timeout = AbortSignal.timeout(READY_TIMEOUT_MS);
    const outcome = await Promise.race([
      new Promise((resolve) =>
        child.on('message', (/** @type {any} */ message) => message.type === 'ready' && resolve(message)),
      ),
      once(child, 'exit').then(() => null),
      once(timeout, 'abort').then(() => null),
    ]);
    if (outcome) return outcome;
    if (child.exitCode === null) child.kill('SIGKILL');
    throw new Problem(`${name} could not start:\n${lastWords(log)}`);
  }

  #watch() {
    const child = this.#child;
    const since = Date.now();
    child?.once('exit', (code, signal) => {
      if (this.#stopping) return;
      if (Date.now() - since > STEADY_MS) this.#pause = FIRST_PAUSE_MS;
      this.options.say(`${this.options.name} ended unexpectedly (${signal ?? `code ${code}`}); starting it again.`);
      void this.#restart();
    });
  }

  async #restart() {
    while (!this.#stopping) {
      await wait(this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
      if (this.#stopping) return;
      try {
        await this.#launch();
        this.options.say(`${this.options.name} is up again.`);
        this.#watch();
        return;
      } catch (error) {
        if (!this.#stopping) this.options.say(/** @type {Error} */ (error).message);
      }
    }
  }
}
