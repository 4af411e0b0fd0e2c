/**
 * An error whose message is a sentence for the person at the screen. Of every other one, a browser's or a library's ('Loading chunk 7
 * failed', 'Failed to fetch'), not a word is shown.
 */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
  /** Machine-readable reason. */
  readonly code: string | undefined;

  constructor(message: string, { code, cause }: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.code = code;
  }
}
