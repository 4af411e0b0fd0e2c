import { extname, join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { workerThreads } from '../../../platform/concurrency';
import type { Comparison } from './copies';
import type { PictureReading, PictureTraces } from './read-picture.worker';

/** For pictures that many people save at once; one takes a fraction of a second. */
const THREADS = 2;
const DEADLINE_MS = 30_000;

/** Reads pictures that were let in, in threads of its own: their thumbnails, their colours, and what tells a copy. */
@Injectable()
export class PictureReader implements OnApplicationShutdown {
  private readonly pool = workerThreads<Uint8Array | Comparison, PictureReading | PictureTraces | string | boolean[]>(
    join(__dirname, `read-picture.worker${extname(__filename)}`),
    { maxThreads: THREADS },
  );

  /** @param picture PNG, JPEG or WebP */
  read(picture: Uint8Array): Promise<PictureReading> {
    return this.run('default', picture) as Promise<PictureReading>;
  }

  /** What a picture is looked for by, without keeping it. */
  trace(picture: Uint8Array): Promise<PictureTraces> {
    return this.run('tracePicture', picture) as Promise<PictureTraces>;
  }

  fingerprint(picture: Uint8Array): Promise<string> {
    return this.run('fingerprint', picture) as Promise<string>;
  }

  /** Which of the others show the same picture: see `copies.ts`. */
  areCopies(comparison: Comparison): Promise<boolean[]> {
    return this.run('areCopies', comparison) as Promise<boolean[]>;
  }

  private run(name: 'default' | 'tracePicture' | 'fingerprint' | 'areCopies', task: Uint8Array | Comparison) {
    return this.pool.run(task, { name, signal: AbortSignal.timeout(DEADLINE_MS) });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
