import { getQueueToken } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import { definedJobs, type JobDefinition } from './job-definition';
import { type DueJob, Leases } from './leases';
import { QueueConnections } from './queue-connections';

/** All that ever reaches Redis. */
export interface JobPayload {
  id: string;
}

/** Bull's queues, one a job definition. Losing all of Redis loses nothing: the reconciler fills the queues again. */
@Injectable()
export class Queues implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger('Queue');
  private readonly queues = new Map<string, Queue<JobPayload>>();
  /** lines that are being filled, and whether to look once more: what comes in meanwhile shares one look */
  private readonly filling = new Map<string, boolean>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly connections: QueueConnections,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    for (const { name } of definedJobs()) {
      const queue = this.modules.get<Queue<JobPayload>>(getQueueToken(name), { strict: false });
      queue.on('error', (error) => this.log.warn(`${name}: ${error.message}`));
      // @nestjs/bull would close the queue without asking whether Redis is there, and wait for it for ever.
      // Bull names its connection without looking after the answer: a stop in that moment would be an unhandled rejection.
      Object.assign(queue, { onApplicationShutdown: undefined, setWorkerName: () => undefined });
      this.queues.set(name, queue);
    }
  }

  get({ name }: JobDefinition): Queue<JobPayload> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`The job ${name} is not defined.`);
    return queue;
  }

  /**
   * Call it after a row of this user's is committed, and when one has ended. It waits for nothing: while Redis is away
   * the row stays `pending` and the reconciler queues it.
   */
  enqueue(job: JobDefinition, userId: string): void {
    const line = `${job.name} ${userId}`;
    const lookAgain = this.filling.has(line);
    this.filling.set(line, lookAgain);
    if (!lookAgain) void this.fill(job, userId, line);
  }

  /** A row that is queued already is not queued twice. */
  async add(job: JobDefinition, { id }: DueJob): Promise<void> {
    await this.get(job).add({ id }, { jobId: id });
  }

  private async fill(job: JobDefinition, userId: string, line: string): Promise<void> {
    try {
      do {
        this.filling.set(line, false);
        const due = await this.leases.due(job, { userId, limit: job.share });
        await Promise.all(due.map((row) => this.add(job, row)));
      } while (this.filling.get(line));
    } catch (error) {
      this.log.warn(`${job.name} waits for the reconciler: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.filling.delete(line);
    }
  }

  /** From now on this process takes no job, while those that it has go on: what waits is for the other workers. */
  async stopTaking(): Promise<void> {
    const here = true;
    const atOnce = true;
    if (this.connections.ready)
      await Promise.all([...this.queues.values()].map((queue) => queue.pause(here, atOnce).catch(() => undefined)));
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.connections.ready)
      await Promise.all([...this.queues.values()].map((queue) => queue.close(true).catch(() => undefined)));
    this.connections.close();
  }
}
