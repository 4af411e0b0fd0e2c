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

/** A product call that failed; `message` is a sentence fit for the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came (time-out, no connection). */
  readonly status: number;
  /** Machine-readable reason; `TIMEOUT` and `NETWORK` are the client's own. */
  readonly code: string | undefined;
  readonly details: FieldError[];
  /** Seconds to wait before another try, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** The answer's body with camelCase keys (a 409 carries both versions in it). */
  readonly body: unknown;

  constructor(message: string, { status, code, details = [], retryAfter, body, cause }: ApiErrorInit) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

/** What is told of a failed call: the server's sentence, or `fallback` when it sent none. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message === `HTTP error! status: ${error.status}`
    ? fallback
    : messageOf(error, fallback);

/** The sentence of anything thrown, or `fallback` when it has none; of an answer without a sentence it says the status. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;

/** Seconds of a `Retry-After` header, which is a number of seconds or a date. */
export function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
