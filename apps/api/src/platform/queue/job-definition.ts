import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** One kind of background work. Its rows live in `table`: see JobTable. */
export interface JobDefinition {
  /** of its queue, and what the API calls this kind */
  readonly name: string;
  readonly table: string;
  /** how many of these one worker process does at once */
  readonly concurrency: number;
  /**
   * How many of one user's wait in the queue or run at the same time; the next follows when one of them ends. So the
   * queue holds the heads of all users' lines, and who has asked for much delays nobody else.
   */
  readonly share: number;
  /** how often a row may be taken before it fails for good, deaths of workers included */
  readonly attempts: number;
  /** seconds that an attempt may take to its next step (`progress`) or its end; the time of an outage does not count */
  readonly deadline: number;
  /** the words of this kind on the wire, where the specification has others than the platform */
  readonly words: { readonly pending: string; readonly processing: string };
}

const DEFAULTS = {
  concurrency: 8,
  share: 4,
  attempts: 4,
  deadline: 600,
  words: { pending: 'pending', processing: 'processing' },
};

/** Declared once, beside its processor, and registered by its module: `QueueModule.forFeature(job)`. */
export const defineJob = (
  definition: Pick<JobDefinition, 'name' | 'table'> & Partial<JobDefinition>,
): JobDefinition => ({ ...DEFAULTS, ...definition });

/** A row that this worker holds. Its methods refuse (LeaseLost) once another worker or a cancellation took the row away. */
export interface LeasedJob {
  readonly id: string;
  readonly userId: string;
  /** aborted when the row was cancelled, taken by another worker, past its deadline, or the process is going down */
  readonly signal: AbortSignal;
  /** Names who is asked to do it, by a name of the program's own, for the operator's figures. */
  askedOf(provider: string): void;
  /** Steps done, in percent. Stored; a smaller number than before changes nothing. */
  progress(percent: number): Promise<void>;
  /**
   * Repeats what fails for an outage until it is over, so that nothing that was made (and perhaps paid for) has to be
   * made again. `work` must bear that.
   *
   * @throws its error, when that is no outage or the outage lasts too long
   */
  outlast<T>(work: () => Promise<T>): Promise<T>;
  /** Writes the result and marks the row completed, both or neither; an outage is outlasted. */
  complete(write: (tx: EntityManager) => Promise<void>): Promise<void>;
}

export interface JobProcessor {
  /** May run again for the same row after a worker's death: everything outside `complete` must bear that. */
  process(job: LeasedJob): Promise<void>;
}

export const PROCESSES = 'maquette:processes';

/** Names the one job that a class processes. */
export const Processes = (definition: JobDefinition) => SetMetadata(PROCESSES, definition.name);
