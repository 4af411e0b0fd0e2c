/** One field that could not be accepted, and the sentence for it. */
export interface FieldError {
  field: string;
  message: string;
}

interface Extras {
  details?: FieldError[] | Record<string, unknown>;
  /** seconds, becomes the Retry-After header */
  retryAfter?: number;
  cause?: unknown;
}

/**
 * The one error of the application: a stable code, a sentence fit for the screen, an HTTP status.
 * Everything else that is thrown becomes a 500 whose body says nothing of the inside.
 */
export class AppError extends Error {
  readonly details?: Extras['details'];
  readonly retryAfter?: number;

  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    { details, retryAfter, cause }: Extras = {},
  ) {
    super(sentence, { cause });
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

/** Absent and somebody else's look the same. */
export const notFound = (what: string) => new AppError(404, 'NOT_FOUND', `${what} not found.`);
export const invalid = (field: string, message: string) =>
  new AppError(400, 'VALIDATION_FAILED', message, { details: [{ field, message }] });
