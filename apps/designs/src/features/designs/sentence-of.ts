import { ApiError, messageOf } from '@maquette/web-core';

/** What is told of a failed call: the server's sentence, or `fallback` when it sent none. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message === `HTTP error! status: ${error.status}`
    ? fallback
    : messageOf(error, fallback);
