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

/** How many times as long the clock on the wall may take, where the machine does much else and lets the thread compute but little. */
const PATIENCE = 5;

/**
 * What a thread makes of a task. One that is not back in time, or whose task nobody wants any more, is ended; the next task gets a new
 * one.
 *
 * @param options `signal` of whoever may change their mind, `deadlineMs` that the process may compute meanwhile (at most five times as
 * long by the clock on the wall), `late` makes what is thrown then: it is told whether the machine was too busy to compute that long
 */
export async function runInTime<Task, Result>(
  threads: Piscina<Task, Result>,
  task: Task,
  { signal, deadlineMs, late }: RunInTimeOptions,
): Promise<Result> {
  const deadline = new AbortController();
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const leftMs = () => {
    const { user, system } = process.cpuUsage(before);
    return deadlineMs - (user + system) / 1_000;
  };
  const look = () => {
    const onWall = begun + deadlineMs * PATIENCE - performance.now();
    if (leftMs() <= 0 || onWall <= 0) deadline.abort();
    else timer = setTimeout(look, Math.ceil(Math.min(leftMs(), onWall)));
  };
  let timer = setTimeout(look, deadlineMs);
  try {
    return await threads.run(task, { signal: AbortSignal.any([signal, deadline.signal]) });
  } catch (error) {
    signal.throwIfAborted();
    throw deadline.signal.aborted ? late(error, leftMs() > 0) : error;
  } finally {
    clearTimeout(timer);
  }
}

interface RunInTimeOptions {
  signal: AbortSignal;
  deadlineMs: number;
  late: (cause: unknown, isBusy: boolean) => Error;
}

interface WorkerThreadsOptions {
  maxThreads?: number;
  maxQueue?: number;
  oldGenerationMb?: number;
  idleMs?: number;
}
