import { Injectable } from '@nestjs/common';
import { parseEmail } from '../../platform/auth';
import { AppError } from '../../platform/errors';
import { type Limit, RateLimiter } from '../../platform/rate-limit';
import { AuthError } from './auth-error';

const MINUTE = 60;
const limit = (name: string, points: number, seconds: number): Limit => ({ name: `auth:${name}`, points, seconds });

// A whole office may share one address, so those limits are wide; the narrow ones count for the account.
const SIGN_IN_PER_ADDRESS = limit('sign-in:address', 150, 5 * MINUTE);
const SIGN_IN_PER_ACCOUNT = limit('sign-in:account', 20, 5 * MINUTE);
const REFRESH_PER_ADDRESS = limit('refresh:address', 600, 5 * MINUTE);
const SIGN_UP_PER_ADDRESS = limit('sign-up:address', 30, 5 * MINUTE);
const CHANGE_PER_ADDRESS = limit('change:address', 60, 5 * MINUTE);
const VERIFY_PER_ADDRESS = limit('verify:address', 60, 5 * MINUTE);
const MAIL_PER_ADDRESS = limit('mail:address', 30, 5 * MINUTE);
const MAIL_PER_RECIPIENT = limit('mail:recipient', 1, MINUTE);
const MAIL_PER_RECIPIENT_HOURLY = limit('mail:recipient:hour', 10, 60 * MINUTE);

const accountKey = (email: string) => parseEmail(email) ?? 'no address';

/** How often what may be asked for. Counted whether or not the account exists, so that a refusal tells nothing. */
@Injectable()
export class AuthLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** @param email as the request gave it; what is no address counts as one account */
  async signIn(address: string, email: string): Promise<void> {
    await this.limiter.consume(SIGN_IN_PER_ADDRESS, address);
    await this.limiter.consume(SIGN_IN_PER_ACCOUNT, accountKey(email));
  }
  /** Only failures count against an account. */
  signedIn(email: string): Promise<void> {
    return this.limiter.reset(SIGN_IN_PER_ACCOUNT, accountKey(email));
  }
  refresh(address: string): Promise<void> {
    return this.limiter.consume(REFRESH_PER_ADDRESS, address);
  }
  signUp(address: string): Promise<void> {
    return this.limiter.consume(SIGN_UP_PER_ADDRESS, address);
  }
  change(address: string): Promise<void> {
    return this.limiter.consume(CHANGE_PER_ADDRESS, address);
  }
  verify(address: string): Promise<void> {
    return this.limiter.consume(VERIFY_PER_ADDRESS, address);
  }
  askForMail(address: string): Promise<void> {
    return this.limiter.consume(MAIL_PER_ADDRESS, address);
  }

  /** @throws AuthError 429 over_email_send_rate_limit */
  async mailTo(recipient: string): Promise<void> {
    try {
      await this.limiter.consume(MAIL_PER_RECIPIENT, recipient);
      await this.limiter.consume(MAIL_PER_RECIPIENT_HOURLY, recipient);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const seconds = Math.ceil(error.retryAfter ?? MINUTE);
      throw new AuthError(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
        { retryAfter: seconds },
      );
    }
  }
}
