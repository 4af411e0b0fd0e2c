import { UserFacingError } from '@maquette/ui';

/** A field the server refused, as in the `details` of a 400. */
export interface FieldError {
  field: string;
  message: string;
}

interface ApiErrorInit {
  status: number;
  code?: string;
  details?: FieldError[];
  retryAfter?: number;
  body?: unknown;
  cause?: unknown;
}

/** A product call that failed; `code` may be `TIMEOUT` or `NETWORK`, which are the client's own. */
export class ApiError extends UserFacingError {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came (time-out, no connection). */
  readonly status: number;
  readonly details: FieldError[];
  /** Seconds to wait before another try, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The answer's body with camelCase keys (a 409 carries both versions in it). */
  readonly body: unknown;

  constructor(message: string, { status, code, details = [], retryAfter, body, cause }: ApiErrorInit) {
    super(message, { code, cause });
    this.status = status;
    this.details = details;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

/** No answer came. */
export const unreachable = (cause: unknown): ApiError =>
  new ApiError('Could not reach the server. Please check your connection and try again.', {
    status: 0,
    code: 'NETWORK',
    cause,
  });

/** What is told of a failed call: the server's sentence, or `fallback` when it sent none. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message === `HTTP error! status: ${error.status}`
    ? fallback
    : messageOf(error, fallback);

/** The sentence of anything thrown, or `fallback` when it has none for the screen; of an answer without a sentence it says the status. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof UserFacingError && error.message ? error.message : fallback;

/** Seconds of a `Retry-After` header, which is a number of seconds or a date. */
export function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
