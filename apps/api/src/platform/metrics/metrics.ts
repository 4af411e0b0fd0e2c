import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Event loop, memory, garbage collection, handles: of the process, however many applications live in it. */
const ofTheProcess = new Registry();
let collecting = false;

/** The figures of one application. Whoever has some makes them in its own file, with `registry`, and nothing of a person in a label. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;
  private readonly log = new Logger('Metrics');
  private readonly refreshers: (() => Promise<void>)[] = [];

  constructor() {
    if (!collecting) collectDefaultMetrics({ register: ofTheProcess, eventLoopMonitoringPrecision: 20 });
    collecting = true;
  }

  /** For figures that are looked up when somebody asks. One that cannot be looked up is left out of the answer. */
  beforeEach(refresh: () => Promise<void>): void {
    this.refreshers.push(refresh);
  }

  /** Everything, in the text format of Prometheus. */
  async text(): Promise<string> {
    const results = await Promise.allSettled(this.refreshers.map((refresh) => refresh()));
    for (const result of results)
      if (result.status === 'rejected') this.log.warn(`Some figures are missing: ${(result.reason as Error).message}`);
    return `${await this.registry.metrics()}\n${await ofTheProcess.metrics()}`;
  }
}
