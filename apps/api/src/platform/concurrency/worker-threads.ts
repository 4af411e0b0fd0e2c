import { Piscina } from 'piscina';

const MINUTE_MS = 60_000;

/**
 * A pool of threads for what must not hold the event loop. The first starts with the first task and ends after a minute
 * without one, so that what nobody uses takes no memory.
 *
 * @param filename of a module whose default export, or named exports, take a task
 * @param options `maxThreads` (1), `maxQueue` (no limit), `oldGenerationMb` (V8's own limit), `idleMs`
 */
export const workerThreads = <Task, Result>(
  filename: string,
  { oldGenerationMb, idleMs = MINUTE_MS, maxThreads = 1, maxQueue = Infinity }: WorkerThreadsOptions = {},
): Piscina<Task, Result> =>
  new Piscina<Task, Result>({
    filename,
    minThreads: 0,
    maxThreads,
    maxQueue,
    idleTimeout: idleMs,
    execArgv: process.execArgv,
    resourceLimits: oldGenerationMb ? { maxOldGenerationSizeMb: oldGenerationMb } : undefined,
    // the two histograms of a pool would be 0.7 MB of the API, for figures that nobody asks for
    recordTiming: false,
  });

/**
 * What a thread makes of a task. One that is not back in time, or whose task nobody wants any more, is ended; the next task gets a new
 * one.
 *
 * @param options `signal` of whoever may change their mind, `deadlineMs` of the clock on the wall: a machine that does much else has it
 * sooner, `late` is what is thrown then
 */
export async function runInTime<Task, Result>(
  threads: Piscina<Task, Result>,
  task: Task,
  { signal, deadlineMs, late }: RunInTimeOptions,
): Promise<Result> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    return await threads.run(task, { signal: AbortSignal.any([signal, deadline]) });
  } catch (error) {
    signal.throwIfAborted();
    throw deadline.aborted ? late(error) : error;
  }
}

interface RunInTimeOptions {
  signal: AbortSignal;
  deadlineMs: number;
  late: (cause: unknown) => Error;
}

interface WorkerThreadsOptions {
  maxThreads?: number;
  maxQueue?: number;
  oldGenerationMb?: number;
  idleMs?: number;
}
