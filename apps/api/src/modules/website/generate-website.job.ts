import { parseStrategy } from '@maquette/strategy';
import { mergeWebsite, readWebsite, websiteContent, writable } from '@maquette/website';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { WEBSITE_WRITER, type WebsiteWriter } from '../../platform/ai';
import { defineJob, JobError, type JobProcessor, type LeasedJob, Processes } from '../../platform/queue';
import { BrandStrategies, BrandWebsites } from '../brands';
import { WebsiteGeneration } from './website-generation.entity';

export const generateWebsite = defineJob({
  name: 'generate-website',
  table: 'website_generations',
  // seven texts, of which a model on a small machine writes each in minutes
  deadline: 1_200,
  words: { pending: 'queued', processing: 'generating' },
});

@Injectable()
@Processes(generateWebsite)
export class GenerateWebsiteProcessor implements JobProcessor {
  constructor(
    @InjectRepository(WebsiteGeneration) private readonly generations: Repository<WebsiteGeneration>,
    private readonly strategies: BrandStrategies,
    private readonly websites: BrandWebsites,
    @Inject(WEBSITE_WRITER) private readonly writer: WebsiteWriter,
  ) {}

  async process(job: LeasedJob): Promise<void> {
    const { brandId, sections: asked } = await this.generations.findOneByOrFail({ id: job.id });
    const known = await this.strategies.find(brandId, job.userId);
    if (!known) throw new JobError('bad_input', 'The brand was deleted before its website was written.');
    const before = await this.current(brandId, job.userId);
    job.askedOf(this.writer.provider);
    const written = await this.writer.write(
      {
        brand: known.brand,
        strategy: await this.strategyOf(brandId, job.userId, known.text),
        sections: writable(before, asked),
        current: before,
      },
      { userId: job.userId, signal: job.signal, progress: (percent) => job.progress(percent) },
    );
    await job.complete(async (tx) => {
      // a brand that went to the trash meanwhile keeps its website there
      if (!(await this.strategies.holdAnywhere(tx, brandId, job.userId))) throw new JobError('cancelled');
      // once more, since somebody may have saved or locked a section in between
      const now = readWebsite((await this.websites.find(brandId, job.userId, tx))?.content ?? '');
      const merged = websiteContent.safeParse(mergeWebsite(now, written));
      if (!merged.success)
        throw new JobError('bad_output', 'What was written is no website content. Please try again.');
      await this.websites.save(tx, brandId, job.userId, {
        content: JSON.stringify(merged.data),
        source: 'generated',
        modelUsed: this.writer.name,
      });
    });
  }

  private async current(brandId: string, userId: string) {
    return readWebsite((await this.websites.find(brandId, userId))?.content ?? '');
  }

  /** What people or a model wrote of the brand. A sample says nothing of it, and a draft of the built-in writer no more than its description. */
  private async strategyOf(brandId: string, userId: string, text: string | null) {
    const [head] = await this.strategies.versions(brandId, userId, { limit: 1, offset: 0 });
    const { sections, metadata } = parseStrategy(text ?? '');
    if (metadata.isFallback || head?.source === 'template') return null;
    return Object.fromEntries(
      Object.entries(sections).filter(
        ([name, section]) => section !== null && !metadata.draftedSections.includes(name as keyof typeof sections),
      ),
    );
  }
}
