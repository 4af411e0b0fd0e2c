import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Piscina } from 'piscina';
import { runInTime, workerThreads } from '../../../concurrency';
import { JobError } from '../../../queue';
import type { Drawing, DrawTask, Refused } from './draw.worker';

/** A drawing takes a fraction of a second, an operation some; what computes so long has run into something. */
const DEADLINE_MS = 30_000;
const COMPILE_ITSELF = '--no-concurrent-recompilation';
const DRAW = join(__dirname, `draw.worker${extname(__filename)}`);

/**
 * Threads that draw, each started when it is needed: one fewer than there are cores. However readily a drawing gives way, whoever looks
 * at a list meanwhile waits longer when every core has one.
 */
export class DrawingThreads {
  readonly size = Math.max(1, availableParallelism() - 1);
  private readonly pool: Piscina<DrawTask, Drawing | Refused>;

  constructor(
    filename = DRAW,
    private readonly deadlineMs = DEADLINE_MS,
  ) {
    // For threads made from now on: each compiles what is hot itself. V8's own threads would do it on the core that is left to others,
    // and until they are done a drawing goes on in slow code: in all it took a fifth more.
    setFlagsFromString(COMPILE_ITSELF);
    this.pool = workerThreads<DrawTask, Drawing | Refused>(filename, { maxThreads: this.size });
  }

  /**
   * A thread that is not back by the deadline, or when `signal` is aborted, is ended; the next task gets a new one.
   *
   * @throws JobError that is not tried again, since the same task would take as long, or be refused, again; one that is, where the
   * machine had no time
   */
  async draw(task: DrawTask, signal: AbortSignal): Promise<Drawing> {
    const drawing = await this.run(task, signal);
    if ('refused' in drawing) throw new JobError('bad_input', drawing.refused);
    return drawing;
  }

  private run(task: DrawTask, signal: AbortSignal): Promise<Drawing | Refused> {
    const smaller = task.operation === 'text-to-image' ? 'Please shorten the prompt.' : 'Please use a smaller image.';
    return runInTime(this.pool, task, {
      signal,
      deadlineMs: this.deadlineMs,
      late: (cause, isBusy) =>
        isBusy
          ? new JobError('timed_out', 'The machine was too busy to draw this in time. Please try again.', { cause })
          : new JobError(
              'bad_input',
              `The studio could not draw this within ${this.deadlineMs / 1_000} seconds. ${smaller}`,
              { cause },
            ),
    });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
