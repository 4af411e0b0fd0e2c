import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/**
 * Lets other processes of the machine go first. Call it before a thread is made: each takes it from the one that makes it.
 *
 * On Linux a priority is a thread's, and V8 has made its own before any line of ours runs: those that collect garbage as well. And it
 * counts within a session alone (autogroup): a process that leads a session of its own, as `npm start` has it, gets as much of the
 * machine as all of another session, however readily it gives way. So all of these are told.
 *
 * @param priority 0 to 19, how readily
 */
export function giveWay(priority: number = constants.priority.PRIORITY_BELOW_NORMAL): void {
  setPriority(priority);
  if (process.platform !== 'linux') return;
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority);
    if (isSessionLeader()) writeFileSync('/proc/self/autogroup', String(priority));
  } catch {
    // a kernel without such groups, or a thread that ended meanwhile: the rest counts
  }
}

/**
 * The last of all, for a thread that computes for seconds. In a process that has given way already so are the threads that work for it:
 * those that compile its code, collect its garbage, and decode and encode its pictures; the main thread stays as it is. On Linux alone:
 * elsewhere a process has one priority.
 */
export function giveWayInThread(): void {
  if (process.platform !== 'linux') return;
  setPriority(constants.priority.PRIORITY_LOW);
  // a process that answers as well needs them to answer
  if (getPriority(process.pid) < constants.priority.PRIORITY_BELOW_NORMAL) return;
  for (const thread of readdirSync('/proc/self/task').map(Number))
    try {
      if (thread !== process.pid) setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // it ended meanwhile
    }
}

/** As the fourth of what follows the name in `stat` tells: a session has the id of the process that began it. */
function isSessionLeader(): boolean {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(session) === process.pid;
}
