import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { AppError, errorBody } from '../../platform/errors';
import { AuthError } from './auth-error';

const API_VERSION = 'x-supabase-api-version';
const NEW_ENVELOPE = '2024-01-01';
const log = new Logger('Auth');

const BY_STATUS: Record<number, [code: string, message: string]> = {
  404: ['not_found', 'Not found'],
  413: ['request_entity_too_large', 'Request body too large'],
  415: ['unsupported_media_type', 'Only application/json is accepted'],
  503: ['unexpected_failure', 'The service is not available right now'],
};

/** Postgres refuses some text that JSON allows (NUL, half surrogates, very deep nesting): classes 22 and 54. */
const isUnstorable = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^(22|54)/.test(error.code);

function asAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof AppError && error.status === 429)
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retryAfter: error.retryAfter,
    });
  if (isUnstorable(error))
    return new AuthError(400, 'validation_failed', 'The request holds characters that cannot be stored');
  if (error instanceof Error && 'type' in error && error.type === 'entity.parse.failed')
    return new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  const { body, unexpected, retryAfter } = errorBody(error);
  if (unexpected) log.error({ err: error }, 'unexpected error');
  if (body.status_code === 500)
    return new AuthError(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    );
  const [code, message] = BY_STATUS[body.status_code] ?? ['validation_failed', body.error];
  return new AuthError(body.status_code, code, message, { retryAfter });
}

/** Answers in the envelope that the asking client reads: the dated one when it names that version, else the older one. */
function answer(thrown: unknown, request: Request, response: Response): void {
  const error = asAuthError(thrown);
  const weak = error.weakPassword && { weak_password: error.weakPassword };
  response.status(error.status).setHeader('X-Sb-Error-Code', error.code);
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(error.retryAfter));
  if (request.headers[API_VERSION] === NEW_ENVELOPE) {
    response
      .setHeader('X-Supabase-Api-Version', NEW_ENVELOPE)
      .json({ code: error.code, message: error.message, ...weak });
  } else {
    response.json({ code: error.status, error_code: error.code, msg: error.message, ...weak });
  }
}

@Catch()
export class AuthErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }
}

/** The same for what goes wrong before a controller is reached. Express knows it by its four parameters. */
export function authErrorMiddleware(error: unknown, request: Request, response: Response, next: NextFunction): void {
  if (response.headersSent) next(error);
  else answer(error, request, response);
}
