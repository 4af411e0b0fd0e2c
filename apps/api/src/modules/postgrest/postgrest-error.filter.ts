import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { errorBody } from '../../platform/errors';
import { PostgrestError } from './postgrest-error';

const log = new Logger('Rest');

/** A value that PostgreSQL cannot read as the column's type (class 22), or an operator that the type does not have. */
const isBadValue = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(22...|42883|42804)$/.test(error.code);

/** Every other error of PostgreSQL has its status in platform/errors, whatever call it happened in. */
function asPostgrestError(error: unknown): PostgrestError {
  if (error instanceof PostgrestError) return error;
  if (isBadValue(error)) return new PostgrestError(400, error.code, error.message);
  const { body, unexpected, retryAfter } = errorBody(error);
  if (unexpected) log.error({ err: error }, 'unexpected error');
  return new PostgrestError(body.status_code, 'PGRST000', body.error, { retryAfter });
}

@Catch()
export class PostgrestErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { status, code, details, hint, message, retryAfter } = asPostgrestError(thrown);
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    if (retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(retryAfter));
    response.status(status).json({ code, details, hint, message });
  }
}
