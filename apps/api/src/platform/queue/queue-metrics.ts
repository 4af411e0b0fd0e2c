import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import { Metrics } from '../metrics';
import type { Outcome } from './attempt';
import type { JobDefinition } from './job-definition';
import { Leases } from './leases';
import { Queues } from './queues';

/** What operators see of the queues: what waits, for how long, and what became of what was done. `job` is a word of Prometheus' own. */
@Injectable()
export class QueueMetrics {
  private readonly durations: Histogram<'kind' | 'provider' | 'result'>;
  private readonly failures: Counter<'kind' | 'provider' | 'reason'>;

  constructor(metrics: Metrics, queues: Queues, leases: Leases) {
    const registers = [metrics.registry];
    this.durations = new Histogram({
      name: 'maquette_job_duration_seconds',
      help: 'Attempts at jobs of this process, by kind, provider and result: completed, failed, retried, or lost to a cancellation.',
      labelNames: ['kind', 'provider', 'result'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600],
      registers,
    });
    this.failures = new Counter({
      name: 'maquette_job_failures_total',
      help: 'Attempts at jobs of this process that did not succeed, by reason; most are tried again.',
      labelNames: ['kind', 'provider', 'reason'],
      registers,
    });
    const open = new Gauge({
      name: 'maquette_jobs_open',
      help: 'Jobs that are not finished, of the whole installation: each process tells the same.',
      labelNames: ['kind', 'state'],
      registers,
    });
    const oldest = new Gauge({
      name: 'maquette_jobs_oldest_pending_seconds',
      help: 'For how long the job that is due longest has waited for a worker, of the whole installation.',
      labelNames: ['kind'],
      registers,
    });
    metrics.beforeEach(async () => {
      open.reset();
      oldest.reset();
      for (const job of queues.jobs) {
        const { pending, processing, oldestSeconds } = await leases.open(job);
        open.set({ kind: job.name, state: 'pending' }, pending);
        open.set({ kind: job.name, state: 'processing' }, processing);
        oldest.set({ kind: job.name }, oldestSeconds);
      }
    });
  }

  /** @returns what to call when the attempt is over */
  begin({ name: kind }: JobDefinition): (outcome: Outcome) => void {
    const began = performance.now();
    return ({ result, reason, provider = '' }) => {
      this.durations.observe({ kind, provider, result }, (performance.now() - began) / 1_000);
      if (reason) this.failures.inc({ kind, provider, reason });
    };
  }
}
