import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DemoAccount } from '../auth';
import { BrandsService } from '../brands';
import { DesignsService } from '../designs';
import { SAMPLE_WORK } from './sample-work';

/** Fills the demo account once. Whoever throws the samples away does not get them back. */
@Injectable()
export class SamplesService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Samples');
  /** settles once the samples are queued, or are known not to be needed */
  filled = Promise.resolve();

  constructor(
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

  async fill(): Promise<void> {
    const userId = await this.demo.ensure();
    if (userId === undefined || (await this.hasWorked(userId))) return;
    for (const { brand, designs } of SAMPLE_WORK) {
      const { profile } = await this.brands.create(userId, brand);
      for (const design of designs)
        await this.designs.create(userId, {
          ...design,
          provider: 'studio',
          operation: 'text-to-image',
          brand_profile_id: profile.id,
        });
    }
  }

  /** The trash counts too. */
  private async hasWorked(userId: string): Promise<boolean> {
    return (await this.brands.hasAny(userId)) || (await this.designs.hasAny(userId));
  }
}
