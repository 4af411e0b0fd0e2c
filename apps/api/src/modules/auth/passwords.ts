import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { AuthError, validationFailed } from './auth-error';

const MIN_LENGTH = 6;
const MAX_BYTES = 72;

/** @throws AuthError when a new password may not be chosen; the limits are those of the protocol */
export function checkNewPassword(password: string): void {
  if (password === '') throw validationFailed('Signup requires a valid password');
  if (Buffer.byteLength(password) > MAX_BYTES) throw validationFailed('Password cannot be longer than 72 characters');
  if (password.length < MIN_LENGTH) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${MIN_LENGTH} characters.`, {
      weakPassword: { reasons: ['length'] },
    });
  }
}

/** argon2id with the library's defaults (19 MiB, 2 passes: OWASP's first choice), on libuv's threads, so at most four at a time. */
@Injectable()
export class Passwords {
  /** The hash of a password that nobody knows. An unknown account is checked against it, so that it takes as long as a known one. */
  private readonly nobodys = hash(crypto.randomUUID());

  hash(password: string): Promise<string> {
    return hash(password);
  }

  /** @param stored absent for an account that does not exist or has no password: the work is done all the same and the answer is no */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const matches = await verify(stored ?? (await this.nobodys), password);
    return matches && typeof stored === 'string';
  }
}
