import { extname, join } from 'node:path';
import type { WrittenWebsite } from '@maquette/website';
import type { PageRequest, WrittenPage } from '@maquette/writer';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { workerThreads } from '../../../concurrency';
import { BUILT_IN_WRITER, type WebsiteRequest, type WebsiteStep, type WebsiteWriter } from '../../website-writer';
import { writeInTime } from './in-time';

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
    await step.progress(10);
    // the whole is composed each time: each sentence of the brief stands in one section only
    const page = await writeInTime(
      this.threads,
      { brand: { ...brand, year: new Date().getFullYear() }, strategy },
      step.signal,
    );
    await step.progress(90);
    return {
      sections: Object.fromEntries(sections.map((key) => [key, page.sections[key]])),
      ...(sections.includes('hero_section') && { seo: page.seo, notes: page.notes }),
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }
}
