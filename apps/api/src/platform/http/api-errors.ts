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
  429: 'Too fast; `Retry-After` says how long to wait.',
};

/** The refusals a route can answer with. 401 needs no mention: every guarded route has it. */
export const ApiErrors = (...statuses: number[]) =>
  applyDecorators(
    ...[401, ...statuses].map((status) => ApiResponse({ status, type: ErrorResponse, description: MEANINGS[status] })),
  );
