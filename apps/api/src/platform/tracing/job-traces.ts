import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { context, propagation, ProxyTracerProvider, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Redis } from 'ioredis';
import type { DataSource, EntitySubscriberInterface, InsertEvent } from 'typeorm';
import { CONFIG, type Config } from '../../config';
import { REDIS } from '../redis';

/** Who has not been worked on for so long begins a trace of its own. */
const KEPT_SECONDS = 24 * 60 * 60;
const keyOf = (id: string) => `maquette:trace:${id}`;

export interface TracedOutcome {
  result: string;
  provider?: string;
}

/**
 * Carries a trace from the request that wrote a job's row to the worker that does it. Under the row's id in Redis, since another
 * request, or another process, may be who puts the row into the queue. What Redis loses costs a trace its second half and nothing else.
 */
@Injectable()
export class JobTraces implements EntitySubscriberInterface, OnApplicationShutdown {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(REDIS) private readonly redis: Redis,
    @InjectDataSource() database: DataSource,
  ) {
    if (config.tracing) database.subscribers.push(this);
  }

  /** Called by TypeORM for every row that is written; those of jobs have a fence. */
  afterInsert({ metadata, entity }: InsertEvent<{ id?: unknown }>): void {
    if (metadata.columns.some(({ databaseName }) => databaseName === 'fence') && typeof entity.id === 'string')
      this.remember(entity.id);
  }

  /** What is asked for now is done in this trace. */
  remember(id: string): void {
    if (!this.config.tracing) return;
    const carrier: { traceparent?: string } = {};
    propagation.inject(context.active(), carrier);
    if (carrier.traceparent) this.redis.set(keyOf(id), carrier.traceparent, 'EX', KEPT_SECONDS).catch(() => undefined);
  }

  /** Does the work as a part of the trace in which the job was asked for. */
  async continue(kind: string, id: string, work: (onEnd: (outcome: TracedOutcome) => void) => Promise<void>) {
    if (!this.config.tracing) return work(() => undefined);
    const traceparent = await this.redis.get(keyOf(id)).catch(() => null);
    const parent = propagation.extract(context.active(), { traceparent: traceparent ?? undefined });
    const options = {
      kind: SpanKind.CONSUMER,
      attributes: { 'maquette.job.kind': kind, 'maquette.job.id': id },
    };
    return trace.getTracer('maquette').startActiveSpan(`job ${kind}`, options, parent, async (span) => {
      try {
        await work(({ result, provider }) => {
          span.setAttribute('maquette.job.result', result);
          if (provider !== undefined) span.setAttribute('maquette.job.provider', provider);
          if (result === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
        });
      } finally {
        span.end();
      }
    });
  }

  /** The last spans wait for their batch. */
  async onApplicationShutdown(): Promise<void> {
    if (!this.config.tracing) return;
    const provider = trace.getTracerProvider();
    const delegate = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
    await (delegate as { forceFlush?: () => Promise<void> }).forceFlush?.().catch(() => undefined);
  }
}
