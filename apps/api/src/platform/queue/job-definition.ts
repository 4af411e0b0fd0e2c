import { SetMetadata } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** One kind of background work. Its rows live in `table`, which has the columns of JobRow. */
export interface JobDefinition {
  /** name of the queue */
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
}

const definitions = new Map<string, JobDefinition>();

/** Every job is declared once, beside its processor. The queue's payload is always `{id}`. */
export function defineJob(definition: JobDefinition): JobDefinition {
  if (definitions.has(definition.name)) throw new Error(`The job ${definition.name} is defined twice.`);
  definitions.set(definition.name, definition);
  return definition;
}

export const definedJobs = (): JobDefinition[] => [...definitions.values()];

/** A row that this worker holds. Its methods refuse (LeaseLost) once another worker or a cancellation took the row away. */
export interface LeasedJob {
  readonly id: string;
  /** aborted when the row was cancelled, taken by another worker, or the process is going down */
  readonly signal: AbortSignal;
  /** Steps done, in percent. Stored; a smaller number than before changes nothing. */
  progress(percent: number): Promise<void>;
  /** Writes the result and marks the row completed, both or neither. */
  complete(write: (tx: EntityManager) => Promise<void>): Promise<void>;
}

export interface JobProcessor {
  /** May run again for the same row after a worker's death: everything outside `complete` must bear that. */
  process(job: LeasedJob): Promise<void>;
}

export const PROCESSES = 'maquette:processes';

/** Names the one job that a class processes. */
export const Processes = (definition: JobDefinition) => SetMetadata(PROCESSES, definition.name);
