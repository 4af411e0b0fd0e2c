import { fork } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exitOf, stopProcess } from '../services/processes.mjs';
import { older } from './log-files.mjs';
import { Pauses } from './pauses.mjs';
import { Problem, withoutStack } from './problem.mjs';

const READY_TIMEOUT_MS = 150_000;
const WARM = fileURLToPath(new URL('warm.cjs', import.meta.url));

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
  /** From a start to the stop that ends it; whoever sees another one here belongs to an earlier start. @type {object | null} */
  #run = null;
  #pauses = new Pauses();
  #stopped = false;
  /** With `warm`, the next process: it has its packages loaded and waits. @type {import('node:child_process').ChildProcess | null} */
  #next = null;

  /**
   * @param {{
   *   name: string, entry: string, cwd: string, log: string, env?: NodeJS.ProcessEnv,
   *   warm?: boolean, greeting?: () => object, onMessage?: (message: any) => void, onSpawn?: (pid: number | undefined) => void, say: (text: string) => void,
   * }} options `name` as it stands in a sentence; `greeting` is sent to each new process; `warm` has a process
   *   wait for each restart with its packages loaded: for development, where a start again is waited for
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
    const run = (this.#run = {});
    const message = await this.#launch();
    this.#watch(run);
    return message;
  }

  send(/** @type {object} */ message) {
    if (this.#child?.connected) this.#child.send(message);
  }

  async stop(timeoutMs = 20_000) {
    this.#stopped = true;
    this.#next?.kill('SIGKILL');
    this.#next = null;
    await this.#end(timeoutMs);
  }

  /**
   * Ends it and starts it anew, from what is built now.
   * @throws {Problem} when it cannot start, or was stopped meanwhile
   */
  async restart() {
    await this.#end();
    if (this.#stopped) throw new Problem('Stopped.');
    return this.start();
  }

  async #end(timeoutMs = 20_000) {
    this.#run = null;
    const child = this.#child;
    if (child?.pid === undefined) return;
    const exited = exitOf(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    await stopProcess(child.pid, { timeoutMs });
    await exited; // till then it counts as one that ended unasked
  }

  /** Ends it at once; for those who press Ctrl-C twice. */
  kill() {
    this.#stopped = true;
    this.#run = null;
    this.#next?.kill('SIGKILL');
    this.#child?.kill('SIGKILL');
  }

  #fork() {
    const { entry, cwd, log, env, warm } = this.options;
    const output = openSync(log, 'a', 0o600);
    const child = fork(warm ? WARM : entry, warm ? [entry] : [], {
      cwd,
      env,
      execArgv: [],
      detached: true, // a session of its own: Ctrl-C in the terminal is for the launcher, which stops everything in order
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    child.on('error', () => {});
    return child;
  }

  async #launch() {
    const { name, log, warm, greeting, onMessage, onSpawn } = this.options;
    const child = this.#next?.connected ? this.#next : this.#fork();
    this.#next = null;
    this.#child = child;
    onSpawn?.(child.pid);
    if (onMessage) child.on('message', onMessage);
    if (warm) child.send({ type: 'go' });
    if (greeting) child.send(greeting());
    const timeout = AbortSignal.timeout(READY_TIMEOUT_MS);
    const outcome = await Promise.race([
      new Promise((resolve) =>
        child.on('message', (/** @type {any} */ message) => message.type === 'ready' && resolve(message)),
      ),
      once(child, 'exit').then(() => null),
      once(timeout, 'abort').then(() => null),
    ]);
    if (outcome) {
      if (warm && this.#run) this.#next = this.#fork();
      return outcome;
    }
    if (child.exitCode === null) child.kill('SIGKILL');
    throw new Problem(`${name} could not start:\n${lastWords(log)}`);
  }

  #watch(/** @type {object} */ run) {
    const since = Date.now();
    this.#child?.once('exit', (code, signal) => {
      if (this.#run !== run) return;
      this.options.say(`${this.options.name} ended unexpectedly (${signal ?? `code ${code}`}); starting it again.`);
      void this.#startAgain(run, Date.now() - since);
    });
  }

  async #startAgain(/** @type {object} */ run, /** @type {number} */ ranMs) {
    for (let ran = ranMs; ; ran = 0) {
      await wait(this.#pauses.after(ran));
      if (this.#run !== run) return;
      try {
        await this.#launch();
        if (this.#run !== run) return;
        this.options.say(`${this.options.name} is up again.`);
        this.#watch(run);
        return;
      } catch (error) {
        if (this.#run === run) this.options.say(/** @type {Error} */ (error).message);
      }
    }
  }
}
