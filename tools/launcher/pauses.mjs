const FIRST_MS = 500;
const LONGEST_MS = 30_000;
const STEADY_MS = 60_000;

/** How long to wait before what ended unasked is started again: longer each time, and short once it had run steadily. */
export class Pauses {
  #next = FIRST_MS;

  /**
   * @param {number} ranMs how long it had run
   * @returns {number} milliseconds
   */
  after(ranMs) {
    const pause = ranMs > STEADY_MS ? FIRST_MS : this.#next;
    this.#next = Math.min(pause * 2, LONGEST_MS);
    return pause;
  }
}
