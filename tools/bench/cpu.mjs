import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of Linux' clock of processes are hundredths of a second wherever Node runs. */
const TICK_MS = 10;

/** Fields of /proc/PID/stat after the name, which may hold blanks and brackets. @param {number} pid */
function statOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/**
 * CPU time that a process has used with all its threads, in ms, user and system; NaN where /proc does not exist.
 * @param {number | null} pid
 */
export function cpuMs(pid) {
  try {
    const fields = statOf(pid ?? 0);
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    // not on Linux, or it has ended
    return Number.NaN;
  }
}

/**
 * CPU time that the processes have used which this one started and which have ended, in ms; 0 where /proc does not exist.
 * @param {number} pid
 */
export function cpuMsOfEnded(pid) {
  try {
    const fields = statOf(pid);
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return 0;
  }
}

/**
 * The same of a process and those that it started, which live; what some have used that ended is theirs no more. PostgreSQL has one for
 * each connection, and connections stay.
 * @param {number | null} parent
 */
export function cpuMsOfGroup(parent) {
  let sum = cpuMs(parent);
  if (Number.isNaN(sum)) return sum;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const fields = statOf(Number(pid));
      if (Number(fields[1]) === parent) sum += (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    } catch {
      // it has ended meanwhile
    }
  }
  return sum;
}
