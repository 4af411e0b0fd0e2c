interface Extras {
  /** seconds, becomes the Retry-After header */
  retryAfter?: number;
  weakPassword?: { reasons: ('length' | 'characters')[] };
}

/** An error of the Supabase Auth protocol. Clients tell errors apart by `code` and show `message`. */
export class AuthError extends Error {
  readonly retryAfter?: number;
  readonly weakPassword?: Extras['weakPassword'];

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { retryAfter, weakPassword }: Extras = {},
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.weakPassword = weakPassword;
  }
}

export const validationFailed = (message: string) => new AuthError(400, 'validation_failed', message);
export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
export const linkExpired = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
