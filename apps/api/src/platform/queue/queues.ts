import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bull';
import type { JobDefinition } from './job-definition';
import { type DueJob, Leases } from './leases';
import { QueueConnections } from './queue-connections';

/** All that ever reaches Redis. */
export interface JobPayload {
  id: string;
}

/** Bull's queues, one a registered job. Losing all of Redis loses nothing: the reconciler fills the queues again. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly log = new Logger('Queue');
  private readonly registered = new Map<string, { job: JobDefinition; queue: Queue<JobPayload> }>();
  /** lines that are being filled, and whether to look once more: what comes in meanwhile shares one look */
  private readonly filling = new Map<string, boolean>();

  constructor(
    private readonly connections: QueueConnections,
    private readonly leases: Leases,
  ) {}

  /** Called by `QueueModule.forFeature`. */
  register(job: JobDefinition, queue: Queue<JobPayload>): void {
    const other = this.jobs.find(({ name, table }) => name === job.name || table === job.table);
    if (other) throw new Error(`The job ${job.name} has the name or the table of another, ${other.name}.`);
    queue.on('error', (error) => this.log.warn(`${job.name}: ${error.message}`));
    // @nestjs/bull would close the queue without asking whether Redis is there, and wait for it for ever.
    // Bull names its connection without looking after the answer: a stop in that moment would be an unhandled rejection.
    Object.assign(queue, { onApplicationShutdown: undefined, setWorkerName: () => undefined });
    this.registered.set(job.name, { job, queue });
  }

  /** Every kind of job that a module of this application has registered. */
  get jobs(): JobDefinition[] {
    return [...this.registered.values()].map(({ job }) => job);
  }

  /** @throws Error when no module of this application registers the job */
  get({ name }: JobDefinition): Queue<JobPayload> {
    const found = this.registered.get(name);
    if (!found) throw new Error(`The job ${name} has no module here: QueueModule.forFeature registers it.`);
    return found.queue;
  }

  /** Adds what this user has due; nothing is added twice. It waits for nothing and does not fail: see Jobs.enqueue. */
  fill(job: JobDefinition, userId: string): void {
    const line = `${job.name} ${userId}`;
    const lookAgain = this.filling.has(line);
    this.filling.set(line, lookAgain);
    if (!lookAgain) void this.fillLine(job, userId, line);
  }

  /** The same for everybody. */
  async fillAll(job: JobDefinition, limit: number): Promise<void> {
    await this.add(job, await this.leases.due(job, { limit }));
  }

  /** From now on this process takes no job, while those that it has go on: what waits is for the other workers. */
  async stopTaking(): Promise<void> {
    const here = true;
    const atOnce = true;
    if (this.connections.ready)
      await Promise.all(
        [...this.registered.values()].map(({ queue }) => queue.pause(here, atOnce).catch(() => undefined)),
      );
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.connections.ready)
      await Promise.all([...this.registered.values()].map(({ queue }) => queue.close(true).catch(() => undefined)));
    this.connections.close();
  }

  private async fillLine(job: JobDefinition, userId: string, line: string): Promise<void> {
    try {
      do {
        this.filling.set(line, false);
        await this.add(job, await this.leases.due(job, { userId, limit: job.share }));
      } while (this.filling.get(line));
    } catch (error) {
      this.log.warn(`${job.name} waits for the reconciler: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.filling.delete(line);
    }
  }

  /** The row's id is the job's, so that Bull ignores what it has already. */
  private async add(job: JobDefinition, due: DueJob[]): Promise<void> {
    const queue = this.get(job);
    await Promise.all(due.map(({ id }) => queue.add({ id }, { jobId: id })));
  }
}
