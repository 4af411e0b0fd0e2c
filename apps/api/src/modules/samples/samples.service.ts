import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { DemoAccount } from '../auth';
import { BrandsService } from '../brands';
import { DesignsService } from '../designs';
import { SampleAccount } from './sample-account.entity';
import { SAMPLE_WORK } from './sample-work';

/** Fills the demo account once. Whoever throws the samples away does not get them back. */
@Injectable()
export class SamplesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Samples');
  /** settles once the samples are queued, or are known not to be needed */
  filled = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly demo: DemoAccount,
    private readonly brands: BrandsService,
    private readonly designs: DesignsService,
  ) {}

  /** In the background: a start never waits for samples, nor fails for them. */
  onApplicationBootstrap(): void {
    this.filled = this.fill().catch((error: unknown) =>
      this.log.warn({ err: error }, 'the demo account has no samples'),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.filled;
  }

  /** All of it or nothing, once an account: whatever ends this in the middle, and however many processes begin it. */
  async fill(): Promise<void> {
    const userId = await this.demo.ensure();
    if (userId === undefined) return;
    await this.database.transaction(async (tx) => {
      const { raw } = (await tx
        .createQueryBuilder()
        .insert()
        .into(SampleAccount)
        .values({ userId })
        .orIgnore()
        .returning('*')
        .execute()) as { raw: unknown[] };
      if (raw.length === 0) return;
      for (const { brand, designs } of SAMPLE_WORK) {
        const made = await this.brands.createIn(tx, userId, brand);
        for (const design of designs)
          await this.designs.createIn(tx, userId, { ...design, provider: 'studio', operation: 'text-to-image' }, made);
      }
    });
    this.designs.enqueue(userId);
  }
}
