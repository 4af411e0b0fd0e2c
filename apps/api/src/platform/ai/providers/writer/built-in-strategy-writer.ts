import { extname, join } from 'node:path';
import { draftMark, sectionsOf } from '@maquette/writer';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Piscina } from 'piscina';
import { workerThreads } from '../../../concurrency';
import type { StrategyProgress, StrategyRequest, StrategyWriter } from '../../strategy-writer';
import { writeInTime } from './in-time';
import type { WriteTask } from './write.worker';

const WRITE = join(__dirname, `write.worker${extname(__filename)}`);

/** Writes brand strategies with no key, no network and no model: from what the brand says of itself (libs/writer). */
@Injectable()
export class BuiltInStrategyWriter implements StrategyWriter, OnApplicationShutdown {
  readonly provider = 'built-in';
  private readonly threads: Piscina<WriteTask, object>;

  constructor() {
    this.threads = workerThreads<WriteTask, object>(WRITE, { oldGenerationMb: 256 });
  }

  async write({ type, brand }: StrategyRequest, step: StrategyProgress): Promise<string> {
    const written: Record<string, object> = draftMark(type);
    const sections = sectionsOf(type);
    const year = new Date().getFullYear();
    for (const [index, section] of sections.entries()) {
      written[section] = await writeInTime(this.threads, { brand: { ...brand, year }, section }, step.signal);
      // the last step is the one that stores it
      await step.progress((100 * (index + 1)) / (sections.length + 1));
    }
    return JSON.stringify(written, null, 2);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }
}
