/** @typedef {{ what: string, measured: string, target: string, met: boolean }} Figure */

/** @param {number[]} values @param {number} share 0 to 1 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How long each of `times` calls took, one after the other, in ms; the first ones warm up and are not counted. */
export async function timed(/** @type {() => Promise<unknown>} */ call, { times = 200, warmUp = 20 } = {}) {
  const durations = [];
  for (let i = 0; i < warmUp + times; i += 1) {
    const since = performance.now();
    await call();
    if (i >= warmUp) durations.push(performance.now() - since);
  }
  return durations;
}

export const ms = (/** @type {number} */ value) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

/** @returns {Figure} */
export const atMost = (
  /** @type {string} */ what,
  /** @type {number} */ value,
  /** @type {number} */ limit,
  /** @type {(value: number) => string} */ show = String,
) => ({ what, measured: show(value), target: `≤ ${show(limit)}`, met: value <= limit });

/** @returns {Figure} */
export const atLeast = (
  /** @type {string} */ what,
  /** @type {number} */ value,
  /** @type {number} */ limit,
  /** @type {(value: number) => string} */ show = String,
) => ({ what, measured: show(value), target: `≥ ${show(limit)}`, met: value >= limit });
