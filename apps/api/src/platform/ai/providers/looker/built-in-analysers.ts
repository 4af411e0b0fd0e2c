import { extname, join } from 'node:path';
import type { Analysis, Aspect } from '@maquette/seeing';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { runInTime, workerThreads } from '../../../concurrency';
import { JobError } from '../../../queue';
import type { AnalysisRequest, AnalysisStep, ImageAnalyser } from '../../image-analyser';
import type { LookTask } from './look.worker';

/** Two to six seconds are usual where there is text to read; the rest is for a machine that does much else. */
const DEADLINE_MS = 90_000;
/** Each holds a reader of letters of some 150 MB. */
const THREADS = 2;

/** Looks at pictures in threads of its own: no key, no network, and the same answer every time. */
@Injectable()
export class BuiltInAnalysers implements OnApplicationShutdown {
  private readonly threads = workerThreads<LookTask, Analysis>(join(__dirname, `look.worker${extname(__filename)}`), {
    maxThreads: THREADS,
  });

  readonly describer = this.analyser('describe', {
    slug: 'ideogram-describe',
    name: 'Describe (built in)',
    about: 'Texts that tell what it looks like, each of use as a prompt. None makes the same picture again.',
    canSaveAsPrompt: true,
  });

  readonly altText = this.analyser('alt-text', {
    slug: 'alt-text',
    name: 'Alt text (built in)',
    about: 'A sentence for people who do not see the picture.',
    canSaveAsPrompt: true,
  });

  readonly others: readonly ImageAnalyser[] = [
    this.analyser('palette', {
      slug: 'palette',
      name: 'Palette',
      about: 'Its colours with names and shares, and which of them are legible on which.',
      canSaveAsPrompt: true,
    }),
    this.analyser('text', {
      slug: 'text',
      name: 'Text in the picture',
      about: 'The words that stand in it, and where.',
      canSaveAsPrompt: true,
    }),
    this.analyser('composition', {
      slug: 'composition',
      name: 'Composition and quality',
      about: 'Light, contrast, balance and empty space; sharpness, grain and size in print.',
      canSaveAsPrompt: true,
    }),
    this.analyser('accessibility', {
      slug: 'accessibility',
      name: 'Accessibility',
      about: 'Contrast of the text in it, and colours as people with a colour-vision deficiency see them.',
      canSaveAsPrompt: false,
    }),
  ];

  async onApplicationShutdown(): Promise<void> {
    await this.threads.destroy();
  }

  private analyser(aspect: Aspect, about: Omit<ImageAnalyser, 'analyse'>): ImageAnalyser {
    return { ...about, analyse: (request, step) => this.look(aspect, request, step) };
  }

  private look(aspect: Aspect, { image, origin }: AnalysisRequest, { signal }: AnalysisStep): Promise<Analysis> {
    return runInTime(
      this.threads,
      { aspect, image, origin },
      {
        signal,
        deadlineMs: DEADLINE_MS,
        late: (cause, isBusy) =>
          isBusy
            ? new JobError('timed_out', 'The machine was too busy to read this in time. Please try again.', { cause })
            : new JobError('bad_input', 'This picture could not be read in time. Please use a smaller image.', {
                cause,
              }),
      },
    );
  }
}
