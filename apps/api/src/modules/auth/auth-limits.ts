import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors';
import { type Limit, type Pace, RateLimiter } from '../../platform/rate-limit';
import { AuthError } from './auth-error';

const MINUTE = 60;
const limit = (name: string, points: number, seconds: number): Limit => ({ name: `auth:${name}`, points, seconds });
const pace = (name: string, points: number, seconds: number, turns: number): Pace => ({
  ...limit(name, points, seconds),
  then: { points: turns, seconds: 10 },
});

// Nobody may shut somebody else out: what a stranger tries is counted for his own address and that account together, and what counts for a
// whole address (an office may share one) or a whole account only slows down.
const SIGN_IN = pace('sign-in', 10, 5 * MINUTE, 2);
const SIGN_IN_OF_ADDRESS = pace('sign-in:address', 150, 5 * MINUTE, 20);
const SIGN_IN_OF_ACCOUNT = pace('sign-in:account', 500, 60 * MINUTE, 2);
const SIGN_IN_OF_DEVICE = limit('sign-in:device', 20, 5 * MINUTE);
const PASSWORD_OF_USER = pace('password:user', 10, 5 * MINUTE, 2);
const SIGN_UP = pace('sign-up:address', 30, 5 * MINUTE, 10);
const VERIFY = pace('verify:address', 60, 5 * MINUTE, 20);
const ASK_FOR_MAIL = pace('mail:address', 30, 5 * MINUTE, 10);
const REFRESH_OF_SESSION = limit('refresh:session', 60, 5 * MINUTE);
const CHANGE_OF_USER = limit('change:user', 60, 5 * MINUTE);
const MAIL = limit('mail', 1, MINUTE);
const MAIL_TO_RECIPIENT = limit('mail:recipient', 10, 60 * MINUTE);

export interface SignInAttempt {
  address: string;
  /** the account's e-mail address, whether or not there is such an account */
  account: string;
  /** a browser from which this account has signed in before */
  knownDevice?: string;
}

/** How often what may be asked for. Counted whether or not the account exists, so that a refusal tells nothing. */
@Injectable()
export class AuthLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts a guess at a password, and lets it wait when there were many. A known device has a count of its own, which nobody else can use up.
   * @returns to be called when the password was right: only failures count
   */
  async signIn({ address, account, knownDevice }: SignInAttempt): Promise<() => Promise<void>> {
    const device = `${account} ${knownDevice}`;
    if (knownDevice !== undefined && (await this.limiter.allows(SIGN_IN_OF_DEVICE, device)))
      return () => this.limiter.reset(SIGN_IN_OF_DEVICE, device);

    const together = `${address} ${account}`;
    const few = await this.limiter.pace(SIGN_IN, together);
    await this.limiter.pace(SIGN_IN_OF_ADDRESS, address);
    // one address alone never reaches this limit
    if (few) await this.limiter.pace(SIGN_IN_OF_ACCOUNT, account);
    return async () => {
      await this.limiter.reset(SIGN_IN, together);
      await this.limiter.refund(SIGN_IN_OF_ADDRESS, address);
      if (few) await this.limiter.refund(SIGN_IN_OF_ACCOUNT, account);
    };
  }

  /** Counts a guess at the password of somebody who is signed in. @returns to be called when it was right */
  async password(userId: string): Promise<() => Promise<void>> {
    await this.limiter.pace(PASSWORD_OF_USER, userId);
    return () => this.limiter.reset(PASSWORD_OF_USER, userId);
  }

  async signUp(address: string): Promise<void> {
    await this.limiter.pace(SIGN_UP, address);
  }
  async verify(address: string): Promise<void> {
    await this.limiter.pace(VERIFY, address);
  }
  async askForMail(address: string): Promise<void> {
    await this.limiter.pace(ASK_FOR_MAIL, address);
  }
  refresh(sessionId: string): Promise<void> {
    return this.limiter.consume(REFRESH_OF_SESSION, sessionId);
  }
  change(userId: string): Promise<void> {
    return this.limiter.consume(CHANGE_OF_USER, userId);
  }

  /** Whether this address may have another mail sent to that recipient, once a minute. */
  mayAskFor(address: string, recipient: string): Promise<boolean> {
    return this.limiter.allows(MAIL, `${address} ${recipient}`);
  }

  /** The same for callers who are told. @throws AuthError 429 over_email_send_rate_limit */
  async askFor(address: string, recipient: string): Promise<void> {
    try {
      await this.limiter.consume(MAIL, `${address} ${recipient}`);
    } catch (error) {
      throw error instanceof AppError ? tooManyMails(error.retryAfter) : error;
    }
  }

  /** Whether one more mail may go there, whoever asks for it. Counts mails that are really sent: each of them holds a link that works. */
  mayMail(recipient: string): Promise<boolean> {
    return this.limiter.allows(MAIL_TO_RECIPIENT, recipient);
  }
}

function tooManyMails(retryAfter = MINUTE): AuthError {
  const seconds = Math.ceil(retryAfter);
  return new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfter: seconds },
  );
}
