import { extname, join } from 'node:path';
import type { WrittenWebsite } from '@maquette/website';
import type { PageRequest, WrittenPage } from '@maquette/writer';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { workerThreads } from '../../../concurrency';
import { JobError } from '../../../queue';
import { BUILT_IN_WRITER, type WebsiteRequest, type WebsiteStep, type WebsiteWriter } from '../../website-writer';

/** It takes some hundredths of a second; the rest is for a machine that does much else. */
const DEADLINE_MS = 30_000;

/** Writes websites with no key, no network and no model: in the words that the brand has for itself (libs/writer). */
@Injectable()
export class BuiltInWebsiteWriter implements WebsiteWriter, OnApplicationShutdown {
  readonly provider = 'built-in';
  readonly name = BUILT_IN_WRITER;
  private readonly threads = workerThreads<PageRequest, WrittenPage>(
    join(__dirname, `write-website.worker${extname(__filename)}`),
    { oldGenerationMb: 256 },
  );

  async write({ brand, strategy, sections }: WebsiteRequest, step: WebsiteStep): Promise<WrittenWebsite> {
    const deadline = AbortSignal.timeout(DEADLINE_MS);
    await step.progress(10);
    try {
      // the whole is composed each time: each sentence of the brief stands in one section only
      const page = await this.threads.run(
        { brand: { ...brand, year: new Date().getFullYear() }, strategy },
        { signal: AbortSignal.any([step.signal, deadline]) },
      );
      await step.progress(90);
      return {
        sections: Object.fromEntries(sections.map((key) => [key, page.sections[key]])),
        ...(sections.includes('hero_section') && { seo: page.seo }),
      };
    } catch (error) {
      step.signal.throwIfAborted();
      if (!deadline.aborted) throw error;
      throw new JobError('bad_input', 'The description could not be read in time. Please shorten it.', {
        cause: error,
      });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }
}
