import { getQueueToken } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import { definedJobs, type JobDefinition } from './job-definition';
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

  constructor(
    private readonly modules: ModuleRef,
    private readonly connections: QueueConnections,
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
   * Call it after the row is committed. It does not wait for Redis: while Redis is away the row stays `pending`
   * and the reconciler queues it. A row that is queued already is not queued twice.
   */
  enqueue(job: JobDefinition, id: string): void {
    this.get(job)
      .add({ id }, { jobId: id })
      .catch((error: Error) => this.log.warn(`${job.name} ${id} waits for the reconciler: ${error.message}`));
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
