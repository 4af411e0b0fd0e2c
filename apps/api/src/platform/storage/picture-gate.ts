import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { Injectable } from '@nestjs/common';
import PQueue from 'p-queue';
import { childEnvironment } from '../../config';
import { ConcurrencyLimit } from '../concurrency';
import { AppError, invalid } from '../errors';
import type { Redrawn, Refusal } from './redraw-picture';
import { MAX_SIDE } from './renditions';

const run = promisify(execFile);

const PROGRAM = join(__dirname, `redraw-picture.process${extname(__filename)}`);
/** Pictures opened at once, for everybody; one of them for each user, who may have some more waiting. */
const AT_ONCE = 2;
const WAITING = 20;
/** A picture that is written anew may be larger than what came, up to this: it is in memory for a moment. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Why a picture is not let in, as a sentence. */
export const PICTURE_REFUSALS: Record<Exclude<Refusal, 'type'>, string> = {
  damaged: 'The image cannot be read: it is damaged or incomplete.',
  animated: 'Animated images are not accepted.',
  pixels: 'The image has more than 40 megapixels.',
  side: `The image is more than ${MAX_SIDE.toLocaleString('en')} pixels wide or high.`,
};

export interface AcceptedPicture {
  bytes: Buffer;
  mediaType: string;
}

/**
 * Lets a picture in: JPEG, PNG or WebP by its bytes (name and claimed type count for nothing), whole, not animated,
 * at most 40 megapixels and 16,384 pixels a side. It is opened in a process of its own, which knows no secret, waits
 * behind everything else and is killed when it takes too long: a file of 80 kB can ask for a minute or a gigabyte.
 */
@Injectable()
export class PictureGate {
  protected readonly program: string = PROGRAM;
  /** milliseconds; 40 megapixels take three seconds */
  protected readonly deadline: number = 20_000;
  private readonly turns = new ConcurrencyLimit(1, WAITING);
  private readonly processes = new PQueue({ concurrency: AT_ONCE });

  /**
   * @param field names the form field in the error
   * @throws AppError 400, 413, 415 or 429 with a sentence
   */
  async accept(userId: string, path: string, field: string, limit: number): Promise<AcceptedPicture> {
    const { size } = await stat(path);
    if (size === 0) throw invalid(field, 'The image is empty.');
    if (size >= limit) throw new AppError(413, 'TOO_LARGE', 'Images must be under 10 MB.');
    return this.turns.run(userId, () => this.processes.add(() => this.redraw(path, field)));
  }

  private async redraw(path: string, field: string): Promise<AcceptedPicture> {
    const redrawn = `${path}.redrawn`;
    try {
      const outcome = await this.inProcess(path, redrawn, field);
      if ('refused' in outcome) {
        if (outcome.refused === 'type')
          throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Only JPEG, PNG and WebP images are accepted.');
        throw invalid(field, PICTURE_REFUSALS[outcome.refused]);
      }
      if ((await stat(redrawn)).size > MAX_BYTES)
        throw new AppError(413, 'TOO_LARGE', 'The image holds too much detail.');
      return { mediaType: outcome.mediaType, bytes: await readFile(redrawn) };
    } finally {
      await rm(redrawn, { force: true });
    }
  }

  private async inProcess(from: string, to: string, field: string): Promise<Redrawn> {
    try {
      const { stdout } = await run(process.execPath, [this.program, from, to], {
        env: childEnvironment(),
        timeout: this.deadline,
        killSignal: 'SIGKILL',
      });
      return JSON.parse(stdout) as Redrawn;
    } catch (error) {
      const { killed, signal } = error as { killed?: boolean; signal?: string };
      if (killed) throw invalid(field, 'The image takes too long to open. Please save it anew and try again.');
      // the decoder itself broke on it
      if (signal) return { refused: 'damaged' };
      throw error;
    }
  }
}
