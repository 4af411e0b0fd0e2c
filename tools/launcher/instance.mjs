import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity, stopProcess } from '../services/processes.mjs';
import { Problem } from './problem.mjs';

/** @typedef {{ name: string, pid: number, identity: string | null }} Started a process of ours, told from a later one of the same number */

const TRY_AGAIN_MS = 5_000;

const alive = (/** @type {Started} */ { pid, identity }) => identity !== null && processIdentity(pid) === identity;

/** @returns {{ address: string, processes: Started[] } | null} */
function readRun(/** @type {string} */ file) {
  try {
    const { address, processes } = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(processes) ? { address: String(address), processes } : null;
  } catch {
    return null; // the first start, or a file cut short by a crash
  }
}

/** The address of the Maquette that runs on a data folder; `null` when none does that was started from a terminal. */
export function addressOn(/** @type {string} */ dataDir) {
  const run = readRun(join(dataDir, 'run.json'));
  const launcher = run?.processes.find(({ name }) => name === 'launcher');
  return run && launcher && alive(launcher) ? run.address : null;
}

/** What a start writes down in `run.json`, so that the next one can tell who runs on this data folder. */
export class Instance {
  /** @type {Map<string, Started>} */
  #processes = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #again;

  constructor(/** @type {string} */ dataDir, /** @type {string} */ address) {
    this.file = join(dataDir, 'run.json');
    this.address = address;
  }

  /**
   * Takes the data folder for this process. What a killed predecessor left running is stopped first; a stranger's process never is.
   * @param {(sentence: string) => void} say
   * @throws {Problem} when another start is alive
   */
  async take(say) {
    const last = readRun(this.file);
    const launcher = last?.processes.find(({ name }) => name === 'launcher');
    if (last && launcher && alive(launcher)) {
      throw new Problem(
        `Maquette is already running at ${last.address} (process ${launcher.pid}). Stop it there with Ctrl-C, or start a second one with a PORT and a DATA_DIR of its own.`,
      );
    }
    const left = (last?.processes ?? []).filter(alive);
    if (left.length > 0) {
      say(
        `The last run ended abruptly. Stopping what it left behind: ${left.map(({ name, pid }) => `${name} (${pid})`).join(', ')}.`,
      );
      // The services go last: the others still use them.
      const services = left.filter(({ name }) => name === 'services');
      await Promise.all(left.filter((one) => !services.includes(one)).map(({ pid }) => stopProcess(pid)));
      for (const { pid } of services) await stopProcess(pid, { timeoutMs: 90_000 });
    }
    this.#processes.set('launcher', { name: 'launcher', pid: process.pid, identity: processIdentity(process.pid) });
    this.#write();
  }

  add(/** @type {string} */ name, /** @type {number | undefined} */ pid) {
    if (pid === undefined) return;
    this.#processes.set(name, { name, pid, identity: processIdentity(pid) });
    this.#note();
  }

  remove(/** @type {string} */ name) {
    if (this.#processes.delete(name)) this.#note();
  }

  /** Those that use the services. */
  dependants() {
    return [...this.#processes.values()].filter(({ name }) => name !== 'launcher' && name !== 'services');
  }

  release() {
    clearTimeout(this.#again);
    rmSync(this.file, { force: true });
  }

  /** Writes it down as soon as the disk takes it: a full one must not end what runs. */
  #note() {
    clearTimeout(this.#again);
    try {
      this.#write();
    } catch {
      this.#again = setTimeout(() => this.#note(), TRY_AGAIN_MS).unref();
    }
  }

  #write() {
    writeFileSync(
      `${this.file}.new`,
      `${JSON.stringify({ address: this.address, processes: [...this.#processes.values()] }, null, 2)}\n`,
    );
    renameSync(`${this.file}.new`, this.file);
  }
}
