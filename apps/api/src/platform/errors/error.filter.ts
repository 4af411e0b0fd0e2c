import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  Logger,
  MethodNotAllowedException,
  NotFoundException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from './allowed-methods';
import { errorBody } from './error-body';

/** Every error leaves through here: one shape, no stack, no SQL, no path. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    // only the router throws NotFoundException: our own 404s are AppErrors
    const methods = thrown instanceof NotFoundException ? allowedMethods(request) : [];
    const error = methods.length > 0 ? new MethodNotAllowedException() : thrown;
    const { body, unexpected, retryAfter } = errorBody(error);
    if (unexpected) this.log.error({ err: error, requestId: request.id }, 'unexpected error');
    // a stream that has begun cannot be turned into an error any more: end it so that the client notices
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (methods.length > 0) response.setHeader('Allow', methods.join(', '));
    if (retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(retryAfter));
    response.status(body.status_code).json(body);
  }
}
