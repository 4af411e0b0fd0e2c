import { Inject, Injectable } from '@nestjs/common';
import type { ImageProvider } from './image-provider';

export const IMAGE_PROVIDERS = Symbol('ImageProviders');

/** Those that are configured, in the order in which they are offered. */
@Injectable()
export class ImageProviders {
  constructor(@Inject(IMAGE_PROVIDERS) readonly all: readonly ImageProvider[]) {}

  find(id: string): ImageProvider | undefined {
    return this.all.find((provider) => provider.id === id);
  }
}
