/** An error of the PostgREST protocol: its own code (PGRST…) or one of PostgreSQL's. */
export class PostgrestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: string | null = null,
    readonly hint: string | null = null,
  ) {
    super(message);
  }
}

export const parseFailed = (what: string, text: string) =>
  new PostgrestError(400, 'PGRST100', `"failed to parse ${what} (${text})"`);
export const unknownColumn = (table: string, column: string) =>
  new PostgrestError(400, '42703', `column ${table}.${column} does not exist`);
