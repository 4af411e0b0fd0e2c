import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  mixin,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { AppError } from '../errors';

/** A picture must be smaller than this many bytes. */
export const PICTURE_LIMIT = 10_485_760;
/** Of a body, besides its pictures. */
const FIELDS_LIMIT = 2 * 1024 * 1024;
const FIELD_LIMIT = 64 * 1024;

export const TAKES_MULTIPART = 'takesMultipart';

/** What multer put on disk, by the name of the field. */
export type UploadedPictures<Field extends string> = Partial<Record<Field, Express.Multer.File[]>>;

/** The first size that is not taken any more, and what is said of it. */
interface UploadLimit {
  bytes: number;
  sentence: string;
}
const USUAL_LIMIT: UploadLimit = { bytes: PICTURE_LIMIT, sentence: 'Images must be under 10 MB.' };

const tooLarge = ({ sentence }: UploadLimit) => new AppError(413, 'TOO_LARGE', sentence);

function asAppError(error: Error, limit: UploadLimit): Error {
  // the disk refused: everything else is about what was sent, and busboy's complaints are plain errors
  if ('syscall' in error) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(limit);
    if (error.code === 'LIMIT_FILE_COUNT')
      return new AppError(400, 'VALIDATION_FAILED', 'These are more files than are taken here.');
    if (error.code === 'LIMIT_UNEXPECTED_FILE')
      return new AppError(400, 'VALIDATION_FAILED', `${error.field ?? 'This'} is not a file that is expected here.`);
  }
  return new AppError(400, 'VALIDATION_FAILED', 'The form could not be read.');
}

/**
 * Takes a form with at most one picture in each of these fields, or as many as are said, besides JSON. Files are streamed to the temporary
 * folder and removed when the route is done with them, whatever came of it.
 */
export const TakesPictures = (...names: FieldOfPictures[]) => TakesPicturesUpTo(USUAL_LIMIT, ...names);

type FieldOfPictures = string | { name: string; maxCount: number };

/** The same with a limit of its own. */
export function TakesPicturesUpTo(limit: UploadLimit, ...names: FieldOfPictures[]) {
  const fields = names.map((field) => (typeof field === 'string' ? { name: field, maxCount: 1 } : field));
  const most = fields.reduce((sum, { maxCount }) => sum + maxCount, 0);
  const bodyLimit = Math.max(2, most) * limit.bytes + FIELDS_LIMIT;
  const receive = multer({
    storage: multer.diskStorage({ destination: (_, __, done) => done(null, tmpdir()) }),
    // busboy stops a file at the limit itself, so that one byte less is the largest that passes
    limits: {
      fileSize: limit.bytes,
      files: most,
      fields: 20 + most,
      fieldSize: FIELD_LIMIT,
      fieldNameSize: 100,
      fieldNestingDepth: 0,
    },
  }).fields(fields);

  class PictureUploads implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      if (!request.is('multipart/form-data')) return next.handle();
      if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge(limit);
      await new Promise<void>((resolve, reject) => {
        receive(request, http.getResponse<Response>(), (error?: Error | string) =>
          error ? reject(asAppError(error as Error, limit)) : resolve(),
        );
      });
      const files = Object.values((request.files ?? {}) as Record<string, Express.Multer.File[]>).flat();
      return next.handle().pipe(finalize(() => void Promise.all(files.map(({ path }) => rm(path, { force: true })))));
    }
  }
  return applyDecorators(
    SetMetadata(TAKES_MULTIPART, true),
    UseInterceptors(mixin(PictureUploads)),
    ApiConsumes('application/json', 'multipart/form-data'),
  );
}
