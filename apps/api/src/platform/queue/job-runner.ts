import { EventEmitter, setMaxListeners } from 'node:events';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { inTurn } from '../persistence';
import { DiskSpace } from '../storage';
import { JobTraces } from '../tracing';
import { Attempt } from './attempt';
import { type JobDefinition, type JobProcessor, PROCESSES } from './job-definition';
import { Leases } from './leases';
import { RetryLater } from './queue-connections';
import { QueueMetrics } from './queue-metrics';
import { Queues } from './queues';

const RECONCILE_EVERY_MS = 15_000;
const RECONCILE_BATCH = 1_000;
const SHUTDOWN_PATIENCE_MS = 10_000;
const FULL_DISK_PAUSE_MS = 5_000;

/** The only place that takes jobs: it hands them to their processors, reconciles, and goes down in order. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** emits a row's id whenever this process is done with it, whatever came of it */
  readonly settled = new EventEmitter();
  private readonly log = new Logger('Jobs');
  private readonly running = new Set<Promise<void>>();
  private readonly stop = new AbortController();
  private processors = new Map<string, JobProcessor>();
  private timer?: NodeJS.Timeout;
  private stopping = false;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly queues: Queues,
    private readonly leases: Leases,
    @Inject(CONFIG) private readonly config: Config,
    private readonly space: DiskSpace,
    @InjectDataSource() private readonly database: DataSource,
    private readonly metrics: QueueMetrics,
    private readonly traces: JobTraces,
  ) {}

  onApplicationBootstrap(): void {
    // one for each attempt, and there may be hundreds
    setMaxListeners(0, this.stop.signal);
    this.processors = this.findProcessors();
    if (this.config.role === 'api') return;
    for (const job of this.queues.jobs) {
      // Bull's promise settles when the queue is closed
      this.queues
        .get(job)
        .process(job.concurrency, ({ data }) => this.run(job, data.id))
        .catch((error: Error) => this.log.error(error));
    }
    this.timer = setInterval(() => void this.reconcileInTurn(), RECONCILE_EVERY_MS).unref();
    void this.reconcile();
  }

  /** Queues every row that should be worked on and is not; those that are queued already stay as they are. */
  async reconcile(): Promise<void> {
    for (const job of this.queues.jobs) {
      try {
        await this.queues.fillAll(job, RECONCILE_BATCH);
      } catch (error) {
        this.log.warn(`${job.name} could not be reconciled: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  /** One worker does it for all; at its own start each does, since it may be the only one that lives. */
  private async reconcileInTurn(): Promise<void> {
    await inTurn(this.database, 'reconciling', RECONCILE_EVERY_MS / 2, () => this.reconcile()).catch((error: Error) =>
      this.log.warn(`Jobs could not be reconciled: ${error.message}`),
    );
  }

  /** Takes the row if it is free, and does it. @throws RetryLater when it should be handed out again */
  async run(job: JobDefinition, id: string): Promise<void> {
    if (this.stopping) throw new RetryLater(0);
    const work = this.attempt(job, id);
    this.running.add(work);
    try {
      await work;
    } finally {
      this.running.delete(work);
      this.settled.emit(id);
    }
  }

  private async attempt(job: JobDefinition, id: string): Promise<void> {
    // what has begun may end with what is kept in reserve
    if (await this.space.isLow()) throw new RetryLater(FULL_DISK_PAUSE_MS);
    const lease = await this.leases.take(job, id);
    if (!lease) {
      // cancelled while it waited, or ended by a worker that died right after: its place in the line is free
      const userId = await this.leases.ownerOf(job, id);
      if (userId !== undefined) this.queues.fill(job, userId);
      return;
    }
    const observe = this.metrics.begin(job);
    try {
      await this.traces.continue(job.name, id, (onEnd) =>
        new Attempt(job, lease, this.leases, this.stop.signal).run(this.processorOf(job), (outcome) => {
          observe(outcome);
          onEnd(outcome);
        }),
      );
    } finally {
      this.queues.fill(job, lease.userId);
    }
  }

  private processorOf({ name }: JobDefinition): JobProcessor {
    const processor = this.processors.get(name);
    if (!processor) throw new Error(`The job ${name} has no processor.`);
    return processor;
  }

  /** A job without a processor would wait for ever and one with two would be done by either: neither may start. */
  private findProcessors(): Map<string, JobProcessor> {
    const found = new Map<string, JobProcessor>();
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const name = metatype ? this.reflector.get<string | undefined>(PROCESSES, metatype) : undefined;
      if (!name) continue;
      if (found.has(name)) throw new Error(`The job ${name} has two processors.`);
      found.set(name, instance as JobProcessor);
    }
    const names = this.queues.jobs.map((job) => job.name);
    const orphan = names.find((name) => !found.has(name));
    if (orphan) throw new Error(`The job ${orphan} has no processor.`);
    const unregistered = [...found.keys()].find((name) => !names.includes(name));
    if (unregistered) throw new Error(`The job ${unregistered} has a processor, and no module that registers it.`);
    return found;
  }

  /** Takes no more, gives running jobs a while, then hands them back unpunished. Database and queues close after this. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (this.config.role === 'api') return;
    this.stopping = true;
    const taking = this.queues.stopTaking();
    const deadline = setTimeout(() => this.stop.abort(new Error('shutting down')), SHUTDOWN_PATIENCE_MS);
    await Promise.allSettled([...this.running, taking]);
    clearTimeout(deadline);
  }
}
