import { Inject, Injectable } from '@nestjs/common';
import type { ImageAnalyser } from './image-analyser';

export const IMAGE_ANALYSERS = Symbol('ImageAnalysers');

/** Those that there are, in the order in which they are offered. */
@Injectable()
export class ImageAnalysers {
  constructor(@Inject(IMAGE_ANALYSERS) readonly all: readonly ImageAnalyser[]) {}

  find(slug: string): ImageAnalyser | undefined {
    return this.all.find((analyser) => analyser.slug === slug);
  }
}
