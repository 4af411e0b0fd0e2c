import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { errorBody } from './error-body';

/** Every error leaves through here: one shape, no stack, no SQL, no path. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const { body, unexpected, retryAfter } = errorBody(error);
    if (unexpected) this.log.error({ err: error, requestId: request.id }, 'unexpected error');
    // a stream that has begun cannot be turned into an error any more: end it so that the client notices
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(retryAfter));
    response.status(body.status_code).json(body);
  }
}
