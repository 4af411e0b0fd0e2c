import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** What a prompt was saved from. The module that has designs offers one, marked by `@KnowsDesigns`. */
export interface DesignFinder {
  /** Whether the user has that request, the trash left out. */
  hasRequest(userId: string, requestId: string): Promise<boolean>;
}

export const KnowsDesigns = DiscoveryService.createDecorator();

/** Asks the module of designs, which knows prompts, whereas prompts do not know it. */
@Injectable()
export class PromptDesigns implements OnApplicationBootstrap {
  private finder: DesignFinder | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const [wrapper] = this.discovery.getProviders({ metadataKey: KnowsDesigns.KEY });
    this.finder = wrapper?.instance as DesignFinder | undefined;
  }

  async hasRequest(userId: string, requestId: string): Promise<boolean> {
    return (await this.finder?.hasRequest(userId, requestId)) ?? false;
  }
}
