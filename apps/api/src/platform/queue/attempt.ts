import { Logger } from '@nestjs/common';
import pRetry, { type Options } from 'p-retry';
import type { EntityManager } from 'typeorm';
import { isOutage } from '../errors';
import type { JobDefinition, JobProcessor, LeasedJob } from './job-definition';
import { asJobError, type FailureReason, JobError } from './job-error';
import { type Lease, LEASE_SECONDS, LeaseLost, type Leases } from './leases';
import { RetryLater } from './queue-connections';

/** How long an outage is waited for: by an attempt that holds a result, and by a row that goes on from its beginning. */
const OUTAGE_PATIENCE_MS = 20 * 60_000;
/** for a processor that does not heed its signal */
const GRACE_MS = 10_000;

const jittered = (ms: number, random = Math.random()) => ms * (0.5 + random / 2);

/** Seconds double with every attempt; the jitter keeps rows that failed together from coming back together. */
export const backoffMs = (attempt: number, retryAfterSeconds?: number, random?: number): number =>
  retryAfterSeconds !== undefined
    ? Math.min(retryAfterSeconds, 600) * 1_000
    : jittered(Math.min(2_000 * 2 ** (attempt - 1), 60_000), random);

/** As long again as the outage has lasted, so that a short one costs little time and a long one little work. */
export const outagePauseMs = (lastedMs: number, random?: number): number =>
  jittered(Math.min(Math.max(lastedMs, 2_000), 60_000), random);

/** Again and again while what fails is an outage. */
const repeat = <T>(work: () => Promise<T>, options: Options): Promise<T> =>
  pRetry(work, {
    retries: Infinity,
    minTimeout: 1_000,
    maxTimeout: 15_000,
    randomize: true,
    shouldRetry: ({ error }) => isOutage(error),
    ...options,
  });

/** What came of an attempt, for the operator's figures. */
export interface Outcome {
  /** lost: the row was cancelled, or another worker's by then */
  result: 'completed' | 'failed' | 'retried' | 'lost';
  reason?: FailureReason | 'shutdown';
  provider?: string;
}

/** One go at one row, from its lease to its end. */
export class Attempt implements LeasedJob {
  private readonly log = new Logger('Jobs');
  private readonly abort = new AbortController();
  private readonly deadline: NodeJS.Timeout;
  private readonly heartbeat: NodeJS.Timeout;
  private completed = false;
  private outcome: Outcome = { result: 'lost' };

  constructor(
    private readonly job: JobDefinition,
    private readonly lease: Lease,
    private readonly leases: Leases,
    /** aborted when the process has no more time */
    private readonly stop: AbortSignal,
  ) {
    this.deadline = setTimeout(() => this.abort.abort(new JobError('timed_out')), job.deadline * 1_000).unref();
    // one that fails for another reason than the lease is tried again before the lease runs out
    this.heartbeat = setInterval(() => void this.renew().catch(() => undefined), (LEASE_SECONDS * 1_000) / 3);
    if (stop.aborted) this.interrupt();
    stop.addEventListener('abort', this.interrupt);
  }

  get id(): string {
    return this.lease.id;
  }

  get userId(): string {
    return this.lease.userId;
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  /** @throws RetryLater when the row should be handed out again */
  async run(processor: JobProcessor, onEnd: (outcome: Outcome) => void = () => undefined): Promise<void> {
    try {
      if (this.lease.attempts > this.job.attempts)
        throw new Error(`${this.job.name} ${this.id} was taken ${this.job.attempts} times without an end`);
      await Promise.race([processor.process(this), this.neglected()]);
      if (!this.completed) throw new Error(`The processor of ${this.job.name} ended without completing its job`);
    } catch (error) {
      await this.settle(error);
    } finally {
      clearTimeout(this.deadline);
      clearInterval(this.heartbeat);
      this.stop.removeEventListener('abort', this.interrupt);
      onEnd(this.outcome);
    }
  }

  askedOf(provider: string): void {
    this.outcome.provider = provider;
  }

  async progress(percent: number): Promise<void> {
    this.deadline.refresh();
    await this.renew(percent).catch((error: unknown) => {
      // the next one will be stored
      if (!isOutage(error)) throw error;
    });
  }

  outlast<T>(work: () => Promise<T>): Promise<T> {
    return repeat(work, {
      maxRetryTime: OUTAGE_PATIENCE_MS,
      signal: this.signal,
      onFailedAttempt: () => void this.deadline.refresh(),
    });
  }

  async complete(write: (tx: EntityManager) => Promise<void>): Promise<void> {
    await this.outlast(() => this.guard(this.leases.complete(this.job, this.lease, write)));
    this.completed = true;
    this.outcome.result = 'completed';
  }

  private renew(percent?: number): Promise<void> {
    return this.guard(this.leases.renew(this.job, this.lease, percent));
  }

  private async guard(change: Promise<void>): Promise<void> {
    try {
      await change;
    } catch (error) {
      if (error instanceof LeaseLost) this.abort.abort(error);
      throw error;
    }
  }

  private readonly interrupt = () => this.abort.abort(this.stop.reason);

  /** Never resolves; rejects when the processor is given up on. */
  private neglected(): Promise<never> {
    return new Promise((_, reject) =>
      this.signal.addEventListener(
        'abort',
        () => setTimeout(() => reject(this.signal.reason as Error), GRACE_MS).unref(),
        { once: true },
      ),
    );
  }

  private async settle(thrown: unknown): Promise<void> {
    // what ended the attempt, whatever the processor made of it
    const error: unknown = this.signal.aborted ? this.signal.reason : thrown;
    if (error instanceof LeaseLost || thrown instanceof LeaseLost) return;
    try {
      if (this.stop.aborted) {
        await this.leases.release(this.job, this.lease, 'shutdown', 0);
        Object.assign(this.outcome, { result: 'retried', reason: 'shutdown' });
        throw new RetryLater(0);
      }
      // the database may be what is away: the row is this worker's until it can say what became of it
      const failure = asJobError(error);
      this.report(failure);
      const delayMs = await repeat(() => this.record(failure), { signal: this.stop });
      Object.assign(this.outcome, { result: delayMs === undefined ? 'failed' : 'retried', reason: failure.reason });
      if (delayMs !== undefined) throw new RetryLater(delayMs);
    } catch (lost) {
      if (!(lost instanceof LeaseLost)) throw lost;
    }
  }

  /** @returns when to hand the row out again; nothing when it has failed for good */
  private async record(failure: JobError): Promise<number | undefined> {
    const outage = failure.isOutage;
    const { attempts, outageSince } = this.lease;
    const lastedMs = outageSince ? Date.now() - outageSince.getTime() : 0;
    if (outage ? lastedMs > OUTAGE_PATIENCE_MS : !failure.canHeal || attempts >= this.job.attempts) {
      await this.leases.fail(this.job, this.lease, failure);
      return undefined;
    }
    const delayMs = outage ? outagePauseMs(lastedMs) : backoffMs(attempts, failure.retryAfter);
    await this.leases.release(this.job, this.lease, outage ? 'outage' : 'failure', delayMs);
    return delayMs;
  }

  private report(failure: JobError): void {
    const facts = { job: this.job.name, id: this.id, attempt: this.lease.attempts, reason: failure.reason };
    if (failure.reason === 'internal') this.log.error({ ...facts, err: failure.cause }, 'job failed unexpectedly');
    else this.log.warn({ ...facts, err: failure.cause }, 'job failed');
  }
}
