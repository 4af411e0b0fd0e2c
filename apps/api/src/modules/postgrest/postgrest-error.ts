interface Extras {
  details?: string;
  hint?: string;
  /** seconds, becomes the Retry-After header */
  retryAfter?: number;
}

/** An error of the PostgREST protocol: its own code (PGRST…) or one of PostgreSQL's. */
export class PostgrestError extends Error {
  readonly details: string | null;
  readonly hint: string | null;
  readonly retryAfter?: number;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { details, hint, retryAfter }: Extras = {},
  ) {
    super(message);
    this.details = details ?? null;
    this.hint = hint ?? null;
    this.retryAfter = retryAfter;
  }
}

export const parseFailed = (what: string, text: string, details?: string) =>
  new PostgrestError(400, 'PGRST100', `"failed to parse ${what} (${text})"`, { details });
export const unknownColumn = (table: string, column: string) =>
  new PostgrestError(400, '42703', `column ${table}.${column} does not exist`);
/** PostgreSQL's own code for what goes beyond a limit of the program. */
export const beyondLimit = (message: string, hint: string) => new PostgrestError(400, '54000', message, { hint });
