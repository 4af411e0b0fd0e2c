import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { AppError } from './app-error';
import { dependencyAnswer } from './dependency-error';

export interface ErrorBody {
  /** a sentence fit for the screen */
  error: string;
  message: string;
  status_code: number;
  code?: string;
  details?: unknown;
}

const SENTENCES: Record<number, string> = {
  400: 'The request could not be read.',
  401: 'Please log in to continue.',
  403: 'This is not allowed.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  413: 'The request is too large.',
  415: 'This content type is not supported.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The service is not available right now. Please try again.',
};

interface HttpError {
  status: number;
  code?: string;
}

/** body-parser, csurf and multer throw plain errors with a status; NestJS 12 wraps them and keeps the original in `cause`. */
function asHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpException) {
    const { cause } = error;
    const code =
      typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
        ? cause.code
        : undefined;
    return { status: error.getStatus(), code };
  }
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') {
    return { status: error.status, code: 'code' in error && typeof error.code === 'string' ? error.code : undefined };
  }
  return undefined;
}

/** @returns the body for any error; `unexpected` errors belong into the log, never into an answer */
export function errorBody(error: unknown): { body: ErrorBody; unexpected: boolean; retryAfter?: number } {
  const make = (status: number, sentence: string, code?: string, details?: unknown): ErrorBody => ({
    error: sentence,
    message: sentence,
    status_code: status,
    code,
    details,
  });
  if (error instanceof AppError)
    return {
      body: make(error.status, error.message, error.code, error.details),
      unexpected: false,
      retryAfter: error.retryAfter,
    };

  const dependency = dependencyAnswer(error);
  if (dependency) {
    const { status, code, sentence, unexpected, retryAfter } = dependency;
    return { body: make(status, sentence, code), unexpected, retryAfter };
  }

  const http = asHttpError(error);
  if (!http || http.status >= 500)
    return { body: make(http?.status ?? 500, SENTENCES[http?.status ?? 500] ?? SENTENCES[500]!), unexpected: true };
  if (http.code === 'EBADCSRFTOKEN') return { body: make(403, 'Invalid CSRF token', http.code), unexpected: false };
  return {
    body: make(http.status, SENTENCES[http.status] ?? `${STATUS_CODES[http.status] ?? 'Request refused'}.`, http.code),
    unexpected: false,
  };
}
