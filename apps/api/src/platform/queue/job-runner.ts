import { EventEmitter } from 'node:events';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { CONFIG, type Config } from '../../config';
import { DiskSpace } from '../storage';
import { definedJobs, type JobDefinition, type JobProcessor, PROCESSES } from './job-definition';
import { asJobError, type JobError } from './job-error';
import { type Lease, LEASE_SECONDS, LeaseLost, Leases } from './leases';
import { RetryLater } from './queue-connections';
import { Queues } from './queues';

const RECONCILE_EVERY_MS = 60_000;
const RECONCILE_BATCH = 1_000;
const SHUTDOWN_PATIENCE_MS = 10_000;
const FULL_DISK_PAUSE_MS = 5_000;

/** Seconds double with every attempt; the jitter keeps rows that failed together from coming back together. */
export const backoffMs = (attempt: number, retryAfterSeconds?: number, random = Math.random()): number =>
  retryAfterSeconds !== undefined
    ? Math.min(retryAfterSeconds, 600) * 1_000
    : Math.min(2_000 * 2 ** (attempt - 1), 60_000) * (0.5 + random / 2);

/** The only place that takes jobs: leases, heartbeats, retries, reconciling, going down in order. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** emits a row's id whenever this process is done with it, whatever came of it */
  readonly settled = new EventEmitter();
  private readonly log = new Logger('Jobs');
  private readonly running = new Map<Promise<void>, AbortController>();
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
  ) {}

  onApplicationBootstrap(): void {
    this.processors = this.findProcessors();
    if (this.config.role === 'api') return;
    for (const job of definedJobs()) {
      // Bull's promise settles when the queue is closed
      this.queues
        .get(job)
        .process(job.concurrency, ({ data }) => this.run(job, data.id))
        .catch((error: Error) => this.log.error(error));
    }
    this.timer = setInterval(() => void this.reconcile(), RECONCILE_EVERY_MS).unref();
    void this.reconcile();
  }

  /** Queues every row that should be worked on and is not; those that are queued already stay as they are. */
  async reconcile(): Promise<void> {
    for (const job of definedJobs()) {
      try {
        const due = await this.leases.due(job, { limit: RECONCILE_BATCH });
        await Promise.all(due.map((row) => this.queues.add(job, row)));
      } catch (error) {
        this.log.warn(`${job.name} could not be reconciled: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  /** Takes the row if it is free, and does it. @throws RetryLater when it should be handed out again */
  async run(job: JobDefinition, id: string): Promise<void> {
    if (this.stopping) throw new RetryLater(0);
    const abort = new AbortController();
    const work = this.attempt(job, id, abort);
    this.running.set(work, abort);
    try {
      await work;
    } finally {
      this.running.delete(work);
      this.settled.emit(id);
    }
  }

  private async attempt(job: JobDefinition, id: string, abort: AbortController): Promise<void> {
    // what has begun may end with what is kept in reserve
    if (await this.space.isLow()) throw new RetryLater(FULL_DISK_PAUSE_MS);
    const lease = await this.leases.take(job, id);
    if (!lease) return this.passOn(job, id);
    const guarded = async (change: Promise<void>) => {
      try {
        await change;
      } catch (error) {
        if (error instanceof LeaseLost) abort.abort(error);
        throw error;
      }
    };
    // a heartbeat that fails for another reason is tried again before the lease runs out
    const heartbeat = setInterval(
      () => void guarded(this.leases.renew(job, lease)).catch(() => undefined),
      (LEASE_SECONDS * 1_000) / 3,
    );
    try {
      if (lease.attempts > job.attempts)
        throw new Error(`${job.name} ${id} was taken ${job.attempts} times without an end`);
      await this.processorOf(job).process({
        id,
        signal: abort.signal,
        progress: (percent) => guarded(this.leases.renew(job, lease, percent)),
        complete: (write) => guarded(this.leases.complete(job, lease, write)),
      });
    } catch (error) {
      await this.settle(job, lease, abort.signal, error);
    } finally {
      clearInterval(heartbeat);
      this.queues.enqueue(job, lease.userId);
    }
  }

  /** What was cancelled while it waited, or ended with a worker that died right after, frees a place in its line. */
  private async passOn(job: JobDefinition, id: string): Promise<void> {
    const userId = await this.leases.ownerOf(job, id);
    if (userId !== undefined) this.queues.enqueue(job, userId);
  }

  private async settle(job: JobDefinition, lease: Lease, signal: AbortSignal, error: unknown): Promise<void> {
    if (error instanceof LeaseLost || signal.reason instanceof LeaseLost) return;
    try {
      if (signal.aborted) {
        await this.leases.release(job, lease, { refund: true });
        throw new RetryLater(0);
      }
      const failure = asJobError(error);
      this.report(job, lease, failure);
      if (!failure.canHeal || lease.attempts >= job.attempts) return await this.leases.fail(job, lease, failure);
      const delayMs = backoffMs(lease.attempts, failure.retryAfter);
      await this.leases.release(job, lease, { delayMs });
      throw new RetryLater(delayMs);
    } catch (lost) {
      if (!(lost instanceof LeaseLost)) throw lost;
    }
  }

  private report(job: JobDefinition, lease: Lease, failure: JobError): void {
    const facts = { job: job.name, id: lease.id, attempt: lease.attempts, reason: failure.reason };
    if (failure.reason === 'internal') this.log.error({ ...facts, err: failure.cause }, 'job failed unexpectedly');
    else this.log.warn(facts, 'job failed');
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
    const orphan = definedJobs().find((job) => !found.has(job.name));
    if (orphan) throw new Error(`The job ${orphan.name} has no processor.`);
    return found;
  }

  /** Takes no more, gives running jobs a while, then hands them back unpunished. Database and queues close after this. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (this.config.role === 'api') return;
    this.stopping = true;
    const taking = this.queues.stopTaking();
    const deadline = setTimeout(
      () => this.running.forEach((abort) => abort.abort(new Error('shutting down'))),
      SHUTDOWN_PATIENCE_MS,
    );
    await Promise.allSettled([...this.running.keys(), taking]);
    clearTimeout(deadline);
  }
}
