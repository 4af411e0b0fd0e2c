import { Injectable } from '@nestjs/common';
import { PictureMeasurer, type ReferencePicture } from '../../platform/ai';
import { AppError, invalid } from '../../platform/errors';
import { PICTURE_LIMIT } from '../../platform/http';
import { PICTURE_HEAD, PICTURE_REFUSALS, pictureFormatOf } from '../../platform/storage';

/** Within the 90 seconds after which clients give up. */
const PATIENCE_MS = 80_000;

/** So many characters of base64 hold the beginning of a file. */
const HEAD_LENGTH = Math.ceil(PICTURE_HEAD / 3) * 4;

const SLOW = 'The image takes too long to open. Please save it anew and try again.';

/** What is found out about a client's pictures, while they are in memory; nothing else of them stays. */
@Injectable()
export class ReferencePictures {
  constructor(private readonly measurer: PictureMeasurer) {}

  /**
   * @param pictures files in base64, with or without `data:…,` before it
   * @throws AppError 400, 413 or 415 that names the picture by its number; JobError when a model that sees is set up and fails
   */
  async measure(userId: string, pictures: readonly string[]): Promise<ReferencePicture[]> {
    const files = pictures.map((picture) => picture.replace(/^data:[^,]{0,100},/, ''));
    for (const [index, file] of files.entries()) {
      const bytes = Buffer.byteLength(file, 'base64');
      if (bytes === 0) throw refusal(index, 'Please upload at least one image file');
      if (bytes >= PICTURE_LIMIT)
        throw new AppError(413, 'TOO_LARGE', `Image ${index + 1}: File size must be less than 10MB`);
    }
    // what a file is shows at its beginning: nobody waits for two pictures to hear that the third is none
    for (const [index, file] of files.entries())
      if (!(await pictureFormatOf(Buffer.from(file.slice(0, HEAD_LENGTH), 'base64')))) throw wrongType(index);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const measured = await Promise.allSettled(
      files.map(async (file, index) => {
        const outcome = await this.measurer.measure(userId, file, signal);
        if (!('refused' in outcome)) return outcome;
        if (outcome.refused === 'type') throw wrongType(index);
        throw refusal(index, outcome.refused === 'slow' ? SLOW : PICTURE_REFUSALS[outcome.refused]);
      }),
    );
    return measured.map((outcome) => {
      // the first that is wrong is told, whichever was looked at first
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  }
}

const wrongType = (index: number) =>
  new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', `Image ${index + 1}: File must be JPEG, PNG, or WebP format`);
const refusal = (index: number, sentence: string) => invalid('images', `Image ${index + 1}: ${sentence}`);
