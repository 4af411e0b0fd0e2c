import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** What a brand counts of other modules' things. */
export type Counted = 'designs' | 'prompts';
export type BrandCounts = Record<Counted, number>;

/** Of a picture of a brand; where its files are is the business of the module that has it. */
export interface BrandPicture {
  /** signed, as it is in the lists of that module */
  thumbnailUrl: string;
  /** in pixels */
  width: number;
  height: number;
}

/** A module whose things may belong to a brand offers one, marked by `@CountsByBrand`. */
export interface BrandCounter {
  /** How many of the user's things belong to each of these brands, the trash left out; a brand without any may be missing. */
  countByBrand(userId: string, brandIds: string[]): Promise<Map<string, number>>;
  /** The newest finished picture of each of these brands that has one, the trash left out; for things that are pictures. */
  newestPictures?(userId: string, brandIds: string[]): Promise<Map<string, BrandPicture>>;
}

export const CountsByBrand = DiscoveryService.createDecorator<Counted>();

/** Asks the other modules, which know brands, whereas brands know none of them. */
@Injectable()
export class BrandCounters implements OnApplicationBootstrap {
  private readonly counters = new Map<Counted, BrandCounter>();

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    for (const wrapper of this.discovery.getProviders({ metadataKey: CountsByBrand.KEY })) {
      const counted = this.discovery.getMetadataByDecorator(CountsByBrand, wrapper);
      if (counted) this.counters.set(counted, wrapper.instance as BrandCounter);
    }
  }

  /** @returns the newest picture of each brand that has one */
  async newestPictures(userId: string, brandIds: string[]): Promise<Map<string, BrandPicture>> {
    const found = await Promise.all(
      [...this.counters.values()].map(async (one) => [...((await one.newestPictures?.(userId, brandIds)) ?? [])]),
    );
    return new Map(found.flat());
  }

  /** @returns the counts of one brand; what no module of this application has is 0 */
  async count(userId: string, brandIds: string[]): Promise<(brandId: string) => BrandCounts> {
    const counts = new Map(
      await Promise.all(
        [...this.counters].map(
          async ([counted, counter]) => [counted, await counter.countByBrand(userId, brandIds)] as const,
        ),
      ),
    );
    return (id) => ({ designs: counts.get('designs')?.get(id) ?? 0, prompts: counts.get('prompts')?.get(id) ?? 0 });
  }
}
