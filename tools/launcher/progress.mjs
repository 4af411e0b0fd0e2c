const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done, how far it is and how long it took: one living line a step on a terminal, plain lines elsewhere. */
export class Progress {
  #step = 0;
  /** @type {Set<{ head: string, since: number, detail: string }>} */
  #running = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  #timer;

  constructor(/** @type {number} */ total, /** @type {NodeJS.WriteStream} */ out = process.stdout) {
    this.total = total;
    this.out = out;
    // A closed terminal or pipe must not end what is running.
    out.on('error', () => {});
  }

  say(/** @type {string} */ text) {
    this.out.write(`${this.out.isTTY ? '\r\x1b[K' : ''}${text}\n`);
  }

  /** Every step under way, on a line that a terminal writes anew. */
  #show() {
    const width = (this.out.columns || 80) - 1;
    const line = [...this.#running]
      .map(({ head, since, detail }) => `${head} … ${seconds(since)}  ${this.out.isTTY ? detail : ''}`.trimEnd())
      .join('  ');
    if (this.out.isTTY) this.out.write(`\r\x1b[K${line.slice(0, width)}`);
    else this.say(line);
  }

  /**
   * Steps may go on beside each other.
   * @template T
   * @param {string} name what is done, as a noun
   * @param {(detail: (text: string) => void) => Promise<T>} work may tell details while it goes on; a string that it answers is shown instead of the time
   * @returns {Promise<T>}
   */
  async step(name, work) {
    this.#step += 1;
    const since = performance.now();
    const step = { head: `[${this.#step}/${this.total}] ${name}`, since, detail: '' };
    this.#running.add(step);
    this.#timer ??= setInterval(() => this.#show(), this.out.isTTY ? 200 : 15_000).unref();
    if (this.out.isTTY) this.#show();
    const end = (/** @type {string} */ text) => {
      this.#running.delete(step);
      this.say(`${step.head}: ${text}`);
    };
    try {
      const result = await work((text) => (step.detail = text));
      end(typeof result === 'string' ? result : `done in ${seconds(since)}`);
      return result;
    } catch (error) {
      end(`failed after ${seconds(since)}`);
      throw error;
    } finally {
      if (this.#running.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
    }
  }
}
