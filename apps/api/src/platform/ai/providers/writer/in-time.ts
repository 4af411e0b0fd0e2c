import type { Piscina } from 'piscina';
import { runInTime } from '../../../concurrency';
import { JobError } from '../../../queue';

/** The longest text is read and answered in some tenths of a second; the rest is for a machine that does much else. */
const DEADLINE_MS = 30_000;

/**
 * What the built-in writer makes of a task.
 *
 * @throws JobError that is tried again: no text takes that long, so that it is the machine which had no time
 */
export const writeInTime = <Task, Result>(
  threads: Piscina<Task, Result>,
  task: Task,
  signal: AbortSignal,
  deadlineMs = DEADLINE_MS,
): Promise<Result> =>
  runInTime(threads, task, {
    signal,
    deadlineMs,
    late: (cause) =>
      new JobError('timed_out', 'The machine was too busy to write this in time. Please try again.', { cause }),
  });
