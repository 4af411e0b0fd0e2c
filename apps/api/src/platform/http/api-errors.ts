import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorResponse } from '../errors';

const MEANINGS: Record<number, string> = {
  400: 'A field cannot be accepted; `details` names it.',
  401: 'No token, or not a valid one.',
  403: 'The CSRF token is missing or old.',
  404: 'There is no such thing, or it is someone else’s.',
  409: 'It was changed in the meantime, or the user has as many as may be kept.',
  413: 'The body or a file is too large.',
  415: 'The content type is not accepted here.',
  422: 'The text model refused what it was to write, or could not use it.',
  429: 'Too fast; `Retry-After` says how long to wait.',
  502: 'The text model is not reached, not set up correctly, or its answer cannot be used.',
  503: 'The text model has no room, credit or budget left; `Retry-After` may say how long to wait.',
  504: 'The text model took too long.',
};

/** The refusals a route can answer with. 401 needs no mention: every guarded route has it. */
export const ApiErrors = (...statuses: number[]) =>
  applyDecorators(
    ...[401, ...statuses].map((status) => ApiResponse({ status, type: ErrorResponse, description: MEANINGS[status] })),
  );
