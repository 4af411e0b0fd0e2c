import { readFileSync, writeFileSync } from 'node:fs';

/** What a saturated API may take of the machine, in MB. */
export const SATURATED_MB = 250;

/**
 * Resident memory of a process in MB, and the most it was since `resetPeak`; NaN where /proc does not exist.
 * @param {number | null} pid
 */
export function residentMb(pid) {
  let status = '';
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // not on Linux, or it has ended
  }
  const mb = (/** @type {RegExp} */ line) => Number(line.exec(status)?.[1]) / 1024;
  return { now: mb(/VmRSS:\s+(\d+)/), peak: mb(/VmHWM:\s+(\d+)/) };
}

/** The processes that the main thread of one has started and that live; none where /proc does not exist. @param {number} pid */
export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** From now on the peak counts anew. */
export function resetPeak(/** @type {number | null} */ pid) {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // not on Linux, or it has ended: then residentMb answers NaN too
  }
}

/** Least squares: by how much `values`, one a minute, grow in an hour. */
export function slopePerHour(/** @type {number[]} */ values) {
  const middle = (values.length - 1) / 2;
  const rise = values.reduce((sum, value, i) => sum + (i - middle) * value, 0);
  const run = values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return run === 0 ? 0 : (rise / run) * 60;
}
