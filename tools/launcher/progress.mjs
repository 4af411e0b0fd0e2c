const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done, how far it is and how long it took: one living line a step on a terminal, plain lines elsewhere. */
export class Progress {
  #step = 0;

  constructor(/** @type {number} */ total, /** @type {NodeJS.WriteStream} */ out = process.stdout) {
    this.total = total;
    this.out = out;
    // A closed terminal or pipe must not end what is running.
    out.on('error', () => {});
  }

  say(/** @type {string} */ text) {
    this.out.write(`${this.out.isTTY ? '\r\x1b[K' : ''}${text}\n`);
  }

  /**
   * @template T
   * @param {string} name what is done, as a noun
   * @param {(detail: (text: string) => void) => Promise<T>} work may tell details while it goes on; a string that it answers is shown instead of the time
   * @returns {Promise<T>}
   */
  async step(name, work) {
    this.#step += 1;
    const since = performance.now();
    const head = `[${this.#step}/${this.total}] ${name}`;
    let detail = '';
    const show = () => {
      const width = (this.out.columns || 80) - 1;
      if (this.out.isTTY) this.out.write(`\r\x1b[K${`${head} … ${seconds(since)}  ${detail}`.slice(0, width)}`);
      else this.say(`${head} … ${seconds(since)}`);
    };
    const timer = setInterval(show, this.out.isTTY ? 200 : 15_000).unref();
    if (this.out.isTTY) show();
    try {
      const result = await work((text) => (detail = text));
      this.say(`${head}: ${typeof result === 'string' ? result : `done in ${seconds(since)}`}`);
      return result;
    } catch (error) {
      this.say(`${head}: failed after ${seconds(since)}`);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }
}
